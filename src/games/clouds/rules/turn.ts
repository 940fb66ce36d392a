import type { Table } from '../../../table/table.ts';
import { enemiesOf, type FightingMachine, isUp, type Skirmish } from '../table/skirmish.ts';
import { collide } from './collisions.ts';
import { move } from './flying/fly.ts';
import { mayLeave } from './flying/open-steps.ts';
import { groundFires, moveGround, photograph, spot } from './ground/ground-fires.ts';
import { compare, rollInitiatives } from './initiative.ts';
import { jump } from './jump.ts';
import { isOffBoard } from './look-up.ts';
import { airFires } from './shooting/fire-phase.ts';
import { gunnersRepair } from './shooting/guns.ts';
import { burnOn, fallAtOnce, fallSpinning, smokeAndFuel } from './spin-and-fire.ts';

/** One turn: initiative, movement, shooting, and the remaining tests. */
export function playTurn(fight: Skirmish, table: Table): void {
  fight.turn += 1;
  table.tell({ type: 'clouds-turn-began', turn: fight.turn });
  for (const machine of fight.machines) machine.did = idle();
  rollInitiatives(fight, table);
  moveAll(fight, table);
  for (const machine of fight.machines) burnOn(machine, fight, table);
  fallAtOnce(fight, table);
  for (const machine of fight.machines) gunnersRepair(machine, fight, table);
  groundFires(fight, table);
  airFires(fight, table);
  spot(fight, table);
  photograph(fight, table);
  for (const machine of fight.machines) smokeAndFuel(machine, fight, table);
  for (const machine of fight.machines) goesHome(machine, fight, table);
}

export const idle = (): FightingMachine['did'] => ({
  manoeuvred: false,
  repaired: false,
  radioed: false,
  photographed: false,
  stalled: false,
  away: false,
  straight: 0,
  flown: 0,
  fastest: 0,
  shotAt: false,
  fallsAtOnce: false,
});

/** (C004) to (C006) The ground, then burning and spinning machines, then the lowest initiative first. */
function moveAll(fight: Skirmish, table: Table): void {
  moveGround(fight);
  const up = fight.machines.filter(isUp);
  const first = up.filter(({ status, fire }) => status === 'spinning' || fire !== undefined);
  const then = up.filter((machine) => !first.includes(machine)).sort((a, b) => compare(b.initiative, a.initiative));
  for (const machine of first) moveInDistress(machine, fight, table);
  for (const machine of then) if (machine.status === 'flying') moveOne(machine, fight, table);
}

function moveInDistress(machine: FightingMachine, fight: Skirmish, table: Table): void {
  jump(machine, fight, table);
  if (machine.status === 'spinning') fallSpinning(machine, fight, table);
  else if (machine.status === 'flying') moveOne(machine, fight, table);
}

function moveOne(machine: FightingMachine, fight: Skirmish, table: Table): void {
  move(machine, fight, table);
  if (machine.status === 'flying') collide(machine, fight, table);
}

/** Ours: a machine off the board, or on its way home with no enemy near, is out of the fight. */
function goesHome(machine: FightingMachine, fight: Skirmish, table: Table): void {
  if (machine.status !== 'flying') return;
  const isOff = isOffBoard(machine.place, fight);
  const isClear =
    machine.isForcedHome && machine.height > 0 && enemiesOf(machine, fight).length > 0 && mayLeave(machine, fight);
  if (!isOff && !isClear) return;
  machine.status = 'left';
  machine.escaped = !machine.isForcedHome;
  table.tell({ type: 'clouds-left', machine: machine.id, why: isOff ? 'off-the-board' : 'forced-home' });
}
