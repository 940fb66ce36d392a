import { expect, test } from 'vitest';
import { reasonsFor } from '../../../src/questions/reasons/why.ts';
import { book, flyCampaign } from '../../support/people/a-flown-campaign.ts';
import { eventsOf } from '../../support/people/a-lived-day.ts';

const { lived } = flyCampaign('scarpe');
const reasons = lived.days.flatMap(eventsOf).flatMap((event) => [...reasonsFor(event, book)]);

/** `7 (3, 4), twin guns +1 = 8`. */
const SUM = /(\d+)(?: \([\d, ]+\))?((?:, [^,=]+ [+-]?\d+)+) = (-?\d+)/g;

test('in the reasons of three weeks there is no word of the program', () => {
  expect(new Set(reasons.filter((reason) => /[a-z\d][A-Z]|undefined|NaN/.test(reason)))).toEqual(new Set());
});

test('in the reasons of three weeks each sum is what its dice and its parts come to', () => {
  const sums = reasons.flatMap((reason) => [...reason.matchAll(SUM)]);
  const wrong = sums.filter(([, first, parts = '', total]) => {
    const added = [...parts.matchAll(/[+-]?\d+(?=,|$)/g)].map(([part]) => Number(part));
    return added.reduce((sum, part) => sum + part, Number(first)) !== Number(total);
  });
  expect(wrong.map(([sum]) => sum)).toEqual([]);
  expect(sums.length).toBeGreaterThan(100);
});
