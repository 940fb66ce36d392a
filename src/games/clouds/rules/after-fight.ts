import type { Table } from '../../../table/table.ts';
import { type FightingMachine, isUp, type Skirmish } from '../table/skirmish.ts';
import { changeEngine, hasPower, runningEngines, stopEngineOn } from './engines.ts';
import { stallSpeed } from './flying/course-end.ts';
import { land } from './ground/ground-contact.ts';
import { jump } from './jump.ts';
import { burnOn, fallSpinning } from './spin-and-fire.ts';

/**
 * (C092) After the fight: a fire or a spin goes on until it is over, wherever the machine is; a machine that cannot
 * reach home comes down. Ours: smoke is blown out, because nobody pursues.
 */
export function afterFight(fight: Skirmish, table: Table): void {
  const gone = fight.machines.filter(({ status }) => status === 'left');
  for (const machine of gone) machine.status = 'flying';
  while (fight.machines.some(isUnsettled)) playOn(fight, table);
  for (const machine of fight.machines) runDry(machine, table);
  for (const machine of fight.machines.filter(mustComeDown)) comeDown(machine, gone, fight, table);
  for (const machine of gone) if (machine.status === 'flying') machine.status = 'left';
}

const isUnsettled = (machine: FightingMachine): boolean =>
  isUp(machine) && (machine.fire !== undefined || machine.status === 'spinning');

/** (C005), (C026), (C093) One more turn for machines that burn or spin, with one try to jump for each man. */
function playOn(fight: Skirmish, table: Table): void {
  fight.turn += 1;
  for (const machine of fight.machines.filter(isUnsettled)) {
    jump(machine, fight, table);
    if (machine.status === 'spinning') fallSpinning(machine, fight, table);
    burnOn(machine, fight, table);
  }
}

/** (C073) An engine whose fuel lines are hit has not enough petrol to reach home. */
function runDry(machine: FightingMachine, table: Table): void {
  const leaking = machine.engines.filter(({ petrolUntil }) => petrolUntil !== undefined);
  if (!isUp(machine) || leaking.length === 0) return;
  for (const { side } of leaking) {
    changeEngine(machine, side, { petrolUntil: undefined });
    stopEngineOn(side, 'dry', machine);
  }
  const amount = runningEngines(machine);
  table.tell({ type: 'clouds-suffered', machine: machine.id, what: 'fuel-out', amount });
}

const mustComeDown = (machine: FightingMachine): boolean =>
  machine.status === 'flying' && machine.height > 0 && (machine.mustLand || !hasPower(machine));

/**
 * (C091) Ours: a machine without an engine comes down where it is; off the board it is nobody's victory. (C052) Its
 * height is enough to lose all excess speed, so it lands at its stalling speed.
 */
function comeDown(machine: FightingMachine, gone: readonly FightingMachine[], fight: Skirmish, table: Table): void {
  machine.speed = Math.min(machine.speed, stallSpeed(machine));
  const onBoard = !gone.includes(machine) && !hasPower(machine);
  land(machine, { isEmergency: true, onBoard }, fight, table);
}
