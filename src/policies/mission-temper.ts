import { memoizeBy } from '../cards/reading/once.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { Temper } from '../kit/head/temper.ts';
import { hasWon, showsLittle } from '../odds/won-so-far.ts';
import type { Aloft } from '../table/turn-decisions.ts';

/** What he reserves and wants while the mission has won something, nothing, or no plate that is average. */
const tempersOf = memoizeBy((temper: Temper) => {
  const nothingWon: Temper = { ...temper, inHand: temper.inHandForNothing };
  return { usual: temper, nothingWon, platesPoor: { ...nothingWon, plates: temper.platesWhilePoor } };
});

/** How a commander decides as the mission stands: with nothing won he goes nearer to the end of his petrol. */
export function temperNow(temper: Temper, aloft: Aloft, book: Rulebook): Temper {
  if (aloft.orders.errand !== 'mission') return temper;
  const { usual, nothingWon, platesPoor } = tempersOf(temper);
  if (showsLittle(aloft, book)) return platesPoor;
  return hasWon(aloft, book) ? usual : nothingWon;
}
