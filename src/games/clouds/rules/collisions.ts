import { rowAt } from '../../../cards/row-at.ts';
import { farBetween } from '../../../kit/geometry/headings.ts';
import type { Table } from '../../../table/table.ts';
import { type CloudsBalloon, type FightingMachine, has, isUp, type Skirmish } from '../table/skirmish.ts';
import { damageBalloon } from './ground/ground-attack.ts';
import { bandOf, forBand } from './look-up.ts';
import { explode, harmTo } from './shooting/suffer.ts';
import { luckTest } from './tests.ts';

/**
 * (C055) to (C057) A machine that ends its move in another's place collides. Ours: a Luck test keeps them apart; a
 * daredevil has a bonus.
 */
export function collide(machine: FightingMachine, fight: Skirmish, table: Table): void {
  const reach = reachOf(fight);
  for (const other of inHerPlace(machine, fight)) if (isUp(machine) && isUp(other)) meet(machine, other, fight, table);
  if (!isUp(machine)) return;
  for (const balloon of fight.balloons) {
    const part = partInTheWay(balloon, machine, reach);
    if (part) hitBalloon(machine, { balloon, part }, fight, table);
  }
}

const reachOf = ({ cards }: Skirmish): number => cards.movement.rebuilt.collides.hundredths;

const inHerPlace = (machine: FightingMachine, fight: Skirmish): FightingMachine[] =>
  fight.machines.filter(
    (each) =>
      each.id !== machine.id &&
      isUp(each) &&
      each.height === machine.height &&
      farBetween(each.place, machine.place) <= reachOf(fight),
  );

/** (C055) to (C057) What a machine would collide with where its move ends, by the present positions. */
export function metAt(machine: FightingMachine, fight: Skirmish): string[] {
  const balloons = fight.balloons.filter((balloon) => partInTheWay(balloon, machine, reachOf(fight)) !== undefined);
  const others = machine.height > 0 ? inHerPlace(machine, fight) : [];
  return [...others, ...balloons].map(({ id }) => id);
}

/** The part of a balloon that is hit: its envelope, or (C057) its cable, which hangs below it until it is cut. */
interface InTheWay {
  readonly balloon: CloudsBalloon;
  readonly part: 'envelope' | 'cable';
}

function partInTheWay(balloon: CloudsBalloon, machine: FightingMachine, reach: number): InTheWay['part'] | undefined {
  if (!isUp(machine) || balloon.isBurnt || farBetween(balloon.place, machine.place) > reach) return undefined;
  if (machine.height === balloon.height) return 'envelope';
  const hangs = !balloon.isAirship && balloon.cable !== 'cut';
  return hangs && machine.height > 0 && machine.height < balloon.height ? 'cable' : undefined;
}

const isLucky = (machine: FightingMachine, fight: Skirmish, table: Table): boolean =>
  luckTest(machine, { why: 'collision', modifier: has(machine.pilot, 'daredevil') ? 5 : 0 }, fight, table).successes >=
  0;

function throwCollision(machine: FightingMachine, { cards }: Skirmish, table: Table) {
  const modifier = forBand(cards.mishaps.collision.bands, bandOf(machine.speed, machine.panel, cards));
  return { roll: table.roll('clouds-collision'), modifier };
}

function meet(machine: FightingMachine, other: FightingMachine, fight: Skirmish, table: Table): void {
  if (machine.height === 0 || isLucky(machine, fight, table)) return;
  const { roll, modifier } = throwCollision(machine, fight, table);
  const row = rowAt(fight.cards.mishaps.collision.planes, roll.total + modifier);
  table.tell({ type: 'clouds-collided', machine: machine.id, other: other.id, roll, modifier, words: row.words });
  const hit = harmTo(machine, fight, table);
  // Where both explode, neither throws for the other's fire. A machine near one of them throws once, for both.
  const blast = row.victim.find((effect) => effect.do === 'explodes');
  if (blast) return explode([other, machine], blast.within, hit);
  hit.apply(row.rammer);
  harmTo(other, fight, table).apply(row.victim);
}

function hitBalloon(machine: FightingMachine, { balloon, part }: InTheWay, fight: Skirmish, table: Table): void {
  if (isLucky(machine, fight, table)) return;
  const { roll, modifier } = throwCollision(machine, fight, table);
  const row = rowAt(fight.cards.mishaps.collision.balloons, roll.total + modifier);
  table.tell({ type: 'clouds-collided', machine: machine.id, other: balloon.id, roll, modifier, words: row.words });
  harmTo(machine, fight, table).apply(row.rammer);
  const { explodes, plus: adds = 0 } = row.balloon ?? {};
  if (explodes) balloon.isBurnt = true;
  else if (row.balloon) damageBalloon(balloon, { adds, by: machine.id }, fight, table);
  if (!row.cable || part !== 'cable') return;
  balloon.cable = row.cable;
  table.tell({ type: 'clouds-cable', balloon: balloon.id, is: row.cable });
}
