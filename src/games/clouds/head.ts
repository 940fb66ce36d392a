import type { GameHead } from '../../kit/game-head.ts';
import { firstOf, type Policy } from '../../kit/head/policy.ts';
import { chanceAt } from '../../kit/head/search.ts';
import type { Strength } from '../../kit/head/strengths.ts';
import { ADVICE_IN_CLOUDS } from './head/advice.ts';
import { followInClouds } from './head/formation.ts';
import { CHORES, fightSeen, inClouds, landingIn, urgentStep, WHY_IN_CLOUDS, weighMoves } from './head/opponent.ts';
import { anyMove, bestMove } from './head/quick-move.ts';
import type { CloudsDecisions } from './table/clouds-decisions.ts';
import { type FightingMachine, machineNamed } from './table/skirmish.ts';

/** How many of a hundred moves are any move that stays on the board and in the air. */
const ERRS: Readonly<Record<Strength, number>> = { novice: 0.8, steady: 0.5, sharp: 0, ace: 0 };

/** The last move that was made up: its steps are asked for one by one. */
interface QuickThought {
  readonly machine: FightingMachine;
  readonly turn: number;
  readonly words: readonly string[];
}

/**
 * A head for fights that are played by the thousand. It flies what looks best if all who have not moved yet fly
 * straight on, and looks no further.
 */
export function quicklyInClouds(strength: Strength, word: string): Pick<Policy, keyof CloudsDecisions> {
  let last: QuickThought | undefined;
  return {
    ...inClouds('steady', word),
    'clouds-move': (about, options, book) => {
      const { view, course } = about;
      const machine = machineNamed(about.machine, view);
      const urgent = urgentStep(machine, about, options) ?? landingIn(machine, view, options, book);
      if (urgent) return urgent;
      const done = course.words.filter((step) => !CHORES.includes(step));
      if (last?.machine !== machine || last.turn !== view.turn || done.length === 0) {
        const fight = fightSeen(view, book);
        const chance = chanceAt({ word, machine: machine.id, turn: view.turn, from: machine.place });
        const words = chance() < ERRS[strength] ? anyMove(machine, fight, chance()) : bestMove(machine, fight);
        last = { machine, turn: view.turn, words };
      }
      const next = last.words[done.length];
      return options.find((option) => option === next) ?? firstOf(options);
    },
  };
}

/** In the clouds nothing is secret, so there is nothing to guess. */
export const CLOUDS_OF_GLORY: GameHead<keyof CloudsDecisions> = {
  head: (_, strength, word, bent) => inClouds(strength, word, bent),
  why: () => WHY_IN_CLOUDS,
  quickly: quicklyInClouds,
  weighs: weighMoves,
  advises: () => ADVICE_IN_CLOUDS,
  follows: followInClouds,
};
