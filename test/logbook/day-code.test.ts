import { expect, test } from 'vitest';
import { parseSeed } from '../../src/dice/seed.ts';
import {
  DAY_WORDS,
  dayOfDate,
  editionSigns,
  inventDay,
  readDayCode,
  writeDayCode,
} from '../../src/logbook/day-code.ts';

const EDITION = { cards: 'abc', rules: '0.1.0' };
const KESTREL = { day: 9, flight: 'B', word: 'KESTREL', edition: editionSigns(EDITION) } as const;
const CODE = writeDayCode(KESTREL);

test('a code names the date, the flight and the word, and is read again as it was written', () => {
  expect(CODE).toMatch(/^9B-KESTREL-[ACDEFGHJKMNPQRTVWXY3479]{3}$/);
  expect(readDayCode(CODE)).toEqual(KESTREL);
  expect(readDayCode(writeDayCode({ ...KESTREL, day: 21, flight: 'C' }))).toMatchObject({ day: 21, flight: 'C' });
});

test('it may be typed in small letters, with blanks, and with figures that look like letters', () => {
  const [, , tail = ''] = CODE.split('-');
  for (const typed of [
    CODE.toLowerCase(),
    ` ${CODE.replaceAll('-', ' ')} `,
    `9b kestrel ${tail}`,
    `98-KE5TREL-${tail}`,
  ])
    expect(readDayCode(typed)).toEqual(KESTREL);
  const robin = { ...KESTREL, day: 10, word: 'ROBIN' };
  const [, , end = ''] = writeDayCode(robin).split('-');
  expect(readDayCode(`lob-r0b1n-${end}`)).toEqual(robin);
});

test.each([
  '',
  'kestrel',
  '9B',
  '9B-KESTREL',
  '22B-KESTREL-AAA',
  '0B-KESTREL-AAA',
  '9D-KESTREL-AAA',
  '9B-K-AAA',
  '9B-QUAIL-AAA',
  '9B-KESTREL-AA',
  '9B-KESTREL-AAO',
  '9B-KESTREL-AAA-A',
  '1E1B-KESTREL-AAA',
])('"%s" has not the form of a code', (typed) => {
  expect(readDayCode(typed)).toBe('form');
});

const SIGNS = [...'ABCDEFGHIJKLMNOPRSTUVWY3479'];

test('one wrong sign anywhere, or two neighbours changed about, is never taken for another day', () => {
  for (let i = 0; i < CODE.length; i++) {
    for (const sign of SIGNS) {
      const typed = CODE.slice(0, i) + sign + CODE.slice(i + 1);
      if (typed !== CODE) expect(readDayCode(typed), typed).toBeTypeOf('string');
    }
    const swapped = CODE.slice(0, i) + CODE.charAt(i + 1) + CODE.charAt(i) + CODE.slice(i + 2);
    if (swapped !== CODE) expect(readDayCode(swapped), swapped).toBeTypeOf('string');
  }
  const mistyped = CODE.replace('KESTREL', 'KESTRAL');
  expect(readDayCode(mistyped)).toBe('check');
});

test('other cards or other rules have other signs', () => {
  const others = [EDITION, { ...EDITION, cards: 'abd' }, { ...EDITION, rules: '0.1.1' }].map(editionSigns);
  expect(new Set(others).size).toBe(3);
});

test('every word can stand in a code and be the word of a seed', () => {
  expect(new Set(DAY_WORDS).size).toBe(DAY_WORDS.length);
  for (const word of DAY_WORDS) {
    const code = { ...KESTREL, word };
    expect(readDayCode(writeDayCode(code))).toEqual(code);
    expect(parseSeed(word.toLowerCase())).toBe(`alea:1:${word.toLowerCase()}`);
  }
});

test('a date of the calendar has one day for everyone, and the next date another', () => {
  const today = dayOfDate('2026-11-21', EDITION);
  expect(dayOfDate('2026-11-21', EDITION)).toEqual(today);
  expect(dayOfDate('2026-11-22', EDITION)).not.toEqual(today);
  expect(today).toMatchInlineSnapshot(`
    {
      "day": 19,
      "edition": "VK",
      "flight": "A",
      "word": "PUFFIN",
    }
  `);
});

test('a day that is invented is one of the three weeks, with a flight of the squadron', () => {
  expect(inventDay(() => 0, EDITION)).toEqual({ day: 1, flight: 'A', word: DAY_WORDS[0], edition: KESTREL.edition });
  expect(inventDay((below) => below - 1, EDITION)).toMatchObject({ day: 21, flight: 'C', word: DAY_WORDS.at(-1) });
});
