import type { Rulebook } from '../../cards/rulebook.ts';
import { type Paper, wrap } from '../../page/paper.ts';
import { readTyped } from '../../page/read-typed.ts';
import { answerNumbers, word as worded } from '../../questions/asking/word.ts';
import { explainedAs, glossaryPage } from '../../screens/pages/glossary-page.ts';
import type { Question } from '../../table/decisions.ts';
import type { Seat } from '../seat.ts';
import { atHand, enterTakes, typedFor } from '../typed/at-hand.ts';

/**
 * `why fly`: what an answer to the open question does, and whether Enter takes it and why; `why risk`: what a word of
 * the game means. Nothing for a count, a machine, or another word.
 */
export function whyAnswer(typed: string, seat: Seat): string | undefined {
  const { sitting, book, paper } = seat;
  if (typed === '' || /\d$/.test(typed)) return undefined;
  const first = atHand(sitting.asked, seat);
  if (first && typed === first.answer) return wrap(`${first.answer}: ${first.does}. Enter takes it.`, paper);
  const answer = sitting.asked && answerMeant(typed, sitting.asked, book);
  if (sitting.asked && answer !== undefined) return answerText(answer, sitting.asked, seat);
  return meaningOf(typed, book, paper);
}

function answerMeant(typed: string, asked: Question, book: Rulebook): string | undefined {
  const read = readTyped(typed, asked.options, answerNumbers(asked, book));
  return read.is === 'answer' ? read.answer : undefined;
}

function answerText(answer: string, asked: Question, seat: Seat): string {
  const { book, teller, paper } = seat;
  const does = worded(asked, book, teller.people).options.find((each) => each.answer === answer)?.does ?? '';
  const enter = enterTakes(atHand(asked, seat), asked, seat);
  const takes = enter?.answer === answer ? 'it' : typedFor(enter);
  const why = enter?.why === undefined ? '' : `: ${enter.why}`;
  return wrap(
    `${answer}: ${does}. ${takes === undefined ? 'Enter takes nothing here' : `Enter takes ${takes}${why}`}.`,
    paper,
  );
}

function meaningOf(typed: string, book: Rulebook, paper: Paper): string | undefined {
  const found = explainedAs(book, typed);
  return found.length > 0 ? glossaryPage(found, paper) : undefined;
}
