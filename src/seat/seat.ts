import type { Campaign } from '../campaign/campaign.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { Policy } from '../kit/head/policy.ts';
import type { Board } from '../kit/screen/board.ts';
import type { Course } from '../kit/screen/course.ts';
import type { LogBook } from '../logbook/logbook.ts';
import type { Position } from '../logbook/play-on.ts';
import type { Sitting } from '../logbook/sitting.ts';
import type { Paper } from '../page/paper.ts';
import type { Command } from '../page/read-typed.ts';
import type { Piece } from '../screens/companion/pieces.ts';
import type { TableKnown } from '../screens/companion/table-known.ts';
import type { Question } from '../table/decisions.ts';
import type { Side } from '../table/sides.ts';
import type { AskLine } from './asking.ts';
import type { Teller } from './page/teller.ts';
import type { Script } from './script.ts';

/** A sitting, whatever is played at it. */
export type Play = Omit<Sitting, 'campaign' | 'log'>;

/** What a campaign has of its own, and a battle has otherwise. */
export interface Setting {
  /** The log-book of a campaign, for its papers. */
  readonly log: LogBook | undefined;
  /** What may be typed besides an answer. */
  readonly commands: readonly Command[];
  /** Who is known by name when the day begins. */
  people(): Pick<Campaign, 'flights'>;
  /** The day of April that is being played; a battle stands on none, and counts as the first. */
  day(): number;
  /** What `flight` shows. */
  forces(seat: Seat): string;
  /** What a battle is about; a mission has its own briefing. */
  readonly briefing?: (seat: Seat) => string;
  /** Whose turn it is, where more than one sits at the table. */
  turnOf(question: Question): string | undefined;
  /** What there is to learn at a question, told before it; a tutorial has lessons. */
  readonly lesson?: (question: Question) => string | undefined;
  /** Whether nothing more is to be asked, though the day goes on. */
  readonly isDone?: () => boolean;
  /** Tells what each answer may bring; a battle tells none. */
  readonly odds?: (seat: Seat) => Promise<Came>;
  /** Whether two players with secrets from each other sit at one page, which is blanked between them. */
  readonly handsOver: boolean;
  /**
   * Whether a question is put with its explanation; so many of its kind were answered since the log-book was written.
   */
  isExplained(question: Question, answered: number): boolean;
}

/** Somebody who answers for a side, and how long: for a phase, for the fight, for good. */
export interface Deputy {
  readonly policy: Policy;
  readonly until: 'phase' | 'fight' | 'end';
  /** For whom alone, and since which of the day's events; without it he leads the whole side. */
  readonly flies?: {
    readonly has: (machine: string) => boolean;
    readonly since: number;
    /** Whom they follow, for as long as he is in the fight. */
    readonly behind?: string | undefined;
  };
}

/** The page in a terminal that is drawn again in place. */
export interface Live {
  /** Asks what stands; nothing when the player has gone. */
  next(asked: Extract<Position, { status: 'asking' }>, seat: Seat): Promise<string | undefined>;
  /** Takes a step, and puts what is told by it into the record above the page, or on the page. */
  hear(step: () => Promise<Came>): Promise<Came>;
  /** Shows what both sides may know, and keeps it as the news of the page that comes. */
  share(text: string): Promise<Came>;
  /** What was typed at a pause, where it is not asked on the page: it is not kept for that. */
  takeBegun(): string;
  /** Forgets what it keeps, before another side sits down at it. */
  forget(): void;
}

export interface Courses {
  /** The course that is being flown, and the last one that was not flown to its end. */
  flown?: Course | undefined;
  stopped?: Course | undefined;
  /** The course of another party that was stopped before a course was given to this one. */
  others?: Course | undefined;
  /** The question that it waits for; when that is answered it is flown on. */
  awaits?: Question | undefined;
  /** It was stopped, and no move has been made by hand since. */
  isAtHand?: boolean;
  /** Since a course was given last the flight has been moved by hand. */
  isByHand?: boolean;
  /** The height that was chosen by hand last on this mission. */
  height?: number | undefined;
  /** Why he might have turned home from this mission, as the page said, and flew on all the same. */
  goesOn?: string | undefined;
}

/** A campaign, or a battle, laid out for play: the sitting, its cards, and the page it is told on. */
export interface Seat {
  readonly sitting: Play;
  readonly setting: Setting;
  readonly book: Rulebook;
  readonly paper: Paper;
  readonly ask: AskLine;
  readonly teller: Teller;
  /** The page that is drawn again in place, where there is a terminal that can. */
  readonly live: Live | undefined;
  /** The party in the air and its orders, as a question last showed them; so many events of the day were told then. */
  seen?: TableKnown['seen'];
  /** The Initiative Track as a question last showed it. */
  trackSeen?: TableKnown['track'];
  /** How the player's own table lies, where he has the boxed game before him and wants to be told what to move. */
  readonly companion?: { lying: readonly Piece[] } | undefined;
  /** Dice typed behind those of a throw, for the throws that come next. */
  diceAhead?: string | undefined;
  /** Whether the page since the last curtain has anything that the other side may not see; nothing before the first. */
  page?: 'open' | 'kept';
  /** What the last line was answered with, for both sides where the page is handed over next. */
  toldBoth?: string | undefined;
  /** A first throw by hand is explained, the later ones are asked for in short. */
  hasThrown?: boolean;
  /** The answer that the player has been warned of, and may give all the same. */
  warned?: string | undefined;
  /** Why a line of several answers was not taken to its end. */
  stopped?: string | undefined;
  /** What was drawn on the page, to be taken in place of a line. */
  drawn?: Board | undefined;
  /** A script is not forgiven a wrong answer: it ends there, and nothing after it is played. */
  readonly script: Script | undefined;
  readonly json: boolean;
  readonly courses: Courses;
  /** What was taught last, for who wants it once more. */
  taught?: string;
  /** The player wants to be asked this evening what is passed over otherwise. */
  promotes?: boolean;
  /** Where an answer was taken back: what stands there is asked, whatever the standing orders say. */
  heldBack?: Position | undefined;
  /** Who fights on in whose place: of several he whose orders are the latest. */
  readonly deputies: { [S in Side]?: readonly Deputy[] };
}

/** Whether a list or a program answers: it has thought before, and has everything as it comes. */
export const isListed = ({ script, json }: Pick<Seat, 'script' | 'json'>): boolean => json || script !== undefined;

/** What came of a typed line: the game moved on, the question still stands, or the player left. */
export type Came = 'on' | 'nowhere' | 'away';
