import { lazyFields, memoizeByKey } from '../../../cards/reading/once.ts';
import { expectDefined } from '../../../cards/rulebook.ts';
import { type Pose, poseAfterArrow } from '../../../kit/geometry/pose.ts';
import { enemyOf, SIDES, type Side } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import { barredBy, CARDS_A_TURN, type CardRule, canGoOn, leftOf, type PlanLimits } from '../cards/legal-plan.ts';
import type { Manoeuvre, ManoeuvreCard } from '../cards/manoeuvre-decks.ts';
import { leavesAt } from '../cards/off-table.ts';
import type { CardDecisions, CardInHand } from '../table/card-decisions.ts';
import type { TableEdge } from '../table/card-events.ts';
import { edgeOf } from './exits.ts';
import { isManned } from './firing.ts';
import { wouldReach } from './reach-of-guns.ts';
import { ARCS, type CardFight, type FightingMachine, flyingMachines } from './state.ts';
import { type AskedOf, LOOKED_AT } from './view-for.ts';

/** (W009) (G054) Three cards for every machine. Both sides plan before either shows a card. */
export function planTurn(fight: CardFight, table: Table): void {
  for (const machine of flyingMachines(fight)) {
    machine.plan = [];
    machine.bound = limitsOf(machine, fight);
  }
  const sides = fight.surprise === 'allied' && fight.turn === 1 ? SIDES.toReversed() : SIDES;
  for (const side of sides) {
    planSide(side, fight, table);
    if (fight.turn === 1 && fight.surprise === enemyOf(side)) showFirstCards(side, fight, table);
  }
}

/** A side that comes out of cloud sees the first card of each enemy: it has not been seen itself. */
function showFirstCards(side: Side, fight: CardFight, table: Table): void {
  for (const { id, plan } of flyingMachines(fight).filter((machine) => machine.side === side)) {
    for (const { card } of plan.slice(0, 1))
      table.tell({ type: 'first-card-seen', machine: id, card, for: enemyOf(side) });
  }
}

function planSide(side: Side, fight: CardFight, table: Table): void {
  for (const machine of flyingMachines(fight).filter((each) => each.side === side))
    while (machine.plan.length < CARDS_A_TURN) machine.plan.push(planCard(machine, fight, table));
}

/** (W029) (G033) The limits of a plan: the last card flown, and what damage forbids. */
export const limitsOf = (machine: FightingMachine, { profile, turn }: CardFight): PlanLimits => ({
  letter: profile.letter,
  last: machine.last,
  noLeft: machine.rudder.left === turn,
  noRight: machine.rudder.right === turn,
  noStraight: profile.burnsStraights && machine.flames > 0,
  needsStall: machine.engineHit,
});

interface BegunPlan {
  readonly planned: readonly ManoeuvreCard[];
  readonly limits: PlanLimits;
}

/**
 * The cards that may come next. Where no plan is legal, any card may be laid, and the fault comes out when it is shown
 * (W055, G013). Memoized by the beginning of a plan and all its limits.
 */
const openNext = memoizeByKey(
  ({ planned, limits: { letter, last, noLeft, noRight, noStraight, needsStall } }: BegunPlan) =>
    `${letter} ${last?.card} ${noLeft} ${noRight} ${noStraight} ${needsStall} ${planned.map(({ card }) => card).join()}`,
  (hand: readonly ManoeuvreCard[], { planned, limits }): readonly Manoeuvre[] => {
    const left = hand.filter((card) => leftOf(card, planned) > 0);
    const open = canGoOn(hand, planned, limits)
      ? left.filter((card) => barredBy(card, hand, planned, limits) === undefined)
      : left;
    return open.map(({ card }) => card);
  },
);

type PlanCardFacts = CardDecisions['plan-card']['about'];

function planCard(machine: FightingMachine, fight: CardFight, table: Table): ManoeuvreCard {
  const limits = limitsOf(machine, fight);
  const options = openNext(machine.hand, { planned: machine.plan, limits });
  const answer = table.choose('plan-card', aboutCard(machine, limits, fight), options);
  return expectDefined(
    machine.hand.find(({ card }) => card === answer),
    `${answer} in the hand of ${machine.id}`,
  );
}

/**
 * The facts of a question for a card. Where each card leads and what bars it is computed only when somebody looks: in a
 * replay nobody does.
 */
function aboutCard(machine: FightingMachine, limits: PlanLimits, fight: CardFight): PlanCardFacts {
  const { pose: from, over } = endOf(machine, fight);
  const known = {
    side: machine.side,
    machine: machine.id,
    slot: machine.plan.length + 1,
    planned: machine.plan.map(({ card }) => card),
    from,
    ...(over && { over }),
  };
  return withHisHand(known, { side: machine.side, machine, limits, fight });
}

interface HoldingPlan extends AskedOf {
  readonly machine: FightingMachine;
  readonly limits: PlanLimits;
}

const withHisHand = lazyFields<HoldingPlan, Pick<PlanCardFacts, 'view' | 'hand' | 'barred'>>(
  {
    ...LOOKED_AT,
    hand: ({ machine, fight }) => machine.hand.map((card) => inHand(card, machine, fight)),
    barred: barredOf,
  },
  ['view'],
);

function barredOf({ machine, limits }: HoldingPlan): PlanCardFacts['barred'] {
  const barred: { [M in Manoeuvre]?: CardRule } = {};
  for (const card of machine.hand.filter((each) => leftOf(each, machine.plan) > 0)) {
    const rule = barredBy(card, machine.hand, machine.plan, limits);
    if (rule) barred[card.card] = rule;
  }
  return barred;
}

/** Where a machine stands after all planned cards, and the edge over which it has left the table by then. */
interface PlannedEnd {
  readonly pose: Pose;
  readonly over?: TableEdge;
}

function endOf({ pose, plan, side }: PlannedMachine, fight: CardFight): PlannedEnd {
  let end: PlannedEnd = { pose };
  for (const card of plan) {
    const outside = end.over ? undefined : leavesAt(end.pose, card, fight, fight.pieces);
    const next = { ...end, pose: poseAfterArrow(end.pose, card, fight.pieces.base.length) };
    end = outside ? { ...next, over: edgeOf(outside, side, fight) } : next;
  }
  return end;
}

type PlannedMachine = Pick<FightingMachine, 'pose' | 'side'> & { readonly plan: readonly ManoeuvreCard[] };

/** (W032) (G017) Whether a machine that flies these cards leaves the table. */
export const leavesBy = ({ pose, side }: FightingMachine, plan: readonly ManoeuvreCard[], fight: CardFight): boolean =>
  endOf({ pose, side, plan }, fight).over !== undefined;

function inHand(card: ManoeuvreCard, machine: FightingMachine, fight: CardFight): CardInHand {
  const { pose: ends, over } = endOf({ ...machine, plan: [...machine.plan, card] }, fight);
  return {
    card: card.card,
    left: leftOf(card, machine.plan),
    steep: card.steep === true,
    ends,
    leaves: over !== undefined,
    ...(over && { over }),
    ...inArcs(machine, card, ends, fight),
  };
}

/** (W025) (G030) (G038) The enemies in an arc after a card, and those only in the arc of a silent gun. */
function inArcs(machine: FightingMachine, card: ManoeuvreCard, ends: Pose, fight: CardFight) {
  const slot = machine.plan.length + 1;
  const guns = ARCS.filter((arc) => machine.guns[arc] !== undefined);
  const ready = guns.filter((arc) => machine.jams[arc] < slot && isManned(arc, machine, card));
  const inArc = wouldReach(machine, ends, ready, fight);
  const silent = guns.filter((arc) => !ready.includes(arc));
  return { inArc, noShot: wouldReach(machine, ends, silent, fight).filter((id) => !inArc.includes(id)) };
}
