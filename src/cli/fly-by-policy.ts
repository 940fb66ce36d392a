import { type PolicyName, policyNamed } from '../autoplay/policies.ts';
import { answerBy, type Policy } from '../autoplay/policy.ts';
import type { Sitting } from '../logbook/sitting.ts';
import { openingOf } from '../logbook/standing.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { GameEvent } from '../table/events.ts';
import { WrongUsage } from './faults.ts';
import { listenForStop } from './stop-key.ts';
import type { Teller } from './teller.ts';

/** How far a policy flies in the player's place. */
const UNTIL = ['watch', 'day', 'end'] as const;
export type Until = (typeof UNTIL)[number];

export function untilOf(text: string): Until {
  const until = UNTIL.find((each) => each === text);
  if (!until) throw new WrongUsage(`A policy flies until ${UNTIL.join(', ')}: ${text} is none of them.`);
  return until;
}

/** What must have happened for the policy to have come as far as it was to go. */
const REACHED: Readonly<Record<Until, readonly GameEvent['type'][]>> = {
  watch: ['watch-began', 'day-ended'],
  day: ['day-ended'],
  end: [],
};

/** A policy at the table. */
interface FlownByPolicy {
  readonly sitting: Sitting;
  readonly book: Rulebook;
  readonly teller: Teller;
}

/** The policy answers; what it has answered in a day is in the log-book before any of it is told. A key stops it between two days. */
export async function flyByPolicy(name: PolicyName, until: Until, flown: FlownByPolicy): Promise<'left' | 'over'> {
  const { sitting } = flown;
  const policy = policyNamed(name, `${openingOf(sitting.log.standing).campaign} ${sitting.log.records.length}`);
  hear(flown);
  if (sitting.position.status === 'asking') sitting.lend(name);
  const stop = listenForStop();
  try {
    while (sitting.position.status === 'asking' && !(await stop.isPressed()))
      if (flyDay(policy, until, flown) === 'reached') return 'left';
    return sitting.position.status === 'over' ? 'over' : 'left';
  } finally {
    stop.end();
  }
}

/** To the end of the day, or as far as the policy was to go. */
function flyDay(policy: Policy, until: Until, { sitting, book, teller }: FlownByPolicy): 'reached' | 'on' {
  const isReached = (news: readonly GameEvent[]) => news.some(({ type }) => REACHED[until].includes(type));
  const before = sitting.today.length;
  sitting.answerBy(({ question }, today) =>
    isReached(today.slice(before)) ? undefined : answerBy(policy, question, book),
  );
  const news = sitting.takeNews();
  teller.tell(news);
  return isReached(news) ? 'reached' : 'on';
}

/** The day so far: told to one who begins, noted where it has been told before. */
function hear({ sitting, teller }: FlownByPolicy): void {
  teller.introduce(sitting.campaign);
  const news = sitting.takeNews();
  if (sitting.isFresh) teller.tell(news);
  else teller.remember(news);
}
