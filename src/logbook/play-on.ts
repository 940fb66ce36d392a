import type { Campaign } from '../campaign/campaign.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { handCup } from '../dice/hand-cup.ts';
import { seededCup } from '../dice/seeded-cup.ts';
import type { Question } from '../table/decisions.ts';
import type { GameEvent } from '../table/events.ts';
import type { Side } from '../table/sides.ts';
import type { Standpoint } from '../table/standpoint.ts';
import { sideOf } from '../table/whose.ts';
import { type Attempted, attempt, type Commander, nobody, type Procedure } from './attempt.ts';
import type { Asked } from './day-so-far.ts';
import type { FightsOver } from './fights-over.ts';
import type { Fell } from './journal.ts';
import type { AnswerLine, CardsLine, LogRecord, Lots, Threw } from './record.ts';
import {
  byHandOf,
  dawnOf,
  editionOf,
  leads,
  openingOf,
  opponentIn,
  type StandingRecord,
  todayOf,
  unplayableIn,
  writtenOn,
} from './standing.ts';
import { writeThrows } from './throws.ts';

/** A state played day by day: a campaign, or a stand-alone battle. */
export interface Dated {
  readonly day: number;
}

/** What a campaign is played with: its cards, the version of the rules, how to play a day, and when it is over. */
export interface Game<State = Campaign> {
  readonly book: Rulebook;
  readonly rules: string;
  readonly playDay: Procedure<State>;
  readonly isOver: (state: State) => boolean;
  readonly daysLeft?: (state: State) => number;
  /** The fights that the session has played to their end, which it does not play again. */
  readonly fightsOver?: FightsOver;
  /** The moments that are stored of a finished day; a stand-alone battle has none. */
  readonly momentsOf?: (events: readonly GameEvent[]) => readonly unknown[];
  /** The same as an earlier version stored them, which knew less of them. */
  readonly momentsBefore?: (moments: readonly unknown[]) => readonly unknown[];
  /** How a policy answers. `word` seeds random choices: the same word, the same choices. */
  readonly policy: (name: string, word: string, lots?: Lots) => PolicyAnswers;
}

/** The answer of a policy to a question, with the history of the day. */
export type PolicyAnswers = (question: Question, from: Standpoint) => string;

export type Position = Exclude<Attempted<unknown>, { status: 'finished' }> | { readonly status: 'over' };

/** The side whose question is open, or which alone may see the card or die; nobody's, where dice are due for all. */
export function sideAsked(position: Position): Side | undefined {
  if (position.status === 'throwing') return position.unseen;
  if (position.status === 'drawing') return position.whose?.side;
  return position.status === 'asking' ? sideOf(position.question) : undefined;
}

/** The continuation of a log-book, up to the next question for the player. */
export interface Continuation<State = Campaign> {
  /** The lines to add. */
  readonly records: readonly LogRecord<State>[];
  readonly position: Position;
  /** The events since: of finished days, and of today so far. */
  readonly lived: readonly (readonly GameEvent[])[];
}

/**
 * Plays from today's dawn as far as the records and a commander answer, through the night if the day ends. On the next
 * day nobody answers for the player; policies with flights of their own answer on every day.
 */
export function playOn<State extends Dated>(
  written: readonly StandingRecord<State>[],
  lines: number,
  game: Game<State>,
  commander: Commander,
): Continuation<State> {
  const gained: LogRecord<State>[] = [];
  const lived: (readonly GameEvent[])[] = [];
  for (;;) {
    const standing = writtenOn(written, lines, gained);
    const outcome = playToday(standing, game, lived.length === 0 ? commander : nobody);
    if (outcome.status === 'over') return { records: gained, position: outcome, lived };
    lived.push(outcome.events);
    gained.push(...otherEdition(outcome, standing, game), ...answersIn(outcome, standing));
    if (outcome.status !== 'finished') return { records: gained, position: outcome, lived };
    const { dawn } = dawnOf(standing);
    if (game.momentsOf) gained.push({ moments: dawn, of: game.momentsOf(outcome.events) });
    gained.push({ ...threwLine(outcome.fresh), dawn: outcome.state.day, state: outcome.state });
  }
}

function playToday<State>(
  standing: readonly StandingRecord<State>[],
  game: Game<State>,
  commander: Commander,
): Attempted<State> | { readonly status: 'over' } {
  const { book, playDay, isOver, daysLeft, fightsOver } = game;
  const logged = todayOf(standing);
  const { dawn, journal } = logged;
  if (isOver(dawn.state)) return { status: 'over' };
  const { seed } = openingOf(standing);
  const cup = handCup(seededCup(seed, dawn.dawn), byHandOf(standing), leads(standing));
  const commanding = besideOthers(commander, standing, game);
  const cannotGoOn = unplayableIn(logged, standing);
  const setting = {
    book,
    cup,
    commander: commanding,
    daysLeft: daysLeft?.(dawn.state),
    cannotGoOn,
    fightsOver: fightsOver?.of(dawn),
  };
  return attempt(playDay, dawn.state, journal.entries, setting);
}

/** A commander for the player's flights, and policies for the other flights and the enemy, if there are any. */
function besideOthers<State>(
  commander: Commander,
  standing: readonly StandingRecord<State>[],
  game: Game<State>,
): Commander {
  const answersOf = policiesIn(game, openingOf(standing).lots);
  const leaderOf = leadersIn(standing);
  const wordAt = wordsIn(standing);
  return (asked, today, from) => {
    const by = leaderOf(asked);
    return by === undefined ? commander(asked, today, from) : answersOf(by, wordAt(today))(asked.question, from);
  };
}

/**
 * The seed of policies, after today's events. It does not depend on how many answers come in one pass: it consists of
 * the day and the number of the fight; a head adds the turn and the machine. In a log-book of an older version it is
 * the length of the journal.
 */
export function wordsIn<State>(standing: readonly StandingRecord<State>[]): (today: readonly GameEvent[]) => string {
  const { seed, lots } = openingOf(standing);
  const day = `${seed}|${dawnOf(standing).dawn}`;
  if (lots === 'by-fight')
    return (today) => `${day}|fight ${today.filter(({ type }) => type === 'fight-began').length}`;
  const word = `${day}|${todayOf(standing).journal.entries.length}`;
  return () => word;
}

/** Policies by name and word, each created once, so that it keeps its state. */
export function policiesIn<State>(
  { policy }: Game<State>,
  lots: Lots | undefined,
): (name: string, word: string) => PolicyAnswers {
  const policies = new Map<string, PolicyAnswers>();
  return (name, word) => {
    const key = `${name} ${word}`;
    const found = policies.get(key) ?? policy(name, word, lots);
    policies.set(key, found);
    return found;
  };
}

/** The policy that a question belongs to: that of a flight or a side that the player does not lead. */
export function leadersIn<State>(standing: readonly StandingRecord<State>[]): (asked: Asked) => string | undefined {
  const { others } = openingOf(standing);
  const opponent = opponentIn(standing);
  return ({ question, flight }) => {
    if (opponent && sideOf(question) === opponent.side) return opponent.policy;
    return flight !== undefined && others?.flights.includes(flight) ? others.policy : undefined;
  };
}

/** The answers, with a mark on those of policies for a flight or a side of their own. */
function answersIn<State>({ given }: Attempted<State>, standing: readonly StandingRecord<State>[]): AnswerLine[] {
  const leaderOf = leadersIn(standing);
  return given.map(({ threw, asked, answer }) => {
    const by = leaderOf(asked);
    return { ...threwLine(threw), asked: asked.question.decision, answer, ...(by !== undefined && { by }) };
  });
}

/** The record that other cards or rules are used from now on, once they confirm the day so far. */
function otherEdition<State>(
  outcome: Attempted<State>,
  standing: readonly StandingRecord<State>[],
  { book, rules }: Game<State>,
): CardsLine[] {
  const edition = editionOf(standing);
  const isKnown = edition.cards === book.fingerprint && edition.rules === rules;
  return isKnown || outcome.status === 'differing' ? [] : [{ cards: book.fingerprint, rules }];
}

/** The program's throws that are not in the log-book yet, for the next record. */
export const freshThrows = (position: Position): Threw => threwLine('fresh' in position ? position.fresh : []);

const threwLine = (throws: readonly Fell[]): Threw => (throws.length > 0 ? { threw: writeThrows(throws) } : {});
