/**
 * `npm run coach-held -- [blunders of each kind] [--seed word] [--only attack,height] [--truth 1000] [--write]`: whether
 * the coach finds blunders that were planted into days of `prudent`, and whether what it tells besides is true. `--write`
 * puts the figures into docs/charts/coach.md. `-- --led 3 [--policies bold]` flies so many months of each policy instead,
 * and sets the spread of the months as they were led beside that of the months as they went.
 */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadRulebook } from '../../src/reading/load.ts';
import { policyOf } from '../../src/seat/set-up/read-options.ts';
import { writeBlock } from '../charts/block.ts';
import { type Held, heldOn } from './coach-held/held.ts';
import { ledMonth } from './coach-held/led.ts';
import { type HeldKind, heldText, type LedMonths, ledText } from './coach-held/page.ts';
import { PLANTED_KINDS, type PlantedKind, plantedDays } from './coach-held/planted-day.ts';

const PAGE = 'docs/charts/coach.md';

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: 'coach' },
    only: { type: 'string' },
    truth: { type: 'string', default: '1000' },
    write: { type: 'boolean', default: false },
    led: { type: 'string' },
    policies: { type: 'string', default: 'bold' },
  },
  allowPositionals: true,
});
const book = loadRulebook('data');
const code = readFileSync('dist/odds-worker.cjs', 'utf8');
if (values.led === undefined) await holdPlanted();
else await holdLed(Number(values.led));

async function holdLed(count: number): Promise<void> {
  const all: LedMonths[] = [];
  for (const policy of values.policies.split(',')) {
    const months: LedMonths['months'][number][] = [];
    for (let number = 0; number < count; number++) {
      const since = process.cpuUsage();
      const month = await ledMonth(policyOf(policy), `${values.seed}-${number}`, book, code);
      const { user, system } = process.cpuUsage(since);
      months.push({ ...month, took: (user + system) / 1e6 });
      console.log(policy, JSON.stringify(months.at(-1)));
    }
    all.push({ policy, months });
    if (values.write) writeBlock(PAGE, 'led', ledText(all, values.seed));
  }
  console.log(ledText(all, values.seed));
}

async function holdPlanted(): Promise<void> {
  const told = { seed: values.seed, truth: Number(values.truth) };
  const kinds: HeldKind[] = [];
  for (const [kind, planted] of Object.entries(PLANTED_KINDS)) {
    if (values.only && !values.only.split(',').includes(kind)) continue;
    const held = await heldOf(kind, planted, told.truth);
    if (held.length > 0) kinds.push({ kind, held });
    if (values.write) writeBlock(PAGE, 'coach', heldText(kinds, told));
  }
  console.log(heldText(kinds, told));
}

async function heldOf(kind: string, planted: PlantedKind, truth: number): Promise<readonly Held[]> {
  const held: Held[] = [];
  for (const day of plantedDays(planted, Number(positionals[0] ?? '3'), values.seed, book)) {
    const one = await heldOn(day, truth, book, code);
    held.push(one);
    const others = one.others.map(({ mean }) => mean.toFixed(1)).join(' ');
    console.log(kind, day.answer, `${day.behind.toFixed(1)} points, place`, one.place, others, one.took.toFixed(1));
  }
  return held;
}
