import { inFormation } from '../../games/heads.ts';
import { holdingOnIn, ownIn } from '../../games/screens.ts';
import { hasTrait } from '../../games/table.ts';
import { answerIfAny, type Policy } from '../../kit/head/policy.ts';
import { policyNamed } from '../../policies/policies.ts';
import { isOfFight } from '../../questions/asking/put.ts';
import { print } from '../../shell/page.ts';
import type { Question } from '../../table/decisions.ts';
import type { Trait } from '../../table/event-traits.ts';
import type { GameEvent } from '../../table/events.ts';
import { SIDES, type Side } from '../../table/sides.ts';
import { sideOf } from '../../table/whose.ts';
import type { Deputy, Seat, StepResult } from '../seat.ts';
import { newsAt } from '../typed/course-at-hand.ts';
import { wrong } from '../wrong.ts';
import {
  type FightOrder,
  HOW,
  isHoldOn,
  leaderIn,
  machineOf,
  orderText,
  readOrder,
  strangerIn,
} from './fight-orders.ts';

/**
 * `carry-on`: the men of the asked side fight by themselves to the end of the phase; `carry-on fight`: of the fight;
 * `B2 B3 as sharp would`, `all follow B1`: only some of them, and the player flies the rest.
 */
export function carryOn(seat: Seat, words: readonly string[]): StepResult {
  const question = seat.sitting.asked;
  if (!question || !isOfFight(question)) return wrong('There is no fight to carry on with.', seat);
  if (isHoldOn(words)) return holdOn(question, seat);
  const order = readOrder(words, question);
  if (!order) return wrong(HOW, seat);
  const stranger = strangerIn(order, ownIn(question));
  if (stranger !== undefined) return wrong(stranger, seat);
  appoint(order, sideOf(question), seat);
  if (order.who && !seat.json) print(orderText(order), seat.paper);
  return 'on';
}

/** `hold on`: the man who is asked holds off, unasked, as long as nothing changes for him. */
function holdOn(question: Question, seat: Seat): StepResult {
  const policy = holdingOnIn(question, seat.book);
  const machine = machineOf(question);
  if (!policy || machine === undefined) return wrong(NO_HOLD_ON, seat);
  const side = sideOf(question);
  const has = (id: string) => id === machine;
  const since = seat.sitting.today.length;
  const before = free(seat.deputies[side] ?? [], has, since);
  seat.deputies[side] = [{ policy, leavesOthers: true, until: 'fight', flies: { has, since } }, ...before];
  seat.sitting.lend(CARRY_ON);
  return 'on';
}

const NO_HOLD_ON = 'hold on is for a man who can only hold off or leave, with petrol to spare.';

function appoint({ who, until, flies }: FightOrder, side: Side, seat: Seat): void {
  const since = seat.sitting.today.length;
  const before = who ? free(seat.deputies[side] ?? [], who, since) : [];
  if (flies === 'by-hand') {
    seat.deputies[side] = before;
    return;
  }
  seat.deputies[side] = [
    { policy: policyOf(flies), until, ...(who && { flies: { has: who, since, behind: leaderIn(flies) } }) },
    ...before,
  ];
  seat.sitting.lend(CARRY_ON);
}

const policyOf = (flies: Exclude<FightOrder['flies'], 'by-hand'>): Policy =>
  'as' in flies
    ? policyNamed(flies.as, CARRY_ON, 'own', 'by-place')
    : inFormation(flies.follows, policyNamed('sharp', CARRY_ON));

/** A new order for some machines ends their earlier order. */
function free(deputies: readonly Deputy[], who: NonNullable<FightOrder['who']>, now: number): readonly Deputy[] {
  return deputies.map((deputy) => {
    const { has, ...flies } = deputy.flies ?? { has: () => true, since: now };
    return { ...deputy, flies: { ...flies, has: (id) => has(id) && !who(id) } };
  });
}

/** Who answers a question instead of the player, if somebody does. */
function deputyFor(question: Question, { deputies, book }: Seat): Deputy | undefined {
  const machine = machineOf(question);
  const his = (deputies[sideOf(question)] ?? []).filter(
    ({ flies }) =>
      flies === undefined || (machine !== undefined && flies.has(machine) && isLed(flies.behind, question)),
  );
  return his.find(({ policy, leavesOthers }) => !leavesOthers || answerIfAny(policy, question, book) !== undefined);
}

/** Whether the leader of followers is still in the fight; without him the player flies them again. */
function isLed(leader: string | undefined, question: Question): boolean {
  return leader === undefined || ownIn(question)?.some((id) => id.toUpperCase() === leader) === true;
}

/** The log-book's word where another policy has its name. */
const CARRY_ON = 'carry-on';

/** The events that end a deputy's time. */
const ENDS: Readonly<Record<Deputy['until'], Trait | undefined>> = {
  phase: 'ends-a-phase',
  fight: 'ends-a-fight',
  end: undefined,
};

/** Deputies answer while questions are theirs. Their answers are in the log-book before any result is told. */
export function fightOn(seat: Seat): void {
  const { sitting, teller, book } = seat;
  if (!hasDeputy(seat)) return;
  relieve(seat, []);
  if (!hasDeputy(seat)) return;
  // If the player answers between two of its own, he has taken over.
  if (SIDES.some((side) => seat.deputies[side]?.some(({ flies }) => flies))) sitting.lend(CARRY_ON);
  const before = sitting.today.length;
  sitting.answerBy(({ question }, today, from) => {
    const deputy = deputyFor(question, seat);
    if (!deputy || isRelieved(deputy, today.slice(deputy.flies?.since ?? before))) return undefined;
    return answerIfAny(deputy.policy, question, book, from);
  });
  const news = newsAt(seat);
  teller.tell(news);
  relieve(seat, news);
}

/** Removes deputies whose time is over, or has been over since. */
function relieve(seat: Seat, news: readonly GameEvent[]): void {
  const { today } = seat.sitting;
  const isOver = (deputy: Deputy) =>
    isRelieved(deputy, [...(deputy.flies ? today.slice(deputy.flies.since) : []), ...news]);
  for (const side of SIDES) seat.deputies[side] = seat.deputies[side]?.filter((deputy) => !isOver(deputy)) ?? [];
}

/** Whether the open question belongs to somebody who answers for a player. */
function hasDeputy(seat: Seat): boolean {
  const question = seat.sitting.asked;
  return question !== undefined && deputyFor(question, seat) !== undefined;
}

function isRelieved({ until }: Deputy, since: readonly GameEvent[]): boolean {
  const end = ENDS[until];
  return end !== undefined && since.some((event) => hasTrait(event, end) || changesTheFight(event));
}

/** More enemies have come: whether to fight on is the player's decision. */
const changesTheFight = (event: GameEvent): boolean => event.type === 'germans-joined' && event.germans.length > 0;

/**
 * After a step back deputies for a phase or a fight are removed; permanent ones, and those for some machines, step back
 * too, to an answer of the player's own.
 */
export function stepBack(seat: Seat, back: () => void): void {
  const { deputies, sitting } = seat;
  const keep = (stays: (deputy: Deputy) => boolean) => {
    for (const side of SIDES) deputies[side] = deputies[side]?.filter(stays) ?? [];
  };
  keep(({ until, flies }) => until === 'end' || flies !== undefined);
  do {
    back();
    keep(({ flies }) => flies === undefined || flies.since <= sitting.today.length);
  } while (hasDeputy(seat));
}
