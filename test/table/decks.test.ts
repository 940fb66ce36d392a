import { describe, expect, test } from 'vitest';
import { handCup } from '../../src/dice/hand-cup.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { cardAt, cardsLeft, type Deck, lineOfDeck, takeFrom } from '../../src/table/decks.ts';

const aDeck = (): Deck => ({ name: 'damage-a', left: { '0': 2, '1': 1, '3-jam': 1 } });

test('a deck is laid out by the codes of its cards, each as often as it is left', () => {
  expect([0, 1, 2, 3].map((place) => cardAt(aDeck(), place))).toEqual(['0', '0', '1', '3-jam']);
  expect(() => cardAt(aDeck(), 4)).toThrow('no card at 4');
});

test('a card that is taken is no longer there', () => {
  const deck = aDeck();
  takeFrom(deck, '1');
  expect(cardsLeft(deck)).toBe(3);
  expect(() => takeFrom(deck, '1')).toThrow('no 1 left');
  expect(() => takeFrom(deck, 'x')).toThrow('no x left');
});

test('every deck has a name and a rule', () => {
  expect(lineOfDeck('damage-a')).toMatchObject({ name: 'damage deck A', rule: 'W005' });
});

describe("a cup's draw", () => {
  test('is the same for the same seed and day, and leaves the deck as it is', () => {
    const deck = aDeck();
    const draws = () => {
      const cup = seededCup('alea:1:dawn', 1);
      return Array.from({ length: 12 }, () => cup.draw(deck));
    };
    expect(draws()).toEqual(draws());
    expect(deck).toEqual(aDeck());
  });

  test('favours no card: by chi-square over four thousand draws', () => {
    const cup = seededCup('alea:1:dawn', 1);
    const seen: Record<string, number> = {};
    for (let i = 0; i < 4000; i++) {
      const card = cup.draw(aDeck());
      seen[card] = (seen[card] ?? 0) + 1;
    }
    const chi = [['0', 2000] as const, ['1', 1000] as const, ['3-jam', 1000] as const].reduce(
      (sum, [card, even]) => sum + ((seen[card] ?? 0) - even) ** 2 / even,
      0,
    );
    // One run in a thousand lies beyond 13.8 with two degrees of freedom.
    expect(chi).toBeLessThan(13.8);
  });

  test("is the player's own where the stream of the cards is in his hand", () => {
    const cup = seededCup('alea:1:dawn', 1);
    expect(cup.isDrawnByHand(aDeck())).toBe(false);
    expect(handCup(cup, new Set(['cards']), () => true).isDrawnByHand(aDeck())).toBe(true);
    expect(handCup(cup, new Set(['combat']), () => true).isDrawnByHand(aDeck())).toBe(false);
    expect(handCup(cup, new Set(), () => true).draw(aDeck())).toBe(seededCup('alea:1:dawn', 1).draw(aDeck()));
  });
});
