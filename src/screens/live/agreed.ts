import type { PartyView } from '../../table/turn-decisions.ts';
import type { FlightState } from './flown.ts';

/** The state of a mission, corrected by a party that a question shows now. */
export const flownAsSeen = (flown: FlightState, { hex, altitude, weather }: PartyView): FlightState => ({
  ...flown,
  track: flown.track.at(-1) === hex ? flown.track : [...flown.track, hex],
  altitude,
  weather,
});

/** A party seen earlier, updated by the events told since. */
export function partyAsTold(party: PartyView, { track, altitude, weather, aft }: FlightState): PartyView {
  const { fighters, twoSeaters } = party.aft;
  const least = Math.min(fighters ?? Number.POSITIVE_INFINITY, twoSeaters ?? Number.POSITIVE_INFINITY);
  const spent = aft === undefined ? 0 : Math.max(0, least - aft);
  const left = (pool: number | undefined) => (pool === undefined ? undefined : pool - spent);
  return {
    ...party,
    hex: track.at(-1) ?? party.hex,
    altitude,
    weather: weather ?? party.weather,
    aft: { fighters: left(fighters), twoSeaters: left(twoSeaters) },
  };
}
