import type { HexId } from '../../cards/hexes.ts';
import { aircraftNamed, missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { duelOf, type InFight, type TrackView } from '../../kit/fight/track-view.ts';
import { hexName } from '../../questions/narration/turn-narration.ts';
import { weatherName } from '../../questions/weather.ts';
import { type EventOf, type GameEvent, ofType } from '../../table/events.ts';
import { height, listed } from '../../words/numbers.ts';
import { hexUnder } from '../live/flight-head.ts';
import { type FlightState, flownSoFar } from '../live/flown.ts';
import { onMissionLog } from './mission-log-sheet.ts';
import { type BoardPiece, pieces } from './pieces.ts';
import { type TableKnown, trackNow } from './table-known.ts';

/** Every marker and counter of the boxed game, and every entry of the log sheet, for the present state of the game. */
export function ownTable(known: TableKnown): BoardPiece[] {
  const { events, book } = known;
  const flown = flownSoFar(events);
  const battle = battleNow(events);
  const since = missionSoFar(events);
  return [
    ...onTheMap(flown, battle, since, book),
    ...pieces('Weather Effects Chart', weatherMarker(flown?.weather ?? battle?.weather, book)),
    ...onTheTrack(since, flown && flown.track.length > 0 ? flown.altitude : battle?.altitudes.allied, trackNow(known)),
    ...pieces("'Archie' Display", onArchieGrid(since)),
    ...onMissionLog(known, flown, since),
    ...pieces('Cards open', cardsOpen(flown, since, known)),
  ];
}

/** A stand-alone battle, while it is being fought. */
const battleNow = (events: readonly GameEvent[]): EventOf<'battle-began'> | undefined =>
  events.some(({ type }) => type === 'battle-ended') ? undefined : ofType(events, 'battle-began').at(-1);

/** The events since the mission or battle began; nothing where none is under way. */
function missionSoFar(events: readonly GameEvent[]): readonly GameEvent[] {
  const began = events.findLastIndex(({ type }) => type === 'mission-began' || type === 'battle-began');
  const ended = events.findLastIndex(({ type }) => type === 'mission-ended' || type === 'battle-ended');
  return began > ended ? events.slice(began) : [];
}

function onTheMap(
  flown: FlightState | undefined,
  battle: EventOf<'battle-began'> | undefined,
  since: readonly GameEvent[],
  book: Rulebook,
): BoardPiece[] {
  const hex: HexId | undefined = flown ? hexUnder(flown, book) : battle?.hex;
  if (hex === undefined) return [];
  const left = stragglersOf(since).map(
    ({ machine, hex: where }) => [`ST marker, ${machine}`, hexName(where, book)] as const,
  );
  const waiting = ofType(since, 'detached').at(-1);
  const isBack = waiting !== undefined && since.lastIndexOf(waiting) < lastOf(since, 'mission-resumed');
  return pieces('Mission Map', [
    ['Flight Marker', hexName(hex, book)],
    ...left,
    ...(waiting && !isBack
      ? [['marker of those who wait', `${hexName(waiting.hex, book)} (weather ${waiting.weather})`] as const]
      : []),
  ]);
}

/** (36) Machines that were left to fly home alone, and have not been played yet. */
const stragglersOf = (since: readonly GameEvent[]): EventOf<'lame-duck-left'>[] =>
  ofType(since, 'lame-duck-left').filter(
    ({ machine }) => !ofType(since, 'straggler-followed').some((followed) => followed.machine === machine),
  );

const weatherMarker = (weather: number | undefined, book: Rulebook): [string, string][] =>
  weather === undefined ? [] : [['Weather Marker', weatherName(book, weather)]];

/** (15) The squares of the machines, until the flight moves on or fights. */
function onArchieGrid(since: readonly GameEvent[]): [string, string][] {
  const placed = since.findLastIndex(({ type }) => type === 'machines-placed');
  const gone = Math.max(lastOf(since, 'moved'), lastOf(since, 'fight-began'));
  const event = since[placed];
  return event?.type === 'machines-placed' && placed > gone
    ? Object.entries(event.placing).map(([machine, square]) => [machine, `square ${square}`])
    : [];
}

const lastOf = (events: readonly GameEvent[], wanted: GameEvent['type']): number =>
  events.findLastIndex(({ type }) => type === wanted);

const labelled = (label: string, all: readonly string[]): [string, string][] =>
  all.length > 0 ? [[label, listed(all)]] : [];

/** (8) (9) The manual of the mission, and the Aircraft Cards of all its machines. */
function cardsOpen(flown: FlightState | undefined, since: readonly GameEvent[], known: TableKnown): [string, string][] {
  const { book } = known;
  const began = [...ofType(since, 'mission-began'), ...ofType(since, 'battle-began')].at(-1);
  const ours = began?.machines.map(({ aircraft }) => aircraft) ?? [];
  const fighting = trackNow(known)?.machines.map(({ aircraft }) => aircraft) ?? [];
  const types = [...new Set([...ours, ...fighting])].map((aircraft) => aircraftNamed(aircraft, book));
  return [
    ...labelled('Mission Briefing Manual', flown ? [missionTitle(flown.mission, book)] : []),
    ...labelled('Aircraft Cards', types),
  ];
}

/**
 * The Altitude Marker; in a Dog-Fight each counter in its box, from the top; in a dive on a target the diving machines.
 */
function onTheTrack(
  since: readonly GameEvent[],
  altitude: number | undefined,
  track: TrackView | undefined,
): BoardPiece[] {
  if (altitude === undefined) return [];
  return pieces('Initiative Track', [
    ['Altitude Marker', height(track?.altitude ?? altitude)],
    ...(track ? fighting(track) : diving(since)),
  ]);
}

const fighting = (track: TrackView): [string, string][] =>
  track.machines
    .filter(({ out }) => out === undefined)
    .sort((one, other) => (other.initiative ?? 0) - (one.initiative ?? 0))
    .map((machine) => [machine.id, `${boxOf(machine, track)}${marksOn(machine)}`]);

function boxOf(machine: InFight, track: TrackView): string {
  const duel = duelOf(track, machine);
  const box = machine.initiative === undefined ? 'beside the track' : `box ${machine.initiative}`;
  if (!duel) return box;
  return `${box}, Personal Duel with ${duel.allied === machine.id ? duel.german : duel.allied} at ${height(duel.altitude)}`;
}

/** (37) (38) The markers on a counter. */
function marksOn({ guns, lameDuck }: InFight): string {
  const jammed = Object.values(guns).some(({ states }) => states.some((state) => state !== 'clear'));
  const marks = [...(jammed ? ['JAM'] : []), ...(lameDuck ? ['Lame Duck disc'] : [])];
  return marks.length === 0 ? '' : ` (${marks.join(', ')})`;
}

/** Events that end a dive on the ground: any move of the flight, or the next enemy. */
const AFTER_A_DIVE: readonly GameEvent['type'][] = ['moved', 'stayed', 'encounter-rolled', 'fight-began', 'landed'];

/** (30) The diving machines, and the marker of the target. */
function diving(since: readonly GameEvent[]): [string, string][] {
  const began = since.findLastIndex(({ type }) => type === 'dive-began');
  const dive = began < 0 ? [] : since.slice(began);
  if (dive.some(({ type }) => AFTER_A_DIVE.includes(type))) return [];
  const aimed = ofType(dive, 'dive-aimed');
  const [first] = aimed;
  return first ? [[`marker of ${first.name}`, `box ${first.target}`], ...aimed.map(boxInDive)] : [];
}

const boxInDive = ({ machine, initiative }: EventOf<'dive-aimed'>): [string, string] => [machine, `box ${initiative}`];
