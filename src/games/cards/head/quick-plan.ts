import type { Rulebook } from '../../../cards/rulebook.ts';
import { farSquared, type Pose, poseAfterArrow } from '../../../kit/geometry/pose.ts';
import { bestOf, chanceAt } from '../../../kit/head/search.ts';
import { CARDS_A_TURN, handOf, isStraight } from '../cards/legal-plan.ts';
import type { Manoeuvre, ManoeuvreCard } from '../cards/manoeuvre-decks.ts';
import type { CardView, OwnMachine, SeenMachine } from '../table/view.ts';
import { errandOf, errandWorth, isForHome } from './aims.ts';
import { IN_BOUNDS, IN_ENDS, type LaidOut, laidOut, turnsAbout } from './laid-out.ts';
import { lineOfCards } from './plans.ts';
import { bestShot, type CardGun, gunsOf } from './shots.ts';
import { CORNERED, HOME, homeward, OUT, positionWorth } from './worth.ts';

/** Whose plan it is, and the cards of it that are already laid. */
export interface Laying {
  readonly own: OwnMachine;
  readonly planned: readonly Manoeuvre[];
  readonly view: CardView;
}

/** Another machine, and where it is assumed to be after each card. */
interface Other {
  readonly ends: readonly Pose[];
  readonly guns: readonly CardGun[];
  /** Its damage: a machine that is nearly down is fired at first. */
  readonly harmed: number;
}

interface PlanScene {
  readonly laying: Laying;
  readonly book: Rulebook;
  readonly laid: LaidOut;
  /** For each heading, how far a turn about leads. */
  readonly about: readonly Int32Array[];
  readonly guns: readonly CardGun[];
  readonly foes: readonly Other[];
  readonly mates: readonly Other[];
  readonly goesHome: boolean;
  readonly hasErrand: boolean;
}

/** How often this head lays a plan that does not look best, and the word for its random choices. */
export interface Erring {
  readonly errs: number;
  readonly word: string;
}

/** The legal plan that looks best, as it would come out if the enemies flew straight on. */
export function bestLaid(laying: Laying, book: Rulebook, { errs, word }: Erring): CardPlan | undefined {
  const { own, view, planned } = laying;
  const scene = sceneOf(laying, book);
  const chance = chanceAt({ word, machine: own.id, turn: view.turn, from: own.pose });
  if (chance() < errs) return anyLaid(scene, chance());
  let best: CardPlan | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const { plans } = scene.laid;
  const met = new Meetings(scene);
  for (let plan = 0; plan < plans.length; plan++) {
    const cards = plans[plan];
    if (!cards || !begins(cards, planned)) continue;
    const worth = worthOf(plan, scene, met);
    if (worth > most) [best, most] = [cards, worth];
  }
  return best;
}

export type CardPlan = readonly ManoeuvreCard[];

/** Any plan that stays out of the corners; where there is none, the first that begins with the cards already laid. */
function anyLaid(scene: PlanScene, chance: number): CardPlan | undefined {
  const { plans } = scene.laid;
  const from = Math.floor(chance * plans.length);
  let first: CardPlan | undefined;
  for (let step = 0; step < plans.length; step++) {
    const plan = (from + step) % plans.length;
    const cards = plans[plan] ?? [];
    if (!begins(cards, scene.laying.planned)) continue;
    first ??= cards;
    if (!leaves(plan, scene) && canTurn(endOf(plan, CARDS_A_TURN - 1, scene), scene)) return cards;
  }
  return first;
}

function sceneOf(laying: Laying, book: Rulebook): PlanScene {
  const { own, view } = laying;
  const mates = view.own.filter(({ id, plan }) => id !== own.id && plan.length > 0);
  return {
    laying,
    book,
    laid: laidOut(book, { machine: own, view }),
    about: turnsAbout(book, { deck: own.deck, view }),
    guns: gunsOf(own, book),
    foes: nearestFoes(own, view).map((foe) => flyingOn(foe, foe.first ? [foe.first] : [], book)),
    mates: mates.map((mate) => flyingOn(mate, mate.plan, book)),
    goesHome: isForHome(own, view),
    hasErrand: errandOf(own, view) !== undefined,
  };
}

/** Whether a plan begins with these cards. */
export function begins(cards: CardPlan, planned: readonly Manoeuvre[]): boolean {
  for (let card = 0; card < planned.length; card++) if (cards[card]?.card !== planned[card]) return false;
  return true;
}

/** How many enemies are looked at: the nearest ones. */
const LOOKED_AT = 3;

const nearestFoes = ({ pose }: OwnMachine, { enemies }: CardView): readonly SeenMachine[] =>
  enemies.length <= LOOKED_AT
    ? enemies
    : enemies.toSorted((a, b) => farSquared(a.pose, pose) - farSquared(b.pose, pose)).slice(0, LOOKED_AT);

/** Where a machine will be after each card, if it flies what is known of its plan and then straight on. */
function flyingOn(machine: SeenMachine, plan: readonly Manoeuvre[], book: Rulebook): Other {
  const { length } = book.fights['manoeuvre-cards'].cardTable.base;
  const hand = handOf(machine.deck, book);
  const straight = hand.find(isStraight);
  const ends: Pose[] = [];
  let at = machine.pose;
  for (let card = 0; card < CARDS_A_TURN; card++) {
    const flies = hand.find((each) => each.card === plan[card]) ?? straight;
    if (flies) at = poseAfterArrow(at, flies, length);
    ends.push(at);
  }
  return { ends, guns: gunsOf(machine, book), harmed: 1 + machine.cards / machine.resistance };
}

/** (W030) (G018) The distance of two middles at which their cards overlap, and what an overlap with a mate costs. */
const UPON = 7200;
const CROWDED = -6;

/** The worth of a plan. The table's edge is checked first, because it rules out most bad plans. */
function worthOf(plan: number, scene: PlanScene, met: Meetings): number {
  const { laying, goesHome, hasErrand } = scene;
  if (leaves(plan, scene)) return goesHome && leavesHome(plan, scene) ? HOME : OUT;
  const errand = hasErrand ? errandBy(plan, scene) : 0;
  const end = endOf(plan, CARDS_A_TURN - 1, scene);
  if (goesHome) return homeward(end, laying.own, laying.view) + errand;
  return errand + (canTurn(end, scene) ? 0 : CORNERED) + met.by(plan) + standing(end, CARDS_A_TURN - 1, scene.foes);
}

function endOf(plan: number, card: number, { laid: { ends }, laying }: PlanScene): Pose {
  const { x, y } = laying.own.pose;
  const at = IN_ENDS * plan + 3 * card;
  return { x: x + (ends[at] ?? 0), y: y + (ends[at + 1] ?? 0), heading: ends[at + 2] ?? 0 };
}

/** Whether a way with these bounds leaves the table from here. */
function isOff({ x, y }: Pose, bounds: Int32Array, at: number, { laying }: PlanScene): boolean {
  const { width, length } = laying.view.table;
  if (x + (bounds[at] ?? 0) < 0 || y + (bounds[at + 1] ?? 0) < 0) return true;
  return x + (bounds[at + 2] ?? 0) > width || y + (bounds[at + 3] ?? 0) > length;
}

const leaves = (plan: number, scene: PlanScene): boolean =>
  isOff(scene.laying.own.pose, scene.laid.bounds, IN_BOUNDS * plan, scene);

/** Whether it leaves over its own edge only. */
function leavesHome(plan: number, { laid: { bounds }, laying: { own, view } }: PlanScene): boolean {
  const at = IN_BOUNDS * plan;
  const [west = 0, south = 0, east = 0, north = 0] = [bounds[at], bounds[at + 1], bounds[at + 2], bounds[at + 3]];
  const { x, y } = own.pose;
  if (x + west < 0 || x + east > view.table.width) return false;
  return own.side === 'allied' ? y + north <= view.table.length : y + south >= 0;
}

/** Whether three turns to one side keep it on the table. */
function canTurn(end: Pose, scene: PlanScene): boolean {
  const about = scene.about[end.heading];
  if (!about) return false;
  for (let at = 0; at < about.length; at += IN_BOUNDS) if (!isOff(end, about, at, scene)) return true;
  return false;
}

function errandBy(plan: number, scene: PlanScene): number {
  const { laying, book, laid } = scene;
  const ends = [0, 1, 2].map((card) => endOf(plan, card, scene));
  return errandWorth({ cards: laid.plans[plan] ?? [], ends }, laying.own, laying.view, book);
}

/** The positions at the end: who stands well to whom. */
function standing(end: Pose, card: number, foes: readonly Other[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const { ends } of foes) {
    const foe = ends[card];
    if (foe) best = Math.max(best, positionWorth(end, foe));
  }
  return foes.length > 0 ? best : 0;
}

type MeetingMachines = Pick<PlanScene, 'foes' | 'mates' | 'guns'>;

/** Shots given and taken with one card, and overlaps. */
function meeting(at: Pose, card: number, { foes, mates, guns }: MeetingMachines): number {
  let worth = 0;
  for (const foe of foes) {
    const there = foe.ends[card];
    if (there) worth += foe.harmed * bestShot(at, guns, there) - bestShot(there, foe.guns, at);
  }
  for (const mate of mates) if (isUpon(at, mate.ends[card])) worth += CROWDED;
  return worth;
}

const isUpon = ({ x, y }: Pose, mate: Pose | undefined): boolean =>
  mate !== undefined && (x - mate.x) ** 2 + (y - mate.y) ** 2 < UPON ** 2;

/**
 * What the cards of each plan bring. Plans with the same beginning lie together, so their first cards are computed
 * once.
 */
class Meetings {
  readonly #scene: PlanScene;
  readonly #sums = [0, 0, 0];
  #last: CardPlan = [];

  constructor(scene: PlanScene) {
    this.#scene = scene;
  }

  by(plan: number): number {
    const cards = this.#scene.laid.plans[plan] ?? [];
    let card = 0;
    while (card < CARDS_A_TURN - 1 && cards[card] === this.#last[card]) card++;
    for (; card < CARDS_A_TURN; card++)
      this.#sums[card] = (this.#sums[card - 1] ?? 0) + meeting(endOf(plan, card, this.#scene), card, this.#scene);
    this.#last = cards;
    return this.#sums[CARDS_A_TURN - 1] ?? 0;
  }
}

/** A new order of the cards that are left, when the next card of the tailed enemy is known. */
export interface CardOrder {
  readonly option: string;
  readonly cards: readonly Manoeuvre[];
}

/** The order that looks best, if the tailed enemy ends there and flies straight on. */
export function bestOrder(
  orders: readonly CardOrder[],
  { own, view }: Omit<Laying, 'planned'>,
  { machine, ends }: { readonly machine: string; readonly ends: Pose },
  book: Rulebook,
): string | undefined {
  const ahead = view.enemies.filter(({ id }) => id === machine);
  const foes = ahead.map((foe) => {
    const then = flyingOn({ ...foe, pose: ends }, [], book);
    return { ...then, ends: [ends, ...then.ends] };
  });
  const meets = { foes, mates: [], guns: gunsOf(own, book) };
  const worth = ({ cards }: CardOrder): number => {
    const { ends: way } = lineOfCards(own, cards, book);
    const last = way.at(-1) ?? own.pose;
    return way.reduce((sum, end, card) => sum + meeting(end, card, meets), standing(last, way.length - 1, foes));
  };
  return bestOf(orders, worth)?.option;
}
