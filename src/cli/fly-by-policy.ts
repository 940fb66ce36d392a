import { answerBy, type Policy } from '../autoplay/policy.ts';
import type { GameEvent } from '../table/events.ts';
import { WrongUsage } from './faults.ts';
import type { Seat } from './seat.ts';

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

/** The policy answers; what it has answered in a day is in the log-book before any of it is told, and a signal is heard between two days. */
export async function flyByPolicy(
  policy: Policy,
  until: Until,
  { sitting, book, teller }: Pick<Seat, 'sitting' | 'book' | 'teller'>,
): Promise<'left' | 'over'> {
  sitting.takeNews();
  const isReached = (news: readonly GameEvent[]) => news.some(({ type }) => REACHED[until].includes(type));
  while (sitting.position.status === 'asking') {
    const before = sitting.today.length;
    sitting.answerBy(({ question }, today) =>
      isReached(today.slice(before)) ? undefined : answerBy(policy, question, book),
    );
    const news = sitting.takeNews();
    teller.tell(news);
    if (isReached(news)) return 'left';
    await new Promise(setImmediate);
  }
  return sitting.position.status === 'over' ? 'over' : 'left';
}
