import { endPhase, whyBrokenUp, whyOver } from '../../../kit/fight/dog-fight.ts';
import type { Fight } from '../../../kit/fight/fight.ts';
import { bringMore, entrantOf, type Muster } from '../../../kit/fight/muster.ts';
import type { FoughtResult } from '../../../kit/fight/outcome.ts';
import type { Table } from '../../../table/table.ts';
import { type FightingMachine, hasLeft } from '../table/fighting-machine.ts';
import { befall, leave } from './damage.ts';
import { type ClockedFight, feetOf, fromMuster, joiningMachines } from './from-muster.ts';
import { burn, fightFire, runLeaks } from './hazards.ts';
import { comeOut, keepsControl } from './moving.ts';
import { playFight } from './play-fight.ts';
import { dashboardOf, machinesFlying, type SideFight } from './side-fight.ts';
import { endsOf, isCrippled } from './to-outcome.ts';

/**
 * Ruling: a machine that burns, leaks or falls when a fight is over is played to its end, turn by turn, whichever edge
 * it has left over.
 */
export function playOut(side: SideFight, fight: Fight, table: Table): void {
  for (const machine of side.machines)
    if (machine.out === undefined || hasLeft(machine.out))
      playOutOne(machine, feetOf(machine, fight, table.book), side, table);
}

function playOutOne(machine: FightingMachine, feet: number, side: SideFight, table: Table): void {
  const gone = machine.out;
  machine.out = undefined;
  const alone: SideFight = { ...side, machines: [machine], barrages: [] };
  let height = feet;
  while (machine.out === undefined && isUnsettled(machine)) height = playOn(machine, height, alone, table);
  machine.out ??= gone;
}

const isUnsettled = ({ burning, falling, leak = 0 }: FightingMachine): boolean =>
  burning || falling !== 'no' || leak > 0;

/**
 * A turn of this machine alone. (V102) A burning machine under control side-slips to put the fire out. Returns the feet
 * that are left.
 */
function playOn(machine: FightingMachine, feet: number, alone: SideFight, table: Table): number {
  alone.turn += 1;
  runLeaks(alone, table);
  const left = machine.falling === 'no' ? feet : feet - fallOn(machine, feet, alone, table);
  if (machine.falling === 'no') machine.flew = 'side-slip';
  fightFire(machine, alone, table);
  if (machine.burning) burn(machine, alone, table);
  return left;
}

/** (V055) (V056) Two levels down, and a Handling Test; (V106) a dead pilot cannot make it. */
function fallOn(machine: FightingMachine, feet: number, alone: SideFight, table: Table): number {
  const down = 2 * table.book.fights['winged-victory'].door.height.feetPerLevel;
  machine.flew = 'stall';
  if (machine.pilot === 'dead' || feet <= down) {
    leave(machine, 'crashed', alone, table);
    return feet;
  }
  if (keepsControl(machine, alone, table)) comeOut(machine, table);
  else if (!machine.out) befall(machine, 'falls-on', table);
  return down;
}

/** A Dog-Fight on the mats, and who met in it. */
interface DogFight {
  readonly met: Muster;
  readonly side: ClockedFight;
}

/** (17) to (20) A Dog-Fight of the campaign, seen from the side. */
export function fightOut(met: Muster, table: Table): FoughtResult {
  const { fight } = met;
  const side = fromMuster(met, table.book);
  const dogFight: DogFight = { met, side };
  playFight(side, () => isBrokenUp(dogFight, table), table);
  const phases = Math.max(1, Math.ceil(side.turn / side.clock.turnsInPhase));
  const altitude = Math.max(0, fight.altitude - phases * table.book.airToAirCombat.phase.feet.amount);
  const ends = (leisure: Table) => {
    playOut(side, fight, leisure);
    return endsOf(side, met, leisure);
  };
  return { phases, altitude, why: whyBrokenUp(machinesFlying(side)), ends };
}

/** (19) Every third turn ends a phase: the damaged and those without petrol leave, and the DFD is rolled. */
function isBrokenUp(dogFight: DogFight, table: Table): boolean {
  const { side } = dogFight;
  const { clock } = side;
  if (side.turn === 0 || side.turn % clock.turnsInPhase !== 0) return clock.dfd <= 0;
  endPhase(
    clock,
    {
      machines: () => machinesFlying(side),
      sendHome: (machine, spent) => {
        if (goesHome(machine, spent, dogFight, table)) leave(machine, 'left-by-own-edge', side, table);
      },
      whyOver: () => whyOver(machinesFlying(side), clock),
      reinforce: () => bringReinforcements(dogFight, table),
    },
    table,
  );
  return whyOver(machinesFlying(side), clock) !== undefined;
}

/**
 * (26) (11) (34) Ruling: between phases a crippled machine, a Lame Duck, one that has lost half its structure, one
 * without rounds and one without petrol break off.
 */
function goesHome(machine: FightingMachine, spent: number, { met }: DogFight, { book }: Table): boolean {
  const dash = dashboardOf(machine.dashboard, book);
  if (machine.falling !== 'no') return false;
  const { aft, lameDuck } = entrantOf(machine.id, met);
  const isDry = machine.guns.every(({ left, plates }) => left === 0 && plates.length === 0);
  return (
    lameDuck ||
    isDry ||
    aft <= spent ||
    machine.structure * 2 >= dash.structure.boxes ||
    isCrippled(machine, dash.controls, dash.engineBoxes.indexOf('minus-1'))
  );
}

/** (19) Reinforcements enter high and unseen. */
function bringReinforcements({ met, side }: DogFight, table: Table): void {
  const { book } = table;
  const there = side.machines.map(({ id, out }) => ({ id, isIn: out === undefined }));
  const entrants = bringMore(met, there, book.airToAirCombat.diveBonus.surprise.amount, table);
  const joined = joiningMachines(entrants, side, book);
  const ours = machinesFlying(side).filter((machine) => machine.side === 'allied');
  for (const machine of joined) machine.seen = ours.map(({ id }) => id);
  side.machines.push(...joined);
}
