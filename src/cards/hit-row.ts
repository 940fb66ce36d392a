import type { Angle, Firing, GunRounds, HitRow } from './printed/hit-cards.ts';
import { expectDefined, type Rulebook } from './rulebook.ts';

/** (24) The row of the Hit Card for an angle and a length of burst. */
export function hitRow(angle: Angle, burst: number, { hitCards }: Rulebook): HitRow {
  return expectDefined(hitCards.angles[angle][burst - 1], 'burst of this length on the Hit Card');
}

/** (32), (38) The totals that jam a gun fired at an aircraft, by its load, and their number of the 36 rolls. */
export function jamsOf(
  angle: Angle,
  burst: number,
  rounds: GunRounds,
  book: Rulebook,
): Pick<HitRow, 'jams' | 'jamWays'> {
  if (rounds === 'ordinary') return hitRow(angle, burst, book);
  return expectDefined(book.hitCards.buckingham[burst - 1], 'burst of this length with Buckingham');
}

/** The number of the 36 rolls that score. */
export const waysToHit = (angle: Angle, burst: number, firing: Firing, book: Rulebook): number =>
  hitRow(angle, burst, book).ways[firing];

/** (24) The longest burst that an angle and Pilot Skill allow. */
export function longestBurstFor(skill: number, angle: Angle, { airToAirCombat }: Rulebook): number {
  const row = airToAirCombat.longestBurst.find((line) => line.angle === angle);
  return expectDefined(row?.bySkill[skill - 1], 'longest burst for this angle and Pilot Skill');
}
