import { z } from 'zod';
import { GROUNDS } from '../ground.ts';
import { bandTable } from '../reading/band-schema.ts';
import { rollTable } from '../reading/table-schema.ts';
import { sourced } from '../source.ts';

/**
 * The activities of a Mission Briefing Manual, rule 23. Each is an optional part of a manual: where it is done, from
 * what height, its cost in AFT, its tables, and its points.
 */

const points = z.int().min(-30).max(60).meta({ description: 'Victory Points' });
const feet = z.int().min(0).max(30_000);
const aft = z.int().min(0).max(20).meta({ description: 'AFT on top of what the turn itself costs' });
const height = z.strictObject({ from: feet, to: feet }).meta({ description: 'heights in feet, both included' });
const name = z.string().min(1);
const slug = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** Added to a throw by height, in feet. */
const byHeight = bandTable({ add: z.int().min(-6).max(6) });

const steady = z.boolean().meta({ description: "whether a near miss of Archie's spoils it" });

/** Points for reaching a number; the last row reached counts, not the sum. */
const credit = (counted: string) =>
  z
    .array(z.strictObject({ at: z.int().min(1).meta({ description: counted }), points, ...sourced }))
    .min(1)
    .refine((rows) => rows.every(({ at }, i) => i === 0 || at > (rows[i - 1]?.at ?? 0)), {
      error: 'the rows rise, each asking for more than the one before',
    });

/** Fighters that stay with the two-seaters, and the points for each two-seater that crosses the lines again. */
const escort = z.strictObject({ points, ...sourced });

/** Staying in a hex for a turn, at 2 AFT, within so many moves of the trenches; every different hex counts once. */
const patrol = z
  .strictObject({
    over: z.literal(GROUNDS),
    depth: z
      .strictObject({ from: z.int().min(0), to: z.int().min(0) })
      .meta({ description: 'moves from the trenches' }),
    height,
    credit: credit('different hexes patrolled'),
    few: z.int().min(1).max(5).optional().meta({ description: 'so many machines, or fewer, see less and earn less' }),
    creditOfFew: credit('different hexes patrolled').optional(),
    ...sourced,
  })
  .refine(({ few, creditOfFew }) => (few === undefined) === (creditOfFew === undefined), {
    error: 'few and creditOfFew stand together, or neither',
  });

/** Searching the ground of a hex for a target. */
const scan = z.strictObject({
  over: z.literal(GROUNDS),
  height,
  aft,
  times: z.int().min(1).meta({ description: 'how often a hex may be scanned in one mission' }),
  table: rollTable('scan', '2d6', { found: slug.meta({ description: '`nothing`, or a target of strafe-target' }) }),
  ...sourced,
});

const shots = z.int().min(0).max(4).meta({ description: 'machine-gun shots at the machines that attack' });

const groundTarget = z.strictObject({
  target: slug,
  name,
  initiative: z.int().min(0).max(25).meta({ description: 'its number on the Initiative Track, rule 30' }),
  hits: z.int().min(1).meta({ description: 'Critical Hits that destroy it' }),
  guns: shots,
  damaged: points.meta({ description: 'Victory Points when it is hit and not destroyed' }),
  destroyed: points,
  ...sourced,
});

/** Rule 30: a ground target on the Initiative Track; machines with higher numbers dive and fire. */
const strafeTarget = z.strictObject({
  passes: z.int().min(1).meta({ description: 'attacks that each machine may make on the same target' }),
  aft,
  targets: z.array(groundTarget).min(1),
  ...sourced,
});

/** Rule 31: firing into the trenches from Tree-Top. The units of a burst count, except those of a jammed one. */
const strafeTrench = z.strictObject({
  passes: z.int().min(1).meta({ description: 'passes that each machine may make along the same hex' }),
  aft,
  guns: shots,
  unitsAPoint: z.int().min(1).max(30).meta({ description: 'units fired in a mission that earn a point' }),
  most: points.meta({ description: 'the most that all bursts of a mission may earn' }),
  ...sourced,
});

const load = z.strictObject({
  load: z.literal(['ordinary', 'buckingham', 'rockets']),
  add: z.int().min(0).max(8).meta({ description: 'added to the Balloon Hit throw' }),
  fights: z.boolean().meta({ description: 'whether a machine so loaded may attack aircraft' }),
  ...sourced,
});

/** Rules 30 and 32: a balloon among its guns, lower and better guarded after every pass. */
const attackBalloon = z.strictObject({
  visibility: feet.meta({ description: 'with less Visibility Down than this no balloon is up' }),
  search: rollTable('balloon-search', '2d6', { balloon: z.literal(['up', 'hauled-down', 'none']) }),
  initiative: z.int().min(0).max(25),
  heights: z
    .array(feet)
    .min(1)
    .meta({ description: 'where it hangs at the first pass, the second ...; then it is down' }),
  guns: z.array(shots).min(1).meta({ description: 'machine-gun shots at the first pass, the second ...' }),
  aft,
  loads: z.array(load).min(1),
  hit: rollTable('balloon-hit', '2d6', { effect: z.literal(['none', 'holed', 'destroyed']) }),
  holes: z.int().min(1).meta({ description: 'holes that bring it down' }),
  eachHole: z.int().min(0).meta({ description: 'added to the throw for each hole it has' }),
  holed: points.meta({ description: 'Victory Points when it is holed and not destroyed' }),
  destroyed: points,
  ...sourced,
});

/** Rule 13: plates exposed over a target, one a turn from each two-seater; those brought home count. */
const photograph = z.strictObject({
  plates: z.int().min(1).meta({ description: 'plates in each two-seater' }),
  height,
  aft,
  heights: byHeight,
  steady,
  table: rollTable('photo-quality', '2d6', { quality: name, points }),
  counts: z.literal(['best', 'each']).meta({ description: 'whether the best plate counts, or each' }),
  ...sourced,
});

/** Spotting for the guns over several turns; each turn after the first adds a correction. */
const spot = z.strictObject({
  turns: z.int().min(1).meta({ description: 'the most turns the battery will fire' }),
  height,
  aft,
  ranging: z.int().min(0).meta({ description: 'added for each turn spotted without a break' }),
  mostRanging: z.int().min(0),
  weather: z.boolean().meta({ description: "whether the weather's Photo modifier is added" }),
  steady,
  table: rollTable('spotting', '2d6', { fall: name, hits: z.int().min(0) }),
  credit: credit('hits on the target'),
  ...sourced,
});

/** What a two-seater drops: bombs, or anything else that has to hit a place. */
const bomb = z.strictObject({
  load: name.meta({ description: 'what is dropped: bombs, leaflets' }),
  stick: z.int().min(1).meta({ description: 'pounds of the load that go in one throw' }),
  sticks: z.int().min(1).meta({ description: 'throws that each machine may make in a turn' }),
  height,
  aft,
  heights: byHeight,
  weather: z.boolean().meta({ description: "whether the weather's Photo modifier is added" }),
  steady,
  table: rollTable('bombing', '2d6', { fall: name, damage: z.int().min(0) }),
  credit: credit('damage done to the target'),
  ...sourced,
});

/** Ours: a harmless load that must fall within a place, thrown from any machine: leaflets, a wreath. */
const drop = z.strictObject({
  load: name.meta({ description: 'what is dropped: leaflets, a wreath' }),
  bundles: z.int().min(1).meta({ description: 'bundles in each machine, of which it drops one in a turn' }),
  height,
  aft,
  heights: byHeight,
  table: rollTable('drop', '2d6', {
    fall: name,
    within: z.boolean().meta({ description: 'whether it is where it was to go' }),
  }),
  credit: credit('bundles within the place'),
  ...sourced,
});

/** Ours: somebody waits in a field behind the enemy's lines, and a two-seater lands to take him aboard. */
const fetch = z.strictObject({
  who: name.meta({ description: 'who is fetched' }),
  tries: z.int().min(1).max(9).meta({ description: 'how often a machine may put down for him' }),
  height,
  aft,
  table: rollTable('fetch', '2d6', {
    how: name,
    aboard: z.boolean().meta({ description: 'whether she is off again with him aboard' }),
  }),
  points,
  ...sourced,
});

/** In the order in which a manual may ask for them; each at most once. */
export const activities = z.strictObject({
  escort: escort.optional(),
  patrol: patrol.optional(),
  scan: scan.optional(),
  strafeTarget: strafeTarget.optional(),
  strafeTrench: strafeTrench.optional(),
  attackBalloon: attackBalloon.optional(),
  photograph: photograph.optional(),
  spot: spot.optional(),
  bomb: bomb.optional(),
  drop: drop.optional(),
  fetch: fetch.optional(),
});

export type Activities = z.output<typeof activities>;
export type Activity = keyof Activities;
export type ActivityCard<A extends Activity> = NonNullable<Activities[A]>;
