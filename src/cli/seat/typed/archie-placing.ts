import { SQUARES } from '../../../rulebook/archie-grid.ts';
import type { Question } from '../../../table/decisions.ts';
import type { Placing } from '../../../table/mission-events.ts';
import { isOnGrid, proposedSquare } from '../../../terminal/pages/archie-grid.ts';
import { askedIn } from '../page/lay-out.ts';
import type { Came, Seat } from '../seat.ts';
import { wrong } from '../wrong.ts';

type Grid = Extract<Question, { decision: 'archie-placing' | 'archie-square' }>;

/**
 * (15) Machines placed on the grid in one line: `B1 23, B2 45`, or `23 45 11` in their order. Those that are not named
 * go where they are proposed. Nothing, where the line is something else.
 */
export function wholePlacing(line: string, seat: Seat): Came | undefined {
  const question = askedIn(seat.sitting.position);
  if (!question || !isOnGrid(question)) return undefined;
  const machines = stillToPlace(question);
  const read = readPlacing(line, machines);
  if (read === undefined) return undefined;
  const fault = faultIn(read, question, machines);
  if (fault !== undefined) return wrong(fault, seat);
  if (question.decision === 'archie-placing') seat.sitting.answer('one-by-one');
  placeAll(read, machines, seat);
  return 'on';
}

const stillToPlace = (question: Grid): readonly string[] =>
  question.decision === 'archie-placing' ? question.about.machines : [question.about.machine, ...question.about.rest];

/** Pairs of machine and square, or squares alone; one square alone is an answer like any other. */
function readPlacing(line: string, machines: readonly string[]): Placing | undefined {
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

function faultIn(placing: Placing, question: Grid, machines: readonly string[]): string | undefined {
  const taken = question.decision === 'archie-square' ? Object.values(question.about.taken) : [];
  const squares = Object.values(placing);
  const stranger = Object.keys(placing).find((machine) => !machines.includes(machine));
  if (stranger === NO_MACHINE) return `There are more squares there than machines: ${machines.join(', ')}.`;
  if (stranger !== undefined) return `${stranger} is not to be placed here: ${machines.join(', ')}.`;
  const outside = squares.find((square) => !SQUARES.includes(square));
  if (outside !== undefined) return `There is no square ${outside}: each figure is one to six, red first.`;
  const twice = squares.find((square, i) => taken.includes(square) || squares.indexOf(square) !== i);
  return twice === undefined ? undefined : `Two machines cannot stand on ${twice}.`;
}

function placeAll(placing: Placing, machines: readonly string[], { sitting }: Seat): void {
  for (const machine of machines) {
    const asked = askedIn(sitting.position);
    if (asked?.decision !== 'archie-square' || asked.about.machine !== machine) return;
    const square = placing[machine] ?? proposedSquare(asked.about, Object.values(placing));
    sitting.answer(String(square));
  }
}
