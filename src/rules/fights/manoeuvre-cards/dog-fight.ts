import { cardOf } from '../../../rulebook/aircraft-card.ts';
import { counterOf, germanId, numberOfGerman } from '../../../rulebook/counters.ts';
import type { Roll } from '../../../rulebook/dice.ts';
import type { CardSystem } from '../../../rulebook/fights/manoeuvre-cards/card-systems.ts';
import { promised } from '../../../rulebook/promised.ts';
import { consult } from '../../../rulebook/roll-table.ts';
import type { Combatant, FightEnd } from '../../../table/fights/fight-events.ts';
import { SIDES, type Side } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import type { Fight } from '../fight.ts';
import { takeOut } from './exits.ts';
import { germanOnTable, poseOf } from './from-campaign.ts';
import { bearsMuch, type CardFight, flying, type Machine } from './state.ts';

/** The clock of a Dog-Fight beside the table: rule 19 of the campaign. */
export interface Clock {
  phases: number;
  altitude: number;
  dfd: number;
}

/** (19) (26) After a phase on the table: nerves, and after each pair of turns a phase of the campaign. */
export function afterPhase(
  onTable: CardFight,
  phase: number,
  fight: Fight,
  clock: Clock,
  table: Table,
): FightEnd | undefined {
  for (const machine of flying(onTable)) tryNerve(machine, onTable.system, table);
  const isTurned =
    phase === 3 && onTable.turn % table.book.fights['manoeuvre-cards'].cardTable.campaign['turns-a-phase'] === 0;
  if (isTurned) endPhase(onTable, fight, clock, table);
  return whyOver(onTable, clock);
}

export function whyOver(onTable: CardFight, { dfd }: Clock): FightEnd | undefined {
  const [allied, german] = SIDES.map((side) => flying(onTable).some((machine) => machine.side === side));
  if (!allied) return 'no-allied-left';
  if (!german) return 'no-germans-left';
  return dfd <= 0 ? 'dfd-spent' : undefined;
}

/**
 * (26) With much of what she bears upon her a pilot keeps his nerve or goes home, and again whenever more is added. A
 * Daredevil stays.
 */
function tryNerve(machine: Machine, system: CardSystem, table: Table): void {
  const { bravery } = machine.conduct;
  const { bears, nerve: added } = table.book.fights['manoeuvre-cards'].cardTable.campaign;
  if (bravery === 'DD' || !bearsMuch(machine, bears) || machine.points === machine.tried) return;
  machine.tried = machine.points;
  const { nerve } = promised(
    table.book.pilotSkillFiringAndBravery.letters.find(({ letter }) => letter === bravery),
    `Bravery ${bravery}`,
  );
  const needed = nerve + added[system];
  const roll = table.roll('nerve', machine.id);
  const stays = roll.total <= needed;
  if (!stays) machine.out = { how: 'left', why: 'driven-off' };
  table.tell({ type: 'morale-tried', machine: machine.id, roll, needed, stays });
}

/** (19) 1,000 feet down, and the DFD roll; whose petrol is out goes home. */
function endPhase(onTable: CardFight, fight: Fight, clock: Clock, table: Table): void {
  const { airToAirCombat, turnProcedure } = table.book;
  clock.phases += 1;
  clock.altitude = Math.max(0, clock.altitude - airToAirCombat.phase.feet.amount);
  const spent = clock.phases * turnProcedure.aft.dogFightPhase.aft;
  for (const { id, aft } of fight.allied) {
    const machine = flying(onTable).find((each) => each.id === id);
    if (machine && aft <= spent) leaveForPetrol(machine, onTable, table);
  }
  if (whyOver(onTable, clock) === undefined) rollDfd(onTable, fight, clock, table);
}

function leaveForPetrol(machine: Machine, onTable: CardFight, table: Table): void {
  takeOut([{ machine, edge: 'own' }], onTable);
  table.tell({ type: 'machine-exited', machine: machine.id, side: machine.side, edge: 'own' });
}

const DOUBLE_SIX = 12;

/**
 * (19) Doubles are thrown again and added; a double 6 first brings more Germans, later it counts nothing and ends the
 * sequence.
 */
function rollDfd(onTable: CardFight, fight: Fight, clock: Clock, table: Table): void {
  const rolls = [table.roll('dfd')];
  for (let last = rolls[0]; last && isDouble(last) && last.total !== DOUBLE_SIX; rolls.push(last))
    last = table.roll('dfd');
  const reduction = rolls.filter(({ total }) => total !== DOUBLE_SIX).reduce((sum, { total }) => sum + total, 0);
  clock.dfd -= reduction;
  table.tell({ type: 'dfd-rolled', rolls, reduction, dfd: clock.dfd });
  if (rolls[0]?.total === DOUBLE_SIX) bringReinforcements(onTable, fight, table);
}

const isDouble = ({ faces: [red, white] }: Roll): boolean => red === white;

/** (19) (50) They come in over their own edge. */
function bringReinforcements(onTable: CardFight, fight: Fight, table: Table): void {
  const { roll, row } = consult(table.book.enemyAircraftResponse.reinforcements, table);
  const joined: Machine[] = [];
  for (const number of row.numbers.toSorted((a, b) => a - b)) {
    const others = onTable.machines.filter(({ id }) => numberOfGerman(id) === number).length;
    if (fight.barred.includes(number) || (others > 0 && counterOf(number, table.book).personal)) continue;
    const pose = { ...poseOf('german', joined.length, { dive: undefined }, table.book), y: onTable.table.length };
    const machine = germanOnTable(number, germanId(number, others), pose, onTable.system, table.book);
    onTable.machines.push(machine);
    joined.push(machine);
  }
  const germans = joined.map((machine) => combatantOf(machine, fight, table));
  table.tell({ type: 'germans-joined', roll, bonus: 0, germans });
}

/** A machine as the neutral events tell of it. */
export function combatantOf({ id, side, type, conduct, ammo }: Machine, { allied }: Fight, { book }: Table): Combatant {
  const ours = allied.find((machine) => machine.id === id);
  const counter = ours ? undefined : counterOf(numberOfGerman(id), book);
  const observer = ours?.observer?.firing ?? counter?.observer;
  const states = ours?.forward ? [ours.forward.state] : [];
  return {
    id,
    aircraft: type,
    skill: conduct.skill,
    firing: ours?.firing ?? promised(counter, id).firing,
    ...(observer && { observer }),
    guns: {
      forward: side === 'allied' ? { states, ammo: ammo.front ?? 0 } : { states: gunsOf(type, book) },
      ...(observer && {
        observer: { states: ['clear'], ...(ours?.observer && { ammo: ours.observer.gun.ammo }) },
      }),
    },
    lameDuck: ours?.lameDuck ?? false,
  };
}

const FORWARD_GUNS = { none: 0, single: 1, twin: 2 } as const;
const gunsOf = (type: string, book: Table['book']) =>
  Array.from({ length: FORWARD_GUNS[cardOf(type, book).guns.forward] }, () => 'clear' as const);

/** The ids of German numbers in their order; the second of a number is told apart. */
export const germanIds = (numbers: readonly number[]): string[] =>
  numbers.map((number, i) => germanId(number, numbers.slice(0, i).filter((each) => each === number).length));

/** Who fights on which side, for the neutral event that a fight begins with. */
export const combatantsOf = (side: Side, { machines }: CardFight, fight: Fight, table: Table): Combatant[] =>
  machines.filter((machine) => machine.side === side).map((machine) => combatantOf(machine, fight, table));

export const systemOf = ({ system }: Fight): CardSystem => (system === 'wings-of-war' ? system : 'wings-of-glory');
