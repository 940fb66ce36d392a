import { named } from '../../campaign/aircrew.ts';
import type { Campaign, FlightRecord } from '../../campaign/campaign.ts';
import type { Crewed } from '../../campaign/flight.ts';
import type { Watch } from '../../campaign/watch.ts';
import type { StartingWeather } from '../../rulebook/cards/weather-effects.ts';
import type { Table } from '../../table/table.ts';
import type { CrewTold } from '../../table/turn-events.ts';
import { formUp, openLog } from '../mission/complete-log.ts';
import { flyMission } from '../mission/fly-mission.ts';
import { assignCrews, type FlownToday, manualOf } from './assign.ts';
import type { DueMission } from './missions-due.ts';
import { addPoints, enterMission } from './personnel-records.ts';

/** A flight's day in hand: what it has to do, and what it has done of it. */
export interface FlightDay {
  readonly flight: FlightRecord;
  readonly due: readonly DueMission[];
  /** (12) The Weather Number under which its last mission of the afternoon ended. */
  afternoonEnd?: number;
}

/** (6) to (11) A mission that is due: crews are named, the log completed, the mission flown; or it is left undone. */
export function flyDueMission(
  mission: DueMission,
  watch: Watch,
  start: StartingWeather,
  { flight, due }: FlightDay,
  campaign: Campaign,
  table: Table,
): number | undefined {
  const { scheduled } = mission;
  const hour = { day: campaign.day, watch, weather: start.number };
  const crews = assignCrews(scheduled, hour, flight, flownToday(due), table);
  if (crews.length === 0) return leaveUndone(scheduled.mission, flight, table);
  const log = openLog(scheduled, watch, crews, flight.flight, campaign);
  mission.log = log;
  const party = formUp(crews, flight, scheduled.mission, start, table);
  table.tell({
    type: 'mission-began',
    mission: scheduled.mission,
    flight: flight.flight,
    watch,
    zones: scheduled.zones,
    machines: crews.map((crew) => nameCrew(crew, flight)),
    ...(scheduled.target !== undefined && { target: scheduled.target }),
  });
  const weather = flyMission(party, log, table);
  enterMission(log, flight, campaign);
  return weather;
}

/** (6) Who has flown today, and when. */
const flownToday = (due: readonly DueMission[]): FlownToday =>
  due.flatMap(({ log }) => (log ? log.crews.map((crew) => ({ ...crew, watch: log.watch })) : []));

/** (6) A mission not flown costs the most that it can cost. */
export function leaveUndone(mission: string, flight: FlightRecord, table: Table): undefined {
  const { points } = manualOf(mission, table.book).notFlown;
  addPoints(points, flight);
  table.tell({ type: 'mission-not-flown', flight: flight.flight, mission, points });
}

function nameCrew({ machine, pilot, observer }: Crewed, { aircrew }: FlightRecord): CrewTold {
  const men = [pilot, ...aircrew.filter(({ id }) => id === observer)];
  return { machine: machine.id, aircraft: machine.aircraft, men: men.map(named) };
}
