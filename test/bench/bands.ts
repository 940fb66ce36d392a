/**
 * `npm run bands -- --fights SYSTEM [campaigns] [--seed word] [--keep folder] [--write]`: what a fight of a campaign
 * costs by a system and by the Initiative Track, and the campaign's bands, by whole campaigns of B Flight under prudent
 * from the same seeds; `--write` puts the table into the system's page. What was flown is kept in the folder, and a run
 * that was broken off goes on from there: a folder is good for one state of the cards and the program.
 */

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { GameName } from '../../src/cards/games.ts';
import { GAME_NAMES } from '../../src/games/game-names.ts';
import { wrapTo } from '../../src/page/paper.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { progressBar } from '../../src/shell/progress.ts';
import { checksumOf, mergeResults } from '../../src/simulation/counting/statistics.ts';
import { type CampaignResult, numbersOf, type Programme } from '../../src/simulation/simulation.ts';
import { simulateInWorkers } from '../../src/simulation/workers.ts';
import { asMarkdown } from '../charts/as-markdown.ts';
import { writeBlock } from '../charts/block.ts';
import { type Compared, compared, isMet } from './bands/figures.ts';

const WORKERS = 2;
/** Campaigns that are flown between two looks at the folder. */
const A_STRETCH = 50;
const PAGES: Partial<Record<GameName, string>> = {
  'wings-of-war': 'docs/charts/wings-of-war.md',
  'wings-of-glory': 'docs/charts/wings-of-war.md',
  'winged-victory': 'docs/charts/winged-victory.md',
  'clouds-of-glory': 'docs/charts/clouds-of-glory.md',
};

const { values, positionals } = parseArgs({
  options: {
    fights: { type: 'string' },
    seed: { type: 'string', default: 'bands' },
    keep: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const fights = GAME_NAMES.find((each) => each === values.fights);
const page = fights && PAGES[fights];
if (!page) throw new Error(`--fights takes ${Object.keys(PAGES).join(', ')}.`);
const campaigns = Number(positionals[0] ?? 500);
const book = loadRulebook('data');

/** Seconds of the processor for each campaign flown in this run; nothing where all of them lay in the folder. */
const seconds: Partial<Record<GameName, number>> = {};
const track = await flown('wings-over-france');
const system = await flown(fights);

const rows = compared(track, system);
const missed = rows.filter((row) => !isMet(row)).length;
const title =
  `${campaigns} campaigns of B Flight by prudent each way, seed ${values.seed}, checksums ${checksumOf(track)} and ${checksumOf(system)}; ` +
  `${fightsOf(track)} fights on the track, ${fightsOf(system)} by ${fights}`;
const bound = rows.filter(({ allowed }) => allowed).length;
const verdict = missed === 0 ? 'Every figure is where it may be.' : `Outside: ${missed} of ${bound} figures.`;
const table = asMarkdown({
  columns: ['figure', 'track', 'here', 'in 95 cases of 100', 'ratio', 'allowed', 'met'],
  rows: rows.map(cells),
});
console.log(`${title}\n\n${table}\n\n${verdict}`);
console.log(timeText(seconds['wings-over-france'], seconds[fights]));
if (values.write) writeBlock(page, `bands ${fights}`, `${wrapTo(`${title}. ${verdict}`, 100)}\n\n${table}`);

async function flown(by: GameName): Promise<CampaignResult[]> {
  const programme: Programme = {
    policy: 'prudent',
    flight: 'B',
    seed: values.seed,
    campaigns,
    fights: by,
    heads: 'own',
  };
  const bar = progressBar(campaigns, process.stderr);
  const results = keptOf(by).filter(({ number }) => number <= campaigns);
  const done = new Set(results.map(({ number }) => number));
  const left = numbersOf(programme, 1, 1).filter((number) => !done.has(number));
  const began = process.cpuUsage();
  for (let from = 0; from < left.length; from += A_STRETCH) {
    const numbers = left.slice(from, from + A_STRETCH);
    const show = (count: number) => bar.show(results.length + count);
    const stretch = await simulateInWorkers(numbers, programme, book, {
      workers: WORKERS,
      code: readFileSync('dist/workers.cjs', 'utf8'),
      done: show,
    });
    keep(by, stretch);
    results.push(...stretch);
  }
  bar.end();
  const { user, system: kernel } = process.cpuUsage(began);
  if (left.length > 0) seconds[by] = (user + kernel) / 1e6 / left.length;
  return mergeResults([results]);
}

function fileOf(by: GameName): string | undefined {
  return values.keep === undefined ? undefined : join(values.keep, `${by} ${values.seed}.jsonl`);
}

function keptOf(by: GameName): CampaignResult[] {
  const file = fileOf(by);
  if (file === undefined || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): CampaignResult => JSON.parse(line));
}

function keep(by: GameName, results: readonly CampaignResult[]): void {
  const file = fileOf(by);
  if (file === undefined || values.keep === undefined) return;
  mkdirSync(values.keep, { recursive: true });
  appendFileSync(file, results.map((result) => `${JSON.stringify(result)}\n`).join(''));
}

function fightsOf(results: readonly CampaignResult[]): number {
  return results.reduce((sum, { counts }) => sum + counts.fights, 0);
}

function cells(row: Compared): string[] {
  const { figure, track: byTrack, system: here, ratio, allowed } = row;
  const bounds = allowed && `${shown(allowed.from, row, ratio)} to ${shown(allowed.to, row, ratio)}`;
  return [
    figure,
    shown(byTrack.value, row),
    shown(here.value, row),
    `${shown(here.from, row)} to ${shown(here.to, row)}`,
    ratio === undefined ? '-' : ratio.toFixed(2),
    bounds ?? '-',
    metOf(row),
  ];
}

function metOf(row: Compared): string {
  if (!row.allowed) return '-';
  return isMet(row) ? 'yes' : 'no';
}

/** A ratio's bounds are plain numbers, whatever the figure is counted in. */
function shown(value: number, { unit }: Compared, ratio?: number): string {
  if (ratio !== undefined) return value.toFixed(1);
  if (unit === 'percent') return `${(100 * value).toFixed(1)} %`;
  return value.toFixed(unit === 'points' ? 0 : 3);
}

function timeText(byTrack: number | undefined, here: number | undefined): string {
  if (byTrack === undefined || here === undefined)
    return 'What the campaigns took is not told: they were flown before.';
  const times = (here / byTrack).toFixed(0);
  return `Processor's time of a campaign: ${byTrack.toFixed(2)} s by the track, ${here.toFixed(2)} s by ${fights}, ${times} times as long`;
}
