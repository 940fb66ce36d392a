import { expect, test } from 'vitest';
import { appointActing, settleSuccession } from '../../../src/procedure/campaign/command.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { aPilot } from '../../support/people/airmen.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

const whitworth = aPilot({ id: 'whitworth', rank: 'Captain' });
const appleton = () => aPilot({ id: 'appleton', rank: 'Lieutenant' });
const grimshaw = () => aPilot({ id: 'grimshaw' });

test('(47) only a Lieutenant can act for a Flight Commander who is lost', () => {
  const { result, events } = playLoaded((table) => appointActing(whitworth, [grimshaw(), appleton()], 5, table), {
    book,
    answers: { 'acting-commander': ['appleton'] },
  });
  expect(result).toEqual({ since: 5, acting: 'appleton' });
  expect(events).toEqual([{ type: 'acting-commander-appointed', man: 'appleton', day: 5 }]);
  const other = { book, answers: { 'acting-commander': ['grimshaw'] } };
  expect(() => playLoaded((table) => appointActing(whitworth, [grimshaw(), appleton()], 5, table), other)).toThrow(
    'it takes appleton',
  );
});

test('(47) where no Lieutenant is left somebody else must lead', () => {
  const { result } = playLoaded((table) => appointActing(whitworth, [grimshaw()], 5, table), {
    book,
    answers: { 'acting-commander': ['grimshaw'] },
  });
  expect(result.acting).toBe('grimshaw');
});

const succession = { since: 5, acting: 'appleton' };
const settle = (received: ReturnType<typeof aPilot>[], today: number, pilots = [appleton(), grimshaw()]) =>
  playLoaded((table) => settleSuccession(succession, pilots, received, today, table), { book });

test('(47) a Lieutenant received within seven days is promoted Captain and takes the flight', () => {
  const sent = aPilot({ id: 'ferris', rank: 'Lieutenant' });
  const { result, events } = settle([grimshaw(), sent], 12);
  expect(result).toMatchObject({ id: 'ferris', rank: 'Captain' });
  expect(events).toEqual([{ type: 'flight-commander-made', man: 'ferris', why: 'replacement', rank: 'Captain' }]);
});

test('(47) failing one the acting commander is confirmed on the seventh day, not before', () => {
  expect(settle([grimshaw()], 11).result).toBeUndefined();
  expect(settle([grimshaw()], 12).result).toMatchObject({ id: 'appleton', rank: 'Captain' });
});

test('(47) a Lieutenant who comes later finds the place taken', () => {
  expect(settle([aPilot({ id: 'ferris', rank: 'Lieutenant' })], 13).result).toMatchObject({ id: 'appleton' });
});

test('(47) an acting commander who is gone himself cannot be confirmed', () => {
  expect(settle([], 12, [grimshaw()]).result).toBeUndefined();
});
