import { farBetween, isWithin, turned } from '../../../kit/geometry/headings.ts';
import type { Table } from '../../../table/table.ts';
import {
  enemiesOf,
  type FightingMachine,
  has,
  type Initiative,
  isUp,
  type Man,
  type Skirmish,
} from '../table/skirmish.ts';
import { seenBy } from './seen.ts';
import { skillOf } from './tests.ts';

/** (C001) Enemies that have the machine ahead reduce its initiative; (C121) so does its observer's spotting. */
export function threatsTo(machine: FightingMachine, fight: Skirmish): number {
  const { side, rear, most, within } = fight.cards.shooting.threats;
  let sum = 0;
  for (const enemy of enemiesOf(machine, fight)) {
    if (!threatens(enemy, machine, 100 * within.amount)) continue;
    const threat = isWithin(machine.place, turned(machine.heading, 12), enemy.place, 45)
      ? rear.amount
      : sideOrFront(machine, enemy, side.amount);
    // (C127) He is hard to shake off when he threatens, which is never from ahead.
    sum += threat < 0 && has(enemy.pilot, 'sticky') ? threat - 2 : threat;
  }
  return Math.max(sum, most.amount);
}

/** (C126) The slippery ignore two points of it, in their own initiative only. */
export const threatsFelt = (machine: FightingMachine, fight: Skirmish): number =>
  Math.min(threatsTo(machine, fight) + (has(machine.pilot, 'slippery') ? 2 : 0), 0);

const sideOrFront = (machine: FightingMachine, enemy: FightingMachine, amount: number): number =>
  isWithin(machine.place, machine.heading, enemy.place, 45) ? 0 : amount;

/** Ours: the machine is near, and has the other ahead. */
const threatens = (enemy: FightingMachine, machine: FightingMachine, within: number): boolean =>
  enemy.status === 'flying' &&
  farBetween(enemy.place, machine.place) <= within &&
  Math.abs(enemy.height - machine.height) * 100 <= within &&
  isWithin(enemy.place, enemy.heading, machine.place, 45);

/** (C002) 1d10; each 10 is rolled on and added. */
function throwOpenEnded({ id }: FightingMachine, table: Table): number[] {
  const dice: number[] = [];
  do dice.push(table.roll('clouds-initiative', id).total);
  while (dice.at(-1) === TEN);
  return dice;
}

const TEN = 10;
const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);

/** (C001) to (C003), (C016) Every pilot throws, and every gunner for himself. */
export function rollInitiatives(fight: Skirmish, table: Table): void {
  for (const machine of fight.machines.filter(isUp)) {
    if (!machine.fire) {
      machine.initiative = initiativeOf(machine, machine.pilot, fight, table);
      machine.flinch = 0;
    }
    if (machine.gunner && machine.gunner.fortitude > 0 && !machine.gunner.isOut)
      machine.gunnerInitiative = initiativeOf(machine, machine.gunner, fight, table);
  }
  breakTies(fight, table);
  // (C127) Leaders may exchange theirs.
  for (const machine of fight.machines.filter(isUp)) exchange(machine, fight, table);
}

function initiativeOf(machine: FightingMachine, man: Man, fight: Skirmish, table: Table): Initiative {
  const bonus = machine.diveBonus;
  const modifier = man.seat === 'pilot' ? threatsFelt(machine, fight) + machine.flinch + bonus : bonus;
  const first = throwInitiative(machine, { man, modifier }, fight, table);
  if (!has(man, 'cool-headed') || man.hasUsed.includes('cool-headed')) return first;
  const about = { side: machine.side, view: seenBy(fight), machine: machine.id, who: man.seat, total: first.total };
  if (table.choose('clouds-initiative-again', about, ['keep', 'again']) === 'keep') return first;
  man.hasUsed = [...man.hasUsed, 'cool-headed'];
  return throwInitiative(machine, { man, modifier }, fight, table);
}

interface Thrower {
  readonly man: Man;
  readonly modifier: number;
}

function throwInitiative(
  machine: FightingMachine,
  { man, modifier }: Thrower,
  fight: Skirmish,
  table: Table,
): Initiative {
  const dice = throwOpenEnded(machine, table);
  const awareness = skillOf(man, 'awareness', fight);
  const total = sum(dice) + awareness + modifier;
  table.tell({ type: 'clouds-initiative', machine: machine.id, who: man.seat, dice, awareness, modifier, total });
  return { total, die: sum(dice), again: [] };
}

/** Higher first: by the total, then the die, then the tie-break throws. */
export function compare(a: Initiative, b: Initiative): number {
  if (a.total !== b.total) return b.total - a.total;
  if (a.die !== b.die) return b.die - a.die;
  for (const [i, die] of a.again.entries()) {
    const other = b.again[i] ?? 0;
    if (die !== other) return other - die;
  }
  return b.again.length - a.again.length;
}

/** (C003) Ties throw again until they differ. */
function breakTies(fight: Skirmish, table: Table): void {
  const up = fight.machines.filter((machine) => isUp(machine) && !machine.fire);
  for (let tied = tiedAmong(up); tied.length > 0; tied = tiedAmong(up))
    for (const machine of tied) {
      const { total } = table.roll('clouds-initiative', machine.id);
      machine.initiative = { ...machine.initiative, again: [...machine.initiative.again, total] };
    }
}

const tiedAmong = (machines: readonly FightingMachine[]): FightingMachine[] =>
  machines.filter((machine) =>
    machines.some((other) => other !== machine && compare(machine.initiative, other.initiative) === 0),
  );

/** (C127) A leader may once exchange his initiative with another of his side. */
function exchange(machine: FightingMachine, fight: Skirmish, table: Table): void {
  const { pilot, side, id } = machine;
  if (machine.fire || !has(pilot, 'leadership') || pilot.hasUsed.includes('leadership')) return;
  const friends = fight.machines.filter(
    (other) => other.side === side && other !== machine && isUp(other) && !other.fire,
  );
  const options = ['keep', ...friends.map((friend) => friend.id)];
  const answer = table.choose('clouds-exchange', { side, view: seenBy(fight), machine: id }, options);
  const friend = friends.find((other) => other.id === answer);
  if (!friend) return;
  [machine.initiative, friend.initiative] = [friend.initiative, machine.initiative];
  pilot.hasUsed = [...pilot.hasUsed, 'leadership'];
  table.tell({ type: 'clouds-exchanged', machine: id, other: friend.id });
}
