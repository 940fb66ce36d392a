import type { Campaign } from '../campaign/campaign.ts';
import { expectDefined } from '../cards/rulebook.ts';
import { handCup } from '../dice/hand-cup.ts';
import { seededCup } from '../dice/seeded-cup.ts';
import { type Attempted, attempt, nobody } from './attempt.ts';
import { changesBetween, placesOf } from './changes.ts';
import type { Difference } from './day-so-far.ts';
import { isAnswered } from './journal.ts';
import type { Game } from './play-on.ts';
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

/** A day of the log-book, replayed. */
export interface ReplayedDay<State = Campaign> {
  readonly logged: LoggedDay<State>;
  readonly outcome: Attempted<State>;
}

/** Replays every day in force from its dawn, with these cards and rules. */
export function* replay<State>(
  standing: readonly StandingRecord<State>[],
  game: Game<State>,
): Generator<ReplayedDay<State>> {
  for (const logged of daysOf(standing)) {
    if (game.isOver(logged.dawn.state)) return;
    yield playedAgain(logged, standing, game);
  }
}

/** One day, replayed from its dawn. */
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

/** The verdict on a replayed day. */
export type Verdict =
  /** Every throw, question and figure is as in the log-book. */
  | { readonly verdict: 'borne-out'; readonly day: number; readonly throws: number; readonly answers: number }
  /** The day so far is confirmed; it is not over. */
  | { readonly verdict: 'in-play'; readonly day: number; readonly throws: number; readonly answers: number }
  /**
   * The day was played with other cards or rules than the present ones, which give another result: no evidence against
   * the log-book.
   */
  | (Failed & { readonly verdict: 'other-rules'; readonly edition: Edition; readonly changed: RulesOrCards })
  /** The rules, dice or cards give another result, or another end of the day. */
  | (Failed & { readonly verdict: 'not-borne-out' });

/** What of the edition that played a day is not as it is now. */
type RulesOrCards = readonly ('rules' | 'cards')[];

/** Where a replayed day first differs: at a line, or in the dawn on that line. */
interface Failed {
  readonly day: number;
  readonly line: number;
  /** Absent where all the day's entries fit, but the day does not end in the state at the start of the next. */
  readonly difference?: Difference;
  /** What is another at the next dawn, as `flights.0.points`; empty where only the throws before it are others. */
  readonly places?: readonly string[];
  /** The day can be replayed, but its stored moments differ from its events. */
  readonly inMoments?: true;
}

/** The verdict on a whole log-book. */
export function verdictOn(verdicts: readonly Verdict[]): 'borne-out' | 'other-rules' | 'not-borne-out' {
  const found = verdicts.map(({ verdict }) => verdict);
  if (found.includes('not-borne-out')) return 'not-borne-out';
  return found.includes('other-rules') ? 'other-rules' : 'borne-out';
}

/** Checks a log-book day by day. */
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
    const changed = changedSince(edition, game);
    return changed.length > 0
      ? { verdict: 'other-rules', day, ...failed, edition, changed }
      : { verdict: 'not-borne-out', day, ...failed };
  }
  const { entries } = logged.journal;
  const answers = entries.filter(isAnswered).length;
  const throws = entries.length - answers + outcome.fresh.length;
  return { verdict: outcome.status === 'finished' ? 'borne-out' : 'in-play', day, throws, answers };
}

const changedSince = <State>({ rules, cards }: Edition, game: Game<State>): RulesOrCards => [
  ...(rules === game.rules ? [] : ['rules' as const]),
  ...(cards === game.book.fingerprint ? [] : ['cards' as const]),
];

/** Where a day differs from the log-book; nothing where it does not. */
export function failureOf<State extends object>({
  logged,
  outcome,
}: ReplayedDay<State>): Omit<Failed, 'day'> | undefined {
  const { next, journal } = logged;
  if (outcome.status === 'differing') {
    const { difference } = outcome;
    return { line: expectDefined(journal.lines[difference.entry], 'line'), difference };
  }
  if (!next || outcome.status !== 'finished') return next && { line: next.line };
  const places = placesOf(changesBetween(outcome.state, next.dawn.state) ?? {}).filter((place) => place !== MAY_CHANGE);
  const isAsThrown = writeThrows(outcome.fresh) === writeThrows(throwsIn(next.dawn));
  return places.length > 0 || !isAsThrown ? { line: next.line, places } : undefined;
}

/** Where the stored moments of a day differ from its events. */
function toldOtherwise<State extends object>(
  { logged: { moments }, outcome }: ReplayedDay<State>,
  { momentsOf, momentsBefore }: Game<State>,
): Omit<Failed, 'day'> | undefined {
  if (!moments || !momentsOf) return undefined;
  const [now, written] = [momentsOf(outcome.events), JSON.stringify(moments.of)];
  const isSame = JSON.stringify(now) === written || JSON.stringify(momentsBefore?.(now)) === written;
  return isSame ? undefined : { line: moments.line, inMoments: true };
}

/** A campaign that was branched may be extended to the whole month there; no day's events depend on that. */
const MAY_CHANGE = 'until';
