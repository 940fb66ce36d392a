import type { Rulebook } from '../../../cards/rulebook.ts';
import { type Pose, poseAfterArrow } from '../../../kit/geometry/pose.ts';
import { brokenBy, brokenInTurn, CARDS_A_TURN, handOf, isStall, leftOf, type PlanLimits } from '../cards/legal-plan.ts';
import type { Manoeuvre, ManoeuvreCard } from '../cards/manoeuvre-decks.ts';
import { isOverEdgeOf, leavesAt } from '../cards/off-table.ts';
import type { CardDecisions, CardInHand } from '../table/card-decisions.ts';
import { limitsSeen } from '../table/limits-seen.ts';

type Planning = CardDecisions['plan-card']['about'];

/** A machine's deck and place, and the table. */
interface Means {
  readonly deck: readonly ManoeuvreCard[];
  readonly limits: PlanLimits;
  readonly side: Planning['side'];
  readonly view: Planning['view'];
  readonly cardTable: Rulebook['fights']['manoeuvre-cards']['cardTable'];
}

/**
 * How a machine can go on after a card: on the table to the end of the next turn, off it over its own edge only, or off
 * it; and within how many cards it is off at the latest.
 */
export interface WayOn {
  readonly way: 'stays' | 'home' | 'off';
  readonly within: number;
}

const STAYS: WayOn = { way: 'stays', within: 0 };
/** The cards of this turn and of the next. */
const AHEAD = 2 * CARDS_A_TURN;

/** How it can go on after a card of the hand. */
function wayBehind(answer: string, about: Planning, book: Rulebook): WayOn {
  const ends = about.hand.find(({ card }) => card === answer)?.ends;
  const found = meansBehind(answer, about, book);
  return ends && found ? bestFrom(ends, found.laid, found.means) : STAYS;
}

/** The plan with a card of the hand, and what its machine has to go on. */
function meansBehind(answer: string, { view, machine, planned }: Planning, book: Rulebook) {
  const own = view.own.find(({ id }) => id === machine);
  if (!own) return undefined;
  const deck = handOf(own.deck, book);
  const laid = [...planned, answer].flatMap((word) => deck.filter(({ card }) => card === word));
  const { cardTable } = book.fights['manoeuvre-cards'];
  const means: Means = { deck, limits: limitsSeen(own, view, deck), side: own.side, view, cardTable };
  return { laid, means };
}

/** The only card that may follow another in this turn; nothing, where there are several. */
export function onlyNext(answer: string, about: Planning, book: Rulebook): Manoeuvre | undefined {
  const found = about.slot < CARDS_A_TURN ? meansBehind(answer, about, book) : undefined;
  const next = found ? found.means.deck.filter((card) => mayFollow(card, found.laid, found.means)) : [];
  return next.length === 1 ? next[0]?.card : undefined;
}

function bestFrom(at: Pose, laid: readonly ManoeuvreCard[], means: Means): WayOn {
  const { deck, limits } = means;
  if (laid.length === AHEAD) return STAYS;
  let best: WayOn = { way: 'off', within: 1 };
  if (laid.length === CARDS_A_TURN && limits.needsStall && !laid.some(isStall)) return best;
  for (const next of deck.filter((card) => mayFollow(card, laid, means))) {
    const found = wayWith(next, at, laid, means);
    if (found.way === 'stays') return found;
    best = { way: found.way === 'home' ? 'home' : best.way, within: Math.max(found.within, best.within) };
  }
  return best;
}

function wayWith(next: ManoeuvreCard, at: Pose, laid: readonly ManoeuvreCard[], means: Means): WayOn {
  const { side, view, cardTable } = means;
  const out = leavesAt(at, next, view, cardTable);
  if (out) return { way: isOverEdgeOf(side, out, view) ? 'home' : 'off', within: 1 };
  const found = bestFrom(poseAfterArrow(at, next, cardTable.base.length), [...laid, next], means);
  return found.way === 'stays' ? found : { way: found.way, within: found.within + 1 };
}

/** Whether a card may follow: in this turn, or in the next, when damage may be repaired. */
function mayFollow(next: ManoeuvreCard, laid: readonly ManoeuvreCard[], { limits }: Means): boolean {
  if (laid.length < CARDS_A_TURN) return leftOf(next, laid) > 0 && brokenBy(next, laid.at(-1), limits) === undefined;
  return leftOf(next, laid.slice(CARDS_A_TURN)) > 0 && brokenInTurn(next, laid.at(-1), limits) === undefined;
}

/** (W032) (G017) How it can go on after a card, where that is worse than after another card. */
export function wayOn(answer: string, about: Planning, book: Rulebook): WayOn {
  const found = wayBehind(answer, about, book);
  return found.way === 'stays' || bestOfHand(about, book).way === 'stays' ? found : STAYS;
}

/** The best way to go on over all cards of the hand, with the card itself. */
export function bestOfHand(about: Planning, book: Rulebook): WayOn {
  const open = about.hand.filter(({ card, left }) => left > 0 && about.barred[card] === undefined);
  let best: WayOn = { way: 'off', within: 1 };
  for (const held of open) {
    const found = wayOf(held, about, book);
    if (found.way === 'stays') return STAYS;
    best = { way: found.way === 'home' ? 'home' : best.way, within: Math.max(found.within, best.within) };
  }
  return best;
}

function wayOf({ card, leaves, over }: CardInHand, about: Planning, book: Rulebook): WayOn {
  if (leaves) return { way: over === 'own' ? 'home' : 'off', within: 1 };
  const found = wayBehind(card, about, book);
  return { way: found.way, within: found.within + 1 };
}

/** A card is confirmed if every way on after it leaves the table and something is lost by that. */
export function leadsNowhere(answer: string, about: Planning, book: Rulebook): string | undefined {
  const { machine, view } = about;
  const { way, within } = wayOn(answer, about, book);
  if (way === 'stays' || (way === 'home' && view.exitCosts === 0 && !view.exitLoses)) return undefined;
  const home = way === 'home' ? ', at the best over your own edge' : '';
  return `From there ${machine} is off within ${within === 1 ? 'a card' : `${within} cards`}, whatever you lay${home}.`;
}
