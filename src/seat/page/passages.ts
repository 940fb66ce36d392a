import { withoutInk } from '../../page/paper.ts';
import { MOST_NEWS } from '../../screens/live/live-page.ts';
import { isToldByCourse, ROOMY } from '../../screens/live/news-lines.ts';
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
    is === 'picture'
      ? []
      : linesOf(text).map((line) => ({
          text: line,
          isWeighty: is === 'weighty' || is === 'grave',
          ...(is === 'grave' && { isGrave: true }),
        })),
  );

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** More than a page shows of it: half a window; of a low one so many lines of what matters, or of a course of turns. */
export function hasNoRoom(news: readonly NewsLine[]): boolean {
  const { rows } = process.stdout;
  if (news.length > rows / 2) return true;
  const read = isOfTurns(news)
    ? news.filter(({ text }) => !isToldByCourse(withoutInk(text)))
    : news.filter(({ isWeighty }) => isWeighty);
  return rows < ROOMY && read.length > MOST_NEWS;
}

/** A course has flown several turns: no page tells more than the end of the last. */
function isOfTurns(news: readonly NewsLine[]): boolean {
  const texts = news.map(({ text }) => withoutInk(text));
  return texts.some((text) => QUIET_TURNS.test(text)) || texts.filter((text) => TURN.test(text)).length > 1;
}

const QUIET_TURNS = /^[A-Z]\w+ turns, (?:by|staying)\b/;
const TURN = /^(?:On to|They stay over) /;
