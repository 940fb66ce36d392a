import { isFighter, type Party } from '../../campaign/mission-log.ts';
import { readBand } from '../../rulebook/band.ts';
import { counterOf, hasScout } from '../../rulebook/counters.ts';
import { hexOf } from '../../rulebook/map.ts';
import { consult, lookUp } from '../../rulebook/roll-table.ts';
import type { EventOf } from '../../table/events.ts';
import { type Parts, sumOf } from '../../table/parts.ts';
import type { Table } from '../../table/table.ts';
import { weatherBox } from './encounter.ts';
import { viewOf } from './party-view.ts';

/** The enemy as first seen: how high, and whether one side comes upon the other out of cloud. */
export interface Sighting {
  readonly altitude: number;
  readonly fromCloud: boolean;
}

/** (16) (18) Their altitude, and whether the two can see each other. Nothing, when they pass unseen. */
export function sightEnemy(party: Party, table: Table): Sighting | undefined {
  const { roll, row } = consult(table.book.enemyAircraftResponse.altitude, table);
  const { feet, starred } = row;
  const { up, down } = weatherBox(party, table);
  const visibility = feet > party.altitude ? up : down;
  const inSight = visibility === 'unlimited' || Math.abs(feet - party.altitude) <= visibility;
  const sight = sightOf(inSight, starred);
  table.tell({ type: 'enemy-height-rolled', roll, feet, ours: party.altitude, starred, visibility, sight });
  return sight === 'unseen' ? undefined : { altitude: feet, fromCloud: sight === 'from-cloud' };
}

/** (18) Who is out of sight may lurk in cloud. */
function sightOf(inSight: boolean, starred: boolean): EventOf<'enemy-height-rolled'>['sight'] {
  if (inSight) return 'seen';
  return starred ? 'from-cloud' : 'unseen';
}

/** (16) Who has the Attack Option: the higher side; at one height the larger; else a die. */
export function giveAttackOption(
  party: Party,
  enemies: readonly number[],
  { altitude }: Sighting,
  table: Table,
): 'allied' | 'german' {
  const height = party.altitude - altitude;
  const strength = party.machines.length - enemies.length;
  const better = height || strength;
  if (better !== 0) {
    const to = better > 0 ? 'allied' : 'german';
    table.tell({ type: 'attack-option-given', to, why: height === 0 ? 'numbers' : 'height' });
    return to;
  }
  const { roll, row } = consult(table.book.enemyAircraftResponse.attackOptionDie, table);
  table.tell({ type: 'attack-option-given', to: row.has, why: 'die', roll });
  return row.has;
}

/** (16) Whether the Germans attack. Jasta 11 always does; the others throw, and add what speaks for it and against. */
export function germansAttack(party: Party, enemies: readonly number[], sighting: Sighting, table: Table): boolean {
  if (enemies.some((number) => counterOf(number, table.book).jasta11)) {
    table.tell({ type: 'germans-decided', decides: 'attack', by: 'jasta-11' });
    return true;
  }
  const { decision, decisionParts } = table.book.enemyAircraftResponse;
  const parts = partsOf(party, enemies, sighting, decisionParts, table);
  const roll = table.roll(decision.check);
  const total = roll.total + sumOf(parts);
  const { decides } = lookUp(decision, total);
  table.tell({ type: 'germans-decided', decides, by: { roll, parts, total } });
  return decides === 'attack';
}

function partsOf(
  party: Party,
  enemies: readonly number[],
  { altitude }: Sighting,
  {
    odds,
    height,
    twoSeatersAmongUs,
    noScoutAmongThem,
    ourSideOfTheLines,
  }: Table['book']['enemyAircraftResponse']['decisionParts'],
  table: Table,
): Parts {
  const { book } = table;
  return {
    odds: readBand(odds, enemies.length - party.machines.length).modifier,
    height: readBand(height, altitude - party.altitude).modifier,
    ...(party.machines.every(isFighter) ? {} : { twoSeatersAmongUs: twoSeatersAmongUs.modifier }),
    ...(hasScout(enemies, book) ? {} : { noScoutAmongThem: noScoutAmongThem.modifier }),
    ...(hexOf(book.missionMap, party.hex).ground === 'allied' && { ourSideOfTheLines: ourSideOfTheLines.modifier }),
  };
}

/** (17) Whether the commander attacks, when the option is his. */
export function commanderAttacks(
  party: Party,
  enemies: readonly number[],
  { altitude, fromCloud }: Sighting,
  table: Table,
): boolean {
  const dive = party.altitude > altitude ? 'dive' : 'none';
  const bonus = fromCloud ? 'surprise' : dive;
  const about = { party: viewOf(party, table.book), enemies, enemyAltitude: altitude, bonus } as const;
  const attacks = table.choose('attack', about, ['attack', 'decline']) === 'attack';
  if (!attacks) table.tell({ type: 'attack-declined' });
  return attacks;
}
