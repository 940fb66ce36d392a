import { expect, test } from 'vitest';
import { nothingDone } from '../../src/campaign/done.ts';
import type { Course } from '../../src/kit/screen/course.ts';
import { dangerIn } from '../../src/questions/asking/put.ts';
import { enterAt } from '../../src/seat/policy/in-sight.ts';
import type { Courses } from '../../src/seat/seat.ts';
import { homeward } from '../../src/seat/typed/careful-course.ts';
import { courseAtHand, courseOrdered, leaveCourse } from '../../src/seat/typed/course-at-hand.ts';
import type { Asked } from '../../src/table/decisions.ts';
import { aTurnOver, aView, camberwell, whitworth } from '../support/people/a-turn.ts';
import { book } from '../support/people/campaigns.ts';
import { takenBy } from '../support/table/taken-by.ts';

/** Asked once of a flight that might turn home, and again for another reason. */

const WON = 'all that the mission brings is won';
const NO_LONGER = 'a careful commander would stay out no longer';

const at = (courses: Courses) => ({ courses, book, script: undefined, json: false, sitting: { orders: {} } as never });

/** Over the middle of the work with this much petrol, after these hexes have been patrolled. */
function turn(left: number, ...patrolled: readonly string[]): Asked<'movement'> {
  const machines = ['B1', 'B2', 'B3', 'B4'].map((id) => ({ ...whitworth, id }));
  const about = aTurnOver(aView('H12', { machines, aft: { fighters: left, twoSeaters: undefined } }));
  const orders = { ...about.orders, achieved: { ...nothingDone(), patrolled } };
  const options = about.steps.map(({ step }) => step);
  return { decision: 'movement', about: { ...about, orders }, options } as never;
}
const [FULL, LITTLE] = [91, 36];
const FOUR = ['H11', 'H12', 'H13', 'G12'];

test('(23) who stayed out with little petrol is asked again when all is won, and then no more', () => {
  const courses: Courses = {};
  expect(courseAtHand(turn(LITTLE), at(courses))?.does).toBe(
    `nothing won so far: -2; ${NO_LONGER}: home needs 33 of the 36 AFT left, and 8 are kept for a fight`,
  );
  leaveCourse(turn(LITTLE), 'stay', at(courses));
  expect(courseAtHand(turn(LITTLE), at(courses))).toBeUndefined();
  expect(courseAtHand(turn(FULL, ...FOUR), at(courses))?.does).toBe(`+5 so far; ${WON}`);
  leaveCourse(turn(FULL, ...FOUR), 'stay', at(courses));
  expect(courseAtHand(turn(FULL, ...FOUR), at(courses))).toBeUndefined();
  expect(courseAtHand(turn(LITTLE, ...FOUR), at(courses))).toBeUndefined();
});

test('(23) with the way home stands why: petrol, a Lame Duck, or the work; for the weather one waits', () => {
  const over = (changes: object, done: object = {}) => {
    const { about, ...question } = turn(FULL);
    const orders = { ...about.orders, ...done };
    return courseAtHand({ ...question, about: { ...about, orders, party: { ...about.party, ...changes } } }, at({}))
      ?.does;
  };
  const lame = { ...camberwell, lameDuck: { number: 5, climbs: false, repair: 1 } };
  const balloons = { mission: 'balloon-bursting', zones: ['B', 'C'], target: undefined };
  expect(over({ hex: 'H11', weather: 12 }, balloons)).toMatch(/^wait until H11 is seen: Mist/);
  expect(over({ machines: [lame] })).toContain(`${NO_LONGER}: a Lame Duck is with the flight`);
  const sent = { ...balloons, machines: 2 };
  expect(over({ hex: 'H03', machines: [whitworth] }, sent)).toContain(`${NO_LONGER}: one alone is too great a risk`);
  expect(over({ hex: 'H14', aft: { fighters: 20, twoSeaters: undefined } }, balloons)).toContain(
    `${NO_LONGER}: I11, the nearest work left, and home need`,
  );
  const enough = {
    patrolled: [],
    found: [],
    scanned: {},
    balloons: { F10: { state: 'destroyed', passes: 1, holes: 0, by: [] } },
  };
  expect(
    over(
      { hex: 'H11', aft: { fighters: 100, twoSeaters: undefined } },
      { ...balloons, achieved: { ...nothingDone(), ...enough } },
    ),
  ).toContain(`: enough is won: more is not worth the risk`);
});

test('(23) who goes on with his course past a Lame Duck was not asked whether he would go home', () => {
  const stopped = { legs: [{ hex: 'H14' }], lands: false } as never;
  const courses: Courses = { stopped, isAtHand: true };
  const { about, ...question } = turn(FULL);
  const lame = { ...whitworth, id: 'B5', lameDuck: { number: 5, climbs: false, repair: 1 } };
  const withDuck = { ...about, party: { ...about.party, machines: [...about.party.machines, lame] } };
  expect(courseAtHand({ ...question, about: withDuck }, at(courses))?.answer).toBe('course');
  leaveCourse({ ...question, about: withDuck }, 'course', at(courses));
  expect(courses.goesOn).toBeUndefined();
  expect(courseAtHand(turn(FULL, ...FOUR), at(courses))?.does).toBe(`+5 so far; ${WON}`);
});

test('who is offered the way home and climbs first is not offered the patrol that he had stopped', () => {
  const stopped = { legs: [{ hex: 'J11', patrols: true }], lands: false } as never;
  const courses: Courses = { stopped, isAtHand: true };
  expect(courseAtHand(turn(FULL), at(courses))?.answer).toBe('course');
  const won = turn(FULL, ...FOUR);
  expect(courseAtHand(won, at(courses))?.answer).toBe('course home');
  leaveCourse({ ...won, options: [...won.options, 'height'] } as never, 'height', at(courses));
  expect(courses.isAtHand).toBe(false);
});

test('(11) who flies by hand is asked when there is petrol for the way home and for no move out and back', () => {
  // From H12 to Amiens are eleven moves, 33 AFT; one on and one back are six more.
  const asked = (left: number) => courseAtHand(turn(left), at({ isByHand: true }))?.does;
  expect(asked(39)).toBeUndefined();
  expect(asked(38)).toBe('nothing won so far: -2; there is petrol for the way home, and little more');
  const courses: Courses = { isByHand: true };
  leaveCourse(turn(38), 'e', at(courses));
  expect(courseAtHand(turn(35), at(courses))).toBeUndefined();
});

test('who has seen a Lame Duck home and is alone now is led home by Enter, and does not wait over that field', () => {
  const { about, ...question } = turn(FULL);
  const home = { ...question, about: { ...about, orders: { ...about.orders, errand: 'home' as const } } };
  const asked = (options: readonly string[]) => courseAtHand({ ...home, options } as never, at({ isByHand: true }));
  expect(asked([...question.options, 'stay'])).toMatchObject({
    answer: 'course home',
    does: 'the flight has turned home',
  });
  const courses: Courses = {};
  leaveCourse({ ...home, options: ['stay'] } as never, 'stay', at(courses));
  expect(courseAtHand({ ...home, options: ['stay'] } as never, at(courses))).toBeUndefined();
});

test('(33) who sees a Lame Duck to her field is led there by Enter, and by standing orders sets out himself', () => {
  const { about, ...question } = turn(FULL);
  const lame = { ...whitworth, id: 'B5', lameDuck: { number: 5, climbs: false, repair: 1 } };
  const party = { ...about.party, machines: [...about.party.machines, lame] };
  const seen = { ...about, party, orders: { ...about.orders, errand: 'home' as const } };
  const asked = { ...question, about: seen, options: ['sw', 'leave B5'] } as never;
  const led = {
    answer: 'course home',
    does: 'to Mercatel: a Lame Duck is seen to her field',
  };
  expect(courseAtHand(asked, at({}))).toMatchObject(led);
  const ordered = (way: 'out' | 'there-and-back') =>
    courseOrdered(asked, { ...at({}), sitting: { orders: { way } } as never });
  expect(ordered('there-and-back')).toMatchObject(led);
  expect(ordered('out')).toBeUndefined();
  // A second machine may fail on the same mission; a player who flies by hand escorts it by hand.
  const courses: Courses = {};
  leaveCourse(asked, 'course', at(courses));
  expect(courseAtHand(asked, at(courses))).toMatchObject(led);
  leaveCourse(asked, 'sw', at(courses));
  expect(courseAtHand(asked, at(courses))).toBeUndefined();
});

test('(33) the last step to the field of a Lame Duck is no danger, though home is out of reach from there', () => {
  const lame = { ...whitworth, lameDuck: { number: 5, climbs: false, repair: 1 } };
  const toMercatel = (machine: typeof whitworth, hex = 'H09', aft = LOW) =>
    dangerIn(
      { decision: 'movement', about: aTurnOver(aView(hex, { machines: [machine], aft })), options: ['sw'] },
      'sw',
      book,
    );
  expect(toMercatel(whitworth)).toBe('After that the AFT does not bring the flight home.');
  expect(toMercatel(lame)).toBeUndefined();
  // From farther off the price is that of landing with her.
  expect(toMercatel(lame, 'H11', { ...LOW, fighters: (LOW.fighters ?? 0) + 6 })).toMatch(
    /^After that the AFT brings no escort home from her field: to land there too is -1 Victory Point/,
  );
});

/** Enough to come home from H09, and not enough from the next hex on. */
const LOW = { fighters: 27, twoSeaters: undefined };

test('(34) who lets a Lame Duck go his own way has made no move: he is bound for where he was bound for', () => {
  const { about, ...question } = turn(FULL);
  const parting = { step: 'leave B2', aft: 0, machine: 'B2', goes: 'parts' as const };
  const asked = { ...question, about: { ...about, steps: [...about.steps, parting] }, options: ['sw', 'leave B2'] };
  const stopped = { legs: [{ hex: 'H01' }], lands: true } as never;
  const courses: Courses = { stopped, isAtHand: true };
  leaveCourse(asked as never, 'leave B2', at(courses));
  expect(courses).toEqual({ stopped, isAtHand: true });
  expect(courseAtHand(turn(FULL), at(courses))?.answer).toBe('course');
  leaveCourse(asked as never, 'sw', at(courses));
  expect(courses).toMatchObject({ isAtHand: false, isByHand: true });
});

test('(11) Enter lands whoever has nothing left to do over his own field, and parts no fighters from two-seaters', () => {
  const over = (fighters: number, ...more: readonly string[]) => {
    const about = aTurnOver(aView('H01', { altitude: 1000, aft: { fighters, twoSeaters: 63 } }));
    const steps = [...about.steps, ...more.map((step) => ({ step, aft: 0 }))];
    const orders = { ...about.orders, achieved: { ...nothingDone(), patrolled: FOUR } };
    const options = steps.map(({ step }) => step);
    return takenBy({ decision: 'movement', about: { ...about, steps, orders }, options } as never, book);
  };
  expect(over(5, 'land')).toBe('land');
  expect(over(5, 'land', 'fighters-home')).toBe('land');
  expect(over(3)).not.toBe('land');
});

test('(14) of a course that Enter flies odds weighs the first step, and names the course', () => {
  const over = turn(FULL, ...FOUR);
  expect(enterAt(over, at({}) as never)).toEqual({ answer: 'sw', course: 'course home' });
  expect(enterAt(turn(FULL), at({}) as never)).toMatchObject({ course: 'course work' });
  expect(enterAt(over, at({ isByHand: true, goesOn: WON }) as never)).not.toHaveProperty('course');
});

test('(33) who flies by hand is offered the way home once when rounds are few, with the rounds that are left', () => {
  const { about, ...question } = turn(FULL);
  const [first, ...others] = about.party.machines;
  const machines = [{ ...whitworth, ...first, forward: { state: 'clear', ammo: 10 } as const }, ...others];
  const asked = { ...question, about: { ...about, party: { ...about.party, machines } } } as never;
  const courses: Courses = { isByHand: true };
  expect(courseAtHand(asked, at(courses))?.does).toBe('nothing won so far: -2; few rounds left: B1 10');
  const pair = { ...about.party, machines: machines.slice(0, 2) };
  expect(courseAtHand({ ...question, about: { ...about, party: pair } } as never, at(courses))?.does).toContain(
    'few rounds left: B1 10, two alone want 24 each',
  );
  leaveCourse(asked, 'e', at(courses));
  expect(courseAtHand(asked, at(courses))).toBeUndefined();
});

test('(21) a Lame Duck that has chosen home is led there, and not to the field that is nearer', () => {
  const { about, ...question } = turn(FULL);
  const lame = { ...whitworth, id: 'B5', lameDuck: { number: 3, climbs: true, repair: 0, heads: 'home' as const } };
  const party = { ...about.party, hex: 'E06', machines: [...about.party.machines, lame] };
  const seen = { ...about, party, orders: { ...about.orders, errand: 'home' as const } };
  const asked = { ...question, about: seen, options: ['sw'] } as never;
  expect(courseAtHand(asked, at({}))?.does).toBe('a Lame Duck is seen to her field');
});

test('(13) the label of a stopped course is its own: near hidden work the way to it waits, the way home goes on', () => {
  const machines = [whitworth, { ...whitworth, id: 'B2' }];
  const aft = { fighters: 120, twoSeaters: undefined };
  const about = aTurnOver(aView('G09', { machines, altitude: 9000, weather: 15, aft }));
  const orders = { ...about.orders, mission: 'balloon-bursting', zones: ['A', 'B', 'C'], target: undefined };
  const options = about.steps.map(({ step }) => step);
  const asked = { decision: 'movement', about: { ...about, orders }, options } as never;
  const labelOf = (stopped: Course) => courseAtHand(asked, at({ isAtHand: true, stopped }))?.does;
  const work: Course = { legs: [{ hex: 'F10', patrols: false }], lands: false, careful: true };
  expect(labelOf(work)).toMatch(
    /^wait until F10 is seen: .+ hides it; 2 AFT a turn, \d+ to spare; \d+ in 36 to be met$/,
  );
  expect(labelOf(homeward(book))).toMatch(/^go on: home/);
});
