/**
 * `npm run tournament -- [fights] [--system name] [--each 1,3] [--pair ace:sharp] [--seed word] [--write]`: every
 * strength against the next, from both sides of the table, one against one and three against three; `--write` puts it
 * into docs/charts/opponents.md. `--pair quick:steady` sets the head of playouts against a strength, and `advice:ace` what Enter takes. `--errands` counts
 * instead how often what is printed to be done is done, sharp on both sides; those of one battle with `--battle`.
 * `--style` counts how machines are flown, by what they can do. `--low` counts sound machines that fly into the ground or
 * off the table, from low starts and by the pilots' Skill; `--who steady` those of some heads.
 * `--openings` looks for an opening by heart that beats sharp. What is not counted anew stays as it is.
 */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { advisedInFights } from '../../src/games/heads.ts';
import { isStrength } from '../../src/kit/head/strengths.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { isPolicyName } from '../../src/policies/policy-names.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { asMarkdown, rowsIn } from '../charts/as-markdown.ts';
import { blockOn, writeBlock } from '../charts/block.ts';
import { bestFound, flownBySharp, quick } from './tournament/best-found.ts';
import { sortiesOf } from './tournament/errands.ts';
import { errandsTable } from './tournament/errands-table.ts';
import { THOUGHT_OUT } from './tournament/even.ts';
import type { Led } from './tournament/fought.ts';
import { LOW_KEY, lowTable } from './tournament/low.ts';
import { OPENINGS_KEY, openingsTable } from './tournament/openings.ts';
import { lineOf, type Played, rowsAnew, tableOf } from './tournament/page.ts';
import { paired } from './tournament/pairing.ts';
import { styleTable } from './tournament/style.ts';

/** Who did best is told by so many times as many fights as he was found in. */
const AGAIN = 2;

const PAGE = 'docs/charts/opponents.md';

const { values, positionals } = parseArgs({
  options: {
    system: { type: 'string', default: '' },
    each: { type: 'string', default: '1,3' },
    pair: { type: 'string', default: 'steady:novice,sharp:steady,ace:sharp' },
    seed: { type: 'string', default: 'tournament' },
    write: { type: 'boolean', default: false },
    errands: { type: 'boolean', default: false },
    style: { type: 'boolean', default: false },
    low: { type: 'boolean', default: false },
    openings: { type: 'boolean', default: false },
    who: { type: 'string', default: '' },
    battle: { type: 'string', default: '' },
  },
  allowPositionals: true,
});
/** The rows of a table as it stands on the page. */
const rowsOf = (name: string): string[][] => rowsIn(blockOn(readFileSync(PAGE, 'utf8'), name));

const fights = Number(positionals[0] ?? 20);
const book = loadRulebook('data');

const headNamed =
  (name: string): Led =>
  (word) => {
    if (name === 'quick') return quick(word);
    if (name === 'advice') return { ...policyNamed('ace', word), ...advisedInFights() };
    if (!isStrength(name) && !isPolicyName(name)) throw new Error(`There is no head ${name}.`);
    return policyNamed(name, word);
  };

const all: Played[] = [];
const isOther = values.errands || values.style || values.low || values.openings;
for (const system of isOther ? [] : THOUGHT_OUT.filter((each) => each.includes(values.system)))
  for (const pair of values.pair.split(','))
    for (const each of values.each.split(',').map(Number)) {
      const [better = '', worse = ''] = pair.split(':');
      const meeting = { system, each, fights, seed: `${values.seed} ${system} ${each} ${pair}` };
      const came = paired({ better: headNamed(better), worse: headNamed(worse) }, meeting, book);
      all.push({ system, each, better, worse, ...came });
      console.log(lineOf({ system, each, better, worse, ...came }));
    }

if (values.write) {
  const words = `Seed \`${values.seed}\`, ${fights} fights a line, half of them from each side of the table.`;
  for (const system of new Set(all.map((played) => played.system))) {
    const own = all.filter((played) => played.system === system);
    const table = asMarkdown(tableOf(own, rowsOf(`tournament ${system}`)));
    writeBlock(PAGE, `tournament ${system}`, `${words}\n\n${table}`);
  }
}

if (values.errands) {
  const flown = { games: values.system, battle: values.battle, fights, from: 0 };
  const first = flownBySharp(sortiesOf(flown, book));
  const best = bestFound(first, () =>
    flownBySharp(sortiesOf({ ...flown, fights: AGAIN * fights, from: fights }, book)),
  );
  const counted = { errands: first.flatMap(({ errands }) => errands), best };
  const table = asMarkdown(errandsTable(counted, values.write ? rowsOf('errands') : []));
  console.log(table);
  const words = `Each battle ${fights} times, sharp on both sides.`;
  if (values.write) writeBlock(PAGE, 'errands', `${words}\n\n${table}`);
}

if (values.style) {
  const counted = styleTable(fights, values.system, book);
  const stay = values.write ? rowsOf('style').filter(([game]) => !game?.includes(values.system)) : [];
  const games: readonly string[] = THOUGHT_OUT;
  const inOrder = ([game = '']: readonly string[]): number => games.indexOf(game);
  const rows = [...stay, ...counted.rows].sort((one, other) => inOrder(one) - inOrder(other));
  const table = asMarkdown({ ...counted, rows });
  console.log(table);
  const words = `Each meeting ${fights} times, sharp on both sides.`;
  if (values.write) writeBlock(PAGE, 'style', `${words}\n\n${table}`);
}

if (values.low) {
  const wanted = { games: values.system, heads: values.who, fights, seed: values.seed };
  const counted = lowTable(wanted, book);
  if (values.write) {
    const rows = rowsAnew(counted.rows, rowsOf('low'), LOW_KEY);
    const words = `Seed \`${values.seed}\`, at least ${fights} fights of two against two a line.`;
    writeBlock(PAGE, 'low', `${words}\n\n${asMarkdown({ ...counted, rows })}`);
  }
}

if (values.openings) {
  const counted = openingsTable(fights, values.system, values.seed, book);
  if (values.write) {
    const rows = rowsAnew(counted.rows, rowsOf('openings'), OPENINGS_KEY);
    const words = `Seed \`${values.seed}\`, ${fights} fights one against one.`;
    writeBlock(PAGE, 'openings', `${words}\n\n${asMarkdown({ ...counted, rows })}`);
  }
}
