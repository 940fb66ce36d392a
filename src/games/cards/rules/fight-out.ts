import { expectDefined } from '../../../cards/rulebook.ts';
import { type Clock, endPhase, whyOver } from '../../../kit/fight/dog-fight.ts';
import { bringMore, entrantOf, type Muster } from '../../../kit/fight/muster.ts';
import type { FoughtResult } from '../../../kit/fight/outcome.ts';
import type { FightEnd } from '../../../table/events/fight-events.ts';
import type { Table } from '../../../table/table.ts';
import type { CardSystem } from '../cards/card-systems.ts';
import { burnOut } from './damage.ts';
import { takeOut } from './exits.ts';
import { fightCards } from './fight-cards.ts';
import { fromMuster, layMachine, poseOf } from './from-muster.ts';
import { tellSetUp } from './play-scenario.ts';
import { bearsMuch, type CardFight, type FightingMachine, flyingMachines, isFlying } from './state.ts';
import { endsOf } from './to-outcome.ts';

/** (17) to (20) A Dog-Fight of the campaign with manoeuvre cards. */
export function fightOut(met: Muster, table: Table): FoughtResult {
  const { fight } = met;
  const onTable = fromMuster(met, table.book);
  const clock: Clock = { phases: 0, altitude: fight.altitude, dfd: fight.dfd };
  tellSetUp(onTable, table);
  let ended: FightEnd | undefined;
  fightCards(
    onTable,
    (_, phase) => {
      ended = afterPhase(onTable, phase, { met, clock }, table);
      return ended === undefined ? undefined : 'dfd-spent';
    },
    table,
  );
  // (19) A phase that has begun is paid for in full.
  if (clock.phases * table.book.fights['manoeuvre-cards'].cardTable.campaign['turns-a-phase'] < onTable.turn)
    payForBegun(clock, table);
  const why = ended ?? whyOver(flyingMachines(onTable), clock) ?? 'dfd-spent';
  const { phases, altitude } = clock;
  const ends = (leisure: Table) => {
    burnOut(onTable, leisure);
    return endsOf(onTable, met, leisure);
  };
  return { phases, altitude, why, ends };
}

function payForBegun(clock: Clock, { book }: Table): void {
  clock.phases += 1;
  clock.altitude = Math.max(0, clock.altitude - book.airToAirCombat.phase.feet.amount);
}

/** A Dog-Fight of the campaign on the table, with its clock. */
interface DogFight {
  readonly met: Muster;
  readonly clock: Clock;
}

/** (19) (26) After a phase on the table: nerves, and after each pair of turns a phase of the campaign. */
export function afterPhase(onTable: CardFight, phase: number, dogFight: DogFight, table: Table): FightEnd | undefined {
  for (const machine of flyingMachines(onTable)) tryNerve(machine, onTable.system, table);
  const isTurned =
    phase === 3 && onTable.turn % table.book.fights['manoeuvre-cards'].cardTable.campaign['turns-a-phase'] === 0;
  if (isTurned) endPhaseOf(onTable, dogFight, table);
  return whyOver(flyingMachines(onTable), dogFight.clock);
}

/**
 * (26) A badly damaged machine's pilot keeps his nerve or goes home; he is tested again whenever damage is added. A
 * Daredevil stays.
 */
function tryNerve(machine: FightingMachine, system: CardSystem, table: Table): void {
  const { bravery } = machine.conduct;
  const { bears, nerve: added } = table.book.fights['manoeuvre-cards'].cardTable.campaign;
  if (bravery === 'DD' || !bearsMuch(machine, bears) || machine.points === machine.tried) return;
  machine.tried = machine.points;
  const { nerve } = expectDefined(
    table.book.pilotSkillFiringAndBravery.letters.find(({ letter }) => letter === bravery),
    `Bravery ${bravery}`,
  );
  const needed = nerve + added[system];
  const roll = table.roll('nerve', machine.id);
  const stays = roll.total <= needed;
  if (!stays) machine.out = { how: 'left', why: 'driven-off' };
  table.tell({ type: 'morale-tried', machine: machine.id, roll, needed, stays });
}

/**
 * (19) 1,000 feet of height are lost, then the DFD roll. (11) A machine without petrol goes home, and (34) so does a
 * Lame Duck.
 */
function endPhaseOf(onTable: CardFight, { met, clock }: DogFight, table: Table): void {
  clock.altitude = Math.max(0, clock.altitude - table.book.airToAirCombat.phase.feet.amount);
  endPhase(
    clock,
    {
      machines: () => flyingMachines(onTable),
      sendHome: (machine, spent) => {
        const { aft, lameDuck } = entrantOf(machine.id, met);
        if (lameDuck || aft <= spent) flyHome(machine, onTable, table);
      },
      whyOver: () => whyOver(flyingMachines(onTable), clock),
      reinforce: () => bringReinforcements(onTable, met, table),
    },
    table,
  );
}

function flyHome(machine: FightingMachine, onTable: CardFight, table: Table): void {
  takeOut([{ machine, edge: 'own' }], onTable);
  table.tell({ type: 'machine-exited', machine: machine.id, side: machine.side, edge: 'own' });
}

/** (19) (50) Reinforcements enter over their own edge. */
function bringReinforcements(onTable: CardFight, met: Muster, table: Table): void {
  const { book } = table;
  const there = onTable.machines.map((machine) => ({ id: machine.id, isIn: isFlying(machine) }));
  for (const [i, entrant] of bringMore(met, there, 0, table).entries()) {
    const pose = { ...poseOf('german', i, { dive: undefined }, book), y: onTable.table.length };
    onTable.machines.push(layMachine(entrant, pose, onTable.system, book));
  }
}
