import { type Available, HALVES, isShaky, type PlanHalf, type PlannedMission } from '../campaign/plan.ts';
import { errandsOf, hasLight, isHidden, staysOnOurSide } from '../campaign/work.ts';
import { proposedSquare } from '../cards/archie-grid.ts';
import { distance } from '../cards/hexes.ts';
import { homeField, targetNamed } from '../cards/map.ts';
import { boxOf, manualNamed, manualOf, type Rulebook } from '../cards/rulebook.ts';
import { firstOf, type Policy } from '../kit/head/policy.ts';
import type { Temper } from '../kit/head/temper.ts';
import type { DayDecisions } from '../table/day-decisions.ts';
import type { MissionDecisions } from '../table/mission-decisions.ts';
import type { PersonnelDecisions } from '../table/personnel-decisions.ts';
import { SEEKS } from './activities.ts';

/** Puts each mission into the better half of the day, and sends the right men. */
export const onTheGround = (
  temper: Temper,
): Pick<Policy, keyof DayDecisions | keyof MissionDecisions | keyof PersonnelDecisions> => ({
  'special-task': (about, _, book) => (isWorthTaking(about, temper, book) ? 'take' : 'leave'),
  'half-of-day': ({ mission, weather: { morning, afternoon }, due }, _, book) => {
    const better = fitness(mission, morning, book) - fitness(mission, afternoon, book);
    return better - CROWD * (due.morning - due.afternoon) >= 0 ? 'morning' : 'afternoon';
  },
  assign: (about, options, book) => nameMan(about, options, temper, book),
  duty: ({ places }, _, book) =>
    easiest(
      places.map(({ mission }) => mission),
      book,
    ).key,
  plan: () => 'fly',
  // (32) Of 1,500 months with each load those with rockets came out best, and lost fewest men.
  load: (_, options) => (temper.plansCarefully && BALLOON_LOADS.find((load) => options.includes(load))) || 'ordinary',
  'archie-placing': (_, options) => (options.includes('as-before') ? 'as-before' : 'spread'),
  'archie-square': (about) => String(proposedSquare(about)),
  'acting-commander': (_, options) => firstOf(options),
  promotion: ({ candidates }) => {
    const due = candidates.find(({ isDue }) => isDue);
    return due ? `promote ${due.man}` : 'nobody';
  },
  // Everything that is missing.
  requests: (_, options) => firstOf(options),
  // In this state he is of little use in the air.
  leave: () => 'grant',
  word: () => 'nothing',
  pair: () => 'as-planned',
  recommendation: () => 'as-usual',
  // The cheapest.
  'career-raise': ({ open }) => {
    const [best] = [...open].sort((a, b) => a.price - b.price || a.from - b.from);
    return best ? `${best.man} ${best.skill}` : 'done';
  },
  'career-ability': (_, options) => firstOf(options),
  'career-again': () => 'again',
});

/** The best first. */
const BALLOON_LOADS = ['rockets', 'buckingham'] as const;

/** If its work can be seen, and more crews are ready than it needs: the roster must be flown as well. */
function isWorthTaking(
  { task, half, weather, ready, worth, failed }: DayDecisions['special-task']['about'],
  temper: Temper,
  book: Rulebook,
): boolean {
  if (temper.fliesFor === 0) return true;
  const numbers = HALVES.filter((each) => half === 'either' || isInHalf(half, each)).map((each) => weather[each]);
  const isSeen = errandsOf(task, book).some(({ work }) =>
    numbers.some((number) => hasLight(number, book) && !isHidden(work, number, book, MARGIN)),
  );
  const { crews } = manualOf(task, book);
  const fighters = Math.min(ENOUGH, (book.tasks[task]?.needs.fighters ?? crews.fighters.from) + 1);
  return worth + failed > 0 && isSeen && ready.fighters >= fighters && ready.twoSeaters > crews.twoSeaters.from;
}

/** Enough fighters for any special task and the rest of the day. */
const ENOUGH = 4;

/** Whether a part of the day begins with the weather of this half of it. */
const isInHalf = (part: string, half: PlanHalf): boolean => (part === 'dawn' ? 'morning' : part) === half;

/** The cost of another mission in the same half of the day: a pilot flies only one in each. */
const CROWD = 10;

/**
 * How well a mission can be flown under a Weather Number: first whether its work can be seen, then how few enemies are
 * about.
 */
function fitness(mission: string, weather: number, book: Rulebook): number {
  const { photo, encounter } = boxOf(weather, book);
  const [first] = errandsOf(mission, book);
  if (!first) return -encounter;
  const { work } = first;
  return (isHidden(work, weather, book, MARGIN) ? 0 : SEES) + (work.seenFrom > 0 ? photo : 0) - encounter;
}

const SEES = 15;

/** Clouds may sink while the flight is on its way. */
const MARGIN = 1000;

/** Every man takes the machine proposed for him; other pairings are computed only for those who look at them. */
export type Assigning = Omit<DayDecisions['assign']['about'], 'pairings'>;

/** (6) The next man; or that they are enough; or that the mission is better cancelled. */
export function nameMan(about: Assigning, options: readonly string[], temper: Temper, book: Rulebook): string {
  if (options.includes('done')) return nextMan(about, temper, book) ?? 'done';
  return isWorthFlying(about, temper, book) ? (nextMan(about, temper, book) ?? 'not-flown') : 'not-flown';
}

/** Whether to fly rather than pay the price, by the expected loss. */
const isWorthFlying = ({ mission, weather, notFlown }: Assigning, temper: Temper, book: Rulebook): boolean =>
  -notFlown >= temper.fliesFor ||
  errandsOf(mission, book).some(
    ({ work }) => work.seenFrom === 0 || (hasLight(weather, book) && !isHidden(work, weather, book, MARGIN)),
  );

/** The two-seaters first, then the right fighters; nobody, when the mission is strong enough. */
function nextMan(about: Assigning, temper: Temper, book: Rulebook): string | undefined {
  const pair = about.available.find(({ role }) => role === 'two-seater');
  if (pair && wantsTwoSeater(about, temper, book)) return pair.airman;
  return wantsFighter(about, temper, book)
    ? bestFighter(about.mission, withReach(about, temper, book), book)?.airman
    : undefined;
}

const countOf = (role: Available['role'], men: readonly Available[]): number =>
  men.filter((each) => each.role === role).length;

/** The manuals of the other missions still to be manned in the same part of the day. */
const othersOpen = ({ key, plan, watch }: Assigning, book: Rulebook) =>
  plan.missions
    .filter((each) => each.watch === watch && each.stands === 'open' && each.key !== key)
    .flatMap(({ scheduled }) => manualNamed(scheduled.mission, book) ?? []);

/** As many as the work needs, but one is left for another mission that needs it. */
function wantsTwoSeater(about: Assigning, temper: Temper, book: Rulebook): boolean {
  const { chosen, available } = about;
  const have = countOf('two-seater', chosen);
  const most = mostTwoSeaters(about, temper, book);
  const wanted = othersOpen(about, book).filter(({ crews }) => crews.twoSeaters.from > 0).length;
  return have < most && (have === 0 || countOf('two-seater', available) > wanted);
}

/** Without fighters the two-seaters are alone, and stay together like fighters. */
function mostTwoSeaters({ mission, fighters, twoSeaters }: Assigning, temper: Temper, book: Rulebook): number {
  if (fighters.to === 0) return Math.max(twoSeaters.from, Math.min(temper.fighters, twoSeaters.to));
  const wants = errandsOf(mission, book).map(({ activity }) => SEEKS[activity].twoSeaters);
  return wants.includes('all') ? twoSeaters.to : Math.max(twoSeaters.from, wants.includes('one') ? 1 : 0);
}

/** As many as he likes, as long as a few are left for other missions. */
function wantsFighter(about: Assigning, temper: Temper, book: Rulebook): boolean {
  const { chosen, available, fighters, twoSeaters } = about;
  const have = countOf('fighter', chosen);
  if (have < fighters.from) return true;
  if (have >= Math.min(mostFighters(about, temper, book), fighters.to)) return false;
  const wanted = othersOpen(about, book).reduce((sum, { crews }) => sum + Math.max(FEW, crews.fighters.from), 0);
  return countOf('fighter', available) > wanted || (have < FEW && twoSeaters.to === 0);
}

function mostFighters(
  { mission, twoSeaters }: Assigning,
  { fighters, fightersOnOurSide }: Temper,
  book: Rulebook,
): number {
  const isOnOurSide = twoSeaters.to === 0 && staysOnOurSide(mission, book);
  return isOnOurSide ? Math.min(fighters, fightersOnOurSide) : fighters;
}

/** The smallest useful number of fighters. */
export const FEW = 2;

/** Fighters that can reach the target and come home; if it is too far for them the two-seaters go alone. */
function withReach({ available, target }: Assigning, temper: Temper, book: Rulebook): readonly Available[] {
  if (target === undefined) return available;
  const { takeOff, climb, move } = book.turnProcedure.aft;
  const { missionMap } = book;
  const way = distance(homeField(missionMap).hex, targetNamed(missionMap, target).hex);
  const aft = takeOff.aft + (LOWEST_CRUISE / climb.feet) * climb.aft + 2 * (way + ABOUT) * move.aft + temper.inHand;
  return available.filter((each) => each.aft >= aft);
}

/** He crosses the lines at this height rather than go without fighters. */
const LOWEST_CRUISE = 8000;
/** By how many moves a quiet way is longer than the shortest, and the turns over the target. */
const ABOUT = 3;

/** Nervous and shaken men stay on the ground while others can go; novices go where the lines are not crossed. */
export function bestFighter(mission: string, available: readonly Available[], book: Rulebook): Available | undefined {
  const over = staysOnOurSide(mission, book) ? -1 : 1;
  let best: Available | undefined;
  for (const each of available)
    if (each.role === 'fighter' && (!best || claimOf(each, over) > claimOf(best, over))) best = each;
  return best;
}

/** The Major is taken only when there is nobody else. */
const claimOf = (man: Available, over: 1 | -1): number =>
  -20 * man.routine - (isShaky(man) ? 30 : 0) - (man.rank === 'Major' ? 100 : 0) + over * man.skill;

/** For a man who must have a mission: one that does not cross the lines, otherwise the one with most company. */
export function easiest(missions: readonly PlannedMission[], book: Rulebook): PlannedMission {
  const company = ({ scheduled, crews }: PlannedMission) =>
    staysOnOurSide(scheduled.mission, book) ? Infinity : crews.length;
  return firstOf([...missions].sort((a, b) => company(b) - company(a)));
}
