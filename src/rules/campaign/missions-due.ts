import type { FlightRecord } from '../../campaign/campaign.ts';
import type { MissionLog } from '../../campaign/mission-log.ts';
import type { Watch } from '../../campaign/watch.ts';
import type { ScheduledMission } from '../../rulebook/cards/daily-mission-roster.ts';
import { promised } from '../../rulebook/promised.ts';
import type { Table } from '../../table/table.ts';
import { manualOf } from './assign.ts';
import type { Forecast } from './weather-forecast.ts';

/** A mission of the day's roster, and the watch in which it is to be flown; none, when it is left undone. */
export interface DueMission {
  readonly scheduled: ScheduledMission;
  readonly watch: Watch | undefined;
  /** Its Mission Log, once it has been flown. */
  log?: MissionLog;
}

/** (4) (6) What the Daily Mission Roster asks of the flight today, each mission in its half of the day. */
export function missionsDue({ flight }: FlightRecord, day: number, forecast: Forecast, table: Table): DueMission[] {
  const roster = promised(table.book.dailyMissionRoster.days[day - 1], `day ${day} on the Daily Mission Roster`)[
    flight
  ];
  const halves: Halves = { morning: 0, afternoon: 0 };
  for (const { half } of roster) if (isHalf(half)) halves[half] += 1;
  return roster.map((scheduled) => {
    const watch = watchFor(scheduled, forecast, halves, table);
    if (scheduled.half === 'either' && isHalf(watch)) halves[watch] += 1;
    return { scheduled, watch };
  });
}

/** Missions that have their place in a half of the day. */
type Halves = Record<'morning' | 'afternoon', number>;

const isHalf = (watch: string | undefined): watch is keyof Halves => watch === 'morning' || watch === 'afternoon';

function watchFor(scheduled: ScheduledMission, { am, pm }: Forecast, halves: Halves, table: Table): Watch | undefined {
  if (scheduled.half !== 'either') return scheduled.half;
  const { mission, zones, target } = scheduled;
  const notFlown = manualOf(mission, table.book).notFlown.points;
  const weather = { morning: am.number, afternoon: pm.number };
  const about = { mission, zones, ...(target !== undefined && { target }), weather, due: { ...halves }, notFlown };
  const chosen = table.choose('half-of-day', about, ['morning', 'afternoon', 'not-flown']);
  return chosen === 'not-flown' ? undefined : chosen;
}
