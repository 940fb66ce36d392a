/** Which numbers of dice are taken, and which answers are still played, shared by all threads of a question. */
export class SharedRound {
  readonly #words: Int32Array;

  constructor(buffer: SharedArrayBuffer) {
    this.#words = new Int32Array(buffer);
  }

  static of(answers: number, first: number): SharedArrayBuffer {
    const buffer = new SharedArrayBuffer((BEFORE_ANSWERS + answers) * Int32Array.BYTES_PER_ELEMENT);
    const words = new Int32Array(buffer).fill(1);
    words[NEXT] = first;
    words[OVER] = 0;
    return buffer;
  }

  /** The next free number. */
  take(): number {
    return Atomics.add(this.#words, NEXT, 1);
  }

  stop(): void {
    Atomics.store(this.#words, OVER, 1);
  }

  get isOver(): boolean {
    return Atomics.load(this.#words, OVER) === 1;
  }

  giveUp(place: number): void {
    Atomics.store(this.#words, BEFORE_ANSWERS + place, 0);
  }

  isPlayed(place: number): boolean {
    return Atomics.load(this.#words, BEFORE_ANSWERS + place) === 1;
  }
}

const [NEXT, OVER, BEFORE_ANSWERS] = [0, 1, 2];
