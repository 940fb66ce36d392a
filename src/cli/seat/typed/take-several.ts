import type { Said } from '../../../terminal/asking/asking.ts';
import { severalIn } from '../../../terminal/asking/put.ts';
import { print } from '../../shell/page.ts';
import { askedIn } from '../page/lay-out.ts';
import type { Came, Seat } from '../seat.ts';
import { wrong } from '../wrong.ts';

/**
 * Several answers in one line, as the question that stands reads it: one after another is given, each to the question
 * that then stands. Nothing, where the line is something else.
 */
export function takeSeveral(line: string, seat: Seat): Came | undefined {
  const asked = askedIn(seat.sitting.position);
  const read = asked && severalIn(line, asked, seat.book);
  if (!read) return undefined;
  if ('wrong' in read) return wrong(read.wrong, seat);
  const given = read.words.findIndex((word) => !takeNext(word(askedIn(seat.sitting.position)), seat));
  return given === 0 ? 'nowhere' : 'on';
}

/** Gives one answer of several; says whether the next may follow. */
function takeNext(said: Said, seat: Seat): boolean {
  if (said?.is === 'answer') seat.sitting.answer(said.answer);
  else if (said?.is === 'barred') wrong(said.why, seat);
  else if (said) print(said.says, seat.paper);
  return said?.is === 'answer';
}
