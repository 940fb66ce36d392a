import { z } from 'zod';
import { FIREPOWERS } from './damage-cards.ts';
import { cardSourced } from './source.ts';

const firepower = z.literal(FIREPOWERS).optional();

const cardMachine = z.strictObject({
  name: z.string().min(1),
  side: z.literal(['allied', 'german']),
  deck: z
    .string()
    .regex(/^[A-Z]{1,2}$/)
    .meta({ description: 'the blue letter: its manoeuvre deck' }),
  guns: z
    .strictObject({ front: firepower, rear: firepower })
    .refine(({ front, rear }) => front !== undefined || rear !== undefined, { error: 'a machine has a gun' })
    .meta({ description: 'the red letters: its damage decks' }),
  resistance: z.int().min(1).max(99).meta({ description: 'the green number: the points that bring it down' }),
  ...cardSourced,
});

export type CardMachine = z.output<typeof cardMachine>;

export const cardMachines = z.strictObject({
  card: z.string().min(1),
  machines: z.record(z.string().regex(/^[a-z0-9][a-z0-9-]*$/), cardMachine),
});
