import { z } from 'zod';

/**
 * The source of a row of a card. `rulebook 13`, `reported` (played games) and `history` mean that a source has these
 * very figures; docs/charts/known-cells.md says which. `derived` follows from known cells, `fitted` was moved until a
 * target range was met, `invented` is our own. `printed` is for a player who copies his boxed game's card.
 * `reconstructed` formerly stood for the three kinds of our own, and a player's cards may still have it.
 */
export const source = z
  .string()
  .regex(
    /^(rulebook ([1-9]|[1-4][0-9]|5[01]|example|introduction)|reported|history|derived|fitted|invented|printed|reconstructed)$/,
  )
  .meta({
    description:
      '`rulebook N`, `rulebook example`, `rulebook introduction`, `reported`, `history`, `derived`, `fitted`, `invented` or `printed`',
  });

/** The source of a row, and the sources of single cells that differ. */
export const sourced = {
  source,
  cells: z.record(z.string(), source).optional().meta({ description: 'cells of this row with a source of their own' }),
};
