import type { HexId } from '../../cards/hexes.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Paper } from '../../page/paper.ts';
import type { PagePicture } from '../../page/picture.ts';
import type { About, Answer, Asked, Decision, Question } from '../../table/decisions.ts';
import type { GameEvent } from '../../table/events.ts';
import type { ArrowDirection, Board } from './board.ts';
import type { Course, Next } from './course.ts';
import type { People } from './people.ts';

/** Everything about putting a decision to a player. It lies in the folder of the room that asks. */
export interface Asking<D extends Decision> {
  /** The situation and the question. */
  ask(about: About<D>, book: Rulebook, people: People): string;
  /** What the question is about, and which rule asks it. */
  help(about: About<D>, book: Rulebook): string;
  /** What an answer does and costs. */
  does(answer: Answer<D>, about: About<D>, book: Rulebook, people: People): string;
  /** The same in fewer words, for a listener: he has heard how things stand, and what the codes mean. */
  readonly heard?: {
    ask?(about: About<D>, book: Rulebook, people: People): string;
    does?(answer: Answer<D>, about: About<D>, book: Rulebook, people: People): string;
  };
  /** How the answers are listed; by default each on a line of its own, with a number. */
  readonly rows?: Rows<D>;
  /** Why an answer must be confirmed: it cannot be undone, or is probably a mistake. */
  danger?(answer: Answer<D>, about: About<D>, book: Rulebook): string | undefined;
  /** Where what Enter would take is dangerous, it takes the best of the others. */
  readonly hasOthers?: true;
  /** The answers, the best first; by default in the order of the rules, with dangerous ones last. */
  order?(asked: Asked<D>, book: Rulebook): readonly string[];
  /** How a line is read that is none of the answers. */
  readonly read?: AnswerReader<D>;
  /**
   * The answer taken without a question, where the question decides nothing; a player can demand those of the evening
   * all the same.
   */
  passes?(about: About<D>): Answer<D> | undefined;
  /** (14) The answer of a course that is being flown; by default it stops. */
  readonly course?: CourseAnswers<D>;
  /** Its picture. */
  readonly picture?: Picture<D>;
  /** How the arrow keys move among the answers; by default up and down the list. */
  readonly walk?: Walk<D>;
  /** What the arrow keys and the space bar draw instead of choosing an answer. */
  board?(asked: Asked<D>, book: Rulebook): Board;
  /** In a game with secrets: whether this question shows nothing that the other side may not see. */
  isOpen?(about: About<D>): boolean;
  /** Of a machine's turn, for when its plans are open: whom it had around it, and what its answers flew. */
  readonly planned?: {
    around(about: About<D>, book: Rulebook): string;
    flown(answers: readonly string[]): string;
  };
  /** The next event repeats the answer in words. */
  readonly isRepeated?: true;
}

/** Answers of one kind and their costs, on one line. */
export interface AnswerGroup {
  readonly name: string;
  /** What the answers of the row are, for `?`. */
  readonly reads?: string;
  readonly answers: readonly string[];
  readonly says: string;
  /** The same for a listener. */
  readonly heard?: string;
  /** Shown only where all rows have room, or only where they have not; the row of the cursor is always shown. */
  readonly room?: 'ample' | 'short';
}

/** Answers whose words begin alike: the page leaves the beginning out. */
export interface AnswersAlike {
  readonly name: string;
  readonly answers: readonly string[];
  /** How the short form of the answers is read, where it has figures in it. */
  readonly reads?: string | undefined;
}

/** Answers of one kind, too many for a line each. */
export interface Family extends AnswersAlike {
  /** Those of them that bring an enemy into the sights. */
  readonly shoots: readonly string[];
  /** The same by the beginnings of their words, where there are several. */
  readonly parts?: readonly AnswersAlike[];
  /** The best of them stands for all, until the kind is opened by its name. */
  readonly best?: BestOfKind;
}

/** The best answer of a kind. */
export interface BestOfKind {
  readonly answer: string;
  /** What it is, without what it comes to. */
  readonly words: string;
  /** What it comes to, as cells of a row: place, price, what it brings, what waits there. */
  readonly cells: readonly string[];
}

/** A line of several answers that stands before the answers: the cursor goes to it as to an answer. */
export interface OfferedLine {
  readonly line: string;
  readonly answers: readonly string[];
  readonly does: string;
  /** The same for a listener. */
  readonly heard?: string;
  /** A short form of it. */
  readonly number?: string;
  /** What stands behind it, where the lines stand side by side. */
  readonly sign?: string;
  /** Enter alone takes it, where a careful commander begins so. */
  readonly isCareful: boolean;
  /** It joins two prompts, and is no row of its own where answers are compared. */
  readonly isOfOnePrompt?: true;
}

interface Rows<D extends Decision> {
  /** Lines of several answers, offered beside the answers. */
  lines?(about: About<D>, book: Rulebook): readonly OfferedLine[];
  /** Numbers of their own, which do not change while the list grows shorter. */
  numbers?(about: About<D>): ReadonlyMap<string, string> | undefined;
  /** Answers that may be given but are too many to list. */
  isUnlisted?(answer: Answer<D>, about: About<D>): boolean;
  /** Answers that are too many for a line each, row by row. */
  grouped?(about: About<D>, book: Rulebook): readonly AnswerGroup[];
  /** A sign behind each answer; an answer without one is left out. */
  signs?(about: About<D>, book: Rulebook): ReadonlyMap<string, string>;
  /** The same by kind; where each kind has its best, that of what Enter takes stands first. */
  families?(asked: Asked<D>, book: Rulebook): readonly Family[];
}

/** As the rules have them; where the first is one of these, they stand behind all others. */
export function notFirst(options: readonly string[], these: readonly string[]): readonly string[] {
  const isOne = (answer: string) => these.includes(answer);
  return options.slice(0, 1).some(isOne) ? options.toSorted((a, b) => Number(isOne(a)) - Number(isOne(b))) : options;
}

/** What a line that is no answer was meant for: an answer by another name, or something impossible, and why. */
export type Meant =
  | { readonly is: 'answer'; readonly answer: string }
  | { readonly is: 'barred'; readonly why: string };

/**
 * The meaning of one word of several when its question is asked: an answer, or why it is impossible; that it is no
 * longer needed; nothing, where another question is asked.
 */
export type SaidWord = Meant | { readonly is: 'needless'; readonly says?: string } | undefined;

/** A line of several answers: given one after another, each to the next question; or faulty. */
export type LineReading = { readonly words: LineWords } | { readonly wrong: string };

/** Each word is read at the question that it is given to. */
export type LineWords = readonly ((then: Question | undefined) => SaidWord)[];

interface AnswerReader<D extends Decision> {
  /** The meaning of a text. Nothing, where it has none. */
  one?(text: string, asked: Asked<D>, book: Rulebook): Meant | undefined;
  /** Several answers on one line. Nothing, where the line is something else. */
  several?(line: string, asked: Asked<D>, book: Rulebook): LineReading | undefined;
}

interface CourseAnswers<D extends Decision> {
  next(course: Course, asked: Asked<D>, book: Rulebook): Next;
  /** A course may be given here. */
  readonly begins?: true;
}

/** What the viewer of a question knows, and the paper he sees it on. */
export interface Onlooker {
  readonly book: Rulebook;
  readonly people: People;
  readonly events: readonly GameEvent[];
  readonly paper: Paper;
}

/** The rows free for a picture, and the answer at the cursor, which may be drawn in it. */
export interface Room {
  readonly rows: number;
  readonly at: string | undefined;
}

/** What was shown last: in which phase, counted through the day, and the state then. */
export interface LastSeen {
  readonly phase: number;
  readonly stood: string;
}

export interface Picture<D extends Decision> {
  /** In the picture's area of a page; without one, for a player who asks for the picture alone. */
  draw?(asked: Asked<D>, onlooker: Onlooker, room?: Room): string;
  /** What it shows in sentences, for a player who cannot see it. */
  alt?(asked: Asked<D>, onlooker: Onlooker): string;
  /** Above the question, where it is not drawn in place. */
  above?(asked: Asked<D>, onlooker: Onlooker): PagePicture | undefined;
  /** The same, but only what has changed since it was last shown. */
  changed?(
    asked: Asked<D>,
    onlooker: Onlooker,
    last: LastSeen | undefined,
  ): { readonly shows: PagePicture; readonly seen: LastSeen } | undefined;
  /** The hex on the map that an answer leads to. */
  hex?(answer: string, about: About<D>): HexId | undefined;
  /** Where the rest of it is, if it has no room. */
  readonly rest?: string;
  /** It shows the answers, so that only the one at the cursor is described. */
  readonly hasAnswers?: true;
  /** It lists all answers: they are not listed again, and none is left out for lack of room. */
  readonly listsAnswers?: true;
  /** It takes the rows that are left; asked with no rows, it returns its minimum. */
  readonly givesWay?: true;
  /** News that it shows as well: on a low page they are left out. */
  repeats?(news: string): boolean;
  /** It lies on the player's own table, if he has one. */
  readonly isOnTable?: true;
}

interface Walk<D extends Decision> {
  /** The answer in a direction from another. */
  to(from: string, direction: ArrowDirection, asked: Asked<D>, book: Rulebook): string;
  /** The description of an answer at the cursor; then every answer can be reached, listed or not. */
  says?(answer: string): string;
}

/** Whether this decision is asked. */
export const isAsked = <D extends Decision>(
  question: { readonly decision: Decision } | undefined,
  decision: D,
): question is Asked<D> => question?.decision === decision;
