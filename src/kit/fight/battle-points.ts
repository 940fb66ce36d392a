import { priceOfEnemy } from '../../cards/counters.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { BattleFate } from '../../table/events/battle-events.ts';
import type { Fate } from '../../table/events/fight-events.ts';

const ROW = {
  'shot-down': 'shotDown',
  'forced-down': 'forcedDown',
  'damaged-abort': 'damagedAbort',
  'driven-off': 'drivenOff',
} as const;

type ToldFate = Pick<BattleFate, 'fate' | 'gaveWay'>;

/**
 * The points of a side for the damage to the other's machines. Ruling: both are paid alike, by the Victory Points
 * card's row for ordinary enemies: a battle has no campaign, so no enemy is worth more than another.
 */
export function pointsFor(lost: readonly ToldFate[], book: Rulebook): number {
  const row = priceOfEnemy('other', book);
  const paid = ({ fate, gaveWay }: ToldFate): number => {
    const came: Fate = gaveWay === 'forced-landing' ? 'forced-down' : (gaveWay ?? fate);
    return came === 'unharmed' ? 0 : row[ROW[came]];
  };
  return lost.reduce((sum, each) => sum + paid(each), 0);
}
