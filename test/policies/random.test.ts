import { expect, test } from 'vitest';
import { policyNamed } from '../../src/policies/policies.ts';
import type { PastEntry } from '../../src/table/standpoint.ts';
import { steadyBook as book } from '../support/cards/steady-book.ts';
import { aTurn } from '../support/people/a-day-of-weather.ts';

const OPTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw', 'stay'] as const;
const PLACES = Array.from({ length: 12 }, (_, place) => place);

/** Where the day stands after so many throws. */
const after = (throws: number) => ({
  past: Array.from({ length: throws }, (): PastEntry => ({ threw: 'encounter', faces: [1, 1] })),
  again: () => undefined,
});

/** What is answered at these places, in this order. */
const answersAt = (places: readonly number[], draws: 'in-turn' | 'by-place') => {
  const { movement } = policyNamed('random', 'dawn', 'own', draws);
  return new Map(places.map((place) => [place, movement(aTurn('dawn', 1, 1), OPTIONS, book, after(place))]));
};

const sorted = (answers: ReadonlyMap<number, string>) => [...answers].sort(([one], [other]) => one - other);

test('who draws by the place answers a question alike whatever he was asked before it', () => {
  const there = sorted(answersAt(PLACES, 'by-place'));
  const back = sorted(answersAt(PLACES.toReversed(), 'by-place'));
  expect(back).toEqual(there);
  expect(new Set(there.map(([, answer]) => answer)).size).toBeGreaterThan(3);
});

test('who draws in turn does not', () => {
  expect(sorted(answersAt(PLACES.toReversed(), 'in-turn'))).not.toEqual(sorted(answersAt(PLACES, 'in-turn')));
});
