import { feet } from '../../../english/numbers.ts';
import { askedIn } from '../page/lay-out.ts';
import type { Came, Seat } from '../seat.ts';
import { wrong } from '../wrong.ts';

/**
 * (14) A height where a turn is to be decided: `height 5,000`, `climb to 8000` or `5000 ft` is the answer height and
 * the height behind it. Nothing, where the line is something else.
 */
export function wholeHeight(line: string, seat: Seat): Came | undefined {
  const asked = askedIn(seat.sitting.position);
  const wanted = HEIGHT.exec(line.trim());
  if (asked?.decision !== 'movement' || !wanted) return undefined;
  if (!asked.options.includes('height')) return wrong(ONCE, seat);
  seat.sitting.answer('height');
  const heights = askedIn(seat.sitting.position);
  const height = `${Number(`${wanted[1]}${wanted[2]}`)}`;
  if (heights?.decision === 'height' && heights.options.includes(height)) seat.sitting.answer(height);
  else wrong(`${feet(Number(height))} is out of reach in this turn.`, seat);
  return 'on';
}

const HEIGHT = /^(?:(?:height|climb|dive|come down|down|up)(?: to)? )?(\d{1,2}),?(\d{3})(?:\s*(?:ft|feet))?$/i;

const ONCE = 'Height is changed once in a turn, before the move, and only where there is AFT for it.';
