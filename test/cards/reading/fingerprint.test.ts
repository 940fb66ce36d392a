import { expect, test } from 'vitest';
import { fingerprintOf } from '../../../src/cards/reading/fingerprint.ts';
import { decidingCards } from '../../../src/reading/load.ts';
import { book } from '../../support/people/campaigns.ts';

const { fingerprint, ...all } = book;
const cards = decidingCards(all);

test('the fingerprint of the cards is twelve figures and letters', () => {
  expect(fingerprint).toMatch(/^[0-9a-f]{12}$/);
  expect(fingerprintOf(cards)).toBe(fingerprint);
});

test('it is the same in whatever order the cards were read', () => {
  expect(fingerprintOf(Object.fromEntries(Object.entries(cards).reverse()))).toBe(fingerprint);
});

test('another word of the glossary leaves it as it is, since it decides nothing', () => {
  const changed = { ...all, glossary: { ...all.glossary, words: [] } };
  expect(fingerprintOf(decidingCards(changed))).toBe(fingerprint);
  expect(fingerprintOf(decidingCards({ ...all, missions: [] }))).not.toBe(fingerprint);
});

/** Every place in the cards where a value stands. */
function placesIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]));
}

/** The value with one place in it changed: a number moved by one, anything else lengthened. */
function changedAt(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return typeof value === 'number' ? value + 1 : `${value}!`;
  const part = (value as Record<string, unknown>)[step];
  return Object.assign(Array.isArray(value) ? [...value] : { ...(value as object) }, { [step]: changedAt(part, rest) });
}

test('any cell of any card changes it', () => {
  const { weatherEffects } = cards;
  const places = placesIn(weatherEffects);
  const changed = places.map((path) => fingerprintOf({ weatherEffects: changedAt(weatherEffects, path) }));
  expect(new Set([fingerprintOf({ weatherEffects }), ...changed]).size).toBe(places.length + 1);
  expect(places.length).toBeGreaterThan(200);
});
