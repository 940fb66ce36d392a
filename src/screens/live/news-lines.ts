import type { Rulebook } from '../../cards/rulebook.ts';
import { cut, type Paper, widthOf, withoutInk, wrapTo } from '../../page/paper.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import { COURSE_WAITS } from '../../questions/map/course-words.ts';
import type { Scene } from './scene.ts';

/** What a page is drawn on: so many rows of a paper, by these cards. */
export interface Page {
  readonly book: Rulebook;
  readonly paper: Paper;
  readonly rows: number;
}

/** With so many rows nothing of the goal is cut off, and the news are told though the picture has them. */
export const ROOMY = 32;

/**
 * What has happened since the last answer, line by line: not the turn, with which the question begins too, nor on a low
 * page what the picture has, or that a course goes on later.
 */
export function newsLines({ question, news, worded: { ask } }: Scene, { paper, rows }: Page): string[] {
  const { picture } = askingOf(question);
  const isTold = (text: string) => picture?.repeats?.(text) || COURSE_WAITS.some((each) => each.includes(text));
  return news
    .filter((text) => rows >= ROOMY || !isTold(withoutInk(text)))
    .filter((text) => !/^[,:]/.test(behind(withoutInk(text).replace(/\.$/, ''), ask)))
    .flatMap((text) => wrapTo(text, paper.width).split('\n'))
    .filter((line) => widthOf(line.trim()) > 0);
}

/** What stands behind a text in one that begins with it. */
const behind = (text: string, whole: string): string => (whole.startsWith(text) ? whole.slice(text.length) : '');

/**
 * The last of them, as many as there is room for. A sentence that is cut at its beginning says so, for the record above
 * the page has the whole of it; the last words of one say nothing.
 */
export function lastNews(lines: readonly string[], most: number, { width, ink }: Paper): string[] {
  const shown = lines.slice(Math.max(0, lines.length - most));
  const [first = '', ...others] = shown;
  const isWhole = begins(lines[lines.length - shown.length - 1], first);
  const told = [...(isWhole ? [first] : tailOf(first, width)), ...others];
  return told.filter((line) => line !== '').map((line) => ink.cyan(line));
}

/** Whether a line begins something: it is the first, what stands above it has ended, or it is a row of a list. */
const begins = (above: string | undefined, line: string): boolean =>
  above === undefined || /[.!?:]$/.test(above) || /^[\s>]/.test(line);

const tailOf = (line: string, width: number): string[] => (widthOf(line) * 2 < width ? [] : [cut(`…${line}`, width)]);
