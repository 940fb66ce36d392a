import { errandsOf } from '../campaign/work.ts';
import { LONGEST_BURST } from '../cards/bursts.ts';
import { byName } from '../cards/by-name.ts';
import { manualNamed, type Rulebook } from '../cards/rulebook.ts';
import { advisedInFights, whyInFights } from '../games/heads.ts';
import { answerBy, type Policy, type Whys, whyBy } from '../kit/head/policy.ts';
import type { Temper } from '../kit/head/temper.ts';
import type { ActivityDecisions } from '../table/activity-decisions.ts';
import type { Question } from '../table/decisions.ts';
import { carefullyInTheAir, carefulTemper } from './careful-air.ts';
import { whyInTheAir } from './in-the-air.ts';
import { overTheTarget, whyOverTheTarget } from './over-the-target.ts';
import { policyNamed } from './policies.ts';
import { PRUDENT } from './temper.ts';

/** What a careful commander answers, and in about three words why, where that is known. */
interface Careful {
  readonly answer: string;
  readonly why: string | undefined;
}

/** How he decides, and why. */
interface Commander {
  readonly decides: Policy;
  readonly whys: Whys;
  /** His answers so far: a question stands a while, and each line that is typed asks for it. */
  readonly given: WeakMap<Question, Careful>;
}

/** The best first. */
const BALLOON_LOADS = ['rockets', 'buckingham'] as const;

const WHY_LOADED = byName({
  rockets: 'destroy oftenest',
  buckingham: 'destroys oftener than bullets',
});

const OVER_THE_TARGET = overTheTarget(PRUDENT);
const WHY_OVER_THE_TARGET = whyOverTheTarget(PRUDENT);

/** `prudent`, who searches little where both sides plan: somebody waits at the page. */
const CAREFUL: Commander = {
  decides: {
    ...policyNamed('prudent', 'careful', 'quick'),
    ...advisedInFights(PRUDENT),
    ...carefullyInTheAir(PRUDENT),
    'special-activity': (about, options, book) => {
      const chosen = OVER_THE_TARGET['special-activity'](about, options, book);
      return chosen === 'strafe-trench' && !makesAPoint(about, book) ? 'none' : chosen;
    },
    // (32) Of 1,500 months with each load those with rockets came out best, and lost fewest men.
    load: (_, options) => BALLOON_LOADS.find((load) => options.includes(load)) ?? 'ordinary',
  },
  whys: {
    ...whyInTheAir(PRUDENT),
    ...WHY_OVER_THE_TARGET,
    'special-activity': (about, given, book) =>
      given[0] === 'none' && isShortOfAPoint(about, book)
        ? 'no whole point in it'
        : WHY_OVER_THE_TARGET['special-activity']?.(about, given, book),
    ...whyInFights(PRUDENT),
    'archie-placing': (_, [answer]) => (answer === 'spread' ? 'fewest near misses' : undefined),
    load: (_, [answer]) => WHY_LOADED.get(answer ?? ''),
    promotion: (_, [answer]) => (answer === 'nobody' ? undefined : 'due by custom'),
    requests: () => 'all that is lacking',
    plan: () => 'every mission is decided',
    leave: () => 'of little use so',
  },
  given: new WeakMap(),
};

const BY_TEMPER = new Map<Temper, Commander>([[PRUDENT, CAREFUL]]);

/** The same where another height was chosen to cross the lines at, or more is still to be won. */
function commanderOf(temper: Temper): Commander {
  const known = BY_TEMPER.get(temper) ?? {
    decides: { ...CAREFUL.decides, ...carefullyInTheAir(temper) },
    whys: { ...CAREFUL.whys, ...whyInTheAir(temper) },
    given: new WeakMap(),
  };
  BY_TEMPER.set(temper, known);
  return known;
}

const aloftIn = ({ about }: Question) =>
  'party' in about && 'orders' in about ? { party: about.party, orders: about.orders } : undefined;

/** By what the side that is asked may see, and at the height that was chosen to cross the lines. */
export function carefully(question: Question, book: Rulebook, cruise = PRUDENT.cruise): Careful {
  const { decides, whys, given } = commanderOf(carefulTemper(aloftIn(question), cruise, book));
  const before = given.get(question);
  if (before) return before;
  const answer = answerBy(decides, question, book);
  const careful = { answer, why: whyBy(whys, question, answer, book) };
  given.set(question, careful);
  return careful;
}

type ActivitiesOpen = ActivityDecisions['special-activity']['about'];

/** (31) Whether a pass along the trenches can bring the next whole point, or is what the flight was sent for. */
function makesAPoint({ orders, open }: ActivitiesOpen, book: Rulebook): boolean {
  if (errandsOf(orders.mission, book).some(({ activity }) => activity === 'strafeTrench')) return true;
  const { unitsAPoint = 1 } = manualNamed(orders.mission, book)?.activities.strafeTrench ?? {};
  const { machines = [] } = open.find(({ activity }) => activity === 'strafe-trench') ?? {};
  const units = machines.reduce((sum, { left = 0 }) => sum + mayBeFired(left), 0);
  return (orders.achieved.strafed % unitsAPoint) + units >= unitsAPoint;
}

/** A gun that is nearly empty keeps its rounds for fights. */
const mayBeFired = (left: number): number => Math.max(0, Math.min(left - PRUDENT.roundsFor, LONGEST_BURST));

const isShortOfAPoint = (about: ActivitiesOpen, book: Rulebook): boolean =>
  about.open.some(({ activity }) => activity === 'strafe-trench') && !makesAPoint(about, book);
