import type { HexId } from '../../cards/hexes.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Paper } from '../../page/paper.ts';
import type { About, Answer, Asked, Decision, Question } from '../../table/decisions.ts';
import type { GameEvent } from '../../table/events.ts';
import type { Board, Direction } from './board.ts';
import type { Course, Next } from './course.ts';
import type { People } from './people.ts';

/** All there is to putting a decision to whoever makes it. It lies in the folder of whoever asks. */
export interface Asking<D extends Decision> {
  /** The situation and the question. */
  ask(about: About<D>, book: Rulebook, people: People): string;
  /** What the question is about, and which rule asks it. */
  help(about: About<D>, book: Rulebook): string;
  /** What an answer does and costs. */
  does(answer: Answer<D>, about: About<D>, book: Rulebook, people: People): string;
  /** How the answers are listed; where nothing is said, each on a line with its place for a number. */
  readonly rows?: Rows<D>;
  /** Why an answer is asked for once more before it is taken: it cannot be undone, or was hardly meant. */
  danger?(answer: Answer<D>, about: About<D>, book: Rulebook): string | undefined;
  /** The answers, the best first; where nothing is said, as the rules have them. */
  order?(asked: Asked<D>, book: Rulebook): readonly string[];
  /** How a line is read that is none of the answers. */
  readonly read?: Reader<D>;
  /** What is taken without a word where custom has nothing to ask; whoever wants the question all the same says so. */
  passes?(about: About<D>): Answer<D> | undefined;
  /** (14) What a course that is being flown answers; where nothing is said, it stops. */
  readonly course?: Flown<D>;
  /** What there is to see of it. */
  readonly picture?: Picture<D>;
  /** The same in sentences, for one who cannot see it and asks. */
  sentence?(asked: Asked<D>, onlooker: Onlooker): string;
  /** How the arrows walk among the answers; where nothing is said, up and down the list. */
  readonly walk?: Walk<D>;
  /** What the arrows and the space bar draw in place of an answer. */
  board?(asked: Asked<D>, book: Rulebook): Board;
  /** Where a side keeps things to itself: whether there is nothing here that the other may not see. */
  isOpen?(about: About<D>): boolean;
  /** The next words of the record repeat what is answered. */
  readonly isRepeated?: true;
}

/** Answers of one kind, and what they cost, in a line. */
export interface AnswerGroup {
  readonly name: string;
  readonly answers: readonly string[];
  readonly says: string;
}

/** Answers of one kind, which are too many for a line each. */
export interface Family {
  readonly name: string;
  readonly answers: readonly string[];
  /** Those of them that bring somebody into the sights. */
  readonly shoots: readonly string[];
  /** How the short form of its answers is read, where it has figures in it. */
  readonly reads?: string | undefined;
}

interface Rows<D extends Decision> {
  /** Numbers of their own, that do not move while the list grows shorter. */
  numbers?(about: About<D>): ReadonlyMap<string, string>;
  /** Answers that may be given and are too many to be listed. */
  isUnlisted?(answer: Answer<D>, about: About<D>): boolean;
  /** Answers that are too many for a line each, row by row. */
  grouped?(about: About<D>): readonly AnswerGroup[];
  /** The same by their kinds, on the live page. */
  families?(asked: Asked<D>): readonly Family[];
}

/** As the rules have them; where the first is one of these, they stand behind all others. */
export function notFirst(options: readonly string[], these: readonly string[]): readonly string[] {
  const isOne = (answer: string) => these.includes(answer);
  return options.slice(0, 1).some(isOne) ? options.toSorted((a, b) => Number(isOne(a)) - Number(isOne(b))) : options;
}

/** What a line that is no answer was meant for: an answer by another name, or something that cannot be, and why. */
export type Meant =
  | { readonly is: 'answer'; readonly answer: string }
  | { readonly is: 'barred'; readonly why: string };

/**
 * What one word of several comes to when the question stands that it is meant for: an answer, or why it cannot be; that
 * it is not needed any more; nothing, where something else is asked.
 */
export type Said = Meant | { readonly is: 'needless'; readonly says?: string } | undefined;

/** What a line of several answers comes to: one after another, each to the question that then stands; or is wrong. */
export type Reading =
  | { readonly words: readonly ((then: Question | undefined) => Said)[] }
  | { readonly wrong: string };

interface Reader<D extends Decision> {
  /** Who or what is meant. Nothing, where the line means nothing. */
  one?(text: string, asked: Asked<D>, book: Rulebook): Meant | undefined;
  /** Several answers in one line. Nothing, where the line is something else. */
  several?(line: string, asked: Asked<D>, book: Rulebook): Reading | undefined;
}

interface Flown<D extends Decision> {
  next(course: Course, asked: Asked<D>, book: Rulebook): Next;
  /** A course may be given here. */
  readonly begins?: true;
}

/** What whoever looks at a question knows, and on what he sees it. */
export interface Onlooker {
  readonly book: Rulebook;
  readonly people: People;
  readonly events: readonly GameEvent[];
  readonly paper: Paper;
}

/** So many rows are free for a picture; and the answer at hand, which may be drawn in it. */
export interface Room {
  readonly rows: number;
  readonly at: string | undefined;
}

/** What was seen last: in which phase, counted through the day, and how everybody stood. */
export interface LastSeen {
  readonly phase: number;
  readonly stood: string;
}

export interface Picture<D extends Decision> {
  /** On a page that has a room for it; without one, for whoever asks for it by itself. */
  draw?(asked: Asked<D>, onlooker: Onlooker, room?: Room): string;
  /** Above the question, where it is not drawn in place; drawn, or in sentences. */
  above?(asked: Asked<D>, onlooker: Onlooker): string | undefined;
  /** The same only as far as it is not as it was last seen. */
  changed?(
    asked: Asked<D>,
    onlooker: Onlooker,
    last: LastSeen | undefined,
  ): { readonly text: string; readonly seen: LastSeen } | undefined;
  /** The hex on the map that an answer leads to. */
  hex?(answer: string, about: About<D>): HexId | undefined;
  /** Where the rest of it is, if it finds no room. */
  readonly rest?: string;
  /** It has the answers, so that only the one at hand is told. */
  readonly hasAnswers?: true;
  /** It lists them all: they are not listed once more, and none of them is left out for want of room. */
  readonly listsAnswers?: true;
  /** It takes what is left over: asked for with no rows it has as many as it cannot do without. */
  readonly givesWay?: true;
  /** News that it has as well: on a low page they leave their rows to others. */
  repeats?(news: string): boolean;
  /** It lies on the player's own table, if he has one. */
  readonly isOnTable?: true;
}

interface Walk<D extends Decision> {
  /** The answer that lies in a direction from another. */
  to(from: string, direction: Direction, asked: Asked<D>): string;
  /** What is told of an answer that is walked to; then each of them is, listed or not. */
  says?(answer: string): string;
}

/** Whether this is what is asked. */
export const isAsked = <D extends Decision>(
  question: { readonly decision: Decision } | undefined,
  decision: D,
): question is Asked<D> => question?.decision === decision;
