import type { CrewSeat, Wound } from '../../campaign/aircrew.ts';
import type { CrewFate, SideOfLines } from '../../cards/printed/damage-tables.ts';
import { lookUp } from '../../cards/roll-table.ts';
import { type Parts, sumOf } from '../../table/parts.ts';
import type { Table } from '../../table/table.ts';
import type { Aboard } from './aboard.ts';

/** (28) Fate: a throw for each man, pilot and observer separately; none for the dead. */
export function decideFates(aboard: Aboard, side: SideOfLines, parts: Parts, table: Table): Wound[] {
  return aboard.men.map((who) => decideFate(aboard, who, side, parts, table));
}

function decideFate(aboard: Aboard, who: CrewSeat, side: SideOfLines, parts: Parts, table: Table): Wound {
  const wounds = aboard.wounds.filter((wound) => wound.who === who).map(({ fate }) => fate);
  if (wounds.some(({ fate }) => fate === 'killed')) return { who, fate: { fate: 'killed' } };
  const { fate: tabled } = table.book.damageTables;
  const roll = table.roll(tabled.check, aboard.machine);
  const total = roll.total + sumOf(parts);
  const fate = wounds.reduce(withWound, lookUp(tabled, total)[side]);
  table.tell({ type: 'fate-decided', machine: aboard.machine, who, roll, parts, total, fate });
  return { who, fate };
}

/** (43) Men who were hit and came home, each with his worst wound. */
export function worstOf(wounds: readonly Wound[]): Wound[] {
  const worstFirst = [...wounds].sort((a, b) => gravityOf(b.fate) - gravityOf(a.fate));
  return worstFirst.filter(({ who }, i) => worstFirst.findIndex((other) => other.who === who) === i);
}

const gravityOf = (fate: CrewFate): number => ('days' in fate ? fate.days : Number.POSITIVE_INFINITY);

/** A wound from the air stays with a man who comes down: he is in hospital for the longer of the two. */
function withWound(fate: CrewFate, wound: CrewFate): CrewFate {
  if (fate.fate === 'killed' || wound.fate !== 'wounded') return fate;
  if (fate.fate === 'prisoner') return { fate: 'prisoner', wounded: true };
  return { fate: 'wounded', days: Math.max(fate.days, wound.days) };
}
