import { expect, test } from 'vitest';
import { book } from '../../support/cards/book.ts';

const { days } = book.april1917;
const threeWeeks = days.slice(0, 21);
const boxes = book.weatherEffects.boxes;

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

test('1 April 1917 was a Sunday, the 6th Good Friday and the 8th Easter Day', () => {
  expect(days[0]?.weekday).toBe('Sunday');
  expect(days.flatMap(({ day, weekday, feast }) => (feast ? [[day, weekday, feast]] : []))).toEqual([
    [6, 'Friday', 'Good Friday'],
    [8, 'Sunday', 'Easter Day'],
  ]);
});

test('of the 21 days six were fine, four mixed, four poor and seven without useful flying', () => {
  const count = (code: string) => threeWeeks.filter((day) => day.code === code).map(({ day }) => day);
  expect(count('F')).toEqual([5, 6, 7, 8, 13, 14]);
  expect(count('M')).toEqual([2, 3, 16, 21]);
  expect(count('P')).toEqual([1, 9, 11, 20]);
  expect(count('N')).toEqual([4, 10, 12, 15, 17, 18, 19]);
});

test('of the nine after them five were fine, four mixed, and on none was there no flying', () => {
  const codes = days.slice(21).map(({ code }) => code);
  expect(codes).toEqual(['F', 'F', 'F', 'M', 'M', 'M', 'M', 'F', 'F']);
});

test('on the 29th Jasta 11 has Harvey-Kelly, and the 30th tells of leave on the morrow', () => {
  const told = (day: number) => days[day - 1]?.events.map(({ words }) => words).join(' ');
  expect(told(29)).toContain('Harvey-Kelly');
  expect(told(30)).toContain('goes on leave tomorrow');
});

test.each([
  [1, '06:28', '19:19'],
  [5, '06:19', '19:25'],
  [9, '06:10', '19:32'],
  [13, '06:02', '19:38'],
  [21, '05:45', '19:50'],
  [30, '05:28', '20:04'],
])('on %i April the sun rose over Arras at %s and set at %s', (day, sunrise, sunset) => {
  expect(days[day - 1]?.light).toMatchObject({ sunrise, sunset });
});

test('the sun rises one to three minutes earlier each day and sets one to two minutes later', () => {
  const steps = (of: 'sunrise' | 'sunset') =>
    days.slice(1).map(({ light }, i) => minutes(light[of]) - minutes(days[i]?.light[of] ?? ''));
  expect(steps('sunrise').every((step) => step <= -1 && step >= -3)).toBe(true);
  expect(steps('sunset').every((step) => step >= 1 && step <= 2)).toBe(true);
});

const halves = days.flatMap(({ day, code, halves, weather }) => [
  { day, half: 'morning', code: halves?.am ?? code, box: weather.am.number },
  { day, half: 'afternoon', code: halves?.pm ?? code, box: weather.pm.number },
]);

/** (13) Boxes in which a day so coded could begin: good sky, broken sky, bad sky. */
const FITTING = { F: [4, 8], M: [3, 12], P: [9, 16], N: [11, 16] } as const;

test.each(halves)('(12) $day April, $half: weather $code begins in a fitting box, $box', ({ code, box }) => {
  const [low, high] = FITTING[code];
  expect(box).toBeGreaterThanOrEqual(low);
  expect(box).toBeLessThanOrEqual(high);
});

test('(13) on average a better day brings more encounters and longer fights', () => {
  const mean = (code: string, of: 'encounter' | 'dfd') => {
    const values = halves.filter((half) => half.code === code).map(({ box }) => boxes[box - 1]?.[of] ?? Number.NaN);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  for (const of of ['encounter', 'dfd'] as const) {
    expect(mean('F', of)).toBeGreaterThan(mean('M', of));
    expect(mean('M', of)).toBeGreaterThan(mean('P', of));
    expect(mean('P', of)).toBeGreaterThan(mean('N', of));
  }
});

test('every fighting day that the histories mark has something to tell', () => {
  const told = days.filter(({ events }) => events.length > 0).map(({ day }) => day);
  expect(told).toEqual(expect.arrayContaining([5, 6, 7, 8, 9, 11, 13, 14]));
});
