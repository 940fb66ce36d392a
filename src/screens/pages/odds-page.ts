import type { Deciding } from '../../kit/odds/deciding.ts';
import { type Paper, wrap } from '../../page/paper.ts';
import { left, right, tableOrTold } from '../../page/table.ts';
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
  /** The course that Enter flies, where this answer is its first step. */
  readonly course?: string;
  /** Enter alone takes it. */
  readonly isEnter?: boolean;
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
  readonly left: readonly string[];
  /** While the playouts go on: the seconds until something is told; 0 where that cannot be said. */
  readonly wait?: number;
}

/** How far the playouts go. */
export type PlayedTo = 'mission' | 'day';

/** Each answer with what it brings: what Enter takes first, then the best. */
export function oddsPage(
  odds: readonly AnswerOdds[],
  told: OddsOutcome & { readonly to: PlayedTo },
  paper: Paper,
): string {
  const after = afterTable(odds, told, meaningOf(odds, told.to), paper);
  const rows = odds.map((each) => {
    const { points, stake, machines, men, pays } = each;
    const figures = [
      behindText(each, 1),
      points.value.toFixed(1),
      machines.value.toFixed(2),
      men.value.toFixed(2),
      stake.value.toFixed(1),
      percent(pays),
    ];
    return rowOf(each, { figures, sentence: sentenceOf(each) }, surelyBest(odds, told));
  });
  const heads = [
    right('behind'),
    right('VP'),
    right('machines lost'),
    right('men lost'),
    right('worth'),
    right('mission pays'),
    left('Answer'),
  ];
  return `${tableOrTold(heads, rows, paper)}\n\n${after}`;
}

/** The answer that no other may be as good as, where all were tried often enough. */
export function surelyBest(odds: readonly TimesTried[], { foremost }: OddsOutcome): string | undefined {
  const [best, ...others] = foremost;
  return others.length === 0 && odds.length > 1 && odds.every(({ playouts }) => playouts >= FEW) ? best : undefined;
}

/** An answer that was played out so often. */
interface TimesTried {
  readonly answer: string;
  readonly playouts: number;
  readonly course?: string;
  readonly isEnter?: boolean;
}

interface RowTold {
  readonly figures: readonly string[];
  readonly sentence: string;
}

/** The row of an answer: of too few playouts without a figure; marked where it is the best, or what Enter takes. */
export function rowOf(each: TimesTried, { figures, sentence }: RowTold, best: string | undefined): RowOfOdds {
  const isTold = each.playouts >= FEW;
  const cells = [...(isTold ? figures : figures.map(() => '...')), namedWith(each, best)];
  return { cells, told: sentenceMarked(each, sentence, best) };
}

/** The same as a sentence. */
export function sentenceMarked(each: TimesTried, sentence: string, best: string | undefined): string {
  const named = namedWith(each, best);
  return each.playouts < FEW ? `${named}: too few tried.` : sentence.replace(each.answer, named);
}

interface RowOfOdds {
  readonly cells: readonly string[];
  readonly told: string;
}

function namedWith({ answer, course, isEnter = false }: TimesTried, best: string | undefined): string {
  const marks = [
    ...(course === undefined ? [] : [course]),
    ...(answer === best ? ['surely best'] : []),
    ...(isEnter ? ['Enter'] : []),
  ];
  return marks.length > 0 ? `${answer} (${marks.join(', ')})` : answer;
}

/** Below the rows: what the playouts tell of them, what is exact, what was not played out, and what it is. */
export function afterTable(
  odds: readonly (Parameters<typeof exactOnes>[0][number] & { readonly playouts: number })[],
  told: OddsOutcome,
  meaning: string,
  paper: Paper,
): string {
  const left = told.left.length === 0 ? [] : [wrap(notPlayedText(told.left), paper)];
  return [wrap(verdictText(odds, told), paper), ...exactOnes(odds, paper), ...left, wrap(meaning, paper)].join('\n\n');
}

/** A question of cards or moves may have eighty answers. */
const notPlayedText = (left: readonly string[]): string =>
  left.length > MOST_LEFT ? `${left.length} other answers were not played out.` : `Not played out: ${left.join(', ')}.`;

const MOST_LEFT = 8;

/** What a listener is told of the odds at once, and what is left for `more`. */
export interface OddsHeard {
  readonly said: readonly string[];
  readonly rest: readonly string[];
}

/** So many answers are named in a verdict by ear. */
const NAMED = 6;

/** The first two answers, what the playouts tell of the others, and how often they were. */
export function oddsInShort(
  rows: readonly { readonly answer: string; readonly playouts: number; readonly told: string }[],
  { foremost, left }: OddsOutcome,
  meaning: string,
): OddsHeard {
  // What is surely best and what Enter takes stand first, and behind these the best of the others.
  const [said, others] = [rows.slice(0, 2), rows.slice(2)];
  const behind = rows.filter(({ answer }) => !foremost.includes(answer)).map(({ answer }) => answer);
  const isSure = rows.every(({ playouts }) => playouts >= FEW);
  const verdict = isSure
    ? behindSaid(behind, rows.length)
    : `Fewer than ${FEW} playouts of some answers tell nothing yet.`;
  const rest = [...others.map(({ told }) => told), ...(left.length > 0 ? [`Not played out: ${left.join(', ')}.`] : [])];
  return {
    said: [...said.map(({ told }) => told), verdict, meaning, ...(rest.length > 0 ? ['more has the others.'] : [])],
    rest,
  };
}

function behindSaid(behind: readonly string[], all: number): string {
  if (all === 1) return 'Nothing else has been played out.';
  if (behind.length === 0) return 'Between the answers the playouts show no difference.';
  const named =
    behind.length > NAMED ? `${behind.slice(0, NAMED).join(', ')} and ${behind.length - NAMED} more` : listed(behind);
  return `Behind by more than luck: ${named}.`;
}

/** The same for a day. */
export function oddsHeard(odds: readonly AnswerOdds[], told: OddsOutcome & { readonly to: PlayedTo }): OddsHeard {
  return oddsInShort(
    odds.map((each) => ({ ...each, told: sentenceMarked(each, sentenceOf(each), surelyBest(odds, told)) })),
    told,
    meaningOf(odds, told.to),
  );
}

function meaningOf(odds: readonly AnswerOdds[], to: PlayedTo): string {
  const end = to === 'mission' ? "to the mission's end" : 'to the evening';
  return `Played ${end} ${timesText(odds)}, VP at even luck. worth: what the lost men would have brought; behind: VP less worth, short of the best; mission pays: it ends above 0 VP, its losses counted.`;
}

/** Of fewer playouts nothing is told but their means. */
const FEW = 20;

/** What the playouts tell of the answers, and what they do not. Of one that none was played out of they tell nothing. */
function verdictText(
  odds: readonly { readonly answer: string; readonly playouts: number }[],
  { foremost, wait }: OddsOutcome,
): string {
  const [first, ...rest] = odds;
  if (first && rest.length === 0) return `Nothing but ${first.answer} has been played out.`;
  if (odds.some(({ playouts }) => playouts < FEW)) return tooFewText(odds, wait);
  const [best = '', ...others] = foremost.filter((answer) => odds.some((each) => each.answer === answer));
  if (others.length + 1 === odds.length) return 'Between these answers the playouts show no difference.';
  if (others.length === 0) return `${best} is better than each of the others by more than luck.`;
  const behind = odds.map(({ answer }) => answer).filter((answer) => !foremost.includes(answer));
  const which = behind.length > NAMED_BEHIND ? 'the others' : listed(behind);
  return `Between ${listed([best, ...others])} the playouts show no difference; ${which} ${plural(behind.length, 'is', 'are')} behind by more than luck.`;
}

/** Of some answers too little is known to tell anything; while they are played, how long that will last. */
function tooFewText(
  odds: readonly { readonly answer: string; readonly playouts: number }[],
  wait: number | undefined,
): string {
  if (wait !== undefined)
    return `Still playing: fewer than ${FEW} playouts tell nothing.${wait > 0 ? ` About ${counted(wait, 'second')} more.` : ''}`;
  const few = odds.filter(({ playouts }) => playouts < FEW).map(({ answer }) => answer);
  const which = few.length === odds.length ? 'yet' : `of ${listed(few)}`;
  return `Too few tried ${which}: fewer than ${FEW} playouts tell nothing. odds again adds to them.`;
}

/** So many that are behind are named. */
const NAMED_BEHIND = 2;

/** `66 times`; `20 to 60 times`, where some fell behind. */
export function timesText(odds: readonly { readonly playouts: number }[]): string {
  const times = odds.map(({ playouts }) => playouts);
  const [fewest, most] = [Math.min(...times), Math.max(...times)];
  if (fewest < most) return `${fewest} to ${most} times`;
  return most === 1 ? 'once' : `${most} times`;
}

/** By how much an answer is behind the best; a dash for the best itself. */
export const behindText = ({ behind }: { readonly behind: Estimate }, digits: number): string =>
  behind.value === 0 && behind.to === 0 ? '-' : within(behind, digits);

/** Results that are all equal have no computable interval, which does not make them certain. */
export const within = ({ value, to }: Estimate, digits: number): string =>
  to === value ? `always ${value.toFixed(digits)}` : `${value.toFixed(digits)} ± ${(to - value).toFixed(digits)}`;

/** `67 (38-87) %`: for few playouts the true share may be far from the counted one. */
export const percent = ({ value, from, to }: Estimate): string =>
  `${hundredths(value)} (${hundredths(from)}-${hundredths(to)}) %`;

const hundredths = (share: number): string => (100 * share).toFixed(0);

const sentenceOf = ({ answer, points, stake, machines, men, pays, ...run }: AnswerOdds): string =>
  `${answer}${behindText(run, 1) === '-' ? '' : `, behind by ${behindText(run, 1)}`}: ${within(points, 1)} Victory Points, ${within(machines, 2)} machines and ${within(men, 2)} men lost, worth ${within(stake, 1)} for the days left; the mission pays in ${percent(pays)}.`;
