/**
 * `npm run coach-held -- [blunders of each kind] [--seed word] [--only attack,height] [--truth 1000] [--write]`: whether
 * the coach finds blunders that were planted into days of `prudent`, and whether what it tells besides is true. `--write`
 * puts the figures into docs/charts/coach.md.
 */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadRulebook } from '../../src/reading/load.ts';
import { writeBlock } from '../charts/block.ts';
import { type Held, heldOn } from './coach-held/held.ts';
import { type HeldKind, heldText } from './coach-held/page.ts';
import { PLANTED_KINDS, plantedDays } from './coach-held/planted-day.ts';

const PAGE = 'docs/charts/coach.md';

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: 'coach' },
    only: { type: 'string' },
    truth: { type: 'string', default: '1000' },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const book = loadRulebook('data');
const code = readFileSync('dist/odds-worker.cjs', 'utf8');
const truth = Number(values.truth);
const kinds: HeldKind[] = [];
for (const [kind, planted] of Object.entries(PLANTED_KINDS)) {
  if (values.only && !values.only.split(',').includes(kind)) continue;
  const held: Held[] = [];
  for (const day of plantedDays(planted, Number(positionals[0] ?? '3'), values.seed, book)) {
    held.push(await heldOn(day, truth, book, code));
    console.log(
      kind,
      day.answer,
      `${day.behind.toFixed(1)} points, place`,
      held.at(-1)?.place,
      held
        .at(-1)
        ?.others.map(({ mean }) => mean.toFixed(1))
        .join(' '),
      held.at(-1)?.took.toFixed(1),
    );
  }
  if (held.length > 0) kinds.push({ kind, held });
  const text = heldText(kinds, { seed: values.seed, truth });
  if (values.write) writeBlock(PAGE, 'coach', text);
}
console.log(heldText(kinds, { seed: values.seed, truth }));
