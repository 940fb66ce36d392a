import alea from 'seedrandom/lib/alea.js';
import type { Flight, PartOfDay } from '../campaign/watch.ts';
import { type Dice, diceInHand } from '../cards/dice.ts';
import { lineOf } from '../games/table.ts';
import type { Check, Stream } from '../table/checks.ts';
import { cardAt, cardsLeft, DECKS, type Deck } from '../table/decks.ts';
import type { Cup, Faces } from './cup.ts';
import type { Seed } from './seed.ts';

const ALL = 2 ** 32;

export type Generator = ReturnType<typeof alea>;

/** A generator independent of all campaign dice, for random choices beside the game. */
export const generatorFrom = (word: string): Generator => alea(`beside|${word}`);

/**
 * A random number from 0 to `count` - 1. Draws beyond the largest multiple that 32 bits hold are repeated, so that none
 * is favoured.
 */
export function drawOneOf(count: number, generator: Pick<Generator, 'int32'>): number {
  for (;;) {
    const draw = generator.int32() >>> 0;
    const one = draw % count;
    if (draw - one <= ALL - count) return one;
  }
}

/** One fair face of a die of so many sides. */
export const drawFace = (generator: Pick<Generator, 'int32'>, sides = 6): number => drawOneOf(sides, generator) + 1;

/** The program's dice for one day: a generator for each flight, part of the day and stream, from the seed alone. */
export function seededCup(seed: Seed, day: number): Cup {
  return new SeededCup(`${seed}|${day}`, new Map(), 'day');
}

class SeededCup implements Cup {
  readonly #day: string;
  readonly #cups: Map<string, SeededCup>;
  readonly #place: string;
  readonly #streams: Partial<Record<Stream, Generator>> = {};

  constructor(day: string, cups: Map<string, SeededCup>, place: string) {
    this.#day = day;
    this.#cups = cups;
    this.#place = place;
  }

  throw(check: Check): Faces {
    const { dice, stream } = lineOf(check);
    const generator = this.#streams[stream] ?? this.#open(stream);
    return drawFaces(dice, generator);
  }

  draw(deck: Deck): string {
    const { stream } = DECKS[deck.name];
    return cardAt(deck, drawOneOf(cardsLeft(deck), this.#streams[stream] ?? this.#open(stream)));
  }

  isDrawnByHand(): boolean {
    return false;
  }

  isByHand(): boolean {
    return false;
  }

  during(flight: Flight, part: PartOfDay): Cup {
    const place = `${flight}|${part}`;
    const cup = this.#cups.get(place) ?? new SeededCup(this.#day, this.#cups, place);
    this.#cups.set(place, cup);
    return cup;
  }

  #open(stream: Stream): Generator {
    const generator = alea(`${this.#day}|${this.#place}|${stream}`);
    this.#streams[stream] = generator;
    return generator;
  }
}

/** The faces of one throw, the red die first. */
export function drawFaces(dice: Dice, generator: Pick<Generator, 'int32'>): Faces {
  if (dice === '2d6') return [drawFace(generator), drawFace(generator)];
  const { count, sides } = diceInHand(dice);
  const faces: number[] = [];
  for (let die = 0; die < count; die++) faces.push(drawFace(generator, sides));
  return faces;
}
