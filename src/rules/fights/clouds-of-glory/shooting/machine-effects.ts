import type { EffectOf } from '../../../../rulebook/fights/clouds-of-glory/effects.ts';
import { rowAt } from '../../../../rulebook/fights/clouds-of-glory/row-at.ts';
import { promised } from '../../../../rulebook/promised.ts';
import type { Suffered, TestFor } from '../../../../table/fights/clouds-of-glory/clouds-events.ts';
import { type GunOnBoard, has, isUp } from '../../../../table/fights/clouds-of-glory/skirmish.ts';
import { letterIndex } from '../look-up.ts';
import { flyingTest, tested, thrown } from '../tests.ts';
import type { Hit } from './hit.ts';
import { goHome, killAll, lose, testStay } from './loss.ts';

export function tellSuffered({ plane, table }: Pick<Hit, 'plane' | 'table'>, what: Suffered, amount = 0): void {
  table.tell({ type: 'clouds-suffered', machine: plane.id, what, amount });
}

/** Structural strength goes; with the last of it she breaks up. */
export function loseStructure(effect: EffectOf<'structure'>, { plane, fight, table }: Hit): void {
  if (!isUp(plane)) return;
  const { amount, roll } = thrown(effect, table);
  plane.structure = Math.max(plane.structure - amount, 0);
  const left = plane.structure;
  table.tell({ type: 'clouds-structure-lost', machine: plane.id, amount, left, ...(roll && { roll }) });
  if (left === 0) breakUp({ plane, fight, table });
}

export function breakUp({ plane, fight, table }: Pick<Hit, 'plane' | 'fight' | 'table'>): void {
  killAll(plane, 'broke-up', fight, table);
}

/** (C009), (C043) to (C048) A test against the strength that is left; what fails throws on the table. */
export function testStructure(hit: Hit, why: TestFor): void {
  const { plane, fight, table } = hit;
  if (!isUp(plane)) return;
  const trial = { of: 'structure', why, who: 'machine', skill: plane.structure } as const;
  if (tested(plane, trial, fight, table).successes >= 0) return;
  const roll = table.roll('clouds-structural-failure', plane.id);
  const row = rowAt(
    fight.cards.mishaps.structuralFailure,
    Math.min(roll.total + (has(plane.pilot, 'best-rigger') ? 1 : 0), 6),
  );
  table.tell({ type: 'clouds-structure-failed', machine: plane.id, roll, words: row.words });
  hit.apply(row.effects);
}

/** (C038) She spins, if she does not already. */
export function beginSpin({ plane, table }: Pick<Hit, 'plane' | 'table'>): void {
  if (plane.status !== 'flying') return;
  plane.status = 'spinning';
  table.tell({ type: 'clouds-spin', machine: plane.id, is: 'began', height: plane.height });
}

/** A Flying test, or she spins; (C127) a daredevil has more of it where they collide. */
export function flyOrSpin(effect: EffectOf<'flying-or-spin'>, hit: Hit): void {
  const { plane, fight, table } = hit;
  if (plane.status !== 'flying') return;
  const more = effect.collision && has(plane.pilot, 'daredevil') ? 5 : 0;
  const { successes } = flyingTest(plane, effect.collision ? 'collision' : 'stick', more, fight, table);
  if (successes < 0) beginSpin(hit);
}

/** (C071) One gun, or two that lie side by side. */
export function hitGuns({ twoFrom }: EffectOf<'gun-hit'>, hit: Hit): void {
  const { plane, table } = hit;
  const roll = table.roll('clouds-guns-hit', plane.id);
  const battery = plane.forward.guns.length > 0 ? plane.forward : plane.rear;
  const whole = (battery?.guns ?? []).filter(({ is }) => is !== 'dead');
  const gone = whole.slice(0, roll.total >= twoFrom ? 2 : 1);
  for (const gun of gone) disable(gun);
  table.tell({ type: 'clouds-suffered', machine: plane.id, what: 'gun-hit', amount: gone.length, roll });
}

function disable(gun: GunOnBoard): void {
  gun.is = 'dead';
  gun.actions = 0;
}

/** (C076) The ammunition of the main guns cooks off. */
export function loseGuns(hit: Hit): void {
  for (const gun of hit.plane.forward.guns) disable(gun);
  tellSuffered(hit, 'guns-gone');
}

/** (C072), (C096) The engine gives so much less in each move from now on. */
export function loseEngine(effect: EffectOf<'engine-loss'>, hit: Hit): void {
  const { plane, table } = hit;
  const { amount, roll } = thrown(effect, table);
  plane.engineLoss += amount;
  if (effect.later !== true) plane.speed = Math.max(plane.speed - amount, 0);
  table.tell({ type: 'clouds-suffered', machine: plane.id, what: 'engine-loss', amount, ...(roll && { roll }) });
}

/** (C073), (C097) Petrol for so many turns; a certain total burns. */
export function loseFuel(effect: EffectOf<'fuel'>, hit: Hit): void {
  const { plane, table } = hit;
  const { amount, roll } = thrown(effect, table);
  if (amount === effect.fireOn) {
    hit.strike(plane, TANK_BURNS);
    return;
  }
  if (plane.panel.engines === undefined) plane.fuel = Math.min(plane.fuel ?? amount, amount);
  else plane.engineLoss += 1;
  table.tell({ type: 'clouds-suffered', machine: plane.id, what: 'fuel', amount, ...(roll && { roll }) });
}

/** Results of the damage table that others call. */
const TANK_BURNS = 27;
const PILOT_BURNS = 29;

/** (C083), (C084), (C101), (C103) An engine stops, burns, or both. */
export function stopEngine(effect: EffectOf<'engine-stops'>, hit: Hit): void {
  const { plane, table, fight } = hit;
  const { orFireFrom, andFireFrom, fire } = effect;
  if (plane.panel.engines !== undefined) table.roll('clouds-engine-side');
  const roll = table.roll('clouds-engine-fire', plane.id);
  const burns = roll.total >= (orFireFrom ?? promised(andFireFrom, 'face on which it burns'));
  if (!burns || orFireFrom === undefined) {
    plane.engines = Math.max(plane.engines - 1, 0);
    plane.mayRestart = andFireFrom !== undefined && !burns;
    table.tell({ type: 'clouds-suffered', machine: plane.id, what: 'engine-stops', amount: plane.engines, roll });
  }
  if (burns) hit.strike(plane, fire === 'tank' ? TANK_BURNS : PILOT_BURNS);
  else if (plane.engines === 0 && !testStay(plane, plane.pilot, 'stay', fight, table)) goHome(plane, fight, table);
}

/** (C085), (C105) The petrol tank burns: forced home, and it reaches the cockpit. */
export function catchFire({ dice, ends }: EffectOf<'fire'>, hit: Hit): void {
  const { plane, fight, table } = hit;
  const { amount, roll } = thrown({ dice }, table);
  plane.fire = { reaches: fight.turn + amount, ends, isForGood: plane.fire?.isForGood ?? false };
  table.tell({ type: 'clouds-suffered', machine: plane.id, what: 'fire', amount, ...(roll && { roll }) });
  goHome(plane, fight, table);
}

/** (C086) A spin from which nobody comes out. */
export function loseWing({ parachute }: EffectOf<'wing-gone'>, hit: Hit): void {
  const { plane } = hit;
  tellSuffered(hit, 'wing-gone', parachute);
  plane.credit ??= hit.by;
  beginSpin(hit);
  plane.isBeyondHelp = true;
  plane.parachuteLess = parachute;
  plane.why = 'wing-gone';
}

/** (C106), (C107) Nothing will save her. */
export function doom(hit: Hit): void {
  const { plane } = hit;
  if (plane.fire) plane.fire = { ...plane.fire, isForGood: true };
  plane.isBeyondHelp = true;
  tellSuffered(hit, 'lost');
}

/** (C077), (C100) A structural test whenever she is handled. */
export function strainEach({ freeFrom, guns, bombs }: EffectOf<'test-each-manoeuvre'>, hit: Hit): void {
  hit.plane.testEach = { freeFrom: letterIndex(freeFrom), guns: guns === true, bombs: bombs === true };
  tellSuffered(hit, 'test-each-manoeuvre');
}

/** (C087) The pilot burns; whoever sees it from near by tests his nerve. */
export function burnPilot({ within }: EffectOf<'pilot-burns'>, hit: Hit, near: readonly Hit['plane'][]): void {
  const { plane, fight, table } = hit;
  tellSuffered(hit, 'pilot-burns', within);
  lose(plane, 'burned', fight, table);
  plane.pilot.fortitude = 0;
  for (const other of near) if (!testStay(other, other.pilot, 'nerve', fight, table)) goHome(other, fight, table);
}
