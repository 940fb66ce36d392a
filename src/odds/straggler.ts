import { wayTo } from '../cards/map.ts';
import { chanceThat, oddsOfAny } from '../cards/odds.ts';
import { boxOf, type Rulebook } from '../cards/rulebook.ts';
import { encounterParts, oddsOfEncounter } from '../procedure/mission/encounter/encounter-roll.ts';
import { fieldFor } from '../procedure/mission/lame-duck/field-for-lame-duck.ts';
import { sumOf } from '../table/parts.ts';
import type { MachineView, PartyView } from '../table/turn-decisions.ts';
import { chanceMet } from './encounters.ts';

/** (36) Who meets the enemy alone escapes, or is brought down. */
const broughtDown = ({ damageTables }: Rulebook): number =>
  chanceThat(damageTables.stragglersEncounter, 0, ({ result }) => result !== 'escaped');

/** (36) (49) The chance that who lands alone over this hex is met and brought down first, in the weather of now. */
export function chanceDownLanding({ hex, weather }: Pick<PartyView, 'hex' | 'weather'>, book: Rulebook): number {
  const parts = encounterParts(hex, boxOf(weather, book), 'silent', book);
  return oddsOfEncounter(sumOf(parts)).chance * broughtDown(book);
}

/**
 * (33) (36) The chance that a Lame Duck on its own way to its field gives way, or is met and brought down, in the
 * weather of now. Hits by Archie and engine trouble are not counted. Where she leaves in the middle of a turn, she is
 * checked at its end as well.
 */
export function chanceDownAlone(
  place: Pick<PartyView, 'hex' | 'altitude' | 'weather'>,
  machine: MachineView,
  book: Rulebook,
  leaves: 'in-the-turn' | 'at-its-start' = 'at-its-start',
): number {
  const { weather } = place;
  const height = machine.sunkTo ?? place.altitude;
  const number = machine.lameDuck?.number;
  const held = number === undefined ? 1 : 1 - oddsOfAny('2d6', [number]).chance;
  const { hex: field } = fieldFor([machine], place.hex, book);
  const way = wayTo(book.missionMap, place.hex, field);
  let from = place.hex;
  let flies = leaves === 'in-the-turn' ? held : 1;
  for (const hex of [...way, ...comingDown(height, way.length, book).map(() => field)]) {
    flies *= held * (1 - chanceMet(book, { hex, from, height }, boxOf(weather, book)) * broughtDown(book));
    from = hex;
  }
  return 1 - flies * (1 - chanceDownLanding({ hex: field, weather }, book));
}

/** (14) The turns over the field until it is low enough to land: it comes down in the turn of its arrival already. */
function comingDown(height: number, moves: number, { turnProcedure: { limits } }: Rulebook): readonly undefined[] {
  const turns = Math.ceil(height / limits.descent.feet) - 1 - (moves > 0 ? 1 : 0);
  return Array.from({ length: Math.max(0, turns) });
}
