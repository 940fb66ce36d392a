import { z } from 'zod';

/**
 * Where a figure comes from: a line of the rules; public pages; arithmetic from such facts; a fit to all constraints of
 * the rules; or our invention, where the rules set none. `printed` is for a player who copies the cards of the boxed
 * game.
 */
const source = z
  .string()
  .regex(/^(seed 000:\d+(-\d+)?|public|history|derived|fitted|invented|printed)$/)
  .meta({ description: '`seed 000:LINE`, `public`, `history`, `derived`, `fitted`, `invented` or `printed`' });

/** The source of a row, and the sources of single cells that differ. */
export const fromSeed = {
  source,
  cells: z.record(z.string(), source).optional().meta({ description: 'cells of this row with a source of their own' }),
};
