import { setTimeout } from 'node:timers/promises';
import { Fault } from '../../shell/faults.ts';
import type { GlobalOptions } from '../../shell/page.ts';
import { progressBar } from '../../shell/progress.ts';
import { asSet } from '../../shell/settings.ts';
import type { GameEvent } from '../../table/events.ts';
import type { Answering } from '../asking.ts';
import { isAtTerminal } from '../page/pace.ts';
import type { DayWeighed } from './day-weighed.ts';
import type { Coached } from './gone-over.ts';
import type { Paces } from './weigh.ts';

/** How often questions are played out, by default as `wof coach` does, and how long a reader waits, in milliseconds. */
export interface EveningPace {
  readonly paces?: Paces;
  readonly patience: number;
}

const USUAL: EveningPace = { patience: 15_000 };

/** Weighs the decisions of a day while its evening is read. */
export class EveningCoach {
  readonly #coached: Coached;
  readonly #pace: EveningPace;
  #weighing: Promise<DayWeighed | undefined> | undefined;

  constructor(coached: Coached, pace = USUAL) {
    this.#coached = coached;
    this.#pace = pace;
  }

  /** Begins where a day ends. */
  heard(events: readonly GameEvent[]): void {
    const ended = events.find((event) => event.type === 'day-ended');
    if (ended) this.#weighing = this.#begin(ended.day);
  }

  /** Nothing where the coach refuses the day: whoever asks for it by `wof coach` is told why. */
  async #begin(day: number): Promise<DayWeighed | undefined> {
    const { weighDay } = await import('./day-weighed.ts');
    try {
      return weighDay(this.#coached, day, this.#pace.paces);
    } catch (error) {
      if (error instanceof Fault) return undefined;
      throw error;
    }
  }

  /** The dearest decision, once the evening has been read: after a short wait, of what is weighed by then. */
  async told(): Promise<string | undefined> {
    const weighing = this.#weighing;
    this.#weighing = undefined;
    const day = await weighing;
    if (!day) return undefined;
    await this.#wait(day);
    return day.dearest();
  }

  async #wait({ all, weighed, done }: DayWeighed): Promise<void> {
    if (process.stderr.isTTY && weighed() < all) process.stderr.write(WEIGHS);
    const bar = progressBar(all, process.stderr);
    const showing = setInterval(() => bar.show(weighed()), SHOWN_EVERY);
    const patience = new AbortController();
    const { signal } = patience;
    await Promise.race([done, setTimeout(this.#pace.patience, undefined, { signal }).catch(() => {})]);
    patience.abort();
    clearInterval(showing);
    bar.end();
  }
}

const SHOWN_EVERY = 100;
const WEIGHS = '\nThe coach weighs your decisions of the day, for fifteen seconds at most.\n';

/** The coach of somebody at a terminal who has set one. */
export function coachFor(coached: Coached, { script }: Answering, options: GlobalOptions): EveningCoach | undefined {
  const isSet = asSet('coach', options) === 'evening' && !options.json && !script && isAtTerminal();
  return isSet ? new EveningCoach(coached) : undefined;
}
