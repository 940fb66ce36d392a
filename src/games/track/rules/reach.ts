import { readBand } from '../../../cards/band.ts';
import { longestBurstFor } from '../../../cards/hit-row.ts';
import type { Angle } from '../../../cards/printed/hit-cards.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { FightingMachine } from './fighting-machine.ts';

/** A possible attack: the angle by the track, and the longest burst that angle and Pilot Skill allow. */
export interface Reach {
  readonly target: FightingMachine;
  readonly difference: number;
  readonly angle: Angle;
  readonly longestBurst: number;
}

/**
 * (24) The relative positions on the Initiative Track, transferred to the Air-to-Air Display, with a Dive Bonus (18).
 */
export function reachOf(attacker: FightingMachine, target: FightingMachine, book: Rulebook): Reach {
  const difference = attacker.initiative - target.initiative;
  const { angle } = readBand(book.airToAirCombat.angles, difference);
  return { target, difference, angle, longestBurst: longestBurst(attacker, angle, book) };
}

/** (18), (24) Ruling: a machine in the phase of its dive may attack in the dive instead, by the Diving card. */
export function reachesOf(attacker: FightingMachine, target: FightingMachine, book: Rulebook): Reach[] {
  const onTrack = reachOf(attacker, target, book);
  if (attacker.bonus === 0) return [onTrack];
  const { angle } = book.airToAirCombat.firstPhaseDive;
  return [onTrack, { ...onTrack, angle, longestBurst: longestBurst(attacker, angle, book) }];
}

/** (24) Angle by Pilot Skill; nobody fires more than he has. */
export const longestBurst = ({ skill, forward }: FightingMachine, angle: Angle, book: Rulebook): number =>
  Math.min(longestBurstFor(skill, angle, book), forward.ammo);
