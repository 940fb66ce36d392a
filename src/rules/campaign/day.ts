import { type Campaign, isOver, totalPoints } from '../../campaign/campaign.ts';
import { WATCHES, type Watch } from '../../campaign/watch.ts';
import type { StartingWeather } from '../../rulebook/cards/weather-effects.ts';
import { promised } from '../../rulebook/promised.ts';
import type { Table } from '../../table/table.ts';
import { gradeCampaign } from './campaign-grade.ts';
import { settleCommand } from './command.ts';
import { flyDueMission, leaveUndone } from './due-mission.ts';
import { closeDay } from './evening.ts';
import { readOrders } from './honours.ts';
import { type DueMission, missionsDue } from './missions-due.ts';
import { receiveReplacements } from './reinforce.ts';
import { reportBack } from './returns.ts';
import { type Forecast, obtainForecast } from './weather-forecast.ts';

/** (4) A day with the flight: who has come, what is due, the forecast, each watch's missions in turn, the evening. */
export function playDay(campaign: Campaign, table: Table): void {
  const { day } = campaign;
  table.tell({ type: 'day-broke', day });
  reportBack(campaign.aircrew, day, table);
  readOrders(campaign.aircrew, day, table);
  settleCommand(receiveReplacements(campaign, table), campaign, table);
  const forecast = obtainForecast(table);
  campaign.points.push(0);
  const due = missionsDue(campaign, forecast, table);
  for (const { scheduled, watch } of due) if (watch === undefined) leaveUndone(scheduled.mission, campaign, table);
  flyWatches(due, forecast, campaign, table);
  closeDay(
    due.flatMap(({ log }) => log ?? []),
    campaign,
    table,
  );
  table.tell({ type: 'day-ended', day, points: promised(campaign.points.at(-1), 'entry of today') });
  campaign.day += 1;
  if (isOver(campaign)) gradeCampaign(totalPoints(campaign), table);
}

/** (6) Dawn, morning, afternoon, twilight. */
function flyWatches(due: DueMission[], forecast: Forecast, campaign: Campaign, table: Table): void {
  let afternoonEnd: number | undefined;
  for (const watch of WATCHES) {
    const ended = flyWatch(watch, due, startingWeather(watch, forecast, afternoonEnd), campaign, table);
    if (watch === 'afternoon') afternoonEnd = ended;
  }
}

/** (6) (12) The missions of a watch, one after the other, each under the weather that the watch begins with. */
function flyWatch(
  watch: Watch,
  due: DueMission[],
  start: StartingWeather,
  campaign: Campaign,
  table: Table,
): number | undefined {
  const missions = due.filter((mission) => mission.watch === watch);
  if (missions.length === 0) return undefined;
  const seat = table.during(campaign.flight, watch);
  seat.tell({ type: 'watch-began', watch, flight: campaign.flight, weather: start.number, trend: start.trend });
  const ends = missions.map((mission) => flyDueMission(mission, watch, start, due, campaign, seat));
  return ends.findLast((end) => end !== undefined);
}

/** (12) Dawn and morning begin with the AM number; a Twilight Patrol goes on from the afternoon's last, if there was one. */
function startingWeather(watch: Watch, { am, pm }: Forecast, afternoonEnd: number | undefined): StartingWeather {
  if (watch === 'dawn' || watch === 'morning') return am;
  return watch === 'twilight' && afternoonEnd !== undefined ? { number: afternoonEnd, trend: pm.trend } : pm;
}
