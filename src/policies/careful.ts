import { type DayPlan, FRESH_FOR, isShaky, missionsOf } from '../campaign/plan.ts';
import { staysOnOurSide } from '../campaign/work.ts';
import { byName } from '../cards/by-name.ts';
import { memoizeByKey } from '../cards/reading/once.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { advisedInFights, whyInFights } from '../games/heads.ts';
import { answerBy, type Policy, type Whys, whyBy } from '../kit/head/policy.ts';
import type { Question } from '../table/decisions.ts';
import { inTheAir, whyInTheAir } from './in-the-air.ts';
import { whyOverTheTarget } from './over-the-target.ts';
import { policyNamed } from './policies.ts';
import { PRUDENT } from './temper.ts';

/** What a careful commander answers, and in about three words why, where that is known. */
interface Careful {
  readonly answer: string;
  readonly why: string | undefined;
}

/** How he decides, and why. */
interface CarefulCommander {
  readonly decides: Policy;
  readonly whys: Whys;
  /** His answers so far: a question stands a while, and each line that is typed asks for it. */
  readonly given: WeakMap<Question, Careful>;
}

const WHY_LOADED = byName({
  rockets: 'destroy oftenest',
  buckingham: 'destroys oftener than bullets',
});

/** By what the men of a plan were chosen, as far as it holds for all of them. */
function whyThisPlan(plan: DayPlan, book: Rulebook): string {
  const flown = plan.missions.filter(({ stands }) => stands === 'planned');
  const beyond = flown.filter(({ scheduled }) => !staysOnOurSide(scheduled.mission, book));
  const isFresh = flown.every(({ crews }) => crews.every(({ airman }) => missionsOf(airman, plan) <= FRESH_FOR));
  const isSteady = beyond.every(({ crews }) => !crews.some(isShaky));
  return [
    'every mission is decided',
    ...(isFresh ? ['nobody flies thrice'] : []),
    ...(isSteady ? ['only steady men cross the lines'] : []),
  ].join(', ');
}

/** `prudent`, who searches little where both sides plan: somebody waits at the page. */
const CAREFUL: CarefulCommander = {
  decides: {
    ...policyNamed('prudent', 'careful', 'quick'),
    ...advisedInFights(),
  },
  whys: {
    ...whyInTheAir(PRUDENT),
    ...whyOverTheTarget(PRUDENT),
    ...whyInFights(PRUDENT),
    'archie-placing': (_, [answer]) => (answer === 'spread' ? 'fewest near misses' : undefined),
    load: (_, [answer]) => WHY_LOADED.get(answer ?? ''),
    promotion: (_, [answer]) => (answer === 'nobody' ? undefined : 'due by custom'),
    requests: () => 'all that is lacking',
    plan: ({ plan }, _, book) => whyThisPlan(plan, book),
    leave: () => 'of little use so',
  },
  given: new WeakMap(),
};

/** The same, where another height was chosen to cross the lines at. */
const crossingAt = memoizeByKey(
  (cruise: number) => `${cruise}`,
  (usual: CarefulCommander, cruise): CarefulCommander => {
    if (cruise === PRUDENT.cruise) return usual;
    const temper = { ...PRUDENT, cruise };
    return {
      decides: { ...usual.decides, ...inTheAir(temper) },
      whys: { ...usual.whys, ...whyInTheAir(temper) },
      given: new WeakMap(),
    };
  },
);

/** By what the side that is asked may see, and at the height that was chosen to cross the lines. */
export function carefully(question: Question, book: Rulebook, cruise = PRUDENT.cruise): Careful {
  const { decides, whys, given } = crossingAt(CAREFUL, cruise);
  const before = given.get(question);
  if (before) return before;
  const answer = answerBy(decides, question, book);
  const careful = { answer, why: whyBy(whys, question, answer, book) };
  given.set(question, careful);
  return careful;
}
