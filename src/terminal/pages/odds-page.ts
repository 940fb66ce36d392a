import type { Deciding } from '../../odds/at-once/deciding.ts';
import { left, lightTable, right } from '../kit/light-table.ts';
import { hang, type Paper, wrap } from '../kit/paper.ts';
import { exactLines } from './exact-odds.ts';

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

/** Each answer with what it brings, the best by Victory Points first. */
export function oddsPage(odds: readonly AnswerOdds[], paper: Paper): string {
  const sorted = [...odds].sort((a, b) => b.points.mean - a.points.mean);
  const playouts = sorted[0]?.playouts ?? 0;
  const meaning = wrap(
    `Each answer played out ${playouts} times to the evening by prudent, with dice that are none of the campaign's. Points are those of the whole day; ` +
      'a mission pays that brings more than none; ± is the standard error: what lies within twice as much may be luck.',
    paper,
  );
  const told = exactOnes(sorted, paper);
  const after = told === '' ? meaning : `${told}\n\n${meaning}`;
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

/** What is no estimate: the throw that comes next, counted out. */
function exactOnes(odds: readonly AnswerOdds[], paper: Paper): string {
  const lines = exactLines(odds).map((line) => hang(`  ${line}`, paper, 4));
  return lines.length === 0 ? '' : ['Exact, by the throw that follows:', ...lines].join('\n');
}

const within = ({ mean, error }: Spread, digits: number): string =>
  `${mean.toFixed(digits)} ± ${error.toFixed(digits)}`;

const percent = ({ mean, error }: Spread): string => `${(100 * mean).toFixed(0)} ± ${(100 * error).toFixed(0)} %`;

const sentenceOf = ({ answer, points, machines, men, pays }: AnswerOdds): string =>
  `${answer}: ${within(points, 1)} Victory Points, ${within(machines, 2)} machines and ${within(men, 2)} men lost; the mission pays in ${percent(pays)}.`;
