import { z } from 'zod';
import { TARGET_KINDS } from '../ground.ts';
import { keysOf } from '../keys-of.ts';
import { ASKED, errandsIn } from '../manuals/asked.ts';
import { refersTo } from '../marks.ts';
import { rollTable } from '../reading/table-schema.ts';
import { sourced } from '../source.ts';
import { type Activity, activities } from './activities.ts';

/** How many machines of a kind fly a mission. */
export const machines = z
  .strictObject({ from: z.int().min(0), to: z.int().min(0) })
  .refine(({ from, to }) => from <= to, { error: 'no more are needed than may go' });

const loss = z.strictObject({ points: z.int().min(-60).max(0), ...sourced });

/** Rule 16: one column of a manual's back: the numbers of the German aircraft met. */
const column = rollTable('aircraft-met', '2d6', {
  met: z
    .array(refersTo('German counter').transform(Number))
    .min(1)
    .max(6)
    .meta({ description: 'numbers of German aircraft' }),
  crippled: z.literal(true).optional().meta({ description: '`true` where those met are Lame Ducks of theirs' }),
});

/** The pairs of unmodified Encounter Values that share a column. */
const encounters = z.strictObject({ '1-2': column, '3-4': column, '5-6': column, '7-8': column });

const composed = z.strictObject({
  mission: z.string().min(1),
  rules: z.array(z.int()),
  briefing: z.string().min(1),
  watches: z.array(z.literal(['dawn', 'morning', 'afternoon', 'twilight'])).min(1),
  crews: z.strictObject({ fighters: machines, twoSeaters: machines, ...sourced }),
  targets: z.array(z.literal(TARGET_KINDS)).meta({ description: 'the kinds of target it may be sent to' }),
  activities,
  notFlown: loss.meta({ description: 'Victory Points lost when it is not flown, rule 6' }),
  failed: loss.meta({ description: 'Victory Points lost when it is flown and nothing is achieved, rule 43' }),
  encounters,
});

/** A Mission Briefing Manual. */
export const mission = composed.superRefine((manual, { addIssue }) => {
  for (const { path, message } of lacksIn(manual)) addIssue({ code: 'custom', path, message });
});

/** The parts in which a manual may differ from the one that it is derived from. */
export const overManual = composed.omit({ mission: true, rules: true, encounters: true }).partial();

interface Lack {
  readonly path: string[];
  readonly message: string;
}

/** The contradictions of a manual whose parts are valid by themselves. */
export function lacksIn(manual: z.output<typeof composed>): Lack[] {
  const {
    activities: { scan, strafeTarget },
    notFlown,
    failed,
  } = manual;
  return [
    ...(scan === undefined || finds(scan, strafeTarget)
      ? []
      : [{ path: ['activities', 'scan'], message: 'what a scan may find is `nothing` or a target of strafeTarget' }]),
    ...lacksOf(manual),
    ...(notFlown.points <= failed.points
      ? []
      : [{ path: ['notFlown'], message: 'a mission not flown costs the most that it can cost, rule 6' }]),
  ];
}

type Composed = Pick<z.output<typeof composed>, 'activities' | 'targets' | 'crews'>;

/** Parts of a manual that nobody could ever use. */
function lacksOf(manual: Composed): Lack[] {
  const lacks = keysOf(ASKED)
    .filter((activity) => manual.activities[activity] !== undefined)
    .flatMap((activity) => lacksFor(activity, manual));
  if (errandsIn(manual.activities).length > 0) return lacks;
  const sent = keysOf(ASKED).filter((activity) => ASKED[activity].sentFor !== 'never');
  return [...lacks, { path: ['activities'], message: `a flight is sent out for one of ${sent.join(', ')}` }];
}

function lacksFor(activity: Activity, { activities, targets, crews }: Composed): Lack[] {
  const { over, by, after } = ASKED[activity];
  const isThere = {
    place: targets.some((kind) => kind !== 'balloon'),
    balloon: targets.includes('balloon'),
    hexes: true,
  };
  const nobody = by.filter((role) => crews[role].to === 0);
  return [
    ...(isThere[over]
      ? []
      : [{ path: ['targets'], message: `\`${activity}\` is done over a ${over}: name a kind of it` }]),
    ...nobody.map((role) => ({ path: ['crews', role], message: `\`${activity}\` is done by them: let some go` })),
    ...(after === undefined || activities[after]
      ? []
      : [{ path: ['activities', activity], message: `without \`${after}\` it never comes to it` }]),
  ];
}

type ScanTable = { table: { rows: readonly { found: string }[] } };
type Targets = { targets: readonly { target: string }[] } | undefined;

function finds({ table }: ScanTable, strafed: Targets): boolean {
  const known = ['nothing', ...(strafed?.targets ?? []).map(({ target }) => target)];
  return table.rows.every(({ found }) => known.includes(found));
}

export type Mission = z.output<typeof mission>;
export type EncounterColumn = keyof Mission['encounters'];
