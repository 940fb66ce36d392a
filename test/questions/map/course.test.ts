import { describe, expect, test } from 'vitest';
import { NO_ORDERS, type StandingOrders, USUAL_ORDERS } from '../../../src/campaign/standing-orders.ts';
import type { Course } from '../../../src/kit/screen/course.ts';
import { readDiceSwitch, readTyped } from '../../../src/page/read-typed.ts';
import { nextStep } from '../../../src/questions/asking/put.ts';
import { afterNews } from '../../../src/questions/map/course.ts';
import {
  COURSE_USAGE,
  courseLeft,
  petrolText,
  readCourse,
  tooFewText,
} from '../../../src/questions/map/course-words.ts';
import { findCard } from '../../../src/screens/cards/find-card.ts';
import { findRules } from '../../../src/screens/pages/rules-page.ts';
import type { Question } from '../../../src/table/decisions.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { aTurnOver, aView } from '../../support/people/a-turn.ts';
import { book } from '../../support/people/activities.ts';

const to = (hex: string): Course['legs'][number] => ({ hex, patrols: false });
const over = (hex: string): Course['legs'][number] => ({ hex, patrols: true });
const aCourse = (told: Partial<Course> = {}): Course => ({ legs: [to('H12')], lands: false, ...told });

const read = (typed: string, target?: string) => readCourse(typed.split(' '), target, book);

describe('a course as it is typed', () => {
  test.each<[string, Course]>([
    ['home', { legs: [to('H01')], lands: true, careful: true }],
    ['home by mercatel', { legs: [to('I08'), to('H01')], lands: true }],
    ['home by arras and albert at 4000', { legs: [to('G08'), to('J05'), to('H01')], altitude: 4000, lands: true }],
    ['h12 at 8,000 ft', { legs: [to('H12')], altitude: 8000, lands: false }],
    ['H9', { legs: [to('H09')], lands: false }],
    ['douai', { legs: [to('F12')], lands: false }],
    ['le-cateau', { legs: [to('K17')], lands: false }],
    ['target by lens', { legs: [to('E09'), to('J14')], lands: false }],
    ['patrol h10 h11', { legs: [over('H10'), over('H11')], lands: false }],
    ['patrol h10, h11, twice', { legs: [over('H10'), over('H11'), over('H10'), over('H11')], lands: false }],
    ['patrol j11 i11 home', { legs: [over('J11'), over('I11'), to('H01')], lands: true }],
    ['patrol h10 twice to home at 6000', { legs: [over('H10'), over('H10'), to('H01')], altitude: 6000, lands: true }],
  ])('%s', (typed, course) => {
    expect(read(typed, 'J14')).toEqual({ course });
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    '%s is no place, wherever it stands, nor any other word of a prompt',
    (word) => {
      for (const course of [word, `home by ${word}`, `${word} home`, `patrol ${word} twice`])
        expect(read(course)).toEqual({ wrong: `There is no hex or place called "${word}". ${COURSE_USAGE}` });
      expect(readTyped(word, ['stay', 'ne'])).toEqual({ is: 'unknown', text: word });
      expect(readDiceSwitch(['hand', word])).toBeUndefined();
      expect(findRules(book.rules, word)).toEqual([]);
      expect(findCard(word, book)).toMatchObject({ is: 'none' });
    },
  );

  test.each([
    ['berlin', 'There is no hex or place called "berlin".'],
    ['work 3000', 'course work stands alone, and takes the height that its work needs.'],
    ['z99', 'There is no hex or place called "z99".'],
    ['q12', 'There is no hex or place called "q12".'],
    ['target', 'This mission has no one target: name a hex, as in course H12.'],
    ['m', 'There is no hex or place called "m".'],
    ['at 8000', 'Where to?'],
    ['h12 at 8500', '"8500" is no height'],
    ['h12 at 0', '"0" is no height'],
  ])('%s is not one', (typed, wrong) => {
    expect(read(typed)).toMatchObject({ wrong: expect.stringContaining(wrong) });
  });
});

const movement = (...args: Parameters<typeof aTurnOver>): Question => {
  const about = aTurnOver(...args);
  return { decision: 'movement', about, options: about.steps.map(({ step }) => step) };
};

const height = (altitude: number, aft: Readonly<Record<string, number>>, fighters = 91): Question => {
  const { orders } = aTurnOver(aView('H08'));
  const party = aView('H08', { altitude, aft: { fighters, twoSeaters: undefined } });
  const heights = Object.entries(aft).map(([feet, each]) => ({ feet: Number(feet), aft: each }));
  return { decision: 'height', about: { party, orders, heights }, options: Object.keys(aft) };
};

const landing = [
  { step: 'stay', aft: 2 },
  { step: 'land', aft: 0 },
];

describe('the next step of a course', () => {
  test.each<[string, Course, Question, string]>([
    ['(14) by the shortest way', aCourse(), movement(aView('H08')), 'e'],
    ['(14) over a hex to be patrolled it stays', aCourse({ legs: [over('H08')] }), movement(aView('H08')), 'stay'],
    ['past a hex on the way it flies on', aCourse({ legs: [to('H08'), to('H12')] }), movement(aView('H08')), 'e'],
    ['(14) the height comes first', aCourse({ altitude: 4000 }), movement(aView('H08')), 'height'],
    [
      'a height that has been changed this turn waits for the next',
      aCourse({ altitude: 4000 }),
      movement(aView('H08'), { steps: [{ step: 'e', aft: 3, hex: 'H09' }] }),
      'e',
    ],
    ['(14) as near to its height as it can', aCourse({ altitude: 9000 }), height(2000, { 2000: 0, 7000: 10 }), '7000'],
    [
      '(49) home, and down',
      aCourse({ legs: [to('H01')], lands: true }),
      movement(aView('H01'), { steps: landing }),
      'land',
    ],
    [
      '(14) too high to land, it comes down first',
      aCourse({ legs: [to('H01')], lands: true }),
      movement(aView('H01', { altitude: 12_000 })),
      'height',
    ],
    [
      '(14) (49) come down as far as it may in one turn, it waits over the field for the next',
      aCourse({ legs: [to('H01')], lands: true, altitude: 1000 }),
      movement(aView('H01', { altitude: 2000 }), { steps: [{ step: 'stay', aft: 2 }] }),
      'stay',
    ],
    [
      '(14) (49) beside its field it comes down far enough to land there in the turn after',
      aCourse({ legs: [to('H01')], lands: true }),
      movement(aView('H02', { altitude: 13_000 })),
      'height',
    ],
    [
      '(14) (49) to ten thousand feet',
      aCourse({ legs: [to('H09')], lands: true }),
      height(13_000, { 3000: 0, 10000: 0, 13000: 0 }),
      '10000',
    ],
    [
      '(14) and no sooner',
      aCourse({ legs: [to('H01')], lands: true }),
      movement(aView('H03', { altitude: 13_000 })),
      'w',
    ],
    [
      '(15) under Archie the machines stand as they stood before',
      aCourse(),
      {
        decision: 'archie-placing',
        about: { machines: ['B1'], before: { B1: 23 }, isToBePlaced: true },
        options: ['as-before', 'spread'],
      },
      'as-before',
    ],
  ])('%s', (_, course, question, answer) => {
    expect(nextStep(course, question, book)).toMatchObject({ is: 'answer', answer });
  });

  test('(14) a hex that has been patrolled lies behind it', () => {
    const twice = aCourse({ legs: [over('H08'), over('H08')] });
    expect(nextStep(twice, movement(aView('H08')), book)).toMatchObject({ course: { legs: [over('H08')] } });
  });

  test('(22) (41) a flight that cannot come nearer to its height gives the height up, not the course', () => {
    const next = nextStep(aCourse({ altitude: 9000 }), height(5000, { 4000: 0, 5000: 0 }), book);
    expect(next).toEqual({ is: 'answer', answer: '5000', course: aCourse() });
  });

  test('over its last hex a course is done', () => {
    expect(nextStep(aCourse(), movement(aView('H12')), book)).toEqual({ is: 'done' });
  });

  test.each<[string, Course, Question, string]>([
    ['at a question that it has no answer for', aCourse(), { decision: 'escort' } as Question, 'asked'],
    [
      '(15) at an Archie grid on which nobody has been placed',
      aCourse(),
      {
        decision: 'archie-placing',
        about: { machines: ['B1'], before: {}, isToBePlaced: true },
        options: ['spread', 'one-by-one'],
      },
      'asked',
    ],
    ['at a height when none was given', aCourse(), height(5000, { 5000: 0, 6000: 2 }), 'asked'],
    [
      '(11) when a move would take the AFT that leads home',
      aCourse(),
      movement(aView('H08', { aft: { fighters: 26, twoSeaters: undefined } })),
      'no-way-home',
    ],
    [
      '(10) when it would for the two-seaters, whatever the fighters have',
      aCourse(),
      movement(aView('H08', { aft: { fighters: 91, twoSeaters: 26 } })),
      'no-way-home',
    ],
    [
      '(11) when staying would',
      aCourse({ legs: [over('H08')] }),
      movement(aView('H08', { aft: { fighters: 24, twoSeaters: undefined } })),
      'no-way-home',
    ],
    ['(11) when a climb would', aCourse({ altitude: 6000 }), height(5000, { 5000: 0, 6000: 2 }, 24), 'no-way-home'],
    [
      '(11) when there would be no AFT at all',
      aCourse(),
      movement(aView('H08', { aft: { fighters: 3, twoSeaters: undefined } })),
      'no-aft',
    ],
  ])('it stops %s', (_, course, question, why) => {
    expect(nextStep(course, question, book)).toEqual({ is: 'stop', why });
  });

  test.each([27, 24, 21])('(11) with %i AFT over H08 the way home, 21 AFT, is still flown', (fighters) => {
    const home = aCourse({ legs: [to('H01')], lands: true });
    expect(nextStep(home, movement(aView('H08', { aft: { fighters, twoSeaters: undefined } })), book)).toMatchObject({
      answer: 'w',
    });
  });

  test('(49) what no longer reaches home may still make for a nearer field', () => {
    const mercatel = aCourse({ legs: [to('I08')] });
    const turn = movement(aView('H10', { aft: { fighters: 12, twoSeaters: undefined } }));
    expect(nextStep(mercatel, turn, book)).toMatchObject({ is: 'answer', answer: 'sw' });
  });
});

const roll = { faces: [3, 4], total: 7 } as const;
const moved: GameEvent = { type: 'moved', from: 'H08', to: 'H09', aft: 3, left: 88 };
const weather = (from: number, to: number): GameEvent => ({
  type: 'weather-checked',
  roll,
  from,
  change: to - from,
  byTrend: false,
  to,
});
const rolled = (result: 'nothing' | 'encounter' | 'engine-trouble'): GameEvent => ({
  type: 'encounter-rolled',
  hex: 'H09',
  parts: { hex: 6 },
  value: 6,
  roll,
  result,
});

const sighted = (sight: 'seen' | 'unseen' | 'from-cloud'): GameEvent => ({
  type: 'enemy-height-rolled',
  roll,
  feet: 14_000,
  ours: 4000,
  starred: false,
  visibility: 4000,
  sight,
});

const archieHit = (result: 'no-effect' | 'driven-off'): GameEvent[] => [
  { type: 'archie-fired', roll, hit: 'B1', near: [] },
  { type: 'archie-hit', machine: 'B1', roll, parts: {}, total: 7, result, words: 'Tail-plane holed' },
];

const engine = (result: 'restarts' | 'serious'): GameEvent => ({
  type: 'engine-trouble-met',
  machine: 'B2',
  lots: [],
  roll,
  result,
  words: 'The engine coughs',
});

describe('what stops a course', () => {
  test.each<[string, GameEvent[], boolean]>([
    ['a quiet turn does not', [moved, rolled('nothing'), weather(7, 6)], false],
    ['(15) shots that hit nothing do not', [{ type: 'archie-fired', roll, near: ['B1'] }], false],
    ['(33) a Lame Duck Check that holds does not', [check(true)], false],
    ['(16) an encounter does, though nobody attack', [moved, rolled('encounter'), sighted('seen')], true],
    ['(16) one in which nobody sees anybody does not', [moved, rolled('encounter'), sighted('unseen')], false],
    ['(16) one that comes out of cloud does', [moved, rolled('encounter'), sighted('from-cloud')], true],
    ['(21) an engine that coughs and picks up again does not', [rolled('engine-trouble'), engine('restarts')], false],
    ['(21) one that is in serious trouble does', [rolled('engine-trouble'), engine('serious')], true],
    ['(15) a hit that only tears canvas does not', archieHit('no-effect'), false],
    ['(15) a hit that drives a machine off does', archieHit('driven-off'), true],
    ['(33) a Lame Duck that gives way does', [check(false)], true],
    ['(13) weather that hides the ground does not', [moved, weather(7, 13)], false],
  ])('%s', (_, news, stopped) => {
    expect(afterNews(news, NO_ORDERS)).toBe(stopped ? 'stops' : 'goes-on');
  });

  const crippled: GameEvent[] = [{ type: 'lame-duck-escorted', machine: 'B2', by: ['B1'] }];
  test.each<[string, GameEvent[], StandingOrders, ReturnType<typeof afterNews>]>([
    ['a hit does not', archieHit('driven-off'), { course: 'asked' }, 'goes-on'],
    ['a Lame Duck does', crippled, { course: 'asked' }, 'stops'],
    ['nor is it known whither, where no way is ordered', crippled, { course: 'asked', 'lame-duck': 'alone' }, 'stops'],
    ['nor what becomes of her, where that is asked', crippled, { course: 'asked', way: 'out' }, 'stops'],
    ['where both are ordered the way is laid anew', crippled, USUAL_ORDERS, 'laid-anew'],
    [
      'a landing stops it whatever is ordered',
      [{ type: 'landed', machines: ['B1'], field: 'amiens', isHome: true }],
      USUAL_ORDERS,
      'stops',
    ],
  ])('that waits for what is asked: %s', (_, news, orders, after) => {
    expect(afterNews(news, orders)).toBe(after);
  });
});

/** Box 13, Heavy Cloud or worse, lets nobody see down from 8,000 ft; box 7 everybody. */
describe('ground that cannot be seen', () => {
  const staysOver = (hex: string, told: Parameters<typeof aView>[1], course: Partial<Course> = {}) =>
    nextStep(aCourse({ legs: [over(hex)], ...course }), movement(aView(hex, { weather: 13, ...told })), book);

  test('(13) (23) stops a course that would patrol it behind their lines, and only that', () => {
    expect(staysOver('H12', {})).toEqual({ is: 'stop', why: 'ground-hidden' });
    expect(staysOver('H12', { weather: 7 })).toMatchObject({ answer: 'stay' });
  });

  test('(23) not so low that one need not see it', () => {
    expect(staysOver('H12', { altitude: 3000 })).toMatchObject({ answer: 'stay' });
  });

  test('not on our side', () => {
    expect(staysOver('H06', {})).toMatchObject({ answer: 'stay' });
  });

  test('not once the commander has been told of it', () => {
    expect(staysOver('H12', {}, { unseen: true })).toMatchObject({ answer: 'stay' });
  });

  test('(14) not on the way home, nor to a target', () => {
    const hidden = movement(aView('H08', { weather: 13 }));
    expect(nextStep(aCourse({ legs: [to('H01')], lands: true }), hidden, book)).toMatchObject({ answer: 'w' });
    expect(nextStep(aCourse(), hidden, book)).toMatchObject({ answer: 'e' });
  });
});

test.each<[Partial<Course>, string]>([
  [{ legs: [to('H01')], lands: true }, 'home'],
  [{ legs: [to('I08'), to('H01')], lands: true, altitude: 4000 }, 'by I08, home at 4,000 ft'],
  [{ legs: [over('H10'), over('H11')] }, 'to patrol H10 and H11'],
  [{ legs: [to('I08'), to('I09'), to('J14')] }, 'by I08 and I09, to J14'],
  [{ legs: [over('J11'), over('J12')], careful: true }, 'to patrol J11, then likely J12'],
  [{ legs: [over('J11')], careful: true }, 'to patrol J11'],
  [
    { legs: [to('D07')], lands: true, careful: true },
    'to the North landing field, -1 for each whole machine that lands there',
  ],
])('what is left of a course is told: %j', (told, left) => {
  expect(courseLeft(aCourse(told), book)).toBe(left);
});

function check(held: boolean): GameEvent {
  return { type: 'lame-duck-checked', machine: 'B3', number: 5, roll, held };
}

test('(11) a course home says how much is lacking where the petrol does not reach', () => {
  const course = aCourse({ legs: [{ hex: 'H01', patrols: false }], lands: true });
  expect(tooFewText(course, { hex: 'H05', aft: { fighters: 10, twoSeaters: undefined } }, book)).toBe(
    '; 2 AFT too few to reach H01',
  );
  expect(tooFewText(course, { hex: 'H05', aft: { fighters: 12, twoSeaters: 40 } }, book)).toBe('');
  expect(
    tooFewText(
      aCourse({ legs: [{ hex: 'H01', patrols: false }] }),
      { hex: 'H05', aft: { fighters: 1, twoSeaters: undefined } },
      book,
    ),
  ).toBe('');
  expect(
    tooFewText(
      aCourse({ legs: [], lands: true }),
      { hex: 'H05', aft: { fighters: undefined, twoSeaters: undefined } },
      book,
    ),
  ).toBe('');
});

test('(11) (14) a course says what the way to its first place takes, and how much of it goes into the climb', () => {
  const low = { hex: 'H01', altitude: 0 };
  const out = aCourse({ legs: [{ hex: 'H04', patrols: true }], cruise: 13_000, altitude: 6000 });
  expect(petrolText(out, low, book)).toBe('; 35 AFT to H04, 26 of them to climb');
  expect(petrolText(out, { ...low, altitude: 13_000 }, book)).toBe('; 9 AFT to H04');
  const level = aCourse({ legs: [{ hex: 'H04', patrols: true }] });
  expect(petrolText(level, { ...low, altitude: 5000 }, book)).toBe('; 9 AFT to H04');
  expect(petrolText(level, { hex: 'H04', altitude: 5000 }, book)).toBe('');
  expect(petrolText(aCourse({ legs: [] }), low, book)).toBe('');
});
