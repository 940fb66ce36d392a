import { breakPage, print } from '../../shell/page.ts';
import type { Seat } from '../seat.ts';
import { tellOwnBoard } from './own-board.ts';

/** Shows the lesson and the moves on the player's own table before the open question. */
export function teachAndLay(seat: Seat): void {
  teach(seat);
  tellOwnBoard(seat);
}

/** A lesson is read before its question. */
export function teach(seat: Seat): void {
  const { sitting, setting, paper } = seat;
  const { asked } = sitting;
  const says = asked && setting.lesson?.(asked);
  if (says === undefined) return;
  seat.told.lesson = says;
  print(`\n${paper.ink.bold(says)}\n`, paper);
  breakPage();
}
