import type { GameEvent } from '../../table/events.ts';
import { SIDES, type Side } from '../../table/sides.ts';
import { mayRead, type Reader } from './reader.ts';

/** The day so far with what a reader may not know, and how far into it each side has been told. */
export class Heard {
  readonly #reads: 'alone' | 'in-turn';
  #day: readonly GameEvent[] = [];
  /** Nothing where nobody knows, for the day was told in another sitting. */
  #told: { [S in Side]?: number } = { allied: 0, german: 0 };
  /** What has happened since both sides last read together; and how far into the day they have. */
  #common: readonly GameEvent[] = [];
  #together = 0;

  /** Where two sides read in turn, what both may know is laid before both. */
  constructor(reads: 'alone' | 'in-turn') {
    this.#reads = reads;
  }

  get day(): readonly GameEvent[] {
    return this.#day;
  }

  /** What has happened, and is told to the reader. */
  add(events: readonly GameEvent[], reader: Reader): void {
    const dawn = events.findLastIndex(({ type }) => type === 'day-broke');
    this.#day = dawn < 0 ? [...this.#day, ...events] : events.slice(dawn);
    if (dawn >= 0) this.#told = { allied: 0, german: 0 };
    if (dawn >= 0) this.#together = 0;
    if (reader === 'bystander') this.#together = this.#day.length;
    else if (this.#reads === 'in-turn') this.#common = [...this.#common, ...events];
    this.toldTo(reader);
  }

  /** Another day, or the same with some of it taken back, of which so much at the end is told again. */
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

  /** A page was thrown away that the reader had not read: he has been told no more than before it. */
  unhear(reader: Reader, before: number): void {
    this.toldTo(reader, Math.min(before, this.by(reader)));
  }

  /** Both have read all that there was. */
  readByBoth(): void {
    for (const side of SIDES) this.toldTo(side);
    this.#common = [];
    this.#together = this.#day.length;
  }

  /** What both may know and have not read together, and what was before. From now on they have. */
  takeCommon(): { readonly before: readonly GameEvent[]; readonly news: readonly GameEvent[] } {
    const before = this.#day.slice(0, Math.max(0, this.#day.length - this.#common.length));
    const news = this.#common.filter((event) => mayRead(event, 'bystander'));
    this.#common = [];
    this.#together = this.#day.length;
    return { before, news };
  }

  /** What a side has not been told yet, and what of that both have not read together; else what begins there. */
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
