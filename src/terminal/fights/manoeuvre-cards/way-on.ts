import {
  brokenBy,
  brokenInTurn,
  CARDS_A_TURN,
  handOf,
  isStall,
  leftOf,
  type PlanLimits,
} from '../../../rulebook/fights/manoeuvre-cards/legal-plan.ts';
import type { ManoeuvreCard } from '../../../rulebook/fights/manoeuvre-cards/manoeuvre-decks.ts';
import { leavesAt } from '../../../rulebook/fights/manoeuvre-cards/off-table.ts';
import { flown, type Pose } from '../../../rulebook/geometry/pose.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { CardDecisions } from '../../../table/fights/manoeuvre-cards/card-decisions.ts';
import { limitsSeen } from '../../../table/fights/manoeuvre-cards/limits-seen.ts';

type Planning = CardDecisions['plan-card']['about'];

/** What a machine has to fly with, and over which table. */
interface Means {
  readonly deck: readonly ManoeuvreCard[];
  readonly limits: PlanLimits;
  readonly view: Planning['view'];
  readonly cardTable: Rulebook['fights']['manoeuvre-cards']['cardTable'];
}

/** Whether a card of the hand has, to the end of the turn and for one card of the next, others behind it that stay on the table. */
function hasWayOn(answer: string, { hand, view, machine, planned }: Planning, book: Rulebook): boolean {
  const ends = hand.find(({ card }) => card === answer)?.ends;
  const own = view.own.find(({ id }) => id === machine);
  if (!ends || !own) return true;
  const deck = handOf(own.deck, book);
  const laid = [...planned, answer].flatMap((word) => deck.filter(({ card }) => card === word));
  const { cardTable } = book.fights['manoeuvre-cards'];
  return goesOn(ends, laid, { deck, limits: limitsSeen(own, view, deck), view, cardTable });
}

function goesOn(at: Pose, laid: readonly ManoeuvreCard[], means: Means): boolean {
  const { deck, limits, view, cardTable } = means;
  const isWhole = laid.length === CARDS_A_TURN;
  if (isWhole && limits.needsStall && !laid.some(isStall)) return false;
  return deck.some(
    (next) =>
      mayFollow(next, laid, means) &&
      !leavesAt(at, next, view, cardTable) &&
      (isWhole || goesOn(flown(at, next, cardTable.base.length), [...laid, next], means)),
  );
}

/** Behind the cards of this turn; behind a whole one as the first of the next, when its damage may be mended. */
function mayFollow(next: ManoeuvreCard, laid: readonly ManoeuvreCard[], { limits }: Means): boolean {
  if (laid.length === CARDS_A_TURN) return brokenInTurn(next, laid.at(-1), limits) === undefined;
  return leftOf(next, laid) > 0 && brokenBy(next, laid.at(-1), limits) === undefined;
}

/** (W032) (G017) A card behind which every way on leads off the table, where another leaves one. */
export function leadsNowhere(answer: string, about: Planning, book: Rulebook): string | undefined {
  const { slot, hand, barred } = about;
  if (hasWayOn(answer, about, book)) return undefined;
  const open = hand.filter(({ card, left, leaves }) => left > 0 && !leaves && barred[card] === undefined);
  if (!open.some(({ card }) => hasWayOn(card, about, book))) return undefined;
  return slot === CARDS_A_TURN
    ? 'From there every card of the next turn leads off the table.'
    : 'From there every way on leads off the table.';
}
