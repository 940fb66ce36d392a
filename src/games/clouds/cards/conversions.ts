import { z } from 'zod';
import { FIRING } from '../../../cards/bursts.ts';
import { BRAVERY_LETTERS } from '../../../cards/printed/hit-cards.ts';
import { ours, sourcedRow } from '../../../cards/reading/cells.ts';

const perSkill = z.strictObject({ base: z.int(), perSkill: z.int(), ...sourcedRow });
const diving = z.strictObject({ initiative: z.int(), above: z.int(), ...sourcedRow });

export const conversions = z.strictObject({
  card: z.literal('Conversions'),
  skills: perSkill.meta({ description: 'Awareness and Flying in tenths' }),
  gunnery: z.array(z.strictObject({ firing: z.literal(FIRING), value: z.int(), ...sourcedRow })).length(FIRING.length),
  fortitude: z
    .array(z.strictObject({ bravery: z.literal(BRAVERY_LETTERS), value: z.int(), ...sourcedRow }))
    .length(BRAVERY_LETTERS.length),
  luck: perSkill,
  gunner: z.strictObject({ awareness: z.int(), fortitude: z.int(), luck: z.int(), ...sourcedRow }),
  dive: z.strictObject({ dive: diving, surprise: diving }),
  feetPerMove: z.strictObject({ feet: z.int(), moves: z.int(), ...sourcedRow }),
  ammoPerBox: ours,
  turnsPerPhase: ours,
  apart: z.strictObject({ amount: z.int(), surprise: z.int(), ...sourcedRow }),
  leastHeight: ours,
  damagedAt: ours.meta({ description: 'hundredths of her Strength at which a machine is damaged for the campaign' }),
  grazedTo: ours.meta({ description: 'hundredths of his Fortitude that a man may lose and be no more than grazed' }),
  woundDays: z.strictObject({ light: z.int(), serious: z.int(), ...sourcedRow }),
  apartBeside: ours,
  half: ours,
});
