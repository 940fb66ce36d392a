import type { GameHead, SecretWatch } from '../../kit/game-head.ts';
import type { Question } from '../../table/decisions.ts';
import type { GameEvent } from '../../table/events.ts';
import type { Side } from '../../table/sides.ts';
import { followFromTheSide } from './head/formation.ts';
import { ADVICE_FROM_THE_SIDE, fromTheSide, weighWays } from './head/opponent.ts';
import { quicklyFromTheSide } from './head/quick.ts';
import { WHYS_FROM_THE_SIDE } from './head/whys.ts';
import type { EnergyDecisions } from './table/energy-decisions.ts';

/** (V019) A throttle is secret until its machine has moved. */
function watchThrottles(_: Side): SecretWatch {
  const moved = new Set<string>();
  let now = 0;
  return {
    faceDown: new Set(),
    drew: () => {},
    known: () => undefined,
    hears: (event: GameEvent) => {
      if (event.type === 'side-moved') moved.add(event.machine);
      if (event.type !== 'side-turn-began') return;
      now = event.turn;
      moved.clear();
    },
    keeps: ({ decision, about }: Question, turn: number) =>
      decision === 'throttle' && turn === now && !moved.has(about.machine),
  };
}

/** In a fight seen from the side, throttles are set in secret. */
export const WINGED_VICTORY: GameHead<keyof EnergyDecisions> = {
  head: (_, strength, word, bent) => fromTheSide(strength, word, bent),
  why: () => WHYS_FROM_THE_SIDE,
  follows: followFromTheSide,
  quickly: quicklyFromTheSide,
  weighs: weighWays,
  advises: () => ADVICE_FROM_THE_SIDE,
  plans: { begins: ['side-fight-began'], watch: watchThrottles, kindOf: () => '' },
};
