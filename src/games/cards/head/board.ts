import type { BraveryLetter } from '../../../cards/printed/hit-cards.ts';
import { promised } from '../../../cards/rulebook.ts';
import { overlap } from '../../../kit/geometry/lying.ts';
import { farSquared, type Pose } from '../../../kit/geometry/pose.ts';
import type { Board, Planned, Planner } from '../../../kit/head/plan-together.ts';
import { bestOf, ranked } from '../../../kit/head/search.ts';
import type { Side } from '../../../table/sides.ts';
import { CARDS_A_TURN } from '../cards/legal-plan.ts';
import type { CardView, OwnMachine, SeenMachine } from '../table/view.ts';
import { errandOf } from './aims.ts';
import type { Head, Line } from './head.ts';
import { boundFor } from './lost.ts';
import { linesOf, linesSeen } from './plans.ts';
import { ACROSS, ALONG, bestShot, type Gun, gunsOf, meanPoints } from './shots.ts';
import { lineWorth, positionWorth, room } from './worth.ts';

const PHASES = Array.from({ length: CARDS_A_TURN }, (_, phase) => phase + 1);

/**
 * (W054) (G048) A point more for each card that does any: of the deck that most guns draw from a third more in the mean.
 * An ace reckons with it.
 */
const AIMED = 1.35;

/** A machine at the table, and all that its pilot may lay down. */
export interface Flier extends Planner<Line> {
  readonly machine: SeenMachine;
  /** Phase by phase, for a jam lasts so many of them. */
  readonly guns: readonly (readonly Gun[])[];
  /** 1, or nought where what others do is nothing to him. */
  readonly minds: number;
  /** How many times as much its second shot running does. */
  readonly aims: number;
  /** What a point on it counts: more, the nearer it is to its end, and the more its pilot has to lose. */
  readonly counts: number;
}

/** In a campaign a man has one life: what he may take weighs more with him than what he may give, by his Bravery. */
const FEARS: Readonly<Record<BraveryLetter, number>> = { DD: 0.8, B: 1.4, N: 1.8, NV: 3, S: 4 };

/** Only there are rounds counted, or the enemy's Bravery known to be another's. */
const fearOf = ({ bravery, isAtWar }: OwnMachine): number => (isAtWar ? FEARS[bravery] : 1);

/** What is known of an enemy's line before it is flown: where his first card leads. */
export interface Known {
  readonly machine: string;
  readonly ends: Pose;
}

/** All who lay cards this turn: one's own, each with his lines, and the enemies with theirs as far as one sees. */
export function fliersOn(
  view: CardView,
  own: ReadonlyMap<string, readonly Line[]>,
  head: Head,
  known?: Known,
): Flier[] {
  const { book } = head;
  const aims = head.strength === 'ace' && view.switches.includes('aim') ? AIMED : 1;
  return [
    ...view.own.map((machine): Flier => {
      const goer = { machine, bound: boundFor(machine, view, head.strength) };
      const alone = remembered((line) => lineWorth(line, goer, view, head));
      return {
        machine,
        side: machine.side,
        plans: safestFirst(own.get(machine.id) ?? linesOf(machine, [], view, book), alone),
        alone,
        guns: PHASES.map((phase) => gunsOf(machine, book, phase)),
        minds: isBlind(machine, view, head) ? 0 : 1,
        aims,
        counts: (1 + machine.points / machine.resistance) * fearOf(machine),
      };
    }),
    ...view.enemies.map((machine): Flier => {
      const all = linesSeen(machine, view, head);
      const possible = all.filter((line) => isOnTable(line, view) && isPossible(line, machine, known));
      const alone = (line: Line): number => room(line, machine, view, book);
      return {
        machine,
        side: machine.side,
        plans: safestFirst(possible.length > 0 ? possible : all, alone),
        alone,
        guns: PHASES.map((phase) => gunsOf(machine, book, phase)),
        minds: 1,
        aims,
        counts: 1 + Math.min(1, (machine.cards * meanPoints(book).A) / machine.resistance),
      };
    }),
  ];
}

/** A line is looked at several times, and what it is worth alone stays the same. */
function remembered(worthOf: (line: Line) => number): (line: Line) => number {
  const known = new Map<Line, number>();
  return (line) => {
    const worth = known.get(line) ?? worthOf(line);
    known.set(line, worth);
    return worth;
  };
}

const isBlind = (machine: OwnMachine, view: CardView, { bent }: Head): boolean =>
  bent.enemies === 'not-minded' && errandOf(machine, view)?.done === false;

/** Of the lines that keep him out of the corners the one that turns least: of that one thinks first. */
function safestFirst(lines: readonly Line[], alone: (line: Line) => number): readonly Line[] {
  const turns = ({ cards }: Line): number => cards.reduce((sum, { turn }) => sum + Math.abs(turn), 0);
  const first = bestOf(lines, (line) => alone(line) - turns(line) / 1000);
  return first ? [first, ...lines.filter((line) => line !== first)] : [];
}

/** What an enemy may still fly whose next card has been seen. */
function isPossible({ cards, ends }: Line, { id, first }: SeenMachine, known: Known | undefined): boolean {
  if (known?.machine === id) return isAt(ends[0], known.ends);
  return first === undefined || cards[0]?.card === first;
}

const isAt = (pose: Pose | undefined, { x, y, heading }: Pose): boolean =>
  pose !== undefined && pose.x === x && pose.y === y && pose.heading === heading;

const isOnTable = ({ ends }: Line, { table }: CardView): boolean =>
  ends.every(({ x, y }) => x >= 0 && y >= 0 && x <= table.width && y <= table.length);

/** What part of his plans an enemy is taken to lay by the look of things, and not by what he expects of the others. */
export const AT_SIGHT = { usual: 0.5, ofTheSharp: 0.2 } as const;
/** So many of the lines that look well are taken for all of them, those of all his enemies together. */
const LOOKED_AT = 16;
/** Of one enemy among many these are looked at all the same. */
const LEAST_LOOKED_AT = 2;

/** The turn as a game of guessing. */
export function boardOf(fliers: readonly Flier[], share: number = AT_SIGHT.usual): Board<Line> {
  const looked = fliers.map((flier) => byLooks(flier, fliers));
  const sights = looked.map((lines, by) => atSight(lines, fliers, fliers[by]?.side));
  return {
    planners: fliers.map((flier, by) => ({
      ...flier,
      plans: thoughtOf(flier.plans, looked[by] ?? [], fliers.length),
      alone: (plan) => flier.alone(plan) + share * bySight({ by, plan }, sights, fliers),
    })),
    against: (one, enemy) => (1 - share) * exchange(one, enemy, fliers),
    beside: (one, mate) => crowding(one, mate),
    alike: (one, other) => one.cards[0] === other.cards[0] && isNear(lastOf(one), lastOf(other)),
  };
}

/** What a line brings in the mean against what each enemy flies by the look of things. */
function bySight(one: Planned<Line>, sights: readonly (readonly Line[])[], fliers: readonly Flier[]): number {
  const side = fliers[one.by]?.side;
  let worth = 0;
  for (const [by, lines] of sights.entries()) {
    if (fliers[by]?.side === side) continue;
    for (const plan of lines) worth += exchange(one, { by, plan }, fliers) / lines.length;
  }
  return worth;
}

/** So many machines on the table, and of each no more than so many lines are thought over: those that look best. */
const [MANY, MOST] = [3, 80];

/** A duel is thought out whole. What first comes into his mind is always among the lines. */
const thoughtOf = (plans: readonly Line[], ranked: readonly Line[], fliers: number): readonly Line[] =>
  fliers < MANY || plans.length <= MOST ? plans : [...plans.slice(0, 1), ...ranked.slice(0, MOST)];

/** His lines by how well they look to him as the others stand now. */
function byLooks(flier: Flier, fliers: readonly Flier[]): readonly Line[] {
  const enemies = fliers.filter(({ side }) => side !== flier.side).map(({ machine: { pose } }) => pose);
  const looks = (line: Line): number =>
    flier.alone(line) +
    Math.max(
      ...enemies.map(
        (pose) =>
          positionWorth(lastOf(line), pose) +
          line.ends.reduce((sum, end, phase) => sum + bestShot(end, gunsIn(phase, flier), pose), 0) / 2,
      ),
    );
  return ranked(flier.plans, looks).map(({ of }) => of);
}

/** The better half of his lines, evenly chosen: the fewer, the more of his side there are. */
function atSight(ranked: readonly Line[], fliers: readonly Flier[], side: Side | undefined): readonly Line[] {
  const mates = fliers.filter((other) => other.side === side).length;
  const most = Math.max(LEAST_LOOKED_AT, Math.floor(LOOKED_AT / mates));
  const step = Math.max(1, Math.floor(ranked.length / 2 / most));
  return ranked.filter((_, i) => i % step === 0).slice(0, most);
}

/** What a shot does in the mean, where it is the second running at the same target the more. */
const shotAfter = (before: number, shot: number, { aims }: Flier): number => (before > 0 ? aims * shot : shot);

const gunsIn = (phase: number, { guns }: Flier): readonly Gun[] => promised(guns[phase], 'phase');

function exchange(one: Planned<Line>, enemy: Planned<Line>, fliers: readonly Flier[]): number {
  const mine = promised(fliers[one.by], 'flier');
  const his = promised(fliers[enemy.by], 'flier');
  let worth = positionWorth(lastOf(one.plan), lastOf(enemy.plan)) / Math.max(1, fliers.length / 2);
  let [given, taken] = [0, 0];
  for (let phase = 0; phase < one.plan.ends.length; phase++) {
    const from = promised(one.plan.ends[phase], 'end');
    const to = enemy.plan.ends[phase] ?? lastOf(enemy.plan);
    given = shotAfter(given, bestShot(from, gunsIn(phase, mine), to), mine);
    taken = shotAfter(taken, bestShot(to, gunsIn(phase, his), from), his);
    worth += his.counts * given - mine.counts * taken;
  }
  return mine.minds * his.minds * worth;
}

export const lastOf = ({ ends }: Line): Pose => promised(ends.at(-1), 'end');

/** So near lie two lines that lead to the same. */
const SAME = 2500;

const isNear = (one: Pose, other: Pose): boolean =>
  one.heading === other.heading && Math.abs(one.x - other.x) < SAME && Math.abs(one.y - other.y) < SAME;

/** A card as it lies on the table, how far off its middle must be for it to lie upon none, and what it costs. */
const CARD = { width: 2 * ACROSS, length: 2 * ALONG } as const;
const CLEAR = CARD.width ** 2 + CARD.length ** 2;
const CROWDED = -6;

const isUpon = (one: Pose, other: Pose): boolean =>
  farSquared(one, other) < CLEAR && overlap({ ...one, ...CARD }, { ...other, ...CARD });

/** (W030) (G018) Who lies upon his own wingman has thrown away a place. */
function crowding(one: Line, mate: Line): number {
  let worth = 0;
  for (const [phase, end] of one.ends.entries()) {
    const other = mate.ends[phase];
    if (other && isUpon(end, other)) worth += CROWDED;
  }
  return worth;
}
