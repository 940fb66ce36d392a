import type { StandingOrders } from '../campaign/standing-orders.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { inFights } from '../games/heads.ts';
import { answerIfAny, type SomeAnswers } from '../kit/head/policy.ts';
import type { Temper } from '../kit/head/temper.ts';
import type { Question } from '../table/decisions.ts';
import type { Standpoint } from '../table/standpoint.ts';
import { sideOf } from '../table/whose.ts';
import { inTheAir } from './in-the-air.ts';
import { partingOver } from './over-a-field.ts';
import { overTheTarget } from './over-the-target.ts';
import { PRUDENT } from './temper.ts';

const PRUDENTLY = inTheAir(PRUDENT);

/** Answers by standing orders, for questions of the commander's own side. */
export type Orderly = (question: Question, book: Rulebook, from?: Standpoint) => string | undefined;

export function orderlyOf(orders: StandingOrders): Orderly {
  const answers = answersOf(orders);
  return (question, book, from) =>
    sideOf(question) === 'allied' ? answerIfAny(answers, question, book, from) : undefined;
}

const answersOf = ({
  archie,
  attack,
  work,
  fight,
  'break-off': breakOff,
  'lame-duck': lameDuck,
}: StandingOrders): SomeAnswers => ({
  ...(archie && {
    'archie-placing': (_, options) => (options.includes(archie) ? archie : 'spread'),
  }),
  ...(attack && { attack: ATTACKS[attack] }),
  ...(work && overTheTarget(PRUDENT)),
  ...(lameDuck && { 'lame-duck-field': FIELDS[lameDuck], escort: ESCORTS[lameDuck], movement: downWithHer }),
  ...(breakOff && { 'track-action': breaksOff(TEMPERS[breakOff]) }),
  ...(fight && inFights(TEMPERS[breakOff ?? 'outclassed'], 'sharp', 'by orders')),
});

const ATTACKS: Readonly<Record<NonNullable<StandingOrders['attack']>, NonNullable<SomeAnswers['attack']>>> = {
  never: () => 'decline',
  // The edge is so high that no scouts are ever attacked.
  'two-seaters': inTheAir({ ...PRUDENT, seeksTwoSeaters: true, edge: Number.POSITIVE_INFINITY }).attack,
  'when-better': PRUDENTLY.attack,
  always: () => 'attack',
};

/** Over a field where a Lame Duck may part; all other movement is asked. */
const downWithHer: NonNullable<SomeAnswers['movement']> = (about, options, book, from) =>
  partingOver(about) === undefined ? undefined : PRUDENTLY.movement(about, options, book, from);

const FIELDS: Readonly<Record<NonNullable<StandingOrders['lame-duck']>, NonNullable<SomeAnswers['lame-duck-field']>>> =
  {
    'seen-home': PRUDENTLY['lame-duck-field'],
    alone: () => 'nearest',
  };

const ESCORTS: Readonly<Record<NonNullable<StandingOrders['lame-duck']>, NonNullable<SomeAnswers['escort']>>> = {
  'seen-home': PRUDENTLY.escort,
  alone: (_, options) => (options.includes('alone') ? 'alone' : 'done'),
};

/** How strongly they must be outclassed to leave. */
const TEMPERS: Readonly<Record<NonNullable<StandingOrders['break-off']>, Temper>> = {
  'at-once': { ...PRUDENT, outclassedBy: Number.NEGATIVE_INFINITY },
  outclassed: PRUDENT,
  empty: { ...PRUDENT, outclassedBy: Number.POSITIVE_INFINITY },
};

/** A player who fights by hand is asked everything except whether to leave. */
function breaksOff(temper: Temper): NonNullable<SomeAnswers['track-action']> {
  const decide = inFights(temper, 'steady', 'by orders')['track-action'];
  return (about, options, book) => {
    const does = decide(about, options, book);
    return does === 'escape' ? does : undefined;
  };
}
