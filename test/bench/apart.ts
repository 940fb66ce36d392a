/**
 * `npm run apart -- [campaigns] --fights SYSTEM [--seed word]`: flies the same campaigns of B Flight under prudent with
 * quick heads and with those that players meet, and writes how far their Victory Points lie apart into
 * src/games/heads-apart.json, for `wof simulate` to tell, and into docs/simulating.md. Other games stay as they are.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAME_NAMES } from '../../src/games/game-names.ts';
import type { HeadsApart } from '../../src/games/heads-apart.ts';
import type { Heads } from '../../src/policies/policies.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { progressBar } from '../../src/shell/progress.ts';
import { meanOf } from '../../src/simulation/counting/statistics.ts';
import { numbersOf, type Programme, simulateOne } from '../../src/simulation/simulation.ts';
import { asMarkdown } from '../charts/as-markdown.ts';
import { writeBlock } from '../charts/block.ts';

const FILE = 'src/games/heads-apart.json';
const PAGE = 'docs/simulating.md';

const { values, positionals } = parseArgs({
  options: { fights: { type: 'string' }, seed: { type: 'string', default: 'apart' } },
  allowPositionals: true,
});
const fights = GAME_NAMES.find((each) => each === values.fights);
if (!fights) throw new Error(`--fights takes ${GAME_NAMES.join(', ')}.`);

const book = loadRulebook('data');
const of: Programme = {
  policy: 'prudent',
  flight: 'B',
  seed: values.seed,
  campaigns: Number(positionals[0] ?? 24),
  fights,
};
const bar = progressBar(2 * of.campaigns, process.stderr);
let played = 0;

/** The Victory Points of each campaign. */
const points = (heads: Heads): number[] =>
  numbersOf(of, 1, 1).map((number) => {
    const result = simulateOne(number, { ...of, heads }, book);
    bar.show(++played);
    return result.points;
  });

const [quick, own] = [points('quick'), points('own')];
bar.end();

const rounded = (value: number): number => Number(value.toFixed(1));
const more = meanOf(own.map((each, i) => each - (quick[i] ?? 0)));
const its: HeadsApart = {
  campaigns: of.campaigns,
  quick: rounded(meanOf(quick).value),
  own: rounded(meanOf(own).value),
  more: { value: rounded(more.value), from: rounded(more.from), to: rounded(more.to) },
};
const before: Record<string, HeadsApart> = JSON.parse(readFileSync(FILE, 'utf8')).games;
const games = Object.fromEntries(
  GAME_NAMES.flatMap((game): [string, HeadsApart][] => {
    const told = game === fights ? its : before[game];
    return told ? [[game, told]] : [];
  }),
);
const told = { policy: of.policy, flight: of.flight, seed: of.seed, games };
const checksum = createHash('sha256').update(JSON.stringify(told)).digest('hex');
writeFileSync(FILE, JSON.stringify({ ...told, checksum }, null, 2));
execFileSync('npx', ['biome', 'format', '--write', FILE], { stdio: 'inherit' });

const rows = Object.entries(games).map(([game, { campaigns, quick: by, own: met, more: apart }]) => [
  game,
  `${campaigns}`,
  by.toFixed(1),
  met.toFixed(1),
  apart.value.toFixed(1),
  `${apart.from.toFixed(1)} to ${apart.to.toFixed(1)}`,
]);
const columns = ['fights by', 'campaigns', 'quick heads', '`--heads own`', 'more by own', 'in 95 cases of 100'];
const table = asMarkdown({ columns, rows });
console.log(table);
writeBlock(
  PAGE,
  'heads apart',
  `Campaigns of B Flight by prudent, seed \`${of.seed}\`: Victory Points, in the mean.\n\n${table}`,
);
