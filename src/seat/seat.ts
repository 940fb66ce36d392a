import type { Campaign } from '../campaign/campaign.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { Policy, SomeAnswers } from '../kit/head/policy.ts';
import type { LineWords } from '../kit/screen/asking.ts';
import type { Board } from '../kit/screen/board.ts';
import type { Course } from '../kit/screen/course.ts';
import type { LogBook } from '../logbook/logbook.ts';
import type { Position } from '../logbook/play-on.ts';
import type { Sitting } from '../logbook/sitting.ts';
import type { Paper } from '../page/paper.ts';
import type { Command } from '../page/read-typed.ts';
import type { BoardPiece } from '../screens/companion/pieces.ts';
import type { TableKnown } from '../screens/companion/table-known.ts';
import type { PrintedPart } from '../shell/page.ts';
import type { Question } from '../table/decisions.ts';
import type { Side } from '../table/sides.ts';
import type { AskLine } from './asking.ts';
import type { EveningCoach } from './coach/evening.ts';
import type { Bell } from './page/bell.ts';
import type { Teller } from './page/teller.ts';
import type { Script } from './script.ts';

/** A session at a campaign or a battle. */
export type Play = Omit<Sitting, 'campaign' | 'log' | 'playDay'>;

/** What differs between a campaign and a battle. */
export interface Setting {
  /** The log-book of a campaign, for its papers. */
  readonly log: LogBook | undefined;
  /** The commands. */
  readonly commands: readonly Command[];
  /** The people at the start of the day. */
  people(): Pick<Campaign, 'flights'>;
  /** The current day of April; a battle counts as the first. */
  day(): number;
  /** The output of `flight`. */
  forces(seat: Seat): string;
  /** The description of a battle; a mission has its own briefing. */
  readonly briefing?: (seat: Seat) => string;
  /** Whose turn it is, where several players sit at the table. */
  turnOf(question: Question): string | undefined;
  /** The lesson for a question, told before it; a tutorial has lessons. */
  readonly lesson?: (question: Question) => string | undefined;
  /** What that lesson tells the player to answer; nothing where he is free. */
  readonly taught?: (question: Question) => string | undefined;
  /** Whether nothing more is asked, although the day goes on. */
  readonly isDone?: () => boolean;
  /** Tells what each answer may bring; undefined where that is not computed. */
  readonly odds?: (seat: Seat) => Promise<StepResult>;
  /** Whether two players with secrets share a page, which is cleared between them. */
  readonly handsOver: boolean;
  /** Whether a question is explained; `answered` counts the answers of its kind that are not in the log-book yet. */
  isExplained(question: Question, answered: number): boolean;
}

/** Somebody who answers for a side, and how long: for a phase, for the fight, for good. */
export interface Deputy {
  readonly policy: Policy | SomeAnswers;
  /** He leaves to the player what his policy has no answer to. */
  readonly leavesOthers?: true;
  readonly until: 'phase' | 'fight' | 'end';
  /** For some machines only, and since which of the day's events; absent for the whole side. */
  readonly flies?: {
    readonly has: (machine: string) => boolean;
    readonly since: number;
    /** Whom they follow, while he is in the fight. */
    readonly behind?: string | undefined;
  };
}

/** The page in a terminal that is redrawn in place. */
export interface Live {
  /** Asks the open question; returns nothing when the player has gone. */
  next(asked: Extract<Position, { status: 'asking' }>, seat: Seat): Promise<string | undefined>;
  /** Takes a step, and writes its output into the record above the page, or on the page. */
  hear(step: () => Promise<StepResult>): Promise<StepResult>;
  /** Shows what both sides may know, and keeps it as the news of the next page. */
  share(printed: readonly PrintedPart[]): Promise<StepResult>;
  /** Takes the text typed at a pause, where the question is not asked on the page. */
  takeBegun(): string;
  /** Forgets its state, before another side takes its turn. */
  forget(): void;
}

export interface Courses {
  /** The current course, and the last one that was not finished. */
  flown?: Course | undefined;
  stopped?: Course | undefined;
  /** The stopped course of another party, before a course was given to this one. */
  others?: Course | undefined;
  /** The question that it waits for; after its answer the course goes on. */
  awaits?: Question | undefined;
  /** It was stopped, and no move has been made by hand since. */
  isAtHand?: boolean;
  /** The flight has been moved by hand since the last course was given. */
  isByHand?: boolean;
  /** The last height chosen by hand on this mission. */
  height?: number | undefined;
  /** Why he might have turned home from this mission, as the page said, but flew on. */
  goesOn?: string | undefined;
}

/** What a question last showed, for commands that are typed at a question which does not show it. */
interface Seen {
  /** The party in the air and its orders, and the number of events told by then. */
  flight?: TableKnown['seen'];
  /** The Initiative Track. */
  track?: TableKnown['track'];
}

/** A line that was not said, and the kind of answers that it belongs to. */
interface LeftOut {
  readonly line: string;
  readonly kind?: string | undefined;
}

/** What was printed last, to be printed again. */
interface LastTold {
  /** What stands above the open question, for `again`. */
  above?: readonly PrintedPart[];
  /** For a listener: what was told before the open question. */
  news?: readonly PrintedPart[];
  /** For a listener: the lines about each thing as they stood at the last question, said or not. */
  stands?: ReadonlyMap<string, readonly string[]> | undefined;
  /** For a listener: what was left out of what was said last. */
  rest?: readonly LeftOut[] | undefined;
  lesson?: string;
  /** The reply to the last line, for both sides if the page is handed over next. */
  both?: string | undefined;
}

/** What is left of the lines typed so far. */
interface LastTyped {
  /** Dice typed after those of a throw, for the next throws. */
  dice?: string | undefined;
  /** The first throw by hand is explained, later ones are requested in short. */
  hasThrown?: boolean;
  /** The answer that the player was warned of, and may give all the same. */
  warned?: string | undefined;
  /** Why a line of several answers was not taken to its end. */
  stopped?: string | undefined;
  /** What is left of a line of several answers while another question comes between. */
  rest?: { readonly words: LineWords; readonly after: Question | undefined } | undefined;
}

/** A campaign, or a battle, set up for play: the session, its cards, and its page. */
export interface Seat {
  readonly sitting: Play;
  readonly setting: Setting;
  readonly book: Rulebook;
  readonly paper: Paper;
  readonly ask: AskLine;
  readonly teller: Teller;
  /** The page that is redrawn in place, if the terminal can do that. */
  readonly live: Live | undefined;
  readonly seen: Seen;
  readonly told: LastTold;
  readonly typed: LastTyped;
  /** The layout of the player's own table, if he has the boxed game and wants to be told what to move. */
  readonly companion?: { lying: readonly BoardPiece[] } | undefined;
  /**
   * Whether the page since the last handover has anything that the other side may not see; undefined before the first.
   */
  page?: 'open' | 'kept';
  /** What was drawn on the page, to be taken instead of a line. */
  drawn?: Board | undefined;
  /** A wrong answer in a script ends it, and nothing after it is played. */
  readonly script: Script | undefined;
  readonly json: boolean;
  readonly bell?: Bell | undefined;
  /** Tells each evening what the day's dearest decision was, if the player wants to know. */
  readonly coach?: EveningCoach | undefined;
  readonly courses: Courses;
  /** The day on whose evening the player wants to be asked what is otherwise skipped. */
  asksOn?: number;
  /** Where an answer was taken back: the question there is asked, whatever the standing orders say. */
  heldBack?: Position | undefined;
  /** The deputies of each side: of several, the one with the latest orders counts. */
  readonly deputies: { [S in Side]?: readonly Deputy[] };
}

/** Whether a list or a program answers: it has planned before, and gets all output at once. */
export const isScripted = ({ script, json }: Pick<Seat, 'script' | 'json'>): boolean => json || script !== undefined;

/** The result of a typed line: the game moved on, the question is still open, or the player left. */
export type StepResult = 'on' | 'nowhere' | 'away';
