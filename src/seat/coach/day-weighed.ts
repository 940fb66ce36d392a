import { dearestText } from '../../screens/pages/coach-page.ts';
import { type Coached, daysToGoOver, Review } from './gone-over.ts';
import { PACES, type Paces } from './weigh.ts';

/** A day that is being weighed. */
export interface DayWeighed {
  /** How many questions there are, and how many are done. */
  readonly all: number;
  weighed(): number;
  readonly done: Promise<void>;
  /** Ends the weighing, keeps what is done, and tells the dearest decision of it. */
  dearest(): string;
}

/** Begins to weigh a day that has just ended. */
export function weighDay(coached: Coached, day: number, paces: Paces = PACES): DayWeighed {
  const review = new Review(daysToGoOver(coached, day), coached);
  const stop = new AbortController();
  const done = review.goOver(paces, () => {}, stop.signal);
  // A failure while the evening is read is thrown to whoever waits for the end of it.
  done.catch(() => {});
  return {
    all: review.all,
    weighed: () => review.weighed.length,
    done,
    dearest: () => {
      stop.abort();
      review.keep();
      const { mistakes, over } = review;
      const [dearest] = mistakes;
      return dearestText(dearest && review.told(dearest), over, coached.name);
    },
  };
}
