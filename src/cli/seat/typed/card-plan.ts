import { CARDS_A_TURN } from '../../../rulebook/fights/manoeuvre-cards/legal-plan.ts';
import type { Question } from '../../../table/decisions.ts';
import { meantCard } from '../../../terminal/reasons/why-not-card.ts';
import { print } from '../../shell/page.ts';
import { askedIn } from '../page/lay-out.ts';
import type { Came, Seat } from '../seat.ts';
import { wrong } from '../wrong.ts';

/**
 * The cards of a turn typed at once: `a c h`, `ach` or `left-60 straight stall`. Nothing, where the line is something
 * else.
 */
export function wholePlan(line: string, seat: Seat): Came | undefined {
  const question = askedIn(seat.sitting.position);
  if (question?.decision !== 'plan-card') return undefined;
  const words = wordsIn(line, question);
  if (words.length < 2 || words.length > CARDS_A_TURN || !meantCard(words[0] ?? '', question)) return undefined;
  const { machine } = question.about;
  for (const word of words) {
    if (!isAsked(machine, seat)) print(`${word} was not laid: only one card could follow, and is laid.`, seat.paper);
    if (!isAsked(machine, seat) || !planNext(word, seat)) break;
  }
  return 'on';
}

/** Whether a card of this machine's plan is still to be chosen; where only one can follow, nobody is asked. */
function isAsked(machine: string, { sitting }: Seat): boolean {
  const now = askedIn(sitting.position);
  return now?.decision === 'plan-card' && now.about.machine === machine;
}

/** Plans one card of several; says whether the next may follow. */
function planNext(word: string, seat: Seat): boolean {
  const now = askedIn(seat.sitting.position);
  if (now?.decision !== 'plan-card') return false;
  const meant = meantCard(word, now);
  if (meant?.is === 'answer') seat.sitting.answer(meant.answer);
  else wrong(meant?.why ?? `There is no card ${word} in this hand.`, seat);
  return meant?.is === 'answer';
}

/** Words apart, or letters of the hand in one word. */
function wordsIn(line: string, question: Extract<Question, { decision: 'plan-card' }>): string[] {
  const words = line
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  const [only = ''] = words;
  if (words.length > 1 || only.length > 3 || question.options.some((option) => option === only)) return words;
  return [...only];
}
