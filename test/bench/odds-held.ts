/**
 * `npm run odds-held -- [prompts of each kind] [--only attack,burst] [--truth 400] [--write]`: whether what `odds` puts
 * first is truly the best, kind by kind, and whether it is right where it tells no difference. Playouts are counted and
 * seeds are fixed, so that it comes to the same on every machine. `--write` puts the lines that were measured into
 * docs/charts/odds-held.md; the others stand as they are.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadRulebook } from '../../src/reading/load.ts';
import { campaignPrompts, KINDS, type Kind } from './odds-held/campaign-prompts.ts';
import type { Judged } from './odds-held/judge.ts';
import { heldPage, rowOf } from './odds-held/page.ts';
import { heldInBattle, heldInCampaign } from './odds-held/prompts.ts';
import { promptsOf } from './prompts.ts';
import { THOUGHT_OUT, type ThoughtOut } from './tournament/even.ts';

const PAGE = 'docs/charts/odds-held.md';

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    truth: { type: 'string', default: '400' },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const book = loadRulebook('data');
const count = Number(positionals[0] ?? '12');
const truth = Number(values.truth);

/** Playouts of a question in the moment, all answers together, as they were counted on a quiet machine. */
const IN_A_MOMENT = { day: 90, mission: 400, fight: 90 } as const;

const measures = new Map<string, () => readonly Judged[]>([
  ...Object.entries(KINDS).map(([name, kind]) => [name, () => inCampaigns(kind)] as const),
  ...THOUGHT_OUT.map((system) => [system, () => inFights(system)] as const),
]);

function inCampaigns(kind: Kind): readonly Judged[] {
  const budget = { moment: IN_A_MOMENT[kind.to], truth };
  return campaignPrompts(kind, count, book).flatMap((prompt) => heldInCampaign(prompt, budget, book) ?? []);
}

function inFights(system: ThoughtOut): readonly Judged[] {
  const budget = { moment: IN_A_MOMENT.fight, truth };
  return promptsOf(system, 1, count, book).flatMap((prompt) => heldInBattle(prompt, budget) ?? []);
}

for (const [kind, measure] of measures) {
  if (values.only && !values.only.split(',').includes(kind)) continue;
  const row = rowOf(kind, measure());
  console.log(row.join(' | '));
  if (values.write) writeFileSync(PAGE, heldPage(readFileSync(PAGE, 'utf8'), [row]));
}
