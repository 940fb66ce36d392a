/**
 * `npm run five-games -- [campaigns] [--seed word] [--flight B] [--track] [--write]`: the same campaigns by prudent, fought out by
 * each of the five games with the heads that players meet, and how far the four others lie from the track. `--write`
 * puts the figures into docs/charts/balance.md; `--track` those of the track alone, which take a minute.
 */

import { parseArgs } from 'node:util';
import { GAME_NAMES, OWN_GAME } from '../../src/games/game-names.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { progressBar } from '../../src/shell/progress.ts';
import { type Estimate, meanOf } from '../../src/simulation/counting/statistics.ts';
import { asMarkdown } from '../charts/as-markdown.ts';
import { writeBlock } from '../charts/block.ts';
import { downIn, monthsBy, rowOf } from './five-games/months.ts';

const PAGE = 'docs/charts/balance.md';
/** Two games may lie so far apart, and ours brought down may differ by this part of the track's. */
const POINTS_APART = 25;
const DOWN_APART = 0.5;

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: 'five' },
    flight: { type: 'string', default: 'B' },
    track: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const flight = (['A', 'B', 'C'] as const).find((each) => each === values.flight);
if (!flight) throw new Error('--flight takes A, B or C.');

const book = loadRulebook('data');
const campaigns = Number(positionals[0] ?? 40);
const games = values.track ? [OWN_GAME] : GAME_NAMES;
const bar = progressBar(campaigns * games.length, process.stderr);
let played = 0;
const all = games.map((fights) => ({
  fights,
  results: monthsBy(fights, { flight, seed: values.seed, campaigns }, book, () => bar.show(++played)),
}));
bar.end();

const rows = all.map(({ fights, results }) => rowOf(fights, results));
const columns = [
  'fights by',
  'points, mean',
  'in 95 cases of 100',
  'median',
  'fights',
  'phases or turns of a fight',
  'ours brought down in them',
  'Germans shot or forced down',
  'men killed or taken',
  'men wounded',
];

const track = all.find(({ fights }) => fights === OWN_GAME)?.results ?? [];
const others = all.filter(({ fights }) => fights !== OWN_GAME);
const judged = others.map(({ fights, results }) => {
  const apart = meanOf(results.map(({ points }, i) => points - (track[i]?.points ?? 0)));
  const down = downIn(results) / downIn(track);
  return [
    fights,
    apart.value.toFixed(0),
    `${apart.from.toFixed(0)} to ${apart.to.toFixed(0)}`,
    isWithin(apart),
    down.toFixed(2),
    Math.abs(down - 1) <= DOWN_APART ? 'yes' : 'no',
  ];
});
const judgedColumns = [
  'fights by',
  'points, less those of the track',
  'in 95 cases of 100',
  `within ${POINTS_APART}`,
  'ours brought down / on the track',
  `${1 - DOWN_APART} to ${1 + DOWN_APART}`,
];

/** So few campaigns may leave it open. */
function isWithin({ value, from, to }: Estimate): string {
  if (Math.abs(from) <= POINTS_APART && Math.abs(to) <= POINTS_APART) return 'yes';
  if (from > POINTS_APART || to < -POINTS_APART) return 'no';
  return Math.abs(value) <= POINTS_APART ? 'yes, within the interval' : 'no, within the interval';
}

const text = [
  `${campaigns} campaigns of ${flight} Flight by prudent, seed \`${values.seed}\`, ${values.track ? 'on the track' : 'each fought out by every game'}.`,
  asMarkdown({ columns, rows }),
  ...(values.track ? [] : [asMarkdown({ columns: judgedColumns, rows: judged })]),
].join('\n\n');
console.log(text);
if (values.write) writeBlock(PAGE, values.track ? 'the track today' : 'five games', text);
