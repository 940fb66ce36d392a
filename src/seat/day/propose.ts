import type { Rulebook } from '../../cards/rulebook.ts';
import { answerBy } from '../../kit/head/policy.ts';
import { type Paper, wrap } from '../../page/paper.ts';
import { readTyped } from '../../page/read-typed.ts';
import { CAREFUL_PLAN } from '../../policies/careful-plan.ts';
import { policyNamed } from '../../policies/policies.ts';
import { answerNumbers } from '../../questions/asking/word.ts';
import { whyUndone } from '../../questions/day/mission-outlook.ts';
import { missionName, planInFull } from '../../questions/day/plan-page.ts';
import { narrate } from '../../questions/narration/narration.ts';
import { print } from '../../shell/page.ts';
import type { Question } from '../../table/decisions.ts';
import type { Teller } from '../page/teller.ts';
import type { Seat, StepResult } from '../seat.ts';
import { wrong } from '../wrong.ts';

/**
 * `propose`: a careful commander fills the gaps of the plan, answer by answer; he does not accept it. A word behind it,
 * as in `propose fly`, answers what is asked then.
 */
export function propose(seat: Seat, rest: readonly string[]): StepResult {
  const { sitting, book, paper, json } = seat;
  const { asked } = sitting;
  const isOnPlan = asked !== undefined && 'plan' in asked.about;
  const filled = fillIn(sitting, book);
  if (!json) for (const line of undoneLines(filled, sitting, book)) print(line, paper);
  if (rest.length > 0 && answerThen(rest.join(' '), seat) === 'on') return 'on';
  if (filled.length > 0) return 'on';
  if (rest.length > 0) return 'nowhere';
  print(isOnPlan ? ALL_PLANNED : NO_PLANNING, paper);
  return 'nowhere';
}

function answerThen(word: string, seat: Seat): StepResult {
  const { sitting, book } = seat;
  const { asked } = sitting;
  const typed = asked && readTyped(word, asked.options, answerNumbers(asked, book));
  if (typed?.is !== 'answer') return wrong(`${word} is no answer to what is asked once the plan is filled in.`, seat);
  sitting.answer(typed.answer);
  return 'on';
}

interface FilledIn {
  readonly question: Question;
  readonly answer: string;
}

function fillIn(sitting: Seat['sitting'], book: Rulebook): readonly FilledIn[] {
  const careful = { ...policyNamed('prudent', ''), ...CAREFUL_PLAN };
  const filled: FilledIn[] = [];
  for (let open = openIn(sitting); open; open = openIn(sitting)) {
    const answer = answerBy(careful, open, book);
    filled.push({ question: open, answer });
    sitting.answer(answer);
  }
  return filled;
}

/** The missions that it cancels, and why. */
function undoneLines(filled: readonly FilledIn[], { asked }: Seat['sitting'], book: Rulebook): string[] {
  if (!asked || !('plan' in asked.about)) return [];
  const { plan } = asked.about;
  const undone = filled.flatMap(({ question: { about }, answer }) =>
    answer === 'not-flown' && 'key' in about ? [about.key] : [],
  );
  return plan.missions
    .filter(({ key }) => undone.includes(key))
    .map((mission) => `${missionName(mission, book)} is left undone: ${whyUndone(mission, plan, book)}.`);
}

const ALL_PLANNED =
  'Every mission is planned. fly takes the plan as it is; the name of a mission plans that one again.';
const NO_PLANNING = 'propose belongs to the planning of the day; nothing is to be planned now.';

function openIn({ asked }: Seat['sitting']): Question | undefined {
  return asked && Object.hasOwn(CAREFUL_PLAN, asked.decision) ? asked : undefined;
}

/** `plan`: the plan while it is being made, and later the accepted one. */
export function planText(
  asked: Question | undefined,
  { events, people }: Teller,
  book: Rulebook,
  paper: Paper,
): string {
  if (asked && 'plan' in asked.about) {
    const { about } = asked;
    return planInFull(about.plan, book, paper, 'flight' in about ? about.flight : undefined);
  }
  const made = events.findLast(({ type }) => type === 'plan-made');
  return wrap(made ? narrate(made, book, people) : 'The day has no plan yet.', paper);
}
