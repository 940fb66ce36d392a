import type { Rulebook } from '../../cards/rulebook.ts';
import { drawnOrTold } from '../../page/picture.ts';
import { givesCourse, isOfFight } from '../../questions/asking/put.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import { word } from '../../questions/asking/word.ts';
import { fuelInFight } from '../../screens/live/flight-head.ts';
import { flownSoFar } from '../../screens/live/flown.ts';
import { print, show } from '../../shell/page.ts';
import type { Question } from '../../table/decisions.ts';
import { isScripted, type Seat } from '../seat.ts';
import { atHand, enterTakes, enterText, withFirst, withLines } from '../typed/at-hand.ts';
import type { AtHand } from '../typed/course-at-hand.ts';
import { answersSaid, shownBy, unsaid } from './said-shortly.ts';

/** Puts a question to a listener: what has changed since the last one, what is asked, the answers, what Enter takes. */
export function sayQuestion(question: Question, speaks: string, answered: number, seat: Seat): void {
  const { setting, paper, book, teller } = seat;
  say(unsaid(shownBy(question), aboveText(question, seat), seat));
  const turn = setting.turnOf(question);
  if (turn !== undefined) print(turn, paper);
  const changed = teller.changedIn(question);
  if (changed !== undefined) say(unsaid('fight', changed, seat));
  say(unsaid('petrol', petrolSaid(question, seat), seat));
  const first = withClimb(atHand(question, seat), question, book);
  const worded = withFirst(first, word(question, book, teller.people, 'said'), question, book);
  const { ask, help, ...answers } = withLines(worded, question, book, 'said');
  if (setting.isExplained(question, answered)) print(help, paper);
  const enter = isScripted(seat) ? undefined : enterTakes(first, question, seat);
  print(`${speaks}${ask}\n${answersSaid(answers, question, enter, seat)}`, paper);
  if (!isScripted(seat)) print(enterText(enter), paper);
}

/** (14) A course says its way and its heights; a listener is told what the climb to them costs. */
function withClimb(first: AtHand | undefined, question: Question, book: Rulebook): AtHand | undefined {
  const from = givesCourse(question)?.party.altitude;
  const to = first?.course?.cruise ?? first?.course?.altitude;
  if (!first || from === undefined || to === undefined || to <= from) return first;
  const { climb } = book.turnProcedure.aft;
  return { ...first, does: `${first.does}; the climb takes ${((to - from) / climb.feet) * climb.aft} AFT` };
}

function say(text: string): void {
  if (text !== '') show(text);
}

/** What a question shows above itself, drawn or told. */
export function aboveText(question: Question, { paper, teller }: Pick<Seat, 'paper' | 'teller'>): string {
  const above = askingOf(question).picture?.above?.(question, teller.onlooker(paper));
  return above ? drawnOrTold(above, paper) : '';
}

/** (19) By ear no page shows the petrol of a fight: it is said as the fight begins, and where it grows short. */
function petrolSaid(question: Question, { teller, book }: Seat): string {
  const flown = isOfFight(question) ? flownSoFar(teller.events) : undefined;
  const fuel = flown && fuelInFight(flown, book);
  if (!fuel) return '';
  const { left, phase, to, isBegun } = fuel;
  if (isBegun && left - to.aft > SHORT_OF) return '';
  return `AFT ${left}: ${to.name} takes ${to.aft}, each phase of the fight ${phase}.`;
}

/** So much above the way home a commander looks at his petrol each phase. */
const SHORT_OF = 12;
