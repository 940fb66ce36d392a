import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { FaultyCards } from '../../../../src/cards/reading/fault.ts';
import { loadRulebook } from '../../../../src/reading/load.ts';
import { battleFrom } from '../../../../src/reading/own-battle.ts';
import { book } from '../../../support/cards/book.ts';
import { printed } from '../../../support/cards/printed.ts';

const FOLDER = 'fights/manoeuvre-cards';

/** Messages for our own card with a change, laid over it. */
function faultsOf(file: string, changes: readonly (readonly [string, string])[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'wof-cards-'));
  const path = join(folder, FOLDER, file);
  const text = changes.reduce(
    (all, [from, to]) => {
      if (!all.includes(from)) throw new Error(`${file} has no ${from}.`);
      return all.replace(from, to);
    },
    readFileSync(join('data', FOLDER, file), 'utf8'),
  );
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return told(() => loadRulebook('data', folder, printed));
}

function told(reads: () => unknown): string[] {
  try {
    reads();
    return [];
  } catch (error) {
    if (!(error instanceof FaultyCards)) throw error;
    return error.faults.map(({ line, found }) => `${line}: ${found}`);
  }
}

test('a deck with wrong counts is told with its line', () => {
  expect(faultsOf('manoeuvre-decks.yaml', [['of: 18', 'of: 19']])).toEqual(['9: `of` is not in order']);
  expect(faultsOf('damage-decks.yaml', [['of: 35', 'of: 36']])).toEqual(['8: `of` is not in order']);
});

test('a number on two cards, a kind in two rows, a deck without a straight', () => {
  expect(faultsOf('manoeuvre-decks.yaml', [['numbers: [4, 5, 6]', 'numbers: [4, 5, 7]']])).toEqual([
    '10: `cards` is not in order',
  ]);
  expect(faultsOf('manoeuvre-decks.yaml', [['card: left-60', 'card: right-60']])).toEqual([
    '10: `cards` is not in order',
  ]);
  expect(faultsOf('manoeuvre-decks.yaml', [['card: straight', 'card: short-straight']])).toEqual([
    '10: `cards` is not in order',
  ]);
  expect(faultsOf('damage-decks.yaml', [['points: 0, special: jam-red', 'points: 0, special: jam-green']])).toEqual([
    '9: `cards` is not in order',
  ]);
});

test('a machine without a deck, or without a gun', () => {
  expect(faultsOf('card-machines.yaml', [['deck: C', 'deck: ZZ']])).toEqual([
    '8: Sopwith Camel has no deck: there is no ZZ',
  ]);
  expect(faultsOf('card-machines.yaml', [['{ front: A }', '{ }']])).toEqual(['8: `guns` is not in order']);
});

test('a scenario whose machines overlap, start outside, or are unknown', () => {
  expect(faultsOf('scenarios/dawn-patrols.yaml', [['x: 550, y: 100', 'x: 360, y: 100']])).toEqual([
    '14: A2 overlaps A1',
  ]);
  expect(faultsOf('scenarios/dawn-patrols.yaml', [['x: 550, y: 800', 'x: 950, y: 800']])).toEqual([
    '18: G2 starts outside, at 950, 800',
  ]);
  expect(faultsOf('scenarios/dawn-patrols.yaml', [['spad-xiii', 'spad-xii']])).toEqual([
    '14: there is no machine called spad-xii',
  ]);
  expect(faultsOf('scenarios/dawn-patrols.yaml', [['spad-xiii', 'zeppelin']])).toEqual([
    '14: there is no machine called zeppelin',
  ]);
});

test('a name given twice, an errand to nowhere or by nobody', () => {
  expect(faultsOf('scenarios/dawn-patrols.yaml', [['machine: A2', 'machine: A1']])).toEqual(['14: A1 is there twice']);
  expect(
    faultsOf('scenarios/raid-over-istriana.yaml', [
      ['target: T1', 'target: T9'],
      ['machine: G1, target', 'machine: G7, target'],
    ]),
  ).toEqual([expect.stringMatching(/there is no T9$/), expect.stringMatching(/there is no G7$/)]);
  expect(
    faultsOf('scenarios/raid-over-istriana.yaml', [
      ['id: T1', 'id: A1'],
      ['target: T1', 'target: A1'],
    ]),
  ).toEqual([expect.stringMatching(/A1 is there twice$/)]);
});

test('where the machines or the table cannot be read nothing is held against them', () => {
  expect(faultsOf('card-machines.yaml', [['resistance: 15', 'resistance: many']])).toHaveLength(1);
  expect(faultsOf('card-table.yaml', [['width: 4400, length: 6800', 'width: none, length: 6800']])).toHaveLength(1);
  expect(faultsOf('manoeuvre-decks.yaml', [['of: 18', 'of: some']])).toHaveLength(1);
  expect(faultsOf('scenarios/dawn-patrols.yaml', [['wins: points', 'wins: nothing']])).toHaveLength(1);
});

test('a chart of points must go up to 12', () => {
  expect(faultsOf('card-table.yaml', [['up-to: 12', 'up-to: 11']])).toEqual([
    expect.stringMatching(/`points-chart` is not in order$/),
  ]);
});

test('a scenario of one’s own is read beside ours, with all its faults', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wof-cards-'));
  const file = join(folder, 'my-own.yaml');
  const text = readFileSync(join('data', FOLDER, 'scenarios/dawn-patrols.yaml'), 'utf8');
  writeFileSync(file, text);
  expect(battleFrom(book, file).book.fights['manoeuvre-cards'].scenarios['my-own']?.scenario).toBe('Dawn Patrols');
  writeFileSync(file, text.replace('spad-xiii', 'spad-xii'));
  expect(told(() => battleFrom(book, file))).toEqual(['14: there is no machine called spad-xii']);
  expect(told(() => battleFrom(book, join(folder, 'none.yaml')))).toEqual(['1: there is no such file']);
});
