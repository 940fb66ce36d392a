import { counterNamed, isGerman, kindOfEnemy, priceOfEnemy } from '../../cards/counters.ts';
import { chanceThat, oddsOfRows, oddsOfRowsWith } from '../../cards/odds.ts';
import type { CrewFate, CriticalResult } from '../../cards/printed/damage-tables.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { CrewHitRow } from '../../kit/odds/damage.ts';

/** A machine that is hit, and whether a second man aboard may be hit instead of the pilot. */
export interface StruckMachine {
  readonly machine: string;
  readonly hasObserver: boolean;
}

/** (25) The effect of a man's wound on the machine. */
export type CrewHitEffect = CrewHitRow['asPilot'];

/** (25) The chance that the pilot is the one hit. */
const pilotsShare = ({ hasObserver }: StruckMachine, { damageTables }: Rulebook): number =>
  hasObserver ? chanceThat(damageTables.crewMemberHit, 0, ({ who }) => who === 'pilot') : 1;

/** (25) The chance that a man's wound has this effect on the machine. */
export function chanceOfEffect(effect: CrewHitEffect, struck: StruckMachine, book: Rulebook): number {
  const pilots = pilotsShare(struck, book);
  const asPilot = chanceThat(book.damageTables.crewHit, 0, (row) => row.asPilot === effect);
  return pilots * asPilot + (effect === 'flies-on' ? 1 - pilots : 0);
}

/** (43) What a German is worth to us, whoever he was; a machine of ours is worth nothing to us as an enemy. */
const priceOf = (machine: string, book: Rulebook) =>
  priceOfEnemy(isGerman(machine) ? kindOfEnemy(counterNamed(machine, book)) : 'other', book);

/** (43) The value for us, by the Victory Points card: a machine of ours as lost if it comes down. */
export function hitWorth(result: CriticalResult, struck: StruckMachine, book: Rulebook): number {
  if (result === 'crew-hit') return meanCrewHitWorth(struck, book);
  const { machines } = book.victoryPoints;
  const enemy = priceOf(struck.machine, book);
  const [theirs, ours] = {
    'no-effect': [0, 0],
    'driven-off': [enemy.drivenOff, 0],
    'damaged-abort': [enemy.damagedAbort, machines.damaged.vp],
    'forced-down': [enemy.forcedDown, machines.lost.vp],
    'shot-down': [enemy.shotDown, machines.lost.vp],
  }[result];
  return (isGerman(struck.machine) ? theirs : ours) ?? 0;
}

/** (25) (43) The same for a man's wound and its effect on the machine. */
export function crewHitWorth(
  fate: CrewFate,
  effect: CrewHitEffect,
  { machine }: StruckMachine,
  book: Rulebook,
): number {
  const { machines, aircrew } = book.victoryPoints;
  const enemy = priceOf(machine, book);
  if (isGerman(machine)) return { 'shot-down': enemy.shotDown, 'lame-duck': enemy.damagedAbort, 'flies-on': 0 }[effect];
  const hers = { 'shot-down': machines.lost.vp, 'lame-duck': machines.damaged.vp, 'flies-on': 0 }[effect];
  const his = fate.fate === 'safe' ? 0 : aircrew[fate.fate].vp;
  return hers + his;
}

/** (25) The mean value of a man's wound. */
export function meanCrewHitWorth(struck: StruckMachine, book: Rulebook): number {
  const pilots = pilotsShare(struck, book);
  return oddsOfRows(book.damageTables.crewHit).reduce((sum, { row: { fate, asPilot }, odds }) => {
    const asObserver = crewHitWorth(fate, 'flies-on', struck, book);
    return sum + odds.chance * (pilots * crewHitWorth(fate, asPilot, struck, book) + (1 - pilots) * asObserver);
  }, 0);
}

/** (25) The mean value of a Critical Hit. */
export const meanHitWorth = (modifier: number, struck: StruckMachine, book: Rulebook): number =>
  oddsOfRowsWith(book.damageTables.criticalHit, modifier).reduce(
    (sum, { row, odds }) => sum + odds.chance * hitWorth(row.result, struck, book),
    0,
  );
