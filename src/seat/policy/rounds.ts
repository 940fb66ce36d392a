/** Plays one answer with dice of that number; returns nothing if it could not. */
export type PlayOut<Came> = (answer: string, number: number) => Came | undefined;

/** The results of the answers with dice of one number, in their order; undefined where unknown. */
export interface Round<Came> {
  readonly number: number;
  readonly came: readonly (Came | undefined)[];
}

/** Threads that play rounds of these answers meanwhile, from that number of dice on. */
export type Others<Came> = (answers: readonly string[], first: number) => Beside<Came>;

/** The threads beside us. Each number of dice is taken once. */
interface Beside<Came> {
  take(): number;
  /** The rounds finished since the last call. */
  brought(): readonly Round<Came>[];
  /** That answer need not be played any more. */
  giveUp(answer: string): void;
  end(): void;
}

/** While another thread plays a round, at most so many later ones are played here: then it is played here too. */
const AHEAD = 4;

/** How many numbers of dice the timing uses. */
const TRIED_ON = 2;

/** The time for rounds. */
interface Time {
  readonly now: () => number;
  readonly until: number;
}

/** Which rounds are wanted. */
interface Wanted {
  readonly answers: readonly string[];
  /** The answers that have not been given up. */
  readonly running: () => readonly { readonly answer: string }[];
  /** Whether another round is wanted after so many, even if the time is over. */
  readonly isOpen: (tried: number) => boolean;
  /** The first number: those below it have been played. */
  readonly first: number;
  /** The limit for the numbers. */
  readonly times: number;
}

/**
 * Rounds with the same dice, ours and those of other threads. Nothing is played twice: neither the rounds of the
 * timing, nor those of others.
 */
export class Rounds<Came> {
  readonly #play: PlayOut<Came>;
  readonly #time: Time;
  readonly #known = new Map<string, Came | undefined>();
  /** The duration of the last round here, and the start of the current one. */
  #lasted = 0;
  #since: number | undefined;
  /** Higher than all numbers played. */
  #end = 0;

  constructor(play: PlayOut<Came>, time: Time) {
    this.#play = play;
    this.#time = time;
  }

  readonly play: PlayOut<Came> = (answer, number) => {
    const key = keyOf(answer, number);
    if (!this.#known.has(key)) this.#keep(answer, number, this.#play(answer, number));
    return this.#known.get(key);
  };

  /** The expected end of another round here. */
  get nextUntil(): number {
    const time = this.#time.now();
    return time + (this.#since === undefined ? this.#lasted : time - this.#since);
  }

  get #hasTime(): boolean {
    return this.nextUntil < this.#time.until;
  }

  /** The numbers of the rounds in order, while there is time; then others that have been played. */
  *numbers(wanted: Wanted, others: Others<Came> | undefined): Generator<number> {
    const { answers, first } = wanted;
    const beside = others?.(answers, first + TRIED_ON);
    const own = new Set(Array.from({ length: TRIED_ON }, (_, number) => first + number));
    try {
      yield* this.#inTime(wanted, beside && { ...wanted, beside, own });
    } finally {
      beside?.end();
    }
  }

  *#inTime(wanted: Wanted, sharing: Sharing<Came> | undefined): Generator<number> {
    const { times, first } = wanted;
    let number = first;
    for (; number < times && this.#begins(number, wanted, sharing); number++) {
      yield number;
      this.#rest();
      if (sharing) giveUpAllBut(sharing);
    }
    for (; number < Math.min(times, this.#end); number++) if (this.#isKnown(number, wanted)) yield number;
  }

  /** A finished round takes no time. */
  #begins(number: number, { isOpen }: Wanted, sharing: Sharing<Came> | undefined): boolean {
    if (sharing && this.#isBrought(number, sharing)) return true;
    if (!this.#hasTime && !isOpen(number)) return false;
    this.#since = this.#time.now();
    return true;
  }

  /** Whether a round is finished: later ones are played here while another thread plays it. */
  #isBrought(number: number, sharing: Sharing<Came>): boolean {
    const { beside, own, times, first } = sharing;
    this.#collect(sharing);
    for (let ahead = 0; ahead < AHEAD && !own.has(number) && !this.#isKnown(number, sharing); ahead++) {
      const next = this.#hasTime ? beside.take() : times;
      if (next >= times) break;
      own.add(next);
      if (next !== number) this.#playAhead(next, sharing);
      this.#collect(sharing);
    }
    return number >= first + TRIED_ON && this.#isKnown(number, sharing);
  }

  #playAhead(number: number, { running }: Wanted): void {
    this.#since = this.#time.now();
    for (const { answer } of running()) this.play(answer, number);
    this.#rest();
  }

  #rest(): void {
    if (this.#since !== undefined) this.#lasted = this.#time.now() - this.#since;
    this.#since = undefined;
  }

  #isKnown(number: number, { running }: Wanted): boolean {
    return running().every(({ answer }) => this.#known.has(keyOf(answer, number)));
  }

  #collect({ beside, answers }: Sharing<Came>): void {
    for (const { number, came } of beside.brought())
      for (const [place, answer] of answers.entries()) this.#keep(answer, number, came[place]);
  }

  #keep(answer: string, number: number, came: Came | undefined): void {
    this.#known.set(keyOf(answer, number), came);
    this.#end = Math.max(this.#end, number + 1);
  }
}

/** The threads that share rounds, and our numbers: the others take all the rest. */
interface Sharing<Came> extends Wanted {
  readonly beside: Beside<Came>;
  readonly own: Set<number>;
}

function giveUpAllBut({ answers, running, beside }: Sharing<unknown>): void {
  const left = new Set(running().map(({ answer }) => answer));
  for (const answer of answers) if (!left.has(answer)) beside.giveUp(answer);
}

const keyOf = (answer: string, number: number): string => `${number} ${answer}`;
