import { distance, type HexId } from '../../cards/hexes.ts';
import { boxOf, manualNamed, missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import type { About } from '../../table/decisions.ts';
import type { OrdersView, PartyView } from '../../table/turn-decisions.ts';
import { zonesText } from '../narration/turn-narration.ts';
import { nearestAim, targetAt } from './goal-text.ts';

/** A destination of the party: the AFT of the shortest way, and what each pool has left then. */
export interface Goal {
  readonly hex: HexId;
  readonly name: string;
  readonly aft: number;
  readonly left: readonly number[];
}

/** The names of a party's pools of Air Flying Time, rule 10. */
export const poolNames = ({ aft }: PartyView): string[] => [
  ...(aft.fighters === undefined ? [] : ['fighters']),
  ...(aft.twoSeaters === undefined ? [] : ['two-seaters']),
];

/** The AFT in each pool, in the order of their names. */
export const pools = ({ aft }: PartyView): number[] =>
  [aft.fighters, aft.twoSeaters].filter((pool): pool is number => pool !== undefined);

/** Our fields, the nearest first; before them the party's destination, or the nearest hex of its work. */
export function goalsOf({ party, orders }: Pick<About<'movement'>, 'party' | 'orders'>, book: Rulebook): Goal[] {
  const { fields } = book.missionMap;
  const ours = party.fields.flatMap(({ field, name, aft }) =>
    fields.filter((one) => one.field === field).map(({ hex }) => goalAt(hex, name, aft, party)),
  );
  const { target, errand } = orders;
  const aim = nearestAim(orders, party.hex, book, party);
  const work = errand === 'home' || aim === undefined ? undefined : (target ?? aim);
  if (work === undefined) return ours;
  const aft = distance(party.hex, work) * book.turnProcedure.aft.move.aft;
  return [goalAt(work, target === undefined ? 'nearest work' : 'target', aft, party), ...ours];
}

const goalAt = (hex: HexId, name: string, aft: number, party: PartyView): Goal => ({
  hex,
  name,
  aft,
  left: pools(party).map((pool) => pool - aft),
});

/** The targets in the hex of a mission, of the kinds in its manual. */
function targetText({ mission, target }: OrdersView, book: Rulebook): string {
  const found = target && targetAt(target, manualNamed(mission, book)?.targets ?? [], book);
  return found ? `: ${found.name}` : '';
}

/** The errand of a party: `Dawn Patrol, zones A, B, C`, or the way home. */
export function errandText(orders: OrdersView, book: Rulebook): string {
  const { errand, mission, zones } = orders;
  if (errand === 'home') return 'On the way home';
  const where = zonesText(zones);
  return `${missionTitle(mission, book)}, ${where}${targetText(orders, book)}`;
}

/** Whether the ground, and the guns on it, see the party at its height, rule 13. */
export const sightOfGround = (party: PartyView, book: Rulebook): string =>
  `From this height ${sightInShort(party, book)}.`;

/** The same, short, beside the height. */
export function sightInShort({ altitude, weather }: PartyView, book: Rulebook): string {
  const { down, shots } = boxOf(weather, book);
  if (down !== 'unlimited' && altitude > down) return 'ground hidden, and you from it';
  return shots > 0 ? 'ground visible; Archie can fire' : 'ground visible';
}
