/**
 * `npm run calibrate -- [campaigns] [policy] [--flight A|B|C] [--seed word] [--write]`: the bands that the rebuilt game
 * should land in, beside what whole campaigns gave; `--write` puts them into docs/charts/calibration.md: a prudent
 * flight's table, and of any policy its line among the styles of command. It stands here and not among the commands
 * because it is for those who change the cards: it reads their YAML, and says nothing to a player.
 * With `--squadron NAME` each flight of another squadron flies so many campaigns, and its losses stand beside those that
 * history has for its kind.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FLIGHTS, type Flight } from '../../src/campaign/watch.ts';
import type { Rulebook } from '../../src/cards/rulebook.ts';
import { wrapTo } from '../../src/page/paper.ts';
import { isPolicyName } from '../../src/policies/policy-names.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { spanOf } from '../../src/seat/set-up/read-options.ts';
import { progressBar } from '../../src/shell/progress.ts';
import { checksumOf } from '../../src/simulation/counting/statistics.ts';
import { numbersOf, type Programme } from '../../src/simulation/simulation.ts';
import { simulateInWorkers } from '../../src/simulation/workers.ts';
import { asMarkdown } from '../charts/as-markdown.ts';
import { writeBlock } from '../charts/block.ts';
import { type Band, bandsOf, isMet } from './bands/bands.ts';
import { squadronBands } from './bands/squadron-bands.ts';

const PAGE = 'docs/charts/calibration.md';
/** The columns of a line of text in the documents. */
const WIDTH = 100;

/** The columns of the table of styles, after who flies. */
const STYLE = [
  'Victory Points, median',
  'campaigns at 76 or more',
  'campaigns at -100 or worse',
  'machines lost to the enemy, of sorties',
  'missions without a fight',
];

const { values, positionals } = parseArgs({
  options: {
    flight: { type: 'string', default: 'B' },
    squadron: { type: 'string' },
    seed: { type: 'string', default: 'calibrate' },
    until: { type: 'string' },
    workers: { type: 'string', default: '2' },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [campaigns = '2000', policy = 'prudent'] = positionals;
if (!isPolicyName(policy)) throw new Error(`There is no policy ${policy}.`);
const flight = FLIGHTS.find((each) => each === values.flight);
if (!flight) throw new Error(`There is no ${values.flight} Flight.`);
const { squadron } = values;
const book = loadRulebook('data', squadron === undefined ? [] : join('data/squadrons', squadron));
const asked = { policy, seed: values.seed, campaigns: Number(campaigns), ...spanOf(values.until) };
const { flown, bands } = await (book.squadron ? ofSquadron(book.squadron.kind) : ofFlight(flight));
const missed = bands.filter((band) => !isMet(band)).length;
const title = `${flown} by ${policy}, seed ${values.seed}`;
const verdict = missed === 0 ? 'Every band is met.' : `Outside their bands: ${missed} of ${bands.length} figures.`;
console.log(`${title}\n`);
for (const band of bands) console.log(lineOf(band));
console.log(`\n${verdict}`);
if (values.write && asked.until) throw new Error('The page is of the printed three weeks.');
if (values.write && policy === 'prudent')
  writePage(squadron === undefined ? `campaigns of ${flight}` : `squadron ${squadron}`);
if (values.write && squadron === undefined) writeStyle(`${flight}, ${policy.replaceAll('-', ' ')}`);

interface Landed {
  /** What was flown, and the checksum of it. */
  readonly flown: string;
  readonly bands: readonly Band[];
}

async function ofFlight(letter: Flight): Promise<Landed> {
  const results = await campaignsOf({ ...asked, flight: letter }, book);
  return {
    flown: `${results.length} campaigns of ${letter} Flight, checksum ${checksumOf(results)},`,
    bands: bandsOf(results),
  };
}

/** Every flight of it as often as one of No. 23. */
async function ofSquadron(kind: NonNullable<Rulebook['squadron']>['kind']): Promise<Landed> {
  const letters = book.squadronNotes.flights.map((each) => each.flight);
  const results = [];
  for (const letter of letters) results.push(await campaignsOf({ ...asked, flight: letter }, book));
  return {
    flown: `${book.squadronNotes.name}, ${asked.campaigns} campaigns of each flight, checksum ${checksumOf(results.flat())},`,
    bands: squadronBands(kind, results.flat()),
  };
}

async function campaignsOf(programme: Programme, cards: Rulebook) {
  const bar = progressBar(programme.campaigns, process.stderr);
  const results = await simulateInWorkers(numbersOf(programme, 1, 1), programme, cards, {
    workers: Number(values.workers),
    code: readFileSync('dist/workers.cjs', 'utf8'),
    done: bar.show,
  });
  bar.end();
  return results;
}

interface Shown {
  readonly bounds: string;
  readonly landed: string;
  readonly interval: string;
}

function shownOf(band: Band): Shown {
  const { band: wanted, landed } = band;
  return {
    bounds: wanted ? `${shown(wanted.from, band)} to ${shown(wanted.to, band)}` : 'reported',
    landed: shown(landed.value, band),
    interval: `${shown(landed.from, band)} to ${shown(landed.to, band)}`,
  };
}

function lineOf(band: Band): string {
  const { bounds, landed, interval } = shownOf(band);
  const mark = isMet(band) ? '    ' : 'MISS';
  return `${mark}  ${band.figure.padEnd(46)} ${bounds.padStart(18)}  ${landed.padStart(9)}  (${interval})`;
}

function rowOf(band: Band): string[] {
  const { bounds, landed, interval } = shownOf(band);
  const met = isMet(band) ? 'yes' : 'no';
  return [band.figure, bounds, landed, interval, band.band ? met : '-'];
}

function shown(value: number, { unit }: Band): string {
  if (unit === 'percent') return `${(100 * value).toFixed(2)} %`;
  return value.toFixed(unit === 'points' ? 0 : 2);
}

/** The line of a flight and a policy in the table of styles; the table keeps its widths. */
function writeStyle(who: string): void {
  const cells = STYLE.map((figure) => bands.find((band) => band.figure === figure)).map((band) =>
    band ? shown(band.landed.value, band) : '-',
  );
  const page = readFileSync(PAGE, 'utf8');
  const line = new RegExp(`^\\| ${who} +\\|.*$`, 'm');
  const before = line.exec(page)?.[0];
  if (before === undefined) throw new Error(`${PAGE} has no line for ${who}.`);
  const widths = before
    .slice(2, -2)
    .split(' | ')
    .map((cell) => cell.length);
  const after = `| ${[who, ...cells].map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  writeFileSync(PAGE, page.replace(before, after));
}

function writePage(mark: string): void {
  const columns = ['figure', 'band', 'landed', 'in 95 cases of 100', 'met'];
  writeBlock(
    PAGE,
    mark,
    `${wrapTo(`${title}. ${verdict}`, WIDTH)}\n\n${asMarkdown({ columns, rows: bands.map(rowOf) })}`,
  );
}
