import { handCup } from '../../../dice/hand-cup.ts';
import { seededCup } from '../../../dice/seeded-cup.ts';
import { attempt, nobody } from '../../../logbook/attempt.ts';
import type { LogBook } from '../../../logbook/logbook.ts';
import { byHandOf, daysOf, leads, openingOf } from '../../../logbook/standing.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { TableKnown } from '../../../terminal/companion/own-table.ts';
import { theGame } from '../../shell/game.ts';

/** Today as the log-book has it, and the party as a question last showed it: what stands now may ask of something else. */
export function lastSeen({ standing }: LogBook, book: Rulebook): TableKnown | undefined {
  const today = daysOf(standing).at(-1);
  if (!today) return undefined;
  const { playDay } = theGame(book);
  const { dawn, state } = today.dawn;
  const { entries } = today.journal;
  // A cup that has been thrown from is no longer as it was at dawn.
  const freshCup = () => handCup(seededCup(openingOf(standing).seed, dawn), byHandOf(standing), leads(standing));
  const upTo = (end: number) =>
    attempt(playDay, state, entries.slice(0, end), { book, cup: freshCup(), commander: nobody });
  const now = upTo(entries.length);
  if (now.status === 'differing') return undefined;
  return { events: now.events, book, seen: seenBefore(entries.length, upTo) };
}

/** Never further back than a long fight. */
const FURTHEST = 80;

function seenBefore(end: number, upTo: (end: number) => ReturnType<typeof attempt>): TableKnown['seen'] {
  for (let at = end; at > Math.max(-1, end - FURTHEST); at--) {
    const then = upTo(at);
    const about = then.status === 'asking' ? then.question.about : undefined;
    if (about && 'party' in about && 'orders' in about)
      return { party: about.party, orders: about.orders, at: then.events.length };
  }
  return undefined;
}
