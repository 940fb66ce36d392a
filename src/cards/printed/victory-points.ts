import { z } from 'zod';
import { sourced } from '../source.ts';

const vp = z.int().min(-60).max(60).meta({ description: 'Victory Points' });
const gain = vp.min(0);
const loss = vp.max(0);
const points = z.strictObject({ vp, ...sourced });
const pointsLost = z.strictObject({ vp: loss, ...sourced });

/** The possible fates of an enemy machine, for one kind of enemy. */
const enemy = z.strictObject({
  enemy: z.literal(['jasta-11', 'richthofen', 'other']),
  shotDown: gain,
  forcedDown: gain,
  damagedAbort: gain,
  drivenOff: gain,
  ...sourced,
});

export const victoryPoints = z.strictObject({
  card: z.literal('Victory Points'),
  rules: z.array(z.int()),
  par: z.strictObject({ aDay: z.int(), days: z.int(), ...sourced }),
  enemies: z.array(enemy).length(3),
  machines: z.strictObject({
    lost: pointsLost,
    damaged: pointsLost,
    undamagedAtEmergencyField: pointsLost,
    twoSeaterSavingPlates: points,
  }),
  aircrew: z.strictObject({
    killed: pointsLost,
    prisoner: pointsLost,
    wounded: pointsLost,
    commandingOfficerLost: pointsLost,
  }),
});

export type VictoryPoints = z.output<typeof victoryPoints>;
