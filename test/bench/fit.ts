/**
 * `npm run fit -- [rounds] [--campaigns 60] [--seed fit] [--flight B] [--state fit.json]`: moves the cells of fit/cells.ts, one by one and a
 * step at a time, where that brings the bands and the choice to attack nearer. It goes on where the state file left off, and
 * writes what it has moved as YAML beside it. What of it to keep is for a man to decide, with a reason for each move.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { type Band, bandsOf } from '../../src/autoplay/counting/bands.ts';
import { FLIGHTS } from '../../src/campaign/watch.ts';
import { drawOneOf, generatorFrom } from '../../src/dice/seeded-cup.ts';
import { flyer, leadInPoints } from './choices/campaigns.ts';
import { CELLS, type Cell, nameOf } from './fit/cells.ts';
import { figureOf, type Patch, patched } from './fit/overlay.ts';

interface State {
  readonly round: number;
  readonly cost: number;
  readonly patch: Patch;
}

const { values, positionals } = parseArgs({
  options: {
    campaigns: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'fit' },
    flight: { type: 'string', default: 'B' },
    state: { type: 'string', default: 'fit.json' },
  },
  allowPositionals: true,
});
const rounds = Number(positionals[0] ?? '20');
const flight = FLIGHTS.find((each) => each === values.flight);
if (!flight) throw new Error(`There is no ${values.flight} Flight.`);

let state: State = existsSync(values.state)
  ? JSON.parse(readFileSync(values.state, 'utf8'))
  : { round: 0, cost: await costOf({}), patch: {} };
keep(state);
const last = state.round + rounds;
while (state.round < last) {
  const patch = stepOf(state);
  const cost = await costOf(patch);
  const better = cost < state.cost;
  state = { ...(better ? { patch, cost } : state), round: state.round + 1 };
  console.log(`${state.round}: ${cost.toFixed(3)} ${better ? 'kept' : 'left'}; best ${state.cost.toFixed(3)}`);
  keep(state);
}

/** One cell a step up or down, drawn from the seed and the number of the round. */
function stepOf({ round, patch }: State): Patch {
  const lots = generatorFrom(`${values.seed} ${round}`);
  const cell = CELLS[drawOneOf(CELLS.length, lots)];
  if (!cell) throw new Error('There are no cells to move.');
  return { ...patch, [nameOf(cell)]: moved(cell, patch, drawOneOf(2, lots) === 0 ? 1 : -1) };
}

function moved(cell: Cell, patch: Patch, step: number): number {
  const figure = patch[nameOf(cell)] ?? figureOf(cell);
  const next = figure + step;
  return next < cell.from || next > cell.to ? figure - step : next;
}

/** How far the figures lie outside their bands, each in half-widths of its band, squared; the choice to attack like one of them. */
async function costOf(patch: Patch): Promise<number> {
  const fly = flyer(patched(patch), flight ?? 'B', values.seed, Number(values.campaigns));
  const prudent = await fly('prudent');
  const attack = leadInPoints(prudent, await fly('never-attacks'));
  return (
    bandsOf(prudent).reduce((sum, band) => sum + missOf(band), 0) + Math.max(0, (WANTED - attack.value) / WANTED) ** 2
  );
}

/** A good deal above the bound, for the interval is to be clear of it. */
const WANTED = 25;

function missOf({ band, landed: { value } }: Band): number {
  if (!band || !Number.isFinite(value)) return 0;
  const half = (band.to - band.from) / 2;
  return Math.max(0, band.from - value, value - band.to) ** 2 / half ** 2;
}

function keep(kept: State): void {
  writeFileSync(values.state, JSON.stringify(kept));
  writeFileSync(values.state.replace(/\.json$/, '.yaml'), stringify(kept.patch));
}
