import { factsOf } from '../../../rulebook/fights/systems.ts';
import { companionText, layoutPage } from '../../../terminal/companion/companion.ts';
import type { TableKnown } from '../../../terminal/companion/table-known.ts';
import { trackOf } from '../../../terminal/fights/wings-over-france/track/on-track.ts';
import { print, show } from '../../shell/page.ts';
import type { Seat } from '../seat.ts';
import { askedIn } from './lay-out.ts';

/** Remembers a party or a track that a question shows: another question may not. */
export function see(seat: Seat): void {
  const asked = askedIn(seat.sitting.position);
  const about = asked?.about;
  const view = trackOf(asked);
  if (view) seat.trackSeen = { view, at: seat.teller.events.length };
  if (!about || !('party' in about)) return;
  const orders = 'orders' in about ? about.orders : seat.seen?.orders;
  if (orders) seat.seen = { party: about.party, orders, at: seat.teller.events.length };
}

const knownAt = ({ teller, seen, trackSeen, book }: Seat): TableKnown => ({
  events: teller.events,
  seen,
  track: trackSeen,
  book,
});

/** Who has only just sat down, in a fight say, has seen no party yet; the log-book has. */
export async function recallSeen(seat: Seat): Promise<void> {
  see(seat);
  const { log } = seat.setting;
  if (seat.seen || !log) return;
  const { lastSeen } = await import('../sit-down/last-seen.ts');
  const last = lastSeen(log, seat.book);
  seat.seen = last?.seen;
  seat.trackSeen ??= last?.track;
}

/** `layout`: the whole table; a fight that is not on the Initiative Track has a picture of its own. */
export async function layOutOwnBoard(seat: Seat): Promise<'nowhere'> {
  await recallSeen(seat);
  show(layoutText(seat));
  return 'nowhere';
}

function layoutText(seat: Seat): string {
  const { sitting, teller, paper } = seat;
  const fight = teller.track(askedIn(sitting.position), paper);
  const isOther = !hasTrack(seat) && fight.includes('\n');
  return [layoutPage(knownAt(seat), paper), ...(isOther ? [fight] : [])].join('\n');
}

function hasTrack({ teller }: Seat): boolean {
  const began = teller.events.findLast((event) => event.type === 'fight-began');
  return began !== undefined && factsOf(began.system).isOnTrack;
}

/** Tells a player with the boxed game before him what has changed on his table. */
export function tellOwnBoard(seat: Seat): void {
  const { companion, json, paper } = seat;
  if (!companion || json) return;
  see(seat);
  const { lying, text } = companionText(companion.lying, knownAt(seat));
  companion.lying = lying;
  if (text !== undefined) print(paper.ink.dim(`\n${text}`), paper);
}
