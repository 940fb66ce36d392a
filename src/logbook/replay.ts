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
  { book, playDay, isOver }: Game<State>,
): Generator<ReplayedDay<State>> {
  const { seed } = openingOf(standing);
  for (const logged of daysOf(standing)) {
    const { dawn, state } = logged.dawn;
    if (isOver(state)) return;
    const program = seededCup(seed, dawn);
    const cup = logged.next ? program : handCup(program, byHandOf(standing), leads(standing));
    yield { logged, outcome: attempt(playDay, state, logged.journal.entries, { book, cup, commander: nobody }) };
  }
}

/** What a day turned out to be when it was played again. */
export type Verdict =
  /** Every throw, question and figure is as the log-book has it. */
  | { readonly verdict: 'borne-out'; readonly day: number; readonly throws: number; readonly answers: number }
  /** The day so far is borne out; it is not over. */
  | { readonly verdict: 'in-play'; readonly day: number; readonly throws: number; readonly answers: number }
  /**
   * The day was played with other cards or rules than those on the table, and these lead elsewhere: it proves nothing.
   */
  | { readonly verdict: 'other-edition'; readonly day: number; readonly edition: Edition }
  /** The rules, dice or cards lead elsewhere from this line on. */
  | { readonly verdict: 'differs'; readonly day: number; readonly line: number; readonly difference: Difference }
  /** The day plays, but does not end in the state with which the next one begins, on this line. */
  | { readonly verdict: 'other-dawn'; readonly day: number; readonly line: number };

/** Proves a log-book day by day. */
export function verify<State extends object>(standing: readonly StandingRecord<State>[], game: Game<State>): Verdict[] {
  return [...replay(standing, game)].map((day) => {
    const verdict = judge(day);
    const { edition, next } = day.logged;
    const failed = verdict.verdict === 'differs' || verdict.verdict === 'other-dawn';
    const isOther = edition.cards !== game.book.fingerprint || edition.rules !== game.rules;
    return failed && next && isOther ? { verdict: 'other-edition', day: verdict.day, edition } : verdict;
  });
}

function judge<State extends object>({ logged, outcome }: ReplayedDay<State>): Verdict {
  const { next, journal } = logged;
  const day = logged.dawn.dawn;
  if (outcome.status === 'differing') {
    const { difference } = outcome;
    return { verdict: 'differs', day, line: promised(journal.lines[difference.entry], 'line'), difference };
  }
  if (next && !leadsTo(outcome, next.dawn)) return { verdict: 'other-dawn', day, line: next.line };
  const answers = journal.entries.filter(isAnswered).length;
  const throws = journal.entries.length - answers + outcome.fresh.length;
  return { verdict: outcome.status === 'finished' ? 'borne-out' : 'in-play', day, throws, answers };
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
