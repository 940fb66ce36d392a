import type { CrewSeat, Wound } from '../../campaign/aircrew.ts';
import { fortitudeLost } from '../../campaign/clouds-figures.ts';
import { daysInShop, type FlyingMachine, type MissionLog, type Party, type Score } from '../../campaign/mission-log.ts';
import { hexOf } from '../../cards/map.ts';
import type { MachineFate } from '../../cards/printed/damage-tables.ts';
import { careerCards, type Rulebook } from '../../cards/rulebook.ts';
import type { Table } from '../../table/table.ts';
import type { Aboard, Harm, HarmedMachine, LandedMachine } from './aboard.ts';
import { inconvenience, priceOfDamage, priceOfLoss } from './coming-down.ts';

/** A machine of the party as guns and Damage Tables need it. */
export function aboardOf(machine: FlyingMachine, { altitude, hex }: Party, { book }: Table): Aboard {
  const { id, observer, pilot, lameDuck, wounds, sunkTo = altitude } = machine;
  const over = hexOf(book.missionMap, hex).ground;
  return {
    machine: id,
    men: observer ? ['pilot', 'observer'] : ['pilot'],
    bravery: pilot.bravery,
    altitude: Math.min(altitude, sunkTo),
    over,
    lameDuck,
    wounds,
  };
}

/** The same for all machines of the party. */
export const allAboard = (party: Party, table: Table): Aboard[] =>
  party.machines.map((machine) => aboardOf(machine, party, table));

/** Applies the effects on several machines, each by its number. */
export function sufferAll(harmed: readonly HarmedMachine[], party: Party, log: MissionLog, table: Table): void {
  for (const { machine: id, harm } of harmed)
    for (const machine of party.machines.filter((each) => each.id === id)) suffer(machine, harm, party, log, table);
}

/** Enters the effect on a machine in the Mission Log. */
export function suffer(machine: FlyingMachine, harm: Harm, party: Party, log: MissionLog, table: Table): void {
  switch (harm.is) {
    case 'driven-off':
      leave(machine, party);
      party.away.push(machine);
      return;
    case 'needs-repair':
      machine.repair = Math.max(machine.repair, harm.days);
      return;
    case 'man-hit':
      machine.wounds.push(harm.wound);
      return;
    case 'lame-duck':
      machine.lameDuck = harm.lameDuck;
      if (harm.wound) machine.wounds.push(harm.wound);
      return;
    case 'lower':
      return sink(machine, harm.altitude, party);
    case 'down':
      return goDown(machine, harm.down, party, log, table);
    default:
  }
}

/**
 * (14) (34) Ruling: a machine that must lose height does so alone. Machines that chose to escort it go down too, as do
 * Lame Ducks that accompany each other; the others are asked first.
 */
function sink(machine: FlyingMachine, altitude: number, party: Party): void {
  if (party.escorted.includes(machine.id) || party.machines.every(({ lameDuck }) => lameDuck))
    party.altitude = altitude;
  else machine.sunkTo = altitude;
}

/** A machine on the ground is out of the mission; its cost is entered at once. */
function goDown(machine: FlyingMachine, down: LandedMachine, party: Party, log: MissionLog, { book }: Table): void {
  leave(machine, party);
  const fate = down.machine === 'lost' ? 'lost' : Math.max(down.machine, daysInShop(machine));
  log.homecomings.push({ machine: machine.id, end: 'down', hex: party.hex, fate });
  const { points, why } = lossOf(fate, book);
  log.scores.push({ points, why, who: machine.id });
  enterFates(machine, down.crew, log, book);
  if (fate === 0 && down.side === 'allied') log.inFields.push(machine);
}

/**
 * (43) A machine lost or damaged. Ruling: one that lands undamaged in a field counts like an undamaged one at an
 * Emergency Landing Field (49), whatever stopped the engine: nobody there can repair it.
 */
function lossOf(fate: MachineFate, book: Rulebook): Pick<Score, 'points' | 'why'> {
  if (fate === 'lost') return { points: priceOfLoss(book), why: 'machine-lost' };
  if (fate > 0) return { points: priceOfDamage(book), why: 'machine-damaged' };
  return { points: inconvenience(book), why: 'forced-landing' };
}

/** The men of a machine by name, and the costs of their fates, rule 43. */
export function enterFates(machine: FlyingMachine, fates: readonly Wound[], log: MissionLog, book: Rulebook): void {
  for (const { who, fate } of fates) {
    const airman = machine[who]?.airman;
    if (airman !== undefined) log.fates.push({ airman, fate, ...lostBy(who, machine, book) });
  }
}

/** (C129) The loss for his test in the evening, where it was counted in a fight. */
function lostBy(man: CrewSeat, { wounds }: FlyingMachine, book: Rulebook): { readonly lost?: number } {
  const his = wounds.filter(({ who }) => who === man);
  return his.some(({ lost }) => lost !== undefined) ? { lost: fortitudeLost(his, careerCards(book)) } : {};
}

function leave({ id: gone }: FlyingMachine, party: Party): void {
  party.machines = party.machines.filter(({ id }) => id !== gone);
  party.away = party.away.filter(({ id }) => id !== gone);
}
