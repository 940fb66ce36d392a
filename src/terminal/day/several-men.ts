import { manNumbers } from '../../campaign/man-numbers.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Asked } from '../../table/decisions.ts';
import { isAsked, type Meant, type Reading } from '../asking/asking.ts';
import { readTyped } from '../kit/read-typed.ts';
import { meantMan } from './why-not.ts';

/**
 * (6) Several men named at once for a mission: `1 2 5`, `B1 B2 B5` or `haldenby grimshaw`, and `done` behind them. One
 * after the other is named; the first who cannot be stops it. Nothing, where the line is something else.
 */
export function severalMen(line: string, asked: Asked<'assign'>, book: Rulebook): Reading | undefined {
  const words = line
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word.toLowerCase() !== 'and');
  if (words.length < 2 || typedFor(line, asked).is !== 'unknown' || !areAlike(words)) return undefined;
  if (meantMan(line.trim(), asked, book)) return undefined;
  if (!words.every((word, i) => meaning(word, asked, book) || (i > 0 && isDone(word)))) return undefined;
  return {
    words: words.map((word) => (then) => (isAsked(then, 'assign') ? meaning(word, then, book) : undefined)),
  };
}

const isDone = (word: string): boolean => word.toLowerCase() === 'done';

/** A name and the number of a machine together are a man in a machine, not two men. */
function areAlike(words: readonly string[]): boolean {
  const men = words.filter((word) => !isDone(word));
  return [/^\d+$/, /^[a-z]\d+$/i, /^\D+$/].some((kind) => men.every((word) => kind.test(word)));
}

/** Whom a word means as the question stands. */
function meaning(word: string, asked: Asked<'assign'>, book: Rulebook): Meant | undefined {
  const typed = typedFor(word, asked);
  return typed.is === 'answer' ? typed : meantMan(word, asked, book);
}

/** Men go by their own numbers. */
function typedFor(line: string, { about: { flight }, options }: Asked<'assign'>) {
  const numbers = manNumbers(flight);
  return readTyped(
    line,
    options,
    options.map((answer) => numbers.get(answer) ?? ''),
  );
}
