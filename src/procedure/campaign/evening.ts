import { type Airman, isLost } from '../../campaign/aircrew.ts';
import { type Campaign, type FlightRecord, lastDayOf, withOfficer } from '../../campaign/campaign.ts';
import type { Machine } from '../../campaign/machine.ts';
import type { MissionLog } from '../../campaign/mission-log.ts';
import type { Table } from '../../table/table.ts';
import { balloonsTo } from '../mission/activities/attack-balloon.ts';
import { closeCareers } from './careers/close-careers.ts';
import { keepCommand } from './command.ts';
import { considerPromotions, recommend } from './honours.ts';
import { holdMess } from './mess.ts';
import { hasFlown, machineOf, victoriesOf } from './personnel-records.ts';
import { checkRatings, type DayFlown } from './ratings.ts';
import { requestReplacements } from './reinforce.ts';

/** (45) At dawn men return who missed at least a day because of a wound or the way home; a graze keeps nobody away. */
export function reportBack(aircrew: readonly Airman[], today: number, table: Table): void {
  for (const { id, standing, lastFlown } of aircrew)
    if ('back' in standing && standing.back === today && lastFlown < today - 1)
      table.tell({ type: 'returned-to-duty', man: id, from: standing.is });
}

/** (45) (46) At dawn machines return that were repaired or fetched, and replacements of lost ones arrive. */
export function takeBack({ flight, machines }: FlightRecord, today: number, table: Table): void {
  const due = machines.filter(({ standing }) => 'back' in standing && standing.back === today);
  if (due.length === 0) return;
  const told = (is: Machine['standing']['is']) => due.filter(({ standing }) => standing.is === is).map(toldOf);
  table.tell({ type: 'machines-returned', flight, repaired: told('under-repair'), sent: told('awaited') });
}

/** (45) In the evening the losses of the day are removed. */
export function strikeOff({ flight, machines }: FlightRecord, today: number, table: Table): void {
  const lost = machines.filter(({ standing }) => standing.is === 'lost' && standing.since === today);
  if (lost.length > 0) table.tell({ type: 'machines-struck-off', flight, machines: lost.map(toldOf) });
}

const toldOf = ({ id, aircraft }: Machine) => ({ machine: id, aircraft });

/**
 * (45) to (47) The end of the day: ratings of all who have flown, their careers if there are any, requests for machines
 * and men, the flight's command.
 */
export function closeDay(logs: readonly MissionLog[], flight: FlightRecord, campaign: Campaign, table: Table): void {
  const { aircrew } = withOfficer(flight, campaign);
  const before = new Map(aircrew.map(({ id, bravery }) => [id, bravery]));
  for (const man of aircrew) {
    const flown = logs.filter((log) => hasFlown(man, log));
    if (flown.length === 0) continue;
    if (!isLost(man)) checkRatings(man, dayOf(man, flown, campaign.day), table);
    man.fights += flown.filter((log) => foughtIn(man, log).length > 0).length;
    man.lastFlown = campaign.day;
  }
  for (const man of aircrew) if (!isLost(man)) honour(man, logs, campaign, table);
  closeCareers(logs, aircrew, campaign, table);
  strikeOff(flight, campaign.day, table);
  // Ruling: on the last evening nothing is requested that would come after the end, and nobody is appointed or
  // promoted.
  if (campaign.day === lastDayOf(campaign)) return;
  const serving = flight.aircrew.filter((man) => !isLost(man));
  considerPromotions(serving, (man) => logs.filter((log) => hasFlown(man, log)).length, campaign.day, table);
  holdMess({ campaign, logs, men: serving, before }, table);
  requestReplacements(flight, campaign, table);
  keepCommand(flight, campaign.day, table);
}

/** (45) The honours of a man. */
function honour(man: Airman, logs: readonly MissionLog[], campaign: Campaign, table: Table): void {
  const flown = logs.filter((log) => hasFlown(man, log));
  const won = sum(flown, (log) => victoriesOf(man, log) + (balloonsTo(log).get(man.id) ?? 0));
  recommend(man, won, campaign, table);
}

/** (45) A man's day. */
function dayOf(man: Airman, flown: readonly MissionLog[], today: number): DayFlown {
  const fights = flown.flatMap((log) => foughtIn(man, log));
  return {
    missions: flown.length,
    fights: fights.length,
    fired: flown.some(({ fired }) => fired.includes(man.id)),
    victory: sum(flown, (log) => victoriesOf(man, log)),
    friendsVictory: sum(
      flown,
      (log) => log.scores.filter(({ why, who }) => why === 'enemy-shot-down' && who !== man.id).length,
    ),
    lossSeen: sum(flown, (log) => down(log).filter((machine) => machine !== machineOf(man, log)).length),
    wounded: sum(
      flown,
      (log) => log.fates.filter(({ airman, fate }) => airman === man.id && fate.fate === 'wounded').length,
    ),
    broughtDown: sum(flown, (log) => down(log).filter((machine) => machine === machineOf(man, log)).length),
    machineHit: sum(flown, (log) => (cameHomeHit(man, log) ? 1 : 0)),
    jasta11: fights.filter(({ jasta11 }) => jasta11).length,
    firstFight: man.fights === 0 && fights.length > 0 ? 1 : 0,
    restedYesterday: man.lastFlown > 0 && man.lastFlown < today - 1 ? 1 : 0,
  };
}

const sum = (logs: readonly MissionLog[], count: (log: MissionLog) => number): number =>
  logs.reduce((total, log) => total + count(log), 0);

/** The Dog-Fights of a mission in which a man was. */
const foughtIn = (man: Airman, log: MissionLog): MissionLog['fights'] =>
  log.fights.filter(({ machines }) => isIn(machines, man, log));

const isIn = (machines: readonly string[], man: Airman, log: MissionLog): boolean =>
  machines.some((machine) => machine === machineOf(man, log));

const down = ({ homecomings }: MissionLog): string[] =>
  homecomings.filter(({ end }) => end === 'down').map(({ machine }) => machine);

const cameHomeHit = (man: Airman, log: MissionLog): boolean =>
  log.landed.some(({ id, repair, lameDuck }) => id === machineOf(man, log) && (repair > 0 || lameDuck !== undefined));
