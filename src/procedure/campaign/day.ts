import { type Airman, absence, isFit } from '../../campaign/aircrew.ts';
import {
  allMen,
  type Campaign,
  type FlightRecord,
  isOver,
  lastDayOf,
  squadronPoints,
  totalPoints,
} from '../../campaign/campaign.ts';
import { gradeOf } from '../../campaign/grade.ts';
import { isReady } from '../../campaign/machine.ts';
import { daysLeft } from '../../campaign/men/stake.ts';
import type { MissionLog } from '../../campaign/mission-log.ts';
import { tellApart } from '../../campaign/namesakes.ts';
import {
  type Available,
  type DayPlan,
  isChangeable,
  missionsIn,
  type PlannedMission,
  weatherIn,
} from '../../campaign/plan.ts';
import type { TaskTaken } from '../../campaign/special-tasks.ts';
import { WATCHES, type Watch } from '../../campaign/watch.ts';
import type { CampaignGrade } from '../../cards/printed/campaign-grades.ts';
import type { StartingWeather } from '../../cards/printed/weather-effects.ts';
import { expectDefined } from '../../cards/rulebook.ts';
import type { Missing } from '../../table/events/day-events.ts';
import type { Table } from '../../table/table.ts';
import { assignCrews } from './assign.ts';
import { settleCommand } from './command.ts';
import { closeDay, reportBack, takeBack } from './evening.ts';
import { flyPlanned, leaveUndone } from './fly-planned.ts';
import { readOrders } from './honours.ts';
import { victoriesOf } from './personnel-records.ts';
import { planDay, settlePlan } from './plan-day.ts';
import { receiveReplacements } from './reinforce.ts';
import { offerTask, settleTask } from './special-tasks.ts';
import { type Forecast, layRealWeather, obtainForecast } from './weather-forecast.ts';

/**
 * (6) Before a part of the day: parts of the plan that have become impossible are told and planned again. Crews that
 * can still fly stay, unless the commander changes them; before the afternoon he is always asked.
 */
export function mendPlan(watch: Watch, plan: DayPlan, flight: FlightRecord, table: Table): void {
  plan.next = watch;
  const upset = plan.missions.filter(
    ({ stands, crews }) => stands === 'planned' && crews.some((crew) => missingFrom(crew, plan.day, flight).length > 0),
  );
  const isLaidOpen = watch === 'afternoon' && plan.missions.some((mission) => isChangeable(mission, plan));
  if (upset.length === 0 && !isLaidOpen) return;
  for (const mission of upset) dropMissing(mission, plan, flight, table);
  for (const mission of upset) assignCrews(mission, watchOf(mission), { plan, flight }, table);
  settlePlan(plan, flight, table);
}

const watchOf = ({ key, watch }: PlannedMission): Watch => expectDefined(watch, `watch for ${key}`);

function dropMissing(planned: PlannedMission, plan: DayPlan, flight: FlightRecord, table: Table): void {
  const { scheduled, crews } = planned;
  const watch = watchOf(planned);
  const missing = crews.flatMap((crew) => missingFrom(crew, plan.day, flight));
  planned.crews = crews.filter((crew) => missingFrom(crew, plan.day, flight).length === 0);
  planned.stands = 'open';
  table.tell({ type: 'plan-upset', flight: flight.flight, mission: scheduled.mission, watch, missing });
}

/** The man, the observer or the machine that can no longer go. */
function missingFrom(
  { airman, machine, observer }: Available,
  day: number,
  { aircrew, machines }: FlightRecord,
): Missing[] {
  const aboard = [airman, ...(observer ? [observer.airman] : [])];
  const unfit = aboard.flatMap((id) => aircrew.filter((man) => man.id === id && !isFit(man, day)));
  const down = machines.filter((each) => each.id === machine && !isReady(each, day));
  return [
    ...unfit.map(({ id, standing }) => ({ machine, airman: id, is: standing.is })),
    ...down.map(({ standing }) => ({ machine, is: standing.is })),
  ];
}

/** A flight's current day: its plan, and what it has flown. */
interface FlightDay {
  readonly flight: FlightRecord;
  readonly plan: DayPlan;
  readonly logs: MissionLog[];
  /** (12) The Weather Number at the end of its last mission of the afternoon. */
  afternoonEnd: number | undefined;
}

/**
 * (4) A day with the squadron: arrivals, the one forecast, the roster, each watch's missions in turn, the evening.
 * Ruling: each flight has its own dice, so that no flight changes another's; they fly watch by watch.
 */
export function playDay(campaign: Campaign, table: Table): void {
  const { day, flights } = campaign;
  table.tell({ type: 'day-broke', day });
  welcomeOfficer(campaign, table);
  for (const flight of flights) beginDay(flight, campaign, onTheGround(flight, table));
  tellApart(allMen(campaign));
  const forecast = campaign.realWeather ? layRealWeather(day, table) : obtainForecast(table);
  const taken = offerTask(campaign, forecast, table);
  const days = layAllPlans(campaign, forecast, taken, table);
  for (const watch of WATCHES) for (const each of days) flyWatch(watch, each, campaign, table);
  for (const each of days) endDay(each, taken, campaign, onTheGround(each.flight, table));
  tellApart(allMen(campaign));
  const points = flights.reduce((sum, flight) => sum + todaysPoints(flight), 0);
  table.tell({ type: 'day-ended', day, points, total: squadronPoints(campaign) });
  campaign.day += 1;
  if (isOver(campaign) && campaign.onlyDay === undefined)
    for (const flight of flights) gradeCampaign(flight, campaign, table);
}

const onTheGround = ({ flight }: FlightRecord, table: Table): Table => table.during(flight, 'ground');

const todaysPoints = ({ points }: FlightRecord): number => expectDefined(points.at(-1), 'entry of today');

/** (46) (47) Who is back, who is honoured, who has arrived, and who commands. */
function beginDay(flight: FlightRecord, campaign: Campaign, table: Table): void {
  const { day } = campaign;
  parade(flight, day, table);
  takeBack(flight, day, table);
  reportBack(flight.aircrew, day, table);
  readOrders(flight.aircrew, day, table);
  settleCommand(receiveReplacements(flight, campaign, table), flight, day, table);
}

/** (45) The Commanding Officer is back, or honoured. */
function welcomeOfficer({ commandingOfficer: officer, day }: Campaign, table: Table): void {
  if (!officer) return;
  reportBack([officer.man], day, table);
  readOrders([officer.man], day, table);
}

/** The men and machines that could fly today. */
function parade(record: FlightRecord, day: number, table: Table): void {
  const { flight, aircrew, machines, points } = record;
  const fit = aircrew.filter((man) => isFit(man, day));
  const pilots = fit.filter(({ seat }) => seat === 'pilot').length;
  const ready = machines.filter((machine) => isReady(machine, day)).length;
  table.tell({
    type: 'flight-paraded',
    flight,
    pilots,
    observers: fit.length - pilots,
    machines: ready,
    present: fit.map(({ id }) => id),
    absent: aircrew.flatMap((man) => absence(man, day)),
    ...(points.length > 0 && { points: totalPoints(record) }),
  });
}

/** Ruling: the first of several flights with an evening patrol may have the Commanding Officer; he flies only one. */
function layAllPlans(campaign: Campaign, forecast: Forecast, taken: TaskTaken | undefined, table: Table): FlightDay[] {
  const { flights, day, commandingOfficer } = campaign;
  const days: FlightDay[] = [];
  const left = campaign.onlyDay === undefined ? daysLeft(campaign) : undefined;
  for (const flight of flights) {
    const isHis = days.every(({ plan }) => plan.missions.every(({ scheduled }) => scheduled.half !== 'twilight'));
    const officer = isHis ? commandingOfficer : undefined;
    flight.points.push(0);
    const task = taken?.flight === flight.flight && !taken.isHandedOn ? taken.task : undefined;
    const plan = planDay({ flight, officer, day, daysLeft: left, forecast, task }, onTheGround(flight, table));
    days.push({ flight, plan, logs: [], afternoonEnd: undefined });
  }
  return days;
}

/**
 * (6) (12) A flight's missions of a watch, one after the other, each under the weather at the start of the watch.
 * Before them its plan is repaired if necessary.
 */
function flyWatch(watch: Watch, today: FlightDay, campaign: Campaign, table: Table): void {
  const { flight: record, plan, logs } = today;
  mendPlan(watch, plan, record, onTheGround(record, table));
  const missions = missionsIn(watch, plan);
  if (missions.length === 0) return;
  const { flight } = record;
  const start = startingWeather(watch, today);
  const seat = table.during(flight, watch);
  seat.tell({ type: 'watch-began', watch, flight, weather: start.number, trend: start.trend });
  for (const mission of missions) {
    const { log, weather } = flyPlanned(mission, { record, watch, start }, campaign, seat);
    logs.push(log);
    if (watch === 'afternoon') today.afternoonEnd = weather;
  }
}

/** (6) (45) A mission not flown costs its price; then comes the evening. */
function endDay(
  { flight, plan, logs }: FlightDay,
  taken: TaskTaken | undefined,
  campaign: Campaign,
  table: Table,
): void {
  for (const mission of plan.missions) if (mission.stands === 'not-flown') leaveUndone(mission, flight, table);
  settleTask({ taken, logs, flight }, campaign, table);
  const firsts = flight.aircrew.filter((man) => isFirst(man, logs)).map(({ id }) => id);
  table.tell({ type: 'evening-came', flight: flight.flight, points: todaysPoints(flight), firsts });
  closeDay(logs, flight, campaign, table);
}

/** Whether all victories of a man are from today. */
const isFirst = (man: Airman, logs: readonly MissionLog[]): boolean =>
  man.kills > 0 && man.kills === logs.reduce((sum, log) => sum + victoriesOf(man, log), 0);

/**
 * (12) Dawn and morning begin with the AM number. A Twilight Patrol continues with the weather of the last afternoon
 * mission, if there was one.
 */
function startingWeather(watch: Watch, { plan, afternoonEnd }: FlightDay): StartingWeather {
  const start = weatherIn(watch, plan);
  return watch === 'twilight' && afternoonEnd !== undefined ? { number: afternoonEnd, trend: start.trend } : start;
}

/** (48) The verdict on a flight's whole campaign. */
export function gradeCampaign(record: FlightRecord, campaign: Campaign, table: Table): CampaignGrade {
  const { flight } = record;
  const points = totalPoints(record);
  const { grade, words } = gradeOf(points, lastDayOf(campaign), table.book);
  table.tell({ type: 'campaign-graded', flight, points, grade, words });
  return grade;
}
