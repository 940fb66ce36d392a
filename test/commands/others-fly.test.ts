import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

const asksFor = (out: string) => [...out.matchAll(/card 1 of 3 for (A\d)/g)].map(([, id]) => id);

const BATTLE = ['battle', 'nothing-quiet', '--seed', 'three', '--rules', 'basic', '--answers', '-'];

test('the others fly by themselves to the end of the fight, and one machine alone is asked for', async () => {
  const saves = emptyFolder();
  const lines = ['carry-on fight others', 'a a a', 'hold', 'a a a'];
  const { out } = await wofHere(saves, BATTLE, lines);
  expect(new Set(asksFor(out))).toEqual(new Set(['A1']));
  const book = readFileSync(join(saves, 'battles/nothing-quiet.wof.jsonl'), 'utf8');
  // The log-book says who answered: lent to them, and taken over at each own answer.
  expect(book.match(/"lent":"carry-on"/g)?.length).toBeGreaterThanOrEqual(2);
  expect(book.match(/"lent":null/g)?.length).toBeGreaterThanOrEqual(1);
  expect((await wofHere(saves, ['battle', 'nothing-quiet', '--verify'])).status).toBe(0);
});

test('those who are named fly this turn by themselves, and in the next they are asked for again', async () => {
  const { out } = await wofHere(emptyFolder(), BATTLE, ['carry-on a2 A3', 'a a a', 'hold', 'a a a']);
  expect(asksFor(out)).toEqual(['A1', 'A1', 'A1', 'A2']);
});
