import { expect, test } from 'vitest';
import { ofType } from '../../../../src/table/events.ts';
import {
  aLog,
  anFk8,
  aParty,
  aSpad,
  book,
  given,
  LIGHT_CLOUD,
  MOVED,
  playActivity,
  STAYED,
  shaking,
  thrown,
  withManual,
} from '../../../support/people/activities.ts';

const over = (machines = [anFk8(), aSpad()], told = {}) =>
  aParty(machines, 'H09', { altitude: 6000, box: LIGHT_CLOUD, ...told });
const spotting = () => aLog('artillery-spotting', { target: 'guns-monchy' });
const call = (total: number) => ({
  dice: [thrown('spotting', total)],
  answers: { 'special-activity': ['spot'] as const },
});

test('(23) each turn without a break ranges better by 1, to 3 at most; a modified 9 is on the target', () => {
  const log = spotting();
  const totals = [8, 8, 8, 8, 8].map(
    (total) => ofType(playActivity(over(), log, STAYED, call(total)), 'fall-of-shot-called')[0],
  );
  expect(totals.map((event) => [event?.parts['ranging'], event?.fall])).toEqual([
    [0, 'wide'],
    [1, 'on the target'],
    [2, 'on the target'],
    [3, 'on the target'],
    [3, 'on the target'],
  ]);
  expect(log.done.spotting).toEqual({ unbroken: 5, turns: 5, hits: 4 });
});

test('(23) the battery fires for eight turns and no more', () => {
  const log = spotting();
  log.done.spotting.turns = 7;
  expect(ofType(playActivity(over(), log, STAYED, call(2)), 'fall-of-shot-called')[0]?.turnsLeft).toBe(0);
  expect(playActivity(over(), log, STAYED).map(({ type }) => type)).toEqual(['spotting-broken-off']);
});

test('(13) the weather counts where the manual says so', () => {
  const cloudy = playActivity(over([anFk8()], { box: 10 }), spotting(), STAYED, call(9));
  expect(ofType(cloudy, 'fall-of-shot-called')[0]).toMatchObject({ parts: { weather: -2 }, total: 7 });
  const card = given(given(book.missions['artillery-spotting']).activities.spot);
  const cards = withManual('artillery-spotting', { spot: { ...card, weather: false } });
  const events = playActivity(over([anFk8()], { box: 10 }), spotting(), STAYED, { cards, ...call(9) });
  expect(ofType(events, 'fall-of-shot-called')[0]).toMatchObject({ parts: { ranging: 0 }, total: 9 });
});

test('(15) a near miss sets the gunners back; another two-seater calls on without a break', () => {
  const log = spotting();
  const pair = () => over([anFk8(), anFk8({ id: 'B8' })]);
  playActivity(pair(), log, STAYED, call(9));
  const second = playActivity(pair(), log, shaking('B7'), call(9));
  expect(ofType(second, 'fall-of-shot-called')[0]).toMatchObject({ machine: 'B8', parts: { ranging: 1 } });
  expect(playActivity(pair(), log, shaking('B7', 'B8'))).toEqual([{ type: 'spotting-broken-off', why: 'near-miss' }]);
  expect(log.done.spotting).toMatchObject({ unbroken: 0, turns: 2 });
});

test('(23) a Dog-Fight sets them back, and they may begin anew in the same turn', () => {
  const log = spotting();
  playActivity(over(), log, STAYED, call(9));
  const events = playActivity(over(), log, { ...STAYED, fought: true }, call(9));
  expect(events).toMatchObject([
    { type: 'spotting-broken-off', why: 'dog-fight' },
    { type: 'fall-of-shot-called', parts: { ranging: 0 } },
  ]);
});

test('(23) a turn without spotting is a break: moved on, or left off', () => {
  const log = spotting();
  playActivity(over(), log, STAYED, call(9));
  expect(playActivity(over(), log, MOVED)).toEqual([{ type: 'spotting-broken-off', why: 'left-off' }]);
  playActivity(over(), log, STAYED, call(9));
  const none = { answers: { 'special-activity': ['none'] as const } };
  expect(playActivity(over(), log, STAYED, none)).toEqual([{ type: 'spotting-broken-off', why: 'left-off' }]);
});

test.each([
  ['too high', over([anFk8()], { altitude: 9000 })],
  ['over another battery', aParty([anFk8()], 'G09', { altitude: 6000 })],
  ['without a two-seater', over([aSpad()])],
])('(23) no spotting %s', (_, party) => {
  expect(playActivity(party, spotting(), STAYED)).toEqual([]);
});
