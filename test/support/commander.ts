import { distance, type HexId } from '../../src/cards/hexes.ts';
import { homeField } from '../../src/cards/map.ts';
import type { Rulebook } from '../../src/cards/rulebook.ts';
import { inClouds } from '../../src/games/clouds/head/opponent.ts';
import type { Policy } from '../../src/kit/head/policy.ts';
import type { ActivityName } from '../../src/table/activity-decisions.ts';
import type { About, Answer } from '../../src/table/decisions.ts';
import type { PartyView } from '../../src/table/turn-decisions.ts';

/** A way point: fly there at this height, stay so many turns, and do the named activities there and on the way. */
export interface Leg {
  readonly to: HexId;
  readonly height: number;
  readonly stay: number;
  readonly does: readonly ActivityName[];
  /** Over the way point the fighters leave the two-seaters, rule 10. */
  readonly parts: boolean;
}

/** What a flight is told before it takes off. */
export interface FlightPlan {
  /** Who flies, by the numbers of the machines. */
  readonly machines: readonly string[];
  readonly load: Answer<'load'>;
  readonly legs: readonly Leg[];
  /** The field to come home to, the height on the way home, and the field of machines that are sent off. */
  readonly home: string;
  readonly homeHeight: number;
  readonly detachedHome: string;
  /** AFT to keep for a fight on the way home; `none` flies until the tanks are dry. */
  readonly reserve: number | 'none';
  readonly attacks: 'always' | 'from-above' | 'never';
  /** Who escorts a Lame Duck home, as far as they are there. */
  readonly escort: 'alone' | 'all' | readonly string[];
  /** The field to which a Lame Duck is escorted. */
  readonly lameDuckHome: string;
  /** Machines that land alone on the first possible field, while the others fly on. */
  readonly setsDown: readonly string[];
  /** Passes at one target. */
  readonly passes: number;
  /** Whether fighters escape when they may. */
  readonly runs: boolean;
}

export const leg = (to: HexId, height: number, told: Partial<Leg> = {}): Leg => ({
  to,
  height,
  stay: 0,
  does: [],
  parts: false,
  ...told,
});

export const flightPlan = (told: Pick<FlightPlan, 'machines' | 'legs'> & Partial<FlightPlan>): FlightPlan => ({
  load: 'ordinary',
  home: 'amiens',
  homeHeight: 8000,
  detachedHome: 'amiens',
  reserve: 8,
  attacks: 'from-above',
  escort: 'alone',
  lameDuckHome: 'amiens',
  setsDown: [],
  passes: 1,
  runs: false,
  ...told,
});

/** The progress of a flight in its plan. */
interface Progress {
  leg: number;
  stayed: number;
  goesHome: boolean;
  heading: Heading | undefined;
}

/** Where to, and how high. */
interface Heading {
  readonly goal: HexId;
  readonly height: number;
  readonly isField: boolean;
}

/**
 * A commander who follows a written flight plan and turns for home while there is AFT for it. It answers every question
 * of a mission.
 */
export function commander(plan: FlightPlan): Policy {
  const progress: Progress = { leg: 0, stayed: 0, goesHome: false, heading: undefined };
  return {
    ...onTheGround(plan),
    ...inTheAir(plan, progress),
    ...inCombat(plan),
    ...overTheTarget(plan, progress),
    'plan-card': first,
    'tail-whom': first,
    'reorder-plan': first,
    'fire-at': first,
    'drop-bombs': first,
    'who-carries': first,
    ...inClouds('steady', 'a word'),
    'archie-placing': (_, options) => (options.includes('as-before') ? 'as-before' : 'spread'),
    'archie-square': first,
    throttle: first,
    'energy-move': first,
    'time-freeze': first,
    'side-shot': first,
    'flak-barrage': first,
  };
}

const onTheGround = ({ machines, load }: FlightPlan) =>
  ({
    'special-task': () => 'take',
    'half-of-day': () => 'morning',
    assign: ({ available }, options) => {
      const next = available.filter(({ machine }) => machines.includes(machine));
      const inOrder = next.sort((a, b) => machines.indexOf(a.machine) - machines.indexOf(b.machine));
      return inOrder[0]?.airman ?? options.findLast((option) => !option.includes(' ')) ?? 'done';
    },
    duty: first,
    plan: () => 'fly',
    load: (_, options) => (options.includes(load) ? load : 'ordinary'),
    'acting-commander': first,
    promotion: first,
    leave: first,
    word: first,
    pair: first,
    recommendation: first,
    requests: first,
    'career-raise': first,
    'career-ability': first,
    'career-again': first,
  }) satisfies Partial<Policy>;

const inTheAir = (plan: FlightPlan, progress: Progress) =>
  ({
    movement: (about, options, book) => {
      progress.heading = headingFor(about, plan, progress, book);
      const down = plan.setsDown.map((machine) => `land ${machine}`).find((option) => options.includes(option));
      return down ?? stepTo(progress.heading, about, plan, progress);
    },
    height: (about, options) => {
      const { goal, height, isField } = progress.heading ?? { goal: '', height: plan.legs[0]?.height, isField: false };
      const wanted = isField && about.party.hex === goal ? LOW : (height ?? LOW);
      return first(
        about,
        [...options].sort((a, b) => Math.abs(Number(a) - wanted) - Math.abs(Number(b) - wanted)),
      );
    },
    attack: ({ party, enemyAltitude }) => {
      if (plan.attacks === 'from-above') return party.altitude > enemyAltitude ? 'attack' : 'decline';
      return plan.attacks === 'always' ? 'attack' : 'decline';
    },
    'lame-duck-field': () => (plan.lameDuckHome === 'amiens' ? 'home' : 'nearest'),
    escort: ({ escorts }, options) => {
      if (plan.escort === 'alone' || plan.escort === 'all') return plan.escort;
      const next = plan.escort.find((machine) => options.includes(machine));
      return next ?? (escorts.length === 0 ? 'alone' : 'done');
    },
  }) satisfies Partial<Policy>;

/** The height from which one lands. */
const LOW = 1000;

function stepTo(heading: Heading, { party, steps }: About<'movement'>, plan: FlightPlan, progress: Progress): string {
  const { goal, height, isField } = heading;
  const open = steps.map(({ step }) => step);
  const wanted = isField && party.hex === goal ? Math.min(LOW, party.altitude) : height;
  if (party.altitude !== wanted && open.includes('height')) return 'height';
  if (party.hex !== goal) return nearestStep(steps, goal) ?? downFrom(open);
  return isField ? downFrom(open) : overWayPoint(plan, progress, open);
}

/** The way point of the leg, or a field: for the flight, for an escort, for machines that are sent off. */
function headingFor(about: About<'movement'>, plan: FlightPlan, progress: Progress, book: Rulebook): Heading {
  const { party, orders, steps } = about;
  passWayPoints(party, plan, progress);
  const leg = plan.legs[progress.leg];
  if (isShortOfAft(party, plan)) progress.goesHome = true;
  if (orders.errand === 'mission' && leg && !progress.goesHome)
    return { goal: leg.to, height: leg.height, isField: false };
  const home = orders.errand === 'home' ? plan.detachedHome : plan.home;
  const hasLameDuck = steps.some(({ step }) => step.startsWith('leave '));
  return {
    goal: fieldFor(party, hasLameDuck ? plan.lameDuckHome : home, plan, book),
    height: plan.homeHeight,
    isField: true,
  };
}

/** A way point without open work is done. */
function passWayPoints({ hex }: PartyView, { legs }: FlightPlan, progress: Progress): void {
  for (let leg = legs[progress.leg]; leg?.to === hex && progress.stayed >= leg.stay; leg = legs[progress.leg]) {
    if (leg.parts) return;
    progress.leg += 1;
    progress.stayed = 0;
  }
}

function overWayPoint({ legs }: FlightPlan, progress: Progress, options: readonly string[]): string {
  const leg = legs[progress.leg];
  if (leg?.parts && progress.stayed >= leg.stay) {
    progress.leg += 1;
    progress.stayed = 0;
    return options.includes('fighters-home') ? 'fighters-home' : 'stay';
  }
  progress.stayed += 1;
  return 'stay';
}

/** The Air Flying Time of fighters and of two-seaters, as far as there are any. */
export const poolsIn = ({ aft: { fighters, twoSeaters } }: PartyView): number[] =>
  [fighters, twoSeaters].filter((pool) => pool !== undefined);

const leastAft = (party: PartyView): number => Math.min(...poolsIn(party));

/** To the field, or to the nearest without enough AFT. */
function fieldFor(party: PartyView, home: string, { reserve }: FlightPlan, { missionMap }: Rulebook): HexId {
  const wanted = party.fields.find(({ field }) => field === home);
  const isInReach = reserve === 'none' || (wanted && wanted.aft < leastAft(party));
  const chosen = isInReach ? wanted : party.fields[0];
  const field = missionMap.fields.find((each) => each.field === chosen?.field);
  return field?.hex ?? homeField(missionMap).hex;
}

function isShortOfAft(party: PartyView, { home, reserve }: FlightPlan): boolean {
  const way = party.fields.find(({ field }) => field === home);
  return reserve !== 'none' && way !== undefined && leastAft(party) <= way.aft + reserve;
}

/** Over its field a party lands; (33) a Lame Duck lands over the nearest. */
const downFrom = (open: readonly string[]): string =>
  ['land', 'only-climb', 'height', 'stay'].find((step) => open.includes(step)) ?? 'land';

function nearestStep(steps: About<'movement'>['steps'], goal: HexId): string | undefined {
  const courses = steps.flatMap(({ step, hex }) => (hex === undefined ? [] : [{ step, left: distance(hex, goal) }]));
  return courses.sort((a, b) => a.left - b.left)[0]?.step;
}

const inCombat = ({ runs }: FlightPlan) =>
  ({
    'track-action': ({ seats, targets }, options) => {
      const mayRun = options.includes('escape') && (runs || seats === 2);
      if (mayRun) return 'escape';
      const best = [...targets].sort((a, b) => b.ways - a.ways)[0];
      return best?.answer ?? options.find((option) => option.startsWith('clear-')) ?? 'hold';
    },
    burst: (_, options) => options.at(-1) ?? '1',
    'return-fire': (_, options) => options.at(-2) ?? 'hold',
    'ignore-driven-off': () => (runs ? 'go' : 'stay'),
    'german-action': first,
  }) satisfies Partial<Policy>;

const overTheTarget = ({ legs, passes }: FlightPlan, progress: Progress) => {
  const made: Record<string, number> = {};
  return {
    'special-activity': ({ open }) => {
      const does = progress.goesHome ? [] : (legs[progress.leg]?.does ?? []);
      const chosen = does.find((activity) => open.some((each) => each.activity === activity));
      for (const { activity, name } of open) if (activity === chosen) made[name] = (made[name] ?? 0) + 1;
      return chosen ?? 'none';
    },
    'dive-burst': ({ odds }) => String(odds.at(-1)?.burst ?? 'hold'),
    'another-pass': ({ name }) => {
      const times = made[name] ?? 0;
      made[name] = times + 1;
      return times < passes ? 'again' : 'enough';
    },
  } satisfies Partial<Policy>;
};

function first<Option>(_: unknown, [option]: readonly Option[]): Option {
  if (option === undefined) throw new Error('The commander was asked without an answer to choose.');
  return option;
}
