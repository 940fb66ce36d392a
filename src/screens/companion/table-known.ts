import type { Rulebook } from '../../cards/rulebook.ts';
import type { TrackView } from '../../kit/fight/track-view.ts';
import type { Question } from '../../table/decisions.ts';
import type { GameEvent } from '../../table/events.ts';
import type { OrdersView, PartyView } from '../../table/turn-decisions.ts';

/** The known state of a game for a player's own table. */
export interface TableKnown {
  /** The day so far. */
  readonly events: readonly GameEvent[];
  /** The party and its orders as a question last showed them, and how much of the day had been told by then. */
  readonly seen: { readonly party: PartyView; readonly orders: OrdersView; readonly at: number } | undefined;
  /** The Initiative Track as a question last showed it, and how much of the day had been told by then. */
  readonly track: { readonly view: TrackView; readonly at: number } | undefined;
  readonly book: Rulebook;
}

/** The parts of the table that a question shows: a party, its orders, the Initiative Track. */
export const shownBy = ({ about }: Question) => ({
  party: 'party' in about ? about.party : undefined,
  // (21) Where one machine may go home the others do not. (34) Who is asked for its escort is asked as the flight is sent.
  orders: 'orders' in about && (!('lameDuck' in about) || 'escorts' in about) ? about.orders : undefined,
  track: 'track' in about ? about.track : undefined,
});

/** The Initiative Track of the current fight. */
export const trackNow = ({ events, track }: TableKnown): TrackView | undefined =>
  track && !events.slice(track.at).some(({ type }) => type === 'fight-broke-up') ? track.view : undefined;
