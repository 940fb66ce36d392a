/**
 * `npm run questions -- [campaigns of each flight] [--write]`: how often each decision is asked in a campaign, and how
 * many lines a player types who answers each by hand, who plans by `propose` and flies by courses, and who has standing
 * orders besides. `--write` puts the table into docs/charts/questions.md.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { asMarkdown } from '../../src/odds/charts/chart.ts';
import { loadRulebook } from '../../src/rulebook/reading/load.ts';
import { countQuestions, WAYS } from './questions/count-questions.ts';

const PAGE = 'docs/charts/questions.md';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const campaigns = Number(positionals[0] ?? '20');
const book = loadRulebook('data');
const counted = WAYS.map((way) => countQuestions(way, campaigns, book));
const decisions = [...new Set(counted.flatMap(({ asked }) => [...asked.keys()]))];
const [byHand] = counted;
decisions.sort((one, other) => (byHand?.asked.get(other) ?? 0) - (byHand?.asked.get(one) ?? 0));

const figure = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
const rows = [
  ...decisions.map((decision) => [decision, ...counted.map(({ typed }) => figure(typed.get(decision) ?? 0))]),
  ['all', ...counted.map(({ all }) => figure(all))],
  ['most in one campaign', ...counted.map(({ most }) => figure(most))],
  ['Victory Points', ...counted.map(({ points }) => points.toFixed(0))],
];
const table = asMarkdown({ title: '', columns: ['decision', ...WAYS], rows } as never);
const text = `${campaigns} campaigns of each flight.\n\n${table}`;
console.log(text);
if (values.write) {
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, page.replace(/(<!-- questions -->\n)[\s\S]*(<!-- end -->)/, `$1\n${text}\n$2`));
}
