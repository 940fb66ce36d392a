import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { names as schema } from '../../../src/cards/printed/names.ts';
import { readCard } from '../../../src/cards/reading/read-card.ts';
import { firstForenames } from '../../../src/odds/charts/personnel-charts.ts';
import { isForbidden } from '../../../src/procedure/campaign/new-name.ts';
import { book } from '../../support/cards/book.ts';

const { names } = book;
const gridNames = (grid: { rows: readonly { name: string }[] } | undefined) => grid?.rows.map(({ name }) => name) ?? [];

const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

test('(46) of 36 throws 24 bring a common surname, 8 a rarer one, 2 a Celtic, 1 a Dominion and 1 a double-barrelled one', () => {
  const ways: Record<string, number> = {};
  for (const [i, { list, before }] of names.surnameList.rows.entries()) {
    const kind = before ? 'double' : list.replace(/-\d$/, '');
    ways[kind] = (ways[kind] ?? 0) + (WAYS[i] ?? 0);
  }
  expect(ways).toEqual({ common: 24, uncommon: 8, celtic: 2, dominion: 1, double: 1 });
});

test('(46) no surname stands in two places', () => {
  const lists = Object.keys(names.surnames).filter((list) => list !== 'first-parts');
  const all = lists.flatMap((list) => gridNames(names.surnames[list]));
  expect(all).toHaveLength(360);
  expect(new Set(all).size).toBe(all.length);
});

test('(46) each surname leaves several initials free', () => {
  const initials = [...new Set(Object.values(names.forenames).flatMap((grid) => gridNames(grid)))];
  const surnames = Object.values(names.surnames).flatMap((grid) => gridNames(grid));
  const closed = surnames.filter(
    (surname) => initials.filter((forenames) => !isForbidden({ forenames, surname }, names.forbidden)).length < 40,
  );
  expect(closed).toEqual([]);
});

/** Weights out of 150 for men born between 1885 and 1899. */
describe('(46) a forename comes as often as christenings had it', () => {
  test.each([
    ['William', 10],
    ['John', 10],
    ['George', 8],
    ['Thomas', 6],
    ['James', 6],
    ['Charles', 6],
    ['Arthur', 5],
    ['Edward', 5],
    ['Henry', 4],
    ['Alexander', 3],
    ['Cecil', 3],
    ['Hugh', 2],
    ['Guy', 1],
    ['Duncan', 1],
  ])('%s, %i in 150', (name, weight) => {
    expect(Math.abs((firstForenames(names).get(name) ?? 0) - weight / 150)).toBeLessThan(0.01);
  });
});

const written = readFileSync('data/squadron/names.yaml', 'utf8');

describe('an overlay that cannot be played is refused', () => {
  test.each([
    ['list: celtic', 'list: cornish', 'every list that the dice can choose has its grid below surnames'],
    ['before: first-parts', 'before: last-parts', 'every first part has its grid below surnames'],
    ['list: rarer', 'list: rarest', 'every list that the dice can choose has its grid below forenames'],
  ])('%s become %s', (from, to, allowed) => {
    const { faults } = readCard('names.yaml', written.replace(from, to), schema);
    expect(faults.map((fault) => fault.allowed)).toEqual([allowed]);
  });

  test('a line of five names', () => {
    const { faults } = readCard('names.yaml', written.replace('[Adams, ', '['), schema);
    expect(faults).toHaveLength(1);
  });

  test('a grid of one name over and over', () => {
    const line = '[John, John, John, John, John, John]';
    const [head = '', forenames = ''] = written.split(/^forenames:$/m);
    const dull = `${head}forenames:${forenames.replace(/\[[A-Z][^\]]*\]/g, (found, at) => (at < 400 ? line : found))}`;
    const { faults } = readCard('names.yaml', dull, schema);
    expect(faults.map((fault) => fault.allowed)).toEqual(['at least three different names stand in the grid']);
  });
});
