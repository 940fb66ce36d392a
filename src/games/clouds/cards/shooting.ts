import { z } from 'zod';
import { figure, rowsOf, ruledRow } from '../../../cards/reading/cells.ts';
import { byBand } from './by-band.ts';
import { BURSTS } from './words.ts';

/** The angles of a shot: four for the pilot, three for the gunner. */
const ANGLES = ['rear', 'front', 'side', 'high-low', 'astern', 'parallel', 'other'] as const;
export type ShotAngle = (typeof ANGLES)[number];

export const shooting = z.strictObject({
  card: z.literal('Shooting'),
  threats: z.strictObject({ side: figure, rear: figure, most: figure, within: figure }),
  distances: rowsOf({ amount: z.int() }),
  angles: z.array(z.strictObject({ angle: z.literal(ANGLES), amount: z.int(), ...ruledRow })).length(ANGLES.length),
  sustained: figure,
  halfBoxes: z.array(z.strictObject({ burst: z.literal(BURSTS), halves: z.int(), ...ruledRow })).length(3),
  shortBurst: figure,
  creditRounds: figure,
  jamFrom: z.array(z.strictObject({ guns: z.int(), from: z.int(), ...ruledRow })).length(4),
  malfunctions: rowsOf({
    is: z.literal(['dead', 'spent', 'jammed', 'cleared']),
    turns: z.int(),
    actions: z.int(),
    magazineTurns: z.int(),
    magazineActions: z.int(),
    next: z.boolean(),
  }),
  balloons: z.strictObject({
    rockets: figure,
    incendiary: figure,
    damage: rowsOf({ leak: z.int(), burns: z.boolean() }),
    airshipCells: figure,
    toHit: byBand,
    oneGun: figure,
    flexible: figure,
  }),
  rockets: z.strictObject({ base: figure, above: figure, upwind: figure, straight: figure, within: figure }),
});
