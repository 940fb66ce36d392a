import type { Roll } from '../../../../rulebook/dice.ts';
import type { TableDice } from '../../../../rulebook/fights/cells.ts';
import { rowAt } from '../../../../rulebook/fights/row-at.ts';
import { promised } from '../../../../rulebook/promised.ts';
import {
  type GroundUnit,
  has,
  isUp,
  type Place,
  type Plane,
  type Skirmish,
} from '../../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Table } from '../../../../table/table.ts';
import { farBetween, straight } from '../../geometry/headings.ts';
import { threatsTo } from '../initiative.ts';
import { bandOf, forBand } from '../look-up.ts';
import { baseOf, farTo, partOf } from '../shooting/shots.ts';
import { harmTo, sufferResult } from '../shooting/suffer.ts';
import { fallAtOnce } from '../spin-and-fire.ts';
import { observerOf, skillOf, successesOf, thrown } from '../tests.ts';

/** (C004) What moves on the ground moves first. */
export function moveGround({ ground }: Skirmish): void {
  for (const unit of ground)
    if (unit.strength > 0 && !unit.isSheltering) unit.place = straight(unit.place, unit.heading, 100 * unit.speed);
}

/** (C015) The ground fires before the air; ours: each at the machine nearest to it. */
export function groundFires(fight: Skirmish, table: Table): void {
  for (const unit of fight.ground.filter(({ strength, isSheltering }) => strength > 0 && !isSheltering)) {
    const target = nearestTo(unit, fight);
    if (target) fireFrom(unit, target, fight, table);
    fallAtOnce(fight, table);
  }
}

function fireFrom(unit: GroundUnit, target: Plane, fight: Skirmish, table: Table): void {
  const { range, damage } = promised(fight.cards.ground.units[unit.kind], unit.kind);
  if (range === undefined || damage === undefined) barrage(unit, target, fight, table);
  else if (farTo(unit.place, 0, target.place, target.height) <= range) fireAt(unit, target, damage, fight, table);
}

function nearestTo(unit: GroundUnit, { planes }: Skirmish): Plane | undefined {
  const targets = planes.filter((plane) => plane.side !== unit.side && isUp(plane) && plane.height > 0);
  const far = (plane: Plane) => farTo(unit.place, 0, plane.place, plane.height);
  return targets.sort((a, b) => far(a) - far(b))[0];
}

/** (C114), (C115) Combat strength and the speed of the target; ours: its dice are a result of the damage table. */
function fireAt(unit: GroundUnit, target: Plane, damage: TableDice, fight: Skirmish, table: Table): void {
  const { units, fromGround } = fight.cards.ground;
  const { strength } = promised(units[unit.kind], unit.kind);
  const parts = [
    { part: 'strength' as const, amount: strength },
    ...partOf('speed', forBand(fromGround, bandOf(target.speed, target.panel, fight.cards))),
  ];
  const base = baseOf(parts);
  const roll = table.roll('clouds-shot');
  const successes = successesOf(base, roll.total);
  const told = { machine: unit.id, gun: 'ground', target: target.id, burst: 'normal' } as const;
  table.tell({ type: 'clouds-fired', ...told, parts, base, roll, successes });
  if (successes >= 0) sufferResult(thrown({ dice: damage }, table).amount, harmTo(target, fight, table));
}

/** (C118) An anti-aircraft gun's barrage begins at its target; on each 1 it drifts and is thrown for again. */
function barrage(unit: GroundUnit, target: Plane, fight: Skirmish, table: Table): void {
  unit.barrage ??= target.place;
  for (;;) {
    const { moves } = throwBarrage(unit, unit.barrage, target, fight, table);
    if (moves === undefined) return;
    unit.barrage = straight(unit.barrage, 2 * table.roll('clouds-drift').total, 100 * moves);
  }
}

function throwBarrage(unit: GroundUnit, stands: Place, target: Plane, fight: Skirmish, table: Table) {
  const roll: Roll = table.roll('clouds-barrage');
  const row = rowAt(fight.cards.ground.barrage, roll.total);
  table.tell({ type: 'clouds-barrage', unit: unit.id, target: target.id, roll, is: row.is });
  const isNear = farBetween(stands, target.place) <= 100 * fight.cards.ground.barrageWithin.amount;
  if (row.dice && isNear) sufferResult(thrown(row, table).amount, harmTo(target, fight, table));
  return row;
}

/** (C024), (C120) to (C122) Observers correct, and the battery fires. */
export function spot(fight: Skirmish, table: Table): void {
  for (const battery of fight.spotting) {
    const target = fight.ground.find(({ id }) => id === battery.target);
    if (!target) continue;
    for (const plane of fight.planes.filter(({ side, did }) => side === battery.side && did.radioed))
      if (isUp(plane)) battery.dice = Math.max(battery.dice + correct(plane, target.place, fight, table), 0);
    const rolls = Array.from({ length: battery.dice }, () => table.roll('clouds-shell').total);
    const off = rolls.reduce((sum, face) => sum + face, 0);
    const isHit = off <= fight.cards.ground.spotting.hits.amount;
    if (isHit) battery.hits += 1;
    table.tell({ type: 'clouds-shell-fell', target: battery.target, rolls, off, isHit });
  }
}

/** (C121), (C122) The observer's Awareness; under the fire of enemy machines always the same row. */
function correct(plane: Plane, aim: Place, fight: Skirmish, table: Table): number {
  const { spotting } = fight.cards.ground;
  const man = observerOf(plane);
  const modifier =
    (plane.did.manoeuvred ? spotting.manoeuvring.amount : 0) +
    threatsTo(plane, fight) +
    spotting.each.amount * Math.floor(farBetween(plane.place, aim) / (100 * spotting.each.moves)) +
    (has(man, 'does-his-job') ? 3 : 0);
  const successes = plane.did.shotAt
    ? spotting.underFire.successes
    : successesOf(skillOf(man, 'awareness', fight) + modifier, table.roll('clouds-spotting').total);
  const { dice, words } = rowAt(spotting.results, successes);
  table.tell({ type: 'clouds-spotted', machine: plane.id, successes, words, dice });
  return dice;
}

/** Ours: a photograph is taken in level flight near enough to what is wanted. */
export function photograph(fight: Skirmish, table: Table): void {
  for (const plane of fight.planes) {
    if (!plane.did.photographed || !isUp(plane) || plane.did.manoeuvred) continue;
    for (const { id: target } of fight.ground.filter((unit) => isInPicture(unit, plane, fight))) {
      fight.photographs.push({ machine: plane.id, target });
      table.tell({ type: 'clouds-photographed', machine: plane.id, target });
    }
  }
}

/** In hundredths: how near a camera must be. */
const PLATE = 300;

const isInPicture = ({ id, side, place }: GroundUnit, plane: Plane, { photographs }: Skirmish): boolean =>
  side !== plane.side && farBetween(place, plane.place) <= PLATE && !photographs.some(({ target }) => target === id);
