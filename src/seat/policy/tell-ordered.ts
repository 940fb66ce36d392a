import { askingOf } from '../../questions/asking/questions.ts';
import { print, printJson } from '../../shell/page.ts';
import type { Question } from '../../table/decisions.ts';
import { counted } from '../../words/numbers.ts';
import type { Seat } from '../seat.ts';

/** An answer by orders: its word, its question, if it is an answer, and its effect. */
interface Ordered {
  readonly typed: string;
  readonly asked?: Question['decision'];
  does(): string;
}

/** The same for an answer to a question. */
export const orderedTo = (question: Question, answer: string, { book, teller }: Seat): Ordered => ({
  typed: answer,
  asked: question.decision,
  does: () => askingOf(question).does(answer, question.about, book, teller.people),
});

/** Tells the first answer by standing orders, and how many more there were. A program gets each. */
export function tellOrdered(all: readonly Ordered[], { json, paper }: Seat): void {
  const [first, ...others] = json ? all : all.filter((each) => !isIdle(each));
  if (!first) return;
  if (json) return printJson({ ordered: all.map(({ asked, typed }) => (asked ? `${asked} ${typed}` : typed)) });
  const more = others.length > 0 ? `; and ${counted(others.length, 'answer')} more` : '';
  print(paper.ink.dim(`By your standing orders: ${orderText(first)}${more}.`), paper);
}

/** A turn without an activity: in bad weather that is every turn of a patrol. */
const isIdle = ({ asked, typed }: Ordered): boolean => asked === 'special-activity' && typed === 'none';

/** `decline, leave them alone`; if the effect begins with the word itself, it is not repeated. */
function orderText({ typed, does }: Ordered): string {
  const says = does();
  return says.startsWith(typed) ? says : `${typed}, ${says}`;
}
