import { type Airman, named } from '../../campaign/aircrew.ts';
import { type Campaign, type FlightRecord, withOfficer } from '../../campaign/campaign.ts';
import type { Crewed } from '../../campaign/flight.ts';
import type { MissionLog } from '../../campaign/mission-log.ts';
import type { Available, PlannedMission } from '../../campaign/plan.ts';
import type { Watch } from '../../campaign/watch.ts';
import type { StartingWeather } from '../../cards/printed/weather-effects.ts';
import { expectDefined, manualOf } from '../../cards/rulebook.ts';
import type { CrewTold } from '../../table/events/turn-events.ts';
import type { Table } from '../../table/table.ts';
import { type DueSortie, formUp, openLog } from '../mission/complete-log.ts';
import { flyMission } from '../mission/fly-mission.ts';
import { isUndertaken } from '../mission/undertaken.ts';
import { addPoints, enterMission } from './personnel-records.ts';

/** A finished mission: its log, and its last Weather Number. */
export interface EndedMission {
  readonly log: MissionLog;
  readonly weather: number;
}

/** A watch of a flight, and the weather at its start. */
interface Begins {
  readonly record: FlightRecord;
  readonly watch: Watch;
  readonly start: StartingWeather;
}

/** (7) to (11) A mission of the plan: the log is filled in, the mission flown. */
export function flyPlanned(planned: PlannedMission, begins: Begins, campaign: Campaign, table: Table): EndedMission {
  const flight = withOfficer(begins.record, campaign);
  const crews = planned.crews.map((crew) => manned(crew, flight));
  const sortie = { due: planned.scheduled, watch: begins.watch, crews, flight };
  planned.stands = 'flown';
  const log = openLog(sortie, campaign);
  tellMission(sortie, table);
  const party = formUp(sortie, begins.start, table);
  const weather = flyMission(party, log, table);
  planned.turnedBack = !isUndertaken(log);
  enterMission(log, flight, campaign);
  return { log, weather };
}

/** (7) Tells the mission, and who takes off in which machine. */
export function tellMission({ due: { mission, zones, target }, watch, crews, flight }: DueSortie, table: Table): void {
  table.tell({
    type: 'mission-began',
    mission,
    flight: flight.flight,
    watch,
    zones,
    machines: crews.map((crew) => nameCrew(crew, flight)),
    ...(target !== undefined && { target }),
  });
}

/** The man and the machine of a place in the plan. */
function manned({ airman, machine, observer }: Available, { aircrew, machines }: FlightRecord): Crewed {
  return {
    machine: expectDefined(
      machines.find(({ id }) => id === machine),
      `${machine} in the flight`,
    ),
    pilot: expectDefined(
      aircrew.filter((man: Airman) => man.seat === 'pilot').find(({ id }) => id === airman),
      `${airman} in the flight`,
    ),
    observer: observer?.airman,
  };
}

/** (6) A mission not flown costs the most that it can cost. */
export function leaveUndone({ scheduled: { mission } }: PlannedMission, flight: FlightRecord, table: Table): void {
  const { points } = manualOf(mission, table.book).notFlown;
  addPoints(points, flight);
  table.tell({ type: 'mission-not-flown', flight: flight.flight, mission, points });
}

function nameCrew({ machine, pilot, observer }: Crewed, { aircrew }: FlightRecord): CrewTold {
  const men = [pilot, ...aircrew.filter(({ id }) => id === observer)];
  return { machine: machine.id, aircraft: machine.aircraft, men: men.map(named) };
}
