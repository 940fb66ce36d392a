import { feet } from '../../english/numbers.ts';
import type { Asked } from '../../table/decisions.ts';
import { isAsked, type Reading } from '../asking/asking.ts';

/**
 * (14) A height where a turn is to be decided: `height 5,000`, `climb to 8000` or `5000 ft` is the answer height and
 * the height behind it. Nothing, where the line is something else.
 */
export function readHeight(line: string, { options }: Asked<'movement'>): Reading | undefined {
  const wanted = HEIGHT.exec(line.trim());
  if (!wanted) return undefined;
  if (!options.includes('height')) return { wrong: ONCE };
  const height = `${Number(`${wanted[1]}${wanted[2]}`)}`;
  return {
    words: [
      () => ({ is: 'answer', answer: 'height' }),
      (then) =>
        isAsked(then, 'height') && then.options.includes(height)
          ? { is: 'answer', answer: height }
          : { is: 'barred', why: `${feet(Number(height))} is out of reach in this turn.` },
    ],
  };
}

const HEIGHT = /^(?:(?:height|climb|dive|come down|down|up)(?: to)? )?(\d{1,2}),?(\d{3})(?:\s*(?:ft|feet))?$/i;

const ONCE = 'Height is changed once in a turn, before the move, and only where there is AFT for it.';
