import { expect, test } from 'vitest';
import type { Course } from '../../../src/kit/screen/course.ts';
import type { Courses } from '../../../src/seat/seat.ts';
import { courseStopped, giveTo, isFor } from '../../../src/seat/typed/course-at-hand.ts';
import type { Question } from '../../../src/table/decisions.ts';
import { aTurn } from '../../support/people/a-day-of-weather.ts';
import { appleton, camberwell, whitworth } from '../../support/people/a-turn.ts';

type Errand = 'mission' | 'home';

/** A turn of a party of these machines, on that errand. */
function turnOf(machines: readonly (typeof whitworth)[], errand: Errand): Question {
  const about = aTurn('dawn', 1, 1);
  const { party, orders } = about;
  return {
    decision: 'movement',
    about: { ...about, party: { ...party, machines }, orders: { ...orders, errand } },
    options: ['stay', 'land'],
  };
}

const ALL = turnOf([whitworth, appleton, camberwell], 'mission');
const LAME_DUCK = turnOf([appleton], 'home');
const OTHERS = turnOf([whitworth, camberwell], 'mission');

const PATROL: Course = { legs: [{ hex: 'J11', patrols: true }], lands: false };
const HOME: Course = { legs: [{ hex: 'I08', patrols: false }], lands: true };

const stop = (courses: Courses) => {
  courses.stopped = courses.flown;
  courses.flown = undefined;
};

test('a course is taken up by the party that it was given to, and by no other', () => {
  const courses: Courses = {};
  giveTo(ALL, PATROL, courses);
  stop(courses);
  expect(courseStopped(ALL, courses)).toMatchObject(PATROL);
  expect(courseStopped(OTHERS, courses)).toMatchObject(PATROL);
  expect(courseStopped(LAME_DUCK, courses)).toBeUndefined();
});

test('the way home of a Lame Duck is nothing to the others: they go on with their own course', () => {
  const courses: Courses = {};
  giveTo(ALL, PATROL, courses);
  stop(courses);
  giveTo(LAME_DUCK, HOME, courses);
  stop(courses);
  expect(courseStopped(LAME_DUCK, courses)).toMatchObject(HOME);
  expect(courseStopped(OTHERS, courses)).toMatchObject(PATROL);
});

test('the way home is for all who were on it, whatever they are sent for since', () => {
  const courses: Courses = {};
  giveTo(ALL, HOME, courses);
  stop(courses);
  expect(courseStopped(turnOf([whitworth], 'home'), courses)).toMatchObject(HOME);
});

test('at a question at which no course is flown the one that was stopped waits; without a question there is none', () => {
  const courses: Courses = {};
  giveTo(ALL, PATROL, courses);
  const plan: Question = { decision: 'half-of-day', about: {} as never, options: ['morning', 'afternoon'] };
  expect(courses.flown && isFor(courses.flown, plan)).toBe(true);
  stop(courses);
  expect(courseStopped(plan, courses)).toMatchObject(PATROL);
  expect(courseStopped(undefined, courses)).toBeUndefined();
});
