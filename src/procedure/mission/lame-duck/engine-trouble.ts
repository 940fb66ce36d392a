import type { LameDuck } from '../../../campaign/mission-log.ts';
import { type Roll, totalsOf } from '../../../cards/dice.ts';
import { consult } from '../../../cards/roll-table.ts';
import { type Aboard, type Harm, type HarmedMachine, UNHARMED } from '../../../kit/harm/aboard.ts';
import { makeForcedLanding } from '../../../kit/harm/coming-down.ts';
import { giveWay } from '../../../kit/harm/lame-duck.ts';
import type { Table } from '../../../table/table.ts';

/** (21) A double 6 on the Encounter Roll: one machine of the flight, by lot, has engine trouble. */
export function meetEngineTrouble(flight: readonly Aboard[], table: Table): HarmedMachine {
  const { aboard, lots } = drawMachine(flight, table);
  const { machine } = aboard;
  const { roll, row } = consult(table.book.damageTables.engineTrouble, table, machine);
  table.tell({ type: 'engine-trouble-met', machine, lots, roll, result: row.result, words: row.words });
  if (row.result === 'cuts-out') return { machine, harm: { is: 'down', down: makeForcedLanding(aboard, table) } };
  if (row.lameDuck === undefined) return { machine, harm: UNHARMED };
  const lameDuck = { number: row.lameDuck, climbs: row.climbs, repair: 0, heads: 'open' } as const;
  return { machine, harm: cripple(aboard, lameDuck, row.words, table) };
}

/**
 * (21) Serious engine trouble: home at once, no climbing, Lame Duck. Ruling: a machine that is already a Lame Duck
 * gives way, as (34) says for a second Damaged-abort.
 */
function cripple(aboard: Aboard, lameDuck: LameDuck, words: string, table: Table): Harm {
  if (aboard.lameDuck) return giveWay(aboard, aboard.lameDuck, table);
  const { number, climbs } = lameDuck;
  table.tell({ type: 'machine-crippled', machine: aboard.machine, words, lameDuck: number, climbs });
  return { is: 'lame-duck', lameDuck, wound: undefined };
}

const LOTS = totalsOf('d66');

/** (21) The lot: the 36 rolls are divided evenly among the machines; a roll of the remainder is repeated. */
function drawMachine(flight: readonly Aboard[], table: Table): { aboard: Aboard; lots: Roll[] } {
  const lots: Roll[] = [];
  const dealt = LOTS.length - (LOTS.length % flight.length);
  let drawn: number;
  do {
    const lot = table.roll('machine-in-trouble');
    lots.push(lot);
    drawn = LOTS.indexOf(lot.total);
  } while (drawn >= dealt);
  const aboard = flight[drawn % flight.length];
  if (!aboard) throw new Error('A flight without machines has no engine to fail.');
  return { aboard, lots };
}
