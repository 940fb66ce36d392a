import { errandsOf, hasAchieved } from '../campaign/work.ts';
import { manualNamed, type Rulebook } from '../cards/rulebook.ts';
import type { Aloft } from '../table/turn-decisions.ts';
import { bestAboard } from './plates.ts';

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
