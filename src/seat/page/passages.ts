import { MOST_NEWS } from '../../screens/live/live-page.ts';
import { ROOMY } from '../../screens/live/news-lines.ts';
import type { NewsLine } from '../../screens/live/scene.ts';
import { type PrintedPart, textOf } from '../../shell/page.ts';

export type Printout = readonly PrintedPart[];

/** What is printed from each pause to the next. */
export function passagesOf(printed: readonly PrintedPart[]): PrintedPart[][] {
  const passages: PrintedPart[][] = [[]];
  for (const part of printed) {
    if (part.is === 'pause') passages.push([]);
    else passages.at(-1)?.push(part);
  }
  return passages;
}

/** Text longer than a window is split before its picture, which is not cut in two. */
export function inWindows(told: Printout): readonly string[] {
  const text = textOf(told);
  const at = told.findIndex(({ is }) => is === 'picture');
  const isLong = text.trimEnd().split('\n').length > process.stdout.rows - 2;
  return at > 0 && isLong ? [textOf(told.slice(0, at)), textOf(told.slice(at)).replace(/^\n/, '')] : [text];
}

/** The lines of what is told; a picture is no news. */
export const newsIn = (printed: readonly PrintedPart[]): NewsLine[] =>
  printed.flatMap(({ is, text }) =>
    is === 'picture' ? [] : linesOf(text).map((line) => ({ text: line, isWeighty: is === 'weighty' })),
  );

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** More than a page shows of it: half a window, or of a low one so many lines of what matters. */
export function hasNoRoom(news: readonly NewsLine[]): boolean {
  const { rows } = process.stdout;
  return news.length > rows / 2 || (rows < ROOMY && news.filter(({ isWeighty }) => isWeighty).length > MOST_NEWS);
}
