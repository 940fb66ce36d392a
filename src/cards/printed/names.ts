import { z } from 'zod';
import { rollTable } from '../reading/table-schema.ts';
import { indexRows, type RollTable } from '../roll-table.ts';
import { source } from '../source.ts';

const list = z.string().regex(/^[a-z0-9-]+$/);
const words = z.string().min(1).max(100);

/** A man with his full name, forenames first. */
export const fullName = z
  .string()
  .regex(/^\S+( \S+)+$/)
  .meta({ description: 'forenames and surname: `Albert Ball`' })
  .transform((text) => ({
    forenames: text.split(' ').slice(0, -1),
    surname: text.slice(text.lastIndexOf(' ') + 1),
  }));

/** A man with his surname and first initial. */
const initialled = z
  .string()
  .regex(/^\S+ [A-Z]$/)
  .meta({ description: 'a surname and an initial: `Palmer P`' })
  .transform((text) => ({ surname: text.slice(0, -2), initial: text.slice(-1) }));

const name = z
  .string()
  .regex(/^[A-Z][A-Za-z'-]+$/)
  .meta({ description: 'a name, in letters' });

interface NameRow {
  readonly roll: number;
  readonly name: string;
}

/** The schema of a grid of 36 names: the red die gives the line, the white die the place in it. */
function nameGrid<const C extends string>(check: C) {
  return z
    .strictObject({ check: z.literal(check), source, grid: z.array(z.array(name).length(6)).length(6) })
    .refine(({ grid }) => new Set(grid.flat()).size >= 3, { error: 'at least three different names stand in the grid' })
    .transform(({ grid, source }): RollTable<NameRow, C> & { source: string } => {
      const rows = grid.flatMap((line, red) =>
        line.map((each, white) => ({ roll: 11 + 10 * red + white, name: each })),
      );
      return { check, dice: 'd66', source, rows, ...indexRows('d66', rows) };
    });
}

export const names = z
  .strictObject({
    card: z.literal('Names'),
    rules: z.array(z.int()),
    surnameList: rollTable('surname-list', '2d6', { list, before: list.optional() }),
    surnames: z.record(list, nameGrid('surname')),
    forenameCount: rollTable('forename-count', '1d6', { count: z.int().min(1).max(3) }),
    forenameList: rollTable('forename-list', '1d6', { list }),
    forenames: z.record(list, nameGrid('forename')),
    home: rollTable('home', 'd66', { home: words, regiment: words }),
    officerService: rollTable('earlier-service', '2d6', { service: words }),
    otherRankService: rollTable('former-trade', '2d6', { service: words }),
    age: rollTable('age', '2d6', { age: z.int().min(17).max(45) }),
    forbidden: z.strictObject({
      names: z.array(fullName),
      initials: z.array(initialled),
      surnames: z.array(words),
      source,
    }),
  })
  .refine(({ surnameList, surnames }) => surnameList.rows.every((row) => row.list in surnames), {
    error: 'every list that the dice can choose has its grid below surnames',
    path: ['surnameList'],
  })
  .refine(({ surnameList, surnames }) => surnameList.rows.every(({ before }) => !before || before in surnames), {
    error: 'every first part has its grid below surnames',
    path: ['surnameList'],
  })
  .refine(({ forenameList, forenames }) => forenameList.rows.every((row) => row.list in forenames), {
    error: 'every list that the dice can choose has its grid below forenames',
    path: ['forenameList'],
  });

export type PrintedNames = z.output<typeof names>;
export type Forbidden = PrintedNames['forbidden'];
