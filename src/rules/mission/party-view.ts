import type { Seat } from '../../campaign/aircrew.ts';
import type { FlyingMachine, MissionLog, Party } from '../../campaign/mission-log.ts';
import { distance } from '../../rulebook/hexes.ts';
import { alliedFieldsFrom, targetNamed } from '../../rulebook/map.ts';
import { oncePerHex } from '../../rulebook/once.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { FieldInReach, MachineView, ManView, OrdersView, PartyView } from '../../table/turn-decisions.ts';
import { poolsOf } from './aft.ts';
import { ceilingOf } from './ceiling.ts';

/** What the commander sees of his party before he decides: where it is, what it has left, what it takes to get home. */
export function viewOf(party: Party, book: Rulebook): PartyView {
  return {
    machines: party.machines.map(machineView),
    hex: party.hex,
    altitude: party.altitude,
    ceiling: ceilingOf(party, book),
    weather: party.weather.number,
    aft: poolsOf(party),
    bombs: party.machines.reduce((pounds, { bombs }) => pounds + bombs, 0),
    fields: fieldsInReach(book, party.hex),
  };
}

/** (7) A machine's line of the Mission Log. */
function machineView(flying: FlyingMachine): MachineView {
  const { id, aircraft, role, aft, load, forward, rear, rockets, bombs, plates, lameDuck, repair } = flying;
  return {
    machine: id,
    aircraft,
    role,
    men: menOf(flying),
    aft,
    load,
    guns: { ...(forward && { forward }), ...(rear && { rear }) },
    rockets,
    bombs,
    plates: plates.length,
    ...(lameDuck && { lameDuck: { number: lameDuck.number, climbs: lameDuck.climbs } }),
    repair,
  };
}

function menOf({ pilot, observer, wounds }: FlyingMachine): ManView[] {
  const isWounded = (seat: Seat) => wounds.some(({ who }) => who === seat);
  return [
    { ...pilot, seat: 'pilot', isWounded: isWounded('pilot') },
    ...(observer ? [{ ...observer, seat: 'observer', isWounded: isWounded('observer') } as const] : []),
  ];
}

/** (49) Each field of ours, the nearest first, with the AFT that the shortest way to it takes at this height. */
const fieldsInReach = oncePerHex(({ missionMap, turnProcedure }: Rulebook, hex): readonly FieldInReach[] =>
  alliedFieldsFrom(missionMap, hex).map((field) => {
    const moves = distance(hex, field.hex);
    return { field: field.field, name: field.name, moves, aft: moves * turnProcedure.aft.move.aft };
  }),
);

/** What the commander was sent to do, and how often it has been done. */
export function ordersOf(
  errand: OrdersView['errand'],
  { mission, zones, target, done }: MissionLog,
  book: Rulebook,
): OrdersView {
  const times = done.patrolled.length + done.spotting.turns + done.damage + Object.keys(done.scanned).length;
  return {
    errand,
    mission,
    zones,
    ...(target !== undefined && { target: targetNamed(book.missionMap, target).hex }),
    done: times,
    achieved: done,
  };
}
