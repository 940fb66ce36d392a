import type { Faces } from '../dice/cup.ts';
import type { Decision } from '../table/decisions.ts';

/**
 * A throw of dice: its check, its faces, and whether the player rolled it himself. The log-book of another version may
 * name an unknown check.
 */
export interface Thrown {
  readonly threw: string;
  readonly faces: Faces;
  readonly byHand: boolean;
}

/** A card drawn: its deck, its code, and whether from the player's own deck. */
export interface Drawn {
  readonly drew: string;
  readonly card: string;
  readonly byHand: boolean;
}

/** A random result. */
export type Fell = Thrown | Drawn;

/** A decision of the commander. */
export interface Answered {
  readonly asked: Decision;
  readonly answer: string;
}

/** What was rolled, drawn and answered since dawn, in order. */
export type JournalEntry = Fell | Answered;
export type Journal = readonly JournalEntry[];

export const isThrown = (entry: JournalEntry): entry is Thrown => 'threw' in entry;
export const isDrawn = (entry: JournalEntry): entry is Drawn => 'drew' in entry;
export const isAnswered = (entry: JournalEntry): entry is Answered => 'asked' in entry;
