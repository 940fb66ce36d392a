import { expect, test } from 'vitest';
import { nothingDone } from '../../../src/campaign/done.ts';
import type { Course } from '../../../src/kit/screen/course.ts';
import { metThere, searchAt, wayText } from '../../../src/seat/typed/course-does.ts';
import type { Question } from '../../../src/table/decisions.ts';
import type { OrdersView, PartyView } from '../../../src/table/turn-decisions.ts';
import { aTurnOver, aView } from '../../support/people/a-turn.ts';
import { book } from '../../support/people/activities.ts';

const over = (party: PartyView, orders: Partial<OrdersView>): Question => {
  const usual = aTurnOver(party);
  const about = { ...usual, orders: { ...usual.orders, zones: ['A', 'B', 'C'] as const, ...orders } };
  return { decision: 'movement', about, options: about.steps.map(({ step }) => step) };
};

const to = (hex: string, altitude: number): Course => ({
  legs: [{ hex, patrols: false }],
  cruise: altitude,
  altitude,
  lands: false,
  careful: true,
});

const patrol = { mission: 'offensive-line-patrol', target: undefined, achieved: nothingDone() };

test('(23) a course that goes down for a search of the ground names it, with its chance and what it can bring', () => {
  const question = over(aView('D10', { altitude: 9000, weather: 7 }), patrol);
  expect(wayText(to('D10', 3000), question, book)).toMatch(
    /^down to 3,000 ft to search D10: \d+ in 36 to find something to strafe, up to \+\d+; \d+ in 36 to be met$/,
  );
  expect(searchAt(to('D10', 3000), over(aView('D10', { altitude: 3000 }), patrol), book)).toMatch(
    /^at 3,000 ft to search/,
  );
  expect(searchAt(to('D10', 3000), over(aView('D10', { altitude: 1000 }), patrol), book)).toMatch(/^up to 3,000 ft/);
  expect(searchAt(to('D10', 9000), question, book)).toBeUndefined();
  expect(searchAt({ ...to('D10', 3000), legs: [{ hex: 'D10', patrols: true }] }, question, book)).toBeUndefined();
});

test('(16) a course to a patrol tells the risk of its first hex, as staying there does; one home does not', () => {
  const from = over(aView('H12', { altitude: 3000, weather: 7 }), { mission: 'dawn-patrol' });
  const course: Course = { ...to('H13', 3000), legs: [{ hex: 'H13', patrols: true }] };
  expect(wayText(course, from, book)).toMatch(/; 3 AFT to H13; (\d+) in 36 to be met there$/);
  expect(metThere({ ...course, lands: true }, from, book)).toBe('');
  expect(metThere({ ...course, legs: [] }, from, book)).toBe('');
});
