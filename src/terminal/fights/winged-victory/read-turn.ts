import type { Question } from '../../../table/decisions.ts';
import type { Reading, Said } from '../../asking/asking.ts';

/** `6 level 6 shallow-dive-0-3`: throttle and move of one machine after another, each to the question that stands. */
export function readTurn(line: string, { options }: { readonly options: readonly string[] }): Reading | undefined {
  const words = line
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  const [first = ''] = words;
  if (words.length < 2 || !options.includes(first)) return undefined;
  return { words: words.map((word) => (then) => saidTo(word, then)) };
}

function saidTo(word: string, then: Question | undefined): Said {
  const answer = then?.options.map(String).find((option) => option.toLowerCase() === word);
  return answer === undefined
    ? { is: 'barred', why: `${word} is no answer to what is asked now.` }
    : { is: 'answer', answer };
}
