import {
  enemiesOf,
  type FightingMachine,
  isUp,
  type Skirmish,
} from '../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Table } from '../../../table/table.ts';
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

/** One turn: initiative, movement, shooting, and whatever is left to test. */
export function playTurn(fight: Skirmish, table: Table): void {
  fight.turn += 1;
  table.tell({ type: 'clouds-turn-began', turn: fight.turn });
  for (const plane of fight.planes) plane.did = idle();
  rollInitiatives(fight, table);
  moveAll(fight, table);
  for (const plane of fight.planes) burnOn(plane, fight, table);
  fallAtOnce(fight, table);
  for (const plane of fight.planes) gunnersRepair(plane, fight, table);
  groundFires(fight, table);
  airFires(fight, table);
  spot(fight, table);
  photograph(fight, table);
  for (const plane of fight.planes) smokeAndFuel(plane, fight, table);
  for (const plane of fight.planes) goesHome(plane, fight, table);
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
  shotAt: false,
  fallsAtOnce: false,
});

/** (C004) to (C006) The ground, then what burns or spins, then the lowest initiative first. */
function moveAll(fight: Skirmish, table: Table): void {
  moveGround(fight);
  const up = fight.planes.filter(isUp);
  const first = up.filter(({ status, fire }) => status === 'spinning' || fire !== undefined);
  const then = up.filter((plane) => !first.includes(plane)).sort((a, b) => compare(b.initiative, a.initiative));
  for (const plane of first) moveInDistress(plane, fight, table);
  for (const plane of then) if (plane.status === 'flying') moveOne(plane, fight, table);
}

function moveInDistress(plane: FightingMachine, fight: Skirmish, table: Table): void {
  jump(plane, fight, table);
  if (plane.status === 'spinning') fallSpinning(plane, fight, table);
  else if (plane.status === 'flying') moveOne(plane, fight, table);
}

function moveOne(plane: FightingMachine, fight: Skirmish, table: Table): void {
  move(plane, fight, table);
  if (plane.status === 'flying') collide(plane, fight, table);
}

/** Ours: off the board, or on the way home with nobody near, she is out of the fight. */
function goesHome(plane: FightingMachine, fight: Skirmish, table: Table): void {
  if (plane.status !== 'flying') return;
  const isOff = isOffBoard(plane.place, fight);
  const isClear =
    plane.isForcedHome && plane.height > 0 && enemiesOf(plane, fight).length > 0 && mayLeave(plane, fight);
  if (!isOff && !isClear) return;
  plane.status = 'left';
  plane.escaped = !plane.isForcedHome;
  table.tell({ type: 'clouds-left', machine: plane.id, why: isOff ? 'off-the-board' : 'forced-home' });
}
