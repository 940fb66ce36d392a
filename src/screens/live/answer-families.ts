import type { BestOfKind, Family } from '../../kit/screen/asking.ts';
import { cut, type Paper } from '../../page/paper.ts';
import { numbersIn } from '../../page/read-typed.ts';
import { costLines, flowed, MARK, NO_MARK, nothingAtHand, type Option } from './answer-lines.ts';
import type { Hand } from './scene.ts';

type Chosen = Pick<Hand, 'at' | 'typed'> & Partial<Pick<Hand, 'opened'>>;
type KindWithBest = Family & { readonly best: BestOfKind };

/**
 * Answers by kind. Where each kind has its best, a row for each, until one is opened; otherwise the kinds, and the
 * answers of the kind at the cursor. `rows` are free for them.
 */
export function answerFamilies(
  options: readonly Option[],
  families: readonly Family[],
  hand: Chosen,
  { paper, rows }: { readonly paper: Paper; readonly rows: number },
): string[] {
  const kinds = families.filter((family): family is KindWithBest => family.best !== undefined);
  if (kinds.length < families.length) return sideBySide(options, families, hand, paper);
  const chosen = hand.at === undefined ? undefined : options[hand.at];
  const own = kinds.find(({ answers }) => chosen !== undefined && answers.includes(chosen.answer));
  return own && chosen && isOpened(own, chosen, hand)
    ? waysOf(options, { own, chosen, others: kinds.filter((kind) => kind !== own) }, { paper, rows })
    : bestOfEach(options, kinds, { chosen, typed: hand.typed }, paper);
}

/** Its name was given, or the cursor is on an answer of it that is not its best. */
function isOpened(
  { name, parts = [], answers, best }: KindWithBest,
  { answer }: Option,
  { typed, opened }: Chosen,
): boolean {
  if (answers.length === 1) return false;
  const names = [name, ...parts.map((part) => part.name)];
  return answer !== best.answer || [opened, typed.trim().toLowerCase()].some((each) => names.includes(each ?? ''));
}

interface RowsCursor {
  readonly chosen: Option | undefined;
  readonly typed: string;
}

/** A row for each kind with its best: number, place, price, what it brings, what waits there. */
function bestOfEach(
  options: readonly Option[],
  kinds: readonly KindWithBest[],
  at: RowsCursor,
  paper: Paper,
): string[] {
  const numbers = numbersIn(options);
  const cells = kinds.map(({ name, answers, best }) => {
    const place = options.findIndex(({ answer }) => answer === best.answer);
    return [`${name} (${answers.length})`, numbers[place] ?? '', ...best.cells];
  });
  const widths = (cells[0] ?? []).map((_, i) => Math.max(...cells.map((row) => (row[i] ?? '').length)));
  const gap = gapBetween(widths, paper);
  const rows = cells.map((row, i) => {
    const isAt = at.chosen !== undefined && kinds[i]?.answers.includes(at.chosen.answer);
    const told = row.flatMap((cell, j) => (widths[j] === 0 ? [] : [cell.padEnd(widths[j] ?? 0)])).join(gap);
    const line = cut(`${isAt ? MARK : NO_MARK}${told}`, paper.width).trimEnd();
    return isAt ? paper.ink.inverse(line) : line;
  });
  const i = kinds.findIndex(({ best: { answer } }) => answer === at.chosen?.answer);
  const kind = kinds[i];
  const says =
    kind && at.chosen
      ? withHow(`${kind.best.answer}: ${kind.best.words}${whyText(at.chosen)}.`, typedText(kind, cells[i]?.[1]), paper)
      : nothingAtHand(at.typed);
  return [...rows, ...costLines(says, paper.width).map((line) => paper.ink.bold(line))];
}

/** How it is typed is left out where what it does has no room beside it. */
const withHow = (does: string, how: string, { width }: Paper): string =>
  costLines(`${does} ${how}`, width).at(-1)?.endsWith('…') ? does : `${does} ${how}`;

/** The columns stand closer where several enemies on a line would cut the last of them off. */
function gapBetween(widths: readonly number[], { width }: Paper): string {
  const used = widths.filter((each) => each > 0);
  const whole = used.reduce((sum, each) => sum + each, MARK.length) + ROOMY.length * (used.length - 1);
  return whole > width ? CLOSE : ROOMY;
}

const [ROOMY, CLOSE] = ['  ', ' '] as const;

const whyText = ({ why }: Option): string => (why === undefined ? '' : ` (${why})`);

/** What the figures of a row are typed for: `Type 6 40 or Enter for it, dive for all 52 ways.` */
function typedText({ name, answers }: KindWithBest, number = ''): string {
  const takes = number === '' ? '' : `${number} or Enter for it, `;
  return `Type ${takes}${answers.length > 1 ? `${name} for all ${answers.length} ways` : 'the name of a kind for its ways'}.`;
}

interface OpenedWays {
  readonly own: KindWithBest;
  readonly chosen: Option;
  readonly others: readonly KindWithBest[];
}

/** The lines of the answers of a kind: few, so that the picture keeps its size; more in a large window. */
const [FEW, MANY] = [3, 8];
const SPARE = 24;

/** All answers of one kind, as many lines of them as there may be, about the one at the cursor. */
function waysOf(
  options: readonly Option[],
  { own, chosen, others }: OpenedWays,
  { paper, rows }: { readonly paper: Paper; readonly rows: number },
): string[] {
  const { width, ink } = paper;
  const told = (own.parts?.length ? own.parts : [own]).flatMap((part) => [
    ...(own.parts?.length ? [`${part.name}:`] : []),
    ...own.answers
      .filter((answer) => part.answers.includes(answer))
      .map((answer) => memberText(answer, { ...own, name: part.name }, options, chosen)),
  ]);
  const rest = own.parts?.length
    ? own.answers.filter((answer) => !own.parts?.some(({ answers }) => answers.includes(answer)))
    : [];
  const members = [...rest.map((answer) => memberText(answer, own, options, chosen)), ...told];
  const head = `${own.name}, ${own.answers.length} ways: left and right. Up and down: ${others.map(({ name }) => name).join(', ')}.`;
  return [
    cut(head, width),
    ...linesAbout(flowed(members, width - MORE.length), rows >= SPARE ? MANY : FEW),
    ...readText(own, chosen).map((text) => cut(text, width)),
    ...costLines(`${chosen.answer}: ${chosen.does}`, width).map((line) => ink.bold(line)),
  ];
}

/** How the figures of the answer at the cursor are read, and the star. */
function readText({ parts = [], reads, shoots }: KindWithBest, { answer }: Option): string[] {
  const read = parts.find(({ answers }) => answers.includes(answer))?.reads ?? reads;
  const told = [...(shoots.length > 0 ? ['* brings a shot'] : []), ...(read === undefined ? [] : [read])];
  return told.length > 0 ? [`(${told.join('; ')})`] : [];
}

const MORE = ' …';

/** So many lines about the one with the cursor, with a sign where there are more before or behind. */
function linesAbout(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines];
  const at = lines.findIndex((line) => line.includes('['));
  const from = Math.max(0, Math.min(at - Math.floor(most / 2), lines.length - most));
  const shown = lines.slice(from, from + most);
  return shown.map((line, i) => {
    const isCut = (i === 0 && from > 0) || (i === most - 1 && from + most < lines.length);
    return isCut ? `${line}${MORE}` : line;
  });
}

/** The answers of a kind side by side, how they are read, and what the one at the cursor does. */
function sideBySide(
  options: readonly Option[],
  families: readonly Family[],
  { at, typed }: Chosen,
  { width, ink }: Paper,
): string[] {
  const chosen = at === undefined ? undefined : options[at];
  const members = families.flatMap((family) => [
    ...family.answers.map((answer) => memberText(answer, family, options, chosen)),
    ...(family.reads === undefined ? [] : [`(${family.reads})`]),
  ]);
  const does = chosen ? `${chosen.answer}: ${chosen.does}` : nothingAtHand(typed);
  return [...flowed(members, width), ...costLines(does, width).map((line) => ink.bold(line))];
}

/** `33:0-6-turn`: the name of the kind stands before it. A star brings somebody into the sights. */
function memberText(
  answer: string,
  { name, shoots }: Pick<Family, 'name' | 'shoots'>,
  options: readonly Option[],
  chosen: Option | undefined,
): string {
  const place = options.findIndex((option) => option.answer === answer);
  const short = `${answer.startsWith(`${name}-`) ? answer.slice(name.length + 1) : answer}${shoots.includes(answer) ? '*' : ''}`;
  const number = numbersIn(options)[place] ?? '';
  const sign = options[place]?.sign ?? '';
  const told = answer === chosen?.answer ? `[${short}]` : ` ${short} `;
  return `${number === '' ? '' : `${number}:`}${sign === '' ? told : `${told.trimEnd()}${sign} `}`;
}
