import { rowAt } from '../../../cards/row-at.ts';
import type { Table } from '../../../table/table.ts';
import { type Engine, type EngineSide, type FightingMachine, isUp, type Skirmish } from '../table/skirmish.ts';
import { changeEngine, runningEngines, stopEngineOn } from './engines.ts';
import { strikeGround } from './ground/ground-contact.ts';
import { goHome, kill, killAll, lose, testStay } from './shooting/loss.ts';
import { TANK_BURNS } from './shooting/machine-effects.ts';
import { harmTo } from './shooting/suffer.ts';
import { flyingTest, isAway } from './tests.ts';

/** (C005) A spinning machine falls, and its pilot tries to recover. */
export function fallSpinning(machine: FightingMachine, fight: Skirmish, table: Table): void {
  const { rebuilt } = fight.cards.movement;
  machine.height = Math.max(machine.height - rebuilt.spin.falls, 0);
  machine.did.manoeuvred = true;
  if (machine.height === 0) {
    // Ours: nobody comes down alive in a machine that has broken up.
    if (machine.why === 'broke-up') killAll(machine, 'broke-up', fight, table);
    else strikeGround(machine, 'helpless', fight, table);
    return;
  }
  const isOut =
    mayRecover(machine, fight, table) && flyingTest(machine, { why: 'spin', modifier: 0 }, fight, table).successes >= 0;
  if (isOut) comeOut(machine, fight);
  table.tell({ type: 'clouds-spin', machine: machine.id, is: isOut ? 'ended' : 'goes-on', height: machine.height });
}

/**
 * (C082), (C130) Not if nobody aboard is awake, or the machine is beyond help. In such a spin an unconscious man also
 * wakes, and may jump.
 */
const mayRecover = (machine: FightingMachine, fight: Skirmish, table: Table): boolean =>
  !isAway(machine, fight, table) && !machine.isBeyondHelp;

/** (C076) A pilot who has lost the stick spins at once, and fires no more in this turn. */
export function fallAtOnce(fight: Skirmish, table: Table): void {
  for (const machine of fight.machines) {
    if (!machine.did.fallsAtOnce) continue;
    machine.did = { ...machine.did, fallsAtOnce: false, stalled: true };
    fallSpinning(machine, fight, table);
  }
}

/** Ours: after a spin the machine flies at the slowest Medium speed. */
function comeOut(machine: FightingMachine, { cards }: Skirmish): void {
  machine.status = 'flying';
  machine.bank = 'level';
  machine.speed = Math.floor((machine.panel.top * cards.movement.rebuilt.slowTo.amount) / 1000) + 1;
}

/**
 * (C093) Once a turn after all have moved: the fire goes out, does damage, or reaches the tank; (C085) at last the
 * cockpit.
 */
export function burnOn(machine: FightingMachine, fight: Skirmish, table: Table): void {
  if (!machine.fire || !isUp(machine)) return;
  const roll = table.roll('clouds-burning', machine.id);
  const row = rowAt(fight.cards.mishaps.fire, roll.total);
  const is = row.is === 'out' && machine.fire.isForGood ? 'burns' : row.is;
  table.tell({ type: 'clouds-burned', machine: machine.id, roll, is });
  const hit = harmTo(machine, fight, table);
  if (is === 'out') machine.fire = undefined;
  else if (is === 'explodes') killAll(machine, 'exploded', fight, table);
  else hit.apply([{ do: 'structure', plus: roll.total }]);
  if (isUp(machine)) reachCockpit(machine, fight, table);
}

function reachCockpit(machine: FightingMachine, fight: Skirmish, table: Table): void {
  if (!machine.fire || fight.turn < machine.fire.reaches) return;
  if (machine.fire.ends === 'death') {
    lose(machine, 'burned', fight, table);
    kill(machine, machine.pilot, fight, table);
  } else harmTo(machine, fight, table).apply([{ do: 'wound', who: 'pilot', dice: '1d6' }]);
}

/**
 * (C072) Smoke becomes fire unless the machine was fast enough. (C073) The petrol runs out, (C097) engine by engine.
 */
export function smokeAndFuel(machine: FightingMachine, fight: Skirmish, table: Table): void {
  if (!isUp(machine)) return;
  for (const engine of machine.engines) smokeOn(engine, machine, fight, table);
  for (const { side, petrolUntil = Number.POSITIVE_INFINITY } of machine.engines)
    if (fight.turn >= petrolUntil) runDry(machine, side, fight, table);
}

function smokeOn({ side, smoke }: Engine, machine: FightingMachine, fight: Skirmish, table: Table): void {
  if (!smoke || fight.turn < smoke.from) return;
  const isBlownOut = Math.max(machine.speed, machine.did.fastest) * 10 >= smoke.kmh;
  if (!isBlownOut && fight.turn < smoke.until) return;
  changeEngine(machine, side, { smoke: undefined });
  if (!isBlownOut) harmTo(machine, fight, table).strike(machine, TANK_BURNS);
}

/** (C073) The petrol is used up; (C097) for one engine of two. (C090) An engine that stops tests the pilot. */
function runDry(machine: FightingMachine, side: EngineSide | undefined, fight: Skirmish, table: Table): void {
  changeEngine(machine, side, { petrolUntil: undefined });
  if (!stopEngineOn(side, 'dry', machine)) return;
  const amount = runningEngines(machine);
  table.tell({ type: 'clouds-suffered', machine: machine.id, what: 'fuel-out', amount });
  if (isUp(machine) && !testStay(machine, { man: machine.pilot, why: 'stay' }, fight, table))
    goHome(machine, fight, table);
}
