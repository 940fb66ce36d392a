import { expectDefined } from '../../../cards/rulebook.ts';
import { overlap } from '../../../kit/geometry/lying.ts';
import { type Pose, poseAfterArrow } from '../../../kit/geometry/pose.ts';
import type { Table } from '../../../table/table.ts';
import { brokenBy, type CardRule, isStraight } from '../cards/legal-plan.ts';
import type { ManoeuvreCard } from '../cards/manoeuvre-decks.ts';
import { leavesAt } from '../cards/off-table.ts';
import type { MoveFlown, TableEdge } from '../table/card-events.ts';
import { dealCards, takeOff } from './damage.ts';
import { edgeOf, type Leaving, takeOut } from './exits.ts';
import { limitsOf } from './planning.ts';
import { ARCS, type CardFight, cardLying, type FightingMachine, flyingMachines } from './state.ts';

/** A machine's move in a phase, as errands need it. */
export interface MovedMachine {
  readonly machine: FightingMachine;
  readonly card: ManoeuvreCard;
  readonly from: Pose;
}

/** (W012) (G014) The next cards are shown together, and all machines move. */
export function revealAndMove(fight: CardFight, table: Table): MovedMachine[] {
  const moves = flyingMachines(fight).map((machine) => shownBy(machine, fight));
  const flew = moves.map((move) => {
    const { machine, shown, card, broke } = move;
    return { machine, shown, card, broke, from: machine.pose, isOut: fly(move, fight) };
  });
  table.tell({
    type: 'cards-revealed',
    turn: fight.turn,
    phase: fight.phase,
    moves: flew.map(({ machine, shown, broke, from }) => told(machine, shown, broke, from)),
  });
  for (const { machine, broke } of flew) if (broke) payForIllegal(machine, fight, table);
  leaveTable(
    flew.flatMap(({ machine, isOut }) => (isOut === 'stays' ? [] : [{ machine, edge: isOut }])),
    fight,
    table,
  );
  tellOverlaps(fight, table);
  return flew.map(({ machine, card, from }) => ({ machine, card, from }));
}

interface ShownCard {
  readonly machine: FightingMachine;
  /** The card that was planned, and the card that is flown. */
  readonly shown: ManoeuvreCard;
  readonly card: ManoeuvreCard;
  readonly broke: CardRule | undefined;
}

/** (G013) A card that may not be flown, or was illegal when it was planned, is replaced by a straight. */
function shownBy(machine: FightingMachine, fight: CardFight): ShownCard {
  const shown = expectDefined(machine.plan[fight.phase - 1], `card of ${machine.id}`);
  const broke = brokenBy(shown, machine.last, machine.bound ?? limitsOf(machine, fight));
  const straight = expectDefined(machine.hand.find(isStraight), `straight of ${machine.id}`);
  return { machine, shown, card: broke ? straight : shown, broke };
}

/**
 * (W013) to (W015) The card is laid, the machine moves to its end, and the card returns to the hand. (W025) A jam is
 * one phase nearer its end.
 */
function fly({ machine, card }: ShownCard, fight: CardFight): TableEdge | 'stays' {
  const outside = leavesAt(machine.pose, card, fight, fight.pieces);
  machine.pose = poseAfterArrow(machine.pose, card, fight.pieces.base.length);
  machine.last = card;
  for (const arc of ARCS) {
    machine.silent[arc] = machine.jams[arc] > 0;
    machine.jams[arc] = Math.max(0, machine.jams[arc] - 1);
  }
  return outside ? edgeOf(outside, machine.side, fight) : 'stays';
}

function told(machine: FightingMachine, shown: ManoeuvreCard, broke: CardRule | undefined, from: Pose): MoveFlown {
  const { id, side, pose } = machine;
  return { machine: id, side, card: shown.card, from, to: pose, ...(broke && { broke }) };
}

/**
 * (W055) The machine goes out of control and leaves the game at once. (G013) Its structure is strained: a card of deck
 * A.
 */
function payForIllegal(machine: FightingMachine, fight: CardFight, table: Table): void {
  if (fight.profile.illegal === 'out-of-control')
    takeOff(machine, { why: 'out-of-control', by: undefined }, fight, table);
  else
    dealCards({ target: machine, by: machine.id, letter: 'A', cards: 1, aimed: false, arc: undefined }, fight, table);
}

/** (W032) (G017) A machine whose middle is outside is out of the game. */
function leaveTable(leaving: readonly Leaving[], fight: CardFight, table: Table): void {
  takeOut(leaving, fight);
  for (const { machine, edge } of leaving)
    table.tell({ type: 'machine-exited', machine: machine.id, side: machine.side, edge });
}

/** (W030) (G018) (G024) Machines may overlap at the end of a move; distances are still measured from their middles. */
function tellOverlaps(fight: CardFight, table: Table): void {
  const cards = flyingMachines(fight).map((machine) => ({ id: machine.id, card: cardLying(machine, fight) }));
  for (const [i, one] of cards.entries())
    for (const other of cards.slice(i + 1))
      if (overlap(one.card, other.card)) table.tell({ type: 'machines-overlapped', machines: [one.id, other.id] });
}
