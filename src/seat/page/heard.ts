import type { GameEvent } from '../../table/events.ts';
import { SIDES, type Side } from '../../table/sides.ts';
import { mayRead, type Reader } from './reader.ts';

/** The day so far including secrets, and how far into it each side has been told. */
export class Heard {
  readonly #reads: 'alone' | 'in-turn';
  #day: readonly GameEvent[] = [];
  /** Undefined where it is unknown, because the day was told in another session. */
  #told: { [S in Side]?: number } = { allied: 0, german: 0 };
  /** The events since both sides last read together; and how far into the day they have. */
  #common: readonly GameEvent[] = [];
  #together = 0;

  /** Where two sides read in turn, both are shown what both may know. */
  constructor(reads: 'alone' | 'in-turn') {
    this.#reads = reads;
  }

  get day(): readonly GameEvent[] {
    return this.#day;
  }

  /** Events that happened, and are told to the reader. */
  add(events: readonly GameEvent[], reader: Reader): void {
    const dawn = events.findLastIndex(({ type }) => type === 'day-broke');
    this.#day = dawn < 0 ? [...this.#day, ...events] : events.slice(dawn);
    if (dawn >= 0) this.#told = { allied: 0, german: 0 };
    if (dawn >= 0) this.#together = 0;
    if (reader === 'bystander') this.#together = this.#day.length;
    else if (this.#reads === 'in-turn') this.#common = [...this.#common, ...events];
    this.toldTo(reader);
  }

  /** Another day, or the same after a step back; the last part of it is told again. */
  begin(day: readonly GameEvent[], reader: Reader): void {
    this.#day = day;
    this.#told = {};
    this.toldTo(reader);
  }

  /** From there on the day is told again to both. */
  recalled(from: number): void {
    this.#common = this.#day.slice(from);
  }

  /** How far a reader has been told. */
  by(reader: Reader): number {
    return this.#far(reader) ?? 0;
  }

  toldTo(reader: Reader, far = this.#day.length): void {
    for (const side of SIDES) if (side === reader) this.#told[side] = far;
  }

  /** A page was removed before the reader had read it: he has been told no more than before it. */
  unhear(reader: Reader, before: number): void {
    this.toldTo(reader, Math.min(before, this.by(reader)));
  }

  /** Both have read everything. */
  readByBoth(): void {
    for (const side of SIDES) this.toldTo(side);
    this.#common = [];
    this.#together = this.#day.length;
  }

  /** What both may know and have not read together, and what was before. Marks it as read. */
  takeCommon(): { readonly before: readonly GameEvent[]; readonly news: readonly GameEvent[] } {
    const before = this.#day.slice(0, Math.max(0, this.#day.length - this.#common.length));
    const news = this.#common.filter((event) => mayRead(event, 'bystander'));
    this.#common = [];
    this.#together = this.#day.length;
    return { before, news };
  }

  /**
   * What a side has not been told yet, or has not read together with the other; otherwise from the last paragraphs on.
   */
  newsFor(side: Side, lastOfIt: number) {
    const from = this.#far(side) ?? lastOfIt;
    const news = this.#day.slice(from).filter((event) => mayRead(event, side));
    const shared = new Set(this.#day.slice(0, this.#together).filter((event) => mayRead(event, 'bystander')));
    return { before: this.#day.slice(0, from), news, isNew: (event: GameEvent) => !shared.has(event) };
  }

  #far(reader: Reader): number | undefined {
    return SIDES.map((side) => (side === reader ? this.#told[side] : undefined)).find((far) => far !== undefined);
  }
}
