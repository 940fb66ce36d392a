import { numberFrom } from './by-the-day.ts';

/** The place of a part in a list that is repeated. */
export interface PartTurn {
  /** Distinguishes the order of one campaign from that of another. */
  readonly seed: string;
  readonly place: number;
}

/** The part at a place: each seed has an order of its own, and repeats it, so that a part returns after all others. */
export const byTurns = <Part>(parts: readonly [Part, ...Part[]], { seed, place }: PartTurn): Part =>
  parts[orderOf(parts.length, seed)[place % parts.length] ?? 0] ?? parts[0];

function orderOf(length: number, seed: string): number[] {
  const keys = Array.from({ length }, (_, i) => numberFrom(`${seed} ${length} ${i}`));
  return keys.map((_, i) => i).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
}

/** How often and when the parts of one list were used. */
interface Used {
  readonly order: readonly number[];
  /** The number of the last use of each part; 0 for one never used. */
  readonly last: number[];
  /** How often each writer has used each part. */
  readonly by: Map<string, number[]>;
}

interface WayChoice<Part> {
  readonly by?: string;
  readonly list?: unknown;
  readonly only?: (part: Part) => boolean;
}

const ANY = () => true;

/**
 * Ways to say something, each the least recently used of its list: one that `by` has used seldom first, then the one
 * that was used longest ago. The same calls in the same order give the same ways.
 */
export class LeastUsed {
  readonly #seed: string;
  readonly #lists = new Map<unknown, Used>();
  #uses = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** Of a list that is made anew each time, `list` is the name; `only` says which parts are to be had this time. */
  next<Part>(parts: readonly [Part, ...Part[]], { by = '', list = parts, only = ANY }: WayChoice<Part> = {}): Part {
    const { order, last, by: writers } = this.#usedOf(list, parts.length);
    const his = writers.get(by) ?? parts.map(() => 0);
    const rank = (i: number): readonly [number, number] => [his[i] ?? 0, last[i] ?? 0];
    const had = order.filter((i) => only(parts[i] ?? parts[0]));
    const next = had.reduce((best, i) => (isBefore(rank(i), rank(best)) ? i : best), had[0] ?? 0);
    writers.set(
      by,
      his.map((times, i) => (i === next ? times + 1 : times)),
    );
    last[next] = ++this.#uses;
    return parts[next] ?? parts[0];
  }

  #usedOf(list: unknown, length: number): Used {
    const used = this.#lists.get(list) ?? { order: orderOf(length, this.#seed), last: [], by: new Map() };
    this.#lists.set(list, used);
    return used;
  }
}

const isBefore = ([few, early]: readonly [number, number], [many, late]: readonly [number, number]): boolean =>
  few < many || (few === many && early < late);
