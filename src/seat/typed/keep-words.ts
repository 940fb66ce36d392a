import { bare } from '../../cards/bare.ts';
import { MOST_WORDS } from '../../logbook/record.ts';
import { print } from '../../shell/page.ts';
import type { Seat, StepResult } from '../seat.ts';
import { wrong } from '../wrong.ts';
import { askBelow } from './ask-below.ts';

/** `note TEXT`: the player's own words into the log-book; alone it opens a line for them. */
export async function keepWords(seat: Seat, typed: readonly string[]): Promise<StepResult> {
  const line = typed.length > 0 ? typed.join(' ') : await askBelow(seat.json ? '' : 'Note:', seat);
  if (line === undefined) return 'away';
  const words = bare(line).trim();
  if (words === '') return wrong('Nothing was noted: note and your words, or note alone and then your words.', seat);
  if (words.length > MOST_WORDS)
    return wrong(`A note has at most ${MOST_WORDS} signs, and this one ${words.length}. Nothing was noted.`, seat);
  seat.sitting.note(words);
  if (!seat.json) print('Noted.', seat.paper);
  return 'nowhere';
}
