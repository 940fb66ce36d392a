import { type DayPlan, isBlank } from '../campaign/plan.ts';
import type { Position } from '../logbook/play-on.ts';
import { isAnswer } from '../logbook/record.ts';
import type { Sitting } from '../logbook/sitting.ts';
import { openingOf } from '../logbook/standing.ts';
import type { Decision, Question } from '../table/decisions.ts';
import { askForDice } from '../terminal/dice-wording.ts';
import { hang, type Paper } from '../terminal/paper.ts';
import { planPage } from '../terminal/plan-page.ts';
import { turnScreen } from '../terminal/turn-screen.ts';
import { type Worded, word } from '../terminal/wording.ts';
import { print, printJson, show } from './page.ts';
import type { Seat } from './seat.ts';

/** Puts what stands to be answered on the page. */
export function layOut({ sitting, json, paper, book, teller }: Seat): void {
  const { position } = sitting;
  if (json) return printJson({ position });
  if (position.status === 'throwing') return print(`\n${askForDice(position.check)}`, paper);
  if (position.status !== 'asking') return print(`\n${DIFFERING}`, paper);
  const { question } = position;
  if (question.decision === 'movement') show(`\n${turnScreen(question.about, book, paper)}`);
  if (showsPlan(question)) show(`\n${planPage(question.about.plan, book, paper)}`);
  teller.showTrack(question);
  const worded = word(question, book, teller.people);
  if (isExplained(question.decision, sitting)) print(`\n${paper.ink.dim(worded.help)}`, paper);
  print(questionText(worded, paper), paper);
}

/** So often a kind of question is explained in a campaign with hints. */
const HINTS = 2;

function isExplained(decision: Decision, { log }: Sitting): boolean {
  const { standing } = log;
  if (!openingOf(standing).hints) return false;
  return standing.filter(({ record }) => isAnswer(record) && record.asked === decision).length < HINTS;
}

/** The plan is laid out where planning begins, and when it is whole. */
function showsPlan(question: Question): question is Extract<Question, { about: { plan: DayPlan } }> {
  if (!('plan' in question.about)) return false;
  return question.decision === 'plan' || isBlank(question.about.plan);
}

export const askedIn = (position: Position): Question | undefined =>
  position.status === 'asking' ? position.question : undefined;

/** The words that answer what stands. */
export function optionsIn(position: Position): readonly string[] {
  if (position.status === 'asking') return position.question.options;
  return position.status === 'differing' ? ['dawn'] : [];
}

const DIFFERING =
  'The cards or rules on the table are not those with which today was begun, and today cannot go on from here with them. ' +
  'dawn begins today anew; quit leaves the log-book as it is.';

/** Each answer with what it does; what does not fit on its line is set in. */
function questionText({ ask, options }: Worded, paper: Paper): string {
  const longest = Math.max(...options.map(({ answer }) => answer.length));
  const lines = options.map(({ answer, does }, i) => {
    const before = `${String(i + 1).padStart(3)}  ${paper.ink.bold(answer)}${' '.repeat(longest - answer.length)}  `;
    const indent = paper.inSentences ? 5 : longest + 7;
    return hang(before + does, paper, indent);
  });
  return ['', ask, ...lines].join('\n');
}
