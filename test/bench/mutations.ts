/**
 * `npm run mutations -- --sample 60 --seed WORD`: changes the code that cites a rule in so many small ways for each
 * game, one at a time, runs the tests that cite the same rule, and prints the share that they notice, and what they do
 * not. `--game side` measures one game, `--rule V057` one rule; `--each` prints every change as it is tried, `--wider`
 * which of the game's other tests notice what those of the rule do not. With `--write` the measured shares go to the
 * ledger. Takes minutes.
 */

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { keysOf } from '../../src/cards/keys-of.ts';
import { ledgerPages } from '../ledger/ledger.ts';
import type { Verdict } from '../ledger/mutations/bench.ts';
import { GAMES } from '../ledger/mutations/candidates.ts';
import type { Mutation } from '../ledger/mutations/judge.ts';
import { measure } from '../ledger/mutations/measure.ts';
import { keepMeasured, type MeasuredGame } from '../ledger/mutations/measured.ts';
import { type Told, toldOf } from '../ledger/mutations/sample.ts';
import setUp from '../support/program/temporary-folder.ts';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'ledger' },
    game: { type: 'string' },
    rule: { type: 'string' },
    wider: { type: 'boolean', default: false },
    each: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const { seed, rule, game: only } = values;
const sample = Number(values.sample);
const unfit = new Set<string>();

const place = ({ file, line, marks, was, becomes }: Told): string =>
  `  ${file}:${line} (${marks.join(', ')})\n    - ${was}\n    + ${becomes}`;

function tell(mutation: Mutation, verdict: Verdict, elsewhere?: Verdict): void {
  for (const test of verdict.unfit) unfit.add(test);
  if (verdict.ran === 0) console.log(`No test runs for\n${place(toldOf(mutation))}`);
  if (values.each) console.log(`${place(toldOf(mutation))}\n    ${verdict.failed ?? 'SURVIVED'}`);
  if (elsewhere) console.log(`${place(toldOf(mutation))}\n    noticed by ${elsewhere.failed ?? 'no test'}`);
}

function printGame(game: string, { tried, killed, endless, untyped, equal, survivors }: MeasuredGame): void {
  const share = tried === 0 ? '' : `, ${((100 * killed) / tried).toFixed(1)} %`;
  console.log(`${game}: ${killed} of ${tried} killed${share} (${endless} of them endless)`);
  console.log(`  left out: ${untyped} that do not compile, ${equal} that change nothing`);
  for (const survivor of survivors) console.log(place(survivor));
}

async function measureGame(game: keyof typeof GAMES): Promise<void> {
  const measured = await measure({ game, sample, seed, rule, wider: values.wider }, tell);
  printGame(game, measured);
  if (!values.write || rule !== undefined) return;
  keepMeasured(game, measured);
  for (const [file, page] of ledgerPages()) writeFileSync(file, page);
}

const cleanUp = setUp();
try {
  const games = keysOf(GAMES).filter(
    (game) => (only ?? game) === game && (rule === undefined || GAMES[game].test(rule)),
  );
  if (games.length === 0) throw new Error(`No such game or rule; the games are ${keysOf(GAMES).join(', ')}.`);
  if (!(sample > 0)) throw new Error('--sample takes a number of changes for each game.');
  for (const game of games) await measureGame(game);
  for (const test of unfit) console.log(`Not run, because it needs all of vitest: ${test}`);
} finally {
  cleanUp();
}
