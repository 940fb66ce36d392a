import { expect, test } from 'vitest';
import { outText, petrolText } from '../../../src/questions/map/course-words.ts';
import { asFlown } from '../../../src/questions/map/heights-flown.ts';
import { aView } from '../../support/people/a-turn.ts';
import { book } from '../../support/people/campaigns.ts';

test('(14) who is over his work is not told that his course leads out to it', () => {
  const course = { legs: [{ hex: 'G11', patrols: false }], cruise: 12_000, altitude: 6000, lands: false };
  expect(outText(course, aView('G11'), book)).toBe('the work over G11: first come down to 6,000 ft for it');
  const low = { ...course, altitude: 9000 };
  expect(outText(low, aView('G11'), book)).toBe(
    'the work over G11: first climb to 9,000 ft, safer and still good for it',
  );
  expect(outText({ ...course, altitude: 8000 }, aView('G11'), book)).toBe('the work over G11 at 8,000 ft');
  expect(outText(course, aView('H10'), book)).toBe('out to G11; on the way at 12,000 ft, there at 6,000 ft');
  const patrol = { ...course, legs: [{ hex: 'G11', patrols: true }] };
  expect(outText(patrol, aView('G11'), book)).toMatch(/^out to patrol G11; /);
});

const toFirst = (hex: string, patrols: boolean, altitude: number) => ({
  legs: [
    { hex, patrols },
    { hex: 'I12', patrols },
  ],
  cruise: altitude,
  altitude,
  lands: false,
  careful: true as const,
});

test('(14) the height of a course is one that its turns can climb to', () => {
  const low = aView('J11', { altitude: 1000 });
  const patrol = asFlown(toFirst('J11', true, 8000), low, book);
  expect(outText(patrol, low, book)).toBe('out to patrol J11 at 6,000 ft, then likely I12');
  expect(petrolText(patrol, low, book)).toBe('; 10 AFT to J11, 10 of them to climb');
  // A hex farther there are two turns to climb in.
  const beside = aView('J12', { altitude: 1000 });
  expect(outText(asFlown(toFirst('J11', true, 8000), beside, book), beside, book)).toMatch(/J11 at 8,000 ft/);
  const work = { ...toFirst('H09', false, 7000), legs: [{ hex: 'H09', patrols: false }] };
  const under = aView('H09', { altitude: 1000 });
  expect(outText(asFlown(work, under, book), under, book)).toBe(
    'the work over H09: first climb to 6,000 ft, safer and still good for it',
  );
});

test('(14) the height of the way is named only where there is a way, and the height there is one that can be come down to', () => {
  const course = { ...toFirst('G11', false, 4000), cruise: 12_000 };
  const far = aView('H06', { altitude: 1000 });
  expect(asFlown(course, far, book)).toMatchObject({ cruise: 12_000, altitude: 4000 });
  const near = aView('G10', { altitude: 12_000 });
  expect(asFlown(course, near, book)).toMatchObject({ altitude: 4000 });
  expect(asFlown(course, near, book)).not.toHaveProperty('cruise');
  const high = { ...course, cruise: 19_000, altitude: 4000 };
  expect(asFlown(high, aView('G11', { altitude: 19_000 }), book)).toMatchObject({ altitude: 9000 });
  const level = { legs: course.legs, lands: false };
  expect(asFlown(level, near, book)).toEqual(level);
});
