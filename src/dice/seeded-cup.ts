import alea from 'seedrandom/lib/alea.js';
import type { Flight, PartOfDay } from '../campaign/watch.ts';
import type { Dice } from '../rulebook/dice.ts';
import { CHECKS, type Check, type Stream } from '../table/checks.ts';
import type { Cup, Faces } from './cup.ts';
import type { Seed } from './seed.ts';

/** The largest multiple of six that 32 bits hold: a draw beyond it is thrown again, so that no face is favoured. */
const FAIR = 4_294_967_292;

export type Generator = ReturnType<typeof alea>;

/** A generator that has nothing to do with any campaign's dice: for what is drawn beside the game. */
export const generatorFrom = (word: string): Generator => alea(`beside|${word}`);

/** One fair face of a die. */
export function drawFace(generator: Generator): number {
  let draw = generator.int32() >>> 0;
  while (draw >= FAIR) draw = generator.int32() >>> 0;
  return (draw % 6) + 1;
}

/** The program's dice for one day: a generator for each flight, part of the day and stream, made from the seed alone. */
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
    const { dice, stream } = CHECKS[check];
    const generator = this.#streams[stream] ?? this.#open(stream);
    return drawFaces(dice, generator);
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
export function drawFaces(dice: Dice, generator: Generator): Faces {
  return dice === '1d6' ? [drawFace(generator)] : [drawFace(generator), drawFace(generator)];
}
