import { expect, test } from 'vitest';
import { nothingDone } from '../../src/campaign/done.ts';
import { aftOf, isFighter } from '../../src/campaign/mission-log.ts';
import { anFk8, aSpad } from '../support/people/activities.ts';

test('(10) the machine with the least Air Flying Time decides how long all can stay together', () => {
  expect(aftOf([anFk8({ aft: 180 }), aSpad({ aft: 135 })])).toBe(135);
});

test('(10) a two-seater is no fighter', () => {
  expect([aSpad(), anFk8()].map(isFighter)).toEqual([true, false]);
});

test('(23) every mission begins with nothing done, on a sheet of its own', () => {
  const done = nothingDone();
  done.patrolled.push('H09');
  done.spotting.turns += 1;
  expect(nothingDone()).toEqual({
    patrolled: [],
    escorted: [],
    scanned: {},
    found: [],
    passes: {},
    strafed: 0,
    dropped: {},
    within: 0,
    putDown: {},
    fetchedBy: undefined,
    balloons: {},
    exposed: {},
    spotting: { unbroken: 0, turns: 0, hits: 0 },
    damage: 0,
  });
});
