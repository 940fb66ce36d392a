import type { Rulebook } from '../../../../cards/rulebook.ts';
import type { AnswerGroup } from '../../../../kit/screen/asking.ts';
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
};

/** The cells of each row, as wide as the widest of each. */
function wayRows(about: AskedMove, book: Rulebook): AnswerGroup[] {
  const ways = [...wholeMoves(about.view, { about, book })];
  const told = ways.map(([purpose, move]) => ({ purpose, move, threats: threatsOf(move, about, book) }));
  const foes = enemiesOf(machineNamed(about.machine, about.view), about.view).length;
  const cells = told.map(({ move, threats }) => wayCells(move, threats, foes));
  const widths = [0, 1, 2, 3].map((i) => Math.max(...cells.map((row) => (row[i] ?? '').length)));
  return told.map(({ purpose, move, threats }, i) => ({
    name: purpose,
    reads: MEANS[purpose],
    answers: [],
    says: (cells[i] ?? [])
      .flatMap((cell, j) => (widths[j] === 0 ? [] : [cell.padEnd(widths[j] ?? 0)]))
      .join('  ')
      .trimEnd(),
    heard: wayHeard(move, threats),
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
