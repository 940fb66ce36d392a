import { expect, test } from 'vitest';
import {
  type Request,
  rateNewObserver,
  rateNewPilot,
  requestAircrew,
  requestMachines,
} from '../../../src/procedure/campaign/replacements.ts';
import type { Table } from '../../../src/table/table.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

const play = <Result>(rule: (table: Table) => Result, ...dice: readonly string[]) => playLoaded(rule, { book, dice });

const asking = (asked: number, lost: number, told: Partial<Request> = {}): Request => ({
  asked,
  lost,
  today: 6,
  answered: 'as-printed',
  ...told,
});

test.each([
  ['2 2', 0, 0],
  ['3 3', 1, 9],
  ['4 4', 1, 8],
  ['5 5', 2, 7],
  ['6 6', 3, 7],
])('(46) three machines asked for on day 6, %s thrown: %i to come on day %i', (faces, granted, day) => {
  expect(play((table) => requestMachines(asking(3, 0), table), `machine-request ${faces}`).result).toEqual({
    granted,
    day,
  });
});

test('(46) nobody sends more than was asked for', () => {
  const { result } = play((table) => requestMachines(asking(1, 0), table), 'machine-request 6 6');
  expect(result).toEqual({ granted: 1, day: 7 });
});

test("(46) the month's losses tell against a request for aircrew", () => {
  const { result, events } = play((table) => requestAircrew(asking(2, 9), table), 'aircrew-request 3 3');
  expect(result).toEqual({ granted: 0, day: 0 });
  expect(events).toMatchObject([{ type: 'request-answered', request: 'aircrew', parts: { losses: -2 }, total: 4 }]);
});

test.each([
  ['machine-request 1 2', requestMachines],
  ['aircrew-request 1 2', requestAircrew],
])('(46) in a first tour requests are answered more kindly, by what the card says: %s', (dice, ask) => {
  const { result, events } = play((table) => ask(asking(2, 8, { answered: 'gentler' }), table), dice);
  expect(result).toEqual({ granted: 0, day: 0 });
  expect(events).toMatchObject([{ parts: { losses: -2, gentler: 3 }, total: 4 }]);
  const printed = play((table) => ask(asking(2, 0), table), dice);
  expect(printed.events).toMatchObject([{ parts: {}, total: 3 }]);
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
