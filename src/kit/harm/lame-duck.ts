import type { LameDuck } from '../../campaign/mission-log.ts';
import type { LameDuckEvent } from '../../cards/printed/damage-tables.ts';
import { consult } from '../../cards/roll-table.ts';
import type { Table } from '../../table/table.ts';
import { type Aboard, type Harm, UNHARMED } from './aboard.ts';
import { comeDown, makeForcedLanding } from './coming-down.ts';

/** (27) Damaged-abort: the damage, and its Lame Duck Number. (34) A Lame Duck gives way at once instead. */
export function sufferDamagedAbort(aboard: Aboard, table: Table): Harm {
  if (aboard.lameDuck) return giveWay(aboard, aboard.lameDuck, table);
  const { roll, row } = consult(table.book.damageTables.damagedAbort, table, aboard.machine);
  const { words, climbs, repair } = row;
  table.tell({ type: 'machine-crippled', machine: aboard.machine, roll, words, lameDuck: row.lameDuck, climbs });
  return { is: 'lame-duck', lameDuck: { number: row.lameDuck, climbs, repair }, wound: undefined };
}

/** (33) Lame Duck Check, the last step of each turn: only the exact number causes its event. */
export function checkLameDuck(aboard: Aboard, lameDuck: LameDuck, table: Table): Harm {
  const roll = table.roll(table.book.damageTables.lameDuck.check, aboard.machine);
  const { number } = lameDuck;
  const held = roll.total !== number;
  table.tell({ type: 'lame-duck-checked', machine: aboard.machine, number, roll, held });
  return held ? UNHARMED : giveWay(aboard, lameDuck, table);
}

/** (33) (34) The event of a Lame Duck Number, by the check or by another Damaged-abort. */
export function giveWay(aboard: Aboard, { number }: LameDuck, table: Table): Harm {
  const event = eventOf(number, table);
  const { machine } = aboard;
  table.tell({ type: 'lame-duck-gave-way', machine, number, event: event.event, words: event.words });
  if (event.event === 'loses-height') return sink(aboard, event.feet, table);
  return { is: 'down', down: comeDown(aboard, event.event, table) };
}

/** Ruling: a machine that sinks to the ground, or exactly to Tree-Top, must land where it is. */
function sink(aboard: Aboard, feet: number, table: Table): Harm {
  const altitude = aboard.altitude - feet;
  if (altitude > 0) return { is: 'lower', altitude };
  return { is: 'down', down: makeForcedLanding({ ...aboard, altitude: 0 }, table) };
}

function eventOf(number: number, table: Table): LameDuckEvent {
  const event = table.book.damageTables.lameDuck.events.find((each) => each.number === number);
  if (!event) throw new Error(`The Damage Tables have no event for Lame Duck No. ${number}.`);
  return event;
}
