import { z } from 'zod';
import { ours, ruledRow, seedSource, sourcedRow } from '../../../cards/reading/cells.ts';

const MANOEUVRES = [
  'straight',
  'roll',
  'vertical-dive',
  'turn',
  'slip',
  'bank',
  'stall',
  'immelmann',
  'spin',
  'landing',
  'take-off',
  'restart',
  'repair',
  'radio',
  'camera',
] as const;
export type CloudsManoeuvre = (typeof MANOEUVRES)[number];

const manoeuvre = z.strictObject({
  manoeuvre: z.literal(MANOEUVRES),
  actions: z.int(),
  energy: z.int(),
  most: z.int().optional(),
  ...ruledRow,
});
const perMove = z.strictObject({ energy: z.int(), ...ruledRow });

export const movement = z.strictObject({
  card: z.literal('Movement'),
  manoeuvres: z.array(manoeuvre).length(MANOEUVRES.length),
  tightest: z.strictObject({ amount: z.int(), ...ruledRow }),
  climb: perMove,
  dive: perMove,
  accelerates: perMove,
  rebuilt: z.strictObject({
    actionsPerTurn: ours,
    mostClimb: ours,
    tightTest: ours,
    tightEnergy: ours,
    radiusStep: ours,
    letters: z.strictObject({ from: z.string().length(1), to: z.string().length(1), ...sourcedRow }),
    slowTo: ours,
    mediumTo: ours,
    stall: z.strictObject({ falls: z.int(), gains: z.int(), source: seedSource }),
    spin: z.strictObject({ falls: z.int(), source: seedSource }),
    immelmann: z.strictObject({ above: z.int(), source: seedSource }),
    drag: ours,
    overTop: ours,
    dead: ours,
    leaves: z.strictObject({ beyond: z.int(), source: seedSource }),
    collides: z.strictObject({ hundredths: z.int(), source: seedSource }),
    woundStep: ours,
    luckForReRoll: ours,
  }),
});
