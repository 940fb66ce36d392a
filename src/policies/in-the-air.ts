import type { Work } from '../campaign/activities.ts';
import { errandsOf, hasLight } from '../campaign/work.ts';
import { byName } from '../cards/by-name.ts';
import { distance, type HexId } from '../cards/hexes.ts';
import { hexOf, homeField } from '../cards/map.ts';
import type { Feet } from '../cards/printed/weather-effects.ts';
import { boxOf, type Rulebook } from '../cards/rulebook.ts';
import { firstOf, type Policy, type Whys } from '../kit/head/policy.ts';
import type { Temper } from '../kit/head/temper.ts';
import { type Chart, chartFor } from '../odds/careful-ways.ts';
import type { HeightInReach, OrdersView, PartyView, Step, TurnDecisions } from '../table/turn-decisions.ts';
import { type Places, placesBy } from './places.ts';
import { bestHeight, isDone } from './task.ts';
import { homeIn, leftTo, whyAttack, whyNotAttack } from './whom-to-attack.ts';

/** Something to be done, and where. */
interface Job {
  readonly hex: HexId;
  readonly work: Work;
}

/** Where the party is bound, and how high it is to fly there. */
export interface Bound {
  readonly goal: HexId;
  readonly bound: 'task' | 'home';
  readonly height: number;
}

/** A temper, with the ways and places that go with it. */
interface Navigator {
  readonly temper: Temper;
  readonly chart: Chart;
  readonly places: Places;
}

/** Goes to his work by a way that avoids the enemy, does it, and comes home while there is petrol for it. */
export function inTheAir(temper: Temper): Pick<Policy, keyof TurnDecisions> {
  const commander = navigatorOf(temper);
  return {
    movement: (about, options, book) => moveOn(about, options, commander, book),
    height: ({ party, orders, heights }, _, book) => {
      const { height } = courseOf(party, orders, commander, book);
      return String(nearestTo(height, heights));
    },
    attack: (about, _, book) => (whyNotAttack(about, temper, book) === undefined ? 'attack' : 'decline'),
    'lame-duck-field': () => 'nearest',
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
    'lame-duck-field': () => 'the shortest way',
    escort: ({ party }, [answer]) => whyEscort(answer, party, temper),
  };
}

const BOUND = { task: 'for the work', home: 'for the way home' } as const;

function whyMove(step: string, about: Movement, commander: Navigator, book: Rulebook): string | undefined {
  if (step === partingOver(about)) return 'her field is below';
  if (step === 'fighters-home') return 'AFT just enough';
  const { goal, bound } = courseOf(about.party, about.orders, commander, book);
  if (about.steps.some((each) => each.step === step && each.hex !== undefined))
    return bound === 'home' ? 'homeward' : `to work at ${goal}`;
  return MOVES[bound].get(step);
}

/** What is no way to another hex. */
const MOVES: Readonly<Record<Bound['bound'], ReadonlyMap<string, string>>> = {
  task: byName({ stay: 'work is here', height: 'height for work' }),
  home: byName({ land: 'nothing left to do', height: 'height for home' }),
};

function whyEscort(answer: string | undefined, { machines }: PartyView, { escorts }: Temper): string {
  if (answer === 'alone') return 'our own side below';
  if (answer === 'done') return 'enough see her home';
  const fighters = machines.filter(({ role, lameDuck }) => role === 'fighter' && !lameDuck).length;
  if (answer === 'all') return fighters <= escorts ? 'too few to part' : 'nothing left to do';
  return 'a Straggler is lost';
}

function navigatorOf(temper: Temper): Navigator {
  const chart = chartFor(temper.caution);
  return { temper, chart, places: placesBy(chart, temper.caution) };
}

/** Where such a commander would have a party bound, wherever it is. */
export function boundBy(temper: Temper): (party: PartyView, orders: OrdersView, book: Rulebook) => Bound {
  const commander = navigatorOf(temper);
  return (party, orders, book) => courseOf(party, orders, commander, book);
}

/**
 * Where a commander of such a temper has work left that he has the petrol for, whatever the weather hides of it just
 * now: over it he waits for a while, coming and going.
 */
export function workBy(temper: Temper): (party: PartyView, orders: OrdersView, book: Rulebook) => HexId | undefined {
  const commander = navigatorOf(temper);
  return (party, orders, book) => {
    const [job] = hasLameDuck(party) ? [] : jobsFor(party, orders, commander, book);
    return job?.hex;
  };
}

type Escorting = TurnDecisions['escort']['about'];

/** All go home together when there is nothing left to do; over our own side a Lame Duck needs nobody. */
function escortsFor(
  { party, orders, escorts }: Escorting,
  options: readonly string[],
  commander: Navigator,
  book: Rulebook,
): string {
  if (escorts.length >= commander.temper.escorts) return 'done';
  const machines = party.machines.filter(({ lameDuck }) => !lameDuck);
  if (escorts.length === 0) {
    if (!jobFor({ ...party, machines }, orders, commander, book)) return 'all';
    if (hexOf(book.missionMap, party.hex).ground === 'allied') return 'alone';
  }
  const fighters = machines.filter(({ role, id }) => role === 'fighter' && !escorts.includes(id));
  if (escorts.length === 0 && fighters.length <= commander.temper.escorts) return 'all';
  return fighters.map(({ id }) => id).find((each) => options.includes(each)) ?? 'done';
}

type Movement = TurnDecisions['movement']['about'];

function moveOn(about: Movement, options: readonly string[], commander: Navigator, book: Rulebook): string {
  const { party, orders, steps } = about;
  const parting = partingOver(about);
  if (parting !== undefined) return parting;
  if (options.includes('fighters-home') && mustPart(party, book)) return 'fighters-home';
  const course = courseOf(party, orders, commander, book);
  if (course.height !== party.altitude && options.includes('height')) return 'height';
  if (course.goal !== party.hex) return stepTo(nextHex(course, party, commander, book), course.goal, steps);
  return course.bound !== 'task' && options.includes('land') ? 'land' : stayOr(options);
}

/** By the quiet way, when there is time for it. */
function nextHex({ goal, bound }: Bound, party: PartyView, { chart }: Navigator, book: Rulebook): HexId | undefined {
  if (bound !== 'task' && !hasTimeFor(party, goal, chart, book)) return undefined;
  return chart(book, goal).get(party.hex)?.next;
}

const hasLameDuck = ({ machines }: PartyView): boolean => machines.some(({ lameDuck }) => lameDuck);

/** A Lame Duck over a field of ours needs nobody any more: left there, it lands. */
export function partingOver({ party: { fields }, steps }: Movement): string | undefined {
  return fields[0]?.moves === 0 ? steps.find(({ goes }) => goes === 'parts')?.step : undefined;
}

/** (10) The fighters turn for home when they must, whatever the two-seaters have left. */
function mustPart(party: PartyView, book: Rulebook): boolean {
  const { fighters = 0, twoSeaters = 0 } = party.aft;
  return fighters < twoSeaters && fighters <= homeIn(party, book) + LAST;
}

const HOME = 'amiens';
/** What it takes to turn about and to be held up once. */
const LAST = 6;

/** A way about is for those who have the petrol for it. */
function hasTimeFor(party: PartyView, goal: HexId, chart: Chart, book: Rulebook): boolean {
  const moves = chart(book, goal).get(party.hex)?.moves ?? 0;
  return leftTo(party) >= moves * book.turnProcedure.aft.move.aft + LAST;
}

/** Where there is not the petrol to stay, or no leave to, whatever is left. */
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
  const { temper } = commander;
  const job = hasLameDuck(party) ? undefined : jobFor(party, orders, commander, book);
  if (job) return { goal: job.hex, bound: 'task', height: heightFor(job, party, temper, book) };
  const goal = fieldFor(party, book) ?? homeField(book.missionMap).hex;
  return { goal, bound: 'home', height: heightHome(goal, party, book) };
}

/** What to do next, where something is to be seen of it. */
function jobFor(party: PartyView, orders: OrdersView, commander: Navigator, book: Rulebook): Job | undefined {
  for (const job of jobsFor(party, orders, commander, book))
    if (!isHopeless(job, party, commander.temper, book)) return job;
  return undefined;
}

/** What may be done, each in the hex to do it in: near, quiet, and not so far that there is no coming back. */
function* jobsFor(
  party: PartyView,
  orders: OrdersView,
  { temper, places }: Navigator,
  book: Rulebook,
): Generator<Job, void> {
  if (orders.errand === 'home') return;
  const { move, stay } = book.turnProcedure.aft;
  const spare = leftTo(party) - temper.inHand - stay.aft;
  for (const task of errandsOf(orders.mission, book)) {
    if (isDone(task, party, orders, temper)) continue;
    const next = places(task, orders, party.hex, book).find(
      ({ hex, moves }) => moves * move.aft <= spare && task.isLeft(hex, orders.achieved),
    );
    if (next) yield { hex: next.hex, work: task.work };
  }
}

/** Over his work he can see nothing of it: he turns for home, and comes back if it clears. */
function isHopeless({ hex, work }: Job, party: PartyView, { floor }: Temper, book: Rulebook): boolean {
  if (work.seenFrom === 0 || work.isLow || distance(party.hex, hex) > NEAR) return false;
  const { down } = boxOf(party.weather, book);
  return !hasLight(party.weather, book) || (down !== 'unlimited' && down < Math.min(floor, work.highest));
}

/** The field to make for when home is too far, or when there is a Lame Duck to be brought down. */
function fieldFor(party: PartyView, { missionMap, turnProcedure }: Rulebook): HexId | undefined {
  const { fields } = party;
  const [nearest] = fields;
  const home = fields.find(({ field }) => field === HOME);
  if (!nearest || !home) return undefined;
  if (!hasLameDuck(party) && home.aft + turnProcedure.aft.stay.aft <= leftTo(party)) return undefined;
  return missionMap.fields.find(({ field }) => field === nearest.field)?.hex;
}

/** The cruising height, and over the work the greatest from which the ground is seen and the work is done well. */
function heightFor({ hex, work }: Job, party: PartyView, temper: Temper, book: Rulebook): number {
  const cruise = Math.min(temper.cruise, party.ceiling, heightPaidFor(hex, party, temper, book));
  if (distance(party.hex, hex) > NEAR) return cruise;
  const { photo, down } = boxOf(party.weather, book);
  if (work.seenFrom === 0) return Math.max(work.lowest, Math.min(cruise, work.highest, patrolHeight(down, book)));
  const seen = Math.min(cruise, down === 'unlimited' ? SKY : down);
  const floor = Math.min(temper.floor, work.highest);
  if (seen < floor && !work.isLow) return cruise;
  const wanted = Math.min(seen, bestHeight(work, photo, temper.content));
  return Math.max(wanted, work.lowest, work.isLow ? 0 : floor);
}

/** A patrol sees the ground from there, or need not. */
const patrolHeight = (down: Feet, { turnProcedure: { limits } }: Rulebook): number =>
  down === 'unlimited' ? SKY : Math.max(down, limits.patrolUnseen.feet);

/** No higher than leaves him the petrol for the way there, some turns over it, and the way home. */
function heightPaidFor(
  task: HexId,
  party: PartyView,
  { inHand }: Temper,
  { missionMap, turnProcedure }: Rulebook,
): number {
  const { climb, move, stay } = turnProcedure.aft;
  const moves = distance(party.hex, task) + distance(task, homeField(missionMap).hex);
  const spare = leftTo(party) - moves * move.aft - TURNS * stay.aft - inHand;
  return Math.max(party.altitude, party.altitude + Math.floor(spare / climb.aft) * climb.feet);
}

/** Turns that the work may well take. */
const TURNS = 3;

/** So near the work that it is time to come down to it. */
const NEAR = 1;
const SKY = 20_000;

/** He keeps his height until he is over his own side and near the field, and comes down to land. */
function heightHome(goal: HexId, { hex, altitude }: PartyView, { missionMap }: Rulebook): number {
  const isNear = hexOf(missionMap, hex).ground === 'allied' && distance(hex, goal) <= NEAR;
  return isNear ? Math.min(altitude, LANDING) : altitude;
}

const LANDING = 5000;

function nearestTo(height: number, heights: readonly HeightInReach[]): number {
  let best = heights[0]?.feet ?? 0;
  for (const { feet } of heights) if (Math.abs(feet - height) < Math.abs(best - height)) best = feet;
  return best;
}
