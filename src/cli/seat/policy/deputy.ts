import { policyNamed } from '../../../autoplay/policies.ts';
import { answerBy } from '../../../autoplay/policy.ts';
import { hasTrait, type Trait } from '../../../table/event-traits.ts';
import type { GameEvent } from '../../../table/events.ts';
import { sideOf } from '../../../table/whose.ts';
import { isOfFight } from '../../../terminal/asking/put.ts';
import { askedIn } from '../page/lay-out.ts';
import type { Came, Deputy, Seat } from '../seat.ts';
import { wrong } from '../wrong.ts';

/**
 * `carry-on`: the men of the side that is asked fight on by themselves to the end of the phase; `carry-on fight`, of
 * the fight.
 */
export function carryOn(seat: Seat, [until = 'phase']: readonly string[]): Came {
  const question = askedIn(seat.sitting.position);
  if (!question || !isOfFight(question)) return wrong('There is no fight to carry on with.', seat);
  if (until !== 'phase' && until !== 'fight')
    return wrong('carry-on by itself is for this phase, carry-on fight for the whole fight.', seat);
  seat.sitting.lend(CARRY_ON);
  seat.deputies[sideOf(question)] = { policy: policyNamed('prudent', CARRY_ON), until };
  return 'on';
}

/** What the log-book has for it, where another policy stands by its name. */
export const CARRY_ON = 'carry-on';

/** What ends a deputy's time. */
const ENDS: Readonly<Record<Deputy['until'], Trait | undefined>> = {
  phase: 'ends-a-phase',
  fight: 'ends-a-fight',
  end: undefined,
};

/** Deputies answer as long as it is for them. What they answered is in the log-book before any of it is told. */
export function fightOn(seat: Seat): void {
  const { sitting, teller, book } = seat;
  if (!hasDeputy(seat)) return;
  const before = sitting.today.length;
  sitting.answerBy(({ question }, today, from) => {
    const deputy = seat.deputies[sideOf(question)];
    if (!deputy || isRelieved(deputy, today.slice(before))) return undefined;
    return answerBy(deputy.policy, question, book, from);
  });
  const news = sitting.takeNews();
  teller.tell(news);
  for (const side of SIDES) {
    const deputy = seat.deputies[side];
    if (deputy && isRelieved(deputy, news)) seat.deputies[side] = undefined;
  }
}

const SIDES = ['allied', 'german'] as const;

/** Whether the question that stands is for somebody who answers in a player's place. */
function hasDeputy({ sitting, deputies }: Seat): boolean {
  const question = askedIn(sitting.position);
  return question !== undefined && deputies[sideOf(question)] !== undefined;
}

function isRelieved({ until }: Deputy, since: readonly GameEvent[]): boolean {
  const end = ENDS[until];
  return end !== undefined && since.some((event) => hasTrait(event, end));
}

/**
 * After a step back those who stood in for a phase or a fight stand down; he who plays a side for good steps back with
 * it.
 */
export function stepBack(seat: Seat, back: () => void): void {
  for (const side of SIDES) if (seat.deputies[side]?.until !== 'end') seat.deputies[side] = undefined;
  back();
  while (hasDeputy(seat)) back();
}
