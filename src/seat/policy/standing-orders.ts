import { keysOf } from '../../cards/keys-of.ts';
import { type Orderly, orderlyOf } from '../../policies/by-orders.ts';
import { changedOrders, ordersPage, readOrders } from '../../screens/pages/orders-page.ts';
import { print } from '../../shell/page.ts';
import type { Question } from '../../table/decisions.ts';
import type { GameEvent } from '../../table/events.ts';
import type { Seat, StepResult } from '../seat.ts';
import { newsAt } from '../typed/course-at-hand.ts';
import { flyOn, setOut } from '../typed/fly-course.ts';
import { passes } from '../typed/passed-over.ts';
import { wrong } from '../wrong.ts';
import { fightOn } from './deputy.ts';
import { orderedTo, tellOrdered } from './tell-ordered.ts';

interface Given {
  readonly question: Question;
  readonly answer: string;
}

/** `orders`: shows the standing orders, or changes some of them. */
export function giveOrders(seat: Seat, typed: readonly string[]): StepResult {
  const { sitting, paper } = seat;
  const read = readOrders(typed, sitting.orders);
  if ('wrong' in read) return wrong(read.wrong, seat);
  if (typed.length === 0) {
    print(ordersPage(read.orders, paper), paper);
    return 'nowhere';
  }
  const before = sitting.orders;
  sitting.order(read.orders);
  print(changedOrders(read.orders, before, paper), paper);
  return 'on';
}

/** Continues as long as no player is needed: by standing orders, by the current course, by deputies. */
export function goOnByOrders(seat: Seat, happened: readonly GameEvent[]): void {
  const { courses } = seat;
  const ordered = orderlyOf(seat.sitting.orders);
  const orderly: Orderly = (question, ...rest) => passes(question, seat) ?? ordered(question, ...rest);
  let news: readonly GameEvent[] | undefined = happened;
  while (news) {
    if (courses.flown || courses.awaits) flyOn(seat, news, orderly);
    fightOn(seat);
    news = setOut(seat) ?? followOrders(seat, orderly);
  }
}

/** Answers while the orders do; returns the result, or nothing where they have no answer. */
function followOrders(seat: Seat, orderly: Orderly): readonly GameEvent[] | undefined {
  const { sitting, teller, book } = seat;
  if (!isOrdered(seat)) return undefined;
  const given: Given[] = [];
  sitting.answerBy(({ question }, _, from) => {
    const answer = orderly(question, book, from);
    if (answer !== undefined) given.push({ question, answer });
    return answer;
  });
  if (given.length === 0) return undefined;
  const news = newsAt(seat);
  const ordered = given.filter(({ question }) => passes(question, seat) === undefined);
  tellOrdered(
    ordered.map(({ question, answer }) => orderedTo(question, answer, seat)),
    seat,
  );
  teller.tell(news);
  return news;
}

/** Whether there are orders, and the open question was not just taken back. */
function isOrdered(seat: Seat): boolean {
  const { sitting, heldBack } = seat;
  const { asked } = sitting;
  if (!asked || sitting.position === heldBack) return false;
  return keysOf(sitting.orders).length > 0 || passes(asked, seat) !== undefined;
}
