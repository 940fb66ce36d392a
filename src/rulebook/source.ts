import { z } from 'zod';

/**
 * Where a row of a card comes from: the rulebook (a rule, or its worked example), reports of played games,
 * history, or our own reconstruction fitted to those. `printed` is for a player who copies his boxed game's card.
 */
export const source = z
  .string()
  .regex(/^(rulebook ([1-9]|[1-4][0-9]|5[01]|example|introduction)|reported|history|reconstructed|printed)$/)
  .meta({
    description:
      '`rulebook N`, `rulebook example`, `rulebook introduction`, `reported`, `history`, `reconstructed` or `printed`',
  });

/** The source of a row, and of those of its cells that come from elsewhere. */
export const sourced = {
  source,
  cells: z.record(z.string(), source).optional().meta({ description: 'cells of this row with a source of their own' }),
};
