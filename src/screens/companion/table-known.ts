import type { Rulebook } from '../../cards/rulebook.ts';
import type { TrackView } from '../../kit/fight/track-view.ts';
import type { Question } from '../../table/decisions.ts';
import type { GameEvent } from '../../table/events.ts';
import type { OrdersView, PartyView } from '../../table/turn-decisions.ts';

/** What is known of a game when somebody lays out his own table by it. */
export interface TableKnown {
  /** The day so far. */
  readonly events: readonly GameEvent[];
  /** The party and its orders as a question last showed them, and how much of the day had been told then. */
  readonly seen: { readonly party: PartyView; readonly orders: OrdersView; readonly at: number } | undefined;
  /** The Initiative Track as a question last showed it, and how much of the day had been told then. */
  readonly track: { readonly view: TrackView; readonly at: number } | undefined;
  readonly book: Rulebook;
}

/** What a question shows of the table: a party, its orders, the Initiative Track. */
export const shownBy = ({ about }: Question) => ({
  party: 'party' in about ? about.party : undefined,
  orders: 'orders' in about ? about.orders : undefined,
  track: 'track' in about ? about.track : undefined,
});

/** The Initiative Track of the fight that is on. */
export const trackNow = ({ events, track }: TableKnown): TrackView | undefined =>
  track && !events.slice(track.at).some(({ type }) => type === 'fight-broke-up') ? track.view : undefined;
