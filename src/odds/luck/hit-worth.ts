import { isGerman, priceOfEnemy } from '../../cards/counters.ts';
import { chanceThat, oddsOfRows, oddsOfRowsWith } from '../../cards/odds.ts';
import type { CrewFate, CriticalResult, DamageTables } from '../../cards/printed/damage-tables.ts';
import type { Rulebook } from '../../cards/rulebook.ts';

/** A machine that is hit, and whether a second man sits in her who may be hit in the pilot's place. */
export interface Struck {
  readonly machine: string;
  readonly hasObserver: boolean;
}

type CrewHitRow = DamageTables['crewHit']['rows'][number];

/** (25) What a man's wound means for the machine. */
export type CrewHitEffect = CrewHitRow['asPilot'];

/** (25) The chance that it is the pilot who is hit. */
const pilotsShare = ({ hasObserver }: Struck, { damageTables }: Rulebook): number =>
  hasObserver ? chanceThat(damageTables.crewMemberHit, 0, ({ who }) => who === 'pilot') : 1;

/** (25) The chance that a man's wound has this effect on the machine. */
export function chanceOfEffect(effect: CrewHitEffect, struck: Struck, book: Rulebook): number {
  const pilots = pilotsShare(struck, book);
  const asPilot = chanceThat(book.damageTables.crewHit, 0, (row) => row.asPilot === effect);
  return pilots * asPilot + (effect === 'flies-on' ? 1 - pilots : 0);
}

/**
 * (43) To us, by the Victory Points card: a German as one of no great name, a machine of ours as lost if she comes
 * down.
 */
export function hitWorth(result: CriticalResult, struck: Struck, book: Rulebook): number {
  if (result === 'crew-hit') return meanCrewHitWorth(struck, book);
  const { machines } = book.victoryPoints;
  const enemy = priceOfEnemy('other', book);
  const [theirs, ours] = {
    'no-effect': [0, 0],
    'driven-off': [enemy.drivenOff, 0],
    'damaged-abort': [enemy.damagedAbort, machines.damaged.vp],
    'forced-down': [enemy.forcedDown, machines.lost.vp],
    'shot-down': [enemy.shotDown, machines.lost.vp],
  }[result];
  return (isGerman(struck.machine) ? theirs : ours) ?? 0;
}

/** (25) (43) The same of a man's wound, and of what becomes of the machine by it. */
export function crewHitWorth(fate: CrewFate, effect: CrewHitEffect, { machine }: Struck, book: Rulebook): number {
  const { machines, aircrew } = book.victoryPoints;
  const enemy = priceOfEnemy('other', book);
  if (isGerman(machine)) return { 'shot-down': enemy.shotDown, 'lame-duck': enemy.damagedAbort, 'flies-on': 0 }[effect];
  const hers = { 'shot-down': machines.lost.vp, 'lame-duck': machines.damaged.vp, 'flies-on': 0 }[effect];
  const his = fate.fate === 'safe' ? 0 : aircrew[fate.fate].vp;
  return hers + his;
}

/** (25) What a man's wound brings on the mean. */
export function meanCrewHitWorth(struck: Struck, book: Rulebook): number {
  const pilots = pilotsShare(struck, book);
  return oddsOfRows(book.damageTables.crewHit).reduce((sum, { row: { fate, asPilot }, odds }) => {
    const asObserver = crewHitWorth(fate, 'flies-on', struck, book);
    return sum + odds.chance * (pilots * crewHitWorth(fate, asPilot, struck, book) + (1 - pilots) * asObserver);
  }, 0);
}

/** (25) What a Critical Hit brings on the mean. */
export const meanHitWorth = (modifier: number, struck: Struck, book: Rulebook): number =>
  oddsOfRowsWith(book.damageTables.criticalHit, modifier).reduce(
    (sum, { row, odds }) => sum + odds.chance * hitWorth(row.result, struck, book),
    0,
  );
