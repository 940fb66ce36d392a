/**
 * `npm run fit -- [rounds] [--campaigns 60] [--fights 300] [--seed fit] [--flight B] [--state fit.json]`: moves the
 * cells of fit/cells.ts, one by one and a step at a time, where that brings the bands and the choices nearer. It goes
 * on where the state file left off, and writes what it has moved as YAML beside it, with the figures that each move has
 * brought nearer. What of it to keep is for a man to decide: the search uses the same dice again and again, so measure
 * with other seeds what you keep.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { FLIGHTS } from '../../src/campaign/watch.ts';
import { drawOneOf, generatorFrom } from '../../src/dice/seeded-cup.ts';
import { CELLS, type Cell } from './fit/cells.ts';
import { betteredBy, costOf, type Misses, missesOf, type Trial } from './fit/cost.ts';
import { figureOf, isOurs, type Move, type Patch, patched } from './fit/overlay.ts';

interface State {
  readonly round: number;
  readonly misses: Misses;
  readonly patch: Patch;
}

const { values, positionals } = parseArgs({
  options: {
    campaigns: { type: 'string', default: '60' },
    fights: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'fit' },
    flight: { type: 'string', default: 'B' },
    state: { type: 'string', default: 'fit.json' },
  },
  allowPositionals: true,
});
const flight = FLIGHTS.find((each) => each === values.flight);
if (!flight) throw new Error(`There is no ${values.flight} Flight.`);
const known = CELLS.filter((cell) => !isOurs(cell));
if (known.length > 0) throw new Error(`Known cells are not ours to move: ${known.map(({ name }) => name).join(', ')}.`);
const trial: Trial = {
  flight,
  seed: values.seed,
  campaigns: Number(values.campaigns),
  fights: Number(values.fights),
};

let state = await begun();
const last = state.round + Number(positionals[0] ?? '20');
while (state.round < last) {
  state = await tried(state);
  keep(state);
}

async function begun(): Promise<State> {
  if (existsSync(values.state)) return JSON.parse(readFileSync(values.state, 'utf8'));
  return { round: 0, misses: await missesOf(patched({}), trial), patch: {} };
}

/** One cell a step up or down, kept if it is for the better. */
async function tried({ round, misses, patch }: State): Promise<State> {
  const { name, move } = stepOf(round, patch);
  const after = await missesOf(patched({ ...patch, [name]: move }), trial);
  const better = costOf(after) < costOf(misses);
  const verdict = better ? 'kept' : 'left';
  console.log(
    `${round + 1}: ${name} ${move.is}, ${costOf(after).toFixed(3)} against ${costOf(misses).toFixed(3)}, ${verdict}`,
  );
  if (!better) return { round: round + 1, misses, patch };
  const why = betteredBy(misses, after);
  return { round: round + 1, misses: after, patch: { ...patch, [name]: { ...move, why } } };
}

/** Drawn from the seed and the number of the round, so that a search taken up again goes the way it would have gone. */
function stepOf(round: number, patch: Patch): { name: string; move: Move } {
  const lots = generatorFrom(`${values.seed} ${round}`);
  const cell = CELLS[drawOneOf(CELLS.length, lots)];
  if (!cell) throw new Error('There are no cells to move.');
  const { name, card, path } = cell;
  const was = figureOf(cell);
  const is = stepped(cell, patch[name]?.is ?? was, drawOneOf(2, lots) === 0 ? 1 : -1);
  return { name, move: { card, path: path.join('.'), was, is, why: '' } };
}

/** At an end of its range a cell can only go back. */
function stepped({ from, to }: Cell, figure: number, step: number): number {
  const next = figure + step;
  return next < from || next > to ? figure - step : next;
}

function keep(kept: State): void {
  writeFileSync(values.state, JSON.stringify(kept));
  writeFileSync(values.state.replace(/\.json$/, '.yaml'), stringify(kept.patch));
}
