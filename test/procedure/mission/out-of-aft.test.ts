import { expect, test } from 'vitest';
import type { FlyingMachine } from '../../../src/campaign/mission-log.ts';
import { landWithoutAft } from '../../../src/procedure/mission/out-of-aft.ts';
import { aLog, anFk8, aParty, aSpad, book } from '../../support/people/activities.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

/** A party over a hex at the moment at which the AFT is counted. */
function count(hex: string, machines: FlyingMachine[], away: FlyingMachine[], ...dice: readonly string[]) {
  const party = aParty(machines, hex, { away });
  const log = aLog('offensive-line-patrol');
  const { events } = playLoaded((table) => landWithoutAft(party, log, table), { book, dice });
  return { party, log, events };
}

test('(11) with 2 AFT left, the price of a stay, one flies on', () => {
  const { party, events } = count('H05', [aSpad({ aft: 2 })], []);
  expect(events).toEqual([]);
  expect(party.machines).toHaveLength(1);
});

test('(11) with 1 AFT left nothing more can be done in the air, and a Forced Landing follows', () => {
  const { party, events } = count('H05', [aSpad({ aft: 1 })], [], 'forced-landing 3 4', 'fate-of-crew 3 3');
  expect(events[0]).toEqual({ type: 'aft-ran-out', machine: 'B1', hex: 'H05' });
  expect(party.machines).toEqual([]);
});

test('(11) over our side a fair Forced Landing brings machine and man back tomorrow', () => {
  const { party, log, events } = count('H05', [aSpad({ aft: 0 })], [], 'forced-landing 3 4', 'fate-of-crew 3 3');
  expect(events).toMatchObject([
    { type: 'aft-ran-out', machine: 'B1', hex: 'H05' },
    { type: 'machine-came-down', how: 'forced-landing', over: 'allied', side: 'allied', machineFate: 0 },
    { type: 'fate-decided', total: 15 },
  ]);
  expect(log).toMatchObject({
    homecomings: [{ machine: 'B1', end: 'down', hex: 'H05', fate: 0 }],
    fates: [{ airman: 'pilot-B1', fate: { fate: 'safe', days: 0 } }],
    scores: [{ points: -1, why: 'forced-landing', who: 'B1' }],
    landed: [],
  });
  expect(party.machines).toEqual([]);
});

test.each([
  ['H09', 'trenches', { fate: 'safe', days: 1 }],
  ['H12', 'enemy', { fate: 'prisoner', wounded: false }],
])('(11) over %s, %s, the machine is lost however well she is put down', (hex, side, fate) => {
  const { log, events } = count(hex, [aSpad({ aft: 0 })], [], 'forced-landing 3 4', 'fate-of-crew 3 3');
  expect(events).toContainEqual(expect.objectContaining({ type: 'machine-came-down', side, machineFate: 'lost' }));
  expect(log).toMatchObject({
    homecomings: [{ machine: 'B1', end: 'down', hex, fate: 'lost' }],
    scores: [{ points: -9, why: 'machine-lost' }],
    fates: [{ airman: 'pilot-B1', fate }],
  });
});

test('(11) on each side the whole crew throws for its fate', () => {
  const dice = ['forced-landing 3 4', 'fate-of-crew 3 3', 'fate-of-crew 3 3'];
  const { log } = count('H12', [anFk8({ aft: 0 })], [], ...dice);
  expect(log.fates.map(({ airman }) => airman)).toEqual(['pilot-B7', 'observer-B7']);
});

test('(10) (11) the fighters come down where they are, and the two-seater with AFT left flies on', () => {
  const { party, log } = count(
    'H05',
    [aSpad({ id: 'B1', aft: 0 }), anFk8({ aft: 45 })],
    [aSpad({ id: 'B2', aft: 0 })],
    ...['forced-landing 3 4', 'fate-of-crew 3 3', 'forced-landing 5 5', 'fate-of-crew 3 3'],
  );
  expect(party).toMatchObject({ machines: [{ id: 'B7' }], away: [] });
  expect(log.homecomings.map(({ machine }) => machine)).toEqual(['B1', 'B2']);
});

test.each(['H01', 'I08'])(
  '(11) (21) dry over the field of %s is an engine cut out over it: the Damage Tables tell how she comes down',
  (hex) => {
    const machines = [aSpad({ id: 'B1', aft: 1 }), anFk8({ aft: 45 })];
    const { party, log, events } = count(hex, machines, [], 'forced-landing 2 1', 'fate-of-crew 3 3');
    expect(events.map(({ type }) => type)).toEqual(['aft-ran-out', 'machine-came-down', 'fate-decided']);
    expect(log.homecomings).toEqual([{ machine: 'B1', end: 'down', hex, fate: 5 }]);
    expect(log.scores).toMatchObject([{ points: -1, why: 'machine-damaged', who: 'B1' }]);
    expect(party.machines.map(({ id }) => id)).toEqual(['B7']);
  },
);

test('(11) put down dry over a field without a scratch, she is the inconvenience of any Forced Landing', () => {
  const { log } = count('I08', [aSpad({ aft: 0 })], [], 'forced-landing 3 4', 'fate-of-crew 3 3');
  expect(log.scores).toEqual([{ points: -1, why: 'forced-landing', who: 'B1' }]);
});

test('(11) a German field is no field to land on', () => {
  const { log } = count('F12', [aSpad({ aft: 0 })], [], 'forced-landing 3 4', 'fate-of-crew 3 3');
  expect(log.homecomings).toMatchObject([{ end: 'down', fate: 'lost' }]);
});

test('(49) damaged, she is no cheaper to put down dry than with the engine running', () => {
  const dice = ['forced-landing 3 4', 'fate-of-crew 3 3'];
  const { log } = count('H01', [aSpad({ aft: 0, repair: 2 })], [], ...dice);
  expect(log.scores).toEqual([{ points: -1, why: 'machine-damaged', who: 'B1' }]);
});
