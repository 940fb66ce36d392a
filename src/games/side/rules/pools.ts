import type { Table } from '../../../table/table.ts';
import type { FightingMachine } from '../table/fighting-machine.ts';
import { megahexesBetween } from './flight/megahex.ts';
import { levelOf } from './flight/pose.ts';
import { enemiesOf, isSteered, machinesFlying, type SideFight } from './side-fight.ts';
import { isUnawares, tailedBy } from './spotting.ts';
import { skillOf } from './test-dice.ts';

/** (V067) Out of control; tailed or tailing; engaged; with nobody in sight; all others. */
type Pool = 1 | 2 | 3 | 4 | 5;

export interface Mover {
  readonly machine: FightingMachine;
  readonly pool: Pool;
}

const POOLS = [1, 2, 3, 4, 5] as const;

/**
 * (V067) The order of movement: pool by pool, (V071) within a pool by its ties, and a tailed machine before its tailer.
 */
export function orderOf(fight: SideFight, table: Table): Mover[] {
  const machines = machinesFlying(fight);
  const pairs = machines
    .map((tailed): TailPair => ({ tailed, behind: tailedBy(tailed, fight, table).toSorted(compare) }))
    .filter(({ behind }) => behind.length > 0);
  const paired = new Set(pairs.flatMap(({ tailed, behind }) => [tailed, ...behind]));
  const movers = machines.map((machine) => moverOf(machine, paired, fight));
  return POOLS.flatMap((pool) => {
    const own = movers.filter((mover) => mover.pool === pool).map(({ machine }) => machine);
    const sorted = pool === 2 ? inFiles(own, pairs, table) : byTies(own, table);
    return sorted.flatMap((machine) => movers.filter((mover) => mover.machine === machine));
  });
}

interface TailPair {
  readonly tailed: FightingMachine;
  readonly behind: readonly FightingMachine[];
}

/**
 * (V067) Each tailed machine, then its tailers. A machine that tails several comes after all of them. Two that tail
 * each other move in tie order.
 */
function inFiles(machines: readonly FightingMachine[], pairs: readonly TailPair[], table: Table): FightingMachine[] {
  const inOrder = new Set<FightingMachine>();
  const add = (machine: FightingMachine): void => {
    inOrder.add(machine);
    pairs.find(({ tailed }) => tailed === machine)?.behind.forEach(follow);
  };
  const follow = (machine: FightingMachine): void => {
    const waits = pairs.some(({ tailed, behind }) => behind.includes(machine) && !inOrder.has(tailed));
    if (!waits && !inOrder.has(machine)) add(machine);
  };
  const heads = machines.filter((machine) => !pairs.some(({ behind }) => behind.includes(machine)));
  for (const head of byTies(heads, table)) add(head);
  for (const machine of byTies(
    machines.filter((each) => !inOrder.has(each)),
    table,
  ))
    add(machine);
  return [...inOrder].filter((machine) => machines.includes(machine));
}

function moverOf(machine: FightingMachine, paired: ReadonlySet<FightingMachine>, fight: SideFight): Mover {
  if (!isSteered(machine)) return { machine, pool: 1 };
  if (paired.has(machine)) return { machine, pool: 2 };
  if (isEngaged(machine, fight)) return { machine, pool: 3 };
  return { machine, pool: seesEnemy(machine, fight) ? 5 : 4 };
}

/**
 * (V111) The engaged machines by groups: enemies in the same or neighbouring megahexes are in one group, and so on
 * transitively.
 */
export function groupsOf(movers: readonly Mover[], fight: SideFight): Mover[][] {
  const groups: Mover[][] = [];
  for (const mover of movers) {
    if (groups.some((group) => group.includes(mover))) continue;
    const about = fightAbout(mover.machine, fight);
    groups.push(movers.filter(({ machine }) => about.has(machine)));
  }
  return groups;
}

/**
 * All machines in the same group: its enemies near by, their enemies, and so on. The set grows while it is iterated.
 */
function fightAbout(machine: FightingMachine, fight: SideFight): ReadonlySet<FightingMachine> {
  const about = new Set([machine]);
  for (const one of about) for (const other of nearTo(one, fight)) about.add(other);
  return about;
}

const seesEnemy = (machine: FightingMachine, fight: SideFight): boolean =>
  enemiesOf(machine.side, fight).some(({ id }) => machine.seen.includes(id));

/** (V069) In the same or a neighbouring megahex; (V076) but not if the only enemy so near is hidden. */
export function isEngaged(machine: FightingMachine, fight: SideFight): boolean {
  const [only, ...others] = nearTo(machine, fight);
  if (!only) return false;
  if (others.length > 0) return true;
  return !isUnawares(machine.pose, only.pose, fight) && !isUnawares(only.pose, machine.pose, fight);
}

/** (V069) Enemies in its own megahex or a neighbouring one. */
const nearTo = ({ side, pose }: FightingMachine, fight: SideFight): FightingMachine[] =>
  enemiesOf(side, fight).filter((other) => megahexesBetween(pose, other.pose) <= 1);

const RANK = { recruit: 0, expert: 1, ace: 2 } as const;

/** (V071) The least skilled first, then the lowest, the fastest, and the lowest die. */
function byTies(machines: readonly FightingMachine[], table: Table): FightingMachine[] {
  const sorted = machines.toSorted((a, b) => compare(a, b) || (a.id < b.id ? -1 : 1));
  const groups: FightingMachine[][] = [];
  for (const machine of sorted) {
    const group = groups.at(-1);
    if (group?.[0] && compare(group[0], machine) === 0) group.push(machine);
    else groups.push([machine]);
  }
  return groups.flatMap((group) => drawLots(group, table));
}

const compare = (a: FightingMachine, b: FightingMachine): number =>
  RANK[skillOf(a)] - RANK[skillOf(b)] || levelOf(a.pose) - levelOf(b.pose) || b.cue - a.cue;

/** (V071) Ruling: lots are drawn only between the sides; within a side the numbers decide. */
function drawLots(group: readonly FightingMachine[], table: Table): FightingMachine[] {
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
