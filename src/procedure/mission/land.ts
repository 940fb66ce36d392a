import { daysInShop, type FlyingMachine, type MissionLog, type Party, type Score } from '../../campaign/mission-log.ts';
import type { HexId } from '../../cards/hexes.ts';
import type { Field, MissionMap } from '../../cards/printed/mission-map.ts';
import { memoizeBy } from '../../cards/reading/once.ts';
import { manualOf, type Rulebook } from '../../cards/rulebook.ts';
import { inconvenience, priceOfDamage } from '../../kit/harm/coming-down.ts';
import type { Table } from '../../table/table.ts';

/** A field of ours in a hex. */
export const fieldIn = (hex: HexId, { missionMap }: Rulebook): Field | undefined => fieldsOfOurs(missionMap).get(hex);

const fieldsOfOurs = memoizeBy(
  ({ fields }: MissionMap): ReadonlyMap<HexId, Field> =>
    new Map(fields.toReversed().flatMap((field) => (field.kind === 'german' ? [] : [[field.hex, field]]))),
);

/**
 * (49) A party lands. At an Emergency Landing Field the day is over for machines and crews, and it costs Victory
 * Points.
 */
export function land(field: Field, party: Party, log: MissionLog, table: Table): void {
  const { machines } = party;
  if (machines.length === 0) return;
  const isHome = field.kind === 'home';
  table.tell({ type: 'landed', machines: machines.map(({ id }) => id), field: field.field, isHome });
  for (const machine of machines) {
    const { id } = machine;
    log.homecomings.push(
      isHome ? { machine: id, end: 'home' } : { machine: id, end: 'emergency-field', field: field.field },
    );
    log.scores.push(...priceOfLanding(machine, field, log.mission, table.book));
  }
  log.landed.push(...machines);
  party.machines = [];
}

/**
 * (43) (49) The loss for a damaged machine; for an undamaged one the inconvenience, except for a two-seater that saves
 * its plates.
 */
function priceOfLanding(machine: FlyingMachine, { kind }: Field, mission: string, book: Rulebook): Score[] {
  const { id: who } = machine;
  const { damaged, twoSeaterSavingPlates } = book.victoryPoints.machines;
  const isHome = kind === 'home';
  if (isDamaged(machine)) return [{ points: isHome ? damaged.vp : priceOfDamage(book), why: 'machine-damaged', who }];
  if (isHome) return [];
  const points = savesPlates(machine, mission, book) ? twoSeaterSavingPlates.vp : inconvenience(book);
  return [{ points, why: 'emergency-field', who }];
}

/** (49) Ruling: a plate that shows nothing need not be saved. */
function savesPlates({ plates }: FlyingMachine, mission: string, book: Rulebook): boolean {
  const rows = manualOf(mission, book).activities.photograph?.table.rows ?? [];
  return plates.some((plate) => rows.some(({ quality, points }) => quality === plate && points > 0));
}

/** Ruling: an engine that fails by itself is no damage, because (43) counts what the enemy does. */
const isDamaged = (machine: FlyingMachine): boolean => daysInShop(machine) > 0;
