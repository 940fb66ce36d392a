import { type Point, type Pose, poseAfterArrow, wayFlown } from '../../../kit/geometry/pose.ts';
import type { CardSystem } from './card-systems.ts';
import type { CardTable } from './card-table.ts';
import type { ManoeuvreCard } from './manoeuvre-decks.ts';

/** The table under the cards, in hundredths of a millimetre, and whose rules say when a machine is off it. */
export interface TableTop {
  readonly system: CardSystem;
  readonly table: { readonly width: number; readonly length: number };
}

/**
 * The place at which the middle of a machine that flies a card is outside the table, if it is. (W032) Wings of War
 * looks at the whole way; (G017) Wings of Glory only at the end of the move.
 */
export function leavesAt(from: Pose, card: ManoeuvreCard, top: TableTop, { base }: CardTable): Point | undefined {
  const end = poseAfterArrow(from, card, base.length);
  const way = top.system === 'wings-of-war' ? wayFlown(from, card, base.length) : [end];
  return way.find((point) => isOutside(point, top));
}

const isOutside = ({ x, y }: Point, { table: { width, length } }: TableTop): boolean =>
  x < 0 || y < 0 || x > width || y > length;

/** (W032) The Allies' own edge is the near one, the Germans' the far one. */
export const isOverEdgeOf = (
  side: 'allied' | 'german',
  { y }: Point,
  { table: { length } }: Pick<TableTop, 'table'>,
): boolean => (side === 'allied' ? y < 0 : y > length);
