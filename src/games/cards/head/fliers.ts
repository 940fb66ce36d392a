import type { BraveryLetter } from '../../../cards/printed/hit-cards.ts';
import { expectDefined } from '../../../cards/rulebook.ts';
import { overlap } from '../../../kit/geometry/lying.ts';
import { farSquared, type Pose } from '../../../kit/geometry/pose.ts';
import { bestOf } from '../../../kit/head/search.ts';
import type { Side } from '../../../table/sides.ts';
import { CARDS_A_TURN } from '../cards/legal-plan.ts';
import type { CardView, OwnMachine, SeenMachine } from '../table/view.ts';
import { errandOf } from './aims.ts';
import type { CardHead, PlanLine } from './head.ts';
import { boundFor } from './lost.ts';
import { linesOf, linesSeen } from './plans.ts';
import { ACROSS, ALONG, type CardGun, gunsOf, meanPoints } from './shots.ts';
import { lineWorth, room } from './worth.ts';

const PHASES = Array.from({ length: CARDS_A_TURN }, (_, phase) => phase + 1);

/**
 * (W054) (G048) Aim adds a point to each card that has any. For the deck of most guns this raises the mean by a third.
 * Only an ace takes it into account.
 */
const AIMED = 1.35;

/** A machine on the table, and all lines that its pilot may plan. */
export interface PlanningMachine {
  readonly machine: SeenMachine;
  readonly side: Side;
  /** The line that turns least of those that stay out of the corners comes first. */
  readonly plans: readonly PlanLine[];
  /** The worth of a line, whatever the others do. */
  readonly alone: (line: PlanLine) => number;
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

export const lastOf = ({ ends }: PlanLine): Pose => expectDefined(ends.at(-1), 'end');

/** The size of a card, the distance at which two middles can no longer overlap, and the cost of an overlap. */
const CARD = { width: 2 * ACROSS, length: 2 * ALONG } as const;
const CLEAR = CARD.width ** 2 + CARD.length ** 2;
const CROWDED = -6;

const isUpon = (one: Pose, other: Pose): boolean =>
  farSquared(one, other) < CLEAR && overlap({ ...one, ...CARD }, { ...other, ...CARD });

/** (W030) (G018) A machine that overlaps its own wingman has wasted its place. */
export function crowding(one: PlanLine, mate: PlanLine): number {
  let worth = 0;
  for (const [phase, end] of one.ends.entries()) {
    const other = mate.ends[phase];
    if (other && isUpon(end, other)) worth += CROWDED;
  }
  return worth;
}
