import type { Question } from '../../table/decisions.ts';
import type { SaidWord } from './asking.ts';

type TypedWord = (then: Question | undefined) => SaidWord;

/** The part of a line without `fire`, and whether it had it: a shot belongs to the line of its machine. */
export function withoutFire(part: string): { readonly text: string; readonly fires: boolean } {
  const text = part
    .replace(/(^|[\s,])fire(?=[\s,]|$)/gi, '$1')
    .trim()
    .replace(/,$/, '');
  return { text, fires: text.length < part.trim().length && /fire/i.test(part) };
}

/** More shots than one machine is asked for in a turn. */
const SHOTS = 6;

/** The shots of those who fire, each for the next question; where none is asked for, none is needed. */
export const shotsFor = (bestShot: (then: Question | undefined) => string | undefined, machines = 1): TypedWord[] =>
  Array.from({ length: SHOTS * machines }, () => (then) => {
    const answer = bestShot(then);
    return answer === undefined ? { is: 'needless' } : { is: 'answer', answer };
  });
