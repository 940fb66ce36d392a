import { daysInShop, type FlyingMachine, type MissionLog, type Party } from '../../campaign/mission-log.ts';
import type { Field } from '../../rulebook/cards/mission-map.ts';
import type { HexId } from '../../rulebook/hexes.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Table } from '../../table/table.ts';

/** A field of ours in a hex. */
export function fieldIn(hex: HexId, { missionMap }: Rulebook): Field | undefined {
  return missionMap.fields.find((field) => field.hex === hex && field.kind !== 'german');
}

/** (49) Machines land. At an Emergency Landing Field the day is over for machine and crew, and it costs Victory Points. */
export function land(
  machines: readonly FlyingMachine[],
  field: Field,
  party: Party,
  log: MissionLog,
  table: Table,
): void {
  if (machines.length === 0) return;
  const isHome = field.kind === 'home';
  table.tell({ type: 'landed', machines: machines.map(({ id }) => id), field: field.field, isHome });
  for (const machine of machines) comeIn(machine, field, log, table);
  log.landed.push(...machines);
  party.machines = party.machines.filter((machine) => !machines.includes(machine));
  party.away = party.away.filter((machine) => !machines.includes(machine));
}

function comeIn(machine: FlyingMachine, field: Field, log: MissionLog, { book }: Table): void {
  const isHome = field.kind === 'home';
  const { id } = machine;
  log.homecomings.push(
    isHome ? { machine: id, end: 'home' } : { machine: id, end: 'emergency-field', field: field.field },
  );
  const { damaged, undamagedAtEmergencyField, twoSeaterSavingPlates } = book.victoryPoints.machines;
  if (isDamaged(machine)) {
    log.scores.push({ points: damaged.vp, why: 'machine-damaged', who: machine.id });
  } else if (!isHome && !machine.lameDuck) {
    const saves = machine.plates.length > 0;
    log.scores.push({
      points: (saves ? twoSeaterSavingPlates : undamagedAtEmergencyField).vp,
      why: 'emergency-field',
      who: machine.id,
    });
  }
}

/**
 * Ruling: an engine that fails of itself is no damage, for (43) counts what the enemy does; nor is it inconvenience (49) to
 * have it seen to at an Emergency Landing Field, as in played games.
 */
const isDamaged = (machine: FlyingMachine): boolean => daysInShop(machine) > 0;
