import { brokenInTurn, CARDS_A_TURN, handOf } from '../../../rulebook/fights/manoeuvre-cards/legal-plan.ts';
import { leavesAt } from '../../../rulebook/fights/manoeuvre-cards/off-table.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { CardDecisions } from '../../../table/fights/manoeuvre-cards/card-decisions.ts';

type Planning = CardDecisions['plan-card']['about'];

/** Whether a turn may end with this card: behind it there is one that may be flown and stays on the table. */
function hasWayOn(answer: string, { hand, view, machine }: Planning, book: Rulebook): boolean {
  const { cardTable } = book.fights['manoeuvre-cards'];
  const ends = hand.find(({ card }) => card === answer)?.ends;
  const own = view.own.find(({ id }) => id === machine);
  if (!ends || !own) return true;
  const deck = handOf(own.deck, book);
  const flown = deck.find(({ card }) => card === answer);
  const letter = view.system === 'wings-of-war' ? 'W' : 'G';
  return deck.some(
    (next) => brokenInTurn(next, flown, { letter }) === undefined && !leavesAt(ends, next, view, cardTable),
  );
}

/** (W032) (G017) The last card of a turn behind which every other leads off the table, where another would not. */
export function leadsNowhere(answer: string, about: Planning, book: Rulebook): string | undefined {
  const { slot, hand, barred } = about;
  if (slot < CARDS_A_TURN || hasWayOn(answer, about, book)) return undefined;
  const open = hand.filter(({ card, left, leaves }) => left > 0 && !leaves && barred[card] === undefined);
  return open.some(({ card }) => hasWayOn(card, about, book))
    ? 'From there every card of the next turn leads off the table.'
    : undefined;
}
