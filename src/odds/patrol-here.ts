import { errandsOf } from '../campaign/work.ts';
import { boxOf, manualNamed, patrolCredit, type Rulebook } from '../cards/rulebook.ts';
import { creditFor } from '../procedure/mission/activities/credit.ts';
import type { Aloft } from '../table/turn-decisions.ts';

/** (23) What a turn over a hex that is to be patrolled makes of the patrol. */
export interface PatrolHere {
  /** So many hexes, this one counted. */
  readonly hexes: number;
  /** What they are worth, and what they were worth before. */
  readonly worth: number;
  readonly before: number;
}

/** (13) (23) The hex below counts once, from a height for it, the ground seen or near. */
export function patrolHere({ party, orders }: Aloft, book: Rulebook): PatrolHere | undefined {
  const card = manualNamed(orders.mission, book)?.activities.patrol;
  if (!card || orders.errand !== 'mission') return undefined;
  const { hex, altitude, weather } = party;
  const { patrolled } = orders.achieved;
  const isPlace = errandsOf(orders.mission, book).some(
    ({ activity, hexesOf }) => activity === 'patrol' && hexesOf(orders).includes(hex),
  );
  const { down } = boxOf(weather, book);
  const sees = down === 'unlimited' || altitude <= down || altitude <= book.turnProcedure.limits.patrolUnseen.feet;
  const isAtHeight = altitude >= card.height.from && altitude <= card.height.to;
  if (!isPlace || patrolled.includes(hex) || !sees || !isAtHeight) return undefined;
  const credit = patrolCredit(card, orders.machines);
  const hexes = patrolled.length + 1;
  return { hexes, worth: creditFor(credit, hexes), before: creditFor(credit, hexes - 1) };
}
