import type { Campaign } from '../campaign/campaign.ts';
import { handCup } from '../dice/hand-cup.ts';
import { seededCup } from '../dice/seeded-cup.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { GameEvent } from '../table/events.ts';
import { attempt, type Outcome, type Procedure } from './attempt.ts';
import type { CardsLine, LogRecord } from './record.ts';
import { byHandOf, editionOf, inForce, openingOf, type Standing, todayOf } from './standing.ts';
import { writeThrows } from './throws.ts';

/** What lives by days, and is over one day. */
interface Dated {
  readonly day: number;
}

/** What a campaign is played with: the cards on the table, the version of the rules, how they play a day, and when it is over. */
export interface Game<State = Campaign> {
  readonly book: Rulebook;
  readonly rules: string;
  readonly playDay: Procedure<State>;
  readonly isOver: (state: State) => boolean;
}

export type Position = Exclude<Outcome<unknown>, { status: 'finished' }> | { readonly status: 'over' };

/** Where a log-book leads, as far as the next thing that needs the player. */
export interface Continuation<State = Campaign> {
  /** What it gains by it. */
  readonly records: readonly LogRecord<State>[];
  readonly position: Position;
  /** What has happened since, in the days that were lived to their end, and today so far. */
  readonly lived: readonly (readonly GameEvent[])[];
}

/** Plays from today's dawn as far as the records lead, through the night if the day ends. */
export function playOn<State extends Dated>(
  records: readonly LogRecord<State>[],
  game: Game<State>,
): Continuation<State> {
  const gained: LogRecord<State>[] = [];
  const lived: (readonly GameEvent[])[] = [];
  for (;;) {
    const standing = inForce([...records, ...gained]);
    const outcome = playToday(standing, game);
    if (outcome.status === 'over') return { records: gained, position: outcome, lived };
    gained.push(...otherEdition(outcome, standing, game));
    if (outcome.status === 'finished') lived.push(outcome.events);
    const next = withoutPlayer(outcome);
    if (!next) return { records: gained, position: outcome as Position, lived: [...lived, outcome.events] };
    gained.push(next);
  }
}

function playToday<State>(
  standing: readonly Standing<State>[],
  { book, playDay, isOver }: Game<State>,
): Outcome<State> | { status: 'over' } {
  const { dawn, journal } = todayOf(standing);
  if (isOver(dawn.state)) return { status: 'over' };
  const cup = handCup(seededCup(openingOf(standing).seed, dawn.dawn), byHandOf(standing));
  return attempt(playDay, dawn.state, journal.entries, book, cup);
}

/** What follows without the player: the night, or the answer to a question that has but one. */
function withoutPlayer<State extends Dated>(outcome: Outcome<State>): LogRecord<State> | undefined {
  const threw = freshThrows(outcome);
  if (outcome.status === 'finished') return { ...threw, dawn: outcome.state.day, state: outcome.state };
  if (outcome.status !== 'asking') return undefined;
  const { decision, options } = outcome.question;
  return options.length === 1 ? { ...threw, asked: decision, answer: options.join(), only: true } : undefined;
}

/** The log-book says from where on other cards or rules were in use, once they have been found to bear out the day so far. */
function otherEdition<State>(
  outcome: Outcome<State>,
  standing: readonly Standing<State>[],
  { book, rules }: Game<State>,
): CardsLine[] {
  const edition = editionOf(standing);
  const isKnown = edition.cards === book.fingerprint && edition.rules === rules;
  return isKnown || outcome.status === 'differing' ? [] : [{ cards: book.fingerprint, rules }];
}

/** The program's throws that the log-book does not have yet, for the record that comes next. */
export function freshThrows(position: Outcome<unknown> | Position): { threw?: string } {
  return 'fresh' in position && position.fresh.length > 0 ? { threw: writeThrows(position.fresh) } : {};
}
