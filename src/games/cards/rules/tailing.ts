import { expectDefined } from '../../../cards/rulebook.ts';
import { leavesByFront, leavesByRear } from '../../../kit/geometry/lying.ts';
import { farSquared, poseAfterArrow } from '../../../kit/geometry/pose.ts';
import { isCrossed } from '../../../kit/geometry/reach.ts';
import type { Table } from '../../../table/table.ts';
import { isLegal } from '../cards/legal-plan.ts';
import type { ManoeuvreCard } from '../cards/manoeuvre-decks.ts';
import { leavesBy, limitsOf } from './planning.ts';
import {
  type CardFight,
  cardLying,
  type FightingMachine,
  flyingMachines,
  has,
  isFlying,
  machineNamed,
  type Tailing,
} from './state.ts';
import { viewFor } from './view-for.ts';

/** (W056) (W059) (G050) Finds who tails whom before the turn is planned. (G051) A machine tails one enemy. */
export function findTailing(fight: CardFight, table: Table): void {
  fight.tailing = has(fight, 'tailing')
    ? flyingMachines(fight).flatMap((tailer) => tailingOf(tailer, fight, table))
    : [];
  for (const { tailer, tailed } of fight.tailing) table.tell({ type: 'tailing-began', tailer, tailed });
}

function tailingOf(tailer: FightingMachine, fight: CardFight, table: Table): Tailing[] {
  const ahead = flyingMachines(fight)
    .filter(({ side }) => side !== tailer.side)
    .filter((enemy) => tails(tailer, enemy, fight))
    .map(({ id }) => id);
  if (ahead.length === 0) return [];
  const about = { side: tailer.side, view: viewFor(tailer.side, fight), machine: tailer.id };
  return [{ tailer: tailer.id, tailed: table.choose('tail-whom', about, ahead) }];
}

/** (W049) (W050) (G055) A machine that smokes or burns cannot tail, but may be tailed. */
function tails(tailer: FightingMachine, tailed: FightingMachine, fight: CardFight): boolean {
  if (!mayTail(tailer, fight)) return false;
  const [from, to] = [cardLying(tailer, fight), cardLying(tailed, fight)];
  if (farSquared(from, to) > fight.pieces.ruler.reach ** 2) return false;
  if (!leavesByFront(from, to) || !leavesByRear(to, from)) return false;
  const others = flyingMachines(fight).filter((each) => each !== tailer && each !== tailed);
  return !isCrossed(
    from,
    to,
    others.map((each) => cardLying(each, fight)),
  );
}

const mayTail = ({ smoke, flames }: FightingMachine, { profile }: CardFight): boolean =>
  smoke === 0 && flames <= profile.tailsWithFlames;

/**
 * (W057) (W058) (G052) (G053) Before each of the first two cards, the tailed machine shows its card and the tailer may
 * reorder its own.
 */
export function peekAndReorder(fight: CardFight, table: Table): void {
  if (fight.phase === 3) return;
  for (const pair of inOrder(fight.tailing)) peek(pair, fight, table);
}

/** A tailer that is tailed itself settles its order before it shows a card: the front of a chain comes first. */
const inOrder = (pairs: readonly Tailing[]): Tailing[] => {
  const depth = (pair: Tailing, steps = 0): number => {
    const ahead = pairs.find(({ tailer }) => tailer === pair.tailed);
    return ahead && steps < pairs.length ? depth(ahead, steps + 1) : steps;
  };
  return pairs
    .map((pair) => ({ pair, steps: depth(pair) }))
    .sort((a, b) => a.steps - b.steps)
    .map(({ pair }) => pair);
};

function peek({ tailer: tailerId, tailed: tailedId }: Tailing, fight: CardFight, table: Table): void {
  const tailer = expectDefined(machineNamed(tailerId, fight), tailerId);
  const tailed = expectDefined(machineNamed(tailedId, fight), tailedId);
  if (!isFlying(tailer) || !isFlying(tailed) || !tails(tailer, tailed, fight)) return;
  const shown = expectDefined(tailed.plan[fight.phase - 1], `card of ${tailedId}`);
  const { side } = tailer;
  table.tell({ type: 'tailed-card-shown', tailer: tailerId, tailed: tailedId, card: shown.card, for: side });
  const left = tailer.plan.slice(fight.phase - 1);
  const orders = ordersOf(left).filter((order) => isLegal(order, limitsOf(tailer, fight)));
  const options = orders.length > 0 ? orders : [left];
  const about = {
    side,
    view: viewFor(side, fight),
    machine: tailerId,
    tailed: tailedId,
    shown: shown.card,
    ends: poseAfterArrow(tailed.pose, shown, fight.pieces.base.length),
    planned: left.map(({ card }) => card),
    arranged: Object.fromEntries(options.map((order) => [wordOf(order), order.map(({ card }) => card)])),
    leaves: options.filter((order) => leavesBy(tailer, order, fight)).map(wordOf),
  };
  const answer = table.choose('reorder-plan', about, [...new Set(options.map(wordOf))]);
  const order = expectDefined(
    options.find((each) => wordOf(each) === answer),
    answer,
  );
  tailer.plan = [...tailer.plan.slice(0, fight.phase - 1), ...order];
  table.tell({ type: 'plan-reordered', machine: tailerId, cards: order.map(({ card }) => card), for: side });
}

const wordOf = (order: readonly ManoeuvreCard[]): string => order.map(({ card }) => card).join(',');

function ordersOf(cards: readonly ManoeuvreCard[]): ManoeuvreCard[][] {
  if (cards.length < 2) return [[...cards]];
  return cards.flatMap((card, i) => ordersOf(cards.filter((_, j) => j !== i)).map((rest) => [card, ...rest]));
}
