import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, wof } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

const PAGE = readFileSync('docs/squadrons.md', 'utf8');
const [, WRITTEN = ''] = /```yaml\n([\s\S]*?)```/.exec(PAGE) ?? [];

test('a squadron written from nothing by the page is begun, flown and exported, and needs no code', {
  timeout: 120_000,
}, async () => {
  const [saves, folder, to] = [emptyFolder(), emptyFolder(), emptyFolder()];
  writeFileSync(join(folder, 'squadron.yaml'), WRITTEN);
  expect(await wofHere(saves, ['check-data', folder])).toMatchObject({ status: 0, err: '' });
  expect(wof(saves, ['new', 'goat', '--squadron', folder]).out).toContain('You lead A Flight');
  expect((await wofHere(saves, ['roster', 'goat'])).out).toContain('Osmotherley');
  expect((await wofHere(saves, ['play', 'goat', '--policy', 'prudent', '--until', 'day'])).err).toBe('');
  expect((await wofHere(saves, ['verify', 'goat'])).status).toBe(0);
  const { status, out } = await wofHere(saves, ['export', 'goat', '--to', to]);
  expect(status).toBe(0);
  const told = out.match(/\S+\.md/)?.[0] ?? '';
  expect(readFileSync(existsSync(told) ? told : join(to, told), 'utf8')).toContain('No. 200 Squadron');
  expect((await wofHere(saves, ['cards', '--pack', folder, '--to', to])).status).toBe(0);
});

test('the page names every key that a squadron may have, and every squadron of ours', () => {
  const { properties } = JSON.parse(readFileSync('data/schemas/squadron.json', 'utf8'));
  for (const key of Object.keys(properties)) expect(PAGE).toContain(key);
  for (const name of ['nieuports', 'bristols', 'corps']) expect(PAGE).toContain(`\`${name}\``);
});
