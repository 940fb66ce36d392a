import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fallsOf } from '../../src/cards/dice.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { emptyFolder } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

const FILE = readFileSync('docs/charts/tasks.md', 'utf8');
const [, WRITTEN = ''] = /```yaml\n([\s\S]*?)```/.exec(FILE) ?? [];
/** The page's words, wherever its lines break. */
const PAGE = FILE.replace(/\s+/g, ' ');

test('a task written by the page is checked, packed and shown, and needs no code', { timeout: 60_000 }, async () => {
  const [saves, folder, to] = [emptyFolder(), emptyFolder(), emptyFolder()];
  mkdirSync(join(folder, 'tasks'));
  writeFileSync(join(folder, 'tasks', 'a-goat.yaml'), WRITTEN);
  expect(await wofHere(saves, ['check-data', folder])).toMatchObject({ status: 0, err: '' });
  expect((await wofHere(saves, ['cards', '--pack', folder, '--to', to])).status).toBe(0);
  const pack = await wofHere(saves, ['cards', 'a-goat', '--cards', folder]);
  expect(pack.out).toContain('The Goat, step 1');
  expect((await wofHere(saves, ['new', 'goat', '--cards', folder, '--tasks'])).err).toBe('');
  expect((await wofHere(saves, ['status', 'goat'])).out).toContain('The Wing asks for special tasks');
});

test('the page has the worth and the odds that it tells from the cards and the dice', () => {
  const { tasks } = loadRulebook('data');
  expect(PAGE).toContain(`a General who sees three machines is worth ${tasks['under-the-generals-eye']?.worth}.`);
  for (const { chain, step, worth } of Object.values(tasks).filter(({ task }) => /^(Leaflets|A Wreath)/.test(task)))
    expect([step, worth], chain).toEqual([1, 3]);
  const ways = fallsOf('2d6').filter(([one = 0, other = 0]) => one + other >= 8).length;
  expect(PAGE).toContain(`from an 8 on two dice, ${ways} in 36`);
});

test('the page names every key that a task may have', () => {
  const { properties } = JSON.parse(readFileSync('data/schemas/task.json', 'utf8'));
  for (const key of Object.keys(properties).filter((name) => name !== 'cells')) expect(PAGE).toContain(key);
});
