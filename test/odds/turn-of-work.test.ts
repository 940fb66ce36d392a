import { expect, test } from 'vitest';
import { nothingDone } from '../../src/campaign/done.ts';
import { chancesOver, waysMet } from '../../src/odds/turn-of-work.ts';
import { searchFrom, turnText } from '../../src/questions/mission/work-text.ts';
import type { OrdersView } from '../../src/table/turn-decisions.ts';
import { appleton, aTurnOver, aView, camberwell, whitworth } from '../support/people/a-turn.ts';
import { book } from '../support/people/activities.ts';

const machines = [whitworth, { ...camberwell, plates: [] }];
const aloft = (hex: string, told: object, orders: Partial<OrdersView>) => {
  const party = aView(hex, { machines, ...told });
  return { party, orders: { ...aTurnOver(party).orders, ...orders } };
};
const spotting = (unbroken: number, hits: number) => ({
  mission: 'artillery-spotting',
  target: 'H09',
  achieved: { ...nothingDone(), spotting: { unbroken, turns: unbroken, hits } },
});

test('(23) a turn of spotting: the better the gunners have ranged, the likelier a hit; the next one has its points', () => {
  const over = (unbroken: number, hits: number) => {
    const at = aloft('H09', { altitude: 6000, weather: 8 }, spotting(unbroken, hits));
    return chancesOver(at.party, at, book);
  };
  // Nine or more of two dice; with a correction of three, six or more.
  expect(over(0, 0)).toEqual([{ work: 'spot', isErrand: true, ways: 10, points: 3 }]);
  expect(over(3, 0)).toEqual([{ work: 'spot', isErrand: true, ways: 26, points: 3 }]);
  expect(over(7, 3)).toEqual([{ work: 'spot', isErrand: true, ways: 26, points: 0 }]);
});

test('(13) nothing is said of work from a height that hides it, elsewhere, with a Lame Duck, or on the way home', () => {
  const none = [
    aloft('H09', { altitude: 9000 }, spotting(0, 0)),
    aloft('H09', { altitude: 6000, weather: 13 }, spotting(0, 0)),
    aloft('H10', { altitude: 6000 }, spotting(0, 0)),
    aloft('H09', { altitude: 6000 }, { ...spotting(0, 0), errand: 'home' }),
    aloft('H09', { altitude: 6000, machines: [...machines, appleton] }, spotting(0, 0)),
  ];
  for (const at of none) expect(chancesOver(at.party, at, book)).toEqual([]);
});

test('staying over work says what one more turn may bring, and what it risks', () => {
  const at = aloft('H09', { altitude: 6000, weather: 8 }, spotting(0, 0));
  expect(turnText(at, book)).toBe(`; 10 in 36 for a hit of the guns, +3; ${waysMet(at.party, book)} in 36 to be met`);
  const later = aloft('H09', { altitude: 6000, weather: 8 }, spotting(2, 3));
  expect(turnText(later, book)).toMatch(/^; \d+ in 36 for a hit of the guns; /);
  const plates = aloft('J14', { altitude: 8000 }, { mission: 'photo-reconnaissance', target: 'J14' });
  expect(turnText(plates, book)).toMatch(/^; a plate: \d+ in 36 usable: \d+ for \+\d+.*; \d+ in 36 to be met$/);
  const patrols = aloft(
    'H10',
    { altitude: 8000, machines: [whitworth] },
    { mission: 'dawn-patrol', target: undefined },
  );
  expect(turnText(patrols, book)).toBe(`; ${waysMet(patrols.party, book)} in 36 to be met`);
  expect(turnText({ ...patrols, orders: { ...patrols.orders, errand: 'home' } }, book)).toBe('');
});

test('(32) to stay by a balloon that was not seen says how likely it is up next time; none that has been met is sought', () => {
  const orders = { mission: 'balloon-bursting', zones: ['A', 'B', 'C'], target: undefined } as const;
  const at = (told: object, achieved = nothingDone()) =>
    aloft('G10', { altitude: 8000, weather: 7, machines: [whitworth], ...told }, { ...orders, achieved });
  const over = (aloftThere: ReturnType<typeof at>) => chancesOver(aloftThere.party, aloftThere, book);
  expect(over(at({}))).toEqual([{ work: 'attackBalloon', isErrand: true, ways: 15, points: 15 }]);
  expect(turnText(at({}), book)).toMatch(/^; 15 in 36 that a balloon is up, \+15 in flames; \d+ in 36 to be met$/);
  expect(over(at({ altitude: 2000 }))).toEqual([]);
  expect(turnText(at({ altitude: 2000 }), book)).toMatch(
    /^; no balloon can be attacked from below 3,000 ft; \d+ in 36/,
  );
  expect(over(at({ weather: 14 }))).toEqual([]);
  const [target = ''] = book.missionMap.targets.flatMap(({ hex, target: id }) => (hex === 'G10' ? [id] : []));
  const met = { ...nothingDone(), balloons: { [target]: { state: 'up' as const, passes: 0, holes: 0, by: [] } } };
  expect(over(at({}, met))).toEqual([]);
});

test('(23) a height from which the ground can be searched by the way says so', () => {
  const orders = { mission: 'offensive-line-patrol', zones: ['A', 'B', 'C'], target: undefined } as const;
  const at = aloft('D10', { altitude: 9000, machines: [whitworth] }, orders);
  expect(searchFrom(3000, at, book)).toMatch(/^; from there a search: \d+ in 36 to find something to strafe, up to \+/);
  expect(searchFrom(9000, at, book)).toBe('');
});
