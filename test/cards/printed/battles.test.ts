import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBand } from '../../../src/cards/band.ts';
import { hexOf } from '../../../src/cards/map.ts';
import { FaultyCards } from '../../../src/cards/reading/fault.ts';
import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import { isForbidden } from '../../../src/procedure/campaign/new-name.ts';
import { loadRulebook } from '../../../src/reading/load.ts';
import { battleFrom } from '../../../src/reading/own-battle.ts';
import { book } from '../../support/cards/book.ts';

const battles = Object.entries(book.battles);
const OURS = 'data/battles/over-monchy.yaml';

test('there are three battles of twenty to thirty machines, one of them with two-seaters on both sides', () => {
  const sizes = battles.map(([id, { allied, german }]) => [id, allied.machines.length + german.numbers.length]);
  expect(sizes).toEqual([
    ['above-douai', 27],
    ['bound-for-amiens', 30],
    ['over-monchy', 29],
  ]);
  const seatsOf = (aircraft: string) => book.aircraft[aircraft]?.seats;
  const { allied, german } = book.battles['over-monchy'] ?? { allied: { machines: [] }, german: { numbers: [] } };
  const theirs = german.numbers.map((number) => book.fortyOne.counters[number - 1]?.aircraft ?? '');
  expect(allied.machines.filter(({ aircraft }) => seatsOf(aircraft) === 2)).toHaveLength(7);
  expect(theirs.filter((aircraft) => seatsOf(aircraft) === 2)).toHaveLength(5);
  expect(book.battles['above-douai']?.german.numbers.filter((number) => number <= 8)).toHaveLength(8);
});

test('(23 of By the book) on 10 April fifteen to twenty Germans at 12,000 ft, bound for Amiens, are met by the squadron', () => {
  const { allied, german, weather, hex } = expectDefined(book.battles['bound-for-amiens'], 'the battle of 10 April');
  expect(german.numbers.length).toBeGreaterThanOrEqual(15);
  expect(german.numbers.length).toBeLessThanOrEqual(20);
  expect([german.altitude, weather, hexOf(book.missionMap, hex).ground]).toEqual([12_000, 7, 'allied']);
  const { commander, flights } = book.squadronNotes;
  const pilots = [...flights.flatMap(({ people }) => people), ...(commander ? [commander] : [])];
  const letterOf = (bravery: number) => readBand(book.pilotSkillFiringAndBravery.letters, bravery).letter;
  for (const { pilot } of allied.machines) {
    const { rank, skill, firing, bravery } = expectDefined(
      pilots.find(({ surname }) => surname === pilot.surname),
      `${pilot.surname} of the squadron`,
    );
    expect(pilot).toMatchObject({ rank, skill, firing, bravery: letterOf(bravery) });
  }
});

test('the men of the others are of our own invention, and nobody of the squadron is among them', () => {
  const elsewhere = battles.filter(([id]) => id !== 'bound-for-amiens');
  const men = elsewhere.flatMap(([, { allied }]) =>
    allied.machines.flatMap(({ pilot, observer }) => [pilot.surname, ...(observer ? [observer.surname] : [])]),
  );
  const squadron = book.squadronNotes.flights.flatMap(({ people }) => people.map(({ surname }) => surname));
  expect(new Set(men).size).toBe(men.length);
  expect(men.filter((surname) => squadron.includes(surname))).toEqual([]);
  expect(men.filter((surname) => isForbidden({ surname, forenames: '' }, book.names.forbidden))).toEqual([]);
});

/** A battle of a player's own, with a slip in it: in a file by itself. */
function written(...slips: (readonly [from: string, to: string])[]) {
  const folder = mkdtempSync(join(tmpdir(), 'wof-battle-'));
  const file = join(folder, 'mine.yaml');
  writeFileSync(file, slips.reduce(slipped, readFileSync(OURS, 'utf8')));
  return file;
}

function slipped(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`The battle has no "${from}".`);
  return text.replace(from, to);
}

/** What is told of it, as `line: what was found; what is allowed`. */
function faultsIn(load: () => Rulebook): string[] {
  try {
    load();
  } catch (error) {
    if (!(error instanceof FaultyCards)) throw error;
    return error.faults.map(({ file, line, found, allowed }) => `${basename(file)} ${line}: ${found}; ${allowed}`);
  }
  return [];
}

/** The line of our file on which a text stands, the n-th time that it does. */
function lineOf(text: string, nth = 1): number {
  const lines = readFileSync(OURS, 'utf8').split('\n');
  const found = lines.flatMap((line, i) => (line.includes(text) ? [i + 1] : []));
  return found[nth - 1] ?? 0;
}

type Slip = readonly [from: string, to: string];
type Fault = readonly [line: number, says: string];

/** Slips that one reading of a file finds together, and what is told of each. */
const READINGS: readonly (readonly [what: string, slips: readonly Slip[], faults: readonly Fault[]])[] = [
  [
    'words, and things that no card knows',
    [
      ['aircraft: fk8', 'aircraft: fk9'],
      ['[10, 12', '[10, 42'],
      ['hex: H10', 'hex: H99'],
      ['machine: R2', 'machine: G2'],
      ['weather: 9', 'weather: 17'],
      ['from: cloud', 'form: cloud'],
    ],
    [
      [lineOf('weather:'), '`weather` is 17; a whole number from 1 to 16 belongs here'],
      [lineOf('hex:'), 'there is no hex called H99'],
      [
        lineOf('machine: R2'),
        '`machine` is "G2"; a letter and a number, `A1` to `Z99`; G is for the Germans belongs here',
      ],
      [lineOf('aircraft: fk8'), 'there is no aircraft called fk9'],
      [lineOf('numbers:'), 'there is no German counter called 42'],
      [lineOf('attack:'), '`from` is missing'],
      [lineOf('attack:'), 'unknown key `form`'],
    ],
  ],
  [
    'machines and men that are there twice',
    [
      ['machine: R2', 'machine: R1'],
      ['surname: Uttley', 'surname: Quarmby'],
    ],
    [
      [lineOf('machines:'), 'each machine has a number of its own'],
      [lineOf('machines:'), 'each man has a name of his own'],
    ],
  ],
  [
    '(18) a dive from below',
    [['altitude: 6000', 'altitude: 12000']],
    [[lineOf('attack:'), 'who attacks from above or out of cloud is the higher']],
  ],
  [
    '(18) two heights that are not level',
    [['from: cloud', 'from: level']],
    [[lineOf('attack:'), 'on the level both have one height']],
  ],
  [
    '(41) (50) machines and men that do not go together',
    [
      ['altitude: 9000', 'altitude: 11000'],
      ['aircraft: be2', 'aircraft: dfw-c5'],
      ['aircraft: re8', 'aircraft: spad-vii'],
      ['aircraft: nieuport-11', 'aircraft: dh4'],
      ['[10, 12, 13, 16', '[1, 1, 12, 12'],
    ],
    [
      [lineOf('observer:'), 'SPAD VII has an observer; a single-seater has none'],
      [lineOf('aircraft: be2'), 'DFW C.V is German; an Allied machine belongs here'],
      [lineOf('aircraft: be2', 2), 'B.E.2 cannot fly at 11000 ft; its Ceiling is 10000, rule 41'],
      [lineOf('machine: N1'), 'D.H.4 has no observer; a two-seater has one'],
      [lineOf('numbers:'), 'German counter 1 is there twice; it is one man, Manfred von Richthofen'],
      [lineOf('numbers:'), 'German counter 12 is there twice; a number is in a fight but once, rule 50'],
    ],
  ],
];

describe('every fault of a battle is told with its file and line, all at once', () => {
  test.each(READINGS)('%s', (_, slips, faults) => {
    const told = faultsIn(() => battleFrom(book, written(...slips)).book);
    expect(told.length).toBe(faults.length);
    for (const [line, says] of faults)
      expect(
        told.some((fault) => fault.startsWith(`mine.yaml ${line}: `) && fault.includes(says)),
        says,
      ).toBe(true);
  });

  test('a file that is not there', () => {
    expect(faultsIn(() => battleFrom(book, 'nowhere/mine.yaml').book)).toEqual([
      'mine.yaml 1: there is no such file; a battle of your own is a YAML file',
    ]);
  });
});

describe("a player's own battles", () => {
  test('one in a file by itself lies beside ours, and over ours of the same name', () => {
    expect(Object.keys(battleFrom(book, written()).book.battles)).toEqual([...Object.keys(book.battles), 'mine']);
    const file = join(mkdtempSync(join(tmpdir(), 'wof-battle-')), 'over-monchy.yaml');
    writeFileSync(file, slipped(readFileSync(OURS, 'utf8'), ['battle: Over Monchy', 'battle: Over and over']));
    const laid = battleFrom(book, file).book.battles;
    expect(Object.keys(laid)).toEqual(Object.keys(book.battles));
    expect(laid['over-monchy']?.battle).toBe('Over and over');
  });

  test('those in the folder battles of his cards are added to ours', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wof-battle-'));
    mkdirSync(join(folder, 'battles'));
    writeFileSync(join(folder, 'battles', 'mine.yaml'), readFileSync(OURS, 'utf8'));
    expect(Object.keys(loadRulebook('data', folder).battles)).toContain('mine');
  });

  test('a card that cannot be read keeps the battles from no fault of their own', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wof-battle-'));
    const counters = readFileSync('data/cards/forty-one.yaml', 'utf8');
    writeFileSync(join(folder, 'forty-one.yaml'), slipped(counters, ['skill: 6', 'skill: 9']));
    writeFileSync(join(folder, 'be2.yaml'), 'name: B.E.2\n');
    const faults = faultsIn(() => loadRulebook('data', folder));
    expect(faults.some((fault) => fault.startsWith('forty-one.yaml'))).toBe(true);
    expect(faults.some((fault) => /monchy|douai/.test(fault))).toBe(false);
  });
});
