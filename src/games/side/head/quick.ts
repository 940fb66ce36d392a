import { AS_EVER } from '../../../kit/head/bent.ts';
import { leadingOn } from '../../../kit/head/outlook.ts';
import { firstOf, type Policy } from '../../../kit/head/policy.ts';
import { chanceAt, rankWays } from '../../../kit/head/search.ts';
import type { Strength } from '../../../kit/head/strengths.ts';
import { enemyOf } from '../../../table/sides.ts';
import { silencedBy } from '../rules/flight/choice.ts';
import { openMoves } from '../rules/flight/moves.ts';
import { hexesBetween, levelOf } from '../rules/flight/pose.ts';
import { endedAt } from '../rules/move-ends.ts';
import { flierOf } from '../rules/moving.ts';
import type { EnergyDecisions } from '../table/energy-decisions.ts';
import type { EndedMove, Known, SidePose } from '../table/fighting-machine.ts';
import { errandOf, hasErrand } from './errand.ts';
import type { Sight } from './field.ts';
import { knownOf, machineIn, shotValue } from './known.ts';
import { fromTheSide } from './opponent.ts';
import { outlookFor } from './outlook.ts';
import { danger, facingOf, flownOn } from './standing.ts';
import { weigh } from './stands.ts';

type QuickMoveFacts = EnergyDecisions['energy-move']['about'];

/** The number of open moves that are looked at, taken at random. A machine with an errand looks at more. */
const LOOKED_AT: Readonly<Record<Strength, number>> = { novice: 2, steady: 8, sharp: 200, ace: 200 };
const WITH_ERRAND = 4;

/**
 * A head for fights that are played by the thousand: it flies what looks best if all who have not moved yet fly
 * straight on, and considers no answers. It sees to it that a way leads on from there.
 */
export const quicklyFromTheSide = (strength: Strength, word: string): Pick<Policy, keyof EnergyDecisions> => ({
  ...fromTheSide('steady', word),
  'energy-move': (about, options, book) => {
    const own = machineIn(about.view, about.machine);
    const sight = { own, view: about.view, book, bent: AS_EVER };
    const endOf = endsBefore(about, sight);
    // (V102) Nothing else puts a fire out.
    if (own.burning && options.includes('side-slip') && endOf('side-slip').lands === 'no') return 'side-slip';
    const looks = LOOKED_AT[strength] * (hasErrand(own, about.view) ? WITH_ERRAND : 1);
    const foes = foesOf(sight);
    const { turns, ahead: aheadOf } = outlookFor(sight);
    const known = new Map<string, number>();
    const ahead = (each: string): number => {
      const its = known.get(each) ?? aheadOf(endOf(each));
      known.set(each, its);
      return its;
    };
    const worth = (each: string): number => worthOf(each, endOf(each), foes, sight);
    const leading = (words: readonly string[]) => leadingOn(rankWays(words, worth), { turns, ahead }, 1)[0]?.of;
    const looked = someOf(options, looks, about, word);
    const best = leading(looked);
    // Where none of a sample leads on, it looks at all.
    if (best && (looked.length === options.length || ahead(best) >= turns)) return best;
    return leading(options) ?? firstOf(options);
  },
});

/** Where each move would end; computed only for the moves that are looked at. */
function endsBefore({ pool }: QuickMoveFacts, { own, view, book }: Sight): (word: string) => EndedMove {
  const flier = flierOf({ machine: own, pool }, view, book);
  const { arrives } = openMoves(flier);
  return (word) => endedAt(arrives(word), { machine: own, dash: flier.dash }, view);
}

/** A random sample of the moves; all of them, where the sample is as large. */
function someOf(
  options: readonly string[],
  looks: number,
  { machine, view }: QuickMoveFacts,
  word: string,
): readonly string[] {
  if (options.length <= looks) return options;
  const chance = chanceAt({ word, machine, turn: view.turn, from: machineIn(view, machine).pose });
  return Array.from({ length: looks }, () => options[Math.floor(chance() * options.length)] ?? firstOf(options));
}

/** An enemy, its assumed place, and the weight of a hit on it. */
interface FoePlace {
  readonly machine: Known;
  readonly pose: SidePose;
  readonly silent: boolean;
  readonly counts: number;
}

const foesOf = ({ own, view, book }: Sight): FoePlace[] =>
  knownOf(view, enemyOf(own.side)).map((machine) => ({
    machine,
    pose: machine.flew === '' && machine.falling === 'no' ? flownOn(machine.pose, machine.cue) : machine.pose,
    silent: machine.flew !== '' && silencedBy(machine.flew).pilot,
    counts: weigh(machine, book).counts,
  }));

/** The position matters only within so many hexes of the fight. */
const ABOUT = 12;

/** The weights. */
const WORTH = { given: 4, taken: 2.5, energy: 0.2, place: 1, near: 0.25, facing: 1.2 } as const;

function worthOf(word: string, end: EndedMove, foes: readonly FoePlace[], sight: Sight): number {
  const { own, view, book } = sight;
  const silent = silencedBy(word).pilot;
  let [given, taken, place, closing] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { machine, pose, silent: isSilent, counts } of foes) {
    given = Math.max(given, counts * shotValue({ machine: own, from: end.pose, silent }, pose, book));
    taken += shotValue({ machine, from: pose, silent: isSilent }, end.pose, book);
    const hexes = hexesBetween(end.pose, pose);
    const ahead = facingOf(end.pose, pose);
    if (hexes < ABOUT) place += (1 - hexes / ABOUT) * (ahead - facingOf(pose, end.pose));
    closing = Math.max(closing, WORTH.facing * ahead - WORTH.near * hexes);
  }
  const later =
    WORTH.energy * (end.next + levelOf(end.pose) / 2) +
    WORTH.place * place +
    (foes.length > 0 && !own.bombs ? closing : 0);
  return (
    WORTH.given * given -
    WORTH.taken * (1 - own.nerve * 0.2) * taken +
    (view.turn === view.turns ? 0 : later) +
    errandOf({ word, end }, sight) -
    danger(end, own, book)
  );
}
