import { memoizeByKey } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { farBetween, headingsBetween, straight, turned } from '../../../kit/geometry/headings.ts';
import { AS_EVER } from '../../../kit/head/bent.ts';
import { type Judged, rankWays } from '../../../kit/head/search.ts';
import { courseOf, speedAfter } from '../rules/flying/course.ts';
import { enemiesOf, type FightingMachine, machineNamed } from '../table/skirmish.ts';
import { hasAims, wayToAims, worthForAims } from './aims.ts';
import type { Stand } from './likely-shot.ts';
import {
  type AskedAt,
  type AskedMove,
  allLooked,
  composing,
  type LookedMove,
  lookedAt,
  type MoveOpen,
  mayFly,
  type WholeMove,
} from './looked-moves.ts';
import { advisedMove } from './opponent.ts';
import { unlessOutdone } from './outdone.ts';
import { outlookFor } from './outlook.ts';
import { whereHeFires } from './quick-move.ts';
import { threatsAt } from './reached.ts';
import { sceneOf } from './worth.ts';

/** What a whole move is flown for. */
export type Purpose = 'shoot' | 'behind' | 'nearer' | 'away' | 'above' | 'errand' | 'best';

/** A side of an enemy that a machine may fly to, and how many Move Units from him. */
export interface PlaceByFoe {
  readonly foe: string;
  readonly where: GoalPlace;
  readonly at: number;
  /** In km/h, where the order names it. */
  readonly speed: number | undefined;
}

export const GOAL_PLACES = ['behind', 'ahead of', 'left of', 'right of', 'above'] as const;
type GoalPlace = (typeof GOAL_PLACES)[number];

/** The best whole move for each purpose that there is; one move may serve two of them best. */
export const wholeMoves = memoizeByKey(
  ({ about: { machine, course } }: AskedAt) => `${machine} ${course.words.join(' ')}`,
  (_: AskedMove['view'], question: AskedAt): ReadonlyMap<Purpose, WholeMove> => {
    const asked = withoutWrecks(question);
    const now = composing(asked.about, asked.book);
    const all = allLooked(asked.about.view, asked);
    const best = new Map<Purpose, LookedMove>();
    if (!now || all.length === 0) return best;
    for (const [purpose, worth] of purposesOf(now)) {
      const ranked = rankWays(all, worth);
      const move = firstFlown(purpose === 'away' ? leastReached(ranked, now, asked) : ranked, now);
      const served = move && servedBy(purpose, move, all, now);
      if (move && served) best.set(served, move);
    }
    const advised = advisedByAce(asked, now);
    if (advised) best.set('best', unlessOutdone(advised, [...best.values()], { now, asked, errand: errandWorth(now) }));
    return best;
  },
);

/** The same fight without the enemies who only fall: nothing is flown for them. */
function withoutWrecks({ about, book }: AskedAt): AskedAt {
  const { view, machine } = about;
  const { side } = machineNamed(machine, view);
  const machines = view.machines.filter((each) => each.side === side || !each.isBeyondHelp);
  if (machines.length === view.machines.length) return { about, book };
  // A spread leaves out what is computed on first access.
  return { about: { ...about, priced: about.priced, view: { ...view, machines } }, book };
}

/** So many of the ways out of reach are looked at as the page tells them. */
const OUT_OF_REACH = 12;

/** Among the best ways out of reach first those where the worst that the page tells of is least. */
function leastReached(
  ranked: readonly Judged<LookedMove>[],
  { machine }: MoveOpen,
  { about: { view }, book }: AskedAt,
): readonly Judged<LookedMove>[] {
  const reachedAt = ({ of: { stand } }: Judged<LookedMove>): number => {
    const { likely, worst } = threatsAt(view, { machine, stand, isSilent: false, book });
    return [...likely, ...worst].reduce((most, { chance = 0 }) => Math.max(most, chance), 0);
  };
  const looked = ranked.slice(0, OUT_OF_REACH).map((move) => ({ move, reached: reachedAt(move) }));
  return looked.toSorted((a, b) => a.reached - b.reached).map(({ move }) => move);
}

/** What an ace would fly. Nothing, where something else comes first, as a gun to be cleared. */
function advisedByAce({ about, book }: AskedAt, now: MoveOpen): LookedMove | undefined {
  const { fight, machine, chores } = now;
  const options = about.priced.map(({ word }) => word);
  const words = advisedMove(about, options, book);
  if (!words || !mayFly(words, now)) return undefined;
  const course = courseOf([...chores, ...words], machine, fight.cards);
  const plan = {
    words,
    course,
    height: machine.height + course.climbs,
    speed: speedAfter(course, machine, fight.cards),
  };
  return lookedAt(plan, sceneOf(machine, fight, AS_EVER));
}

/** A chance that is worth a row; and by how many Move Units a place behind him may be missed and still be one. */
const [LEAST_SHOT, FARTHEST] = [0.03, 6];

/** What the best move for a purpose comes to; nothing, where it comes to nothing. */
function servedBy(purpose: Purpose, move: LookedMove, all: readonly LookedMove[], now: MoveOpen): Purpose | undefined {
  if (purpose === 'shoot') return move.given >= LEAST_SHOT ? purpose : undefined;
  if (purpose === 'away') return all.some(({ taken }) => taken > 0) ? purpose : undefined;
  const near = nearestFoe(now);
  if (purpose !== 'behind' || !near) return purpose;
  return missedBy(move.stand, behindOf(near), now) <= FARTHEST ? purpose : 'nearer';
}

const behindOf = ({ id }: FightingMachine): PlaceByFoe => ({ foe: id, where: 'behind', at: BEHIND, speed: undefined });

/** What a shot taken weighs beside one given; and beside Move Units of the way. */
const [TAKEN, IN_UNITS] = [0.4, 8];

type MoveWorth = (move: LookedMove) => number;

/** Each purpose that there is now, and how good a move is for it. */
function purposesOf(now: MoveOpen): (readonly [Purpose, MoveWorth])[] {
  const near = nearestFoe(now);
  const errand: (readonly [Purpose, MoveWorth])[] = hasAims(now.machine, now.fight)
    ? [['errand', errandWorth(now)]]
    : [];
  if (!near) return [...errand, ['above', highWorth]];
  return [
    ['shoot', ({ given, taken, risk }) => given - TAKEN * taken + risk],
    ...errand,
    ['behind', goalWorth(behindOf(near), now)],
    ['away', ({ given, taken, risk }) => given / 10 - taken + risk],
    ['above', highWorth],
  ];
}

const highWorth: MoveWorth = ({ stand, speed, taken, risk }) => stand.height + speed / 2 - IN_UNITS * (taken - risk);

/** The Move Units astern of an enemy that are kept to. */
const BEHIND = 3;

function nearestFoe({ machine, fight }: MoveOpen): FightingMachine | undefined {
  return enemiesOf(machine, fight).toSorted(
    (a, b) => farBetween(a.place, machine.place) - farBetween(b.place, machine.place),
  )[0];
}

/** The way to what she has come for counts a little for each Move Unit. */
const A_UNIT = 0.03;

const errandWorth =
  ({ fight, machine }: MoveOpen): MoveWorth =>
  ({ flight, stand, speed, taken, risk }) => {
    const ghost = { ...machine, ...stand, speed };
    return worthForAims(ghost, flight.course, fight) - (A_UNIT * wayToAims(ghost, fight)) / 100 - TAKEN * taken + risk;
  };

/**
 * How near a move comes to a place by an enemy, in Move Units below nought. (C006) An enemy who has not moved yet is
 * taken to fly straight on.
 */
const goalWorth =
  (goal: PlaceByFoe, now: MoveOpen): MoveWorth =>
  ({ stand, taken, risk }) =>
    -missedBy(stand, goal, now) - IN_UNITS * (taken / 2 - risk);

/** Levels, and steps of fifteen degrees, that weigh as much as a Move Unit. */
const A_LEVEL = 2;
const A_STEP = 2;

function missedBy(stand: Stand, { foe, where, at }: PlaceByFoe, { fight, machine }: MoveOpen): number {
  const his = whereHeFires(machineNamed(foe, fight), machine);
  const aimed = straight(his.place, turned(his.heading, ROUND[where]), 100 * (where === 'above' ? 0 : at));
  const height = his.height + (where === 'above' ? at : 0);
  return (
    farBetween(stand.place, aimed) / 100 +
    Math.abs(stand.height - height) / A_LEVEL +
    headingsBetween(stand.heading, his.heading) / A_STEP
  );
}

/** Steps of fifteen degrees round from his nose. */
const ROUND: Readonly<Record<GoalPlace, number>> = {
  behind: 12,
  'ahead of': 0,
  'left of': -6,
  'right of': 6,
  above: 0,
};

/** The number of turns after which she must still fly, and of moves that are asked for it. */
const [TURNS, TRIED] = [2, 24];

/** The first that leads on and that the rules let her fly; else the first that she may fly. */
function firstFlown(ranked: readonly Judged<LookedMove>[], now: MoveOpen): LookedMove | undefined {
  const { machine, fight } = now;
  const { turns, ahead } = outlookFor(machine, fight, TURNS);
  const open = ranked
    .slice(0, TRIED)
    .map(({ of }) => of)
    .filter(({ words }) => mayFly(words, now));
  return open.find(({ flight }) => ahead(flight.course) >= turns) ?? open[0];
}

/** The move that comes nearest to a place by an enemy, and by how many Move Units it misses. */
export function moveTo(
  goal: PlaceByFoe,
  about: AskedMove,
  book: Rulebook,
): (WholeMove & { readonly misses: number }) | undefined {
  const now = composing(about, book);
  if (!now) return undefined;
  const { speed } = goal;
  const asFast = allLooked(about.view, { about, book }).filter(
    (move) => speed === undefined || 10 * move.speed === speed,
  );
  const move = firstFlown(rankWays(asFast, goalWorth(goal, now)), now);
  return move && { ...move, misses: missedBy(move.stand, goal, now) };
}
