import type { Asked } from '../../../table/decisions.ts';
import { isAsked, type Reading } from '../../asking/asking.ts';

/**
 * (24) An attack and its burst at once: `G29 4`, `dive-G28 3`. Where the target's observer fires first, or the gun jams,
 * the burst is asked for as ever. Nothing, where the line is something else.
 */
export function readAttack(line: string, { options }: Asked<'track-action'>): Reading | undefined {
  const [attack = '', burst = '', ...more] = line.trim().split(/\s+/);
  const answer = options.find((option) => option.toLowerCase() === attack.toLowerCase());
  if (answer === undefined || more.length > 0 || !/^\d{1,2}$/.test(burst)) return undefined;
  return {
    words: [
      () => ({ is: 'answer', answer }),
      (then) =>
        isAsked(then, 'burst') && then.options.includes(burst)
          ? { is: 'answer', answer: burst }
          : { is: 'barred', why: `A burst of ${burst} is no answer to what is asked now.` },
    ],
  };
}
