import {
  type Available,
  type DayPlan,
  FRESH_FOR,
  isHalf,
  isShaky,
  missionsOf,
  type PlannedMission,
  routineOf,
} from '../campaign/plan.ts';
import { warnedOff } from '../campaign/warnings.ts';
import type { Watch } from '../campaign/watch.ts';
import { staysOnOurSide } from '../campaign/work.ts';
import { manualNamed, type Rulebook } from '../cards/rulebook.ts';
import { firstOf, type Policy } from '../kit/head/policy.ts';
import type { Temper } from '../kit/head/temper.ts';
import { type Assigning, bestFighter, easiest, FEW, nameMan, onTheGround } from './on-the-ground.ts';
import { PRUDENT } from './temper.ts';

type CarefulPlanning = Pick<Policy, 'half-of-day' | 'assign' | 'duty'>;

/** (6) The plan of a commander with this temper: it avoids plans with warnings, where there is another way. */
export function planCarefully(temper: Temper): CarefulPlanning {
  return {
    'half-of-day': onTheGround(temper)['half-of-day'],
    assign: (about, options, book) => {
      const available = wiseIn(about, book);
      const careful = nameMan({ ...about, available }, options, temper, book);
      if (careful === 'done' && temper.fighters > 0) return companion(available, about, book) ?? careful;
      if (careful !== 'not-flown') return careful;
      return nameMan({ ...about, available: lastResort(about, temper, book) }, options, temper, book);
    },
    duty: ({ man, places }, _, book) => {
      const missions = places.map(({ mission }) => mission);
      const good = missions.filter((mission) => !warnedOff(mission, book)(man));
      return easiest(good.length > 0 ? good : missions, book).key;
    },
  };
}

/**
 * Who goes where nobody without a warning is left. For a mission that costs little when undone, no man of bad nerves goes
 * beyond the lines, or flies a second time.
 */
function lastResort(about: Assigning, { fliesFor }: Temper, book: Rulebook): readonly Available[] {
  const { available, plan, notFlown, mission } = about;
  if (-notFlown >= fliesFor) return available;
  const crosses = !staysOnOurSide(mission, book);
  return available.filter(
    (man) => man.role === 'two-seater' || !isShaky(man) || (!crosses && missionsOf(man.airman, plan) === 0),
  );
}

/** A prudent commander's plan, for a player to accept or change. */
export const CAREFUL_PLAN: CarefulPlanning = planCarefully(PRUDENT);

/** Anybody for a two-seater that would go alone; a second escort, where a man without a warning is free. */
function companion(wise: readonly Available[], about: Assigning, book: Rulebook): string | undefined {
  const { mission, chosen, available } = about;
  const fighters = fightersIn(chosen);
  if (chosen.length === fighters || fighters >= FEW) return undefined;
  const escort = bestFighter(mission, wise, book);
  return (escort ?? (chosen.length === 1 ? bestFighter(mission, available, book) : undefined))?.airman;
}

/**
 * Men without warnings, all their flights of today counted, beyond the lines none with bad nerves; no more fighters, when
 * others still need them.
 */
function wiseIn(about: Assigning, book: Rulebook): readonly Available[] {
  const { available, plan, watch } = about;
  const mission = missionIn(about);
  const isWarned = warnedOff(mission, book);
  const late = plan.missions
    .filter((each) => each !== mission && each.stands === 'open' && each.watch === 'twilight')
    .map((patrol) => warnedOff(patrol, book));
  const keepsFew = fightersIn(about.chosen) >= wantedOn(about.mission, book);
  // Most missions are planned without either, and the pool is looked through man by man.
  const pool = late.length > 0 || keepsFew ? poolOf(about) : [];
  const leavesOneFor = (isWarnedLate: (man: Available) => boolean, then: DayPlan) =>
    pool.some((other) => isFresh(other, 'twilight', then) && !isWarnedLate(other));
  const leavesEnough = (then: DayPlan) => late.every((isWarnedLate) => leavesOneFor(isWarnedLate, then));
  const crosses = !staysOnOurSide(mission.scheduled.mission, book);
  const isWise = (man: Available) =>
    isFresh(man, watch, plan) &&
    !isWarned(man) &&
    !(crosses && isShaky(man)) &&
    (late.length === 0 || leavesEnough(withMan(man, mission, plan)));
  const keepsBack = keepsFew && flightsLeft(pool, plan) <= flightsWanted(mission, plan, book);
  return available
    .filter((man) => man.role === 'two-seater' || (!keepsBack && isWise(man)))
    .map((man) => ({ ...man, routine: missionsOf(man.airman, plan) * (crosses ? BEYOND : 1) }));
}

/** Beyond the lines his other missions of today count so little: a better man flies twice before a weak one once. */
const BEYOND = 0.1;

/** (43) So many fighters go whatever the others need: on a patrol, enough for its full credit. */
const wantedOn = (mission: string, book: Rulebook): number =>
  Math.max(FEW, (manualNamed(mission, book)?.activities.patrol?.few ?? 0) + 1);

const missionIn = ({ key, plan }: Assigning): PlannedMission =>
  firstOf(plan.missions.filter((each) => each.key === key));

/** The fighter pilots of the day, each once. */
function poolOf({ available, plan }: Assigning): readonly Available[] {
  const named = [...available, ...plan.missions.flatMap(({ crews }) => crews)].filter(({ role }) => role === 'fighter');
  return [...new Map(named.map((man) => [man.airman, man])).values()];
}

/**
 * Whether it would not be a third mission for him, one routine mission included; a man with bad nerves flies only that
 * one.
 */
function isFresh(man: Available, watch: Watch, plan: DayPlan): boolean {
  const routine = routineOf(man.airman, plan);
  if (isShaky(man)) return isHalf(watch) && routine === 0;
  const owed = isHalf(watch) || routine > 0 ? 0 : 1;
  return missionsOf(man.airman, plan) + owed + 1 <= FRESH_FOR;
}

/** The plan with one more man on a mission. */
const withMan = (man: Available, mission: PlannedMission, plan: DayPlan): DayPlan => ({
  ...plan,
  missions: plan.missions.map((each) => (each === mission ? { ...each, crews: [...each.crews, man] } : each)),
});

const fightersIn = (men: readonly Available[]): number => men.filter(({ role }) => role === 'fighter').length;

/**
 * How many more times fighters can be sent today: experienced men twice, novices once. Men of bad nerves are not
 * counted on: they go where it is quiet.
 */
const flightsLeft = (pool: readonly Available[], plan: DayPlan): number =>
  pool
    .filter((man) => !isShaky(man))
    .reduce((sum, { airman, skill }) => sum + Math.max(0, (skill === 1 ? 1 : FRESH_FOR) - missionsOf(airman, plan)), 0);

/** How many of these the open missions still need. */
const flightsWanted = (mission: PlannedMission, plan: DayPlan, book: Rulebook): number =>
  plan.missions
    .filter((each) => each !== mission && each.stands === 'open')
    .reduce(
      (sum, { scheduled }) => sum + Math.min(FEW, manualNamed(scheduled.mission, book)?.crews.fighters.to ?? 0),
      0,
    );
