import { expect, test } from 'vitest';
import { neighbours } from '../../../src/cards/hexes.ts';
import { hasGunsForCertain, hexOf, isGuarded, isOnMap } from '../../../src/cards/map.ts';
import { gunsUnder, type KnownGuns } from '../../../src/kit/ground-fire/guns-in-hex.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

const map = book.missionMap;
const hexes = Object.keys(map.hexes);

/** The first hex of the map that answers a description. */
function hexThat(is: (hex: string) => boolean): string {
  const hex = hexes.find(is);
  if (!hex) throw new Error('The map has no such hex.');
  return hex;
}

const hasTarget = (hex: string) => map.targets.some((target) => target.hex === hex);
const isDeep = (hex: string) => hexOf(map, hex).ground === 'enemy' && !hasGunsForCertain(map, hex);
const deep = hexThat((hex) => isDeep(hex) && !hasTarget(hex));
const target = hexThat((hex) => isDeep(hex) && hasTarget(hex));

const look = (hex: string, dice: readonly string[], known: KnownGuns = new Map(), from = hex) =>
  playLoaded((table) => gunsUnder(hex, from, known, table), { book, dice });

test('(42) a trench hex has Archie and machine guns for certain', () => {
  const trench = hexThat((hex) => hexOf(map, hex).ground === 'trenches');
  expect(look(trench, []).result).toEqual({ archie: true, machineGuns: true });
});

test('(42) so has a hex next to the trenches on the enemy side', () => {
  const behind = hexThat((hex) => hexOf(map, hex).ground === 'enemy' && hasGunsForCertain(map, hex));
  expect(look(behind, []).result).toEqual({ archie: true, machineGuns: true });
});

test('(42) our own side has no guns to fear', () => {
  const ours = hexThat((hex) => hexOf(map, hex).ground === 'allied');
  expect(look(ours, []).result).toEqual({ archie: false, machineGuns: false });
});

test.each([
  ['2 3', { archie: true, machineGuns: true }],
  ['2 4', { archie: false, machineGuns: true }],
  ['4 4', { archie: false, machineGuns: false }],
])('(42) a hex farther back is looked into: a throw of %s', (faces, guns) => {
  expect(look(deep, [`archie-presence ${faces}`]).result).toEqual(guns);
});

test('(42) what was found is remembered for the mission', () => {
  const known: KnownGuns = new Map();
  expect(look(deep, ['archie-presence 1 1'], known).result.archie).toBe(true);
  expect(look(deep, [], known).result.archie).toBe(true);
});

test('(42) guns are likelier where there is something to guard', () => {
  const { result, events } = look(target, ['archie-presence 3 4']);
  expect(result.archie).toBe(true);
  expect(events).toMatchObject([{ type: 'guns-looked-for', hex: target, parts: { target: -2 }, total: 5 }]);
});

const [guarded, from] = hexes
  .flatMap((hex) => neighbours(hex).map((from) => [hex, from] as const))
  .filter(([hex, from]) => isOnMap(map, from) && isDeep(hex) && isGuarded(map, from, hex))[0] ?? ['', ''];

test('(42) behind a heavy hex-side the batteries are in addition to what the check of the hex finds', () => {
  const guarding = hasTarget(guarded) ? '5 6' : '4 4';
  expect(look(guarded, [`archie-presence ${guarding}`], new Map(), from).result).toEqual({
    archie: true,
    machineGuns: false,
  });
  expect(look(guarded, ['archie-presence 2 4'], new Map(), from).result).toEqual({ archie: true, machineGuns: true });
});

test('(42) the batteries spare nobody the check: it is made once, from whichever side one comes first', () => {
  const known: KnownGuns = new Map();
  look(guarded, ['archie-presence 2 4'], known, from);
  expect(known.get(guarded)?.machineGuns).toBe(true);
  expect(look(guarded, [], known).result.machineGuns).toBe(true);
});

test('(42) machine guns that a check has found are there still when the hex is entered through a heavy hex-side', () => {
  const known: KnownGuns = new Map([[guarded, { archie: false, machineGuns: true }]]);
  expect(look(guarded, [], known, from).result).toEqual({ archie: true, machineGuns: true });
});
