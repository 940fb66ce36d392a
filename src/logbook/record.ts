import type { Campaign } from '../campaign/campaign.ts';
import type { StandingOrders } from '../campaign/standing-orders.ts';
import type { Flight } from '../campaign/watch.ts';
import type { Seed } from '../dice/seed.ts';
import type { Stream } from '../table/checks.ts';
import type { Decision } from '../table/decisions.ts';
import type { Side } from '../table/sides.ts';

/** The format that this program writes, and the newest that it reads; carry-over.ts has the older ones. */
export const FORMAT = 4;

/** The throws since the line before, as `w 35 41, e 22` (throws.ts); absent where there were none. */
export type Threw = { readonly threw?: string };

export type Lots = 'by-fight';

/** The first line: the campaign, the rules and cards at its start, and the way it is played. */
export interface Opening {
  readonly wof: number;
  /** The capabilities that a program needs for it (needs.ts); absent where it needs only the campaign's own rules. */
  readonly needs?: readonly string[];
  readonly campaign: string;
  readonly rules: string;
  readonly cards: string;
  readonly seed: Seed;
  readonly ironman: boolean;
  /** The streams that the player rolls himself from the start. */
  readonly byHand: readonly Stream[];
  /** The local date of its start, for the list of campaigns. */
  readonly begun: string;
  /** The player's own folder of cards, if there is one. */
  readonly overlay?: string;
  /** The squadron of ours that replaces No. 23. */
  readonly squadron?: string;
  /** The flights that the player does not lead, and their policy. */
  readonly others?: { readonly flights: readonly Flight[]; readonly policy: string };
  /** The side of every fight that a policy plays, and the policy; absent where no fight asks the enemy anything. */
  readonly opponent?: { readonly side: Side; readonly policy: string };
  /** Whether each day ends with its historical events. */
  readonly history?: true;
  /** Whether questions are explained at their first appearance. */
  readonly hints?: true;
  /** Whether odds are hidden at prompts. */
  readonly purist?: true;
  /**
   * Policies seed their random choices by the fight and the question. Absent in a log-book of an older version: there
   * by the length of the day at the start of each pass.
   */
  readonly lots?: Lots;
  /** The campaign and line from which this one was branched. */
  readonly from?: string;
}

/** The state at the start of a day: a campaign, or anything else with days. */
export type Dawn<State = Campaign> = Threw & { readonly dawn: number; readonly state: State };
/**
 * An answer; `by` is the policy that gave it for a flight or a side of its own. A question with one possible answer is
 * not asked.
 */
export type AnswerLine = Threw & { readonly asked: Decision; readonly answer: string; readonly by?: string };
/** A throw with the player's own dice: `weather-change 35`. */
export type HandLine = Threw & { readonly hand: string };
/** Streams that the player takes over, or gives back to the program. */
export type DiceLine = Threw & { readonly dice: 'hand' | 'program'; readonly streams: readonly Stream[] };
/** From here on a policy answers for the player; none: from here on he answers himself again. */
export type LentLine = Threw & { readonly lent: string | null };
/** All standing orders from here on. Their answers are stored like typed ones. */
export type OrdersLine = Threw & { readonly orders: StandingOrders };
/** From here on a second player leads the side that a policy led, or the policy leads it again. */
export type EnemyLine = Threw & { readonly enemy: 'a-player' | 'a-policy' };
/** The log-book is again as it was after line `back`. */
export interface BackLine {
  readonly back: number;
  readonly by: 'undo' | 'take-back' | 'dawn';
}
/** From here on the campaign is played with other rules or cards. */
export interface CardsLine {
  readonly cards: string;
  readonly rules: string;
}

/**
 * What papers tell of a finished day, before the next dawn. Its content is known to the chronicle (chronicle/moments).
 */
export interface MomentsLine {
  /** The day. */
  readonly moments: number;
  readonly of: readonly unknown[];
}

/** The player has asked for the odds of a question. This stays, whatever is taken back. */
export interface NoteLine {
  readonly note: 'odds';
}

/**
 * The player's own words, and the day on which he wrote them. They stay, whatever is taken back, and move nothing. A
 * log-book that has some needs the capability `notes`.
 */
export interface WordsLine {
  readonly words: string;
  readonly day: number;
}

/** So many signs of them are kept. */
export const MOST_WORDS = 500;

export type LogRecord<State = Campaign> =
  | Opening
  | Dawn<State>
  | AnswerLine
  | HandLine
  | DiceLine
  | LentLine
  | OrdersLine
  | EnemyLine
  | BackLine
  | CardsLine
  | MomentsLine
  | NoteLine
  | WordsLine;

export const isOpening = <State>(record: LogRecord<State>): record is Opening => 'wof' in record;
export const isDawn = <State>(record: LogRecord<State>): record is Dawn<State> => 'dawn' in record;
export const isAnswer = <State>(record: LogRecord<State>): record is AnswerLine => 'asked' in record;
export const isHand = <State>(record: LogRecord<State>): record is HandLine => 'hand' in record;
export const isDice = <State>(record: LogRecord<State>): record is DiceLine => 'dice' in record;
export const isLent = <State>(record: LogRecord<State>): record is LentLine => 'lent' in record;
export const isOrders = <State>(record: LogRecord<State>): record is OrdersLine => 'orders' in record;
export const isEnemy = <State>(record: LogRecord<State>): record is EnemyLine => 'enemy' in record;
export const isMoments = <State>(record: LogRecord<State>): record is MomentsLine => 'moments' in record;
export const isNote = <State>(record: LogRecord<State>): record is NoteLine => 'note' in record;
export const isWords = <State>(record: LogRecord<State>): record is WordsLine => 'words' in record;
export const isBack = <State>(record: LogRecord<State>): record is BackLine => 'back' in record;
export const isCards = <State>(record: LogRecord<State>): record is CardsLine =>
  'cards' in record && !isOpening(record);
