import { rowAt } from '../../../rulebook/fights/row-at.ts';
import {
  type Balloon,
  type FightingMachine,
  has,
  isUp,
  type Skirmish,
} from '../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Table } from '../../../table/table.ts';
import { farBetween } from '../geometry/headings.ts';
import { damageBalloon } from './ground/ground-attack.ts';
import { bandOf, forBand } from './look-up.ts';
import { killAll } from './shooting/loss.ts';
import { harmTo } from './shooting/suffer.ts';
import { luckTest } from './tests.ts';

/**
 * (C055) to (C057) Who ends a move in another's place collides; ours: a Luck test, which the daredevil has better,
 * keeps them apart.
 */
export function collide(plane: FightingMachine, fight: Skirmish, table: Table): void {
  const reach = reachOf(fight);
  const other = inHerPlace(plane, fight);
  if (other) meet(plane, other, fight, table);
  if (!isUp(plane)) return;
  for (const balloon of fight.balloons) {
    const part = partInTheWay(balloon, plane, reach);
    if (part) hitBalloon(plane, { balloon, part }, fight, table);
  }
}

const reachOf = ({ cards }: Skirmish): number => cards.movement.rebuilt.collides.hundredths;

const inHerPlace = (plane: FightingMachine, fight: Skirmish): FightingMachine | undefined =>
  fight.planes.find(
    (each) =>
      each.id !== plane.id &&
      isUp(each) &&
      each.height === plane.height &&
      farBetween(each.place, plane.place) <= reachOf(fight),
  );

/** (C055) to (C057) Whom and what she would run into where she is to end her move, as it is then looked at. */
export function metAt(plane: FightingMachine, fight: Skirmish): string[] {
  const balloons = fight.balloons.filter((balloon) => partInTheWay(balloon, plane, reachOf(fight)) !== undefined);
  const other = plane.height > 0 ? inHerPlace(plane, fight) : undefined;
  return [...(other ? [other] : []), ...balloons].map(({ id }) => id);
}

/** What of a balloon she runs into: its envelope, or (C057) its cable, which hangs from it as long as it is not cut. */
interface InTheWay {
  readonly balloon: Balloon;
  readonly part: 'envelope' | 'cable';
}

function partInTheWay(balloon: Balloon, plane: FightingMachine, reach: number): InTheWay['part'] | undefined {
  if (!isUp(plane) || balloon.isBurnt || farBetween(balloon.place, plane.place) > reach) return undefined;
  if (plane.height === balloon.height) return 'envelope';
  const hangs = !balloon.isAirship && balloon.cable !== 'cut';
  return hangs && plane.height > 0 && plane.height < balloon.height ? 'cable' : undefined;
}

const isLucky = (plane: FightingMachine, fight: Skirmish, table: Table): boolean =>
  luckTest(plane, { why: 'collision', modifier: has(plane.pilot, 'daredevil') ? 5 : 0 }, fight, table).successes >= 0;

function throwCollision(plane: FightingMachine, { cards }: Skirmish, table: Table) {
  const modifier = forBand(cards.mishaps.collision.bands, bandOf(plane.speed, plane.panel, cards));
  return { roll: table.roll('clouds-collision'), modifier };
}

function meet(plane: FightingMachine, other: FightingMachine, fight: Skirmish, table: Table): void {
  if (plane.height === 0 || isLucky(plane, fight, table)) return;
  const { roll, modifier } = throwCollision(plane, fight, table);
  const row = rowAt(fight.cards.mishaps.collision.planes, roll.total + modifier);
  table.tell({ type: 'clouds-collided', machine: plane.id, other: other.id, roll, modifier, words: row.words });
  // Where both explode, neither has a throw for the other's fire, and who is near has one for both.
  const isBoth = row.victim.some((effect) => effect.do === 'explodes');
  if (isBoth) killAll(other, 'exploded', fight, table);
  harmTo(plane, fight, table).apply(row.rammer);
  if (!isBoth) harmTo(other, fight, table).apply(row.victim);
}

function hitBalloon(plane: FightingMachine, { balloon, part }: InTheWay, fight: Skirmish, table: Table): void {
  if (isLucky(plane, fight, table)) return;
  const { roll, modifier } = throwCollision(plane, fight, table);
  const row = rowAt(fight.cards.mishaps.collision.balloons, roll.total + modifier);
  table.tell({ type: 'clouds-collided', machine: plane.id, other: balloon.id, roll, modifier, words: row.words });
  harmTo(plane, fight, table).apply(row.rammer);
  const { explodes, plus: adds = 0 } = row.balloon ?? {};
  if (explodes) balloon.isBurnt = true;
  else if (row.balloon) damageBalloon(balloon, { adds, by: plane.id }, fight, table);
  if (!row.cable || part !== 'cable') return;
  balloon.cable = row.cable;
  table.tell({ type: 'clouds-cable', balloon: balloon.id, is: row.cable });
}
