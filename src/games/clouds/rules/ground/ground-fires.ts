import type { Roll } from '../../../../cards/dice.ts';
import type { TableDice } from '../../../../cards/reading/cells.ts';
import { rowAt } from '../../../../cards/row-at.ts';
import { expectDefined } from '../../../../cards/rulebook.ts';
import { farBetween, straight } from '../../../../kit/geometry/headings.ts';
import type { Table } from '../../../../table/table.ts';
import {
  type CloudsPlace,
  type FightingMachine,
  type GroundUnit,
  has,
  isUp,
  type Skirmish,
  type SkirmishSeen,
} from '../../table/skirmish.ts';
import { threatsTo } from '../initiative.ts';
import { bandOf, forBand, spaceBetween } from '../look-up.ts';
import { seenBy } from '../seen.ts';
import { baseOf, farTo, partOf } from '../shooting/shots.ts';
import { harmTo, sufferResult } from '../shooting/suffer.ts';
import { fallAtOnce } from '../spin-and-fire.ts';
import { observerOf, rollTableDice, skillOf, successesOf } from '../tests.ts';

/** (C004) Moving ground units move first. */
export function moveGround({ ground }: Skirmish): void {
  for (const unit of ground)
    if (unit.strength > 0 && !unit.isSheltering) unit.place = straight(unit.place, unit.heading, 100 * unit.speed);
}

/** (C015) The ground fires before the air. Ours: each unit at the nearest machine. */
export function groundFires(fight: Skirmish, table: Table): void {
  for (const unit of fight.ground.filter(({ strength, isSheltering }) => strength > 0 && !isSheltering)) {
    fireFrom(unit, fight, table);
    fallAtOnce(fight, table);
  }
}

function fireFrom(unit: GroundUnit, fight: Skirmish, table: Table): void {
  const { range, damage } = expectDefined(fight.cards.ground.units[unit.kind], unit.kind);
  const targets = fight.machines.filter((machine) => machine.side !== unit.side && isUp(machine) && machine.height > 0);
  if (targets.length === 0) return;
  if (range === undefined || damage === undefined) return barrage(unit, targets, fight, table);
  const target = nearestOf(targets, (machine) => farTo(unit.place, 0, machine.place, machine.height));
  if (farTo(unit.place, 0, target.place, target.height) <= range) fireAt({ unit, target, damage }, fight, table);
}

function nearestOf(machines: readonly FightingMachine[], far: (machine: FightingMachine) => number): FightingMachine {
  const [nearest] = machines.toSorted((a, b) => far(a) - far(b));
  return expectDefined(nearest, 'machine to fire at');
}

interface FromGround {
  readonly unit: GroundUnit;
  readonly target: FightingMachine;
  readonly damage: TableDice;
}

/** (C114), (C115) Combat strength and the target's speed. Ours: the dice give a result of the damage table. */
function fireAt({ unit, target, damage }: FromGround, fight: Skirmish, table: Table): void {
  const { units, fromGround } = fight.cards.ground;
  const { strength } = expectDefined(units[unit.kind], unit.kind);
  const parts = [
    { part: 'strength' as const, amount: strength },
    ...partOf('speed', forBand(fromGround, bandOf(target.speed, target.panel, fight.cards))),
  ];
  const base = baseOf(parts);
  const roll = table.roll('clouds-shot');
  const successes = successesOf(base, roll.total);
  const told = { machine: unit.id, gun: 'ground', target: target.id, burst: 'normal' } as const;
  table.tell({ type: 'clouds-fired', ...told, parts, base, roll, successes });
  if (successes >= 0) sufferResult(rollTableDice({ dice: damage }, table).amount, harmTo(target, fight, table));
}

/**
 * (C118) An anti-aircraft gun lays its barrage on a machine. On each 1 it drifts and is thrown for again. It stays
 * there at the start of the next turn.
 */
function barrage(unit: GroundUnit, targets: readonly FightingMachine[], fight: Skirmish, table: Table): void {
  let stands = layBarrage(unit, targets, fight, table);
  for (;;) {
    unit.barrage = stands;
    const { moves } = throwBarrage({ unit, stands }, targets, fight, table);
    if (moves === undefined) return;
    stands = straight(stands, 2 * table.roll('clouds-drift').total, 100 * moves);
  }
}

/** Ours: it starts on any machine, and is then moved a number of Move Units a turn towards one, or left where it is. */
function layBarrage(unit: GroundUnit, targets: readonly FightingMachine[], fight: Skirmish, table: Table): CloudsPlace {
  const { id, side, barrage: stands } = unit;
  const aims = targets.map((machine) => {
    const place = stands ? broughtNearer(stands, machine.place, fight) : machine.place;
    return { machine: machine.id, place, off: farBetween(place, machine.place) };
  });
  const about = {
    side,
    view: seenBy(fight),
    machine: nearestOf(targets, ({ place }) => farBetween(stands ?? unit.place, place)).id,
    unit: id,
    stands: stands && Math.min(...targets.map(({ place }) => farBetween(stands, place))),
    aims: aims.map(({ machine, off }) => ({ machine, off })),
  };
  const options = [...(stands ? ['stay'] : []), ...aims.map(({ machine }) => machine)];
  const answer = table.choose('clouds-aim', about, options);
  const aim = aims.find(({ machine }) => machine === answer);
  if (!aim) return expectDefined(stands, 'barrage that stands');
  table.tell({ type: 'clouds-barrage-laid', unit: id, target: aim.machine, off: aim.off });
  return aim.place;
}

function broughtNearer(from: CloudsPlace, to: CloudsPlace, { cards }: Skirmish): CloudsPlace {
  const far = farBetween(from, to);
  const most = 100 * cards.ground.reAim.amount;
  if (far <= most) return to;
  const part = most / far;
  return { x: Math.round(from.x + (to.x - from.x) * part), y: Math.round(from.y + (to.y - from.y) * part) };
}

interface Barrage {
  readonly unit: GroundUnit;
  readonly stands: CloudsPlace;
}

function throwBarrage({ unit, stands }: Barrage, targets: readonly FightingMachine[], fight: Skirmish, table: Table) {
  const roll: Roll = table.roll('clouds-barrage');
  const row = rowAt(fight.cards.ground.barrage, roll.total);
  const target = nearestOf(targets, ({ place }) => farBetween(stands, place));
  table.tell({ type: 'clouds-barrage', unit: unit.id, target: target.id, roll, is: row.is });
  const isNear = farBetween(stands, target.place) <= 100 * fight.cards.ground.barrageWithin.amount;
  if (row.dice && isNear) sufferResult(rollTableDice(row, table).amount, harmTo(target, fight, table));
  return row;
}

/** (C024), (C120) to (C122) Observers correct, and the battery fires. */
export function spot(fight: Skirmish, table: Table): void {
  for (const battery of fight.spotting) {
    const target = fight.ground.find(({ id }) => id === battery.target);
    if (!target) continue;
    for (const machine of fight.machines.filter(({ side, did }) => side === battery.side && did.radioed))
      if (isUp(machine)) battery.dice = Math.max(battery.dice + correct(machine, target.place, fight, table), 0);
    const rolls = Array.from({ length: battery.dice }, () => table.roll('clouds-shell').total);
    const off = rolls.reduce((sum, face) => sum + face, 0);
    const isHit = off <= fight.cards.ground.spotting.hits.amount;
    if (isHit) battery.hits += 1;
    table.tell({ type: 'clouds-shell-fell', target: battery.target, rolls, off, isHit });
  }
}

/** (C121), (C122) The observer's Awareness; under the fire of enemy machines always the same row. */
function correct(machine: FightingMachine, aim: CloudsPlace, fight: Skirmish, table: Table): number {
  const { spotting } = fight.cards.ground;
  const man = observerOf(machine);
  const modifier =
    (machine.did.manoeuvred ? spotting.manoeuvring.amount : 0) +
    threatsTo(machine, fight) +
    spotting.each.amount * Math.floor(spaceBetween(machine, { place: aim, height: 0 }) / (100 * spotting.each.moves)) +
    (has(man, 'does-his-job') ? 3 : 0);
  const successes = machine.did.shotAt
    ? spotting.underFire.successes
    : successesOf(skillOf(man, 'awareness', fight) + modifier, table.roll('clouds-spotting').total);
  const { dice, words } = rowAt(spotting.results, successes);
  table.tell({ type: 'clouds-spotted', machine: machine.id, successes, words, dice });
  return dice;
}

/** Ours: a photograph is taken in level flight, near enough to its target. */
export function photograph(fight: Skirmish, table: Table): void {
  for (const machine of fight.machines) {
    if (!machine.did.photographed || !isUp(machine) || machine.did.manoeuvred) continue;
    for (const target of inPicture(machine, fight)) {
      fight.photographs.push({ machine: machine.id, target });
      table.tell({ type: 'clouds-photographed', machine: machine.id, target });
    }
  }
}

/** In hundredths of a Move Unit: the greatest distance of a camera. */
export const PLATE = 300;

/** The photo targets near enough to a machine. */
export const inPicture = (machine: FightingMachine, fight: Skirmish): string[] =>
  fight.ground.filter((unit) => isInPicture(unit, machine, fight)).map(({ id }) => id);

const isInPicture = (unit: GroundUnit, machine: FightingMachine, fight: Skirmish): boolean =>
  isWanted(unit, machine, fight) && farBetween(unit.place, machine.place) <= PLATE;

/** Nobody of a side that wants a picture of it has one yet. */
export const isWanted = ({ id, side }: GroundUnit, machine: FightingMachine, { photographs }: SkirmishSeen): boolean =>
  side !== machine.side && !photographs.some(({ target }) => target === id);
