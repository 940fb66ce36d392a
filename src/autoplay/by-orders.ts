import type { StandingOrders } from '../campaign/standing-orders.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { About, Answer, Decision, Question } from '../table/decisions.ts';
import type { Standpoint } from '../table/standpoint.ts';
import { sideOf } from '../table/whose.ts';
import { inFights } from './fights/systems.ts';
import { inTheAir } from './in-the-air.ts';
import { overTheTarget } from './over-the-target.ts';
import { PRUDENT, type Temper } from './temper.ts';

/** The answers that standing orders give; nothing, where the question is the commander's all the same. */
type ByOrders = {
  readonly [D in Decision]?: (
    about: About<D>,
    options: readonly Answer<D>[],
    book: Rulebook,
    from?: Standpoint,
  ) => Answer<D> | undefined;
};

/** Answers as standing orders say, to a question of the commander's own side. */
export type Orderly = (question: Question, book: Rulebook, from?: Standpoint) => string | undefined;

export function orderlyOf(orders: StandingOrders): Orderly {
  const answers = answersOf(orders);
  return (question, book, from) => {
    const { decision, about, options } = question;
    const answer = answers[decision] as
      | ((...given: [unknown, readonly string[], Rulebook, Standpoint?]) => string | undefined)
      | undefined;
    return sideOf(question) === 'allied' ? answer?.(about, options, book, from) : undefined;
  };
}

const answersOf = ({
  archie,
  attack,
  work,
  fight,
  'break-off': breakOff,
  'lame-duck': lameDuck,
}: StandingOrders): ByOrders => ({
  ...(archie && {
    'archie-placing': (_, options) => (options.includes(archie) ? archie : 'spread'),
  }),
  ...(attack && { attack: ATTACKS[attack] }),
  ...(work && overTheTarget(PRUDENT)),
  ...(lameDuck && { 'lame-duck-field': () => 'nearest', escort: ESCORTS[lameDuck] }),
  ...(breakOff && { 'track-action': breaksOff(TEMPERS[breakOff]) }),
  ...(fight && inFights(TEMPERS[breakOff ?? 'outclassed'], 'sharp')),
});

const ATTACKS: Readonly<Record<NonNullable<StandingOrders['attack']>, NonNullable<ByOrders['attack']>>> = {
  never: () => 'decline',
  // No scouts are so poor that he would have the edge of them that he asks for.
  'two-seaters': inTheAir({ ...PRUDENT, edge: Number.POSITIVE_INFINITY }).attack,
  'when-better': inTheAir(PRUDENT).attack,
  always: () => 'attack',
};

const ESCORTS: Readonly<Record<NonNullable<StandingOrders['lame-duck']>, NonNullable<ByOrders['escort']>>> = {
  'seen-home': inTheAir(PRUDENT).escort,
  alone: (_, options) => (options.includes('alone') ? 'alone' : 'done'),
};

/** By how much they must be outclassed to leave. */
const TEMPERS: Readonly<Record<NonNullable<StandingOrders['break-off']>, Temper>> = {
  'at-once': { ...PRUDENT, outclassedBy: Number.NEGATIVE_INFINITY },
  outclassed: PRUDENT,
  empty: { ...PRUDENT, outclassedBy: Number.POSITIVE_INFINITY },
};

/** Who fights by hand is asked whatever his men do but leave. */
function breaksOff(temper: Temper): NonNullable<ByOrders['track-action']> {
  const decide = inFights(temper, 'steady')['track-action'];
  return (about, options, book) => {
    const does = decide(about, options, book);
    return does === 'escape' ? does : undefined;
  };
}
