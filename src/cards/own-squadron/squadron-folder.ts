import { z } from 'zod';
import { refersTo } from '../marks.ts';
import { machines, overManual } from '../printed/mission.ts';
import { fullName } from '../printed/names.ts';
import { ofASquadron } from '../printed/squadron.ts';
import { source, sourced } from '../source.ts';

const KINDS = ['scouts', 'far-over', 'corps'] as const;

/**
 * One of its duties. A squadron without fighters or without two-seaters flies a mission with other machines than its
 * manual.
 */
const duty = z.strictObject({
  mission: refersTo('mission').transform(String),
  fighters: machines.optional().meta({ description: 'how many fighters fly it here: `{ from: 2, to: 6 }`' }),
  twoSeaters: machines.optional().meta({ description: 'how many two-seaters fly it here: `{ from: 1, to: 3 }`' }),
  manual: overManual.omit({ crews: true }).optional().meta({
    description: 'what its manual has otherwise here; of the activities, those that are named',
  }),
});

/** (1) Another squadron than No. 23: everything that differs, in one file. */
export const squadronFolder = z.strictObject({
  ...ofASquadron({ ...sourced, source: source.default('invented') }),
  kind: z.literal(KINDS).meta({
    description:
      '`scouts`, `far-over` (two-seaters that go far behind the lines) or `corps`: whose losses it is held to',
  }),
  hex: refersTo('hex').transform(String).meta({ description: 'the hex in which its aerodrome lies, on our side' }),
  duties: z.array(duty).min(1).max(30).meta({
    description: 'what it is sent out for; any other mission of the roster goes to these in turn',
  }),
  replacements: z
    .array(fullName)
    .max(100)
    .optional()
    .meta({ description: 'those who are sent out first, forenames before the surname' }),
});

export type SquadronFolder = z.output<typeof squadronFolder>;
export type Duty = SquadronFolder['duties'][number];
