import { z } from 'zod';

/**
 * Where a figure of this system comes from: a line of the seed; public pages; derived from such facts by arithmetic;
 * fitted to all constraints that the seed sets; invented where it sets none. `printed` is for a player who copies the
 * boxed game's cards.
 */
const source = z
  .string()
  .regex(/^(seed 000:\d+(-\d+)?|public|history|derived|fitted|invented|printed)$/)
  .meta({ description: '`seed 000:LINE`, `public`, `history`, `derived`, `fitted`, `invented` or `printed`' });

/** The source of a row, and of those of its cells that come from elsewhere. */
export const fromSeed = {
  source,
  cells: z.record(z.string(), source).optional().meta({ description: 'cells of this row with a source of their own' }),
};
