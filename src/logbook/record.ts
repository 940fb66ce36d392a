import type { Campaign } from '../campaign/campaign.ts';
import type { StandingOrders } from '../campaign/standing-orders.ts';
import type { Flight } from '../campaign/watch.ts';
import type { Seed } from '../dice/seed.ts';
import type { Stream } from '../table/checks.ts';
import type { Decision } from '../table/decisions.ts';
import type { Side } from '../table/sides.ts';

/**
 * The format of the log-book that this program writes, and the newest that it reads: carry-over.ts has the older ones.
 */
export const FORMAT = 4;

/** The throws since the line before, as `w 35 41, e 22` (throws.ts); absent where there were none. */
export type Threw = { readonly threw?: string };

export type Lots = 'by-fight';

/** The first line: what campaign this is, under which rules and cards it began, and how it is played. */
export interface Opening {
  readonly wof: number;
  /** What whoever goes on with it must know (needs.ts); absent where it needs nothing but the campaign's own rules. */
  readonly needs?: readonly string[];
  readonly campaign: string;
  readonly rules: string;
  readonly cards: string;
  readonly seed: Seed;
  readonly ironman: boolean;
  /** The streams thrown with the player's own dice from the start. */
  readonly byHand: readonly Stream[];
  /** The local date on which it was begun, for the list of campaigns. */
  readonly begun: string;
  /** The player's own folder of cards, if he has laid one over ours. */
  readonly overlay?: string;
  /** One of our squadrons that flies in the place of No. 23. */
  readonly squadron?: string;
  /** The flights that the player does not lead himself, and the policy that does. */
  readonly others?: { readonly flights: readonly Flight[]; readonly policy: string };
  /** The side of every fight that a policy answers for, and which; absent where no fight asks the enemy anything. */
  readonly opponent?: { readonly side: Side; readonly policy: string };
  /** Whether each day ends with what really happened on it. */
  readonly history?: true;
  /** Whether questions are explained as they come up. */
  readonly hints?: true;
  /** Whether no odds are told at a prompt. */
  readonly purist?: true;
  /**
   * Policies draw lots by the fight and the question. Absent in a log-book that an older version began: there they draw
   * by the length of the day at the start of each pass.
   */
  readonly lots?: Lots;
  /** The campaign and line from which this one was branched. */
  readonly from?: string;
}

/** What is played, as a day begins: a campaign, or whatever else lives by days. */
export type Dawn<State = Campaign> = Threw & { readonly dawn: number; readonly state: State };
/** An answer; `by` the policy that gave it for a flight or a side of its own. What has but one answer is not asked. */
export type AnswerLine = Threw & { readonly asked: Decision; readonly answer: string; readonly by?: string };
/** A throw of the player's own dice: `weather-change 35`. */
export type HandLine = Threw & { readonly hand: string };
/** Streams put into the player's hand, or given back to the program. */
export type DiceLine = Threw & { readonly dice: 'hand' | 'program'; readonly streams: readonly Stream[] };
/** From here on a policy answered in the player's place; none: from here on he answers himself again. */
export type LentLine = Threw & { readonly lent: string | null };
/** The standing orders from here on, all of them; what they answer stands as if it had been typed. */
export type OrdersLine = Threw & { readonly orders: StandingOrders };
/** From here on a player at the same page leads the side that a policy led, or the policy leads it again. */
export type EnemyLine = Threw & { readonly enemy: 'a-player' | 'a-policy' };
/** The log-book stands again as it did after line `back`. */
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
 * What the papers tell of a day that is over, before the next dawn. What stands in it is known to whoever tells it
 * (chronicle/moments).
 */
export interface MomentsLine {
  /** The day. */
  readonly moments: number;
  readonly of: readonly unknown[];
}

/** The player has asked for the odds of a question. It stays, whatever is taken back. */
export interface NoteLine {
  readonly note: 'odds';
}

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
  | NoteLine;

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
export const isBack = <State>(record: LogRecord<State>): record is BackLine => 'back' in record;
export const isCards = <State>(record: LogRecord<State>): record is CardsLine =>
  'cards' in record && !isOpening(record);
