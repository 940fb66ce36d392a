import { distance } from '../cards/hexes.ts';
import { hexOf, homeField, targetNamed } from '../cards/map.ts';
import type { ScheduledMission } from '../cards/printed/daily-mission-roster.ts';
import { memoizeBy, memoizeByKey } from '../cards/reading/once.ts';
import { boxOf, cardOf, manualNamed, manualOf, patrolCredit, type Rulebook } from '../cards/rulebook.ts';
import type { Errand } from './activities.ts';
import { type Available, type DayPlan, missionsIn, missionsOf, type PlannedMission, weatherIn } from './plan.ts';
import { WATCHES, type Watch } from './watch.ts';
import { errandsOf, hasLight, isHidden, keyOf, placesFor } from './work.ts';

/** (6) Something unwise in a plan that is visible before anybody has taken off. */
export type Warning = { readonly mission: string } & (
  | { readonly why: 'novice-over-douai'; readonly airman: string }
  | { readonly why: 'nerves'; readonly airman: string; readonly bravery: 'S' | 'NV' }
  | { readonly why: 'many-missions'; readonly airmen: readonly string[]; readonly missions: number }
  | {
      readonly why: 'will-not-get-home';
      readonly machines: readonly string[];
      readonly aft: number;
      readonly needed: number;
      readonly height: number;
    }
  | {
      /** Different machines of one kind: what each can do, and what all of them can. */
      readonly why: 'mixed-flight';
      readonly types: readonly TypeInFlight[];
    }
  | { readonly why: 'commanding-officer'; readonly airman: string; readonly cost: number }
  | { readonly why: 'lone-two-seater'; readonly machine: string }
  | { readonly why: 'few-on-patrol'; readonly few: number; readonly earns: number; readonly more: number }
  | ({ readonly why: 'hidden-ground'; readonly weather: number; readonly lowest: number } & Price)
  | ({ readonly why: 'poor-light'; readonly weather: number; readonly photo: number } & Price)
);

/** (43) The cost of a mission in Victory Points: when not flown, and when flown without result. */
export interface Price {
  readonly undone: number;
  readonly failed: number;
}

/** (43) A careful commander leaves no mission undone that costs so many Victory Points. */
export const TOO_DEAR = 4;

/** How many fighters a careful commander sends at most, beyond the lines and on our own side. */
export const CAREFUL_FIGHTERS = { beyond: 4, ours: 3 } as const;

export interface TypeInFlight {
  readonly aircraft: string;
  readonly machines: readonly string[];
  readonly ceiling: number;
  readonly aft: number;
  /** In pounds. */
  readonly bombs: number;
}

/** What should make a commander reconsider a planned mission. */
export function warningsOn(mission: PlannedMission, plan: DayPlan, book: Rulebook): Warning[] {
  const { key, crews, watch, scheduled } = mission;
  if (watch === undefined || crews.length === 0) return [];
  const errand = errandOf(mission, book);
  return [
    ...weatherWarnings(key, scheduled.mission, weatherIn(watch, plan).number, book),
    ...commandingOfficer(key, crews, plan, book),
    ...loneTwoSeater(key, crews),
    ...fewOnPatrol(mission, book),
    ...mixedFlight(key, crews, book),
    ...shortOfAft(key, crews, errand, book),
    ...crews.flatMap((crew) => unfitFor(key, crew, errand, book)),
    ...overworked(key, crews, watch, plan),
  ];
}

/** Returns the warnings for a man on a mission: a novice, or too little petrol. */
export function warnedOff(mission: PlannedMission, book: Rulebook): (man: Available) => boolean {
  const errand = errandOf(mission, book);
  const needed = thereAndBack(errand, book);
  return (man) => man.aft < needed || isNoviceOverDouai(man, errand, book);
}

export const allWarnings = (plan: DayPlan, book: Rulebook): Warning[] =>
  plan.missions.filter(({ stands }) => stands === 'planned').flatMap((mission) => warningsOn(mission, plan, book));

const errandOf = ({ scheduled }: PlannedMission, book: Rulebook): Errand => errandsOfRoster(book)(scheduled);

/** The target hexes of each mission of the roster: the same on each of its days. */
const errandsOfRoster = memoizeBy(({ missionMap }: Rulebook) =>
  memoizeBy(
    ({ mission, zones, target }: ScheduledMission): Errand => ({
      mission,
      zones,
      target: target === undefined ? undefined : targetNamed(missionMap, target).hex,
    }),
  ),
);

/** Cloud below the lowest height for the work, or too little light for the cameras. */
function weatherWarnings(key: string, mission: string, weather: number, book: Rulebook): Warning[] {
  const [first] = errandsOf(mission, book);
  if (!first) return [];
  const { seenFrom: lowest, isWeathered } = first.work;
  const { notFlown, failed } = manualOf(mission, book);
  const price = { undone: notFlown.points, failed: failed.points };
  if (isHidden(first.work, weather, book)) return [{ mission: key, why: 'hidden-ground', weather, lowest, ...price }];
  const { photo } = boxOf(weather, book);
  return isWeathered && !hasLight(weather, book) ? [{ mission: key, why: 'poor-light', weather, photo, ...price }] : [];
}

/** The Commanding Officer may go, but his loss costs more than another's. */
function commandingOfficer(key: string, crews: readonly Available[], plan: DayPlan, book: Rulebook): Warning[] {
  const airman = plan.commandingOfficer?.man.id;
  if (airman === undefined || !crews.some((crew) => crew.airman === airman)) return [];
  const { vp } = book.victoryPoints.aircrew.commandingOfficerLost;
  return [{ mission: key, why: 'commanding-officer', airman, cost: vp }];
}

function loneTwoSeater(key: string, crews: readonly Available[]): Warning[] {
  const [first] = crews;
  if (crews.length !== 1 || first?.role !== 'two-seater') return [];
  return [{ mission: key, why: 'lone-two-seater', machine: first.machine }];
}

const ROLES = ['fighter', 'two-seater'] as const;

/**
 * Several types of scouts or two-seaters: together they only climb as high as the worst, and return when the first is
 * out of petrol.
 */
const mixedFlight = (key: string, crews: readonly Available[], book: Rulebook): Warning[] =>
  ROLES.flatMap((role) => {
    const types = typesAmong(
      crews.filter((crew) => crew.role === role),
      book,
    );
    return types.length > 1 ? [{ mission: key, why: 'mixed-flight', types }] : [];
  });

function typesAmong(crews: readonly Available[], book: Rulebook): TypeInFlight[] {
  return [...new Set(crews.map(({ aircraft }) => aircraft))].map((aircraft) => {
    const { ceiling, bombs } = cardOf(aircraft, book);
    const flown = crews.filter((crew) => crew.aircraft === aircraft);
    const machines = flown.map(({ machine }) => machine);
    return { aircraft, machines, ceiling, bombs, aft: Math.min(...flown.map(({ aft }) => aft)) };
  });
}

/** (43) So few machines that their manual pays less. */
function fewOnPatrol({ key, scheduled: { mission }, crews }: PlannedMission, book: Rulebook): Warning[] {
  const patrol = manualNamed(mission, book)?.activities.patrol;
  if (patrol?.few === undefined || crews.length > patrol.few) return [];
  const earns = mostOf(patrolCredit(patrol, crews.length));
  return [{ mission: key, why: 'few-on-patrol', few: patrol.few, earns, more: mostOf(patrol.credit) }];
}

const mostOf = (credit: readonly { readonly points: number }[]): number =>
  Math.max(...credit.map(({ points }) => points));

/** The height, in feet, at which a flight crosses the lines without being seen too well. */
const CROSSING = 10_000;

function shortOfAft(key: string, crews: readonly Available[], errand: Errand, book: Rulebook): Warning[] {
  const needed = thereAndBack(errand, book);
  const short = crews.filter(({ aft }) => aft < needed);
  return [...new Set(short.map(({ aft }) => aft))].map((aft) => ({
    mission: key,
    why: 'will-not-get-home',
    machines: short.filter((crew) => crew.aft === aft).map(({ machine }) => machine),
    aft,
    needed,
    height: CROSSING,
  }));
}

/**
 * (11) (14) The AFT for the take-off, the climb, the shortest way there, one turn over the nearest hex, and the way
 * home.
 */
function thereAndBack(errand: Errand, book: Rulebook): number {
  const { takeOff, climb, move, stay } = book.turnProcedure.aft;
  const moves = movesTo(book, errand);
  return takeOff.aft + (CROSSING / climb.feet) * climb.aft + 2 * moves * move.aft + stay.aft;
}

/** The moves from home to the nearest hex of a mission's work. */
const movesTo = memoizeByKey(keyOf, (book: Rulebook, errand) => {
  const { hex } = homeField(book.missionMap);
  const places = placesFor(errand, book);
  return places.length === 0 ? 0 : Math.min(...places.map((place) => distance(hex, place)));
});

/** A man of the lowest Pilot Skill is a novice. A man without nerve may leave any fight, rule 40. */
function unfitFor(key: string, man: Available, errand: Errand, book: Rulebook): Warning[] {
  const { airman, bravery } = man;
  return [
    ...(isNoviceOverDouai(man, errand, book) ? [{ mission: key, why: 'novice-over-douai', airman } as const] : []),
    ...(bravery === 'S' || bravery === 'NV' ? [{ mission: key, why: 'nerves', airman, bravery } as const] : []),
  ];
}

const isNoviceOverDouai = ({ skill }: Available, errand: Errand, book: Rulebook): boolean =>
  skill === 1 && goesToDouai(errand, book);

/** The red machines are at home within so many moves of Douai. */
const NEAR = 3;

const fieldOfJasta11 = memoizeBy(({ missionMap }: Rulebook) => ({
  hex: missionMap.fields.find(({ units = [] }) => units.includes('Jasta 11'))?.hex,
}));

/**
 * Whether all work of a mission is near the field of Jasta 11. A patrol that can avoid it is the commander's decision.
 */
function goesToDouai(errand: Errand, book: Rulebook): boolean {
  const { hex } = fieldOfJasta11(book);
  if (hex === undefined) return false;
  if (errand.target !== undefined) return distance(errand.target, hex) <= NEAR;
  const { zone } = hexOf(book.missionMap, hex);
  const places = placesFor(errand, book);
  return errand.zones.every((each) => each === zone) && places.some((place) => distance(place, hex) <= NEAR);
}

/** The Pilot Skill, Firing and Bravery card counts missions beyond two, and nobody flies more than four. */
const MANY = [3, 4] as const;

/** Fighter pilots for whom this is the last of more than two missions today. */
function overworked(key: string, crews: readonly Available[], watch: Watch, plan: DayPlan): Warning[] {
  const last = crews.filter(({ role, airman }) => role === 'fighter' && lastOf(airman, plan) === watch);
  return MANY.flatMap((missions) => {
    const airmen = last.map(({ airman }) => airman).filter((airman) => missionsOf(airman, plan) === missions);
    return airmen.length > 0 ? [{ mission: key, why: 'many-missions', airmen, missions }] : [];
  });
}

/** The last part of the day in which a man flies. */
const lastOf = (airman: string, plan: DayPlan): Watch | undefined =>
  WATCHES.findLast((watch) =>
    missionsIn(watch, plan).some(({ crews }) => crews.some((crew) => crew.airman === airman)),
  );
