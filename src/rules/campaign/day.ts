import { type Campaign, type FlightRecord, isOver } from '../../campaign/campaign.ts';
import { WATCHES, type Watch } from '../../campaign/watch.ts';
import type { StartingWeather } from '../../rulebook/cards/weather-effects.ts';
import { promised } from '../../rulebook/promised.ts';
import type { Table } from '../../table/table.ts';
import { gradeCampaign } from './campaign-grade.ts';
import { settleCommand } from './command.ts';
import { type FlightDay, flyDueMission, leaveUndone } from './due-mission.ts';
import { closeDay } from './evening.ts';
import { readOrders } from './honours.ts';
import { missionsDue } from './missions-due.ts';
import { receiveReplacements } from './reinforce.ts';
import { reportBack } from './returns.ts';
import { type Forecast, layRealWeather, obtainForecast } from './weather-forecast.ts';

/**
 * (4) A day with the squadron: who has come, the one forecast, what is due, each watch's missions in turn, the evening.
 * Ruling: of several flights each throws its own dice, so that none can move another's; they fly watch by watch.
 */
export function playDay(campaign: Campaign, table: Table): void {
  const { day, flights } = campaign;
  table.tell({ type: 'day-broke', day });
  for (const flight of flights) beginDay(flight, campaign, onTheGround(flight, table));
  const forecast = campaign.realWeather ? layRealWeather(day, table) : obtainForecast(table);
  const days = flights.map((flight) => planDay(flight, day, forecast, onTheGround(flight, table)));
  for (const watch of WATCHES) for (const each of days) flyWatch(watch, each, forecast, campaign, table);
  for (const { flight, due } of days) {
    const logs = due.flatMap(({ log }) => log ?? []);
    closeDay(logs, flight, campaign, onTheGround(flight, table));
  }
  table.tell({ type: 'day-ended', day, points: flights.reduce((sum, flight) => sum + todaysPoints(flight), 0) });
  campaign.day += 1;
  if (isOver(campaign) && campaign.onlyDay === undefined) for (const flight of flights) gradeCampaign(flight, table);
}

const onTheGround = ({ flight }: FlightRecord, table: Table): Table => table.during(flight, 'ground');

const todaysPoints = ({ points }: FlightRecord): number => promised(points.at(-1), 'entry of today');

/** (46) (47) Who is back, who is honoured, who has come, and who commands. */
function beginDay(flight: FlightRecord, campaign: Campaign, table: Table): void {
  const { day } = campaign;
  reportBack(flight.aircrew, day, table);
  readOrders(flight.aircrew, day, table);
  settleCommand(receiveReplacements(flight, campaign, table), flight, day, table);
}

/** (6) Each mission of the flight in its part of the day, or left undone. */
function planDay(flight: FlightRecord, day: number, forecast: Forecast, table: Table): FlightDay {
  flight.points.push(0);
  const due = missionsDue(flight, day, forecast, table);
  for (const { scheduled, watch } of due) if (watch === undefined) leaveUndone(scheduled.mission, flight, table);
  return { flight, due };
}

/** (6) (12) A flight's missions of a watch, one after the other, each under the weather that the watch begins with. */
function flyWatch(watch: Watch, today: FlightDay, forecast: Forecast, campaign: Campaign, table: Table): void {
  const missions = today.due.filter((mission) => mission.watch === watch);
  if (missions.length === 0) return;
  const { flight } = today.flight;
  const start = startingWeather(watch, forecast, today);
  const seat = table.during(flight, watch);
  seat.tell({ type: 'watch-began', watch, flight, weather: start.number, trend: start.trend });
  const ends = missions.map((mission) => flyDueMission(mission, watch, start, today, campaign, seat));
  const end = ends.findLast((each) => each !== undefined);
  if (watch === 'afternoon' && end !== undefined) today.afternoonEnd = end;
}

/** (12) Dawn and morning begin with the AM number; a Twilight Patrol goes on from the afternoon's last, if there was one. */
function startingWeather(watch: Watch, { am, pm }: Forecast, { afternoonEnd }: FlightDay): StartingWeather {
  if (watch === 'dawn' || watch === 'morning') return am;
  return watch === 'twilight' && afternoonEnd !== undefined ? { number: afternoonEnd, trend: pm.trend } : pm;
}
