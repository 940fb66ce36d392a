import { counted, plural } from '../../english/numbers.ts';
import type { Deciding } from '../../odds/at-once/deciding.ts';
import { left, lightTable, right } from '../kit/light-table.ts';
import { type Paper, wrap } from '../kit/paper.ts';
import { exactOnes } from './exact-odds.ts';

/** A mean with its standard error. */
export interface Spread {
  readonly mean: number;
  readonly error: number;
}

/** What an answer brings by the evening, so many days played out. */
export interface AnswerOdds {
  readonly answer: string;
  readonly playouts: number;
  /** The Victory Points of the day, those already won with them. */
  readonly points: Spread;
  readonly machines: Spread;
  readonly men: Spread;
  /** The share in which the mission that ends next brings points. */
  readonly pays: Spread;
  /** What the throw that follows on it decides. */
  readonly exact: readonly Deciding[];
}

/** What was spared for want of time: answers, and the way in which Dog-Fights are fought. */
interface Haste {
  readonly leftOut: number;
  readonly isSpeeded: boolean;
}

const TRACK = ' The Dog-Fights of missions yet to begin are fought out on the Initiative Track, which takes less time.';

/** Each answer with what it brings, the best by Victory Points first. */
export function oddsPage(odds: readonly AnswerOdds[], { leftOut, isSpeeded }: Haste, paper: Paper): string {
  const sorted = [...odds].sort((a, b) => b.points.mean - a.points.mean);
  const meaning = wrap(
    `Each answer played out ${timesText(sorted)} to the evening by prudent, with dice that are none of the campaign's.${isSpeeded ? TRACK : ''}${caution(sorted, leftOut)} Points are those of the whole day; ` +
      `a mission pays that brings more than none; ${ERROR_WORDS}`,
    paper,
  );
  const after = [...exactOnes(sorted, paper), meaning].join('\n\n');
  if (paper.inSentences) return `${sorted.map((each) => wrap(sentenceOf(each), paper)).join('\n')}\n\n${after}`;
  const rows = sorted.map(({ answer, points, machines, men, pays }) => [
    within(points, 1),
    within(machines, 2),
    within(men, 2),
    percent(pays),
    answer,
  ]);
  const heads = [right('VP'), right('machines lost'), right('men lost'), right('mission pays'), left('Answer')];
  return `${lightTable(heads, rows, paper.width, paper)}\n\n${after}`;
}

/** `66 times`; `3 or 4 times`. */
export function timesText(odds: readonly { readonly playouts: number }[]): string {
  const times = [...new Set(odds.map(({ playouts }) => playouts))].sort((a, b) => a - b);
  return `${times.join(' or ')} times`;
}

/** Fewer playouts than this are little more than a guess. */
const FEW = 8;

/** What time was too short for. */
export function caution(odds: readonly { readonly playouts: number }[], leftOut: number): string {
  const few = Math.min(...odds.map(({ playouts }) => playouts)) < FEW ? ' So few say little.' : '';
  if (leftOut === 0) return few;
  return `${few} For ${counted(leftOut, 'other answer')} there was no time: ${plural(leftOut, 'it was', 'they were')} not played out.`;
}

/** What came out alike each time has no error that could be reckoned, and is no certainty for that. */
export const within = ({ mean, error }: Spread, digits: number): string =>
  error === 0 ? `always ${mean.toFixed(digits)}` : `${mean.toFixed(digits)} ± ${error.toFixed(digits)}`;

export const percent = ({ mean, error }: Spread): string =>
  error === 0 ? `always ${(100 * mean).toFixed(0)} %` : `${(100 * mean).toFixed(0)} ± ${(100 * error).toFixed(0)} %`;

/** What the signs of both pages mean. */
export const ERROR_WORDS =
  '± is the standard error: what lies within twice as much may be luck, and what was always the same is no certainty.';

const sentenceOf = ({ answer, points, machines, men, pays }: AnswerOdds): string =>
  `${answer}: ${within(points, 1)} Victory Points, ${within(machines, 2)} machines and ${within(men, 2)} men lost; the mission pays in ${percent(pays)}.`;
