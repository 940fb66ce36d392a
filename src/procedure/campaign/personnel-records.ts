import { type Airman, isLost, standingAfter } from '../../campaign/aircrew.ts';
import type { Campaign, FlightRecord } from '../../campaign/campaign.ts';
import { machineAfter } from '../../campaign/machine.ts';
import { daysInShop, type Homecoming, type MissionLog, pointsOf } from '../../campaign/mission-log.ts';
import type { CrewFate } from '../../cards/printed/damage-tables.ts';
import { expectDefined } from '../../cards/rulebook.ts';
import { balloonsTo } from '../mission/activities/attack-balloon.ts';

/** (44) Enters a finished mission in the records: points, missions, kills, the fates of men and machines. */
export function enterMission(log: MissionLog, flight: FlightRecord, campaign: Campaign): void {
  addPoints(pointsOf(log.scores), flight);
  campaign.redBaronGone ||= log.redBaronGone;
  const balloons = balloonsTo(log);
  for (const man of flight.aircrew) if (hasFlown(man, log)) enterMan(man, log, balloons, campaign);
  for (const homecoming of log.homecomings) enterMachine(homecoming, log, flight, campaign);
}

export function addPoints(points: number, flight: FlightRecord): void {
  const today = expectDefined(flight.points.pop(), 'entry of today');
  flight.points.push(today + points);
}

export const hasFlown = ({ id }: Airman, { crews }: MissionLog): boolean =>
  crews.some(({ pilot, observer }) => pilot === id || observer === id);

/** The machine that a man flew in. */
export const machineOf = ({ id }: Airman, { crews }: MissionLog): string | undefined =>
  crews.find(({ pilot, observer }) => pilot === id || observer === id)?.machine;

function enterMan(man: Airman, log: MissionLog, balloons: ReadonlyMap<string, number>, { losses }: Campaign): void {
  man.missions += 1;
  man.kills += victoriesOf(man, log);
  man.balloons += balloons.get(man.id) ?? 0;
  const fate = fateOf(man, log);
  if (!fate) return;
  man.standing = standingAfter(fate, log.day);
  if (isLost(man)) losses.aircrew += 1;
}

/** (49) The fate of a man. One who landed unhurt at an Emergency Landing Field is away for the rest of the day. */
function fateOf(man: Airman, log: MissionLog): CrewFate | undefined {
  const entered = log.fates.findLast(({ airman }) => airman === man.id);
  if (entered) return entered.fate;
  const homecoming = log.homecomings.find(({ machine }) => machine === machineOf(man, log));
  return homecoming?.end === 'emergency-field' ? { fate: 'safe', days: 0 } : undefined;
}

/** (44) Ruling: a kill is an enemy Shot Down; one Forced Down came down intact, and brings only Victory Points. */
export const victoriesOf = ({ id }: Airman, { scores }: MissionLog): number =>
  scores.filter(({ why, who }) => why === 'enemy-shot-down' && who === id).length;

/** (49) A machine is home, in the workshop, at an Emergency Landing Field until the morning, or lost. */
function enterMachine(
  homecoming: Homecoming,
  { landed, day }: MissionLog,
  { machines }: FlightRecord,
  { losses }: Campaign,
): void {
  const machine = expectDefined(
    machines.find(({ id }) => id === homecoming.machine),
    `${homecoming.machine} in the flight`,
  );
  if (homecoming.end === 'down') {
    machine.standing = machineAfter(homecoming.fate, day);
    if (homecoming.fate === 'lost') losses.machines += 1;
    return;
  }
  const days = daysInShop(
    expectDefined(
      landed.find(({ id }) => id === homecoming.machine),
      `${homecoming.machine} on the field`,
    ),
  );
  if (days > 0 || homecoming.end === 'emergency-field') machine.standing = machineAfter(days, day);
}
