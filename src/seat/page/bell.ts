import type { GlobalOptions } from '../../shell/page.ts';
import { asSet } from '../../shell/settings.ts';
import type { GameEvent } from '../../table/events.ts';
import type { Answering } from '../asking.ts';
import { isAtTerminal } from './pace.ts';

/** What rings the bell of a terminal: the beginning of a Dog-Fight, and with `questions` what is asked after a wait. */
export class Bell {
  readonly #rings: 'fights' | 'questions';
  readonly #now: () => number;
  #fights: { readonly day: number; readonly begun: number } | undefined;
  #answeredAt: number;

  constructor(rings: 'fights' | 'questions', now: () => number) {
    this.#rings = rings;
    this.#now = now;
    this.#answeredAt = now();
  }

  /** Whether it rings, now that something is asked. A fight that was under way as the player sat down is no news. */
  asks(day: number, events: readonly GameEvent[]): boolean {
    const before = this.#fights ?? { day, begun: Number.POSITIVE_INFINITY };
    const begun = events.filter(({ type }) => type === 'fight-began').length;
    this.#fights = { day, begun };
    const hasBegun = begun > (before.day === day ? before.begun : 0);
    return hasBegun || (this.#rings === 'questions' && this.#now() - this.#answeredAt >= WAIT);
  }

  answered(): void {
    this.#answeredAt = this.#now();
  }
}

/** Whoever has waited so many milliseconds may have looked away. */
const WAIT = 4000;

/** The bell of somebody at a terminal who has set one. */
export function bellFor(options: GlobalOptions, { script }: Answering): Bell | undefined {
  const rings = asSet('bell', options);
  if (rings === 'off' || options.json || script || !isAtTerminal()) return undefined;
  return new Bell(rings, () => performance.now());
}

export const RING = '\u0007';
