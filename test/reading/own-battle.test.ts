import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type CardFault, FaultyCards } from '../../src/cards/reading/fault.ts';
import { battleFrom } from '../../src/reading/own-battle.ts';
import { book } from '../support/cards/book.ts';

/** One of our battles as a player has copied and changed it. */
function own(ours: string, change: (text: string) => string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'wof-own-')), 'mine.yaml');
  writeFileSync(file, change(readFileSync(join('data', ours), 'utf8')));
  return file;
}

const unnamed = (text: string): string => text.replace(/^system:.*\n/m, '');
const systemOf = (file: string): string => battleFrom(book, file).system;

function faultsIn(file: string): readonly string[] {
  try {
    battleFrom(book, file);
  } catch (error) {
    if (error instanceof FaultyCards) return error.faults.map(({ line, found }: CardFault) => `${line}: ${found}`);
    throw error;
  }
  return [];
}

const FOLDERS = [
  ['battles', 'wings-over-france'],
  ['fights/winged-victory/scenarios', 'winged-victory'],
  ['fights/clouds-of-glory/scenarios', 'clouds-of-glory'],
] as const;

test.each(FOLDERS)(
  'a copy of any of ours in %s that names no system is fought as ours are, by %s',
  (folder, system) => {
    for (const file of readdirSync(join('data', folder)))
      expect([file, systemOf(own(join(folder, file), unnamed))]).toEqual([file, system]);
  },
);

const NOON = 'fights/winged-victory/scenarios/patrol-at-noon.yaml';

test('a file is known by all that it has and not by one word of it: a slip in that word is told as the slip it is', () => {
  expect(faultsIn(own(NOON, (text) => text.replace(/^mats:/m, 'mast:')))).toEqual([
    expect.stringMatching(/: `mats` is missing$/),
    expect.stringMatching(/: unknown key `mast`$/),
  ]);
});

test('a key is the same key in quotes, and so is the name of a system', () => {
  expect(systemOf(own(NOON, (text) => text.replace(/^mats:/m, '"mats":')))).toBe('winged-victory');
  expect(systemOf(own(NOON, (text) => `"system": 'winged-victory'\n${text}`))).toBe('winged-victory');
  expect(faultsIn(own(NOON, (text) => `"system": winged-glory\n${text}`))).toEqual(['1: `system` is "winged-glory"']);
});

test('a scenario with manoeuvre cards must say which of the two games it is', () => {
  const faults = faultsIn(own('fights/manoeuvre-cards/scenarios/dawn-patrols.yaml', unnamed));
  expect(faults).toEqual([expect.stringMatching(/: `system` is missing$/)]);
});

test('a file that is no YAML is told as that', () => {
  expect(faultsIn(own(NOON, () => 'battle: [\n'))).toEqual([expect.stringMatching(/^\d+: /)]);
});

test('a file that holds no card at all is held against the campaign’s own battles', () => {
  expect(faultsIn(own(NOON, () => '- 1\n'))[0]).toMatch(/^1: the card is/);
});
