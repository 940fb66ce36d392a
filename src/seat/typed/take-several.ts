import { isAsked, type LineWords, type SaidWord } from '../../kit/screen/asking.ts';
import { dangerIn, isOfFight, severalIn } from '../../questions/asking/put.ts';
import { print } from '../../shell/page.ts';
import type { Question } from '../../table/decisions.ts';
import { isScripted, type Seat, type StepResult } from '../seat.ts';
import { wrong } from '../wrong.ts';
import { leaveCourse } from './course-at-hand.ts';
import { passes } from './passed-over.ts';

/**
 * Several answers on one line, as the open question reads it: each is given to the next question. Nothing, where the
 * line is something else.
 */
export function takeSeveral(line: string, seat: Seat): StepResult | undefined {
  const { asked } = seat.sitting;
  const read = asked && severalIn(line, asked, seat.book);
  if (!read) return undefined;
  if ('wrong' in read) return wrong(read.wrong, seat);
  const given = takeWords(read.words, seat);
  if (given === 0) seat.typed.stopped = undefined;
  return given === 0 ? 'nowhere' : 'on';
}

/** Gives one word after another, and keeps those that another question came before. Returns how many it gave. */
function takeWords(words: LineWords, seat: Seat): number {
  const given = words.findIndex((word, at) => {
    if (at > 0) passBy(seat);
    const then = seat.sitting.asked;
    return !takeNext(word(then), then, seat);
  });
  const isKept = given > 0 && !isScripted(seat) && comesBetween(seat.sitting.asked);
  seat.typed.rest = isKept ? { words: words.slice(given), after: seat.sitting.asked } : undefined;
  return given < 0 ? words.length : given;
}

/** What may be asked before the rest of a line is taken: it says nothing about it. */
const comesBetween = (asked: Question | undefined): boolean =>
  isAsked(asked, 'attack') || isAsked(asked, 'archie-placing') || isAsked(asked, 'archie-square');

/**
 * The rest of a line, once it is answered what came between: over his work a player who leaves an enemy alone does it.
 * After an attack he is asked again.
 */
export function takeRest(asked: Question | undefined, given: string, seat: Seat): void {
  const { rest } = seat.typed;
  seat.typed.rest = undefined;
  if (!rest || rest.after !== asked || given === 'attack') return;
  passBy(seat);
  const then = seat.sitting.asked;
  if (comesBetween(then)) seat.typed.rest = { ...rest, after: then };
  else takeWords(rest.words, seat);
}

/** Questions that custom skips do not interrupt a line of answers. */
function passBy(seat: Seat): void {
  const { asked } = seat.sitting;
  if (asked && passes(asked, seat) !== undefined) seat.sitting.answerBy(({ question }) => passes(question, seat));
}

/** Gives one answer of several; returns whether the next may follow. */
function takeNext(said: SaidWord, then: Question | undefined, seat: Seat): boolean {
  const danger = dangerOf(said, then, seat);
  seat.typed.warned = danger !== undefined && said?.is === 'answer' ? said.answer : undefined;
  if (danger !== undefined) {
    const what = seat.typed.warned === undefined ? '' : `${seat.typed.warned}: `;
    return stop(`${what}${danger} To do it all the same, give that answer by itself.`, seat);
  }
  if (said?.is === 'answer') leaveCourse(then, said.answer, seat);
  if (said?.is === 'answer') seat.sitting.answer(said.answer);
  else if (said?.is === 'barred') stop(said.why, seat);
  else if (said?.says) print(said.says, seat.paper);
  return said?.is === 'answer' || said?.is === 'needless';
}

/** The rest of the line is not taken; the next page says why. */
function stop(why: string, seat: Seat): false {
  wrong(why, seat);
  seat.typed.stopped = why;
  return false;
}

/** In a fight a line of several answers also warns of one that is probably a mistake. */
function dangerOf(said: SaidWord, then: Question | undefined, seat: Seat): string | undefined {
  if (said?.is !== 'answer' || !then || !isOfFight(then)) return undefined;
  return isScripted(seat) ? tellDanger(said.answer, then, seat) : dangerIn(then, said.answer, seat.book);
}

/** Of a list of answers none is asked once more: in a fight it is told what a player would be warned of. */
export function tellDanger(answer: string, asked: Question, seat: Seat): undefined {
  const danger = isOfFight(asked) ? dangerIn(asked, answer, seat.book) : undefined;
  if (danger !== undefined) print(`${answer}: ${danger}`, seat.paper);
}
