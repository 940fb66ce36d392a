import { z } from 'zod';

/** Bravery on the Mission Log, from the man who is past it to the man who knows no fear. */
export const BRAVERY_LETTERS = ['S', 'NV', 'N', 'B', 'DD'] as const;
export type BraveryLetter = (typeof BRAVERY_LETTERS)[number];

/** What his Bravery lets a man do, or makes him do. `check` is a Nerve Check: he may if he passes it. */
const BINDINGS = ['must', 'may', 'check', 'must-not'] as const;

export const binding = z.literal(BINDINGS);

/** Rule 40. `outnumbered`: he may, but only when the odds are against him; `check`: he must, if he fails it. */
export const escapeBinding = z.literal(['must', 'check', 'may', 'outnumbered', 'must-not']);
export type EscapeBinding = z.output<typeof escapeBinding>;

export const skill = z.int().min(1).max(7).meta({ description: 'Pilot Skill, 1 to 7' });
export const bravery = z
  .int()
  .min(0)
  .max(99)
  .meta({ description: 'a Bravery number: see the Pilot Skill card for its letter' });
