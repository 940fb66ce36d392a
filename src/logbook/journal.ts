import type { Faces } from '../dice/cup.ts';
import type { Decision } from '../table/decisions.ts';

/**
 * One throw of dice: for which check, how the faces fell, and whether from the player's own hand. The log-book of
 * another version may name a check that this one does not have.
 */
export interface Thrown {
  readonly threw: string;
  readonly faces: Faces;
  readonly byHand: boolean;
}

/** One card drawn: from which deck, its code, and whether from the player's own deck. */
export interface Drawn {
  readonly drew: string;
  readonly card: string;
  readonly byHand: boolean;
}

/** What chance brought. */
export type Fell = Thrown | Drawn;

/** One decision of the commander's. */
export interface Answered {
  readonly asked: Decision;
  readonly answer: string;
}

/** What was thrown, drawn and what was answered since dawn, in order. */
export type JournalEntry = Fell | Answered;
export type Journal = readonly JournalEntry[];

export const isThrown = (entry: JournalEntry): entry is Thrown => 'threw' in entry;
export const isDrawn = (entry: JournalEntry): entry is Drawn => 'drew' in entry;
export const isAnswered = (entry: JournalEntry): entry is Answered => 'asked' in entry;
