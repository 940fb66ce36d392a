import type { Rulebook } from '../../../cards/rulebook.ts';
import { type Pose, poseAfterArrow } from '../../../kit/geometry/pose.ts';
import { brokenBy, brokenInTurn, CARDS_A_TURN, handOf, isStall, leftOf, type PlanLimits } from '../cards/legal-plan.ts';
import type { ManoeuvreCard } from '../cards/manoeuvre-decks.ts';
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

/** How a machine can go on after a card: on the table, off it over its own edge only, or off it. */
type WayOn = 'stays' | 'home' | 'off';

/** How it can go on after a card of the hand, to the end of the turn and for one card of the next. */
function wayBehind(answer: string, { hand, view, machine, planned }: Planning, book: Rulebook): WayOn {
  const ends = hand.find(({ card }) => card === answer)?.ends;
  const own = view.own.find(({ id }) => id === machine);
  if (!ends || !own) return 'stays';
  const deck = handOf(own.deck, book);
  const laid = [...planned, answer].flatMap((word) => deck.filter(({ card }) => card === word));
  const { cardTable } = book.fights['manoeuvre-cards'];
  return bestFrom(ends, laid, { deck, limits: limitsSeen(own, view, deck), side: own.side, view, cardTable });
}

function bestFrom(at: Pose, laid: readonly ManoeuvreCard[], means: Means): WayOn {
  const { deck, limits } = means;
  if (laid.length === CARDS_A_TURN && limits.needsStall && !laid.some(isStall)) return 'off';
  let best: WayOn = 'off';
  for (const next of deck.filter((card) => mayFollow(card, laid, means))) {
    const way = wayWith(next, at, laid, means);
    if (way === 'stays') return way;
    if (way === 'home') best = way;
  }
  return best;
}

function wayWith(next: ManoeuvreCard, at: Pose, laid: readonly ManoeuvreCard[], means: Means): WayOn {
  const { side, view, cardTable } = means;
  const out = leavesAt(at, next, view, cardTable);
  if (out) return isOverEdgeOf(side, out, view) ? 'home' : 'off';
  if (laid.length === CARDS_A_TURN) return 'stays';
  return bestFrom(poseAfterArrow(at, next, cardTable.base.length), [...laid, next], means);
}

/** Whether a card may follow: in this turn, or as the first card of the next, when damage may be repaired. */
function mayFollow(next: ManoeuvreCard, laid: readonly ManoeuvreCard[], { limits }: Means): boolean {
  if (laid.length === CARDS_A_TURN) return brokenInTurn(next, laid.at(-1), limits) === undefined;
  return leftOf(next, laid) > 0 && brokenBy(next, laid.at(-1), limits) === undefined;
}

/** (W032) (G017) How it can go on after a card, where that is worse than after another card. */
export function wayOn(answer: string, about: Planning, book: Rulebook): WayOn {
  const way = wayBehind(answer, about, book);
  return way === 'stays' || bestOfHand(about, book) === 'stays' ? way : 'stays';
}

/** The best way to go on over all cards of the hand. */
export function bestOfHand(about: Planning, book: Rulebook): WayOn {
  const open = about.hand.filter(({ card, left }) => left > 0 && about.barred[card] === undefined);
  const leads = (wanted: WayOn): boolean => open.some((held) => wayOf(held, about, book) === wanted);
  if (leads('stays')) return 'stays';
  return leads('home') ? 'home' : 'off';
}

function wayOf({ card, leaves, over }: CardInHand, about: Planning, book: Rulebook): WayOn {
  if (!leaves) return wayBehind(card, about, book);
  return over === 'own' ? 'home' : 'off';
}

/** A card is confirmed if every way on after it leaves the table and something is lost by that. */
export function leadsNowhere(answer: string, about: Planning, book: Rulebook): string | undefined {
  const { slot, view } = about;
  const way = wayOn(answer, about, book);
  if (way === 'stays' || (way === 'home' && view.exitCosts === 0 && !view.exitLoses)) return undefined;
  const on = slot === CARDS_A_TURN ? 'every card of the next turn' : 'every way on';
  return `From there ${on} leads off the table${way === 'home' ? ', over your own edge at the best' : ''}.`;
}
