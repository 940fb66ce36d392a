import { CAREFUL_PLAN } from '../../../autoplay/careful-plan.ts';
import { policyNamed } from '../../../autoplay/policies.ts';
import { answerBy } from '../../../autoplay/policy.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Question } from '../../../table/decisions.ts';
import { planPage } from '../../../terminal/day/plan-page.ts';
import { type Paper, wrap } from '../../../terminal/kit/paper.ts';
import { narrate } from '../../../terminal/narration/narration.ts';
import { print } from '../../shell/page.ts';
import { askedIn } from '../page/lay-out.ts';
import type { Teller } from '../page/teller.ts';
import type { Came, Seat } from '../seat.ts';

/**
 * `propose`: a careful commander fills in what is still open in the plan, answer by answer; whether it stands he does
 * not say.
 */
export function propose({ sitting, book, paper }: Seat): Came {
  const asked = askedIn(sitting.position);
  const isOnPlan = asked !== undefined && 'plan' in asked.about;
  const careful = { ...policyNamed('prudent', ''), ...CAREFUL_PLAN };
  let filled = 0;
  for (let open = openIn(sitting); open; open = openIn(sitting)) {
    sitting.answer(answerBy(careful, open, book));
    filled += 1;
  }
  if (filled > 0) return 'on';
  print(isOnPlan ? ALL_PLANNED : NO_PLANNING, paper);
  return 'nowhere';
}

const ALL_PLANNED =
  'Every mission is planned. fly takes the plan as it is; the name of a mission plans that one again.';
const NO_PLANNING = 'propose belongs to the planning of the day; nothing is to be planned now.';

function openIn({ position }: Seat['sitting']): Question | undefined {
  const asked = askedIn(position);
  return asked && Object.hasOwn(CAREFUL_PLAN, asked.decision) ? asked : undefined;
}

/** `plan`: the plan while it is being made, and afterwards what was settled. */
export function planText(
  asked: Question | undefined,
  { events, people }: Teller,
  book: Rulebook,
  paper: Paper,
): string {
  if (asked && 'plan' in asked.about) return planPage(asked.about.plan, book, paper);
  const made = events.findLast(({ type }) => type === 'plan-made');
  return wrap(made ? narrate(made, book, people) : 'The day has no plan yet.', paper);
}
