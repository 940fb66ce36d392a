import { rowAt } from '../../../rulebook/fights/row-at.ts';
import {
  type EngineSide,
  type FightingMachine,
  isUp,
  type Skirmish,
} from '../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Table } from '../../../table/table.ts';
import { strikeGround } from './ground/ground-contact.ts';
import { goHome, kill, killAll, lose, testStay } from './shooting/loss.ts';
import { stopOne, TANK_BURNS } from './shooting/machine-effects.ts';
import { harmTo } from './shooting/suffer.ts';
import { flyingTest, isAway } from './tests.ts';

/** (C005) A machine that spins falls, and her pilot tries to bring her out. */
export function fallSpinning(plane: FightingMachine, fight: Skirmish, table: Table): void {
  const { rebuilt } = fight.cards.movement;
  plane.height = Math.max(plane.height - rebuilt.spin.falls, 0);
  plane.did.manoeuvred = true;
  if (plane.height === 0) {
    strikeGround(plane, 'helpless', fight, table);
    return;
  }
  const isOut =
    mayRecover(plane, fight, table) && flyingTest(plane, { why: 'spin', modifier: 0 }, fight, table).successes >= 0;
  if (isOut) comeOut(plane, fight);
  table.tell({ type: 'clouds-spin', machine: plane.id, is: isOut ? 'ended' : 'goes-on', height: plane.height });
}

/** (C082), (C130) Not if she is beyond help, nor if nobody in her is awake. */
const mayRecover = (plane: FightingMachine, fight: Skirmish, table: Table): boolean =>
  !plane.isBeyondHelp && !isAway(plane, fight, table);

/** (C076) Out of whose hand the stick was shot spins at once, and fires no more in this turn. */
export function fallAtOnce(fight: Skirmish, table: Table): void {
  for (const plane of fight.planes) {
    if (!plane.did.fallsAtOnce) continue;
    plane.did = { ...plane.did, fallsAtOnce: false, stalled: true };
    fallSpinning(plane, fight, table);
  }
}

/** Ours: out of a spin at the slowest of Medium speed. */
function comeOut(plane: FightingMachine, { cards }: Skirmish): void {
  plane.status = 'flying';
  plane.bank = 'level';
  plane.speed = Math.floor((plane.panel.top * cards.movement.rebuilt.slowTo.amount) / 1000) + 1;
}

/**
 * (C093) Once a turn after all have moved: the fire goes out, eats, or reaches the tank; (C085) at last the cockpit.
 */
export function burnOn(plane: FightingMachine, fight: Skirmish, table: Table): void {
  if (!plane.fire || !isUp(plane)) return;
  const roll = table.roll('clouds-burning', plane.id);
  const row = rowAt(fight.cards.mishaps.fire, roll.total);
  const is = row.is === 'out' && plane.fire.isForGood ? 'burns' : row.is;
  table.tell({ type: 'clouds-burned', machine: plane.id, roll, is });
  const hit = harmTo(plane, fight, table);
  if (is === 'out') plane.fire = undefined;
  else if (is === 'explodes') killAll(plane, 'exploded', fight, table);
  else hit.apply([{ do: 'structure', plus: roll.total }]);
  if (isUp(plane)) reachCockpit(plane, fight, table);
}

function reachCockpit(plane: FightingMachine, fight: Skirmish, table: Table): void {
  if (!plane.fire || fight.turn < plane.fire.reaches) return;
  if (plane.fire.ends === 'death') {
    lose(plane, 'burned', fight, table);
    kill(plane, plane.pilot, fight, table);
  } else harmTo(plane, fight, table).apply([{ do: 'wound', who: 'pilot', dice: '1d6' }]);
}

/** (C072) Smoke turns to fire unless she has been fast enough; (C073) the petrol runs out, (C097) engine by engine. */
export function smokeAndFuel(plane: FightingMachine, fight: Skirmish, table: Table): void {
  if (!isUp(plane)) return;
  const { turn } = fight;
  plane.smoke = plane.smoke.filter(({ from, kmh }) => turn < from || plane.speed * 10 < kmh);
  const burning = plane.smoke.filter(({ until }) => turn >= until);
  plane.smoke = plane.smoke.filter(({ until }) => turn < until);
  for (const _ of burning) harmTo(plane, fight, table).strike(plane, TANK_BURNS);
  const dry = plane.fuel.filter(({ until }) => turn >= until);
  plane.fuel = plane.fuel.filter(({ until }) => turn < until);
  for (const { side } of dry) runDry(plane, side, fight, table);
}

/** (C073) No more petrol; (C097) to one engine of two. (C090) An engine that stops against his will is a test. */
function runDry(plane: FightingMachine, side: EngineSide | undefined, fight: Skirmish, table: Table): void {
  if (!stopOne(plane, side)) return;
  plane.mayRestart = false;
  table.tell({ type: 'clouds-suffered', machine: plane.id, what: 'fuel-out', amount: plane.engines });
  if (isUp(plane) && !testStay(plane, { man: plane.pilot, why: 'stay' }, fight, table)) goHome(plane, fight, table);
}
