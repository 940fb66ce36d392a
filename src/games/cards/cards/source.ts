import { z } from 'zod';

/** The source of a row on a card of a game: a line of its rules, public pages, or our own working. */
const cardSource = z
  .string()
  .regex(/^(seed 00[14]:[1-9][0-9]*|public|derived|fitted|invented|printed)$/)
  .meta({ description: '`seed 001:98` (a line of the rules), `public`, `derived`, `fitted`, `invented` or `printed`' });

export const cardSourced = {
  source: cardSource,
  cells: z.record(z.string(), cardSource).optional().meta({ description: 'cells with a source of their own' }),
};
