import type { Rulebook } from '../../cards/rulebook.ts';
import { type JobShift, takenFrom } from '../../simulation/threads.ts';
import { type DayToWeigh, type Paces, type WeighedQuestion, type WeightyQuestion, weigh } from './weigh.ts';

/** What a thread weighs: questions of these days. */
export interface WeighingShift extends JobShift<WeightyQuestion> {
  readonly wof: 'weighing';
  /** By their number. */
  readonly days: ReadonlyMap<number, DayToWeigh>;
  readonly paces: Paces;
  readonly book: Rulebook;
}

export const isWeighing = (given: unknown): given is WeighingShift =>
  typeof given === 'object' && given !== null && 'wof' in given && given.wof === 'weighing';

/** The thread's side. */
export function* weighedIn({ days, book, paces, ...shift }: WeighingShift): Generator<WeighedQuestion> {
  for (const question of takenFrom(shift)) {
    const day = days.get(question.day);
    if (day) yield weigh(question, day, book, paces);
  }
}
