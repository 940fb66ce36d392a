import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, wof } from '../support/program/wof.ts';

const PAGE = readFileSync('docs/charts/tasks.md', 'utf8');
const [, WRITTEN = ''] = /```yaml\n([\s\S]*?)```/.exec(PAGE) ?? [];

test('a task written by the page is checked, packed and shown, and needs no code', { timeout: 60_000 }, () => {
  const [saves, folder, to] = [emptyFolder(), emptyFolder(), emptyFolder()];
  mkdirSync(join(folder, 'tasks'));
  writeFileSync(join(folder, 'tasks', 'a-goat.yaml'), WRITTEN);
  expect(wof(saves, ['check-data', folder])).toMatchObject({ status: 0, err: '' });
  expect(wof(saves, ['cards', '--pack', folder, '--to', to]).status).toBe(0);
  const pack = wof(saves, ['cards', 'a-goat', '--cards', folder]);
  expect(pack.out).toContain('The Goat, step 1');
  expect(wof(saves, ['new', 'goat', '--cards', folder, '--tasks']).err).toBe('');
  expect(wof(saves, ['status', 'goat']).out).toContain('The Wing asks for special tasks');
});

test('the page names every key that a task may have', () => {
  const { properties } = JSON.parse(readFileSync('data/schemas/task.json', 'utf8'));
  for (const key of Object.keys(properties).filter((name) => name !== 'cells')) expect(PAGE).toContain(key);
});
