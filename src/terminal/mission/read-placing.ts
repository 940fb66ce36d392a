import { SQUARES } from '../../rulebook/archie-grid.ts';
import type { Asked } from '../../table/decisions.ts';
import type { Placing } from '../../table/mission-events.ts';
import { isAsked, type Reading } from '../asking/asking.ts';
import { proposedSquare } from './archie-grid.ts';

/**
 * (15) Machines placed on the grid in one line: `B1 23, B2 45`, or `23 45 11` in their order. Those that are not named
 * go where they are proposed. Nothing, where the line is something else.
 */
export function readPlaced(line: string, { about: { machines } }: Asked<'archie-placing'>): Reading | undefined {
  const read = readPlacing(line, machines, []);
  if (!read || 'wrong' in read) return read;
  return { words: [() => ({ is: 'answer', answer: 'one-by-one' }), ...read.words] };
}

/** The same where the machines are placed one by one already, and some of them have their squares. */
export const readEachPlaced = (
  line: string,
  { about: { machine, rest, taken } }: Asked<'archie-square'>,
): Reading | undefined => readPlacing(line, [machine, ...rest], Object.values(taken));

function readPlacing(line: string, machines: readonly string[], taken: readonly number[]): Reading | undefined {
  const placing = placingIn(line, machines);
  if (placing === undefined) return undefined;
  const fault = faultIn(placing, machines, taken);
  if (fault !== undefined) return { wrong: fault };
  return {
    words: machines.map((machine) => (then) => {
      if (!isAsked(then, 'archie-square') || then.about.machine !== machine) return undefined;
      const square = placing[machine] ?? proposedSquare(then.about, Object.values(placing));
      return { is: 'answer', answer: String(square) };
    }),
  };
}

/** Pairs of machine and square, or squares alone; one square alone is an answer like any other. */
function placingIn(line: string, machines: readonly string[]): Placing | undefined {
  const words = line
    .toUpperCase()
    .split(/[\s,;=]+/)
    .filter((word) => word !== '' && word !== 'ON' && word !== 'AT');
  const squares = words.filter((word) => SQUARE.test(word)).map(Number);
  if (squares.length === words.length) return squares.length < 2 ? undefined : inOrder(squares, machines);
  const named = words.filter((word) => MACHINE.test(word));
  const arePairs = words.every((word, i) => (i % 2 === 0 ? MACHINE : SQUARE).test(word));
  return arePairs && named.length === squares.length ? inOrder(squares, named) : undefined;
}

const SQUARE = /^\d\d$/;
const MACHINE = /^[A-Z]\d+$/;

/** A square too many belongs to no machine, and is told of. */
const inOrder = (squares: readonly number[], machines: readonly string[]): Placing =>
  Object.fromEntries(squares.map((square, i) => [machines[i] ?? NO_MACHINE, square]));

const NO_MACHINE = 'no machine';

function faultIn(placing: Placing, machines: readonly string[], taken: readonly number[]): string | undefined {
  const squares = Object.values(placing);
  const stranger = Object.keys(placing).find((machine) => !machines.includes(machine));
  if (stranger === NO_MACHINE) return `There are more squares there than machines: ${machines.join(', ')}.`;
  if (stranger !== undefined) return `${stranger} is not to be placed here: ${machines.join(', ')}.`;
  const outside = squares.find((square) => !SQUARES.includes(square));
  if (outside !== undefined) return `There is no square ${outside}: each figure is one to six, red first.`;
  const twice = squares.find((square, i) => taken.includes(square) || squares.indexOf(square) !== i);
  return twice === undefined ? undefined : `Two machines cannot stand on ${twice}.`;
}
