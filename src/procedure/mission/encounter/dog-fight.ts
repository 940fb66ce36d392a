import type { FlyingMachine, Gun, MissionLog, Party } from '../../../campaign/mission-log.ts';
import { counterOf } from '../../../cards/counters.ts';
import { hexOf } from '../../../cards/map.ts';
import { expectDefined, manualOf } from '../../../cards/rulebook.ts';
import type { AlliedOutcome, Fight, FightResult } from '../../../kit/fight/fight.ts';
import { machineForFight } from '../../../kit/fight/muster.ts';
import { harmsOfFight } from '../../../kit/harm/after-fight.ts';
import { aboardOf, suffer } from '../../../kit/harm/suffer.ts';
import type { Table } from '../../../table/table.ts';
import { resolveFight } from '../../resolve-fight.ts';
import { cheapestActivity, spendAft } from '../aft.ts';
import { flyTo } from '../height.ts';
import { type MetEnemies, weatherBox } from './encounter.ts';
import type { Sighting } from './enemy-response.ts';
import { creditGermanLosses, deedsIn } from './german-losses.ts';

/** The enemies met, and where they were seen. */
type Enemy = MetEnemies & Sighting;

/** (17) Combat: the higher side dives, the fight is fought, and its result is entered in the Mission Log. */
export function joinDogFight(party: Party, enemy: Enemy, log: MissionLog, table: Table): void {
  const fight = fightOf(party, enemy, log, table);
  if (fight.dive?.side === 'allied') flyTo(enemy.altitude, 0, party, table);
  const result = resolveFight(fight, table);
  payForFight(result, party, table);
  log.fights.push({
    machines: fight.allied.map(({ id }) => id),
    jasta11: result.germans.some(({ number }) => counterOf(number, table.book).jasta11),
    ...fledIn(result),
    deeds: deedsIn(result, log),
    ...luckyIn(result, log),
    ...(result.reRolls !== undefined && { reRolls: result.reRolls }),
  });
  for (const outcome of result.allied) enterOutcome(outcome, party, log, table);
  climbBack(party, table);
  creditGermanLosses(result, party, log, table);
}

/** (40) Who lost his nerve and left others of ours in the fight. */
function fledIn({ allied }: FightResult): Pick<MissionLog['fights'][number], 'fled'> {
  const fled = allied.flatMap(({ id, ranFrom = [] }) => (ranFrom.length > 0 ? [{ machine: id, left: ranFrom }] : []));
  return fled.length > 0 ? { fled } : {};
}

/** (C059) Whose Luck is better for good. */
export function luckyIn(
  { allied }: Pick<FightResult, 'allied'>,
  { crews }: Pick<MissionLog, 'crews'>,
): { readonly lucky?: readonly string[] } {
  const lucky = allied.flatMap(({ id, luckier = 0 }) =>
    crews.filter(({ machine }) => machine === id).flatMap(({ pilot }) => Array<string>(luckier).fill(pilot)),
  );
  return lucky.length > 0 ? { lucky } : {};
}

/** (18) The side that comes down has the Dive Bonus; with surprise, if it comes out of cloud. */
function fightOf(party: Party, enemy: Enemy, log: MissionLog, table: Table): Fight {
  const height = party.altitude - enemy.altitude;
  const bonus = enemy.fromCloud ? 'surprise' : 'dive';
  return {
    system: log.system,
    altitude: Math.min(party.altitude, enemy.altitude),
    dfd: weatherBox(party, table).dfd,
    over: hexOf(table.book.missionMap, party.hex).ground,
    hex: party.hex,
    weather: party.weather.number,
    dive: height === 0 ? undefined : { side: height > 0 ? 'allied' : 'german', bonus },
    allied: party.machines.map((machine) => ({
      ...machineForFight(machine, table.book),
      fights: mayFight(machine, log, table),
    })),
    germans: enemy.numbers,
    crippled: enemy.crippled,
    barred: log.barred,
    germansLedBy: 'the-card',
  };
}

/**
 * (32) Whether the machine's load may be fired at aircraft, by the manual that offers the load. Ruling: by our manuals
 * Buckingham may, with the extra jams of the Hit Cards; rockets do not prevent the gun from firing.
 */
function mayFight({ load }: FlyingMachine, { mission }: MissionLog, { book }: Table): boolean {
  const { attackBalloon } = manualOf(mission, book).activities;
  return attackBalloon?.loads.find((each) => each.load === load)?.fights !== false;
}

/** (19) The AFT of its phases, at once; the height was lost phase by phase. */
function payForFight({ phases, altitude }: FightResult, party: Party, table: Table): void {
  const aft = phases * table.book.turnProcedure.aft.dogFightPhase.aft;
  spendAft(party, aft);
  party.altitude = altitude;
  table.tell({ type: 'dog-fight-cost', phases, aft, altitude });
}

/** (26) to (28) The effect of the fight on one of our machines. Driven Off or escaped, it rejoins after the fight. */
function enterOutcome(outcome: AlliedOutcome, party: Party, log: MissionLog, table: Table): void {
  const machine = expectDefined(
    party.machines.find(({ id }) => id === outcome.id),
    `${outcome.id} in the party`,
  );
  noteShots(outcome, machine, log);
  if (outcome.below) machine.sunkTo = party.altitude - outcome.below;
  if (outcome.forward) machine.forward = outcome.forward;
  if (outcome.observer) machine.rear = outcome.observer;
  machine.wounds.push(...outcome.wounds);
  const harms = harmsOfFight(outcome, aboardOf(machine, party, table), table);
  for (const harm of harms) suffer(machine, harm, party, log, table);
}

/**
 * (14) (20) Ruling: a machine that a tied duel has drawn below the others climbs back, if it has the Air Flying Time; a
 * Lame Duck does not. If nobody stayed above, the party is at the height of the highest.
 */
function climbBack(party: Party, table: Table): void {
  const { machines } = party;
  if (machines.every(({ sunkTo }) => sunkTo === undefined)) return;
  flyTo(Math.max(...machines.map(({ sunkTo = party.altitude }) => sunkTo)), 0, party, table);
  const { climb } = table.book.turnProcedure.aft;
  for (const machine of machines) {
    const { id, lameDuck, sunkTo: from = party.altitude } = machine;
    const aft = ((party.altitude - from) / climb.feet) * climb.aft;
    if (aft > 0 && (lameDuck || machine.aft < aft + cheapestActivity(table.book))) continue;
    machine.sunkTo = undefined;
    machine.aft -= aft;
    if (aft > 0) table.tell({ type: 'climbed-back', machine: id, from, to: party.altitude, aft });
  }
}

/** (45) A man has fired if his gun has less ammo after the fight. */
function noteShots(outcome: AlliedOutcome, { forward, rear, pilot, observer }: FlyingMachine, log: MissionLog): void {
  if (hasFired(forward, outcome.forward)) log.fired.push(pilot.airman);
  if (observer && hasFired(rear, outcome.observer)) log.fired.push(observer.airman);
}

const hasFired = (before: Gun | undefined, after: Gun | undefined): boolean =>
  before !== undefined && after !== undefined && after.ammo < before.ammo;
