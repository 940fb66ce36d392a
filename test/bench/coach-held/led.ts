import { isOver, totalPoints } from '../../../src/campaign/campaign.ts';
import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import { answerBy } from '../../../src/kit/head/policy.ts';
import type { Commander } from '../../../src/logbook/attempt.ts';
import type { LogBook } from '../../../src/logbook/logbook.ts';
import { Sitting } from '../../../src/logbook/sitting.ts';
import { dawnOf, daysOf } from '../../../src/logbook/standing.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import type { PolicyName } from '../../../src/policies/policy-names.ts';
import { type LedBeside, ledBy } from '../../../src/seat/coach/led.ts';
import { toWeigh, weighAll } from '../../../src/seat/coach/review.ts';
import type { Paces, WeighedQuestion, WeightyQuestion } from '../../../src/seat/coach/weigh.ts';
import { weightyOn } from '../../../src/seat/coach/weighty.ts';
import { theGameQuickly } from '../../../src/seat/game.ts';
import { aMonthBegun } from './planted-day.ts';

/** A month of a policy: as it went, and its decisions beside a careful commander's. */
export interface LedMonth extends LedBeside {
  readonly points: number;
  /** Questions in which its answer was another than a careful commander's. */
  readonly questions: number;
}

/** The first heat alone, which says how the answer fares beside a careful commander's; nothing is sought. */
const FIRST = { sieve: { look: 30, heat: 30, most: 0, alone: 0 }, final: 1, looks: [0] };
const FIRST_HEAT: Paces = { mission: FIRST, fight: FIRST, day: FIRST };

/** Flies a month of B Flight, and weighs each answer that is not a careful commander's. */
export async function ledMonth(policy: PolicyName, word: string, book: Rulebook, code: string): Promise<LedMonth> {
  const log = monthOf(policy, word, book);
  const over = daysOf(log.standing).filter(({ next }) => next);
  const days = over.map((logged) => weightyOn(logged, log, book));
  const questions = days.flatMap(({ asked }) => asked.flatMap(({ question }) => besideCareful(question)));
  const weighed: WeighedQuestion[] = [];
  const byDay = new Map(days.map((day) => [day.day.logged.dawn.dawn, toWeigh(day)]));
  await weighAll(questions, byDay, { book, code, paces: FIRST_HEAT, done: (one) => weighed.push(one) });
  const [flight] = dawnOf(log.standing).state.flights;
  return { ...ledBy(weighed), points: totalPoints(expectDefined(flight, 'flight')), questions: questions.length };
}

const besideCareful = ({ answers: [given = ''], careful, ...question }: WeightyQuestion): readonly WeightyQuestion[] =>
  careful === undefined ? [] : [{ ...question, careful, answers: [given, careful] }];

function monthOf(policy: PolicyName, word: string, book: Rulebook): LogBook {
  const log = aMonthBegun(word, 'B', book);
  const sitting = new Sitting(log, theGameQuickly(book));
  const plays = policyNamed(policy, word, 'quick');
  const commander: Commander = ({ question }, _, from) => answerBy(plays, question, book, from);
  while (!isOver(sitting.campaign)) sitting.answerBy(commander);
  return log;
}
