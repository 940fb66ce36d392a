import type { Rulebook } from '../../../../cards/rulebook.ts';
import type { AnswerGroup, OfferedLine } from '../../../../kit/screen/asking.ts';
import type { Reaching, Threats } from '../../../../kit/screen/threats.ts';
import { arrowTo } from '../../../../kit/screen/window-round.ts';
import { enemiesOf, machineNamed } from '../../table/skirmish.ts';
import { headingText, stepText } from '../clouds-words.ts';
import { firesText } from '../fires-text.ts';
import { threatsAt } from '../threats-ahead.ts';
import { moveGroups } from './move-groups.ts';
import { type AskedMove, type Purpose, type WholeMove, wholeMoves } from './whole-moves.ts';

/**
 * The best whole move for each purpose, then the steps by kind. Where not all rows have room, one row
 * stands for the steps.
 */
export function moveRows(about: AskedMove, book: Rulebook, signs: ReadonlyMap<string, string>): AnswerGroup[] {
  const steps = moveGroups(about, signs);
  const ways = wayRows(about, book);
  if (ways.length === 0) return steps;
  return [...ways, ...steps.map((row): AnswerGroup => ({ ...row, room: 'ample' })), STEPS];
}

/** The rows that the arrow keys go through: the moves, then the steps. */
export const walkedRows = (about: AskedMove, book: Rulebook): AnswerGroup[] => [
  ...wayRows(about, book),
  ...moveGroups(about),
];

/** The row that stands for the kinds of steps, which have no room beside the moves. */
const STEPS: AnswerGroup = {
  name: 'steps',
  answers: [],
  says: 'end, s3, l60, d2: one begins a move of your own and shows all that follow',
  room: 'short',
};

/** What the moves of a row are flown for. */
const MEANS: Readonly<Record<Purpose, string>> = {
  shoot: 'the best shot',
  errand: 'what she has come for',
  behind: 'a place behind the nearest enemy',
  nearer: 'the way towards the nearest enemy',
  away: 'where the guns reach her least',
  above: 'height and speed',
  best: 'what an ace would fly: Enter takes it',
};

/** A whole move as it is told: by the cells of its row, and in a sentence. */
interface WayTold {
  readonly purpose: Purpose;
  readonly move: WholeMove;
  readonly says: string;
  readonly heard: string;
}

/** The cells of each row, as wide as the widest of each. A move that an earlier row has as well is not told again. */
function waysTold(about: AskedMove, book: Rulebook): WayTold[] {
  const ways = wholeMoves(about.view, { about, book });
  const first = [...ways].filter(([purpose, move]) => rowOf(move, ways) === purpose);
  const foes = enemiesOf(machineNamed(about.machine, about.view), about.view).length;
  const cells = first.map(([, move]) => wayCells(move, threatsOf(move, about, book), foes));
  const says = inRoom(cells);
  return [...ways].flatMap(([purpose, move]) => {
    const own = says[first.findIndex(([each]) => each === purpose)];
    // Enter stands on the row that has the best move: it needs no other.
    if (own === undefined && purpose === 'best') return [];
    return [
      {
        purpose,
        move,
        says: own ?? `as ${rowOf(move, ways)}`,
        heard: wayHeard(move, threatsOf(move, about, book)),
      },
    ];
  });
}

/** A row beside its name on a line of 80. */
const ROOM = 66;

/** Ways to say a cell, the longest first. */
const SHORTER: readonly ((cell: string) => string)[] = [
  (cell) => cell,
  (cell) => cell.replace(' in 20', '/20'),
  (cell) => cell.replace(' in 20', '/20').replace('at worst', 'worst').replace(' km/h', ''),
];

/** The rows in the longest words with which none is wider than its line. */
function inRoom(cells: readonly (readonly string[])[]): readonly string[] {
  const said = SHORTER.map((shorter) => aligned(cells.map((row) => row.map(shorter))));
  return said.find((rows) => rows.every((row) => row.length <= ROOM)) ?? said.at(-1) ?? [];
}

function aligned(cells: readonly (readonly string[])[]): readonly string[] {
  const widths = [0, 1, 2, 3].map((i) => Math.max(...cells.map((row) => (row[i] ?? '').length)));
  return cells.map((row) =>
    row
      .flatMap((cell, j) => (widths[j] === 0 ? [] : [cell.padEnd(widths[j] ?? 0)]))
      .join('  ')
      .trimEnd(),
  );
}

/** The first purpose that a move serves names its row. */
const rowOf = ({ words }: WholeMove, ways: ReadonlyMap<Purpose, WholeMove>): Purpose | undefined =>
  [...ways].find(([, each]) => each.words.join() === words.join())?.[0];

const wayRows = (about: AskedMove, book: Rulebook): AnswerGroup[] =>
  waysTold(about, book).map(({ purpose, says, heard }) => ({
    name: purpose,
    reads: MEANS[purpose],
    answers: [purpose],
    says,
    heard,
  }));

/** The rows as lines that are offered beside the steps. Enter takes the best one, by the name of its row. */
export function wayLines(about: AskedMove, book: Rulebook): OfferedLine[] {
  const ways = wholeMoves(about.view, { about, book });
  const best = ways.get('best');
  const taken = best && rowOf(best, ways);
  return waysTold(about, book).map(({ purpose, move, heard }) => ({
    line: purpose,
    answers: move.words,
    does: heard,
    isCareful: purpose === taken,
  }));
}

const threatsOf = ({ stand }: WholeMove, { machine: id, view }: AskedMove, book: Rulebook): Threats =>
  threatsAt(view, { machine: machineNamed(id, view), stand, isSilent: false, book });

/** `d2 l90 l60 level`, `130 km/h, 39 ↙`, `hits 12 in 20`, `at worst 15 in 20`. */
function wayCells({ words, stand, speed, given }: WholeMove, { likely, worst, own }: Threats, foes: number): string[] {
  const isDuel = foes < 2;
  const named = (shot: Reaching): string => `${isDuel ? '' : `${shot.id} `}${shot.chance} in 20`;
  const [mine, his, most] = [own, likely, worst].map(bestFirst);
  const waits = his ? `hit ${isDuel ? '' : 'by '}${named(his)}` : atWorst(most && named(most));
  return [
    typedLine(words),
    `${10 * speed} km/h, ${stand.height} ${arrowTo(stand.heading)}`,
    mine ? `hits ${named(mine)}` : aboutText(given),
    waits,
  ];
}

/** Of an enemy who has still to move, and may not be there by then. */
const aboutText = (given: number): string => (given < LEAST ? '' : `about ${Math.round(20 * given)} in 20`);

/** One face of the die. */
const LEAST = 0.05;

const atWorst = (shot: string | undefined): string => (shot === undefined ? 'no gun' : `at worst ${shot}`);

const bestFirst = (shots: readonly Reaching[]): Reaching | undefined =>
  shots.toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0))[0];

/** The steps as a player may type them. */
export const typedLine = (words: readonly string[]): string =>
  words.map((word) => (word === 'bank-level' ? 'level' : word)).join(' ');

const wayHeard = ({ words, stand, speed }: WholeMove, threats: Threats): string =>
  `${words.map(stepText).join(', ')}; then ${10 * speed} km/h, height ${stand.height}, heading ${headingText(stand.heading)}; ${firesText(threats)}`;
