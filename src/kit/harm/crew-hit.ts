import type { CrewSeat, Wound } from '../../campaign/aircrew.ts';
import type { Roll } from '../../cards/dice.ts';
import type { DamageTables } from '../../cards/printed/damage-tables.ts';
import { consult } from '../../cards/roll-table.ts';
import type { Table } from '../../table/table.ts';
import { type Aboard, afterHarm, type Harm, isAlive } from './aboard.ts';
import { shootDown } from './coming-down.ts';

/** (25) A man is hit in the air: how hard, and the effect on the machine if he is its pilot. */
export function hitCrew(aboard: Aboard, table: Table): Harm {
  const struck = manStruck(aboard, table);
  const { roll, row } = consult(table.book.damageTables.crewHit, table, aboard.machine);
  const wound: Wound = { who: struck.who, fate: row.fate };
  table.tell({ type: 'man-hit', machine: aboard.machine, ...struck, roll, fate: row.fate });
  return struck.who === 'pilot' ? pilotHit(aboard, wound, row, table) : { is: 'man-hit', wound };
}

/** A graze: the man flies on, and is off duty afterwards. */
export function woundLightly(aboard: Aboard, table: Table): Harm {
  const struck = manStruck(aboard, table);
  const { days } = table.book.archieAndMachineGun.lightWound;
  const wound: Wound = { who: struck.who, fate: { fate: 'wounded', days } };
  table.tell({ type: 'man-hit', machine: aboard.machine, ...struck, fate: wound.fate });
  return { is: 'man-hit', wound };
}

/** A die chooses between two men, hurt or not; a man alone, or beside a dead one, needs none. */
function manStruck({ machine, men, wounds }: Aboard, table: Table): { who: CrewSeat; whoRoll?: Roll } {
  if (!men.includes('observer') || !isAlive('observer', wounds)) return { who: 'pilot' };
  const { roll, row } = consult(table.book.damageTables.crewMemberHit, table, machine);
  return { who: row.who, whoRoll: roll };
}

type CrewHit = DamageTables['crewHit']['rows'][number];

function pilotHit(aboard: Aboard, wound: Wound, row: CrewHit, table: Table): Harm {
  const struck = afterHarm(aboard, { is: 'man-hit', wound });
  if (row.asPilot === 'shot-down') return { is: 'down', down: shootDown(struck, table) };
  if (row.lameDuck === undefined) return { is: 'man-hit', wound };
  // Ruling: a machine already crippled keeps its Lame Duck Number. There is one check a turn, for the machine.
  const lameDuck = aboard.lameDuck ?? { number: row.lameDuck, climbs: true, repair: 0 };
  const { number, climbs } = lameDuck;
  table.tell({ type: 'machine-crippled', machine: aboard.machine, words: row.words, lameDuck: number, climbs });
  return { is: 'lame-duck', lameDuck, wound };
}
