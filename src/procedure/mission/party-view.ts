import type { FlyingMachine, MissionLog, Party } from '../../campaign/mission-log.ts';
import { distance } from '../../cards/hexes.ts';
import { alliedFieldsFrom, targetNamed } from '../../cards/map.ts';
import { memoizeByHex, memoizeByKey } from '../../cards/reading/once.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { FieldInReach, OrdersView, PartyView } from '../../table/turn-decisions.ts';
import { poolsOf } from './aft.ts';
import { ceilingOf } from './ceiling.ts';

/**
 * The party as the commander sees it before he decides: where it is, what it has left, and the cost of the way home.
 */
export function viewOf(party: Party, book: Rulebook): PartyView {
  return {
    machines: party.machines,
    hex: party.hex,
    altitude: party.altitude,
    ceiling: ceilingOf(party, book),
    weather: party.weather.number,
    aft: poolsOf(party),
    bombs: bombsOf(party.machines),
    fields: fieldsInReach(book, party.hex),
    ...(party.turn?.stays && { stays: true }),
  };
}

export function bombsOf(machines: readonly FlyingMachine[]): number {
  let pounds = 0;
  for (const { bombs } of machines) pounds += bombs;
  return pounds;
}

/** (49) Each field of ours, the nearest first, with the AFT of the shortest way at this height. */
const fieldsInReach = memoizeByHex(({ missionMap, turnProcedure }: Rulebook, hex): readonly FieldInReach[] =>
  alliedFieldsFrom(missionMap, hex).map((field) => {
    const moves = distance(hex, field.hex);
    return { field: field.field, name: field.name, moves, aft: moves * turnProcedure.aft.move.aft };
  }),
);

/** The commander's orders, and what has been done of them. They are the live objects of the Mission Log. */
export const ordersOf = (errand: OrdersView['errand'], log: MissionLog, book: Rulebook): OrdersView =>
  orders(log, { errand, book });

interface Sent {
  readonly errand: OrdersView['errand'];
  readonly book: Rulebook;
}

const orders = memoizeByKey(
  ({ errand }: Sent) => errand,
  ({ mission, zones, crews, target, done: achieved }: MissionLog, { errand, book }): OrdersView => ({
    errand,
    mission,
    zones,
    machines: crews.length,
    target: target === undefined ? undefined : targetNamed(book.missionMap, target).hex,
    achieved,
  }),
);
