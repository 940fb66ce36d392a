import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Bent } from '../../../kit/head/bent.ts';
import { firstOf } from '../../../kit/head/policy.ts';
import {
  asWhom,
  type ChoiceSpread,
  chanceAt,
  type Errs,
  type Judged,
  oneOfTheBest,
  rankWays,
} from '../../../kit/head/search.ts';
import type { Strength } from '../../../kit/head/strengths.ts';
import type { EnergyDecisions } from '../table/energy-decisions.ts';
import type { EndedMove } from '../table/fighting-machine.ts';
import { hasErrand } from './errand.ts';
import type { MoveWay, Sight } from './field.ts';
import { AT_SIGHT, type Depth, judgeBy, ONE_ANSWER, TURN_AFTER } from './judge.ts';
import { machineIn } from './known.ts';
import { isForHome } from './lost.ts';
import { danger, offTheMats } from './standing.ts';
import { waysFrom } from './stands.ts';

type BestMoveFacts = EnergyDecisions['energy-move']['about'];

/** From how many ways a head takes the best, and how far it looks ahead. */
interface Looks {
  readonly ways: number;
  readonly depth: Depth;
}

const ALL = Number.POSITIVE_INFINITY;

const LOOKS: Readonly<Record<Strength, Looks>> = {
  novice: { ways: 2, depth: AT_SIGHT },
  steady: { ways: 4, depth: AT_SIGHT },
  sharp: { ways: ALL, depth: ONE_ANSWER },
  ace: { ways: ALL, depth: TURN_AFTER },
};

const ERRS: Errs = { novice: [0, 'novice'], steady: [0, 'novice'], sharp: [0.2, 'steady'], ace: [0, 'sharp'] };

/** With an errand it looks at more ways. A Recruit only looks at some, whoever leads him. */
const [ON_ERRAND, RECRUIT] = [4, 8];

const SPREAD: ChoiceSpread = { close: 0.3, nowAndThen: 0.4 };

/** Who flies: the strength, the word for random choices, and the goals. */
export interface Mind {
  readonly strength: Strength;
  readonly word: string;
  readonly bent: Bent;
}

export function bestMove(
  about: BestMoveFacts,
  options: readonly string[],
  book: Rulebook,
  { strength, word, bent }: Mind,
): string {
  const own = machineIn(about.view, about.machine);
  // (V102) Nothing else puts a fire out.
  if (own.burning && about.ends['side-slip']?.lands === 'no') return 'side-slip';
  const ways = options.flatMap((each): MoveWay[] => {
    const end = about.ends[each];
    return end ? [{ word: each, end }] : [];
  });
  const chance = chanceAt({ word, machine: own.id, turn: about.view.turn, from: own.pose });
  const looks = LOOKS[asWhom(ERRS, strength, chance)];
  const sight = { own, view: about.view, book, bent };
  const judged = rankWays(ways, judgeBy(sight, looks.depth));
  const sound = judged.filter(({ of }) => isSound(of.end, sight));
  const best = someOf(sound.length > 0 ? sound : judged, waysOf(looks, sight), chance);
  const first = oneOfTheBest(best, SPREAD, chance);
  if (strength === 'novice') return first?.of.word ?? firstOf(options);
  const leads = [...(first ? [first] : []), ...best, ...sound].find(({ of }) => leadsOn(of, about.pool, sight));
  return (leads ?? first)?.of.word ?? firstOf(options);
}

function waysOf({ ways }: Looks, { own, view }: Sight): number {
  const most = own.skill === 'recruit' ? Math.min(ways, RECRUIT) : ways;
  return most * (hasErrand(own, view) ? ON_ERRAND : 1);
}

/** A random sample of the ways, better ones first; all of them, where the sample is as large. */
function someOf(judged: readonly Judged<MoveWay>[], ways: number, chance: () => number): readonly Judged<MoveWay>[] {
  if (ways === ALL) return judged;
  const places = Array.from({ length: ways }, () => Math.floor(chance() * judged.length)).sort((a, b) => a - b);
  return places.flatMap((place) => judged.slice(place, place + 1));
}

/**
 * Whether a way avoids the ground, breaking up, and leaving the fight. A machine with a plate to bring home may leave,
 * and so may one that has nothing more to stay for, over its own edge.
 */
function isSound(end: EndedMove, sight: Sight): boolean {
  const { own, view, book } = sight;
  if (danger(end, own, book) >= RUINOUS) return false;
  const mayLeave = view.mission.aim === 'photograph' || (end.over === 'own' && isForHome(sight));
  return mayLeave || offTheMats(end.pose, view) === 0;
}

/** Less than the cost of a stall, or of losing control. */
const RUINOUS = 8;

/** Whether there is a sound way on from where this one ends. Low in a dive or close to the edge there may be none. */
function leadsOn({ end }: MoveWay, pool: BestMoveFacts['pool'], sight: Sight): boolean {
  const { own, view, book } = sight;
  if (view.turn === view.turns) return true;
  const machine = { ...own, pose: end.pose, cue: end.next, goggles: false };
  return waysFrom(machine, pool, view, book).some((way) => isSound(way.end, { ...sight, own: machine }));
}
