import { z } from 'zod';

/**
 * Where a row of a card comes from. `rulebook 13`, `reported` (played games) and `history` say that a source has these
 * very figures; docs/charts/known-cells.md says which. Of the others, `derived` follows from known cells, `fitted` was
 * moved until a band held, `invented` is our own. `printed` is for a player who copies his boxed game's card;
 * `reconstructed` stood for the three kinds of our own once, and a player's cards may have it still.
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

/** The source of a row, and of those of its cells that come from elsewhere. */
export const sourced = {
  source,
  cells: z.record(z.string(), source).optional().meta({ description: 'cells of this row with a source of their own' }),
};
