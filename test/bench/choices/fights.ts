import type { Firing } from '../../../src/cards/printed/hit-cards.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { BurstWorth } from '../../../src/games/track/head/fight-worth.ts';
import type { AlliedMachine, Fight } from '../../../src/kit/fight/fight.ts';
import type { Policy } from '../../../src/kit/head/policy.ts';
import { AutomaticTable, nobodyWrites } from '../../../src/playouts/automatic-table.ts';
import { resolveFight } from '../../../src/procedure/resolve-fight.ts';
import { meanOf } from '../../../src/simulation/counting/statistics.ts';
import { fromDawn } from '../../../src/table/standpoint.ts';
import type { Table } from '../../../src/table/table.ts';
import { type CommanderName, commanderNamed } from './variations.ts';

/** How many fighters of ours, and of theirs, in turn; and whether a two-seater is with ours. */
export type Sizes = readonly (readonly [ours: number, theirs: number, escorting?: 'escorting'])[];

export const EVEN: Sizes = [[4, 4]];
/** As a month has them. */
export const MIXED: Sizes = [
  [4, 4],
  [3, 2],
  [2, 4],
  [2, 3, 'escorting'],
  [4, 3],
  [2, 2],
  [1, 2, 'escorting'],
  [3, 6],
];

type Men = readonly (readonly [skill: number, firing: Firing])[];

/** The men of a flight on 1 April, in the order in which they go. */
const MEN: Men = [
  [4, 'C'],
  [3, 'C'],
  [3, 'B'],
  [2, 'D'],
];
/** Those who go into the fights of a month, as often as they do: B Flight's in sixty campaigns. Many are newcomers. */
const MEN_OF_A_MONTH: Men = [
  [5, 'C'],
  [3, 'D'],
  [2, 'E'],
  [3, 'B'],
  [1, 'E'],
  [2, 'D'],
  [3, 'C'],
  [1, 'E'],
  [4, 'B'],
  [2, 'C'],
  [3, 'D'],
];
const SCOUTS = Array.from({ length: 30 }, (_, i) => i + 2);
const MACHINES = ['spad-vii', 'sopwith-pup', 'nieuport-11'];
const DIVES = [{ side: 'allied', bonus: 'dive' }, { side: 'german', bonus: 'dive' }, undefined] as const;

export interface Fought {
  /** The worth of each fight, in the order of their numbers. */
  readonly points: readonly number[];
}

/** So many fights by a commander. The dice of each depend on its number alone. */
export const fightAll = (name: CommanderName, sizes: Sizes, fights: number, seed: string, book: Rulebook): Fought =>
  fightAllBy(commanderNamed(name, seed), sizes, fights, seed, book);

/** The same by a policy that has no name. */
export function fightAllBy(commander: Policy, sizes: Sizes, fights: number, seed: string, book: Rulebook): Fought {
  const worth = new BurstWorth(book);
  const scribe = { ...nobodyWrites, told: worth.told.bind(worth) };
  const points: number[] = [];
  for (let number = 0; number < fights; number++) {
    const before = worth.points;
    const cup = seededCup(`alea:1:${seed}-${number}`, 1);
    const fight = (table: Table) => resolveFight(fightOf(number, sizes), table);
    fight(new AutomaticTable(book, cup, commander, scribe, fromDawn(fight)));
    points.push(worth.points - before);
  }
  return { points };
}

/** What one commander has more than another of the same fights. */
export const lead = (one: Fought, other: Fought) => meanOf(one.points.map((each, i) => each - (other.points[i] ?? 0)));

const at = <Item>(items: readonly Item[], i: number): Item => {
  const item = items[i % items.length];
  if (item === undefined) throw new Error('An empty list.');
  return item;
};

/** A third each begun by our dive, by theirs, and level; whom they bring goes round by the number of the fight. */
export function fightOf(number: number, sizes: Sizes): Fight {
  const [ours, theirs, escorting] = sizes[number % sizes.length] ?? [4, 4];
  const men = sizes === EVEN ? MEN : turned(MEN_OF_A_MONTH, Math.floor(number / sizes.length));
  const dive = DIVES[Math.floor(number / sizes.length) % DIVES.length];
  return {
    system: 'wings-over-france',
    hex: 'H10',
    weather: 7,
    altitude: 10_000,
    dfd: 42,
    over: 'enemy',
    dive,
    allied: [
      ...Array.from({ length: ours }, (_, i) => machineOf(i, men, at(MACHINES, Math.floor(number / 24)))),
      ...(escorting ? [twoSeater()] : []),
    ],
    germans: Array.from({ length: theirs }, (_, i) => at(SCOUTS, number * 7 + i * 11)),
    barred: [],
    germansLedBy: 'the-card',
  };
}

/** The same list, begun so many places on. */
const turned = (men: Men, by: number): Men => men.map((_, i) => at(men, i + by));

function machineOf(i: number, men: Men, aircraft: string): AlliedMachine {
  const [skill, firing] = at(men, i);
  return {
    id: `B${i + 1}`,
    aircraft,
    skill,
    firing,
    bravery: 'N',
    rounds: 'ordinary',
    fights: true,
    forward: { state: 'clear', ammo: 30 },
    observer: undefined,
    observerAlive: false,
    lameDuck: false,
    aft: 100,
  };
}

const twoSeater = (): AlliedMachine => ({
  ...machineOf(0, [[4, 'D']], 'fk8'),
  id: 'B7',
  observer: { firing: 'D', gun: { state: 'clear', ammo: 30 } },
  observerAlive: true,
});
