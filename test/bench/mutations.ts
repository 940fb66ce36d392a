/**
 * `npm run mutations`: spoils the code by each mutation in test/ledger/mutations, runs the tests that cite its rule, and
 * writes down which of them failed. `npm run mutations -- V057 33` tries those of some rules alone. Minutes.
 */

import { keepMutations, type Mutation, mutationsOf } from '../ledger/mutations.ts';
import { RULEBOOKS } from '../ledger/rulebooks.ts';
import { type Bench, closeBench, failures, openBench } from '../ledger/spoilt-tests.ts';

const named = process.argv.slice(2);
const wanted = ({ rule }: Mutation): boolean => named.length === 0 || named.includes(rule);

async function tried(mutation: Mutation, bench: Bench): Promise<Mutation> {
  const [failed = null] = await failures(mutation.rule, [mutation], bench);
  console.log(`${mutation.rule}: ${failed ?? `nothing failed in ${mutation.test}`}`);
  return { ...mutation, failed };
}

const bench = await openBench();
for (const { name } of RULEBOOKS) {
  const after: Mutation[] = [];
  for (const mutation of mutationsOf(name)) after.push(wanted(mutation) ? await tried(mutation, bench) : mutation);
  keepMutations(name, after);
}
await closeBench(bench);
