/**
 * `npm run balance -- [fights] [--head steady|sharp] [--only word]`: every battle of the four other systems that stands
 * alone, program against program, the same head on both sides: who wins how often.
 */

import { parseArgs } from 'node:util';
import { loadRulebook } from '../../src/rulebook/reading/load.ts';
import { asMarkdown } from '../charts/as-markdown.ts';
import { balanceOf, battlesOf } from './battles.ts';

const { values, positionals } = parseArgs({
  options: { head: { type: 'string', default: 'steady' }, only: { type: 'string', default: '' } },
  allowPositionals: true,
});
const head = values.head === 'sharp' ? 'sharp' : 'steady';
const battles = battlesOf(loadRulebook('data'), head).filter(({ system, id }) =>
  `${system} ${id}`.includes(values.only),
);
for (const system of new Set(battles.map((battle) => battle.system))) {
  const ofIt = battles.filter((battle) => battle.system === system);
  const chart = balanceOf(ofIt, Number(positionals[0] ?? 20));
  console.log(`${system}, ${chart.title}, ${head} against ${head}`);
  console.log(asMarkdown(chart));
}
