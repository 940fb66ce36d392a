import { counterNamed, counterOf } from '../../../cards/counters.ts';
import type { GermanCounter } from '../../../cards/printed/forty-one.ts';
import { aircraftNamed, counterText, type Rulebook } from '../../../cards/rulebook.ts';
import { germanTold } from '../../../kit/screen/german-told.ts';
import { capital, oneOf } from '../../../words/numbers.ts';

/** A German in a sentence, and at its beginning. */
interface NamedEnemy {
  readonly inside: string;
  readonly first: string;
}

/** The Germans of a fight, by what was told of them before: the only one, one of them, another, the same. */
export class EnemiesOfAFight {
  readonly book: Rulebook;
  readonly #all: readonly number[];
  readonly #told: string[] = [];
  readonly #hit = new Map<string, string>();

  constructor(all: readonly number[], book: Rulebook) {
    this.#all = all;
    this.book = book;
  }

  named(machine: string): NamedEnemy {
    const inside = this.#nameOf(machine);
    if (!this.#told.includes(machine)) this.#told.push(machine);
    return { inside, first: capital(inside) };
  }

  /** A German who is told of again is the one that had hit somebody. */
  hasHit(machine: string, name: string): void {
    if (!this.#hit.has(machine)) this.#hit.set(machine, name);
  }

  #nameOf(machine: string): string {
    const { book } = this;
    const counter = counterNamed(machine, book);
    if (counter.personal === undefined) return this.#ofAType(machine, counter);
    return this.#told.includes(machine) ? surnameOf(counter.personal) : germanTold(counter, book);
  }

  #ofAType(machine: string, counter: GermanCounter): string {
    const { book } = this;
    const plain = aircraftNamed(counter.aircraft, book);
    if (this.#all.length === 1) return `the ${plain}`;
    if (this.#told.includes(machine)) return this.#again(machine, plain);
    const type = counterText(counter, book);
    const isAnother = this.#told.some((each) => counterText(counterNamed(each, book), book) === type);
    if (this.#areAlike() && isAnother) return this.#all.length === 2 ? 'the other' : 'another of them';
    if (this.#areAlike()) return 'one of them';
    return isAnother ? `another ${type}` : oneOf(type);
  }

  #again(machine: string, plain: string): string {
    const victim = this.#hit.get(machine);
    return victim === undefined ? `the same ${plain}` : `the ${plain} that had hit ${victim}`;
  }

  #areAlike(): boolean {
    return new Set(this.#all.map((number) => counterText(counterOf(number, this.book), this.book))).size === 1;
  }
}

/** Whose machine has been told of is called by the last of his names. */
const surnameOf = (name: string): string => name.split(' ').at(-1) ?? name;
