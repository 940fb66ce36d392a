import { type Campaign, isOver } from '../campaign/campaign.ts';
import { handCup } from '../dice/hand-cup.ts';
import { seededCup } from '../dice/seeded-cup.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { GameEvent } from '../table/events.ts';
import { attempt, type Commander, type Given, nobody, type Outcome, type Procedure } from './attempt.ts';
import type { Thrown } from './journal.ts';
import type { LogRecord, Threw } from './record.ts';
import { byHandOf, editionOf, openingOf, type Standing, todayOf, writtenOn } from './standing.ts';
import { writeThrows } from './throws.ts';

/** What a campaign is played with: the cards on the table, the version of the rules, and how they play a day. */
export interface Game {
  readonly book: Rulebook;
  readonly rules: string;
  readonly playDay: Procedure<Campaign>;
}

export type Position = Exclude<Outcome<Campaign>, { status: 'finished' }> | { readonly status: 'over' };

/** Where a log-book leads, as far as the next thing that needs the player. */
export interface Continuation {
  /** What it gains by it. */
  readonly records: readonly LogRecord[];
  readonly position: Position;
  /** What has happened since, in the days that were lived to their end, and today so far. */
  readonly lived: readonly (readonly GameEvent[])[];
}

/**
 * Plays from today's dawn as far as the records lead and a commander answers, through the night if the day ends. On the
 * next day nobody answers in the player's place.
 */
export function playOn(written: readonly Standing[], lines: number, game: Game, commander: Commander): Continuation {
  const gained: LogRecord[] = [];
  const lived: (readonly GameEvent[])[] = [];
  for (;;) {
    const standing = writtenOn(written, lines, gained);
    const outcome = playToday(standing, game, lived.length === 0 ? commander : nobody);
    if (outcome.status === 'over') return { records: gained, position: outcome, lived };
    lived.push(outcome.events);
    gained.push(...otherEdition(outcome, standing, game), ...outcome.given.map(answerLine));
    if (outcome.status !== 'finished') return { records: gained, position: outcome, lived };
    gained.push({ ...threwLine(outcome.fresh), dawn: outcome.state.day, state: outcome.state });
  }
}

function playToday(
  standing: readonly Standing[],
  { book, playDay }: Game,
  commander: Commander,
): Outcome<Campaign> | { readonly status: 'over' } {
  const { dawn, journal } = todayOf(standing);
  if (isOver(dawn.state)) return { status: 'over' };
  const cup = handCup(seededCup(openingOf(standing).seed, dawn.dawn), byHandOf(standing));
  return attempt(playDay, dawn.state, journal.entries, { book, cup, commander });
}

const answerLine = ({ threw, asked, answer }: Given): LogRecord => ({ ...threwLine(threw), asked, answer });

/** The log-book says from where on other cards or rules were in use, once they have been found to bear out the day so far. */
function otherEdition(outcome: Outcome<Campaign>, standing: readonly Standing[], { book, rules }: Game): LogRecord[] {
  const edition = editionOf(standing);
  const isKnown = edition.cards === book.fingerprint && edition.rules === rules;
  return isKnown || outcome.status === 'differing' ? [] : [{ cards: book.fingerprint, rules }];
}

/** The program's throws that the log-book does not have yet, for the record that comes next. */
export const freshThrows = (position: Position): Threw => threwLine('fresh' in position ? position.fresh : []);

const threwLine = (throws: readonly Thrown[]): Threw => (throws.length > 0 ? { threw: writeThrows(throws) } : {});
