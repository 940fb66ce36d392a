import type { Rulebook } from '../../cards/rulebook.ts';
import { type Paper, widthOf, withoutInk, wrapTo } from '../../page/paper.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import { COURSE_WAITS } from '../../questions/map/course-words.ts';
import { linesWithin } from './answer-lines.ts';
import type { LiveScene } from './scene.ts';

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
 * what the picture shows; and that a course goes on later.
 */
export function newsLines({ question, news, worded: { ask } }: LiveScene, { paper, rows }: LivePaper): string[] {
  const { picture } = askingOf(question);
  const isTold = (text: string) => picture?.repeats?.(text) || COURSE_WAITS.some((each) => each.includes(text));
  return news
    .filter((text) => rows >= ROOMY || !isTold(withoutInk(text)))
    .filter((text) => !/^[,:]/.test(behind(withoutInk(text).replace(/\.$/, ''), ask)))
    .flatMap((text) => wrapTo(text, paper.width).split('\n'))
    .filter((line) => widthOf(line.trim()) > 0);
}

/** The rest of a text after a common beginning. */
const behind = (text: string, whole: string): string => (whole.startsWith(text) ? whole.slice(text.length) : '');

/**
 * The last sentences, as many as there is room for: the record above the page has all of them. A sentence is never cut
 * at its beginning; the last is cut at its end where it alone has no room.
 */
export function lastNews(lines: readonly string[], most: number, { width, ink }: Paper): string[] {
  const pieces = sentencesIn(lines);
  const from = pieces.findIndex((_, i) => linesOf(pieces.slice(i), width).length <= most);
  const last = pieces.at(-1)?.text;
  if (most < 1 || last === undefined) return [];
  const shown = from < 0 ? linesWithin(last, most, width) : linesOf(pieces.slice(from), width);
  return shown.map((line) => ink.cyan(line));
}

/** A sentence of the news, and whether it begins a line. */
interface Piece {
  readonly text: string;
  readonly onNewLine: boolean;
}

/** The news come wrapped: a line that continues the one above it is joined to it again. */
function sentencesIn(lines: readonly string[]): Piece[] {
  const texts: string[] = [];
  for (const [i, line] of lines.entries()) {
    const before = texts.pop();
    if (before === undefined) texts.push(line);
    else if (begins(lines[i - 1], line)) texts.push(before, line);
    else texts.push(`${before} ${line}`);
  }
  return texts.flatMap((text) => text.split(SENTENCE_END).map((each, i) => ({ text: each, onNewLine: i === 0 })));
}

const SENTENCE_END = /(?<=[.?!]) (?=[A-Z])/;

/** Whether a line begins something: it is the first, the one above has ended, or it is a row of a list. */
const begins = (above: string | undefined, line: string): boolean =>
  above === undefined || /[.!?:]$/.test(above) || /^[\s>]/.test(line);

const linesOf = (pieces: readonly Piece[], width: number): string[] =>
  wrapTo(
    pieces
      .map(({ text, onNewLine }) => `${onNewLine ? '\n' : ' '}${text}`)
      .join('')
      .slice(1),
    width,
  ).split('\n');
