import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CardFault, FaultyCards, formatFaults } from '../../../src/cards/reading/fault.ts';
import { loadRulebook } from '../../../src/reading/load.ts';
import { book } from '../../support/cards/book.ts';
import { printed } from '../../support/cards/printed.ts';

/** A change to one of our cards: a piece of its text that stands there once, and what a player has made of it. */
type Slip = readonly [file: string, ours: string, theirs: string];

/** Lays copies of our cards with these slips in a folder; tells which line of its file each slip stands on. */
function overlayOf(slips: readonly Slip[]) {
  const folder = mkdtempSync(join(tmpdir(), 'wof-overlay-'));
  for (const file of new Set(slips.map(([file]) => file))) {
    const text = slips.filter((slip) => slip[0] === file).reduce(slipped, readFileSync(join('data', file), 'utf8'));
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

function slipped(text: string, [file, ours, theirs]: Slip): string {
  if (text.split(ours).length !== 2) throw new Error(`${file} has "${ours}" ${text.split(ours).length - 1} times.`);
  return text.replace(ours, theirs);
}

/** The line on which a piece of text stands in a file of the overlay. */
const lineOf = (folder: string, file: string, text: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

const laidOver = (folder: string) => loadRulebook('data', folder, printed);

function faultsOf(folder: string, read = laidOver): readonly CardFault[] {
  try {
    read(folder);
  } catch (error) {
    if (error instanceof FaultyCards) return error.faults;
    throw error;
  }
  return [];
}

const told = (faults: readonly CardFault[]) => faults.map(({ file, found }) => `${basename(file)}: ${found}`).sort();

const WEATHER = 'cards/weather-effects.yaml';
const ARCHIE = 'cards/archie-and-machine-gun.yaml';
const COUNTERS = 'cards/forty-one.yaml';
const RESPONSE = 'cards/enemy-aircraft-response.yaml';
const MAP = 'map/mission-map.yaml';
const MANUAL = 'missions/twilight-patrol.yaml';

const SLIPS: readonly Slip[] = [
  [WEATHER, '    - { roll: 3, change: -1, source: fitted }\n', ''],
  [WEATHER, 'roll: 6-9, change: 0', 'roll: 5-9, change: 0'],
  [WEATHER, 'encounter: 2,', 'encounter: plus two,'],
  [ARCHIE, 'target: { modifier: -2,', 'target: { modifier: "-2",'],
  [COUNTERS, 'number: 40, aircraft: roland-c2', 'number: 40, aircraft: roland-c3'],
  [RESPONSE, 'numbers: [21, 24]', 'numbers: [21, 42]'],
  [MAP, 'name: Corbie, hex: J02', 'name: Corbie, hex: J99'],
  [MANUAL, 'briefing: |', 'breifing: |'],
];

describe('a folder of cards with a slip in every one', () => {
  const folder = overlayOf(SLIPS);
  const faults = faultsOf(folder);
  const lineIn = (file: string, found: string) =>
    faults.find((fault) => fault.file.endsWith(file) && fault.found.includes(found))?.line;

  test('all faults of all files are told at once, and no others', () => {
    expect(told(faults)).toEqual([
      'archie-and-machine-gun.yaml: `modifier` is "-2"',
      'enemy-aircraft-response.yaml: there is no German counter called 42',
      'forty-one.yaml: there is no aircraft called roland-c3',
      'mission-map.yaml: there is no hex called J99',
      'twilight-patrol.yaml: `briefing` is missing',
      'twilight-patrol.yaml: unknown key `breifing`',
      'weather-effects.yaml: `encounter` is "plus two"',
      'weather-effects.yaml: no row covers the roll 3',
      'weather-effects.yaml: rows 3 and 4 both cover the roll 5',
    ]);
  });

  test.each([
    [WEATHER, 'both cover the roll 5', 'roll: 5-9'],
    [WEATHER, '"plus two"', 'encounter: plus two'],
    [ARCHIE, '"-2"', 'modifier: "-2"'],
    [COUNTERS, 'roland-c3', 'roland-c3'],
    [RESPONSE, '42', '[21, 42]'],
    [MAP, 'J99', 'J99'],
    [MANUAL, 'breifing', 'breifing'],
  ])('%s: the fault %j stands on its line', (file, found, text) => {
    expect(lineIn(file, found)).toBe(lineOf(folder, file, text));
  });

  test('a row that is missing is looked for where its table is', () => {
    const change = lineOf(folder, WEATHER, 'check: weather-change');
    expect(lineIn(WEATHER, 'no row covers the roll 3')).toBe(change + 2);
  });

  test('each says what is allowed and what to do', () => {
    const mends = Object.fromEntries(faults.map(({ found, mend }) => [found, mend]));
    expect(mends).toMatchObject({
      'no row covers the roll 3': 'Add the row, or widen one beside it',
      'rows 3 and 4 both cover the roll 5': 'Take it out of one of them',
      '`modifier` is "-2"': 'Write it without quotes',
      'there is no aircraft called roland-c3': 'Write roland-c2',
      'unknown key `breifing`': 'Write `briefing`',
    });
    for (const { allowed, mend } of faults) expect([allowed, mend]).not.toContain('');
  });

  test('they are the same whether our own cards are read again or not', () => {
    expect(faultsOf(folder, (own) => loadRulebook('data', own))).toEqual(faults);
  });

  test('the last line counts them, and says that nothing was loaded', () => {
    expect(formatFaults(faults).split('\n').at(-1)).toBe('9 faults in 6 files. Nothing was loaded.');
  });
});

test.each(SLIPS)('the slip in %s is found alone as well', (...slip) => {
  const [file] = slip;
  const faults = faultsOf(overlayOf([slip]));
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.every((fault) => fault.file.endsWith(file))).toBe(true);
});

test('the same folder without its slips is in order', () => {
  const folder = overlayOf(SLIPS.map(([file, ours]) => [file, ours, ours]));
  expect(laidOver(folder)).toEqual(book);
});

test('a scenario in a folder of one’s own is held against the other cards, whichever game it is of', () => {
  const slips: readonly Slip[] = [
    ['fights/winged-victory/scenarios/a-look-at-the-guns.yaml', 'skill: ace, column: 6', 'skill: ace, column: 160'],
    ['fights/clouds-of-glory/scenarios/cold-meat.yaml', 'machine: R2', 'machine: R1'],
  ];
  expect(told(faultsOf(overlayOf(slips)))).toEqual([
    'a-look-at-the-guns.yaml: hex 160 is beyond the mats',
    'cold-meat.yaml: R1 is there twice',
  ]);
  const unreadable: readonly Slip[] = [
    ['fights/winged-victory/combat.yaml', 'mats: { hexes: 40', 'mats: { hexes: some'],
    ['fights/clouds-of-glory/panels.yaml', 'card: Cockpit panels', 'card: Panels'],
  ];
  expect(told(faultsOf(overlayOf(unreadable)))).toHaveLength(2);
});
