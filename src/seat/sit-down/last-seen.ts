import type { Rulebook } from '../../cards/rulebook.ts';
import { handCup } from '../../dice/hand-cup.ts';
import { seededCup } from '../../dice/seeded-cup.ts';
import { attempt, nobody } from '../../logbook/attempt.ts';
import { isAnswered, type Journal } from '../../logbook/journal.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { byHandOf, daysOf, leads, openingOf, unplayableIn } from '../../logbook/standing.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import { shownBy, type TableKnown } from '../../screens/companion/table-known.ts';
import type { Decision, Question } from '../../table/decisions.ts';
import type { GameEvent } from '../../table/events.ts';
import { theGame } from '../game.ts';

/** Today by the log-book, and the party as a question last showed it: the open question may be about something else. */
export function lastSeen({ standing }: LogBook, book: Rulebook): TableKnown | undefined {
  const today = daysOf(standing).at(-1);
  if (!today) return undefined;
  const { playDay } = theGame(book);
  const { dawn, state } = today.dawn;
  const { entries } = today.journal;
  // A used cup is no longer as it was at dawn.
  const freshCup = () => handCup(seededCup(openingOf(standing).seed, dawn), byHandOf(standing), leads(standing));
  const cannotGoOn = unplayableIn(today, standing);
  const upTo = (end: number) =>
    attempt(playDay, state, entries.slice(0, end), { book, cup: freshCup(), commander: nobody, cannotGoOn });
  const now = upTo(entries.length);
  if (now.status === 'differing') return undefined;
  const track = isFighting(now.events) ? trackBefore(entries, upTo) : undefined;
  return { events: now.events, book, seen: seenBefore(entries, upTo), track };
}

/** Not further back than a long fight. */
const FURTHEST = 80;

type UpTo = (end: number) => ReturnType<typeof attempt>;

/**
 * What the last question with it shows, and how much had been told by then. Each question tried needs a replay of the
 * day up to it.
 */
function lastShown<Shown>(
  entries: Journal,
  upTo: UpTo,
  mayShow: (decision: Decision) => boolean,
  shown: (asked: Question) => Shown | undefined,
): (Shown & { readonly at: number }) | undefined {
  for (let at = entries.length; at > Math.max(-1, entries.length - FURTHEST); at--) {
    const entry = entries[at];
    if (entry && !(isAnswered(entry) && mayShow(entry.asked))) continue;
    const then = upTo(at);
    const found = then.status === 'asking' ? shown(then.question) : undefined;
    if (found) return { ...found, at: then.events.length };
  }
  return undefined;
}

const isFighting = (events: readonly GameEvent[]): boolean =>
  events.findLastIndex(({ type }) => type === 'fight-began') >
  events.findLastIndex(({ type }) => type === 'fight-broke-up');

const trackBefore = (entries: Journal, upTo: UpTo): TableKnown['track'] =>
  lastShown(
    entries,
    upTo,
    () => true,
    (asked) => {
      const { track } = shownBy(asked);
      return track && { view: track };
    },
  );

/** Every turn asks for a move, at which a course may be given. */
const seenBefore = (entries: Journal, upTo: UpTo): TableKnown['seen'] =>
  lastShown(
    entries,
    upTo,
    (decision) => askingOf({ decision }).course?.begins === true,
    (asked) => {
      const { party, orders } = shownBy(asked);
      return party && orders && { party, orders };
    },
  );
