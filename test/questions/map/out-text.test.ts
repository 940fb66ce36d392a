import { expect, test } from 'vitest';
import { outText } from '../../../src/questions/map/course-words.ts';
import { aView } from '../../support/people/a-turn.ts';
import { book } from '../../support/people/campaigns.ts';

test('(14) who is over his work is not told that his course leads out to it', () => {
  const course = { legs: [{ hex: 'G11', patrols: false }], cruise: 12_000, altitude: 6000, lands: false };
  expect(outText(course, aView('G11'), book)).toBe('the work over G11, from 6,000 ft: come down to it');
  const low = { ...course, altitude: 9000 };
  expect(outText(low, aView('G11'), book)).toBe('the work over G11, from 9,000 ft: climb to it');
  expect(outText({ ...course, altitude: 8000 }, aView('G11'), book)).toBe('the work over G11 at 8,000 ft');
  expect(outText(course, aView('H10'), book)).toBe('out to G11; on the way at 12,000 ft, there at 6,000 ft');
  const patrol = { ...course, legs: [{ hex: 'G11', patrols: true }] };
  expect(outText(patrol, aView('G11'), book)).toMatch(/^out to patrol G11; /);
});
