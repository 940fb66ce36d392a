import { stepsIn } from '../../../terminal/fights/clouds-of-glory/read-move.ts';
import { whyNotStep } from '../../../terminal/fights/clouds-of-glory/why-not-step.ts';
import { readTyped } from '../../../terminal/kit/read-typed.ts';
import { askedIn } from '../page/lay-out.ts';
import type { Came, Seat } from '../seat.ts';
import { wrong } from '../wrong.ts';

/**
 * Steps of a move as they may be said, one or several on a line: `climb 2, left 60, end`. Nothing, where the line is
 * something else.
 */
export function wholeMove(line: string, seat: Seat): Came | undefined {
  const asked = askedIn(seat.sitting.position);
  if (asked?.decision !== 'clouds-move' || line.trim() === '') return undefined;
  if (readTyped(line, asked.options).is !== 'unknown' && !NUMBER.test(line)) return undefined;
  const words = stepsIn(line);
  const taken = words.findIndex((word) => !takeNext(word, asked.about.machine, seat));
  return taken === 0 ? 'nowhere' : 'on';
}

/** The rows of the answers have no numbers, and a figure alone would be another answer than he thinks. */
const NUMBER = /^\s*\d+\s*$/;

/** Takes one step of several; says whether the next may follow. */
function takeNext(word: string, machine: string, seat: Seat): boolean {
  const now = askedIn(seat.sitting.position);
  if (now?.decision !== 'clouds-move' || now.about.machine !== machine) return false;
  const isOpen = now.options.includes(word);
  if (isOpen) seat.sitting.answer(word);
  else wrong(whyNotStep(word, now.about), seat);
  return isOpen;
}
