import { height } from '../../english/numbers.ts';
import { type EventOf, type GameEvent, ofType } from '../../table/events.ts';
import { duelOf, type InFight, type TrackView } from '../../table/fights/track-view.ts';
import { type Piece, pieces } from './pieces.ts';

/** The Altitude Marker; in a Dog-Fight each counter in its box, from the top; in a dive on a target those who dive. */
export function onTheTrack(
  since: readonly GameEvent[],
  altitude: number | undefined,
  track: TrackView | undefined,
): Piece[] {
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

/** (37) (38) The markers that lie on a counter. */
function marksOn({ guns, lameDuck }: InFight): string {
  const jammed = Object.values(guns).some(({ states }) => states.some((state) => state !== 'clear'));
  const marks = [...(jammed ? ['JAM'] : []), ...(lameDuck ? ['Lame Duck disc'] : [])];
  return marks.length === 0 ? '' : ` (${marks.join(', ')})`;
}

/** What ends a dive on the ground: whatever moves the flight on, or the next enemy. */
const AFTER_A_DIVE: readonly GameEvent['type'][] = ['moved', 'stayed', 'encounter-rolled', 'fight-began', 'landed'];

/** (30) Who dives, and the marker of the target. */
function diving(since: readonly GameEvent[]): [string, string][] {
  const began = since.findLastIndex(({ type }) => type === 'dive-began');
  const dive = began < 0 ? [] : since.slice(began);
  if (dive.some(({ type }) => AFTER_A_DIVE.includes(type))) return [];
  const aimed = ofType(dive, 'dive-aimed');
  const [first] = aimed;
  return first ? [[`marker of ${first.name}`, `box ${first.target}`], ...aimed.map(boxInDive)] : [];
}

const boxInDive = ({ machine, initiative }: EventOf<'dive-aimed'>): [string, string] => [machine, `box ${initiative}`];
