import type { HexId } from '../../cards/hexes.ts';
import { hasGunsForCertain, hexOf, isGuarded, targetsIn } from '../../cards/map.ts';
import type { ArchieAndMachineGun, GunsPresent } from '../../cards/printed/archie-and-machine-gun.ts';
import type { MissionMap } from '../../cards/printed/mission-map.ts';
import { memoizeByKey } from '../../cards/reading/once.ts';
import { lookUp } from '../../cards/roll-table.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { type Parts, sumOf } from '../../table/parts.ts';
import type { Table } from '../../table/table.ts';

/** The hexes searched for guns on this mission, and the results. */
export type KnownGuns = Map<HexId, GunsPresent>;

const NO_GUNS: GunsPresent = { archie: false, machineGuns: false };

/** (42) The guns under a flight that enters this hex from another, or stays: certain, known, or searched for. */
export function gunsUnder(hex: HexId, from: HexId, known: KnownGuns, table: Table): GunsPresent {
  const certain = gunsForCertain(hex, from, table.book);
  return isLookedInto(table.book.missionMap, hex) ? both(certain, knownOrLookedFor(hex, known, table)) : certain;
}

/**
 * (42) Whether a hex needs a check. Ruling: batteries behind a heavy hex-side are in addition to the check's result, so
 * that nobody escapes machine guns by crossing them.
 */
const isLookedInto = (map: MissionMap, hex: HexId): boolean =>
  hexOf(map, hex).ground === 'enemy' && !hasGunsForCertain(map, hex);

function knownOrLookedFor(hex: HexId, known: KnownGuns, table: Table): GunsPresent {
  const guns = known.get(hex) ?? lookForGuns(hex, table);
  known.set(hex, guns);
  return guns;
}

/** (42) The guns that are there without a check, for a flight that comes from another hex. */
export function gunsForCertain(hex: HexId, from: HexId, book: Rulebook): GunsPresent {
  const { missionMap: map, archieAndMachineGun: card } = book;
  const ground = hexOf(map, hex).ground === 'trenches' ? 'trench-hex' : 'next-behind-enemy-trenches';
  const standing = hasGunsForCertain(map, hex) ? certainly(card, ground) : NO_GUNS;
  return isGuarded(map, from, hex) ? both(standing, certainly(card, 'heavy-hex-side')) : standing;
}

type CertainWhere = ArchieAndMachineGun['certain'][number]['where'];

const certainly = memoizeByKey(
  (where: CertainWhere) => where,
  ({ certain }: ArchieAndMachineGun, where) =>
    certain.filter((row) => row.where === where).reduce<GunsPresent>(both, NO_GUNS),
);

const both = (one: GunsPresent, other: GunsPresent): GunsPresent => ({
  archie: one.archie || other.archie,
  machineGuns: one.machineGuns || other.machineGuns,
});

/** (42) All other hexes behind the enemy's lines: a check, once a mission. */
function lookForGuns(hex: HexId, table: Table): GunsPresent {
  const { presence, presenceParts } = table.book.archieAndMachineGun;
  const parts = presencePartsOf(targetsIn(table.book.missionMap, hex).length, presenceParts);
  const roll = table.roll(presence.check);
  const total = roll.total + sumOf(parts);
  const { archie, machineGuns } = lookUp(presence, total);
  table.tell({ type: 'guns-looked-for', hex, roll, parts, total, guns: { archie, machineGuns } });
  return { archie, machineGuns };
}

/** (42) The modifiers of that check: guns stand near valuable targets. */
export const presencePartsOf = (targets: number, { target }: ArchieAndMachineGun['presenceParts']): Parts =>
  targets > 0 ? { target: target.modifier } : {};
