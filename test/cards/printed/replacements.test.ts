import { expect, test } from 'vitest';
import { oddsOfRows } from '../../../src/cards/odds.ts';
import { requestOdds } from '../../../src/odds/charts/personnel-charts.ts';
import { requestModifier, worseningOn } from '../../../src/procedure/campaign/replacements.ts';
import { book } from '../../support/cards/book.ts';

const card = book.replacements;

test.each(['machines', 'aircrew'] as const)(
  '(46) a request for %s can be refused, and the more so the more are lost',
  (kind) => {
    const worsening = kind === 'machines' ? card.machinesLost : card.aircrewLost;
    const refused = [0, 4].map((lost) => requestOdds(card[kind], requestModifier(worsening, lost)).refused);
    expect(refused[0]).toBeGreaterThan(0);
    expect(refused).toEqual([...refused].sort((a, b) => a - b));
    expect(new Set(refused).size).toBe(refused.length);
  },
);

test('(46) past the worst of it further losses take nothing more off a request', () => {
  expect(requestModifier(card.machinesLost, 40)).toBe(card.machinesLost.least);
});

test.each(['machinesLost', 'aircrewLost'] as const)(
  '(46) from the 22nd on, eight lost take 2 from a request (%s); till the 21st they took 1',
  (of) => {
    expect([21, 22].map((day) => requestModifier(worseningOn(day, card[of]), 8))).toEqual([-1, -2]);
    expect(requestModifier(worseningOn(30, card[of]), 40)).toBe(-2);
  },
);

test('(46) a card that says nothing of late April has the same worst all the month', () => {
  const { late: _, ...printed } = card.machinesLost;
  expect(worseningOn(30, printed)).toEqual(printed);
});

test('history: what is granted comes in one to three days', () => {
  for (const { granted, days } of [...card.machines.rows, ...card.aircrew.rows])
    if (granted > 0) expect([1, 2, 3]).toContain(days);
});

test('reports: a new pilot is mostly a novice of 1/E/N', () => {
  const novices = oddsOfRows(card.pilots).filter(
    ({ row }) => row.skill === 1 && row.firing === 'E' && row.bravery >= 6,
  );
  expect(novices.reduce((sum, { odds }) => sum + odds.ways, 0)).toBe(27);
});

test('(47) some who come are Lieutenants, and the succession takes seven days', () => {
  expect(card.ranks.rows.map(({ rank }) => rank)).toContain('Lieutenant');
  expect(card.succession).toMatchObject({ days: 7, actingRank: 'Lieutenant', promotedTo: 'Captain' });
});
