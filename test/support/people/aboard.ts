import type { Aboard } from '../../../src/kit/harm/aboard.ts';

/** A single-seater over the enemy's side at 8,000 feet, with a Normal pilot and no damage. */
export const aFighter = (told: Partial<Aboard> = {}): Aboard => ({
  machine: 'B3',
  men: ['pilot'],
  bravery: 'N',
  altitude: 8000,
  over: 'enemy',
  lameDuck: undefined,
  wounds: [],
  ...told,
});

/** A two-seater with pilot and observer. */
export const aTwoSeater = (told: Partial<Aboard> = {}): Aboard =>
  aFighter({ machine: 'B7', men: ['pilot', 'observer'], ...told });
