import type { EnemyAircraftResponse } from '../cards/printed/enemy-aircraft-response.ts';
import type { BraveryPart, PilotSkillFiringAndBravery } from '../cards/printed/pilot-skill-firing-and-bravery.ts';

/** The names of what is added to a throw, or makes up a value. */
export type PartName =
  | keyof EnemyAircraftResponse['decisionParts']
  | keyof PilotSkillFiringAndBravery['skillParts']
  | keyof PilotSkillFiringAndBravery['firingParts']
  | BraveryPart
  | 'archie'
  | 'gentler'
  | 'hex'
  | 'holes'
  | 'landing'
  | 'load'
  | 'losses'
  | 'ranging'
  | 'target'
  | 'temper'
  | 'terms'
  | 'twinGuns'
  | 'weather'
  | 'worsening';

/** The modifiers of a number beside the dice, so that any screen can explain it: `{ worsening: 1 }`. */
export type Parts = { readonly [Name in PartName]?: number };

export const sumOf = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0);
