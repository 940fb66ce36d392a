import type { CrewSeat, Wound } from '../../campaign/aircrew.ts';
import type { LameDuck } from '../../campaign/mission-log.ts';
import type { MachineFate, SideOfLines } from '../../cards/printed/damage-tables.ts';
import type { BraveryLetter } from '../../cards/printed/hit-cards.ts';
import { memoizeBy } from '../../cards/reading/once.ts';
import type { Rulebook } from '../../cards/rulebook.ts';

/** A machine in the air with its men, as guns and Damage Tables need it. */
export interface Aboard {
  readonly machine: string;
  readonly men: readonly CrewSeat[];
  /** The pilot's Bravery in the Mission Log. */
  readonly bravery: BraveryLetter;
  /** In feet; 0 is Tree-Top. */
  readonly altitude: number;
  readonly over: SideOfLines;
  readonly lameDuck: LameDuck | undefined;
  /** Taken in this mission so far. */
  readonly wounds: readonly Wound[];
}

/** A machine that came down early, and the fate of everything in it. */
export interface LandedMachine {
  readonly how: 'forced-landing' | 'forced-down' | 'shot-down';
  readonly side: SideOfLines;
  readonly machine: MachineFate;
  readonly crew: readonly Wound[];
}

/** The effect of a hit on a machine, for the mission to apply. */
export type Harm =
  | { readonly is: 'unharmed' | 'driven-off' }
  | { readonly is: 'needs-repair'; readonly days: number }
  | { readonly is: 'man-hit'; readonly wound: Wound }
  | { readonly is: 'lame-duck'; readonly lameDuck: LameDuck; readonly wound: Wound | undefined }
  | { readonly is: 'lower'; readonly altitude: number }
  | { readonly is: 'down'; readonly down: LandedMachine };

export interface HarmedMachine {
  readonly machine: string;
  readonly harm: Harm;
}

export const UNHARMED: Harm = { is: 'unharmed' };

/** The machine as it flies on after an effect. */
export function afterHarm(aboard: Aboard, harm: Harm): Aboard {
  const { machine, men, bravery, over } = aboard;
  const altitude = harm.is === 'lower' ? harm.altitude : aboard.altitude;
  const lameDuck = harm.is === 'lame-duck' ? harm.lameDuck : aboard.lameDuck;
  const wound = harm.is === 'man-hit' || harm.is === 'lame-duck' ? harm.wound : undefined;
  const wounds = wound ? [...aboard.wounds, wound] : aboard.wounds;
  return { machine, men, bravery, altitude, over, lameDuck, wounds };
}

/** (25) Whether a man is alive and may be hit. */
export const isAlive = (man: CrewSeat, wounds: readonly Wound[]): boolean =>
  wounds.every(({ who, fate }) => who !== man || fate.fate !== 'killed');

/** Ruling: a graze keeps nobody from his gun, his camera or his wireless before the landing; a wound does. */
export const isFit = (man: CrewSeat, wounds: readonly Wound[], book: Rulebook): boolean =>
  wounds.every(({ who, fate }) => who !== man || (fate.fate === 'wounded' && fate.days <= daysOfGraze(book)));

const daysOfGraze = memoizeBy(({ damageTables, archieAndMachineGun }: Rulebook): number => {
  const { rows } = damageTables.crewHit;
  const grazes = rows.flatMap(({ asPilot, fate }) => (asPilot === 'flies-on' && 'days' in fate ? fate.days : []));
  return Math.max(archieAndMachineGun.lightWound.days, ...grazes);
});

/** Whether the machine is still with the flight, and so a target for further shots. */
export const isStillThere = ({ is }: Harm): boolean => is !== 'down' && is !== 'driven-off';
