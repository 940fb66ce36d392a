import { cut, hang, type Paper, wrapTo } from '../../page/paper.ts';
import { numbersIn } from '../../page/read-typed.ts';
import type { Worded } from '../../questions/asking/word.ts';
import { counted } from '../../words/numbers.ts';
import type { Hand } from './scene.ts';

export type Option = Worded['options'][number];

/** The answer at the cursor, if any, and the typed text. */
type AnswerAtCursor = Pick<Hand, 'at' | 'typed'>;

/** As many lines as there is room for; says where lines are left out, and which command shows them. */
export function fitLines(lines: readonly string[], rows: number, where: string): readonly string[] {
  if (lines.length <= rows || rows < 1) return lines.slice(0, Math.max(0, rows));
  return [...lines.slice(0, rows - 1), `… ${counted(lines.length - rows + 1, 'line')} more: ${where}`];
}

/**
 * Each answer with its effect and costs. The one at the cursor is marked and shown in full, and so are the others if
 * there are enough rows; otherwise each has one line.
 */
export function answerList(options: readonly Option[], at: number | undefined, rows: number, paper: Paper): string[] {
  const longest = Math.max(0, ...options.map(({ answer }) => answer.length));
  const numbers = numbersIn(options);
  const lineOf = ({ answer, does }: Option, i: number) =>
    `${(numbers[i] ?? '').padStart(2)} ${answer.padEnd(longest)}  ${does}`;
  const inFull = (mark: string, option: Option, i: number) => hang(mark + lineOf(option, i), paper, SET_IN).split('\n');
  const listed = (other: (option: Option, i: number) => string[]) =>
    options.flatMap((option, i) =>
      i === at ? inFull(MARK, option, i).map((each) => paper.ink.inverse(each)) : other(option, i),
    );
  const onALine = (option: Option, i: number) =>
    NO_MARK + clausesWithin(lineOf(option, i), paper.width - NO_MARK.length);
  const whole = listed((option, i) => {
    const line = onALine(option, i);
    return line.endsWith(lineOf(option, i)) ? [line] : inFull(NO_MARK, option, i);
  });
  return whole.length <= rows ? whole : listed((option, i) => [onALine(option, i)]);
}

/** Successive answers with the same effect share a line; the one at the cursor has a line of its own. */
export function joinAnswers(options: readonly Option[], at: number | undefined): Option[] {
  const numbers = numbersIn(options);
  return runsOf(options, at).map((run) => {
    const [first = 0] = run;
    const { does = '' } = options[first] ?? {};
    const answer = run.map((i) => options[i]?.answer ?? '').join(' ');
    const from = numbers[first] ?? '';
    const number = run.length > 1 && from !== '' ? `${from}-${numbers[run.at(-1) ?? first] ?? ''}` : from;
    return { answer, does, number };
  });
}

/** The line of an answer. */
export const placeIn = (options: readonly Option[], at: number): number =>
  runsOf(options, at).findIndex((run) => run.includes(at));

/** Groups of successive answers with the same effect. */
function runsOf(options: readonly Option[], at: number | undefined): number[][] {
  const runs: number[][] = [];
  for (const [i, { does }] of options.entries()) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    const isAlone = before === undefined || i === at || before === at;
    if (last && !isAlone && options[before]?.does === does) last.push(i);
    else runs.push([i]);
  }
  return runs;
}

/** The indent of the continuation lines of an answer. */
const SET_IN = 7;
export const MARK = '> ';
export const NO_MARK = '  ';

/** The answers as words on a few lines, and below them the effect of the one at the cursor, in the rest of the rows. */
export function answerWords(
  options: readonly Option[],
  { at, typed }: AnswerAtCursor,
  rows: number,
  { width, ink }: Paper,
): string[] {
  const numbers = numbersIn(options);
  const words = options.map(
    ({ answer }, i) => `${numbers[i] ? `${numbers[i]}:` : ''}${i === at ? `[${answer}]` : ` ${answer} `}`,
  );
  const lines = flowed(words, width);
  const chosen = at === undefined ? undefined : options[at];
  const does = chosen ? saysOf(chosen) : nothingAtHand(typed);
  const cost = linesWithin(does, Math.max(COST_LINES, rows - lines.length), width);
  return [...lines, ...cost.map((line) => ink.bold(line))];
}

/** The same row by row; the row of the cursor is marked, and below stands the effect of its answer. */
export function answerGroups(
  { options, groups }: Required<Pick<Worded, 'options' | 'groups'>>,
  { at, typed }: AnswerAtCursor,
  { paper, rows }: { readonly paper: Paper; readonly rows: number },
): string[] {
  const chosen = at === undefined ? undefined : options[at];
  const ample = groupLines(groups, chosen?.answer, paper);
  const isTight = ample.length + COST_LINES > rows;
  const shown = groups.filter(
    ({ room, answers }) => room !== 'ample' || (chosen !== undefined && answers.includes(chosen.answer)),
  );
  return [
    ...(isTight ? rowLines(shown, chosen?.answer, paper) : ample),
    ...costLines(chosen ? saysOf(chosen) : noneOf(options, typed), paper.width).map((line) => paper.ink.bold(line)),
  ];
}

const saysOf = ({ answer, does }: Option): string => `${answer}: ${does}`;

/** If Enter takes none of them, the first says why. */
function noneOf([first]: readonly Option[], typed: string): string {
  return typed.trim() === '' && first
    ? `Enter has no safe answer here: choose. ${saysOf(first)}`
    : nothingAtHand(typed);
}

export const costLines = (does: string, width: number): string[] => linesWithin(does, COST_LINES, width);

/** A text in so many lines; a longer one is marked at its end. */
export function linesWithin(text: string, rows: number, width: number): string[] {
  const lines = wrapTo(text, width).split('\n');
  if (lines.length <= rows) return lines;
  return [...lines.slice(0, rows - 1), clausesWithin(lines.slice(rows - 1).join(' '), width)];
}

/** A text on a line: of a longer one the clauses that have room, or the words, with a sign that it goes on. */
function clausesWithin(text: string, width: number): string {
  if (text.length <= width) return text;
  const most = width - ' …'.length;
  const ends = [clauseEnd(text, most), text.lastIndexOf(' ', most)];
  const end = ends.find((each) => each > width / 2);
  return end === undefined ? cut(text, width) : `${text.slice(0, end)} …`;
}

/** Where the last clause ends that so many characters hold, if any: no clause ends in brackets. */
const clauseEnd = (text: string, most: number): number =>
  [...text.matchAll(/[;,] | \(/g)]
    .map(({ index }) => index)
    .findLast((at) => at <= most && !/\([^)]*$/.test(text.slice(0, at))) ?? 0;

/** The same for sentences: it is cut after a whole sentence, if one fits. */
export function sentencesWithin(text: string, rows: number, width: number): string[] {
  if (wrapTo(text, width).split('\n').length <= rows) return linesWithin(text, rows, width);
  const whole = wholeSentences(text, rows, width);
  return whole.length > 0 ? whole : linesWithin(text, rows, width);
}

/**
 * As many whole sentences as fit into these rows, with a sign that the text goes on; nothing if the first does not fit.
 */
export function wholeSentences(text: string, rows: number, width: number): string[] {
  const sentences = text.split(/(?<=[.?!]) (?=[A-Z])/);
  const told = sentences.map((_, i) => wrapTo(`${sentences.slice(0, i + 1).join(' ')} …`, width).split('\n'));
  return told.findLast((lines) => lines.length <= rows) ?? [];
}

type Groups = NonNullable<Worded['groups']>;

/** Answers row by row, all of them: the name of the row, and its answers. */
export const groupLines = (groups: Groups, at: string | undefined, paper: Paper): string[] =>
  rowLines(
    groups.filter(({ room }) => room !== 'short'),
    at,
    paper,
  );

function rowLines(groups: Groups, at: string | undefined, paper: Paper): string[] {
  if (paper.byEar) return groups.map(({ name, says, heard }) => `${name}: ${heard ?? says}`);
  const widest = Math.max(...groups.map(({ name }) => name.length));
  return groups.flatMap(({ name, answers, says }) => {
    const isAt = at !== undefined && answers.includes(at);
    const text = hang(`${isAt ? MARK : NO_MARK}${name.padEnd(widest)} ${says}`, paper, widest + 3);
    return text.split('\n').map((line) => (isAt ? paper.ink.inverse(line) : line));
  });
}

const COST_LINES = 2;

/** A line that matches no answer may be a command, or a line of several answers. */
export const nothingAtHand = (typed: string): string =>
  typed.trim() === ''
    ? 'Enter has no safe answer here: choose. Type an answer, or walk to it with the arrows.'
    : 'Enter takes the line as it stands.';

/** Words in as few lines as they need; none is broken. */
export function flowed(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(cut(word, width));
  }
  return lines;
}
