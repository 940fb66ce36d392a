import { expect, test } from 'vitest';
import { loadRulebook } from '../../../src/rulebook/load.ts';
import {
  rateNewObserver,
  rateNewPilot,
  requestAircrew,
  requestMachines,
} from '../../../src/rules/campaign/replacements.ts';
import type { Table } from '../../../src/table/table.ts';
import { playLoaded } from '../../support/loaded-dice.ts';

const book = loadRulebook('data');
const play = <Result>(rule: (table: Table) => Result, ...dice: readonly string[]) => playLoaded(rule, { book, dice });

test.each([
  ['2 2', 0, 0],
  ['3 3', 1, 9],
  ['4 4', 1, 8],
  ['5 5', 2, 7],
  ['6 6', 3, 7],
])('(46) three machines asked for on day 6, %s thrown: %i to come on day %i', (faces, granted, day) => {
  expect(play((table) => requestMachines(3, 0, 6, table), `machine-request ${faces}`).result).toEqual({ granted, day });
});

test('(46) nobody sends more than was asked for', () => {
  const { result } = play((table) => requestMachines(1, 0, 6, table), 'machine-request 6 6');
  expect(result).toEqual({ granted: 1, day: 7 });
});

test("(46) the month's losses tell against a request for aircrew", () => {
  const { result, events } = play((table) => requestAircrew(2, 9, 12, table), 'aircrew-request 3 3');
  expect(result).toEqual({ granted: 0, day: 0 });
  expect(events).toMatchObject([{ type: 'request-answered', request: 'aircrew', parts: { losses: -2 }, total: 4 }]);
});

test('(46) a new pilot is a novice as a rule', () => {
  const { result, events } = play(rateNewPilot, 'new-pilot 3 4', 'new-rank 3 4');
  expect(result).toEqual({ seat: 'pilot', rank: 'Second Lieutenant', skill: 1, firing: 'E', bravery: 8 });
  expect(events).toMatchObject([{ type: 'newcomer-rated', seat: 'pilot', roll: { total: 7 }, rankRoll: { total: 7 } }]);
});

test('(46) a new observer has no Pilot Skill', () => {
  const { result } = play(rateNewObserver, 'new-observer 6 6', 'new-rank 1 1');
  expect(result).toEqual({ seat: 'observer', rank: 'Sergeant', firing: 'C', bravery: 13 });
});
