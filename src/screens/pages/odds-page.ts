import type { Deciding } from '../../kit/odds/deciding.ts';
import { left, lightTable, right } from '../../page/light-table.ts';
import { type Paper, wrap } from '../../page/paper.ts';
import { counted, listed, plural } from '../../words/numbers.ts';
import { exactOnes } from './exact-odds.ts';

/** A figure with its 95 % confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** What an answer brings by the evening, over so many playouts of the day. */
export interface AnswerOdds {
  readonly answer: string;
  readonly playouts: number;
  /** By how much it is behind the first, over their common dice; 0 for the first itself. */
  readonly behind: Estimate;
  /** The Victory Points of the current mission, or of the day where there is none, with those already won. */
  readonly points: Estimate;
  /** What the lost pilots would have brought in the remaining days. */
  readonly stake: Estimate;
  readonly machines: Estimate;
  readonly men: Estimate;
  /** The share of playouts in which the next mission to end brings points. */
  readonly pays: Estimate;
  /** What the next throw decides. */
  readonly exact: readonly Deciding[];
}

/** The answers that no other is better than by more than chance; and how many answers there was no time for. */
export interface OddsOutcome {
  readonly foremost: readonly string[];
  readonly leftOut: number;
}

const TRACK = ' The Dog-Fights of missions yet to begin are fought out on the Initiative Track, which takes less time.';

/** How far the playouts go. */
export type PlayedTo = 'mission' | 'day';

/** Each answer with its results, the best first: by Victory Points, and by what lost men would have brought. */
export function oddsPage(
  odds: readonly AnswerOdds[],
  told: OddsOutcome & { readonly isSpeeded: boolean; readonly to: PlayedTo },
  paper: Paper,
): string {
  const end = told.to === 'mission' ? 'to the end of the mission' : 'to the evening';
  const meaning = wrap(
    `Each answer played out ${timesText(odds)} ${end} by prudent, all with the same dice, which are none of the campaign's.${told.isSpeeded ? TRACK : ''}${caution(odds, told)} VP, machines and men lost are those of the whole ${told.to}, on the mean; worth is what the lost pilots would have brought in the days left; a mission pays that brings more than none. ` +
      `By what it brings less that worth an answer is so far behind the first, bursts on the track reckoned by what they bring on the mean. ${INTERVAL_WORDS}`,
    paper,
  );
  const after = [wrap(verdictText(odds, told), paper), ...exactOnes(odds, paper), meaning].join('\n\n');
  if (paper.inSentences)
    return `${odds.map((each, place) => wrap(sentenceOf(each, place), paper)).join('\n')}\n\n${after}`;
  const rows = odds.map(({ answer, behind, points, stake, machines, men, pays }, place) => [
    place === 0 ? '-' : within(behind, 1),
    points.value.toFixed(1),
    machines.value.toFixed(2),
    men.value.toFixed(2),
    stake.value.toFixed(1),
    percent(pays),
    answer,
  ]);
  const heads = [
    right('behind'),
    right('VP'),
    right('machines lost'),
    right('men lost'),
    right('worth'),
    right('mission pays'),
    left('Answer'),
  ];
  return `${lightTable(heads, rows, paper.width, paper)}\n\n${after}`;
}

/** What the playouts tell about the answers, and what they do not. Without playouts they tell nothing. */
export function verdictText(odds: readonly { readonly answer: string }[], { foremost }: OddsOutcome): string {
  const [first, ...rest] = odds;
  if (first && rest.length === 0) return `Nothing but ${first.answer} has been played out.`;
  const [best = '', ...others] = foremost.filter((answer) => odds.some((each) => each.answer === answer));
  if (others.length + 1 === odds.length) return 'Between these answers the playouts show no difference.';
  if (others.length === 0) return `${best} is better than each of the others by more than luck.`;
  return `Between ${listed([best, ...others])} the playouts show no difference; the others are behind by more than luck.`;
}

/** `66 times`; `8 to 60 times`, where some fell behind. */
export function timesText(odds: readonly { readonly playouts: number }[]): string {
  const times = odds.map(({ playouts }) => playouts);
  const [fewest, most] = [Math.min(...times), Math.max(...times)];
  return fewest === most ? `${most} times` : `${fewest} to ${most} times (what falls behind is given up)`;
}

/** With fewer playouts a figure is little more than a guess. */
const FEW = 8;

/** What there was too little time for. */
export function caution(odds: readonly { readonly playouts: number }[], { leftOut }: OddsOutcome): string {
  const few = Math.min(...odds.map(({ playouts }) => playouts)) < FEW ? ' So few say little.' : '';
  if (leftOut === 0) return few;
  return `${few} For ${counted(leftOut, 'other answer')} there was no time: ${plural(leftOut, 'it was', 'they were')} not played out.`;
}

/** Results that are all equal have no computable interval, which does not make them certain. */
export const within = ({ value, to }: Estimate, digits: number): string =>
  to === value ? `always ${value.toFixed(digits)}` : `${value.toFixed(digits)} ± ${(to - value).toFixed(digits)}`;

/** `67 (38-87) %`: for few playouts the true share may be far from the counted one. */
export const percent = ({ value, from, to }: Estimate): string =>
  `${hundredths(value)} (${hundredths(from)}-${hundredths(to)}) %`;

const hundredths = (share: number): string => (100 * share).toFixed(0);

/** The meanings of the signs on both pages. */
export const INTERVAL_WORDS =
  'The truth lies within ± and brackets in 95 cases of 100; always means in each of these playouts, and is no certainty.';

const sentenceOf = ({ answer, behind, points, stake, machines, men, pays }: AnswerOdds, place: number): string =>
  `${answer}${place === 0 ? '' : `, behind by ${within(behind, 1)}`}: ${within(points, 1)} Victory Points, ${within(machines, 2)} machines and ${within(men, 2)} men lost, worth ${within(stake, 1)} for the days left; the mission pays in ${percent(pays)}.`;
