import { named } from '../../campaign/aircrew.ts';
import type { Campaign } from '../../campaign/campaign.ts';
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

/** (6) to (11) A mission that is due: crews are named, the log completed, the mission flown; or it is left undone. */
export function flyDueMission(
  mission: DueMission,
  watch: Watch,
  start: StartingWeather,
  due: readonly DueMission[],
  campaign: Campaign,
  table: Table,
): number | undefined {
  const { scheduled } = mission;
  const crews = assignCrews(scheduled, { watch, weather: start.number }, campaign, flownToday(due), table);
  if (crews.length === 0) return leaveUndone(scheduled.mission, campaign, table);
  const log = openLog(scheduled, watch, crews, campaign);
  mission.log = log;
  const party = formUp(crews, campaign, scheduled.mission, start, table);
  table.tell({
    type: 'mission-began',
    mission: scheduled.mission,
    flight: campaign.flight,
    watch,
    zones: scheduled.zones,
    machines: crews.map((crew) => nameCrew(crew, campaign)),
    ...(scheduled.target !== undefined && { target: scheduled.target }),
  });
  const weather = flyMission(party, log, table);
  enterMission(log, campaign);
  return weather;
}

/** (6) Who has flown today, and when. */
const flownToday = (due: readonly DueMission[]): FlownToday =>
  due.flatMap(({ log }) => (log ? log.crews.map((crew) => ({ ...crew, watch: log.watch })) : []));

/** (6) A mission not flown costs the most that it can cost. */
export function leaveUndone(mission: string, campaign: Campaign, table: Table): undefined {
  const { points } = manualOf(mission, table.book).notFlown;
  addPoints(points, campaign);
  table.tell({ type: 'mission-not-flown', mission, points });
}

function nameCrew({ machine, pilot, observer }: Crewed, { aircrew }: Campaign): CrewTold {
  const men = [pilot, ...aircrew.filter(({ id }) => id === observer)];
  return { machine: machine.id, aircraft: machine.aircraft, men: men.map(named) };
}
