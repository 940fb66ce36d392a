import type { Question } from '../../table/decisions.ts';

/** The key of a row: its answers, with spaces between. */
export const keyOf = (answers: readonly string[]): string => answers.join(' ');

/** How a row of that key is played: its first answer is given to the question, and the others follow it. */
export function rowOf(key: string, asked: Question): { readonly first: string; readonly says: Says } {
  const options: readonly string[] = asked.options;
  const [first = '', ...rest] = options.includes(key) ? [key] : key.split(' ');
  return { first, says: sayingOn(asked, rest) };
}

/** An answer to a later question; nothing, where it is left to the policy. */
type Says = (next: Question) => string | undefined;

/**
 * What the later answers of a row say to the questions that follow in the same turn to the same machine. A word of
 * theirs that is not asked for is passed over: there was no choice.
 */
function sayingOn(asked: Question, words: readonly string[]): Says {
  let left = words;
  const [machine, turn] = whoseTurn(asked);
  return (next) => {
    const [itsMachine, itsTurn] = left.length > 0 ? whoseTurn(next) : [];
    if (machine === undefined || itsMachine !== machine || itsTurn !== turn) return undefined;
    const options: readonly string[] = next.options;
    const place = left.findIndex((word) => options.includes(word));
    if (place < 0) return undefined;
    const word = left[place];
    left = left.slice(place + 1);
    return word;
  };
}

/** Read while the question is open: a view is lazy. */
const whoseTurn = ({ about }: Question): readonly [string | undefined, number | undefined] => [
  'machine' in about && typeof about.machine === 'string' ? about.machine : undefined,
  'view' in about && 'turn' in about.view ? about.view.turn : undefined,
];
