import { readTyped } from '../../../terminal/kit/read-typed.ts';
import type { Meant } from '../../../terminal/reasons/meant.ts';
import { meantBy } from '../../../terminal/reasons/why-not.ts';
import { answerNumbers } from '../../../terminal/wording/wording.ts';
import { askedIn } from '../page/lay-out.ts';
import type { Came, Seat } from '../seat.ts';
import { wrong } from '../wrong.ts';

/**
 * (6) Several men named at once for a mission: `1 2 5`, `B1 B2 B5` or `haldenby grimshaw`, and `done` behind them. One
 * after the other is named; the first who cannot be stops it. Nothing, where the line is something else.
 */
export function severalMen(line: string, seat: Seat): Came | undefined {
  const question = askedIn(seat.sitting.position);
  if (question?.decision !== 'assign') return undefined;
  const words = line
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word.toLowerCase() !== 'and');
  const isOne = readTyped(line, question.options, answerNumbers(question, seat.book)).is !== 'unknown';
  if (words.length < 2 || isOne || !areAlike(words) || meantBy(line.trim(), question, seat.book)) return undefined;
  if (!words.every((word, i) => meaning(word, seat) || (i > 0 && isDone(word)))) return undefined;
  for (const word of words) {
    const meant = meaning(word, seat);
    if (meant?.is !== 'answer') return meant ? wrong(meant.why, seat) : 'on';
    seat.sitting.answer(meant.answer);
  }
  return 'on';
}

const isDone = (word: string): boolean => word.toLowerCase() === 'done';

/** A name and the number of a machine together are a man in a machine, not two men. */
function areAlike(words: readonly string[]): boolean {
  const men = words.filter((word) => !isDone(word));
  return [/^\d+$/, /^[a-z]\d+$/i, /^\D+$/].some((kind) => men.every((word) => kind.test(word)));
}

/** Whom a word means as the question stands now. */
function meaning(word: string, { sitting, book }: Seat): Meant | undefined {
  const question = askedIn(sitting.position);
  if (question?.decision !== 'assign') return undefined;
  const typed = readTyped(word, question.options, answerNumbers(question, book));
  if (typed.is === 'answer') return typed;
  return meantBy(word, question, book);
}
