import { isOfFight } from '../../questions/asking/put.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import { companionText, layoutPage } from '../../screens/companion/companion.ts';
import { shownBy, type TableKnown } from '../../screens/companion/table-known.ts';
import { print, show } from '../../shell/page.ts';
import type { Seat } from '../seat.ts';

/** Remembers a party or a track that a question shows: another question may not show it. */
export function see(seat: Seat): void {
  const { asked } = seat.sitting;
  if (!asked) return;
  const { party, track, orders = seat.seen.flight?.orders } = shownBy(asked);
  const at = seat.teller.events.length;
  if (track) seat.seen.track = { view: track, at };
  if (party && orders) seat.seen.flight = { party, orders, at };
}

const knownAt = ({ teller, seen, book }: Seat): TableKnown => ({
  events: teller.events,
  seen: seen.flight,
  track: seen.track,
  book,
});

/** At the start of a session, for example in a fight, no question has shown a party yet; the log-book has one. */
export async function recallSeen(seat: Seat): Promise<void> {
  see(seat);
  const { log } = seat.setting;
  if (seat.seen.flight || !log) return;
  const { lastSeen } = await import('../sit-down/last-seen.ts');
  const last = lastSeen(log, seat.book);
  seat.seen.flight = last?.seen;
  seat.seen.track ??= last?.track;
}

/** `layout`: the whole table; a fight that is not on the Initiative Track has a picture of its own. */
export async function layOutOwnBoard(seat: Seat): Promise<'nowhere'> {
  await recallSeen(seat);
  show(layoutText(seat));
  return 'nowhere';
}

function layoutText(seat: Seat): string {
  const { sitting, teller, paper } = seat;
  const { asked } = sitting;
  const isOther = asked && isOfFight(asked) && !askingOf(asked).picture?.isOnTable;
  return [layoutPage(knownAt(seat), paper), ...(isOther ? [teller.track(asked, paper)] : [])].join('\n');
}

/** Tells a player with the boxed game what has changed on his table. */
export function tellOwnBoard(seat: Seat): void {
  const { companion, json, paper } = seat;
  if (!companion || json) return;
  see(seat);
  const { lying, text } = companionText(companion.lying, knownAt(seat));
  companion.lying = lying;
  if (text !== undefined) print(paper.ink.dim(`\n${text}`), paper);
}
