import { aftOf, type Party } from '../../campaign/mission-log.ts';
import { expectDefined, type Rulebook } from '../../cards/rulebook.ts';
import type { Table } from '../../table/table.ts';
import type { HeightInReach, OrdersView } from '../../table/turn-decisions.ts';
import { spendAft } from './aft.ts';
import { ceilingOf } from './ceiling.ts';
import { viewOf } from './party-view.ts';

const STEP = 1000;

/** (11) (14) (41) The heights that a party can reach this turn, and the AFT for each. A descent costs nothing. */
export function heightsInReach(party: Party, book: Rulebook): HeightInReach[] {
  const { climb } = book.turnProcedure.aft;
  const { lowest, highest } = limitsOf(party, book);
  const heights: HeightInReach[] = [];
  for (let feet = lowest; feet <= highest; feet += STEP)
    heights.push({ feet, aft: Math.max(0, ((feet - party.altitude) / climb.feet) * climb.aft) });
  return heights;
}

/** (14) Whether any other height is in reach. */
export function hasOtherHeight(party: Party, book: Rulebook): boolean {
  const { lowest, highest } = limitsOf(party, book);
  return lowest + STEP <= highest;
}

function limitsOf(party: Party, book: Rulebook): { lowest: number; highest: number } {
  const { limits, aft } = book.turnProcedure;
  const lowest = Math.max(party.altitude - limits.descent.feet, STEP);
  const paidFor = Math.floor(aftOf(party.machines) / aft.climb.aft) * aft.climb.feet;
  const climb = canClimb(party) ? Math.min(limits.climb.feet, paidFor) : 0;
  return { lowest, highest: Math.max(party.altitude, Math.min(party.altitude + climb, ceilingOf(party, book))) };
}

/** (22) A machine in trouble that cannot climb holds down those who stay with it. */
const canClimb = ({ machines }: Party): boolean => machines.every(({ lameDuck }) => lameDuck?.climbs !== false);

/** (14) Climb or descend. */
export function changeHeight(party: Party, orders: OrdersView, table: Table): void {
  const heights = heightsInReach(party, table.book);
  const about = { party: viewOf(party, table.book), orders, heights };
  const options = heights.map(({ feet }) => String(feet));
  const chosen = Number(table.choose('height', about, options));
  const { feet, aft } = expectDefined(
    heights.find((height) => height.feet === chosen),
    `height of ${chosen} ft`,
  );
  flyTo(feet, aft, party, table);
}

export function flyTo(feet: number, aft: number, party: Party, table: Table): void {
  const from = party.altitude;
  if (feet === from) return;
  party.altitude = feet;
  spendAft(party, aft);
  table.tell({ type: 'height-changed', from, to: feet, aft });
}
