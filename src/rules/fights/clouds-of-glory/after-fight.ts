import { type FightingMachine, isUp, type Skirmish } from '../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Table } from '../../../table/table.ts';
import { hasPower } from './flying/course.ts';
import { land } from './ground/ground-contact.ts';
import { jump } from './jump.ts';
import { killAll } from './shooting/loss.ts';
import { stopOne } from './shooting/machine-effects.ts';
import { burnOn, fallSpinning } from './spin-and-fire.ts';

/**
 * (C092) After the fight: what nothing will save falls; what burns or spins goes on until that is over, wherever it is;
 * and what cannot reach home comes down. Ours: smoke is blown out, with nobody at her heels.
 */
export function afterFight(fight: Skirmish, table: Table): void {
  const gone = fight.planes.filter(({ status }) => status === 'left');
  for (const plane of gone) plane.status = 'flying';
  for (const plane of fight.planes.filter(isLostAnyhow)) fall(plane, fight, table);
  while (fight.planes.some(isUnsettled)) playOn(fight, table);
  for (const plane of fight.planes) runDry(plane, table);
  for (const plane of fight.planes.filter(mustComeDown)) comeDown(plane, gone, fight, table);
  for (const plane of gone) if (plane.status === 'flying') plane.status = 'left';
}

const isLostAnyhow = ({ isBeyondHelp, fire }: FightingMachine): boolean => isBeyondHelp || fire?.isForGood === true;

function fall(plane: FightingMachine, fight: Skirmish, table: Table): void {
  jump(plane, fight, table);
  killAll(plane, plane.why ?? 'ground', fight, table);
}

const isUnsettled = (plane: FightingMachine): boolean =>
  isUp(plane) && (plane.fire !== undefined || plane.status === 'spinning');

/** (C005), (C093) A turn of those with whom it is not over. */
function playOn(fight: Skirmish, table: Table): void {
  fight.turn += 1;
  for (const plane of fight.planes.filter(isUnsettled)) {
    if (plane.fire) jump(plane, fight, table);
    if (plane.status === 'spinning') fallSpinning(plane, fight, table);
    burnOn(plane, fight, table);
  }
}

/** (C073) An engine whose lines are hit has not petrol enough to bring her home. */
function runDry(plane: FightingMachine, table: Table): void {
  if (!isUp(plane) || plane.fuel.length === 0) return;
  for (const { side } of plane.fuel) stopOne(plane, side);
  plane.fuel = [];
  table.tell({ type: 'clouds-suffered', machine: plane.id, what: 'fuel-out', amount: plane.engines });
}

const mustComeDown = (plane: FightingMachine): boolean =>
  plane.status === 'flying' && plane.height > 0 && (plane.mustLand || !hasPower(plane));

/** (C091) Ours: without an engine she comes down where she is; off the board she is nobody's victory. */
function comeDown(plane: FightingMachine, gone: readonly FightingMachine[], fight: Skirmish, table: Table): void {
  const onBoard = !gone.includes(plane) && !hasPower(plane);
  land(plane, { isEmergency: true, onBoard }, fight, table);
}
