import type { ArchieAndMachineGun, GunsPresent } from '../../rulebook/cards/archie-and-machine-gun.ts';
import type { HexId } from '../../rulebook/hexes.ts';
import { hasGunsForCertain, hexOf, isGuarded } from '../../rulebook/map.ts';
import { lookUp } from '../../rulebook/roll-table.ts';
import { sumOf } from '../../table/parts.ts';
import type { Table } from '../../table/table.ts';

/** The hexes that have been looked into on this mission, and what was there. */
export type KnownGuns = Record<HexId, GunsPresent>;

const NO_GUNS: GunsPresent = { archie: false, machineGuns: false };

/** (42) The guns under a flight that came into this hex from another, or stays over it: certain, known, or looked for. */
export function gunsUnder(hex: HexId, from: HexId, known: KnownGuns, table: Table): GunsPresent {
  const certain = gunsForCertain(hex, from, table);
  if (certain.archie || hexOf(table.book.missionMap, hex).ground === 'allied') return certain;
  known[hex] ??= lookForGuns(hex, table);
  return known[hex];
}

function gunsForCertain(hex: HexId, from: HexId, { book }: Table): GunsPresent {
  const { missionMap: map, archieAndMachineGun: card } = book;
  const standing = hexOf(map, hex).ground === 'trenches' ? 'trench-hex' : 'next-behind-enemy-trenches';
  return both(
    hasGunsForCertain(map, hex) ? certainly(standing, card) : NO_GUNS,
    isGuarded(map, from, hex) ? certainly('heavy-hex-side', card) : NO_GUNS,
  );
}

type Where = ArchieAndMachineGun['certain'][number]['where'];

function certainly(where: Where, { certain }: ArchieAndMachineGun): GunsPresent {
  return certain.filter((row) => row.where === where).reduce<GunsPresent>(both, NO_GUNS);
}

const both = (one: GunsPresent, other: GunsPresent): GunsPresent => ({
  archie: one.archie || other.archie,
  machineGuns: one.machineGuns || other.machineGuns,
});

/** (42) All other hexes behind the enemy's lines: a check, made once a mission. */
function lookForGuns(hex: HexId, table: Table): GunsPresent {
  const { presence, presenceParts } = table.book.archieAndMachineGun;
  const hasTarget = table.book.missionMap.targets.some((target) => target.hex === hex);
  const parts = hasTarget ? { target: presenceParts.target.modifier } : {};
  const roll = table.roll(presence.check);
  const total = roll.total + sumOf(parts);
  const { archie, machineGuns } = lookUp(presence, total);
  table.tell({ type: 'guns-looked-for', hex, roll, parts, total, guns: { archie, machineGuns } });
  return { archie, machineGuns };
}
