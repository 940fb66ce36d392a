import { worthOfMan } from '../../../src/campaign/men/stake.ts';
import { manualNamed, type Rulebook } from '../../../src/cards/rulebook.ts';
import { firstOf, type Policy } from '../../../src/kit/head/policy.ts';
import type { Temper } from '../../../src/kit/head/temper.ts';
import { planCarefully } from '../../../src/policies/careful-plan.ts';
import { inTheAir } from '../../../src/policies/in-the-air.ts';
import { overTheTarget } from '../../../src/policies/over-the-target.ts';
import { PRUDENT } from '../../../src/policies/temper.ts';

type Part = Partial<Policy>;

/** In what a prudent commander is another man on some missions; nothing where he is himself. */
export type OnMission = (mission: string, book: Rulebook) => Partial<Temper> | undefined;

const has =
  (activity: 'photograph' | 'scan', differs: Partial<Temper>): OnMission =>
  (mission, book) =>
    manualNamed(mission, book)?.activities[activity] && differs;

/** Two-seaters go alone wherever their manual lets them. */
export const WITHOUT_ESCORTS: OnMission = (mission, book) => {
  const crews = manualNamed(mission, book)?.crews;
  return crews && crews.twoSeaters.from > 0 && crews.fighters.from === 0 ? { fighters: 0 } : undefined;
};
export const IN_ANY_WEATHER: OnMission = () => ({ fliesFor: 0 });
export const PHOTOGRAPHS_LOW = has('photograph', { content: 1, floor: 1000 });
export const PATROLS_LOW = has('scan', { cruise: 2000, floor: 1000, looks: 6, againUnder: 3, beginsUnder: 3 });
export const AT_10_000: OnMission = () => ({ cruise: 10_000 });
/** Whatever he is sent for, at 2,000 ft. */
export const ALWAYS_LOW: OnMission = () => ({ cruise: 2000, floor: 1000 });

/** What one makes of the same temper, whatever it is worked out from, is worked out once. */
function byTemper<Made>(differs: OnMission, make: (temper: Temper) => Made) {
  const usual = make(PRUDENT);
  const others = new Map<string, Made>();
  return (mission: string, book: Rulebook): Made => {
    const part = differs(mission, book);
    if (!part) return usual;
    const known = others.get(mission) ?? make({ ...PRUDENT, ...part });
    others.set(mission, known);
    return known;
  };
}

/** Who is sent, and whether anybody is. */
export function plannedSo(differs: OnMission): Part {
  const by = byTemper(differs, planCarefully);
  return { assign: (about, options, book) => by(about.mission, book).assign(about, options, book) };
}

/** How high, and how long over the target. */
export function flownSo(differs: OnMission): Part {
  const by = byTemper(differs, (temper) => ({ ...inTheAir(temper), ...overTheTarget(temper) }));
  let mission = '';
  return {
    movement: (about, options, book) => {
      mission = about.orders.mission;
      return by(mission, book).movement(about, options, book);
    },
    height: (about, options, book) => by(mission, book).height(about, options, book),
    'special-activity': (about, options, book) => by(mission, book)['special-activity'](about, options, book),
    'another-pass': (about, options, book) => by(mission, book)['another-pass'](about, options, book),
  };
}

/** The best man of the flight who is still to be had, morning and afternoon, whatever his nerves are. */
export function withTheBest(assign: Policy['assign'] = planCarefully(PRUDENT).assign): Part {
  return {
    assign: (about, options, book) => {
      const answer = assign(about, options, book);
      const fighters = about.available.filter(({ role, rank }) => role === 'fighter' && rank !== 'Major');
      if (!fighters.some(({ airman }) => airman === answer)) return answer;
      return firstOf(fighters.toSorted((a, b) => worthOfMan(b) - worthOfMan(a))).airman;
    },
  };
}

/** The Commanding Officer wherever he may go. */
export function withTheMajor(): Part {
  const usual = planCarefully(PRUDENT).assign;
  return {
    assign: (about, options, book) =>
      about.available.find(({ rank }) => rank === 'Major')?.airman ?? usual(about, options, book),
  };
}

/** One kind of mission he never flies. */
export function leavingUndone(mission: string): Part {
  const usual = planCarefully(PRUDENT).assign;
  return {
    assign: (about, options, book) =>
      about.mission === mission && options.includes('not-flown') ? 'not-flown' : usual(about, options, book),
  };
}

/** All at once that was found to add up: each of its parts alone is worth little. */
export function theStack(): Part {
  const plan = byTemper((mission, book) => ({ ...WITHOUT_ESCORTS(mission, book), fliesFor: 0 }), planCarefully);
  const best = withTheBest((about, options, book) => plan(about.mission, book).assign(about, options, book));
  const low: OnMission = (mission, book) => PHOTOGRAPHS_LOW(mission, book) ?? PATROLS_LOW(mission, book);
  return { ...best, ...flownSo(low) };
}
