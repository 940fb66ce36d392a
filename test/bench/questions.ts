/**
 * `npm run questions -- [campaigns of each flight] [--write]`: how often each decision is asked in a campaign, and how
 * many lines a player types who answers each by hand, who plans by `propose` and flies by courses, and who has standing
 * orders besides. `--write` puts the table into docs/charts/questions.md. `--spread`: how much hangs on the lines that
 * the last of them types, by playing out the answers to every so manyth.
 */

import { parseArgs } from 'node:util';
import { loadRulebook } from '../../src/reading/load.ts';
import { asMarkdown } from '../charts/as-markdown.ts';
import { writeBlock } from '../charts/block.ts';
import { countQuestions, WAYS } from './questions/count-questions.ts';
import { aboveHalf, EVERY, PLAYOUTS, type Spread, spreadsOf } from './questions/spreads.ts';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false }, spread: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const book = loadRulebook('data');
const page = values.spread
  ? { mark: 'spread', text: spreadText(spreadsOf('spread-1', book)) }
  : { mark: 'questions', text: countedText(Number(positionals[0] ?? '20')) };
console.log(page.text);
if (values.write) writeBlock('docs/charts/questions.md', page.mark, page.text);

function countedText(campaigns: number): string {
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
  const table = asMarkdown({ columns: ['decision', ...WAYS], rows });
  return `${campaigns} campaigns of each flight.\n\n${table}`;
}

function spreadText(spreads: readonly Spread[]): string {
  const decisions = [...new Set(spreads.map(({ decision }) => decision))].sort();
  const rowOf = (name: string, those: readonly Spread[]) => {
    const { likely, certain } = aboveHalf(those);
    const share = ({ value, from, to }: typeof likely) => [value, from, to].map((each) => (100 * each).toFixed(0));
    const [is = '', from = '', to = ''] = share(likely);
    return [name, String(those.length), `${is} % (${from} to ${to})`, `${share(certain)[0]} %`];
  };
  const rows = [
    ...decisions.map((each) =>
      rowOf(
        each,
        spreads.filter(({ decision }) => decision === each),
      ),
    ),
    rowOf('all', spreads),
  ];
  const columns = ['decision', 'lines played out', 'above half a point (in 95 cases of 100)', 'for certain'];
  const table = asMarkdown({ columns, rows });
  return `One line in ${EVERY} of three campaigns, each of its answers played out ${PLAYOUTS} times.\n\n${table}`;
}
