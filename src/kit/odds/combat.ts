import { readBand } from '../../cards/band.ts';
import { longestBurstFor, waysToHit } from '../../cards/hit-row.ts';
import type { AltitudeColumn } from '../../cards/initiative-number.ts';
import { chanceThat, oddsOfRowsWith, oddsOfTotals } from '../../cards/odds.ts';
import type { Aircraft } from '../../cards/printed/aircraft.ts';
import type { CriticalResult } from '../../cards/printed/damage-tables.ts';
import type { Firing } from '../../cards/printed/hit-cards.ts';
import { initiativeNumber, type Rulebook } from '../../cards/rulebook.ts';
import { criticalHitToll, type WayHome } from './damage.ts';

/** A man in his machine. */
export interface DuelAirman {
  readonly aircraft: Aircraft;
  readonly skill: number;
  readonly firing: Firing;
}

/** What one phase brings the first of two machines. */
export interface PhaseOdds {
  /** The chance of standing higher on the track, and so of the attack; and of standing level. */
  readonly attacks: number;
  readonly level: number;
  /** The chance of a Critical Hit in a phase that begins on the track; if level, it is the duel's shot. */
  readonly hits: number;
  /** The same in a phase of a running Personal Duel. */
  readonly hitsInDuel: number;
}

/** The possible Initiative Numbers of a man, each with its chance. */
export function initiativesOf({ aircraft, skill }: Omit<DuelAirman, 'firing'>, column: AltitudeColumn) {
  return oddsOfTotals('2d6').map(({ total, odds: { chance } }) => ({
    number: initiativeNumber(aircraft, total + skill, column),
    chance,
  }));
}

export const meanInitiative = (man: Omit<DuelAirman, 'firing'>, column: AltitudeColumn): number =>
  initiativesOf(man, column).reduce((sum, { number, chance }) => sum + number * chance, 0);

/**
 * (17) (20) (24) One phase against one other at the same height, over all rolls. Level machines are paired and roll
 * against each other at once: the higher one still fires in this phase.
 */
export function phaseOdds(book: Rulebook, us: DuelAirman, them: DuelAirman, column: AltitudeColumn): PhaseOdds {
  const odds = { attacks: 0, level: 0, hits: 0 };
  for (const ours of initiativesOf(us, column))
    for (const theirs of initiativesOf(them, column)) {
      const chance = ours.chance * theirs.chance;
      const difference = ours.number - theirs.number;
      if (difference === 0) odds.level += chance;
      if (difference <= 0) continue;
      odds.attacks += chance;
      odds.hits += chance * hitChance(book, us, difference);
    }
  const { attacks, level, hits } = odds;
  return { attacks, level, hits: hits * (1 + level), hitsInDuel: hits };
}

/** (20) The Critical Hits of so many phases: a duel goes on, and in it a tie brings no second roll. */
export function hitsInPhases({ level, hitsInDuel }: PhaseOdds, phases: number): number {
  return hitsInDuel * (phases + 1 - (1 - level) ** phases);
}

/** The chance of a Critical Hit with the longest burst that the difference and Pilot Skill allow. */
function hitChance(book: Rulebook, { skill, firing }: DuelAirman, difference: number): number {
  const { angle } = readBand(book.airToAirCombat.angles, difference);
  return waysToHit(angle, longestBurstFor(skill, angle, book), firing, book) / 36;
}

/** What a machine's guns add to the Critical Hit roll, rule 25. */
export const gunsAdd = ({ guns }: Aircraft, { damageTables }: Rulebook): number =>
  guns.forward === 'twin' ? damageTables.twinGuns.modifier : 0;

/** The chance that a Critical Hit brings a machine down at once: shot or forced down, or its pilot killed. */
export function downChance({ damageTables }: Rulebook, modifier: number, seats: 1 | 2): number {
  const { criticalHit, crewHit, crewMemberHit } = damageTables;
  const struck = seats === 1 ? 1 : chanceThat(crewMemberHit, 0, ({ who }) => who === 'pilot');
  const killed = struck * chanceThat(crewHit, 0, ({ asPilot }) => asPilot === 'shot-down');
  const worth: { readonly [R in CriticalResult]?: number } = { 'shot-down': 1, 'forced-down': 1, 'crew-hit': killed };
  return oddsOfRowsWith(criticalHit, modifier).reduce(
    (sum, { row, odds: { chance } }) => sum + chance * (worth[row.result] ?? 0),
    0,
  );
}

/** Three hexes beyond the trenches and on to an Emergency Landing Field, a turn for each hex. */
const WAY_HOME: WayHome = ['enemy', 'enemy', 'enemy', 'trenches', 'allied', 'allied'];

/** The chance that a Critical Hit finally costs a fighter of ours, including Lame Ducks that do not get home. */
export const lossChance = ({ damageTables }: Rulebook, modifier: number): number =>
  criticalHitToll(damageTables, modifier, WAY_HOME, 1).machineLost;
