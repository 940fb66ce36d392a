import type { Campaign } from '../../campaign/campaign.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Journal } from '../../logbook/journal.ts';
import { questionAt } from '../../playouts/look-ahead/guess/walk.ts';
import { leadOf } from '../../playouts/look-ahead/race.ts';
import type { Question } from '../../table/decisions.ts';
import type { Ended } from '../policy/fight-on.ts';
import type { Outcome } from '../policy/play-out.ts';
import { dayFrom, type PlayedOn, playOf } from '../policy/to-play.ts';
import { type Lead, type SievePace, sieved } from './sieve.ts';

/** A question of a day that is over, and the answers that are weighed: the one that was given, then the others. */
export interface WeightyQuestion {
  readonly day: number;
  /** Its place in the journal of the day. */
  readonly entry: number;
  readonly of: 'day' | 'fight';
  readonly answers: readonly string[];
  /** What a careful commander would have answered, if it is another of them. */
  readonly careful?: string;
}

/** What a day is played again from. */
export interface DayToWeigh {
  readonly dawn: Campaign;
  readonly entries: Journal;
}

/** The result of a playout, or the mean of many: without the luck of bursts, as far as it is known. */
export interface PlayoutFigures {
  /** The Victory Points. */
  readonly points: number;
  /** What the lost pilots would have brought on the days left. */
  readonly stake: number;
  readonly machines: number;
  readonly men: number;
  /** Whether the mission paid, or the fight was won. */
  readonly good: number;
}

/** What was answered, and what would have been better, over playouts that did not choose it. */
export interface Better {
  readonly answer: string;
  /** How far it was played on. */
  readonly to: PlayedOn['of'];
  /** The mean difference in points, and its standard error. */
  readonly lead: number;
  readonly error: number;
  readonly playouts: number;
  readonly came: { readonly given: PlayoutFigures; readonly better: PlayoutFigures };
}

/** A question that was weighed. */
export interface WeighedQuestion extends Pick<WeightyQuestion, 'day' | 'entry'> {
  /** Whether another answer seemed better, and was tried on fresh dice. */
  readonly tried: boolean;
  /** That answer, where fresh dice did not soon prove its lead to be chance. */
  readonly better?: Better;
  /** How far the given answer leads that of a careful commander, over playouts that chose neither. */
  readonly beside?: Lead;
}

/** How often answers are played out. */
interface PlayoutPace {
  readonly sieve: SievePace;
  /** The answer that was given and the best other, on fresh dice. */
  readonly final: number;
  /** After so many of these it is over where the lead is clear, or will hardly be told. */
  readonly looks: readonly number[];
}

/** How often, by how far it is played on. */
export type Paces = Readonly<Record<PlayedOn['of'], PlayoutPace>>;

/** A day takes many times as long as a mission, and has few questions. */
export const PACES: Paces = {
  mission: { sieve: { look: 15, heat: 30, most: 90, alone: 60 }, final: 400, looks: [50, 100, 150, 250] },
  fight: { sieve: { look: 15, heat: 30, most: 60, alone: 60 }, final: 200, looks: [50, 100] },
  day: { sieve: { look: 30, heat: 30, most: 90, alone: 60 }, final: 300, looks: [50, 100, 150, 200] },
};

/** A lead of fewer points is not told. */
export const LEAST_TOLD = 0.5;

/**
 * The final is over where the lead is so many standard errors, and so many points: a smaller one may hang on what
 * happens once in fifty playouts.
 */
const [CLEAR, CLEAR_POINTS] = [5, 2];

/** It is over also where the lead is too small to grow, by so many standard errors of what is to come, to be told. */
const MAY_GROW = 1.3;

/** So many standard errors a lead must be to be told, where a few questions have been tried. */
const TOLD = 2.3;

/** The dice of the final are none of those that chose who is in it: they would say too much good of the winner. */
const FRESH = 100_000;

/** Whether another answer would have been better than the one that was given, with common dice. */
export function weigh(
  { day, entry, of, answers, careful }: WeightyQuestion,
  { dawn, entries }: DayToWeigh,
  book: Rulebook,
  paces = PACES,
): WeighedQuestion {
  const played = playOf({ of, dawn, past: entries.slice(0, entry) }, book);
  if (!played) return { day, entry, tried: false };
  const { better, tried, beside } = betterOne({ answers, careful }, figuresBy(played), paces[played.of]);
  return { day, entry, tried, ...(better && { better: { ...better, to: played.of } }), ...(beside && { beside }) };
}

/** The question of a day as it was put; nothing, where the day does not lead to it. */
export const questionOn = (
  { entry }: Pick<WeightyQuestion, 'entry'>,
  { dawn, entries }: DayToWeigh,
  book: Rulebook,
): Question | undefined => questionAt(dayFrom(dawn, entries.slice(0, entry)), book);

/** How far an answer leads the one that was given, with its standard error. */
export interface AnswerLead {
  readonly answer: string;
  readonly mean: number;
  readonly error: number;
  readonly playouts: number;
}

/** What answers are worth beside the first of them, over so many playouts on dice that nothing was chosen by. */
export function leadsOf(
  { of, entry }: Pick<WeightyQuestion, 'of' | 'entry'>,
  [given, ...others]: readonly string[],
  { dawn, entries }: DayToWeigh,
  book: Rulebook,
): readonly AnswerLead[] {
  const played = playOf({ of, dawn, past: entries.slice(0, entry) }, book);
  if (!played || given === undefined) return [];
  const play = figuresBy(played);
  const times = PACES[played.of].final / 4;
  const came = (answer: string) => {
    const all = Array.from({ length: times }, (_, number) => play(answer, FRESH + number));
    return { answer, came: all.map((each) => (each ? worthOfFigures(each) : 0)) };
  };
  const first = came(given);
  return others.map((answer) => ({ answer, playouts: times, ...leadOf(came(answer), first) }));
}

interface Tried {
  readonly tried: boolean;
  readonly better?: Omit<Better, 'to'> | undefined;
  readonly beside?: Lead | undefined;
}

/** Whether one of the other answers is better than the first, by playouts. */
export function betterOne(
  { answers, careful }: Pick<WeightyQuestion, 'answers'> & { readonly careful?: string | undefined },
  play: PlayFigures,
  pace: PlayoutPace,
): Tried {
  const worth = (answer: string, number: number) => {
    const came = play(answer, number);
    return came ? worthOfFigures(came) : 0;
  };
  const { beside, finalist } = sieved(answers, careful, worth, pace.sieve);
  const [given] = answers;
  if (finalist === undefined || given === undefined) return { tried: false, beside };
  return { tried: true, better: onFreshDice(given, finalist, play, pace), beside };
}

type PlayFigures = (answer: string, number: number) => PlayoutFigures | undefined;

export const worthOfFigures = ({ points, stake }: PlayoutFigures): number => points - stake;

/** Plays a question on, with results of one kind. */
export function figuresBy(played: PlayedOn): PlayFigures {
  if (played.of === 'fight') return (answer, number) => figuresOfFight(played.play(answer, number));
  return (answer, number) => figuresOfDay(played.play(answer, number));
}

const figuresOfDay = (came: Outcome | undefined): PlayoutFigures | undefined =>
  came && {
    points: came.points - came.luck,
    stake: came.stake,
    machines: came.machines,
    men: came.men,
    good: Number(came.pays),
  };

const figuresOfFight = (came: Ended | undefined): PlayoutFigures | undefined =>
  came && { points: came.points, stake: 0, machines: came.ours, men: 0, good: Number(came.won) };

type SamePlayout = { readonly given: PlayoutFigures; readonly better: PlayoutFigures };

/** The two on fresh dice, until the lead is clear; unless it proves to be chance, or too little to be told. */
function onFreshDice(
  given: string,
  other: string,
  play: PlayFigures,
  { final, looks }: PlayoutPace,
): Omit<Better, 'to'> | undefined {
  const came: SamePlayout[] = [];
  for (let number = 0; number < final; number++) {
    const over = looks.includes(number) ? overAt(leadIn(came), number / final) : undefined;
    if (over) return over === 'clear' ? betterBy(came, other, number) : undefined;
    came.push(...bothPlayed([given, other], play, FRESH + number));
  }
  return betterBy(came, other, final);
}

/** Nothing, where either came to nothing. */
function bothPlayed(
  [one, other]: readonly [string, string],
  play: PlayFigures,
  number: number,
): readonly SamePlayout[] {
  const [given, better] = [play(one, number), play(other, number)];
  return given && better ? [{ given, better }] : [];
}

/** Nothing, where the other side's secrets could mostly not be guessed. */
function betterBy(came: readonly SamePlayout[], answer: string, played: number): Omit<Better, 'to'> | undefined {
  if (came.length < played / 2) return undefined;
  const { mean: lead, error } = leadIn(came);
  const mean = (of: keyof SamePlayout) => meanOf(came.map((each) => each[of]));
  return { answer, lead, error, playouts: came.length, came: { given: mean('given'), better: mean('better') } };
}

/** Whether it is over where such a part of it has been played. */
function overAt(lead: Lead, part: number): 'clear' | 'given up' | undefined {
  if (isClear(lead)) return 'clear';
  return mayBeTold(lead, part) ? undefined : 'given up';
}

const isClear = ({ mean, error }: Lead): boolean => mean > CLEAR * error && mean > CLEAR_POINTS;

/** Whether a lead may still be told, where such a part of the final has been played. */
function mayBeTold({ mean, error }: Lead, part: number): boolean {
  const needed = Math.max(LEAST_TOLD, TOLD * error * Math.sqrt(part));
  return mean + MAY_GROW * error * Math.sqrt(1 - part) > needed;
}

function leadIn(came: readonly SamePlayout[]): Lead {
  const runner = (of: keyof SamePlayout) => ({ answer: of, came: came.map((each) => worthOfFigures(each[of])) });
  return leadOf(runner('better'), runner('given'));
}

function meanOf(all: readonly PlayoutFigures[]): PlayoutFigures {
  const mean = (of: keyof PlayoutFigures) => all.reduce((sum, each) => sum + each[of], 0) / all.length;
  return {
    points: mean('points'),
    stake: mean('stake'),
    machines: mean('machines'),
    men: mean('men'),
    good: mean('good'),
  };
}
