import { setImmediate } from 'node:timers/promises';
import type { Rulebook } from '../../cards/rulebook.ts';
import { compileLittle } from '../../simulation/compiling.ts';
import { familyZ } from '../../simulation/counting/statistics.ts';
import { shareOut } from '../../simulation/threads.ts';
import {
  type Better,
  type DayToWeigh,
  LEAST_TOLD,
  PACES,
  type Paces,
  type WeighedQuestion,
  type WeightyQuestion,
  weigh,
} from './weigh.ts';
import type { WeighingShift } from './weighing-thread.ts';
import type { AskedThen, DayAsked } from './weighty.ts';

/** A decision that another answer would have been better than, by more than its interval. */
export interface Mistake {
  readonly day: number;
  readonly asked: AskedThen;
  readonly given: string;
  readonly better: Better;
  /** Half of the interval of the lead. */
  readonly within: number;
  /** How many more of its kind in the same mission are left out: they cost less. */
  readonly more: number;
}

export const toWeigh = ({ day: { logged } }: DayAsked): DayToWeigh => ({
  dawn: logged.dawn.state,
  entries: logged.journal.entries,
});

/** How questions are shared out. */
export interface Weighing {
  readonly book: Rulebook;
  /** The code of the threads; where there is none, they are weighed here. */
  readonly code?: string | undefined;
  readonly paces?: Paces | undefined;
  /** Is given each question that is done. */
  readonly done: (weighed: WeighedQuestion) => void;
  /** Ends it early; what is done is done. */
  readonly until?: AbortSignal | undefined;
}

/** At most so many threads. */
const THREADS = 2;

/** Weighs questions of some days, in threads where it can. The results do not depend on the number of threads. */
export async function weighAll(
  questions: readonly WeightyQuestion[],
  days: ReadonlyMap<number, DayToWeigh>,
  { book, code, done, until, paces = PACES }: Weighing,
): Promise<void> {
  compileLittle();
  if (code !== undefined && questions.length > 0) {
    const data = { wof: 'weighing', days, paces, book } satisfies Omit<WeighingShift, 'jobs' | 'taken'>;
    await shareOut(questions, data, {
      workers: THREADS,
      code,
      until,
      done: (_, weighed: WeighedQuestion) => done(weighed),
    });
    return;
  }
  for (const question of questions) {
    if (until?.aborted) return;
    const day = days.get(question.day);
    if (day) done(weigh(question, day, book, paces));
    await setImmediate();
  }
}

/**
 * The mistakes among what has been weighed, the dearest first. The interval of each is so wide that among all that were
 * tried on fresh dice not one in twenty would be told by chance. Of several of one kind in the same mission the dearest
 * is told: mostly they are one mistake, turn after turn.
 */
export function mistakesIn(days: readonly DayAsked[], weighed: readonly WeighedQuestion[]): Mistake[] {
  const z = familyZ(weighed.filter(({ tried }) => tried).length);
  const asked = new Map(days.flatMap((day) => day.asked.map((each) => [keyOf(each.question), { day, each }] as const)));
  const all = weighed.flatMap((one): (Mistake & { readonly part: string })[] => {
    const found = asked.get(keyOf(one));
    const { better } = one;
    const given = found?.each.question.answers[0];
    if (!found || !better || given === undefined) return [];
    const within = z * better.error;
    if (better.lead < LEAST_TOLD || better.lead <= within) return [];
    const part = `${one.day} ${partOf(found.each, found.day)} ${found.each.decision}`;
    return [{ day: one.day, asked: found.each, given, better, within, more: 0, part }];
  });
  const dearest = all.toSorted((one, other) => other.better.lead - one.better.lead);
  const firsts = dearest.filter(({ part }, place) => dearest.findIndex((each) => each.part === part) === place);
  return firsts.map(({ part, ...one }) => ({ ...one, more: all.filter((each) => each.part === part).length - 1 }));
}

const keyOf = ({ day, entry }: { readonly day: number; readonly entry: number }): string => `${day} ${entry}`;

/** The number of the mission or the fight that a question belongs to. */
function partOf({ told }: AskedThen, { day }: DayAsked): number {
  const before = day.outcome.events.slice(0, told);
  return before.filter(({ type }) => type === 'mission-began' || type === 'mission-ended').length;
}
