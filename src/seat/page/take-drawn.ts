import type { Board } from '../../kit/screen/board.ts';
import { isAnswer, type LogRecord } from '../../logbook/record.ts';
import { print } from '../../shell/page.ts';
import type { Came, Seat } from '../seat.ts';

/**
 * Takes what was drawn: the answers that it redraws are taken back, for no dice have fallen among them, and all of it
 * answered from the drawing. Nothing, where nothing was drawn.
 */
export function takeDrawn(seat: Seat): Came | undefined {
  const { drawn, sitting, setting, teller, paper } = seat;
  if (!drawn) return undefined;
  seat.drawn = undefined;
  const answers = redrawn(
    drawn,
    (setting.log?.standing ?? []).map(({ record }) => record),
  );
  for (let i = 0; i < answers; i++) sitting.undo();
  teller.introduce(setting.people());
  teller.remember(sitting.today);
  const answer = drawn.answering();
  sitting.answerBy(({ question }) => answer(question));
  const otherwise = drawn.otherwise(sitting.asked);
  if (otherwise !== undefined) print(otherwise, paper);
  return 'on';
}

/** How many answers at the end of a log-book are drawn anew. */
function redrawn(drawn: Board, records: readonly LogRecord[]): number {
  const isRedrawn = (record: LogRecord) =>
    isAnswer(record) && record.by === undefined && drawn.redraws(record.asked, record.answer);
  return records.length - 1 - records.findLastIndex((record) => !isRedrawn(record));
}
