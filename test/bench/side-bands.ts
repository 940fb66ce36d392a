import { AutomaticTable, nobodyWrites } from '../../src/autoplay/automatic-table.ts';
import { policyNamed } from '../../src/autoplay/policies.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { resolveFight } from '../../src/rules/fights/resolve-fight.ts';
import { aFight, aSpad, aStrutter, book } from '../support/fights/fights.ts';

/**
 * `npx tsx test/bench/side-bands.ts [fights]`: the same fights on the Initiative Track and from the side, and what came
 * of them.
 */
const fights = Number(process.argv[2] ?? 60);
const SYSTEMS = ['wings-over-france', 'winged-victory'] as const;
const FATES = ['shot-down', 'forced-down', 'damaged-abort', 'driven-off', 'unharmed'] as const;

/** One to four of ours, every third of them a Strutter, against one to four plain and better Germans. */
const laidOut = (number: number) =>
  aFight({
    allied: Array.from({ length: 1 + (number % 4) }, (_, i) =>
      (i % 3 === 2 ? aStrutter : aSpad)({ id: `B${i + 1}`, skill: 3 + ((number + i) % 4) }),
    ),
    germans: Array.from({ length: 1 + (Math.floor(number / 4) % 4) }, (_, i) => 2 + ((number * 5 + i * 7) % 38)),
    dfd: 20 + (number % 5) * 6,
    weather: 1 + (number % 16),
  });

function fought(system: (typeof SYSTEMS)[number], number: number, counts: Map<string, number>): void {
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const table = new AutomaticTable(book, seededCup(`alea:1:bands-${number}`, 1), policyNamed('bold', ''), nobodyWrites);
  const { allied, germans } = resolveFight({ ...laidOut(number), system }, table);
  for (const { fate } of allied) count(`ours ${fate}`);
  for (const { fate } of germans) count(`theirs ${fate}`);
  for (const { fate } of allied.flatMap(({ wounds }) => wounds))
    count(fate.fate === 'wounded' ? `men wounded ${fate.days} days` : `men ${fate.fate}`);
}

const tables = SYSTEMS.map((system) => {
  const counts = new Map<string, number>();
  for (let number = 0; number < fights; number++) fought(system, number, counts);
  return counts;
});
const keys = [
  ...['ours', 'theirs'].flatMap((side) => FATES.map((fate) => `${side} ${fate}`)),
  ...[...new Set(tables.flatMap((counts) => [...counts.keys()]))].filter((key) => key.startsWith('men')).toSorted(),
];
console.log(`Of ${fights} fights: on the track, from the side`);
for (const key of keys) console.log(`${key}: ${tables.map((counts) => counts.get(key) ?? 0).join(', ')}`);
