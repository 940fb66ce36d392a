import type { Craft } from '../../../table/fights/winged-victory/craft.ts';
import type { Table } from '../../../table/table.ts';
import { megahexesBetween } from './flight/megahex.ts';
import { levelOf } from './flight/pose.ts';
import { enemiesOf, flying, isSteered, type SideFight } from './side-fight.ts';
import { isUnawares, tailedBy } from './spotting.ts';
import { skillOf } from './test-dice.ts';

/** A machine in its turn to move. */
export interface Mover {
  readonly craft: Craft;
  readonly pool: 1 | 2 | 3 | 4 | 5;
  readonly engaged: boolean;
}

/** (V067) The order in which all move: by pools, and in each the tailed before who is behind him. */
export function orderOf(fight: SideFight, table: Table): Mover[] {
  const crafts = byTies(flying(fight), table);
  const paired = pairsIn(crafts, (craft) => tailedBy(craft, fight, table));
  const movers = crafts.map((craft) => moverOf(craft, paired.includes(craft), fight));
  const second = paired.flatMap((craft) => movers.filter((mover) => mover.craft === craft && mover.pool === 2));
  return [...inPool(1, movers), ...second, ...inPool(3, movers), ...inPool(4, movers), ...inPool(5, movers)];
}

const inPool = (pool: Mover['pool'], movers: readonly Mover[]): Mover[] =>
  movers.filter((mover) => mover.pool === pool);

/**
 * (V067) Each who is tailed, then those behind him; who is behind several comes after them all. Two who turn their tails
 * to each other move as the ties have them.
 */
function pairsIn(crafts: readonly Craft[], tailing: (craft: Craft) => readonly Craft[]): Craft[] {
  const pairs = crafts.map((tailed) => ({ tailed, behind: tailing(tailed) })).filter(({ behind }) => behind.length > 0);
  const inOrder = new Set<Craft>();
  const follow = (craft: Craft): void => {
    if (pairs.some(({ tailed, behind }) => behind.includes(craft) && !inOrder.has(tailed))) return;
    inOrder.add(craft);
    pairs.find(({ tailed }) => tailed === craft)?.behind.forEach(follow);
  };
  for (const { tailed } of pairs) follow(tailed);
  return [...new Set([...inOrder, ...pairs.flatMap(({ tailed, behind }) => [tailed, ...behind])])];
}

function moverOf(craft: Craft, isPaired: boolean, fight: SideFight): Mover {
  const engaged = isEngaged(craft, fight);
  if (!isSteered(craft)) return { craft, pool: 1, engaged };
  if (isPaired) return { craft, pool: 2, engaged: true };
  if (engaged) return { craft, pool: 3, engaged };
  return { craft, pool: seesEnemy(craft, fight) ? 5 : 4, engaged };
}

export const seesEnemy = (craft: Craft, fight: SideFight): boolean =>
  enemiesOf(craft.side, fight).some(({ id }) => craft.seen.includes(id));

/** (V069) In one megahex or the next; (V076) but not if the only one so near is not to be seen. */
export function isEngaged(craft: Craft, fight: SideFight): boolean {
  const near = enemiesOf(craft.side, fight).filter((other) => megahexesBetween(craft.pose, other.pose) <= 1);
  const [only, ...others] = near;
  if (!only) return false;
  if (others.length > 0) return true;
  return !isUnawares(craft.pose, only.pose, fight) && !isUnawares(only.pose, craft.pose, fight);
}

const RANK = { recruit: 0, expert: 1, ace: 2 } as const;

/** (V071) The least skilled first, then the lowest, the fastest, and the lowest die. */
function byTies(crafts: readonly Craft[], table: Table): Craft[] {
  const sorted = crafts.toSorted((a, b) => compare(a, b) || (a.id < b.id ? -1 : 1));
  const groups: Craft[][] = [];
  for (const craft of sorted) {
    const group = groups.at(-1);
    if (group?.[0] && compare(group[0], craft) === 0) group.push(craft);
    else groups.push([craft]);
  }
  return groups.flatMap((group) => drawLots(group, table));
}

const compare = (a: Craft, b: Craft): number =>
  RANK[skillOf(a)] - RANK[skillOf(b)] || levelOf(a.pose) - levelOf(b.pose) || b.cue - a.cue;

/** (V071) Ruling: lots are drawn between the sides alone; of one side the numbers decide. */
function drawLots(group: readonly Craft[], table: Table): Craft[] {
  const allied = group.filter(({ side }) => side === 'allied');
  const german = group.filter(({ side }) => side === 'german');
  if (allied.length === 0 || german.length === 0) return [...group];
  return isAlliedFirst(table) ? [...allied, ...german] : [...german, ...allied];
}

function isAlliedFirst(table: Table): boolean {
  const allied = table.roll('moves-first').total;
  const german = table.roll('moves-first-german').total;
  return allied === german ? isAlliedFirst(table) : allied < german;
}
