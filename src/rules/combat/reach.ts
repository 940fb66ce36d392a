import { readBand } from '../../rulebook/band.ts';
import type { Angle, Firing, HitRow } from '../../rulebook/cards/hit-cards.ts';
import { promised } from '../../rulebook/promised.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Fighter } from './fighter.ts';

/** How an attack would stand: the angle that the track gives, and the longest burst that angle and Pilot Skill allow. */
export interface Reach {
  readonly target: Fighter;
  readonly difference: number;
  readonly angle: Angle;
  readonly longestBurst: number;
}

/** (24) The relative positions on the Initiative Track, transferred to the Air-to-Air Display. */
export function reachOf(attacker: Fighter, target: Fighter, book: Rulebook): Reach {
  const difference = attacker.initiative - target.initiative;
  const angle = angleOf(attacker, difference, book);
  return { target, difference, angle, longestBurst: longestBurst(attacker, angle, book) };
}

/** (18), (24) A machine in the phase of its dive attacks in the dive; any other by the difference. */
function angleOf({ bonus }: Fighter, difference: number, { airToAirCombat }: Rulebook): Angle {
  return bonus > 0 ? airToAirCombat.firstPhaseDive.angle : readBand(airToAirCombat.angles, difference).angle;
}

/** (24) Angle by Pilot Skill; nobody fires more than he has. */
export function longestBurst({ skill, forward }: Fighter, angle: Angle, { airToAirCombat }: Rulebook): number {
  const row = airToAirCombat.longestBurst.find((line) => line.angle === angle);
  return Math.min(promised(row?.bySkill[skill - 1], 'longest burst for this angle and Pilot Skill'), forward.ammo);
}

/** (24) The row of the Hit Card for an angle and a length of burst. */
export function hitRow(angle: Angle, burst: number, { hitCards }: Rulebook): HitRow {
  return promised(hitCards.angles[angle][burst - 1], 'burst of this length on the Hit Card');
}

/** Of the 36 ways in which the dice fall, those that score. */
export const waysToHit = (angle: Angle, burst: number, firing: Firing, book: Rulebook): number =>
  hitRow(angle, burst, book).ways[firing];
