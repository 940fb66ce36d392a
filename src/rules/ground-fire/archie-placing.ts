import type { Placing } from '../../table/mission-events.ts';
import type { Table } from '../../table/table.ts';

const LINES = [1, 2, 3, 4, 5, 6];
const SQUARES = LINES.flatMap((red) => LINES.map((white) => 10 * red + white));

/** Corners first, then edges: the fewer squares lie round a machine, the fewer near misses shake it. */
const WIDE = [11, 66, 16, 61, 13, 64, 46, 31];
const WIDEST_FIRST = [...WIDE, ...SQUARES.filter((square) => !WIDE.includes(square))];

/** (15) The commander places his machines on the grid, one to a square. */
export function placeUnderArchie(machines: readonly string[], before: Placing, table: Table): Placing {
  const placed = machines.every((machine) => machine in before);
  const how = table.choose(
    'archie-placing',
    { machines, before },
    placed ? ['as-before', 'spread', 'one-by-one'] : ['spread', 'one-by-one'],
  );
  const placing = { 'as-before': asBefore, spread, 'one-by-one': oneByOne }[how](machines, before, table);
  table.tell({ type: 'machines-placed', placing });
  return placing;
}

type Place = (machines: readonly string[], before: Placing, table: Table) => Placing;

/** (15) (36) Nobody is asked where a Straggler flies: he is set wide. */
export function placeStraggler(machines: readonly string[], table: Table): Placing {
  const placing = spread(machines, {}, table);
  table.tell({ type: 'machines-placed', placing });
  return placing;
}

const asBefore: Place = (machines, before) =>
  Object.fromEntries(Object.entries(before).filter(([machine]) => machines.includes(machine)));

const spread: Place = (machines) =>
  Object.fromEntries(WIDEST_FIRST.slice(0, machines.length).map((square, i) => [machines[i], square]));

const oneByOne: Place = (machines, _, table) => {
  const taken: Record<string, number> = {};
  for (const machine of machines) {
    const free = SQUARES.filter((square) => !Object.values(taken).includes(square)).map(String);
    taken[machine] = Number(table.choose('archie-square', { machine, taken: { ...taken } }, free));
  }
  return taken;
};
