import type { EnemyAircraftResponse } from '../cards/printed/enemy-aircraft-response.ts';
import type { BraveryPart, PilotSkillFiringAndBravery } from '../cards/printed/pilot-skill-firing-and-bravery.ts';

/** All that is added to a throw, or that a value is made of. */
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

/** What a number is put together from beside the dice, so that any screen can say why: `{ worsening: 1 }`. */
export type Parts = { readonly [Name in PartName]?: number };

export const sumOf = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0);
