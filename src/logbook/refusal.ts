import type { DeckName } from '../table/decks.ts';

/** Why the log-book refused a request. Nothing has been changed; the shell words each reason. */
export type Reason =
  | {
      readonly why: 'bad-name';
      readonly name: string;
      readonly because: 'empty' | 'long' | 'sign' | 'reserved' | 'edge';
    }
  | { readonly why: 'no-campaign'; readonly name: string; readonly known: readonly string[] }
  | { readonly why: 'name-taken'; readonly name: string }
  | { readonly why: 'not-a-log-book'; readonly file: string }
  | { readonly why: 'other-format'; readonly file: string; readonly format: number; readonly ours: number }
  | { readonly why: 'needs'; readonly file: string; readonly needs: readonly string[] }
  | {
      readonly why: 'damaged';
      readonly file: string;
      readonly line: number;
      readonly found: string;
      readonly days: number;
      /** The invalid place in the line, where the line itself is whole. */
      readonly misfit?: string;
    }
  /** A state names something that neither the cards nor the campaign have. */
  | { readonly why: 'not-on-cards'; readonly file: string; readonly line: number; readonly misfit: string }
  /** The stored moments of a day have something at this place that no paper can tell. */
  | { readonly why: 'untellable'; readonly file: string; readonly line: number; readonly place: number }
  /** What the log-book says brings the rules to what cannot be, on this line: at this entry, or at the dawn itself. */
  | {
      readonly why: 'unplayable';
      readonly campaign: string;
      readonly line: number;
      readonly place: string;
      readonly because: string;
    }
  /** An unforeseen fault. */
  | { readonly why: 'fault'; readonly file: string; readonly because: string }
  | { readonly why: 'battle'; readonly file: string }
  | { readonly why: 'meddled'; readonly file: string; readonly kept: string }
  | { readonly why: 'held'; readonly name: string; readonly pid: number; readonly host: string; readonly since: string }
  | { readonly why: 'disk'; readonly file: string; readonly code: string }
  | { readonly why: 'ironman' }
  | { readonly why: 'take-back'; readonly throws: number }
  | { readonly why: 'laid-open' }
  /** It was given before another player took his turn at the same page. */
  | { readonly why: 'other-side' }
  | { readonly why: 'nothing-to-undo' }
  | { readonly why: 'no-such-day'; readonly day: number; readonly days: readonly number[] }
  | { readonly why: 'not-in-the-deck'; readonly card: string; readonly deck: DeckName }
  | { readonly why: 'not-an-answer'; readonly answer: string; readonly options: readonly string[] };

/** A request that was refused, with its reason. */
export class Refusal extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, cause?: unknown) {
    super(reason.why, { cause });
    this.reason = reason;
  }
}

export function refuse(reason: Reason): never {
  throw new Refusal(reason);
}
