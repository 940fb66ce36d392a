import { SQUARES, WIDEST_FIRST } from '../../cards/archie-grid.ts';
import type { About } from '../../table/decisions.ts';
import type { Placing } from '../../table/events/mission-events.ts';
import type { Table } from '../../table/table.ts';

/** (15) The commander places his machines on the grid, one on a square. */
export function placeUnderArchie(about: About<'archie-placing'>, table: Table): Placing {
  const { machines, before } = about;
  const placed = machines.every((machine) => machine in before);
  const how = table.choose(
    'archie-placing',
    about,
    placed ? ['as-before', 'spread', 'one-by-one'] : ['spread', 'one-by-one'],
  );
  const placing = { 'as-before': asBefore, spread, 'one-by-one': oneByOne }[how](machines, before, table);
  table.tell({ type: 'machines-placed', placing });
  return placing;
}

type PlaceMachines = (machines: readonly string[], before: Placing, table: Table) => Placing;

/** (15) (36) A Straggler is placed wide without a question. */
export function placeStraggler(machines: readonly string[], table: Table): Placing {
  const placing = spread(machines, {}, table);
  table.tell({ type: 'machines-placed', placing });
  return placing;
}

const asBefore: PlaceMachines = (machines, before) =>
  Object.fromEntries(Object.entries(before).filter(([machine]) => machines.includes(machine)));

const spread: PlaceMachines = (machines) =>
  Object.fromEntries(WIDEST_FIRST.slice(0, machines.length).map((square, i) => [machines[i], square]));

/** Each machine is proposed its last square, otherwise one as far from the others as there is room. */
const oneByOne: PlaceMachines = (machines, before, table) => {
  let taken: Placing = {};
  for (const [place, machine] of machines.entries()) {
    const free = SQUARES.filter((square) => !Object.values(taken).includes(square));
    const about = { machine, taken, rest: machines.slice(place + 1), wanted: before[machine] };
    taken = { ...taken, [machine]: Number(table.choose('archie-square', about, free.map(String))) };
  }
  return taken;
};
