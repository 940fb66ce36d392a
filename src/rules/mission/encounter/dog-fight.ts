import type { FlyingMachine, Gun, MissionLog, Party } from '../../../campaign/mission-log.ts';
import { counterOf } from '../../../rulebook/counters.ts';
import { manualOf } from '../../../rulebook/manual-of.ts';
import { hexOf } from '../../../rulebook/map.ts';
import { promised } from '../../../rulebook/promised.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Table } from '../../../table/table.ts';
import type { AlliedMachine, AlliedOutcome, Fight, FightResult } from '../../fights/fight.ts';
import { resolveFight } from '../../fights/resolve-fight.ts';
import { type Aboard, type Harm, isAlive, isFit, UNHARMED } from '../../harm/aboard.ts';
import { forceDown, shootDown } from '../../harm/coming-down.ts';
import { sufferDamagedAbort } from '../../harm/damaged-abort.ts';
import { aboardOf, suffer } from '../../harm/suffer.ts';
import { spendAft } from '../aft.ts';
import { flyTo } from '../height.ts';
import { type Met, weatherBox } from './encounter.ts';
import type { Sighting } from './enemy-response.ts';
import { creditGermanLosses, deedsIn } from './german-losses.ts';

/**
 * (17) Combat is joined: the higher side dives, the fight is fought, and what it left is entered in the Mission Log.
 */
export function joinDogFight(party: Party, met: Met, sighting: Sighting, log: MissionLog, table: Table): void {
  const fight = fightOf(party, met, sighting, log, table);
  if (fight.dive?.side === 'allied') flyTo(sighting.altitude, 0, party, table);
  const result = resolveFight(fight, table);
  payForFight(result, party, table);
  log.fights.push({
    machines: fight.allied.map(({ id }) => id),
    jasta11: result.germans.some(({ number }) => counterOf(number, table.book).jasta11),
    deeds: deedsIn(result, log),
    ...luckyIn(result, log),
  });
  for (const outcome of result.allied) enterOutcome(outcome, party, log, table);
  creditGermanLosses(result, party, log, table);
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

/** (18) The Dive Bonus goes to the side that comes down; with surprise, when it comes out of cloud. */
function fightOf(party: Party, met: Met, sighting: Sighting, log: MissionLog, table: Table): Fight {
  const height = party.altitude - sighting.altitude;
  const bonus = sighting.fromCloud ? 'surprise' : 'dive';
  return {
    system: log.system,
    altitude: Math.min(party.altitude, sighting.altitude),
    dfd: weatherBox(party, table).dfd,
    over: hexOf(table.book.missionMap, party.hex).ground,
    hex: party.hex,
    weather: party.weather.number,
    dive: height === 0 ? undefined : { side: height > 0 ? 'allied' : 'german', bonus },
    allied: party.machines.map((machine) => alliedMachine(machine, mayFight(machine, log, table), table.book)),
    germans: met.numbers,
    ...(met.crippled && { crippled: true }),
    barred: log.barred,
    germansLedBy: 'the-card',
  };
}

/**
 * (32) Whether what she is loaded with may be fired at aeroplanes: the manual that offers the load says so. Ruling: by
 * our manuals Buckingham may, at the price that the Hit Cards have; rockets hang beside a gun that fires as ever.
 */
function mayFight({ load }: FlyingMachine, { mission }: MissionLog, { book }: Table): boolean {
  const { attackBalloon } = manualOf(mission, book).activities;
  return attackBalloon?.loads.find((each) => each.load === load)?.fights !== false;
}

function alliedMachine(machine: FlyingMachine, fights: boolean, book: Rulebook): AlliedMachine {
  const { id, aircraft, load, pilot, observer, forward, rear, lameDuck, wounds, aft, careers } = machine;
  const observerFit = isFit('observer', wounds, book);
  return {
    id,
    aircraft,
    skill: pilot.skill,
    firing: pilot.firing,
    bravery: pilot.bravery,
    fights,
    rounds: load === 'buckingham' ? 'buckingham' : 'ordinary',
    forward,
    observer: observer && rear && observerFit ? { firing: observer.firing, gun: rear } : undefined,
    observerAlive: observer !== undefined && isAlive('observer', wounds),
    lameDuck: lameDuck !== undefined,
    aft,
    ...(careers && { careers }),
  };
}

/** (19) The AFT of its phases, all at once; the height was lost phase by phase. */
function payForFight({ phases, altitude }: FightResult, party: Party, table: Table): void {
  const aft = phases * table.book.turnProcedure.aft.dogFightPhase.aft;
  spendAft(party, aft);
  party.altitude = altitude;
  table.tell({ type: 'dog-fight-cost', phases, aft, altitude });
}

/**
 * (26) to (28) What the fight did to one of our machines. Driven Off or escaped, she joins up again when it is over.
 */
function enterOutcome(outcome: AlliedOutcome, party: Party, log: MissionLog, table: Table): void {
  const machine = promised(
    party.machines.find(({ id }) => id === outcome.id),
    `${outcome.id} in the party`,
  );
  noteShots(outcome, machine, log);
  if (outcome.forward) machine.forward = outcome.forward;
  if (outcome.observer) machine.rear = outcome.observer;
  machine.wounds.push(...outcome.wounds);
  suffer(machine, harmOf(outcome, machine, party, table), party, log, table);
  // (34) Struck again, it gives way at once, and is a Lame Duck still if it flies on.
  if (outcome.fate === 'damaged-abort' && outcome.struckAgain)
    suffer(machine, sufferDamagedAbort(aboardOf(machine, party, table), table), party, log, table);
}

/** (45) A man has fired whose gun comes out of the fight with less than it went in with. */
function noteShots(outcome: AlliedOutcome, { forward, rear, pilot, observer }: FlyingMachine, log: MissionLog): void {
  if (hasFired(forward, outcome.forward)) log.fired.push(pilot.airman);
  if (observer && hasFired(rear, outcome.observer)) log.fired.push(observer.airman);
}

const hasFired = (before: Gun | undefined, after: Gun | undefined): boolean =>
  before !== undefined && after !== undefined && after.ammo < before.ammo;

function harmOf({ fate, lameDuck }: AlliedOutcome, machine: FlyingMachine, party: Party, table: Table): Harm {
  const aboard = aboardOf(machine, party, table);
  if (fate === 'shot-down') return { is: 'down', down: shootDown(aboard, table) };
  if (fate === 'forced-down') return { is: 'down', down: forceDown(aboard, table) };
  return fate === 'damaged-abort' && !machine.lameDuck ? crippledBy(lameDuck, aboard, table) : UNHARMED;
}

/** (27) (33) A wounded pilot is a Lame Duck by his wound, another by what broke. */
function crippledBy(number: number | undefined, aboard: Aboard, table: Table): Harm {
  if (number === undefined) return sufferDamagedAbort(aboard, table);
  return { is: 'lame-duck', lameDuck: { number, climbs: true, repair: 0 }, wound: undefined };
}
