import { type Campaign, isOver, totalPoints } from '../../campaign/campaign.ts';
import type { MissionLog } from '../../campaign/mission-log.ts';
import { type DayPlan, missionsIn, weatherIn } from '../../campaign/plan.ts';
import { WATCHES, type Watch } from '../../campaign/watch.ts';
import type { StartingWeather } from '../../rulebook/cards/weather-effects.ts';
import { promised } from '../../rulebook/promised.ts';
import type { Table } from '../../table/table.ts';
import { gradeCampaign } from './campaign-grade.ts';
import { settleCommand } from './command.ts';
import { type Ended, flyPlanned, leaveUndone } from './due-mission.ts';
import { closeDay } from './evening.ts';
import { readOrders } from './honours.ts';
import { mendPlan } from './mend-plan.ts';
import { planDay } from './plan-day.ts';
import { receiveReplacements } from './reinforce.ts';
import { reportBack } from './returns.ts';
import { obtainForecast } from './weather-forecast.ts';

/** (4) A day with the flight: who has come, what is due, the forecast, each watch's missions in turn, the evening. */
export function playDay(campaign: Campaign, table: Table): void {
  const { day } = campaign;
  table.tell({ type: 'day-broke', day });
  reportBack(campaign.aircrew, day, table);
  readOrders(campaign.aircrew, day, table);
  settleCommand(receiveReplacements(campaign, table), campaign, table);
  const forecast = obtainForecast(table);
  campaign.points.push(0);
  const plan = planDay(campaign, forecast, table);
  const logs = flyWatches(plan, campaign, table);
  for (const mission of plan.missions) if (mission.stands === 'not-flown') leaveUndone(mission, campaign, table);
  closeDay(logs, campaign, table);
  table.tell({ type: 'day-ended', day, points: promised(campaign.points.at(-1), 'entry of today') });
  campaign.day += 1;
  if (isOver(campaign)) gradeCampaign(totalPoints(campaign), table);
}

/** (6) Dawn, morning, afternoon, twilight; before each of them the plan is mended, if it must be. */
function flyWatches(plan: DayPlan, campaign: Campaign, table: Table): MissionLog[] {
  const ended: Ended[] = [];
  let afternoonEnd: number | undefined;
  for (const watch of WATCHES) {
    mendPlan(watch, plan, campaign, table);
    const flown = flyWatch(watch, plan, startingWeather(watch, plan, afternoonEnd), campaign, table);
    if (watch === 'afternoon') afternoonEnd = flown.at(-1)?.weather;
    ended.push(...flown);
  }
  return ended.map(({ log }) => log);
}

/** (6) (12) The missions of a watch, one after the other, each under the weather that the watch begins with. */
function flyWatch(watch: Watch, plan: DayPlan, start: StartingWeather, campaign: Campaign, table: Table): Ended[] {
  const missions = missionsIn(watch, plan);
  if (missions.length === 0) return [];
  const seat = table.during(campaign.flight, watch);
  seat.tell({ type: 'watch-began', watch, flight: campaign.flight, weather: start.number, trend: start.trend });
  return missions.map((mission) => flyPlanned(mission, watch, start, campaign, seat));
}

/** (12) Dawn and morning begin with the AM number; a Twilight Patrol goes on from the afternoon's last, if there was one. */
function startingWeather(watch: Watch, plan: DayPlan, afternoonEnd: number | undefined): StartingWeather {
  const start = weatherIn(watch, plan);
  return watch === 'twilight' && afternoonEnd !== undefined ? { number: afternoonEnd, trend: start.trend } : start;
}
