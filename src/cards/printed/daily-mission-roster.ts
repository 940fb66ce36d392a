import { z } from 'zod';
import { ZONES } from '../ground.ts';
import { refersTo } from '../marks.ts';
import { sourced } from '../source.ts';

/** When and where a mission is flown. */
export const dutyParts = {
  half: z
    .literal(['dawn', 'morning', 'afternoon', 'either', 'twilight'])
    .meta({ description: '`dawn`, `morning`, `afternoon`, `twilight`, or `either` half of the day, rule 6' }),
  zones: z.array(z.literal(ZONES)).min(1).max(3),
  target: refersTo('target').transform(String).optional(),
};

const { half, ...whereabouts } = dutyParts;

const scheduled = z.strictObject({
  half,
  mission: refersTo('mission').transform(String),
  ...whereabouts,
  ...sourced,
});

const missions = z.array(scheduled).min(1);

const rosterDay = z.strictObject({ day: z.int(), A: missions, B: missions, C: missions });

/** Rule 4: the missions of each flight, day by day, in the order of the card. */
export const dailyMissionRoster = z.strictObject({
  card: z.literal('Daily Mission Roster'),
  rules: z.array(z.int()),
  days: z
    .array(rosterDay)
    .length(21)
    .refine((days) => days.every(({ day }, i) => day === i + 1), { error: 'the days stand in their order, 1 to 21' }),
});

/** Ours: the same for the days of April after the printed campaign. */
export const nineDaysMore = z.strictObject({
  card: z.literal('Nine Days More'),
  rules: z.array(z.int()),
  days: z
    .array(rosterDay)
    .length(9)
    .refine((days) => days.every(({ day }, i) => day === i + 22), { error: 'the days stand in their order, 22 to 30' }),
});

export type ScheduledMission = z.output<typeof scheduled>;
