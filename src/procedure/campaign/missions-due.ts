import type { CommandingOfficer, FlightRecord } from '../../campaign/campaign.ts';
import { type DayPlan, HALVES, isHalf, isToCome, type PlanHalf, type PlannedMission } from '../../campaign/plan.ts';
import { rosterOf } from '../../campaign/roster.ts';
import type { ScheduledMission } from '../../cards/printed/daily-mission-roster.ts';
import { expectDefined, manualOf, type Rulebook } from '../../cards/rulebook.ts';
import type { Table } from '../../table/table.ts';
import type { Forecast } from './weather-forecast.ts';

/** The data at the start of a flight's day. */
export interface Morning {
  readonly flight: FlightRecord;
  /** Where he may join its Twilight Patrol. */
  readonly officer: CommandingOfficer | undefined;
  readonly day: number;
  readonly daysLeft: number | undefined;
  readonly forecast: Forecast;
  /** Ours: the special task that it has accepted. */
  readonly task: string | undefined;
}

/** (4) The flight's missions of the Daily Mission Roster today, and its accepted task; nothing is planned yet. */
export function missionsDue(morning: Morning, { book }: Table): DayPlan {
  const { officer: commandingOfficer, day, daysLeft, forecast, task } = morning;
  const { flight } = morning.flight;
  const { am, pm } = forecast;
  const printed = expectDefined(rosterOf(flight, day, book), `day ${day} on the Daily Mission Roster`);
  const roster = [...(task === undefined ? [] : [scheduledAs(task, book)]), ...printed];
  return {
    day,
    daysLeft,
    flight,
    weather: { morning: am, afternoon: pm },
    commandingOfficer,
    missions: Array.from(roster, (scheduled, place) => ({
      key: keyOf(scheduled, roster.slice(0, place)),
      scheduled,
      watch: scheduled.half === 'either' ? undefined : scheduled.half,
      crews: [],
      stands: 'open',
    })),
    next: 'dawn',
  };
}

function scheduledAs(task: string, { tasks }: Rulebook): ScheduledMission {
  const { half, zones, target, source } = expectDefined(tasks[task], `special task called ${task}`);
  return { half, mission: task, zones, target, source };
}

function keyOf({ mission }: ScheduledMission, before: readonly ScheduledMission[]): string {
  const again = before.filter((other) => other.mission === mission).length;
  return again === 0 ? mission : `${mission}-${again + 1}`;
}

/** (6) Chooses the half of the day for a mission that may be flown at any time, or cancels it. */
export function chooseHalf(planned: PlannedMission, plan: DayPlan, flight: FlightRecord, table: Table): void {
  const { key, scheduled } = planned;
  if (scheduled.half !== 'either') return;
  const { mission, zones, target } = scheduled;
  const { morning, afternoon } = plan.weather;
  const about = {
    key,
    mission,
    zones,
    target,
    weather: { morning: morning.number, afternoon: afternoon.number },
    due: { morning: dueIn('morning', planned, plan), afternoon: dueIn('afternoon', planned, plan) },
    notFlown: manualOf(mission, table.book).notFlown.points,
    plan,
    flight,
  };
  const chosen = table.choose('half-of-day', about, [...HALVES.filter((half) => isToCome(half, plan)), 'not-flown']);
  planned.watch = isHalf(chosen) ? chosen : undefined;
  planned.stands = isHalf(chosen) ? 'open' : 'not-flown';
}

/** The other missions in a half of the day. */
const dueIn = (half: PlanHalf, planned: PlannedMission, { missions }: DayPlan): number =>
  missions.filter((other) => other !== planned && other.watch === half && other.stands !== 'not-flown').length;
