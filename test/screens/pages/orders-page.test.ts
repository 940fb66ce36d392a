import { Chalk } from 'chalk';
import { expect, test } from 'vitest';
import { USUAL_ORDERS } from '../../../src/campaign/standing-orders.ts';
import { changedOrders, ordersLine, ordersPage, readOrders } from '../../../src/screens/pages/orders-page.ts';

const paper = { ink: new Chalk({ level: 0 }), width: 80, inSentences: false };

test('orders are read by their names and words, or the first letters of either, and laid over those that stand', () => {
  expect(readOrders(['usual'], { attack: 'never' })).toEqual({ orders: USUAL_ORDERS });
  expect(readOrders(['ask'], USUAL_ORDERS)).toEqual({ orders: {} });
  expect(readOrders(['ask', 'course', 'asked'], USUAL_ORDERS)).toEqual({ orders: { course: 'asked' } });
  const { way: _, ...others } = USUAL_ORDERS;
  expect(readOrders(['usual', 'way', 'ask'], {})).toEqual({ orders: others });
  expect(readOrders(['att', 'two', 'height', '8,000'], { course: 'asked' })).toEqual({
    orders: { course: 'asked', attack: 'two-seaters', height: '8000' },
  });
  expect(readOrders(['attack', 'ask'], { attack: 'never', course: 'asked' })).toEqual({ orders: { course: 'asked' } });
  expect(readOrders([], { attack: 'never' })).toEqual({ orders: { attack: 'never' } });
});

test('what cannot be ordered is told of, one order by name or word at a time', () => {
  expect(readOrders(['a', 'never'], {})).toEqual({
    wrong:
      'There is no order about "a": there are archie, height, attack, work, fight, break-off, lame-duck, course, way.',
  });
  expect(readOrders(['attack'], {})).toEqual({
    wrong: 'attack wants a word: never, two-seaters, when-better, always, ask.',
  });
  expect(readOrders(['height', '8500'], {})).toMatchObject({ wrong: expect.stringContaining('"8500"') });
  expect(readOrders(['constructor', 'x'], {})).toMatchObject({ wrong: expect.stringContaining('no order about') });
});

test('the page has each order with what it comes to, given or not, within the page', () => {
  for (const orders of [{}, USUAL_ORDERS]) {
    const lines = ordersPage(orders, paper).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    for (const order of ['archie', 'height', 'attack', 'work', 'fight', 'break-off', 'lame-duck', 'course', 'way'])
      expect(lines.some((line) => line.startsWith(`  ${order} `))).toBe(true);
  }
  expect(ordersPage(USUAL_ORDERS, paper)).toContain('13,000 ft');
});

test('of a change only what is other than before is told, with what it comes to now', () => {
  const before = { attack: 'never', archie: 'spread' } as const;
  expect(changedOrders({ attack: 'always', fight: 'by-themselves' }, before, paper).split('\n')).toEqual([
    'Standing orders, what has changed:',
    '  archie -                the place of each machine on the grid is asked, except',
    '                           on a course',
    '  attack always           you attack whomever you may',
    '  fight by-themselves     your men fight as a careful commander would have them',
    'orders has the others, and how each is changed.',
  ]);
  expect(changedOrders(before, before, paper)).toBe('The standing orders are as they were; orders has them.');
});

test('in one line stand those that are given', () => {
  expect(ordersLine({})).toBeUndefined();
  expect(ordersLine({ attack: 'never', archie: 'spread' })).toBe('Standing orders: archie spread, attack never.');
});
