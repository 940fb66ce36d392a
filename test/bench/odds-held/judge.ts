import { expectDefined } from '../../../src/cards/rulebook.ts';
import { bestOf, leadOf, type Runner } from '../../../src/playouts/look-ahead/race.ts';
import type { PlayedInTime } from '../../../src/seat/policy/in-time.ts';

/** What an answer truly comes to, by many playouts. */
export type True = Runner<string>;

/** Two answers that are told apart, or not, by the interval in which the truth lies in 95 cases of 100. */
const Z = 1.96;

/** What odds said of one prompt, beside the truth. */
export interface Judged {
  readonly answers: number;
  /** How often the answers were played out, all together. */
  readonly playouts: number;
  /**
   * Whether what is asked decides anything: the best is better than the worst by more than the margin and by more than
   * luck; or no answer is worse than the best by so much for certain; or the truth leaves it open.
   */
  readonly decides: 'clearly' | 'nothing' | 'perhaps';
  /** Whether what odds put first is not behind the true best by more than the truth's own luck. */
  readonly isFirstBest: boolean;
  /** Of the other answers those that differ from odds' first by more than the margin, and those to which it is better. */
  readonly differ: number;
  readonly better: number;
  /** How much is given up by odds' first, by what a prudent commander gives, and by any answer. */
  readonly behind: { readonly first: number; readonly usual: number; readonly any: number };
  /** The answers that odds tells no difference between are all; or one stands alone, and is it truly among the best. */
  readonly says: 'no difference' | 'some' | 'one';
  /** Whether the true best, or one that the truth does not tell from it, is among those. */
  readonly holds: boolean;
}

/** Compares what odds said with the truth. What lies within the margin is no difference. */
export function judged(told: PlayedInTime<unknown>, usual: string, truth: readonly True[], margin: number): Judged {
  const of = (name: string) =>
    expectDefined(
      truth.find(({ answer }) => answer === name),
      'answer',
    );
  const best = expectDefined(bestOf(truth), 'answer');
  const behind = (each: True) => leadOf(best, each).mean;
  const first = of(told.played[0]?.answer ?? '');
  const others = told.played.map(({ answer }) => of(answer)).filter((each) => each !== first);
  const apart = others.filter((each) => isClear(first, each, margin) || isClear(each, first, margin));
  return {
    answers: truth.length,
    playouts: told.played.reduce((sum, { came }) => sum + came.length, 0),
    decides: decides(best, truth, margin),
    isFirstBest: !isClear(best, first, 0),
    differ: apart.length,
    better: apart.filter((each) => isClear(first, each, margin)).length,
    behind: {
      first: behind(first),
      usual: behind(of(usual)),
      any: truth.reduce((sum, each) => sum + behind(each), 0) / truth.length,
    },
    says: saysOf(told),
    holds: told.foremost.some((name) => !isClear(best, of(name), 0)),
  };
}

function saysOf({ foremost, played }: PlayedInTime<unknown>): Judged['says'] {
  if (foremost.length === 1) return 'one';
  return foremost.length === played.length ? 'no difference' : 'some';
}

/** By more than the margin as it is counted, and by more than luck. */
const isClear = (one: True, other: True, margin: number): boolean => {
  const { mean, error } = leadOf(one, other);
  return mean > margin && mean > Z * error;
};

function decides(best: True, truth: readonly True[], margin: number): Judged['decides'] {
  if (truth.some((each) => isClear(best, each, margin))) return 'clearly';
  const isNear = (each: True) => {
    const { mean, error } = leadOf(best, each);
    return mean + Z * error <= margin;
  };
  return truth.every((each) => each === best || isNear(each)) ? 'nothing' : 'perhaps';
}
