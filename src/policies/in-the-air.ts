import { reachedIn } from '../campaign/height-in-reach.ts';
import { staysOnOurSide } from '../campaign/work.ts';
import { byName } from '../cards/by-name.ts';
import { distance, type HexId } from '../cards/hexes.ts';
import { hexOf, homeField } from '../cards/map.ts';
import { boxOf, type Rulebook } from '../cards/rulebook.ts';
import { isInSight } from '../kit/ground-fire/archie.ts';
import { firstOf, type Policy, type Whys } from '../kit/head/policy.ts';
import type { Temper } from '../kit/head/temper.ts';
import { chartFor, type WayChart } from '../odds/careful-ways.ts';
import { wantsPlate } from '../odds/won-so-far.ts';
import type { HeightInReach, OrdersView, PartyView, Step, TurnDecisions } from '../table/turn-decisions.ts';
import { height } from '../words/numbers.ts';
import { firstJob, type Job, jobFor, type Navigator } from './jobs.ts';
import { temperNow } from './mission-temper.ts';
import { downWithHer, partingOver } from './over-a-field.ts';
import { placesBy } from './places.ts';
import { fieldFor, fieldOfLameDuck, hasLameDuck, heightHome, whyHomeward, whyTurnsHome } from './turning-home.ts';
import { leftTo, whyAttack, whyNotAttack } from './whom-to-attack.ts';
import { heightFor, NEAR } from './work-height.ts';

/** The destination of the party, and the height there. */
export interface Bound {
  readonly goal: HexId;
  readonly bound: 'task' | 'home';
  readonly height: number;
  /**
   * Whether he stays where he is until the weather lets the work be seen, as long as there is petrol for it: that brings
   * more points than to turn away.
   */
  readonly waits?: boolean;
}

/** Flies to the work by a way that avoids the enemy, does it, and comes home while there is petrol. */
export function inTheAir(temper: Temper): Pick<Policy, keyof TurnDecisions> {
  const commander = navigatorOf(temper);
  return {
    movement: (about, options, book) => moveOn(about, options, commander, book),
    height: ({ party, orders, heights }, _, book) => {
      const { height } = courseOf(party, orders, commander, book);
      return String(nearestTo(height, heights));
    },
    attack: (about, _, book) => (whyNotAttack(about, temper, book) === undefined ? 'attack' : 'decline'),
    'lame-duck-field': (about, _, book) => fieldOfLameDuck(about, temper, book),
    escort: (about, options, book) => escortsFor(about, options, commander, book),
  };
}

/** Why he does so. */
export function whyInTheAir(temper: Temper): Pick<Whys, keyof TurnDecisions> {
  const commander = navigatorOf(temper);
  return {
    movement: (about, [step = ''], book) => whyMove(step, about, commander, book),
    height: ({ party, orders }, _, book) => BOUND[courseOf(party, orders, commander, book).bound],
    attack: (about, [answer], book) =>
      answer === 'attack' ? whyAttack(about, book) : whyNotAttack(about, temper, book),
    'lame-duck-field': (_, [answer]) =>
      answer === 'home' ? 'another field costs her day, and -1' : 'the shortest way',
    escort: (about, [answer], book) => whyEscort(answer, about, commander, book),
  };
}

const BOUND = { task: 'for the work', home: 'for the way home' } as const;

function whyMove(step: string, about: Movement, commander: Navigator, book: Rulebook): string | undefined {
  if (step === partingOver(about)) return 'her field is below';
  const { goal, bound, waits, height: there } = courseOf(about.party, about.orders, commander, book);
  if (step === 'height') return `to ${height(reachedIn(1, about.party.altitude, there, book))} ${BOUND[bound]}`;
  if (waits) {
    // He may wait for weather in which it is seen from the height that he prefers, and see it from here already.
    const { hex, altitude, weather } = about.party;
    const isSeen = goal === hex && isInSight(altitude, boxOf(weather, book).down);
    return isSeen ? 'work is here' : `waits to see ${goal}`;
  }
  if (about.steps.some((each) => each.step === step && each.hex !== undefined))
    return bound === 'home' ? whyHomeward(about, commander.temper, book) : `to work at ${goal}`;
  return MOVES[bound].get(step);
}

/** What is no way to another hex. */
const MOVES: Readonly<Record<Bound['bound'], ReadonlyMap<string, string>>> = {
  task: byName({ stay: 'work is here' }),
  home: byName({ land: 'nothing left to do' }),
};

function whyEscort(
  answer: string | undefined,
  { party, orders }: Escorting,
  commander: Navigator,
  book: Rulebook,
): string {
  const { machines, hex } = party;
  if (answer === 'alone' && hexOf(book.missionMap, hex).ground === 'allied') return 'our own side below';
  if (answer !== 'all' && wantsPlate({ party, orders }, book)) return 'the cameras go on to the target';
  if (answer === 'done') return 'enough see her home';
  const others = machines.filter(({ lameDuck }) => !lameDuck);
  if (areTwoSeatersAlone(others)) return 'no fighter would be left';
  return answer === 'all' ? whyAll({ ...party, machines: others }, orders, commander, book) : 'a Straggler is lost';
}

/** Why those who are no Lame Duck all turn home. */
function whyAll(others: PartyView, orders: OrdersView, commander: Navigator, book: Rulebook): string {
  if (orders.errand !== 'mission') return 'all go home anyway';
  const job = jobFor(others, orders, commander, book);
  if (job) return whyNoErrand(job) ?? 'too few to part';
  const turns = whyTurnsHome(others, orders, commander.temper, book);
  if (turns !== undefined) return turns;
  const { fighters, twoSeaters } = others.aft;
  const aft = { fighters: fighters && AMPLE, twoSeaters: twoSeaters && AMPLE };
  const isLeft = jobFor({ ...others, aft }, orders, commander, book) !== undefined;
  return isLeft ? 'no petrol for more work' : 'no work is left for them';
}

/** More AFT than any machine has. */
const AMPLE = 1000;

/** Why the others do not go on with what they were sent for; nothing, where they could. */
function whyNoErrand(job: Job): string | undefined {
  if (job.isHidden) return 'the weather hides the work';
  return job.isErrand ? undefined : 'what they were sent for is done';
}

function navigatorOf(temper: Temper): Navigator {
  const chart = chartFor(temper.caution);
  return { temper, chart, places: placesBy(chart, temper.caution) };
}

/** The destination that such a commander chooses, from anywhere. */
export function boundBy(temper: Temper): (party: PartyView, orders: OrdersView, book: Rulebook) => Bound {
  const commander = navigatorOf(temper);
  return (party, orders, book) => courseOf(party, orders, commander, book);
}

/**
 * The work that a commander of this temper has left and has petrol for, even if the weather hides it now: near it he
 * waits for a while.
 */
export function workBy(temper: Temper): (party: PartyView, orders: OrdersView, book: Rulebook) => HexId | undefined {
  const commander = navigatorOf(temper);
  return (party, orders, book) => {
    return hasLameDuck(party) ? undefined : firstJob(party, orders, commander, book)?.hex;
  };
}

type Escorting = TurnDecisions['escort']['about'];

function escortsFor(about: Escorting, options: readonly string[], commander: Navigator, book: Rulebook): string {
  const { party, escorts } = about;
  const machines = party.machines.filter(({ lameDuck }) => !lameDuck);
  const isByTarget = isOneHexFromPlates(about, machines, commander, book);
  if (escorts.length >= (isByTarget ? 1 : commander.temper.escorts)) return 'done';
  const together = escorts.length === 0 ? allOrNone(about, machines, commander, book) : undefined;
  if (together !== undefined) return together;
  const fighters = machines.filter(({ role, id }) => role === 'fighter' && !escorts.includes(id));
  if (isByTarget && fighters.length === 1) return 'alone';
  if (!isByTarget && escorts.length === 0 && wouldLeaveOne(machines, fighters, commander.temper)) return 'all';
  return fighters.map(({ id }) => id).find((each) => options.includes(each)) ?? 'done';
}

/** (13) So near the target, with no plate that is average, the cameras go on, and one fighter at most turns back. */
function isOneHexFromPlates(
  { party, orders }: Escorting,
  machines: PartyView['machines'],
  commander: Navigator,
  book: Rulebook,
): boolean {
  if (!wantsPlate({ party, orders }, book)) return false;
  const job = firstJob({ ...party, machines }, orders, commander, book);
  return job !== undefined && distance(party.hex, job.hex) <= NEAR;
}

/**
 * All go home together when nothing is left to do, and two-seaters whose last fighter she is do not go on beyond the
 * lines; over our own side a Lame Duck needs no escort.
 */
function allOrNone(
  { party, orders }: Escorting,
  machines: PartyView['machines'],
  commander: Navigator,
  book: Rulebook,
): 'all' | 'alone' | undefined {
  const job = jobFor({ ...party, machines }, orders, commander, book);
  if (!job?.isErrand || job.isHidden) return 'all';
  if (areTwoSeatersAlone(machines) && !staysOnOurSide(orders.mission, book)) return 'all';
  return hexOf(book.missionMap, party.hex).ground === 'allied' ? 'alone' : undefined;
}

/** There is somebody, and no fighter among them. */
const areTwoSeatersAlone = (machines: PartyView['machines']): boolean =>
  machines.length > 0 && machines.every(({ role }) => role === 'two-seater');

/** Whether the escorts would leave a two-seater without fighters, or one machine alone. */
const wouldLeaveOne = (machines: readonly object[], fighters: readonly object[], { escorts }: Temper): boolean =>
  fighters.length <= escorts || machines.length <= escorts + 1;

type Movement = TurnDecisions['movement']['about'];

function moveOn(about: Movement, options: readonly string[], commander: Navigator, book: Rulebook): string {
  const { party, orders, steps } = about;
  const down = commander.temper.takesDucksHome
    ? downWithHer(about, () => hasWorkWithout(about, commander, book), book)
    : partingOver(about);
  if (down !== undefined) return down;
  const course = courseOf(party, orders, commander, book);
  if (course.height !== party.altitude && options.includes('height')) return 'height';
  if (course.waits) return stayOr(options);
  if (course.goal !== party.hex) return stepTo(nextHex(course, party, commander, book), course.goal, steps);
  return course.bound !== 'task' && options.includes('land') ? 'land' : stayOr(options);
}

/** Whether those who are no Lame Ducks have anything left to do. */
function hasWorkWithout({ party, orders }: Movement, commander: Navigator, book: Rulebook): boolean {
  const machines = party.machines.filter(({ lameDuck }) => !lameDuck);
  const onMission: OrdersView = { ...orders, errand: 'mission' };
  return machines.length > 0 && firstJob({ ...party, machines }, onMission, commander, book) !== undefined;
}

/** By the quiet way, when there is time for it. */
function nextHex({ goal, bound }: Bound, party: PartyView, { chart }: Navigator, book: Rulebook): HexId | undefined {
  if (bound !== 'task' && !hasTimeFor(party, goal, chart, book)) return undefined;
  return chart(book, goal).get(party.hex)?.next;
}

/** The AFT for turning back, with one delay. */
const LAST = 6;

/** A detour needs petrol. */
function hasTimeFor(party: PartyView, goal: HexId, chart: WayChart, book: Rulebook): boolean {
  const moves = chart(book, goal).get(party.hex)?.moves ?? 0;
  return leftTo(party) >= moves * book.turnProcedure.aft.move.aft + LAST;
}

/** Where there is no petrol or no permission to stay, any other answer. */
const stayOr = (options: readonly string[]): string => (options.includes('stay') ? 'stay' : firstOf(options));

function stepTo(next: HexId | undefined, goal: HexId, steps: readonly Step[]): string {
  let best: Step | undefined;
  for (const each of steps) {
    if (each.hex === undefined) continue;
    if (each.hex === next) return each.step;
    if (!best || distance(each.hex, goal) < distance(best.hex ?? goal, goal)) best = each;
  }
  return best?.step ?? stayOr(steps.map(({ step }) => step));
}

function courseOf(party: PartyView, orders: OrdersView, commander: Navigator, book: Rulebook): Bound {
  const job = hasLameDuck(party) ? undefined : jobFor(party, orders, commander, book);
  if (job?.isHidden) return { goal: job.hex, bound: 'task', height: party.altitude, waits: true };
  if (job) {
    const now = temperNow(commander.temper, { party, orders }, book);
    const height = isOverFound(party, orders) ? party.altitude : heightFor(job, party, now, book);
    return { goal: job.hex, bound: 'task', height };
  }
  const goal = fieldFor(party, book) ?? homeField(book.missionMap).hex;
  return { goal, bound: 'home', height: heightHome(goal, party, book) };
}

/** (30) Over a target that was found and not hit yet he stays low, to strafe it. */
const isOverFound = ({ hex, altitude }: PartyView, { achieved }: OrdersView): boolean =>
  altitude > 0 && achieved.found.some((each) => each.hex === hex && each.hits === 0);

function nearestTo(height: number, heights: readonly HeightInReach[]): number {
  let best = heights[0]?.feet ?? 0;
  for (const { feet } of heights) if (Math.abs(feet - height) < Math.abs(best - height)) best = feet;
  return best;
}
