import type { GameName } from '../../cards/games.ts';
import type { HexId } from '../../cards/hexes.ts';
import { hasTrait } from '../../games/table.ts';
import type { GameEvent } from '../../table/events.ts';
import { hexAfter } from '../../table/hex-after.ts';

/** The known state of a mission under way, from its events so far. */
export interface FlightState {
  readonly mission: string;
  readonly zones: readonly string[];
  /** How many machines took off. */
  readonly machines: number;
  readonly target: string | undefined;
  /** The hexes of the way, in order; empty before the take-off. */
  readonly track: readonly HexId[];
  readonly altitude: number;
  /** Undefined until an event has told it. */
  readonly aft: number | undefined;
  /** (19) Finished phases of the current fight; their cost is told at its end. */
  readonly phases?: number;
  /** The current fight, and how many of its turns have begun. */
  readonly fight?: { readonly system: GameName; readonly turns: number } | undefined;
  readonly weather: number | undefined;
  /** (35) What those had who wait, while others fly home first: the last is taken up first. */
  readonly halted?: readonly Pick<FlightState, 'altitude' | 'aft'>[];
}

/** The mission that is being flown; nothing on the ground, and in a stand-alone battle. */
export function flownSoFar(events: readonly GameEvent[]): FlightState | undefined {
  const began = events.findLastIndex(({ type }) => type === 'mission-began');
  const first = events[began];
  if (first?.type !== 'mission-began') return undefined;
  const since = events.slice(began + 1);
  if (since.some(({ type }) => type === 'mission-ended')) return undefined;
  const { mission, zones, machines, target } = first;
  const watch = events.slice(0, began).findLast((event) => event.type === 'watch-began');
  const start: FlightState = {
    mission,
    zones,
    machines: machines.length,
    target,
    track: [],
    altitude: 0,
    aft: undefined,
    weather: watch?.type === 'watch-began' ? watch.weather : undefined,
  };
  return since.reduce(flownAfter, start);
}

function flownAfter(flown: FlightState, event: GameEvent): FlightState {
  const { halted = [], altitude, aft } = flown;
  if (event.type === 'detached') return toldAfter({ ...flown, halted: [...halted, { altitude, aft }] }, event);
  const isResumed = event.type === 'mission-resumed';
  return toldAfter(isResumed ? { ...flown, ...halted.at(-1), halted: halted.slice(0, -1) } : flown, event);
}

const toldAfter = (flown: FlightState, event: GameEvent): FlightState => ({
  ...flown,
  track: trackAfter(event, flown.track),
  altitude: altitudeAfter(event, flown.altitude),
  aft: aftAfter(event, flown.aft),
  phases: phasesAfter(event, flown.phases ?? 0),
  fight: fightAfter(event, flown.fight),
  weather: weatherAfter(event, flown.weather),
});

function trackAfter(event: GameEvent, track: readonly HexId[]): readonly HexId[] {
  const last = track.at(-1);
  const hex = hexAfter(event, last);
  return hex === undefined || hex === last ? track : [...track, hex];
}

function altitudeAfter(event: GameEvent, altitude: number): number {
  if (event.type === 'height-changed') return event.to;
  if (event.type === 'fight-began' || event.type === 'phase-began') return event.altitude;
  return event.type === 'dog-fight-cost' ? event.altitude : altitude;
}

function aftAfter(event: GameEvent, aft: number | undefined): number | undefined {
  if (event.type === 'moved' || event.type === 'stayed') return event.left;
  const spends = event.type === 'height-changed' || event.type === 'dog-fight-cost';
  return spends && aft !== undefined ? aft - event.aft : aft;
}

function phasesAfter(event: GameEvent, phases: number): number {
  if (event.type === 'phase-began') return event.phase - 1;
  return hasTrait(event, 'ends-a-fight') || event.type === 'dog-fight-cost' ? 0 : phases;
}

function fightAfter(event: GameEvent, fight: FlightState['fight']): FlightState['fight'] {
  if (event.type === 'fight-began') return { system: event.system, turns: 0 };
  if (!fight || hasTrait(event, 'ends-a-fight') || event.type === 'dog-fight-cost') return undefined;
  const isTurn = hasTrait(event, 'opens-a-part') && hasTrait(event, 'ends-a-phase');
  return isTurn ? { ...fight, turns: fight.turns + 1 } : fight;
}

function weatherAfter(event: GameEvent, weather: number | undefined): number | undefined {
  if (event.type === 'weather-checked') return event.to;
  return event.type === 'mission-resumed' || event.type === 'detached' ? event.weather : weather;
}
