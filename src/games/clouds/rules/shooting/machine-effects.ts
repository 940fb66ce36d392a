import type { Roll } from '../../../../cards/dice.ts';
import { rowAt } from '../../../../cards/row-at.ts';
import { expectDefined } from '../../../../cards/rulebook.ts';
import type { Table } from '../../../../table/table.ts';
import type { EffectOf } from '../../cards/effects.ts';
import type { Suffered, TestFor } from '../../table/clouds-events.ts';
import {
  type Battery,
  type EngineSide,
  type FightingMachine,
  type GunOnBoard,
  has,
  isUp,
} from '../../table/skirmish.ts';
import { changeEngine, engineOn, engineToShutDown, runningEngines, stopEngineOn } from '../engines.ts';
import { hasParachutes } from '../jump.ts';
import { letterIndex } from '../look-up.ts';
import { flyingTest, passesTest, rollTableDice } from '../tests.ts';
import type { CloudsHit } from './hit.ts';
import { creditFor, goHome, kill, killAll, lose, testStay } from './loss.ts';

export function tellSuffered(
  { machine, table }: Pick<CloudsHit, 'machine' | 'table'>,
  what: Suffered,
  amount = 0,
): void {
  table.tell({ type: 'clouds-suffered', machine: machine.id, what, amount });
}

/** Structural strength is lost; at 0 the machine breaks up. */
export function loseStructure(effect: EffectOf<'structure'>, { machine, fight, table }: CloudsHit): void {
  if (!isUp(machine)) return;
  const { amount, roll } = rollTableDice(effect, table);
  machine.structure = Math.max(machine.structure - amount, 0);
  const left = machine.structure;
  table.tell({ type: 'clouds-structure-lost', machine: machine.id, amount, left, ...(roll && { roll }) });
  if (left === 0) breakUp({ machine, fight, table });
}

/** (C028) The machine breaks up. Men with parachutes may leave it while it falls. */
export function breakUp({ machine, fight, table }: Pick<CloudsHit, 'machine' | 'fight' | 'table'>): void {
  if (!hasParachutes(machine)) return killAll(machine, 'broke-up', fight, table);
  if (machine.isBeyondHelp) return;
  // (C089) The victory is settled now, although somebody is still aboard.
  machine.credit ??= creditFor(machine, fight);
  machine.isBeyondHelp = true;
  machine.why = 'broke-up';
  tellSuffered({ machine, table }, 'lost');
  beginSpin({ machine, table });
}

/** (C009), (C043) to (C048) A test against the remaining strength. A failure throws on the damage table. */
export function testStructure(hit: CloudsHit, why: TestFor): void {
  const { machine, fight, table } = hit;
  if (!isUp(machine)) return;
  const trial = { of: 'structure', why, who: 'machine', skill: machine.structure } as const;
  if (passesTest(machine, trial, fight, table).successes >= 0) return;
  const roll = table.roll('clouds-structural-failure', machine.id);
  const row = rowAt(
    fight.cards.mishaps.structuralFailure,
    Math.min(roll.total + (has(machine.pilot, 'best-rigger') ? 1 : 0), 6),
  );
  table.tell({ type: 'clouds-structure-failed', machine: machine.id, roll, words: row.words });
  hit.apply(row.effects);
}

/** (C038) The machine spins, if it does not already. */
export function beginSpin({ machine, table }: Pick<CloudsHit, 'machine' | 'table'>): void {
  if (machine.status !== 'flying') return;
  machine.status = 'spinning';
  table.tell({ type: 'clouds-spin', machine: machine.id, is: 'began', height: machine.height });
}

/** A Flying test; a failure is a spin. (C127) A daredevil has a bonus in a collision. */
export function flyOrSpin(effect: EffectOf<'flying-or-spin'>, hit: CloudsHit): void {
  const { machine, fight, table } = hit;
  if (machine.status !== 'flying') return;
  const more = effect.collision && has(machine.pilot, 'daredevil') ? 5 : 0;
  const why = effect.collision ? 'collision' : 'stick';
  const { successes } = flyingTest(machine, { why, modifier: more }, fight, table);
  if (successes >= 0) return;
  beginSpin(hit);
  machine.did.fallsAtOnce = !effect.collision;
}

/** (C071) One gun, or two side by side. Ours: the fixed guns first. */
export function hitGuns({ twoFrom }: EffectOf<'gun-hit'>, hit: CloudsHit): void {
  const { machine, table } = hit;
  const roll = table.roll('clouds-guns-hit', machine.id);
  const wholeOf = (battery: Battery | undefined) => battery?.guns.filter(({ is }) => is !== 'dead') ?? [];
  const fixed = wholeOf(machine.forward);
  const whole = fixed.length > 0 ? fixed : wholeOf(machine.rear);
  const gone = whole.slice(0, roll.total >= twoFrom ? 2 : 1);
  for (const gun of gone) disable(gun);
  table.tell({ type: 'clouds-suffered', machine: machine.id, what: 'gun-hit', amount: gone.length, roll });
}

function disable(gun: GunOnBoard): void {
  gun.is = 'dead';
  gun.actions = 0;
}

/** (C076) The ammunition of the main guns explodes. */
export function loseGuns(hit: CloudsHit): void {
  for (const gun of hit.machine.forward.guns) disable(gun);
  tellSuffered(hit, 'guns-gone');
}

/** (C072), (C096) The engine gives less in each move from now on. A loss in dice is thrown again in each move. */
export function loseEngine(effect: EffectOf<'engine-loss'>, hit: CloudsHit): void {
  const { machine, table } = hit;
  const { amount, roll } = rollTableDice(effect, table);
  if (effect.dice) machine.uneven = [...machine.uneven, effect.dice];
  else machine.engineLoss += amount;
  if (effect.later !== true) machine.speed = Math.max(machine.speed - amount, 0);
  const what = effect.dice ? 'uneven' : 'engine-loss';
  table.tell({ type: 'clouds-suffered', machine: machine.id, what, amount, ...(roll && { roll }) });
}

/** (C072) The loss of an uneven engine in this move. */
export function throwUneven({ id: machine, uneven }: FightingMachine, table: Table): number {
  let lost = 0;
  for (const dice of uneven) {
    const { amount, roll } = rollTableDice({ dice }, table);
    lost += amount;
    table.tell({ type: 'clouds-suffered', machine, what: 'uneven', amount, ...(roll && { roll }) });
  }
  return lost;
}

/** (C073), (C097) Petrol for a number of turns after this one; a certain total burns. */
export function loseFuel(effect: EffectOf<'fuel'>, hit: CloudsHit): void {
  const { machine, fight, table } = hit;
  const side = sideHit(hit);
  const { amount, roll } = rollTableDice(effect, table);
  if (amount === effect.fireOn) {
    hit.strike(machine, TANK_BURNS);
    return;
  }
  const { petrolUntil = Number.POSITIVE_INFINITY, is } = engineOn(side, machine);
  if (is === 'running' || is === 'stopped')
    changeEngine(machine, side, { petrolUntil: Math.min(fight.turn + amount, petrolUntil) });
  table.tell({ type: 'clouds-suffered', machine: machine.id, what: 'fuel', amount, ...(roll && { roll }) });
}

/** (C096), (C097), (C101), (C103) Which of two engines is hit. */
export function sideHit({ machine, table }: Pick<CloudsHit, 'machine' | 'table'>): EngineSide | undefined {
  if (machine.panel.engines === undefined) return undefined;
  return table.roll('clouds-engine-side').total <= 3 ? 'left' : 'right';
}

/** (C096) A smoking engine is shut down and does not burn. */
export function shutDown(machine: FightingMachine): void {
  const side = engineToShutDown(machine)?.side;
  changeEngine(machine, side, { smoke: undefined });
  stopEngineOn(side, 'shut-down', machine);
}

/**
 * (C072), (C096) Turns count from the one after the hit. More smoke from the same engine does not restart the count.
 */
export function smoke({ turns, kmh, mayShutDown }: EffectOf<'smoke'>, hit: CloudsHit): void {
  const { machine, fight, side } = hit;
  const begun = { from: fight.turn + 1, until: fight.turn + turns, kmh, mayShutDown };
  changeEngine(machine, side, { smoke: engineOn(side, machine).smoke ?? begun });
  tellSuffered(hit, 'smoke', turns);
}

/** Results of the damage table that other effects refer to. */
export const TANK_BURNS = 27;
const PILOT_BURNS = 29;

/** (C083), (C084), (C101), (C103) An engine stops, burns, or both. (C090) For each that stops the pilot is tested. */
export function stopEngine(effect: EffectOf<'engine-stops'>, hit: CloudsHit): void {
  const { machine, table, fight } = hit;
  const { orFireFrom, andFireFrom, fire } = effect;
  const side = sideHit(hit);
  const roll = table.roll('clouds-engine-fire', machine.id);
  const burns = roll.total >= (orFireFrom ?? expectDefined(andFireFrom, 'face on which it burns'));
  const runsOn = burns && orFireFrom !== undefined;
  const is = burns || orFireFrom !== undefined ? 'dead' : 'stopped';
  const stops = !runsOn && haltEngine({ ...hit, side }, is, roll);
  if (burns) hit.strike(machine, fire === 'tank' ? TANK_BURNS : PILOT_BURNS);
  else if (stops && !testStay(machine, { man: machine.pilot, why: 'stay' }, fight, table))
    goHome(machine, fight, table);
}

/** Returns whether it ran until now. */
function haltEngine({ machine, side, table }: CloudsHit, is: 'dead' | 'stopped', roll: Roll): boolean {
  const stops = stopEngineOn(side, is, machine);
  const what = engineOn(side, machine).is === 'dead' ? 'engine-dead' : 'engine-stops';
  table.tell({ type: 'clouds-suffered', machine: machine.id, what, amount: runningEngines(machine), roll });
  return stops;
}

/** (C085), (C105) The petrol tank burns: the machine is forced home, and the fire reaches the cockpit. */
export function catchFire({ dice, ends }: EffectOf<'fire'>, hit: CloudsHit): void {
  const { machine, fight, table } = hit;
  const { amount, roll } = rollTableDice({ dice }, table);
  const reaches = Math.min(fight.turn + amount, machine.fire?.reaches ?? Number.POSITIVE_INFINITY);
  machine.fire = { reaches, ends, isForGood: machine.fire?.isForGood ?? false };
  // (C089) The victory is settled now, even if the machine burns for several turns.
  machine.credit ??= creditFor(machine, fight);
  table.tell({ type: 'clouds-suffered', machine: machine.id, what: 'fire', amount, ...(roll && { roll }) });
  goHome(machine, fight, table);
}

/** (C086) A spin without recovery. */
export function loseWing({ parachute }: EffectOf<'wing-gone'>, hit: CloudsHit): void {
  const { machine, fight } = hit;
  tellSuffered(hit, 'wing-gone', parachute);
  // (C089) The machine has broken up now, although it is still falling.
  machine.credit ??= creditFor(machine, fight);
  beginSpin(hit);
  machine.isBeyondHelp = true;
  machine.parachuteLess = parachute;
  machine.why = 'wing-gone';
}

/** (C106), (C107) Nothing can save the machine. */
export function doom(hit: CloudsHit): void {
  const { machine } = hit;
  if (machine.fire) machine.fire = { ...machine.fire, isForGood: true };
  machine.isBeyondHelp = true;
  tellSuffered(hit, 'lost');
}

/** (C077), (C100) A structural test at each manoeuvre, or at each turn. */
export function strainEach(effect: EffectOf<'test-each-manoeuvre'>, hit: CloudsHit): void {
  const { freeFrom, turnsOnly = false, guns = false, bombs = false } = effect;
  hit.machine.testEach = { freeFrom: letterIndex(freeFrom), turnsOnly, guns, bombs };
  tellSuffered(hit, 'test-each-manoeuvre');
}

/** (C087) The pilot burns; everyone near enough to see it tests his nerve. */
export function burnPilot(
  { within }: EffectOf<'pilot-burns'>,
  hit: CloudsHit,
  near: readonly CloudsHit['machine'][],
): void {
  const { machine, fight, table } = hit;
  tellSuffered(hit, 'pilot-burns', within);
  lose(machine, 'burned', fight, table);
  kill(machine, machine.pilot, fight, table);
  for (const other of near)
    if (!testStay(other, { man: other.pilot, why: 'nerve' }, fight, table)) goHome(other, fight, table);
}
