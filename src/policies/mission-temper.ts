import { errandsOf, hasAchieved } from '../campaign/work.ts';
import { memoizeBy } from '../cards/reading/once.ts';
import { manualNamed, type Rulebook } from '../cards/rulebook.ts';
import type { Temper } from '../kit/head/temper.ts';
import { bestAboard } from '../odds/plates.ts';
import type { Aloft } from '../table/turn-decisions.ts';

/** Whether plates have been exposed, and none that is aboard shows anything. */
export const showsNothing = (aloft: Aloft, book: Rulebook): boolean => bestPlate(aloft, book) === 0;

/** Whether plates have been exposed, and the best of those aboard is worth less than an average one. */
export function showsLittle(aloft: Aloft, book: Rulebook): boolean {
  const best = bestPlate(aloft, book);
  return best !== undefined && best < pointsOf('average', aloft, book);
}

/** Whether a flight is out for plates, and has none aboard that is average. */
export const wantsPlate = (aloft: Aloft, book: Rulebook): boolean =>
  errandsOf(aloft.orders.mission, book).some(({ activity }) => activity === 'photograph') &&
  (bestPlate(aloft, book) ?? 0) < pointsOf('average', aloft, book);

/** The points of the best plate aboard, 0 without any; nothing where none has been exposed. */
function bestPlate(aloft: Aloft, book: Rulebook): number | undefined {
  const { party, orders } = aloft;
  if (Object.values(orders.achieved.exposed).every((exposed) => exposed === 0)) return undefined;
  const card = manualNamed(orders.mission, book)?.activities.photograph;
  return card ? bestAboard(card, party.machines) : 0;
}

const pointsOf = (quality: string, { orders: { mission } }: Aloft, book: Rulebook): number =>
  manualNamed(mission, book)?.activities.photograph?.table.rows.find((row) => row.quality === quality)?.points ?? 0;

/** Whether something that brings points is done: a plate that shows nothing brings none. */
export const hasWon = (aloft: Aloft, book: Rulebook): boolean =>
  hasAchieved(aloft.orders, book) && !isForPlatesAlone(aloft, book);

const isForPlatesAlone = (aloft: Aloft, book: Rulebook): boolean =>
  errandsOf(aloft.orders.mission, book).every(({ activity }) => activity === 'photograph' || activity === 'escort') &&
  showsNothing(aloft, book);

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
