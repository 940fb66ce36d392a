import type { Score } from '../../campaign/mission-log.ts';
import { daysInShop, type FlyingMachine, isFighter, type MissionLog, type Party } from '../../campaign/mission-log.ts';
import type { Field } from '../../rulebook/cards/mission-map.ts';
import type { HexId } from '../../rulebook/hexes.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Table } from '../../table/table.ts';
import { inconvenience, priceOfDamage } from '../harm/price-of-coming-down.ts';

/** A field of ours in a hex. */
export function fieldIn(hex: HexId, { missionMap }: Rulebook): Field | undefined {
  return missionMap.fields.find((field) => field.hex === hex && field.kind !== 'german');
}

/**
 * (49) Machines land. At an Emergency Landing Field the day is over for machine and crew, and it costs Victory Points.
 */
export function land(
  machines: readonly FlyingMachine[],
  field: Field,
  party: Party,
  log: MissionLog,
  table: Table,
): void {
  setDown(machines, field, party, log, table);
  for (const machine of machines) log.scores.push(...priceOfLanding(machine, field, table.book));
}

/**
 * (11) A Forced Landing on a field of ours. Ruling: it costs what one in any other field costs that leaves no scratch.
 */
export function landDry(
  machines: readonly FlyingMachine[],
  field: Field,
  party: Party,
  log: MissionLog,
  table: Table,
): void {
  setDown(machines, field, party, log, table);
  for (const machine of machines)
    log.scores.push(
      isDamaged(machine)
        ? { points: priceOfDamage(table.book), why: 'machine-damaged', who: machine.id }
        : { points: inconvenience(table.book), why: 'forced-landing', who: machine.id },
    );
}

function setDown(machines: readonly FlyingMachine[], field: Field, party: Party, log: MissionLog, table: Table): void {
  if (machines.length === 0) return;
  const isHome = field.kind === 'home';
  table.tell({ type: 'landed', machines: machines.map(({ id }) => id), field: field.field, isHome });
  for (const { id } of machines)
    log.homecomings.push(
      isHome ? { machine: id, end: 'home' } : { machine: id, end: 'emergency-field', field: field.field },
    );
  log.landed.push(...machines);
  party.machines = party.machines.filter((machine) => !machines.includes(machine));
  party.away = party.away.filter((machine) => !machines.includes(machine));
}

/**
 * (43) (49) The loss for a damaged machine; the inconvenience of one that is not, but for a two-seater that saves its
 * plates.
 */
function priceOfLanding(machine: FlyingMachine, { kind }: Field, book: Rulebook): Score[] {
  const { id: who } = machine;
  const { damaged, twoSeaterSavingPlates } = book.victoryPoints.machines;
  const isHome = kind === 'home';
  if (isDamaged(machine)) return [{ points: isHome ? damaged.vp : priceOfDamage(book), why: 'machine-damaged', who }];
  if (isHome) return [];
  const points = savesPlates(machine) ? twoSeaterSavingPlates.vp : inconvenience(book);
  return [{ points, why: 'emergency-field', who }];
}

const savesPlates = (machine: FlyingMachine): boolean => !isFighter(machine) && machine.plates.length > 0;

/** Ruling: an engine that fails of itself is no damage, for (43) counts what the enemy does. */
const isDamaged = (machine: FlyingMachine): boolean => daysInShop(machine) > 0;
