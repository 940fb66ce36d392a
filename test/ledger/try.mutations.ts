import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepMutations, type Mutation, mutationsOf } from './mutations.ts';
import { RULEBOOKS } from './rulebooks.ts';
import { closeBench, failureOf, openBench } from './spoilt-tests.ts';

/**
 * `npm run mutations`: applies each mutation in test/ledger/mutations, runs the tests that cite its rule, and records
 * which of them failed. `npm run mutations -- -t V057` tries only those of one rule. Takes minutes.
 */

const lists = RULEBOOKS.map(({ name }) => ({ name, list: mutationsOf(name) }));
const tried = new Map<Mutation, string | null>();
let bench = '';

beforeAll(() => {
  bench = openBench();
});

afterAll(() => {
  closeBench(bench);
  for (const { name, list } of lists)
    keepMutations(
      name,
      list.map((mutation) => ({
        ...mutation,
        failed: tried.has(mutation) ? (tried.get(mutation) ?? null) : mutation.failed,
      })),
    );
});

test.each(lists.flatMap(({ list }) => list))('$rule is missed where $file is spoilt', async (mutation) => {
  const failed = await failureOf(mutation, bench);
  tried.set(mutation, failed);
  expect(failed, `nothing in ${mutation.test} fails`).not.toBeNull();
});
