/**
 * `npm run balance -- [fights] [--head sharp] [--only word] [--write]`: every battle of the four other systems that
 * stands alone, program against program, the same head on both sides: who wins how often. `--write` puts what was flown
 * of a whole system into its page.
 */

import { parseArgs } from 'node:util';
import { isStrength } from '../../src/kit/head/strengths.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { asMarkdown } from '../charts/as-markdown.ts';
import { writeBlock } from '../charts/block.ts';
import { balanceOf, battlesOf } from './battles.ts';

const PAGES: Readonly<Record<string, string>> = {
  'wings-of-war': 'docs/charts/wings-of-war.md',
  'wings-of-glory': 'docs/charts/wings-of-war.md',
  'winged-victory': 'docs/charts/winged-victory.md',
  'clouds-of-glory': 'docs/charts/clouds-of-glory.md',
};

const { values, positionals } = parseArgs({
  options: {
    head: { type: 'string', default: 'sharp' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { head, only } = values;
if (!isStrength(head)) throw new Error(`There is no head ${head}.`);
const fights = Number(positionals[0] ?? 40);
const battles = battlesOf(loadRulebook('data'), head);
for (const [system, page] of Object.entries(PAGES)) {
  const ofIt = battles.filter((battle) => battle.system === system);
  const asked = ofIt.filter(({ id }) => `${system} ${id}`.includes(only));
  if (asked.length === 0) continue;
  const chart = balanceOf(asked, fights);
  const table = asMarkdown(chart);
  const title = `${chart.title}, ${head} on both sides.`;
  console.log(`${system}: ${title}\n\n${table}`);
  if (values.write && asked.length === ofIt.length) writeBlock(page, `balance ${system}`, `${title}\n\n${table}`);
}
