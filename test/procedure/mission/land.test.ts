import { describe, expect, test } from 'vitest';
import type { FlyingMachine } from '../../../src/campaign/mission-log.ts';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { inconvenience, priceOfDamage, priceOfLoss } from '../../../src/kit/harm/coming-down.ts';
import { fieldIn, land } from '../../../src/procedure/mission/land.ts';
import { landWithoutAft } from '../../../src/procedure/mission/out-of-aft.ts';
import { anFk8, aParty, aSpad, book } from '../../support/people/activities.ts';
import { typesOf } from '../../support/read/types-of.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';
import { idsIn, lame, logOf, play } from '../../support/table/spine.ts';

const FIELDS = { amiens: 'H01', north: 'D07', mercatel: 'I08', south: 'M07' } as const;
type FieldName = keyof typeof FIELDS;

function landAt(name: FieldName, machines: FlyingMachine[]) {
  const party = aParty(machines, FIELDS[name]);
  const log = logOf(machines);
  const field = expectDefined(fieldIn(party.hex, book), name);
  const { events } = play((table) => land(field, party, log, table));
  return { party, log, events };
}

test('(49) four fields of ours are on the map; a German one is no place to land', () => {
  for (const hex of Object.values(FIELDS)) expect(fieldIn(hex, book)).toBeDefined();
  expect(fieldIn('F12', book)).toBeUndefined();
  expect(fieldIn('H09', book)).toBeUndefined();
});

test('(49) at home the machines are home, and nothing is to pay', () => {
  const { party, log, events } = landAt('amiens', [aSpad(), anFk8()]);
  expect(events).toEqual([{ type: 'landed', machines: ['B1', 'B7'], field: 'amiens', isHome: true }]);
  expect(log.homecomings).toEqual([
    { machine: 'B1', end: 'home' },
    { machine: 'B7', end: 'home' },
  ]);
  expect(log.landed.map(({ id }) => id)).toEqual(['B1', 'B7']);
  expect(log.scores).toEqual([]);
  expect(party.machines).toEqual([]);
});

describe.each<FieldName>(['north', 'mercatel', 'south'])('(49) at the Emergency Landing Field %s', (name) => {
  test('a machine without a scratch pays for the inconvenience', () => {
    const { log } = landAt(name, [aSpad()]);
    expect(log.homecomings).toEqual([{ machine: 'B1', end: 'emergency-field', field: name }]);
    expect(log.scores).toEqual([{ points: -1, why: 'emergency-field', who: 'B1' }]);
  });

  test('a two-seater that saves its plates does not', () => {
    expect(landAt(name, [anFk8({ plates: ['average'] })]).log.scores).toMatchObject([{ points: 0 }]);
    expect(landAt(name, [anFk8()]).log.scores).toMatchObject([{ points: -1 }]);
  });

  test('a damaged one pays for its damage, and not again for the field', () => {
    expect(landAt(name, [aSpad({ repair: 1 })]).log.scores).toEqual([
      { points: -1, why: 'machine-damaged', who: 'B1' },
    ]);
  });
});

test('(43) a Lame Duck that comes home is a damaged machine', () => {
  expect(landAt('amiens', [aSpad({ lameDuck: lame() })]).log.scores).toMatchObject([{ points: -1 }]);
});

test('(43, 49) an engine that failed of itself is no damage, and at home nothing is to pay', () => {
  expect(landAt('amiens', [aSpad({ lameDuck: lame(3, false, 0) })]).log.scores).toEqual([]);
});

test('(49) an undamaged Lame Duck owes the inconvenience of an Emergency Landing Field like anybody else', () => {
  expect(landAt('mercatel', [aSpad({ lameDuck: lame(3, false, 0) })]).log.scores).toEqual([
    { points: -1, why: 'emergency-field', who: 'B1' },
  ]);
  const saved = landAt('mercatel', [anFk8({ lameDuck: lame(3, false, 0), plates: ['good'] })]);
  expect(saved.log.scores).toMatchObject([{ points: 0, why: 'emergency-field' }]);
});

test('(49) a useless plate saves nothing and waives nothing; one that shows anything does', () => {
  expect(landAt('mercatel', [anFk8({ plates: ['useless'] })]).log.scores).toMatchObject([{ points: -1 }]);
  expect(landAt('mercatel', [anFk8({ plates: ['useless', 'poor'] })]).log.scores).toMatchObject([{ points: 0 }]);
});

test('(49) it never costs less to come down worse, whatever a card asks for the inconvenience', () => {
  const { machines } = book.victoryPoints;
  const dear = { ...machines, undamagedAtEmergencyField: { ...machines.undamagedAtEmergencyField, vp: -3 } };
  const own = { ...book, victoryPoints: { ...book.victoryPoints, machines: dear } };
  expect([inconvenience(own), priceOfDamage(own), priceOfLoss(own)]).toEqual([-3, -3, -9]);
  const party = aParty([aSpad({ repair: 1 })], 'I08');
  const log = logOf(party.machines);
  const field = expectDefined(fieldIn('I08', own), 'mercatel');
  playLoaded((table) => land(field, party, log, table), { book: own });
  expect(log.scores).toEqual([{ points: -3, why: 'machine-damaged', who: 'B1' }]);
});

test('a party with nobody left in it does not land', () => {
  expect(landAt('amiens', []).events).toEqual([]);
});

describe('(11) Air Flying Time that runs out', () => {
  function dry(hex: string, dice: readonly string[] = [], away: FlyingMachine[] = []) {
    const machines = [aSpad({ aft: 0 }), anFk8({ aft: 60 })];
    const party = aParty(machines, hex, { altitude: 6000, away });
    const log = logOf([...machines, ...away]);
    const { events } = play((table) => landWithoutAft(party, log, table), dice);
    return { party, log, events };
  }

  test.each([
    ['H05', 'allied', 'forced-landing 55', 'fate-of-crew 34', 0],
    ['H09', 'trenches', 'forced-landing 55', 'fate-of-crew 34', 'lost'],
    ['H12', 'enemy', 'forced-landing 55', 'fate-of-crew 34', 'lost'],
  ])('over %s, %s, is a Forced Landing at once', (hex, over, landing, fate, machine) => {
    const { party, log, events } = dry(hex, [landing, fate]);
    expect(events[0]).toEqual({ type: 'aft-ran-out', machine: 'B1', hex });
    expect(events[1]).toMatchObject({ how: 'forced-landing', over, machineFate: machine });
    expect(idsIn(party)).toEqual(['B7']);
    expect(log.homecomings).toEqual([{ machine: 'B1', end: 'down', hex, fate: machine }]);
  });

  test('(21) over a field of ours is an engine cut out over it, and the others fly on', () => {
    const { party, log, events } = dry('I08', ['forced-landing 55', 'fate-of-crew 34']);
    expect(typesOf(events)).toEqual(['aft-ran-out', 'machine-came-down', 'fate-decided']);
    expect(idsIn(party)).toEqual(['B7']);
    expect(log.homecomings).toEqual([{ machine: 'B1', end: 'down', hex: 'I08', fate: 0 }]);
  });

  test.each(['I08', 'H05'])('does not spare those who have been Driven Off, over %s', (hex) => {
    const dice = ['forced-landing 55', 'fate-of-crew 55', 'forced-landing 55', 'fate-of-crew 55'];
    expect(dry(hex, dice, [aSpad({ id: 'B2', aft: 0 })]).party.away).toEqual([]);
  });

  test('is no matter while there is some left', () => {
    const party = aParty([aSpad({ aft: 2 })], 'H12');
    expect(play((table) => landWithoutAft(party, logOf([]), table)).events).toEqual([]);
  });
});
