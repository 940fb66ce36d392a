import type { FlyingMachine, Party } from '../../../campaign/mission-log.ts';
import { distance, type HexId } from '../../../cards/hexes.ts';
import { alliedFieldsFrom, homeField } from '../../../cards/map.ts';
import type { Field, MissionMap } from '../../../cards/printed/mission-map.ts';
import { memoizeByHex } from '../../../cards/reading/once.ts';
import { expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import type { Table } from '../../../table/table.ts';
import type { OrdersView } from '../../../table/turn-decisions.ts';
import { viewOf } from '../party-view.ts';

/**
 * (21) After engine trouble the commander chooses once between the nearest field and home; if home is the nearest, he
 * is not asked.
 */
export function chooseFields(party: Party, orders: OrdersView, table: Table): void {
  for (const machine of party.machines) {
    const { id, lameDuck } = machine;
    if (lameDuck?.heads !== 'open') continue;
    const about = { party: viewOf(party, table.book), orders, lameDuck: id };
    const heads = isHomeNearest(party, table.book)
      ? 'nearest'
      : table.choose('lame-duck-field', about, ['nearest', 'home']);
    machine.lameDuck = { ...lameDuck, heads };
  }
}

const isHomeNearest = ({ hex }: Party, { missionMap }: Rulebook): boolean =>
  distance(hex, homeField(missionMap).hex) === toNearestField(missionMap, hex);

const goesHome = ({ lameDuck }: FlyingMachine): boolean => lameDuck?.heads === 'home';

/**
 * (33) The distance of a party with a Lame Duck from its field. The nearest field of several binds, unless all go home.
 */
export function movesToField({ machines }: Party, hex: HexId, { missionMap }: Rulebook): number {
  const lame = machines.filter(({ lameDuck }) => lameDuck);
  return lame.every(goesHome) ? distance(hex, homeField(missionMap).hex) : toNearestField(missionMap, hex);
}

const toNearestField = memoizeByHex((map: MissionMap, hex): number =>
  Math.min(...alliedFieldsFrom(map, hex).map((field) => distance(hex, field.hex))),
);

/** (21) A machine that has chosen home lands on no other field. */
export const mayLandOn = (machine: FlyingMachine, { kind }: Field): boolean => !goesHome(machine) || kind === 'home';

/** (33) (36) The field of a machine that nobody commands. */
export function fieldFor(machines: readonly FlyingMachine[], hex: HexId, { missionMap }: Rulebook): Field {
  if (machines.some(goesHome)) return homeField(missionMap);
  return expectDefined(alliedFieldsFrom(missionMap, hex)[0], 'field of ours on the map');
}
