import { policyNamed } from '../../../autoplay/policies.ts';
import { answerBy } from '../../../autoplay/policy.ts';
import type { Question } from '../../../table/decisions.ts';
import { hasTrait, type Trait } from '../../../table/event-traits.ts';
import type { GameEvent } from '../../../table/events.ts';
import { sideOf } from '../../../table/whose.ts';
import { isOfFight } from '../../../terminal/asking/put.ts';
import { askedIn } from '../page/lay-out.ts';
import type { Came, Deputy, Seat } from '../seat.ts';
import { wrong } from '../wrong.ts';

/**
 * `carry-on`: the men of the side that is asked fight on by themselves to the end of the phase; `carry-on fight`, of
 * the fight; `carry-on fight others`, `carry-on B2 B3`: some of them alone, and the player flies the rest.
 */
export function carryOn(seat: Seat, words: readonly string[]): Came {
  const question = askedIn(seat.sitting.position);
  if (!question || !isOfFight(question)) return wrong('There is no fight to carry on with.', seat);
  const [first = 'phase', ...others] = words;
  const isTime = first === 'phase' || first === 'fight';
  const has = machinesIn(isTime ? others : words, question);
  if (has === 'unknown') return wrong(HOW, seat);
  seat.sitting.lend(CARRY_ON);
  seat.deputies[sideOf(question)] = {
    policy: policyNamed('prudent', CARRY_ON),
    until: isTime ? first : 'phase',
    ...(has && { flies: { has, since: seat.sitting.today.length } }),
  };
  return 'on';
}

const HOW =
  'carry-on by itself is for this phase, carry-on fight for the whole fight; with machines behind it, carry-on B2 B3 or carry-on fight others, for those alone.';

/** Machines by their names, or all but the one that is asked for; nothing, where none are named. */
function machinesIn(words: readonly string[], question: Question): ((id: string) => boolean) | 'unknown' | undefined {
  const named = words.map((word) => word.toUpperCase());
  if (named.length === 0) return undefined;
  const own = machineOf(question);
  if (named.length === 1 && named[0] === 'OTHERS') return own === undefined ? 'unknown' : (id) => id !== own;
  return named.every((name) => /^[A-Z]{1,2}\d+$/.test(name)) ? (id) => named.includes(id.toUpperCase()) : 'unknown';
}

/** For whom a question is answered. */
const machineOf = ({ about }: Question): string | undefined => ('machine' in about ? about.machine : undefined);

/** Whether a deputy answers it. */
function isForHim(question: Question, { flies }: Deputy): boolean {
  const machine = machineOf(question);
  return flies === undefined || (machine !== undefined && flies.has(machine));
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
  relieve(seat, []);
  if (!hasDeputy(seat)) return;
  // Between two answers of his own a player has taken over from him.
  if (SIDES.some((side) => seat.deputies[side]?.flies)) sitting.lend(CARRY_ON);
  const before = sitting.today.length;
  sitting.answerBy(({ question }, today, from) => {
    const deputy = seat.deputies[sideOf(question)];
    if (!deputy || !isForHim(question, deputy)) return undefined;
    if (isRelieved(deputy, today.slice(deputy.flies?.since ?? before))) return undefined;
    return answerBy(deputy.policy, question, book, from);
  });
  const news = sitting.takeNews();
  teller.tell(news);
  relieve(seat, news);
}

/** His time is over, or that of those whom he flies has been since. */
function relieve(seat: Seat, news: readonly GameEvent[]): void {
  const { today } = seat.sitting;
  for (const side of SIDES) {
    const deputy = seat.deputies[side];
    const since = deputy?.flies ? today.slice(deputy.flies.since) : [];
    if (deputy && isRelieved(deputy, [...since, ...news])) seat.deputies[side] = undefined;
  }
}

const SIDES = ['allied', 'german'] as const;

/** Whether the question that stands is for somebody who answers in a player's place. */
function hasDeputy({ sitting, deputies }: Seat): boolean {
  const question = askedIn(sitting.position);
  const deputy = question && deputies[sideOf(question)];
  return question !== undefined && deputy !== undefined && isForHim(question, deputy);
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
