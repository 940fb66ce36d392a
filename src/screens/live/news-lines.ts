import type { Rulebook } from '../../cards/rulebook.ts';
import { type Paper, widthOf, withoutInk, wrapTo } from '../../page/paper.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import { COURSE_DONE, COURSE_WAITS } from '../../questions/map/course-words.ts';
import { linesWithin } from './answer-lines.ts';
import type { LiveScene, NewsLine } from './scene.ts';

/** The paper of a page, its rows, and the cards. */
export interface LivePaper {
  readonly book: Rulebook;
  readonly paper: Paper;
  readonly rows: number;
}

/** With so many rows the goal is never cut, and the news are shown even if the picture has them. */
export const ROOMY = 32;

/**
 * The events since the last answer, line by line. Left out are the turn, which the question also shows; on a low page,
 * what the picture shows; and that a course is over, or goes on later.
 */
export function newsLines({ question, news, worded: { ask } }: LiveScene, { paper, rows }: LivePaper): NewsLine[] {
  const { picture } = askingOf(question);
  const isTold = (text: string) => picture?.repeats?.(text) || isToldByCourse(text);
  return news
    .filter(({ text }) => rows >= ROOMY || !isTold(withoutInk(text)))
    .filter(({ text }) => !/^[,:]/.test(behind(withoutInk(text).replace(/\.$/, ''), ask)))
    .flatMap((line) =>
      wrapTo(line.text, paper.width)
        .split('\n')
        .map((text) => ({ ...line, text })),
    )
    .filter(({ text }) => widthOf(text.trim()) > 0);
}

/** A line that the course before the answers tells, or that none stands there. */
export const isToldByCourse = (text: string): boolean =>
  [...COURSE_WAITS, COURSE_DONE].some((each) => each.includes(text));

/** The rest of a text after a common beginning. */
const behind = (text: string, whole: string): string => (whole.startsWith(text) ? whole.slice(text.length) : '');

/**
 * The weighty sentences, then the last others, as many as there is room for: the record above the page has all of them.
 * Where the last alone has no room its middle is left out: who acted stands at its beginning, the result at its end.
 */
export function lastNews(lines: readonly NewsLine[], most: number, { width, ink }: Paper): string[] {
  const pieces = sentencesIn(lines);
  const last = pieces.at(-1);
  if (most < 1 || !last) return [];
  const weighty = weightyWithin(pieces, most, width);
  const froms = [...pieces.keys(), pieces.length];
  const chosen = froms
    .map((from) => pieces.filter((piece, i) => i >= from || weighty.has(piece)))
    .find((each) => linesOf(each, width).length <= most);
  const shown =
    chosen && chosen.length > 0
      ? linesOf(chosen.length < pieces.length ? marked(chosen, most, width) : chosen, width)
      : linesWithin(withoutMiddle(last.text, most * width - (most - 1) * RAGGED), most, width);
  return shown.map((line) => ink.cyan(line));
}

/** News of which some are left out say so, and where the rest is; with no room for that, by a sign before them. */
function marked(chosen: readonly Piece[], most: number, width: number): readonly Piece[] {
  const [first, ...others] = chosen;
  const signed = first ? [{ ...first, text: `… ${first.text}` }, ...others] : [];
  const said: readonly Piece[] = [...chosen, { text: REST, isWeighty: false, onNewLine: false }];
  return [said, signed].find((each) => linesOf(each, width).length <= most) ?? chosen;
}

const REST = '(again tells the rest)';

/** How many lines the last sentence of the news takes by itself. */
export function lastSentenceLines(lines: readonly NewsLine[], { width }: Paper): number {
  const last = sentencesIn(lines).at(-1);
  return last ? linesOf([last], width).length : 0;
}

/** How many lines the grave sentences of the news take. */
export function graveLines(lines: readonly NewsLine[], { width }: Paper): number {
  const grave = sentencesIn(lines).filter(({ isGrave }) => isGrave);
  return grave.length > 0 ? linesOf(grave, width).length : 0;
}

/** So much of a line stays empty where the next word has no room. */
const RAGGED = 12;

/** The end has the larger part of the room. */
const END = 0.55;

/** A text of at most so many characters: first words and last words of a longer one, without ink. */
function withoutMiddle(text: string, most: number): string {
  if (widthOf(text) <= most) return text;
  const words = withoutInk(text).split(' ');
  const last = firstWithin(words.toReversed(), most * END).toReversed();
  const first = firstWithin(words, most - last.join(' ').length - ' … '.length);
  return [...first, '…', ...last].join(' ');
}

/** As many words as so many characters hold, one at least. */
function firstWithin(words: readonly string[], most: number): string[] {
  const held = words.filter((_, i) => words.slice(0, i + 1).join(' ').length <= most);
  return held.length > 0 ? held : words.slice(0, 1);
}

/**
 * The grave paragraphs from their ends, where the result stands; then of the last weighty ones the first sentences: a
 * later one may not be understood without them.
 */
function weightyWithin(pieces: readonly Piece[], most: number, width: number): ReadonlySet<Piece> {
  const chosen = new Set<Piece>();
  const paragraphs = paragraphsIn(pieces).toReversed();
  const grave = paragraphs.filter(([first]) => first?.isGrave).map((paragraph) => paragraph.toReversed());
  const weighty = paragraphs.filter(([first]) => first?.isWeighty && !first.isGrave);
  for (const paragraph of [...grave, ...weighty]) {
    for (const piece of paragraph) {
      chosen.add(piece);
      if (
        linesOf(
          pieces.filter((each) => chosen.has(each)),
          width,
        ).length <= most
      )
        continue;
      chosen.delete(piece);
      return chosen;
    }
  }
  return chosen;
}

function paragraphsIn(pieces: readonly Piece[]): Piece[][] {
  const paragraphs: Piece[][] = [];
  for (const piece of pieces) {
    if (piece.onNewLine) paragraphs.push([piece]);
    else paragraphs.at(-1)?.push(piece);
  }
  return paragraphs;
}

/** A sentence of the news, and whether it begins a line. */
interface Piece extends NewsLine {
  readonly onNewLine: boolean;
}

/** The news come wrapped: a line that continues the one above it is joined to it again. */
function sentencesIn(lines: readonly NewsLine[]): Piece[] {
  const whole: NewsLine[] = [];
  for (const [i, line] of lines.entries()) {
    const before = whole.pop();
    if (before === undefined) whole.push(line);
    else if (begins(lines[i - 1]?.text, line.text)) whole.push(before, line);
    else whole.push({ ...before, text: `${before.text} ${line.text}` });
  }
  return whole.flatMap((line) =>
    line.text.split(SENTENCE_END).map((each, i) => ({ ...line, text: inkedAs(line.text, each), onNewLine: i === 0 })),
  );
}

/** A sentence in the ink that its line begins and ends with: it may stand without the others. */
function inkedAs(line: string, sentence: string): string {
  const [, begin = '', end = ''] = INKED.exec(line) ?? [];
  return begin === '' ? sentence : `${begin}${withoutInk(sentence)}${end}`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: ink is written with the escape character.
const INKED = /^((?:\u001b\[[\d;]*m)+).*?((?:\u001b\[[\d;]*m)+)$/;

const SENTENCE_END = /(?<=[.?!]) (?=[A-Z])/;

/** Whether a line begins something: it is the first, the one above has ended, or it is a row of a list. */
const begins = (above: string | undefined, line: string): boolean =>
  above === undefined || /[.!?:]$/.test(withoutInk(above)) || /^[\s>]/.test(withoutInk(line));

const linesOf = (pieces: readonly Piece[], width: number): string[] =>
  wrapTo(
    pieces
      .map(({ text, onNewLine }) => `${onNewLine ? '\n' : ' '}${text}`)
      .join('')
      .slice(1),
    width,
  ).split('\n');
