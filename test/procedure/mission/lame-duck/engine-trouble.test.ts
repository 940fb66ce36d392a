import { expect, test } from 'vitest';
import { meetEngineTrouble } from '../../../../src/procedure/mission/lame-duck/engine-trouble.ts';
import { steadyBook as book } from '../../../support/cards/steady-book.ts';
import { aFighter } from '../../../support/people/aboard.ts';
import { playLoaded } from '../../../support/table/loaded-dice.ts';

const flight = ['B1', 'B2', 'B3', 'B4', 'B5'].map((machine) => aFighter({ machine, over: 'allied' }));
const trouble = (...dice: readonly string[]) => playLoaded((table) => meetEngineTrouble(flight, table), { book, dice });

test('(21) 2 to 5: the engine coughs and picks up, of the machine that the lot names', () => {
  const { result, events } = trouble('machine-in-trouble 1 3', 'engine-trouble 2 3');
  expect(result).toEqual({ machine: 'B3', harm: { is: 'unharmed' } });
  expect(events).toMatchObject([{ type: 'engine-trouble-met', machine: 'B3', result: 'restarts' }]);
});

test('(21) 6 to 9: serious; no climbing, Lame Duck No. 3', () => {
  const { result } = trouble('machine-in-trouble 1 1', 'engine-trouble 3 3');
  expect(result).toEqual({
    machine: 'B1',
    harm: { is: 'lame-duck', lameDuck: { number: 3, climbs: false, repair: 0, heads: 'open' }, wound: undefined },
  });
});

test('(21) 10 to 12: the engine cuts out, a Forced Landing at once', () => {
  const { result } = trouble('machine-in-trouble 1 2', 'engine-trouble 5 5', 'forced-landing 4 4', 'fate-of-crew 4 4');
  expect(result).toMatchObject({
    machine: 'B2',
    harm: { is: 'down', down: { how: 'forced-landing', side: 'allied' } },
  });
});

test('(21) a lot that would favour one of five machines is drawn again', () => {
  const { result, events } = trouble('machine-in-trouble 6 6', 'machine-in-trouble 6 5', 'engine-trouble 1 1');
  expect(result.machine).toBe('B5');
  expect(events).toMatchObject([{ lots: [{ total: 66 }, { total: 65 }] }]);
});

test('(21) (34) serious trouble in a machine that is a Lame Duck already brings on its event', () => {
  const lame = aFighter({ lameDuck: { number: 4, climbs: false, repair: 1 } });
  const { result } = playLoaded((table) => meetEngineTrouble([lame], table), {
    book,
    dice: ['machine-in-trouble 2 2', 'engine-trouble 4 4', 'forced-landing 4 4', 'fate-of-crew 4 4'],
  });
  expect(result).toMatchObject({ harm: { is: 'down', down: { how: 'forced-landing' } } });
});

test('a flight without machines has no engine to fail', () => {
  const nobody = { book, dice: ['machine-in-trouble 1 1'] };
  expect(() => playLoaded((table) => meetEngineTrouble([], table), nobody)).toThrow('no engine to fail');
});
