/**
 * `npm run bounded [-- --mutations] [--write]`: tries every short script at a log-book, and at each of its calls to the
 * disk every state in which a power cut can leave that; prints what it has enumerated, and what it has not. With
 * `--mutations` it takes away what keeps a book safe, one thing after the other, and must find each. With `--write` the
 * counts go into docs/attack.md. A fault, or a mutation that nobody finds, ends it with a status of its own.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Refusal } from '../../src/logbook/refusal.ts';
import { type Extent, FAMILIES, type Family, type FamilyCounts } from './families.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';
import { NOT_ENUMERATED, type Row, tableOf, tableOfMutations, withSection } from './page.ts';

const PAGE = 'docs/attack.md';
const MOST_ACTS = 4;

const { values } = parseArgs({ options: { mutations: { type: 'boolean' }, write: { type: 'boolean' } } });

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** What a family counts. That it cannot even go on is one fault. */
function countsOf({ run }: Family, extent: Extent): FamilyCounts {
  try {
    return run(extent);
  } catch (error) {
    const reason = error instanceof Refusal ? JSON.stringify(error.reason) : String(error);
    return { scripts: 0, cuts: 0, books: 0, faults: 1, told: [`it could not go on: ${reason}`] };
  }
}

function familiesOf(): readonly Row[] {
  return FAMILIES.map((family) => {
    const { name, told } = family;
    const from = performance.now();
    const counts = countsOf(family, { acts: MOST_ACTS, mutation: {} });
    for (const fault of counts.told) console.log(`FOUND (${name}): ${fault}`);
    console.error(`${name}: ${counts.books} books, ${counts.faults} faults, ${seconds(from)}`);
    return { name, told, counts };
  });
}

/** The first family that finds a mutation, or nobody. */
function foundBy({ name, behaviour }: Mutation): Row {
  for (const family of FAMILIES) {
    const row = { name, told: family.name, counts: countsOf(family, { acts: 2, mutation: behaviour }) };
    if (row.counts.faults > 0) return row;
  }
  return { name, told: 'nobody', counts: { scripts: 0, cuts: 0, books: 0, faults: 0, told: [] } };
}

const began = performance.now();
const families = familiesOf();
console.log(`${tableOf(families)}\n\n${NOT_ENUMERATED}`);
const mutations = values.mutations ? MUTATIONS.map(foundBy) : [];
if (values.mutations) console.log(`\n${tableOfMutations(mutations)}`);
if (values.write) writeFileSync(PAGE, withSection(readFileSync(PAGE, 'utf8'), families, mutations));
console.error(
  `in all ${seconds(began)}, ${Math.round(process.cpuUsage().user / 1e6)} s of processor, ${process.memoryUsage().rss >> 20} MB`,
);
const isSound =
  families.every(({ counts }) => counts.faults === 0) && mutations.every(({ counts }) => counts.faults > 0);
process.exitCode = isSound ? 0 : 1;
