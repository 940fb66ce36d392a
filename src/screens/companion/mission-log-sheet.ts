import type { Gun } from '../../campaign/mission-log.ts';
import { keysOf } from '../../cards/keys-of.ts';
import { missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import type { TrackView } from '../../kit/fight/track-view.ts';
import { goalParts } from '../../questions/mission/goal-text.ts';
import { gunsText } from '../../questions/narration/fates.ts';
import { startText } from '../../questions/weather.ts';
import type { GunsTold } from '../../table/events/fight-events.ts';
import { type GameEvent, ofType } from '../../table/events.ts';
import type { MachineView } from '../../table/turn-decisions.ts';
import { fateText } from '../../words/fates.ts';
import { listed, signed } from '../../words/numbers.ts';
import { partyAsTold } from '../live/agreed.ts';
import { aftText } from '../live/flight-head.ts';
import type { FlightState } from '../live/flown.ts';
import { type BoardPiece, pieces } from './pieces.ts';
import { type TableKnown, trackNow } from './table-known.ts';

type Entries = (readonly [what: string, says: string])[];

/** The entries of the log sheet so far: today's weather, AFT, DFD, a line for each machine, work done, points. */
export function onMissionLog(
  known: TableKnown,
  flown: FlightState | undefined,
  since: readonly GameEvent[],
): BoardPiece[] {
  const { events, book } = known;
  const seen = known.seen?.orders.mission === flown?.mission ? known.seen : undefined;
  return pieces('Mission Log', [
    ...forecast(events),
    ...earned(events, book),
    ...aft(flown, known),
    ...dfd(trackNow(known)),
    ...machineLines(known, seen),
    ...(seen ? goalParts(seen.orders, book).map((part) => ['done so far', part.done] as const) : []),
    ...ofType(since, 'guns-looked-for').map(({ hex, guns }) => [hex, gunsText(guns)] as const),
    ...victories(since),
  ]);
}

/** (5) The Starting Weather Numbers of the day. */
function forecast(events: readonly GameEvent[]): Entries {
  const told = [...ofType(events, 'forecast-received'), ...ofType(events, 'real-weather-laid')].at(-1);
  return told ? [['Starting Weather', `morning ${startText(told.am)}, afternoon ${startText(told.pm)}`]] : [];
}

/** (43) The points of each mission of the day. */
const earned = (events: readonly GameEvent[], book: Rulebook): Entries =>
  [...ofType(events, 'mission-ended'), ...ofType(events, 'mission-not-flown')].map(({ mission, points }) => [
    missionTitle(mission, book),
    `${signed(points)} VP`,
  ]);

function aft(flown: FlightState | undefined, { seen, book }: TableKnown): Entries {
  if (!flown || (!seen && flown.aft === undefined)) return [];
  return [['AFT', aftText({ flown, seen: seen && { ...seen, party: partyAsTold(seen.party, flown) } }, book)]];
}

/** (19) The Dog-Fight Duration, while there is a fight with one. */
const dfd = (track: TrackView | undefined): Entries => (track ? [['DFD', `${track.dfd}`]] : []);

/** A line for each machine: as last seen with the party, changed by any fight since. */
function machineLines({ track }: TableKnown, seen: TableKnown['seen']): Entries {
  const fight = track && track.at >= (seen?.at ?? 0) ? track.view : undefined;
  const party = seen?.party.machines ?? [];
  const ids = [...new Set([...party.map(({ id }) => id), ...ours(fight).map(({ id }) => id)])];
  return ids.flatMap((id) => {
    const line = lineOf(
      party.find((machine) => machine.id === id),
      ours(fight).find((machine) => machine.id === id)?.guns,
    );
    return line === '' ? [] : [[id, line] as const];
  });
}

const ours = (fight: TrackView | undefined) => fight?.machines.filter(({ side }) => side === 'allied') ?? [];

function lineOf(
  machine: MachineView | undefined,
  guns: { forward?: GunsTold; observer?: GunsTold } | undefined,
): string {
  return [
    gunText('forward', guns?.forward ?? machine?.forward),
    gunText('rear', guns?.observer ?? machine?.rear),
    ...(machine ? carried(machine) : []),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function gunText(place: string, gun: GunsTold | Gun | undefined): string {
  if (gun?.ammo === undefined) return '';
  const states: readonly Gun['state'][] = 'states' in gun ? gun.states : [gun.state];
  const worst = WORST.find((state) => states.includes(state));
  return `${place} ${gun.ammo}${worst === undefined ? '' : JAMS[worst]}`;
}

const JAMS = { permanent: ' jammed for good', jammed: ' jammed' } as const;
const WORST = keysOf(JAMS);

/** The machine's loads other than ordinary ammo, and its troubles. */
const carried = ({ load, rockets, bombs, plates, lameDuck, wounds }: MachineView): string[] => [
  ...(load === 'buckingham' ? ['Buckingham'] : []),
  ...(load === 'rockets' ? [`rockets ${rockets}`] : []),
  ...(bombs > 0 ? [`bombs ${bombs} lb`] : []),
  ...(plates.length > 0 ? [`plates ${listed(plates)}`] : []),
  ...(lameDuck ? [`Lame Duck Number ${lameDuck.number}`] : []),
  ...wounds.map(({ who, fate }) => `${who} ${fateText(fate)}`),
];

/** (44) Germans who were put out of a fight, and by whom. */
const victories = (since: readonly GameEvent[]): Entries =>
  ofType(since, 'machine-out')
    .filter(({ side, escaped, fate }) => side === 'german' && !escaped && fate !== 'unharmed')
    .map(({ machine, fate, by }) => [machine, `${FATES[fate]}${by ? ` by ${by.machine}` : ''}`]);

const FATES = {
  unharmed: 'unharmed',
  'driven-off': 'driven off',
  'damaged-abort': 'damaged',
  'forced-down': 'forced down',
  'shot-down': 'shot down',
} as const;
