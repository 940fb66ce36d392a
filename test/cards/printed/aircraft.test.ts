import { expect, test } from 'vitest';
import { type Aircraft, aircraft as schema } from '../../../src/cards/printed/aircraft.ts';
import { book } from '../../support/cards/book.ts';

const { aircraft, fortyOne } = book;

const card = (id: string): Aircraft => {
  const found = aircraft[id];
  if (!found) throw new Error(`There is no card for ${id}.`);
  return found;
};

/** The mean Initiative Number of a man of Pilot Skill 3, over every fall of two dice. */
function meanInitiative(id: string, column: 'low' | 'middle' | 'high'): number {
  const throws = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const worth = (row: number) => (card(id).initiative[row + 2]?.[column] ?? 0) * (6 - Math.abs(row - 5));
  return throws.reduce((sum, thrown) => sum + worth(thrown - 2), 0) / 36;
}

test.each([
  ['sopwith-pup', 180],
  ['spad-vii', 135],
  ['nieuport-11', 150],
  ['sopwith-strutter', 270],
])('the introduction gives the %s a duration of %i AFT', (id, duration) => {
  expect(card(id).duration).toBe(duration);
});

test.each([
  ['fk8', 180],
  ['dh4', 210],
  ['sopwith-triplane', 165],
  ['be2', 195],
  ['re8', 255],
])('the %s stays up as long as the real one: %i minutes', (id, duration) => {
  expect(card(id).duration).toBe(duration);
});

test('players took the D.H.4 to 20,000 ft, and the Strutter carries 120 lb', () => {
  expect(card('dh4').ceiling).toBe(20_000);
  expect(card('sopwith-strutter').bombs).toBe(120);
});

test('(32) thirty units for each gun that is fitted, thirty of Buckingham, eight rockets', () => {
  for (const { side, guns, ammo } of Object.values(aircraft)) {
    if (side === 'german' || !ammo) continue;
    expect(ammo.forward).toBe(guns.forward === 'none' ? 0 : 30);
    expect(ammo.observer).toBe(guns.observer === 'none' ? 0 : 30);
    expect([0, 30]).toContain(ammo.buckingham);
    expect([0, 8]).toContain(ammo.rockets);
  }
});

test('(32) any fighter of ours may load Buckingham or carry rockets', () => {
  const fighters = Object.values(aircraft).filter(({ side, seats }) => side === 'allied' && seats === 1);
  expect(fighters).toHaveLength(5);
  for (const { ammo } of fighters) expect(ammo).toMatchObject({ buckingham: 30, rockets: 8 });
});

test('a gun for the observer is in every two-seater and in nothing else', () => {
  for (const { seats, guns } of Object.values(aircraft)) expect(guns.observer === 'single').toBe(seats === 2);
});

test('(25) the Albatros scouts have twin guns, and nothing of ours has', () => {
  const twins = Object.entries(aircraft).filter(([, { guns }]) => guns.forward === 'twin');
  expect(twins.map(([id]) => id)).toEqual(['albatros-d2', 'albatros-d3']);
});

test('every type among the forty-one has a card of the German side', () => {
  for (const { aircraft: id } of fortyOne.counters) expect(card(id).side).toBe('german');
});

test('the Pup gains on the Albatros D.III as the fight goes higher', () => {
  const ahead = (column: 'low' | 'middle' | 'high') =>
    meanInitiative('sopwith-pup', column) - meanInitiative('albatros-d3', column);
  expect(ahead('middle')).toBeGreaterThan(ahead('low'));
  expect(ahead('high')).toBeGreaterThan(ahead('middle') + 0.5);
});

test('the SPAD dives: the best throws gain most of all our scouts; it turns poorly: the worst lose most', () => {
  const spread = (id: string) => (card(id).initiative[16]?.middle ?? 0) - (card(id).initiative[0]?.middle ?? 0);
  expect(spread('spad-vii')).toBeGreaterThan(spread('sopwith-pup'));
  expect(spread('spad-vii')).toBeGreaterThan(spread('nieuport-11'));
});

test('the Nieuport 11 is outclassed by the Albatros D.III at every height', () => {
  for (const column of ['low', 'middle', 'high'] as const)
    expect(meanInitiative('nieuport-11', column)).toBeLessThan(meanInitiative('albatros-d3', column));
});

test('in the middle column the order of worth is that of history', () => {
  const best = ['sopwith-triplane', 'sopwith-pup', 'albatros-d3', 'albatros-d2', 'halberstadt-d3', 'sopwith-strutter'];
  const means = [...best, 're8', 'be2'].map((id) => meanInitiative(id, 'middle'));
  expect(means).toEqual([...means].sort((a, b) => b - a));
});

test('an Allied card without duration or ammo, or with totals out of order, is refused', () => {
  const written = structuredClone(card('sopwith-pup'));
  expect(schema.safeParse(written).success).toBe(true);
  const { duration: _, ...timeless } = written;
  expect(schema.safeParse(timeless).success).toBe(false);
  expect(schema.safeParse({ ...written, initiative: [...written.initiative].reverse() }).success).toBe(false);
});
