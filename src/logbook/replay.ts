import type { Campaign } from '../campaign/campaign.ts';
import { promised } from '../cards/rulebook.ts';
import { handCup } from '../dice/hand-cup.ts';
import { seededCup } from '../dice/seeded-cup.ts';
import { type Attempted, attempt, type Difference, nobody } from './attempt.ts';
import { changesBetween } from './changes.ts';
import { isAnswered } from './journal.ts';
import type { Game } from './play-on.ts';
import type { Dawn } from './record.ts';
import {
  byHandOf,
  daysOf,
  type Edition,
  type LoggedDay,
  leads,
  openingOf,
  type StandingRecord,
  throwsIn,
  unplayableIn,
} from './standing.ts';
import { writeThrows } from './throws.ts';

/** A day of the log-book, played again. */
export interface ReplayedDay<State = Campaign> {
  readonly logged: LoggedDay<State>;
  readonly outcome: Attempted<State>;
}

/** Plays every day in force again from its dawn, with these cards and rules. */
export function* replay<State>(
  standing: readonly StandingRecord<State>[],
  game: Game<State>,
): Generator<ReplayedDay<State>> {
  for (const logged of daysOf(standing)) {
    if (game.isOver(logged.dawn.state)) return;
    yield playedAgain(logged, standing, game);
  }
}

/** One day, played again from its dawn. */
export function playedAgain<State>(
  logged: LoggedDay<State>,
  standing: readonly StandingRecord<State>[],
  { book, playDay }: Game<State>,
): ReplayedDay<State> {
  const { dawn, state } = logged.dawn;
  const program = seededCup(openingOf(standing).seed, dawn);
  const cup = logged.next ? program : handCup(program, byHandOf(standing), leads(standing));
  const setting = { book, cup, commander: nobody, cannotGoOn: unplayableIn(logged, standing) };
  return { logged, outcome: attempt(playDay, state, logged.journal.entries, setting) };
}

/** What a day turned out to be when it was played again. */
export type Verdict =
  /** Every throw, question and figure is as the log-book has it. */
  | { readonly verdict: 'borne-out'; readonly day: number; readonly throws: number; readonly answers: number }
  /** The day so far is borne out; it is not over. */
  | { readonly verdict: 'in-play'; readonly day: number; readonly throws: number; readonly answers: number }
  /**
   * The day was played with other cards or rules than those on the table, and these lead elsewhere: that is no evidence
   * against the log-book.
   */
  | (Failed & { readonly verdict: 'other-rules'; readonly edition: Edition })
  /** The rules, dice or cards lead elsewhere, or to another end of the day. */
  | (Failed & { readonly verdict: 'not-borne-out' });

/** Where a day that is played again first differs: on its line, or in the dawn that is written on its line. */
interface Failed {
  readonly day: number;
  readonly line: number;
  /** Nothing where the whole day plays, but does not end in the state with which the next one begins. */
  readonly difference?: Difference;
  /** The day plays as it stands; what was written down at its end is not what happens on it. */
  readonly inMoments?: true;
}

/** What a whole log-book turned out to be. */
export function verdictOn(verdicts: readonly Verdict[]): 'borne-out' | 'other-rules' | 'not-borne-out' {
  const found = verdicts.map(({ verdict }) => verdict);
  if (found.includes('not-borne-out')) return 'not-borne-out';
  return found.includes('other-rules') ? 'other-rules' : 'borne-out';
}

/** Proves a log-book day by day. */
export const verify = <State extends object>(
  standing: readonly StandingRecord<State>[],
  game: Game<State>,
): Verdict[] => [...replay(standing, game)].map((day) => judge(day, game));

function judge<State extends object>(played: ReplayedDay<State>, game: Game<State>): Verdict {
  const { logged, outcome } = played;
  const day = logged.dawn.dawn;
  const failed = failureOf(played) ?? toldOtherwise(played, game);
  if (failed) {
    const { edition } = logged;
    const isOther = edition.cards !== game.book.fingerprint || edition.rules !== game.rules;
    return isOther ? { verdict: 'other-rules', day, ...failed, edition } : { verdict: 'not-borne-out', day, ...failed };
  }
  const { entries } = logged.journal;
  const answers = entries.filter(isAnswered).length;
  const throws = entries.length - answers + outcome.fresh.length;
  return { verdict: outcome.status === 'finished' ? 'borne-out' : 'in-play', day, throws, answers };
}

/** Where a day differs from what the log-book has of it; nothing where it does not. */
export function failureOf<State extends object>({
  logged,
  outcome,
}: ReplayedDay<State>): Omit<Failed, 'day'> | undefined {
  const { next, journal } = logged;
  if (outcome.status === 'differing') {
    const { difference } = outcome;
    return { line: promised(journal.lines[difference.entry], 'line'), difference };
  }
  return next && !leadsTo(outcome, next.dawn) ? { line: next.line } : undefined;
}

/** Where what was written down of a day is not what happened on it. */
function toldOtherwise<State extends object>(
  { logged: { moments }, outcome }: ReplayedDay<State>,
  { momentsOf }: Game<State>,
): Omit<Failed, 'day'> | undefined {
  if (!moments || !momentsOf || JSON.stringify(momentsOf(outcome.events)) === JSON.stringify(moments.of))
    return undefined;
  return { line: moments.line, inMoments: true };
}

/** A campaign that was branched may from then on go on to the month's end: that is no figure of any day. */
const MAY_CHANGE = 'until';

/** Whether a day ends where the next begins, to the last figure and the last throw. */
function leadsTo<State extends object>(outcome: Attempted<State>, next: Dawn<State>): boolean {
  return (
    outcome.status === 'finished' &&
    Object.keys(changesBetween(outcome.state, next.state) ?? {}).every((place) => place === MAY_CHANGE) &&
    writeThrows(outcome.fresh) === writeThrows(throwsIn(next))
  );
}
