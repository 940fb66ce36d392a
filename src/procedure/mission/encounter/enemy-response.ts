import { isFighter, type Party } from '../../../campaign/mission-log.ts';
import { readBand } from '../../../cards/band.ts';
import { counterOf, hasScout } from '../../../cards/counters.ts';
import type { MapHex } from '../../../cards/ground.ts';
import { hexOf } from '../../../cards/map.ts';
import type { EnemyAircraftResponse } from '../../../cards/printed/enemy-aircraft-response.ts';
import type { WeatherBox } from '../../../cards/printed/weather-effects.ts';
import { consult, lookUp } from '../../../cards/roll-table.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { EventOf } from '../../../table/events.ts';
import { type Parts, sumOf } from '../../../table/parts.ts';
import type { Table } from '../../../table/table.ts';
import type { GunnersRange } from '../../../table/turn-decisions.ts';
import { hasLameDuck } from '../escort.ts';
import { viewOf } from '../party-view.ts';
import { type MetEnemies, weatherBox } from './encounter.ts';

/** The enemy as first seen: the height, and whether one side surprises the other out of cloud. */
export interface Sighting {
  readonly altitude: number;
  readonly fromCloud: boolean;
}

/** (16) (18) The enemy's altitude, and whether the two see each other. Nothing, when they pass unseen. */
export function sightEnemy(party: Party, table: Table): Sighting | undefined {
  const { roll, row } = consult(table.book.enemyAircraftResponse.altitude, table);
  const { feet, starred } = row;
  const { visibility, sight } = sightOf(row, party.altitude, weatherBox(party, table));
  table.tell({ type: 'enemy-height-rolled', roll, feet, ours: party.altitude, starred, visibility, sight });
  return sight === 'unseen' ? undefined : { altitude: feet, fromCloud: sight === 'from-cloud' };
}

type SightRolled = Pick<EventOf<'enemy-height-rolled'>, 'visibility' | 'sight'>;

/**
 * (13) (18) How far one sees from our height to theirs, and whether that is enough. An enemy out of sight may wait in
 * cloud.
 */
export function sightOf(
  { feet, starred }: { readonly feet: number; readonly starred: boolean },
  altitude: number,
  { up, down }: Pick<WeatherBox, 'up' | 'down'>,
): SightRolled {
  const visibility = feet > altitude ? up : down;
  if (visibility === 'unlimited' || Math.abs(feet - altitude) <= visibility) return { visibility, sight: 'seen' };
  return { visibility, sight: starred ? 'from-cloud' : 'unseen' };
}

/** (16) Who has the Attack Option: the higher side; at the same height the larger; otherwise by a die. */
export function giveAttackOption(
  party: Party,
  enemies: readonly number[],
  { altitude }: Sighting,
  table: Table,
): 'allied' | 'german' {
  const clear = clearOption(party.altitude - altitude, party.machines.length - enemies.length);
  if (clear) {
    table.tell({ type: 'attack-option-given', ...clear });
    return clear.to;
  }
  const { roll, row } = consult(table.book.enemyAircraftResponse.attackOptionDie, table);
  table.tell({ type: 'attack-option-given', to: row.has, why: 'die', roll });
  return row.has;
}

/** (16) The Attack Option where no die is needed: by how many feet we are above them, then by how many we are more. */
export function clearOption(height: number, strength: number) {
  const better = height || strength;
  if (better === 0) return undefined;
  return { to: better > 0 ? 'allied' : 'german', why: height === 0 ? 'numbers' : 'height' } as const;
}

/** (16) With the option Jasta 11 always attacks: one of its machines among them is enough. */
export const alwaysAttack = (enemies: readonly number[], book: Rulebook): boolean =>
  enemies.some((number) => counterOf(number, book).jasta11);

/**
 * (16) Whether the Germans attack. Jasta 11 always does; the others roll with modifiers. Ruling: a German Lame Duck
 * goes home, as one of ours must (33): it never attacks.
 */
export function germansAttack(party: Party, met: MetEnemies, sighting: Sighting, table: Table): boolean {
  const { numbers: enemies, crippled } = met;
  if (crippled) {
    table.tell({ type: 'germans-decided', decides: 'decline', by: 'crippled' });
    return false;
  }
  if (alwaysAttack(enemies, table.book)) {
    table.tell({ type: 'germans-decided', decides: 'attack', by: 'jasta-11' });
    return true;
  }
  const { decision } = table.book.enemyAircraftResponse;
  const { ground } = hexOf(table.book.missionMap, party.hex);
  const above = sighting.altitude - party.altitude;
  const fighters = party.machines.filter(isFighter).length;
  const parts = decisionParts({ ours: party.machines.length, fighters, enemies, above, ground }, table.book);
  const roll = table.roll(decision.check);
  const total = roll.total + sumOf(parts);
  const { decides } = lookUp(decision, total);
  table.tell({ type: 'germans-decided', decides, by: { roll, parts, total } });
  return decides === 'attack';
}

/** What the Germans see before they decide. */
export interface Meeting {
  readonly ours: number;
  /** Of ours; the others are two-seaters. */
  readonly fighters: number;
  readonly enemies: readonly number[];
  /** How many feet they are above us. */
  readonly above: number;
  readonly ground: MapHex['ground'];
}

/** (16) The modifiers for and against an attack. */
export function decisionParts({ ours, fighters, enemies, above, ground }: Meeting, book: Rulebook): Parts {
  const card = book.enemyAircraftResponse.decisionParts;
  return {
    odds: readBand(card.odds, enemies.length - ours).modifier,
    height: readBand(card.height, above).modifier,
    ...(fighters < ours && twoSeatersDraw(ours, fighters, card)),
    ...(!hasScout(enemies, book) && { noScoutAmongThem: card.noScoutAmongThem.modifier }),
    ...(ground === 'allied' && { ourSideOfTheLines: card.ourSideOfTheLines.modifier }),
  };
}

/** Two-seaters with fighters attract no attack; few and alone they do, where the card says so. */
function twoSeatersDraw(
  ours: number,
  fighters: number,
  { twoSeatersAmongUs, twoSeatersAlone }: EnemyAircraftResponse['decisionParts'],
): Parts {
  return twoSeatersAlone && fighters === 0 && ours <= twoSeatersAlone.most
    ? { twoSeatersAlone: twoSeatersAlone.modifier }
    : { twoSeatersAmongUs: twoSeatersAmongUs.modifier };
}

/**
 * (17) Whether the commander attacks, when he has the option. (33) (34) Ruling: a Lame Duck does not attack, nor does a
 * party that escorts one home, so nothing is asked.
 */
export function commanderAttacks(
  party: Party,
  enemies: readonly number[],
  { altitude, fromCloud, range }: Sighting & { readonly range: GunnersRange | undefined },
  table: Table,
): boolean {
  if (hasLameDuck(party)) {
    table.tell({ type: 'attack-declined', by: 'lame-duck' });
    return false;
  }
  const dive = party.altitude > altitude ? 'dive' : 'none';
  const bonus = fromCloud ? 'surprise' : dive;
  const about = {
    party: viewOf(party, table.book),
    enemies,
    enemyAltitude: altitude,
    bonus,
    ...(range && { range }),
  } as const;
  const attacks = table.choose('attack', about, ['attack', 'decline']) === 'attack';
  if (!attacks) table.tell({ type: 'attack-declined' });
  return attacks;
}
