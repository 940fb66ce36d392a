import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { About, Answer, Decision } from '../../table/decisions.ts';
import type { EventOf, EventType } from '../../table/events.ts';
import type { People } from './people.ts';

/** What an event says, in a sentence or two. */
export type Sentence<T extends EventType> = (event: EventOf<T>, book: Rulebook, people: People) => string;

/** The chain behind an event's figures, a line each. */
export type Reasons<T extends EventType> = (event: EventOf<T>, book: Rulebook) => readonly string[];

/** Answers of one kind, and what they cost, in a line. */
export interface AnswerGroup {
  readonly name: string;
  readonly answers: readonly string[];
  readonly says: string;
}

/** How a decision is put to the commander. */
export interface Wording<D extends Decision> {
  /** The situation and the question. */
  ask(about: About<D>, book: Rulebook, people: People): string;
  /** What an answer does and costs. */
  answer(answer: Answer<D>, about: About<D>, book: Rulebook, people: People): string;
  /** Answers that may be given and are too many to be listed. */
  isUnlisted?(answer: Answer<D>, about: About<D>): boolean;
  /** Answers that are too many for a line each, row by row. */
  grouped?(about: About<D>): readonly AnswerGroup[];
  /** What the question is about, and which rule asks it. */
  help(about: About<D>, book: Rulebook): string;
}
