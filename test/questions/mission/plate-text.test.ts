import { expect, test } from 'vitest';
import { nothingDone } from '../../../src/campaign/done.ts';
import { peopleOf } from '../../../src/kit/screen/people.ts';
import { word } from '../../../src/questions/asking/word.ts';
import { plateText } from '../../../src/questions/mission/plate-text.ts';
import { turnText } from '../../../src/questions/mission/work-text.ts';
import { questionOf } from '../../../src/table/decisions.ts';
import { aTurnOver, aView, camberwell } from '../../support/people/a-turn.ts';
import { book, given, LIGHT_CLOUD } from '../../support/people/activities.ts';

const photograph = { mission: 'photo-reconnaissance', target: 'J14' };

const asked = (hex: string, weather: number, changes: object = {}) => {
  const party = aView(hex, { weather });
  const orders = {
    ...aTurnOver(party).orders,
    mission: 'photo-reconnaissance',
    target: 'H10',
    achieved: nothingDone(),
  };
  return { party, orders: { ...orders, ...changes }, heights: [] };
};

test('(13) a height near the target says what a plate from there would be worth in this weather', () => {
  const told = plateText(5000, asked('H10', 7), book);
  expect(told).toMatch(/^; a plate from there: \d+ in 36 usable: .*; \d\.\d points in the mean$/);
  const ways = (feet: number) => Number(/(\d+) in 36/.exec(plateText(feet, asked('H09', 7), book))?.[1]);
  expect(ways(3000)).toBeGreaterThan(ways(8000));
  expect(ways(8000)).toBeGreaterThan(ways(13_000));
});

test('(43) where each plate counts, one aboard takes nothing from the next', () => {
  const photos = given(book.missions['photo-reconnaissance']);
  const { photograph: card } = photos.activities;
  const activities = { ...photos.activities, photograph: { ...given(card), counts: 'each' as const } };
  const each = { ...book, missions: { ...book.missions, 'photo-reconnaissance': { ...photos, activities } } };
  const { party, ...rest } = asked('H10', 7);
  const withPlate = { ...party, machines: [{ ...camberwell, plates: ['average'] }] };
  expect(plateText(5000, { party: withPlate, ...rest }, each)).toBe(plateText(5000, { party, ...rest }, each));
});

test('(13) it says so where the ground is hidden, or no plate can be exposed from there', () => {
  expect(plateText(13_000, asked('H10', 13), book)).toBe('; the target is hidden from there');
  expect(plateText(0, asked('H10', 7), book)).toBe('; no height for plates');
});

test('far from the target, on the way home and on other missions nothing is said of plates', () => {
  expect(plateText(5000, asked('H05', 7), book)).toBe('');
  expect(plateText(5000, asked('H10', 7, { errand: 'home' }), book)).toBe('');
  expect(plateText(5000, asked('H10', 7, { mission: 'dawn-patrol', target: undefined }), book)).toBe('');
});

test('(13) each quality that this height and weather can give has its chance; with a plate aboard only a better one counts', () => {
  const { rows } = given(book.missions['photo-reconnaissance']?.activities.photograph).table;
  const [poor, average, good] = rows.filter(({ points }) => points > 0).map(({ points }) => `+${points}`);
  const over = (altitude: number, plates: readonly string[] = []) => {
    const party = aView('J14', { altitude, weather: LIGHT_CLOUD, machines: [{ ...camberwell, plates: [...plates] }] });
    return turnText({ party, orders: { ...aTurnOver(party).orders, ...photograph } }, book);
  };
  expect(over(8000)).toContain(`; a plate: 21 in 36 usable: 15 for ${poor}, 5 for ${average}, 1 for ${good}; `);
  expect(over(11_000)).toContain(`; a plate: 15 in 36 usable: 12 for ${poor}, 3 for ${average}; `);
  expect(over(8000, ['useless', 'poor'])).toContain(
    `; a plate: 6 in 36 better than the ${poor} aboard: 5 for ${average}, 1 for ${good}; `,
  );
  expect(over(8000, ['good'])).toContain(`; a plate: nothing to gain now: none beats the ${good} aboard; `);
});

test('(13) the order to expose a plate says the same', () => {
  const party = aView('J14', { weather: LIGHT_CLOUD, machines: [{ ...camberwell, plates: ['poor'] }] });
  const orders = { ...aTurnOver(party).orders, ...photograph };
  const machines = [{ machine: 'B7', ways: 21, left: 5 }];
  const open = [{ activity: 'photograph' as const, name: 'Aerodrome', aft: 0, shots: 0, points: 25, machines }];
  const asked = questionOf('special-activity', { party, orders, open }, ['photograph', 'none']);
  const [order] = word(asked, book, peopleOf({ flights: [] })).options;
  expect(order?.does).toMatch(/^photograph .*: 6 in 36 better than the \+\d+ aboard: .*; left: B7 5$/);
});
