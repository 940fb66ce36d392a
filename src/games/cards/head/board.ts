import type { BraveryLetter } from '../../../cards/printed/hit-cards.ts';
import { expectDefined } from '../../../cards/rulebook.ts';
import { overlap } from '../../../kit/geometry/lying.ts';
import { farSquared, type Pose } from '../../../kit/geometry/pose.ts';
import type { Planned, Planner, PlanningBoard } from '../../../kit/head/plan-together.ts';
import { bestOf, rankWays } from '../../../kit/head/search.ts';
import type { Side } from '../../../table/sides.ts';
import { CARDS_A_TURN } from '../cards/legal-plan.ts';
import type { CardView, OwnMachine, SeenMachine } from '../table/view.ts';
import { errandOf } from './aims.ts';
import type { CardHead, PlanLine } from './head.ts';
import { boundFor } from './lost.ts';
import { linesOf, linesSeen } from './plans.ts';
import { ACROSS, ALONG, bestShot, type CardGun, gunsOf, meanPoints } from './shots.ts';
import { lineWorth, positionWorth, room } from './worth.ts';

const PHASES = Array.from({ length: CARDS_A_TURN }, (_, phase) => phase + 1);

/**
 * (W054) (G048) Aim adds a point to each card that has any. For the deck of most guns this raises the mean by a third.
 * Only an ace takes it into account.
 */
const AIMED = 1.35;

/** A machine on the table, and all lines that its pilot may plan. */
export interface PlanningMachine extends Planner<PlanLine> {
  readonly machine: SeenMachine;
  /** By phase, because a jam lasts a number of phases. */
  readonly guns: readonly (readonly CardGun[])[];
  /** 1, or 0 where this pilot ignores what the others do. */
  readonly minds: number;
  /** The factor for a second shot in succession at the same target. */
  readonly aims: number;
  /**
   * The weight of a point of damage on it: higher when it is nearer to its end, and when its pilot has more to lose.
   */
  readonly counts: number;
}

/** In a campaign a pilot has one life: damage taken weighs more than damage dealt, by his Bravery. */
const FEARS: Readonly<Record<BraveryLetter, number>> = { DD: 0.8, B: 1.4, N: 1.8, NV: 3, S: 4 };

/** Only in a campaign are rounds counted and the enemy's Bravery known. */
const fearOf = ({ bravery, inCampaign }: OwnMachine): number => (inCampaign ? FEARS[bravery] : 1);

/** What is known of an enemy's line before it is flown: where its first card leads. */
export interface KnownLine {
  readonly machine: string;
  readonly ends: Pose;
}

/** All machines that plan this turn: one's own with their lines, the enemies with theirs as far as one can see. */
export function fliersOn(
  view: CardView,
  own: ReadonlyMap<string, readonly PlanLine[]>,
  head: CardHead,
  known?: KnownLine,
): PlanningMachine[] {
  const { book } = head;
  const aims = head.strength === 'ace' && view.switches.includes('aim') ? AIMED : 1;
  return [
    ...view.own.map((machine): PlanningMachine => {
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
    ...view.enemies.map((machine): PlanningMachine => {
      const all = linesSeen(machine, view, head);
      const possible = all.filter((line) => isOnTable(line, view) && isPossible(line, machine, known));
      const alone = (line: PlanLine): number => room(line, machine, view, book);
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

/** Memoized: a line is looked at several times, and its own worth does not change. */
function remembered(worthOf: (line: PlanLine) => number): (line: PlanLine) => number {
  const known = new Map<PlanLine, number>();
  return (line) => {
    const worth = known.get(line) ?? worthOf(line);
    known.set(line, worth);
    return worth;
  };
}

const isBlind = (machine: OwnMachine, view: CardView, { bent }: CardHead): boolean =>
  bent.enemies === 'not-minded' && errandOf(machine, view)?.done === false;

/** Of the lines that stay out of the corners, the one that turns least comes first. */
function safestFirst(lines: readonly PlanLine[], alone: (line: PlanLine) => number): readonly PlanLine[] {
  const turns = ({ cards }: PlanLine): number => cards.reduce((sum, { turn }) => sum + Math.abs(turn), 0);
  const first = bestOf(lines, (line) => alone(line) - turns(line) / 1000);
  return first ? [first, ...lines.filter((line) => line !== first)] : [];
}

/** Whether an enemy whose first card has been seen may still fly this line. */
function isPossible({ cards, ends }: PlanLine, { id, first }: SeenMachine, known: KnownLine | undefined): boolean {
  if (known?.machine === id) return isAt(ends[0], known.ends);
  return first === undefined || cards[0]?.card === first;
}

const isAt = (pose: Pose | undefined, { x, y, heading }: Pose): boolean =>
  pose !== undefined && pose.x === x && pose.y === y && pose.heading === heading;

const isOnTable = ({ ends }: PlanLine, { table }: CardView): boolean =>
  ends.every(({ x, y }) => x >= 0 && y >= 0 && x <= table.width && y <= table.length);

/**
 * The share of an enemy's plans that he is assumed to choose by looks, without regard to what he expects of the others.
 */
export const AT_SIGHT = { usual: 0.5, ofTheSharp: 0.2 } as const;
/** How many good-looking lines are considered, over all enemies together. */
const LOOKED_AT = 16;
/** The least number of lines of one enemy, even when there are many enemies. */
const LEAST_LOOKED_AT = 2;

/** The turn as a guessing game. */
export function boardOf(fliers: readonly PlanningMachine[], share: number = AT_SIGHT.usual): PlanningBoard<PlanLine> {
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

/** The mean worth of a line against the lines that look best to each enemy. */
function bySight(
  one: Planned<PlanLine>,
  sights: readonly (readonly PlanLine[])[],
  fliers: readonly PlanningMachine[],
): number {
  const side = fliers[one.by]?.side;
  let worth = 0;
  for (const [by, lines] of sights.entries()) {
    if (fliers[by]?.side === side) continue;
    for (const plan of lines) worth += exchange(one, { by, plan }, fliers) / lines.length;
  }
  return worth;
}

/** With so many machines on the table, each of them considers only so many lines: those that look best. */
const [MANY, MOST] = [3, 80];

/** A duel considers all lines. The line that looks best is always among them. */
const thoughtOf = (plans: readonly PlanLine[], ranked: readonly PlanLine[], fliers: number): readonly PlanLine[] =>
  fliers < MANY || plans.length <= MOST ? plans : [...plans.slice(0, 1), ...ranked.slice(0, MOST)];

/** The pilot's lines, sorted by how good they look while the others stand where they are now. */
function byLooks(flier: PlanningMachine, fliers: readonly PlanningMachine[]): readonly PlanLine[] {
  const enemies = fliers.filter(({ side }) => side !== flier.side).map(({ machine: { pose } }) => pose);
  const looks = (line: PlanLine): number =>
    flier.alone(line) +
    Math.max(
      ...enemies.map(
        (pose) =>
          positionWorth(lastOf(line), pose) +
          line.ends.reduce((sum, end, phase) => sum + bestShot(end, gunsIn(phase, flier), pose), 0) / 2,
      ),
    );
  return rankWays(flier.plans, looks).map(({ of }) => of);
}

/** An even choice from the better half of the lines; fewer of them when more machines fly on his side. */
function atSight(
  ranked: readonly PlanLine[],
  fliers: readonly PlanningMachine[],
  side: Side | undefined,
): readonly PlanLine[] {
  const mates = fliers.filter((other) => other.side === side).length;
  const most = Math.max(LEAST_LOOKED_AT, Math.floor(LOOKED_AT / mates));
  const step = Math.max(1, Math.floor(ranked.length / 2 / most));
  return ranked.filter((_, i) => i % step === 0).slice(0, most);
}

/** The mean points of a shot; more where it is the second in succession at the same target. */
const shotAfter = (before: number, shot: number, { aims }: PlanningMachine): number =>
  before > 0 ? aims * shot : shot;

const gunsIn = (phase: number, { guns }: PlanningMachine): readonly CardGun[] => expectDefined(guns[phase], 'phase');

function exchange(one: Planned<PlanLine>, enemy: Planned<PlanLine>, fliers: readonly PlanningMachine[]): number {
  const mine = expectDefined(fliers[one.by], 'flier');
  const his = expectDefined(fliers[enemy.by], 'flier');
  let worth = positionWorth(lastOf(one.plan), lastOf(enemy.plan)) / Math.max(1, fliers.length / 2);
  let [given, taken] = [0, 0];
  for (let phase = 0; phase < one.plan.ends.length; phase++) {
    const from = expectDefined(one.plan.ends[phase], 'end');
    const to = enemy.plan.ends[phase] ?? lastOf(enemy.plan);
    given = shotAfter(given, bestShot(from, gunsIn(phase, mine), to), mine);
    taken = shotAfter(taken, bestShot(to, gunsIn(phase, his), from), his);
    worth += his.counts * given - mine.counts * taken;
  }
  return mine.minds * his.minds * worth;
}

export const lastOf = ({ ends }: PlanLine): Pose => expectDefined(ends.at(-1), 'end');

/** Two lines that end so near each other count as the same. */
const SAME = 2500;

const isNear = (one: Pose, other: Pose): boolean =>
  one.heading === other.heading && Math.abs(one.x - other.x) < SAME && Math.abs(one.y - other.y) < SAME;

/** The size of a card, the distance at which two middles can no longer overlap, and the cost of an overlap. */
const CARD = { width: 2 * ACROSS, length: 2 * ALONG } as const;
const CLEAR = CARD.width ** 2 + CARD.length ** 2;
const CROWDED = -6;

const isUpon = (one: Pose, other: Pose): boolean =>
  farSquared(one, other) < CLEAR && overlap({ ...one, ...CARD }, { ...other, ...CARD });

/** (W030) (G018) A machine that overlaps its own wingman has wasted its place. */
function crowding(one: PlanLine, mate: PlanLine): number {
  let worth = 0;
  for (const [phase, end] of one.ends.entries()) {
    const other = mate.ends[phase];
    if (other && isUpon(end, other)) worth += CROWDED;
  }
  return worth;
}
