import { keysOf } from '../../cards/keys-of.ts';
import { readTyped } from '../../page/read-typed.ts';
import { answerNumbers } from '../../questions/asking/word.ts';
import { printAfter, show } from '../../shell/page.ts';
import type { Question } from '../../table/decisions.ts';
import { layOutAt } from '../page/lay-out.ts';
import type { Script } from '../script.ts';
import type { Seat } from '../seat.ts';
import { passes } from './passed-over.ts';

/**
 * While the next line of a list is an answer it is given while the day is being played, which is then played only once;
 * playing it again for each answer takes ten times as long. Results are printed when all of it is in the log-book.
 */
export function answerOn(seat: Seat): void {
  const { script, sitting } = seat;
  const { asked } = sitting;
  if (script && asked && answerIn(script.next, asked, seat) !== undefined && isPlain(seat))
    printAfter(() => answerBy(script, seat));
}

/** Whether a course, a deputy, standing orders or custom answers here. */
export function isLeftToOthers(seat: Seat): boolean {
  const { courses, deputies, sitting } = seat;
  const { asked } = sitting;
  const { allied = [], german = [] } = deputies;
  const byOthers = [courses.flown, courses.awaits, ...allied, ...german, ...keysOf(sitting.orders)];
  return byOthers.some(Boolean) || (asked !== undefined && passes(asked, seat) !== undefined);
}

/** Whether only the list answers, and one reader is told the results. */
const isPlain = (seat: Seat): boolean =>
  !(seat.setting.handsOver || seat.setting.lesson || seat.companion || seat.courses.isAtHand || isLeftToOthers(seat));

function answerBy(script: Script, seat: Seat): void {
  const { sitting, teller, json } = seat;
  const before = sitting.today.length;
  const answered = new Map<string, number>();
  let told = before;
  sitting.answerBy(({ question, flight }, today) => {
    const answer = answerIn(script.next, question, seat);
    if (answer === undefined) return undefined;
    teller.tell(today.slice(told));
    told = today.length;
    const times = answered.get(question.decision) ?? 0;
    layOutAt({ status: 'asking', question, flight, events: [], given: [], fresh: [] }, times, seat);
    answered.set(question.decision, times + 1);
    const line = script.take();
    if (!json) show(`> ${line}`);
    return answer;
  });
  teller.tell(sitting.takeNews().slice(told - before));
}

/** The answer of a line; nothing for any other line, which is taken when the question is open. */
function answerIn(line: string | undefined, question: Question, { book }: Seat): string | undefined {
  const typed = line === undefined ? undefined : readTyped(line, question.options, answerNumbers(question, book));
  return typed?.is === 'answer' ? typed.answer : undefined;
}
