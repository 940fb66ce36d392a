import { expect, test } from 'vitest';
import { isReady, type MachineStanding, machineAfter } from '../../src/campaign/machine.ts';

test.each<['lost' | number, MachineStanding]>([
  ['lost', { is: 'lost', since: 5 }],
  [0, { is: 'under-repair', back: 6 }],
  [3, { is: 'under-repair', back: 9 }],
])('(49) a machine that is to be out for %s after 5 April is %j', (fate, standing) => {
  expect(machineAfter(fate, 5)).toEqual(standing);
});

test.each<[MachineStanding, number, boolean]>([
  [{ is: 'ready' }, 1, true],
  [{ is: 'under-repair', back: 9 }, 8, false],
  [{ is: 'under-repair', back: 9 }, 9, true],
  [{ is: 'awaited', back: 7 }, 6, false],
  [{ is: 'awaited', back: 7 }, 7, true],
  [{ is: 'lost', since: 2 }, 21, false],
])('(6) a machine that is %j can fly on day %i: %s', (standing, day, ready) => {
  expect(isReady({ id: 'B1', aircraft: 'spad-vii', standing }, day)).toBe(ready);
});
