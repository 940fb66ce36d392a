import { describe, expect, test } from 'vitest';
import { totalOf } from '../../../src/cards/dice.ts';
import type { Seed } from '../../../src/dice/seed.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { lineOf } from '../../../src/games/table.ts';
import {
  drawNewcomer,
  drawNewName,
  type FullyNamedMan,
  isForbidden,
} from '../../../src/procedure/campaign/new-name.ts';
import type { Check } from '../../../src/table/checks.ts';
import type { Table } from '../../../src/table/table.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

const { forbidden } = book.names;

/** A table whose dice are thrown as told; nothing is asked there. */
function tableThrowing(thrown: (check: Check) => readonly number[]): Table {
  const table: Table = {
    book,
    roll(check) {
      const faces = thrown(check);
      return { faces, total: totalOf(lineOf(check).dice, faces) };
    },
    draw: () => expect.unreachable('a name draws nothing'),
    choose: () => expect.unreachable('a name asks nothing'),
    tell: () => expect.unreachable('a name tells nothing'),
    during: () => table,
  };
  return table;
}

/** What a draw gives with these dice. */
const thrown = <T>(dice: readonly string[], draw: (table: Table) => T): T => playLoaded(draw, { book, dice }).result;

const JOHN_MOWBRAY: readonly string[] = [
  'surname-list 1 3',
  'surname 4 5',
  'forename-count 1',
  'forename-list 2',
  'forename 5 2',
];

test('(46) a name is drawn step by step: the list by two dice, the surname by red and white, then forenames', () => {
  expect(thrown(JOHN_MOWBRAY, (table) => drawNewName([], table))).toMatchInlineSnapshot(`
    {
      "forenames": "John",
      "surname": "Mowbray",
    }
  `);
});

test('(46) a 2 on the list of surnames gives a double-barrelled one', () => {
  const name = thrown(
    [
      'surname-list 1 1',
      'surname 2 2',
      'surname 4 5',
      'forename-count 4',
      'forename-list 1',
      'forename 6 6',
      'forename-list 6',
      'forename 3 1',
    ],
    (table) => drawNewName([], table),
  );
  expect(name).toMatchInlineSnapshot(`
    {
      "forenames": "William Gilbert",
      "surname": "Egerton-Mowbray",
    }
  `);
});

test('(46) a forename he already has is drawn again', () => {
  const name = thrown(
    [
      ...JOHN_MOWBRAY.slice(0, 2),
      'forename-count 2',
      'forename-list 2',
      'forename 5 2',
      'forename-list 2',
      'forename 5 2',
      'forename-list 4',
      'forename 1 1',
    ],
    (table) => drawNewName([], table),
  );
  expect(name).toMatchInlineSnapshot(`
    {
      "forenames": "John Alan",
      "surname": "Mowbray",
    }
  `);
});

test('(46) a man of the squadron, living or dead, keeps his surname and first initial to himself', () => {
  const known = [thrown(JOHN_MOWBRAY, (table) => drawNewName([], table))];
  const again: string[] = [...JOHN_MOWBRAY, ...JOHN_MOWBRAY.slice(0, 4), 'forename 1 1'];
  expect(thrown(again, (table) => drawNewName(known, table))).toMatchInlineSnapshot(`
    {
      "forenames": "Arthur",
      "surname": "Mowbray",
    }
  `);
});

test('(46) the name of a known airman is drawn again: Albert Barker for William Barker', () => {
  const barker: string[] = ['surname-list 2 3', 'surname 1 3', 'forename-count 1'];
  const william: string[] = [...barker, 'forename-list 1', 'forename 6 5'];
  const albert: string[] = [...barker, 'forename-list 5', 'forename 1 3'];
  expect(thrown([...william, ...albert], (table) => drawNewName([], table))).toEqual({
    forenames: 'Albert',
    surname: 'Barker',
  });
});

test('(46) a newcomer has a home, an earlier service and an age besides', () => {
  const newcomer = thrown([...JOHN_MOWBRAY, 'home 2 6', 'earlier-service 3 4', 'age 4 3'], (table) =>
    drawNewcomer('officer', [], table),
  );
  expect(newcomer).toMatchObject({
    home: 'Bolton, Lancashire',
    service: 'the Loyal North Lancashire Regiment',
    age: 21,
  });
});

test('(46) another squadron’s own names come first, in their order, and no dice are thrown for them', () => {
  const replacements = [
    { forenames: ['Ambrose'], surname: 'Vale' },
    { forenames: ['Peter', 'John'], surname: 'Quirk' },
  ];
  const own = { ...book, squadron: { replacements } } as unknown as typeof book;
  const dice = ['home 1 1', 'earlier-service 3 4', 'age 3 4'];
  const next = (known: readonly FullyNamedMan[]) =>
    playLoaded((table) => drawNewcomer('officer', known, table), { book: own, dice }).result;
  expect(next([])).toMatchObject({ forenames: 'Ambrose', surname: 'Vale' });
  const vale = { forenames: 'Albert', surname: 'Vale' };
  expect(next([vale])).toMatchObject({ forenames: 'Peter John', surname: 'Quirk' });
});

test.each([
  ['when all of them have come', { replacements: [{ forenames: ['Ambrose'], surname: 'Vale' }] }],
  ['in a squadron that names none', {}],
])('(46) %s, names are drawn as ever', (_, squadron) => {
  const own = { ...book, squadron } as unknown as typeof book;
  const dice = [...JOHN_MOWBRAY, 'home 1 1', 'earlier-service 3 4', 'age 3 4'];
  const known = [{ forenames: 'Ambrose', surname: 'Vale' }];
  const drawn = playLoaded((table) => drawNewcomer('officer', known, table), { book: own, dice }).result;
  expect(drawn).toMatchObject({ forenames: 'John', surname: 'Mowbray' });
});

test('(46) an air mechanic has a trade instead of a regiment', () => {
  const newcomer = thrown([...JOHN_MOWBRAY, 'home 3 6', 'former-trade 4 4', 'age 6 6'], (table) =>
    drawNewcomer('other-rank', [], table),
  );
  expect(newcomer).toMatchObject({ home: 'Glasgow', service: 'a chauffeur', age: 29 });
});

describe('(46) nobody is given the name of a known airman of 1917', () => {
  test.each([
    ['Arthur Gould', 'Lee'],
    ['Cecil', 'Lewis'],
    ['Charles Henry', 'Lewis'],
    ['Hugh', 'Lewis'],
    ['Trafford', 'Leigh-Mallory'],
    ['Peter', 'Palmer'],
    ['Humphrey', 'West'],
    ['Brian', 'Collis-Johns'],
  ])('%s %s', (forenames, surname) => {
    expect(isForbidden({ forenames, surname }, forbidden)).toBe(true);
  });

  test.each([
    ['Thomas Cecil', 'Lewis'],
    ['Walter', 'Lewis'],
    ['Percy', 'Parsons'],
  ])('but %s %s is free', (forenames, surname) => {
    expect(isForbidden({ forenames, surname }, forbidden)).toBe(false);
  });
});

function drawMany(count: number, seed: Seed): FullyNamedMan[] {
  const cup = seededCup(seed, 1);
  const table = tableThrowing((check) => cup.throw(check));
  const drawn: FullyNamedMan[] = [];
  while (drawn.length < count)
    drawn.push(drawNewcomer(drawn.length % 3 === 0 ? 'other-rank' : 'officer', drawn, table));
  return drawn;
}

const thousand = drawMany(1000, 'alea:1:names');

test('(46) of 1,000 drawn names none is forbidden', () => {
  expect(thousand.filter((man) => isForbidden(man, forbidden))).toEqual([]);
});

test('(46) of 1,000 drawn names no two share surname and first initial', () => {
  expect(new Set(thousand.map(({ surname, forenames }) => `${surname} ${forenames.charAt(0)}`)).size).toBe(1000);
});

test('(46) the same seed gives the same names, another seed others', () => {
  expect(drawMany(25, 'alea:1:names')).toEqual(thousand.slice(0, 25));
  expect(drawMany(25, 'alea:1:other')).not.toEqual(thousand.slice(0, 25));
});

test('(46) when every name is taken the program says so and does not draw for ever', () => {
  const sameAgain = tableThrowing((check) => (lineOf(check).dice === '1d6' ? [1] : [1, 2]));
  const known = [drawNewName([], sameAgain)];
  expect(() => drawNewName(known, sameAgain)).toThrow('every one of them is taken or forbidden');
});

test('a list that the Names card sends one to and does not have is a broken promise: the loader has checked it', () => {
  const names = { ...book.names, surnames: {} };
  const draw = (table: Table) => drawNewName([], table);
  expect(() => playLoaded(draw, { book: { ...book, names }, dice: JOHN_MOWBRAY })).toThrow(
    'The Names card has no list',
  );
});
