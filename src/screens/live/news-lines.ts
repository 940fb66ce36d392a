import type { Rulebook } from '../../cards/rulebook.ts';
import { cut, type Paper, widthOf, withoutInk, wrapTo } from '../../page/paper.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import { COURSE_WAITS } from '../../questions/map/course-words.ts';
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
 * The last lines, as many as there is room for. A sentence cut at its beginning is marked; the record above the page
 * has all of it. A few last words alone are left out.
 */
export function lastNews(lines: readonly string[], most: number, { width, ink }: Paper): string[] {
  const shown = lines.slice(Math.max(0, lines.length - most));
  const [first = '', ...others] = shown;
  const isWhole = begins(lines[lines.length - shown.length - 1], first);
  const told = [...(isWhole ? [first] : tailOf(first, width)), ...others];
  return told.filter((line) => line !== '').map((line) => ink.cyan(line));
}

/** Whether a line begins something: it is the first, the one above has ended, or it is a row of a list. */
const begins = (above: string | undefined, line: string): boolean =>
  above === undefined || /[.!?:]$/.test(above) || /^[\s>]/.test(line);

const tailOf = (line: string, width: number): string[] => (widthOf(line) * 2 < width ? [] : [cut(`…${line}`, width)]);
