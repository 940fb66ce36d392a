import { newCampaign } from '../../src/campaign/campaign.ts';
import type { Flight } from '../../src/campaign/watch.ts';
import type { ScheduledMission } from '../../src/cards/printed/daily-mission-roster.ts';
import { assignCrews } from '../../src/procedure/campaign/assign.ts';
import { flyPlanned } from '../../src/procedure/campaign/fly-planned.ts';
import { commander, type FlightPlan } from '../support/commander.ts';
import { theFlight } from '../support/people/flights.ts';
import { missionOf, planOf } from '../support/people/plans.ts';
import { book, play, type Sortie } from '../support/program/playthrough.ts';
import type { Recording } from '../support/program/recorded.ts';
import type { Playthrough } from './missions.ts';

/** A mission from the assignment of its crews to its Victory Points, as the flight stands on 1 April. */
export const recordingOf = (playthrough: Playthrough): Recording => ({
  name: playthrough.name,
  head: headOf(playthrough),
  shows: playthrough.shows,
  play: (seed) => play(sortieOf(playthrough), commander(playthrough.plan), seed),
});

const sortieOf =
  ({ flight, watch, weather, mission, zones, target }: Playthrough): Sortie =>
  (table) => {
    const half = watch === 'dawn' || watch === 'twilight' ? watch : 'either';
    const scheduled = { half, mission, zones, ...(target !== undefined && { target }), source: 'reconstructed' };
    const planned = missionOf(scheduled as ScheduledMission, watch);
    const campaign = onDuty(flight);
    const seat = table.during(flight, watch);
    assignCrews(planned, watch, { plan: planOf(campaign, [planned], weather), flight: theFlight(campaign) }, seat);
    if (planned.crews.length === 0) throw new Error(`${mission} was not flown.`);
    const begins = { record: theFlight(campaign), watch, start: weather };
    return flyPlanned(planned, begins, campaign, seat).log;
  };

/** The set-up, as a player would note it to play the same at his own table. */
function headOf({ mission, zones, target, flight, watch, weather, plan }: Playthrough): string[] {
  return [
    `Mission     ${[mission, `zone ${zones.join(' ')}`, target].filter((part) => part !== undefined).join(', ')}`,
    `Flight      ${flight}, 1 April, ${watch}: ${plan.machines.join(' ')}`,
    `Weather     ${weather.number}${weather.trend > 0 ? '+' : '-'}`,
    ...planText(plan),
  ];
}

/** The plan, a line for each way point. */
export function planText({ legs, home, homeHeight, reserve, attacks, escort, passes, runs }: FlightPlan): string[] {
  const way = legs.map(({ to, height, stay, does, parts }) =>
    [
      `${to} at ${height} ft`,
      ...(stay > 0 ? [`stay ${stay}`] : []),
      ...does,
      ...(parts ? ['fighters go home'] : []),
    ].join(', '),
  );
  const conduct = [
    `attacks ${attacks}`,
    `Lame Ducks ${typeof escort === 'string' ? escort : `with ${escort.join(' ')}`}`,
    `passes ${passes}`,
    `AFT in hand ${reserve}`,
    ...(runs ? ['escapes'] : []),
  ];
  const plan = [...way, `${home} at ${homeHeight} ft`, conduct.join('; ')];
  return plan.map((line, i) => `${i === 0 ? 'Plan' : ''}`.padEnd(12) + line);
}

/** The flight on its first day, with nothing in the day's account yet. */
function onDuty(flight: Flight) {
  const campaign = newCampaign([flight], book);
  theFlight(campaign).points.push(0);
  return campaign;
}
