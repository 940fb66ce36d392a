import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Changes, changed, changesBetween } from '../../src/logbook/changes.ts';

test.each<[string, object, object, Changes]>([
  ['a figure', { day: 1, flight: 'B' }, { day: 2, flight: 'B' }, { day: [2] }],
  ['what is new', {}, { day: 2 }, { day: [2] }],
  ['what is gone', { acting: 'haldenby', day: 2 }, { day: 2 }, { acting: [] }],
  [
    'a man among many',
    { men: [{ kills: 1 }, { kills: 5 }] },
    { men: [{ kills: 1 }, { kills: 6 }] },
    { men: { 1: { kills: [6] } } },
  ],
  ['a list that grew', { points: [3] }, { points: [3, 7] }, { points: { 1: [7] } }],
  ['a list that grew shorter, whole', { awaited: [3, 7] }, { awaited: [7] }, { awaited: [[7]] }],
  ['a record in the place of a figure', { standing: 3 }, { standing: { is: 'fit' } }, { standing: [{ is: 'fit' }] }],
  ['a record in the place of a list', { standing: [3] }, { standing: {} }, { standing: [{}] }],
  ['nothing in the place of a list', { standing: [3] }, { standing: null }, { standing: [null] }],
])('what has changed is said by its place: %s', (_, before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
  expect(changed(before, changes)).toEqual(after);
});

test('what is not there and what has no value are the same', () => {
  expect(changesBetween({ day: 1 }, { day: 1, acting: undefined })).toBeUndefined();
});

test('what was before is not touched, and what has not changed is shared with it', () => {
  const before = { losses: { machines: 1 }, men: [{ kills: 1 }, { kills: 2 }] };
  const after = changed(before, { men: { 1: { kills: [3] } } });
  expect(before.men[1]).toEqual({ kills: 2 });
  expect(after.men[0]).toBe(before.men[0]);
  expect(after.losses).toBe(before.losses);
});

describe('of any two records', () => {
  const { record } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, fc.constantFrom(null, true, 0, 1, '', 'fit'), tie('record'), tie('list')),
    list: fc.array(tie('value'), { maxLength: 3 }),
    record: fc.dictionary(fc.constantFrom('day', 'men', 'is', '0', '1'), tie('value')),
  }));
  const aRecord = record as fc.Arbitrary<Record<string, unknown>>;

  test('the one with the changes made is the other, whichever they are, and they come through JSON', () => {
    fc.assert(
      fc.property(aRecord, aRecord, (before, after) => {
        const changes = JSON.parse(JSON.stringify(changesBetween(before, after) ?? {}));
        expect(changed(before, changes)).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  test('there are no changes between one and its copy, and there are some where they differ', () => {
    fc.assert(
      fc.property(aRecord, aRecord, (before, after) => {
        expect(changesBetween(before, structuredClone(before))).toBeUndefined();
        if (changesBetween(before, after) === undefined) expect(before).toEqual(after);
      }),
    );
  });
});
