import { askingOf } from '../../questions/asking/questions.ts';
import { print, printJson } from '../../shell/page.ts';
import type { Question } from '../../table/decisions.ts';
import { counted } from '../../words/numbers.ts';
import type { Seat } from '../seat.ts';

/** What was done by orders: how it is typed, the question that it answers, if it is an answer, and what it does. */
interface Ordered {
  readonly typed: string;
  readonly asked?: Question['decision'];
  does(): string;
}

/** The same of an answer to a question. */
export const orderedTo = (question: Question, answer: string, { book, teller }: Seat): Ordered => ({
  typed: answer,
  asked: question.decision,
  does: () => askingOf(question).does(answer, question.about, book, teller.people),
});

/** The first of what was done by standing orders, and how many answers more they gave. A program has each. */
export function tellOrdered(all: readonly Ordered[], { json, paper }: Seat): void {
  const [first, ...others] = json ? all : all.filter((each) => !isIdle(each));
  if (!first) return;
  if (json) return printJson({ ordered: all.map(({ asked, typed }) => (asked ? `${asked} ${typed}` : typed)) });
  const more = others.length > 0 ? `; and ${counted(others.length, 'answer')} more` : '';
  print(paper.ink.dim(`By your standing orders: ${orderText(first)}${more}.`), paper);
}

/** A turn in which nothing was done over the ground: in bad weather that is every turn of a patrol. */
const isIdle = ({ asked, typed }: Ordered): boolean => asked === 'special-activity' && typed === 'none';

/** `decline, leave them alone`; what begins with its own word has it once. */
function orderText({ typed, does }: Ordered): string {
  const says = does();
  return says.startsWith(typed) ? says : `${typed}, ${says}`;
}
