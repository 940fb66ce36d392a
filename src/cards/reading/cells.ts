import { z } from 'zod';
import type { Dice } from '../dice.ts';

/** The source of a row: a line of the play sheets, public knowledge, a conclusion from those, or our own design. */
export const seedSource = z
  .string()
  .regex(/^(seed 003:[1-9]\d*|public|derived|fitted|invented)$/)
  .meta({ description: '`seed 003:N`, `public`, `derived`, `fitted` or `invented`' });

const rule = z
  .string()
  .regex(/^C\d{3}$/)
  .meta({ description: 'the rule by its mark, C001 to C131' });

export const sourcedRow = { source: seedSource };
export const ruledRow = { rule, source: seedSource };

/** Dice as written in the tables. */
export const dice = z.literal([
  '1d3',
  '1d4',
  '1d6',
  '1d8',
  '1d10',
  '1d12',
  '1d20',
  '2d4',
  '2d6',
  '2d8',
  '2d10',
  '2d20',
  '3d6',
  '4d6',
  '5d6',
  '6d10',
]) satisfies z.ZodType<Dice>;
export type TableDice = z.output<typeof dice>;

/** A throw and a constant: `1d3` and 2. */
export const amount = { dice: dice.optional(), plus: z.int() };

export const figure = z.strictObject({ amount: z.int(), ...ruledRow });
export const ours = z.strictObject({ amount: z.int(), ...sourcedRow });

const end = z.int().min(-99).max(999);

/** Rows read by a value between two figures. */
export const rowsOf = <Cells extends z.ZodRawShape>(cells: Cells) =>
  z.array(z.strictObject({ from: end, to: end, ...cells, ...ruledRow })).min(1);
