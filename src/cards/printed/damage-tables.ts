import { z } from 'zod';
import { rollTable } from '../reading/table-schema.ts';
import { sourced } from '../source.ts';

/** The side of the lines on which a machine comes down. */
const SIDES_OF_LINES = ['allied', 'trenches', 'enemy'] as const;
export type SideOfLines = (typeof SIDES_OF_LINES)[number];

export const woundDays = z.int().min(0).max(60).meta({ description: 'whole days out, after today' });

/** The fate of a man whose machine did not come home. */
export type CrewFate =
  | { readonly fate: 'killed' }
  | { readonly fate: 'prisoner'; readonly wounded: boolean }
  | { readonly fate: 'wounded' | 'safe'; readonly days: number };

/** A fate as printed on the card: `wounded 9` is nine days out, `safe 1` is back with the flight after one. */
const crewFate = z
  .string()
  .regex(/^(killed|prisoner|prisoner wounded|(wounded|safe) \d{1,2})$/)
  .meta({
    description: '`killed`, `prisoner`, `prisoner wounded`, `wounded N` or `safe N` with N the days until he is back',
  })
  .transform(fateFrom);

function fateFrom(text: string): CrewFate {
  if (text === 'killed') return { fate: 'killed' };
  if (text.startsWith('prisoner')) return { fate: 'prisoner', wounded: text.endsWith('wounded') };
  return { fate: text.startsWith('wounded') ? 'wounded' : 'safe', days: Number(text.split(' ')[1]) };
}

const words = z.string().min(1);
const lameDuckNumber = z.int().min(2).max(12).meta({ description: 'a Lame Duck Number, 2 to 12' });

/** `lost`, or the days out of action after today: 0 is repaired by the next dawn. */
const machineFate = z
  .union([z.literal('lost'), z.int().min(0).max(21)])
  .meta({ description: '`lost`, or the days it is out of action after today' });
export type MachineFate = z.output<typeof machineFate>;

const bySide = <Cell extends z.ZodType>(cell: Cell) => z.strictObject({ allied: cell, trenches: cell, enemy: cell });

/** How a machine comes down: what is left of it by side, and how hard it is on its crew. */
const comingDown = <const Check extends string>(check: Check) =>
  rollTable(check, '2d6', {
    words,
    fate: z.int().min(-9).max(9).meta({ description: "added to each man's throw on the Fate Table" }),
    machine: bySide(machineFate),
    reaches: z
      .literal(SIDES_OF_LINES)
      .optional()
      .meta({ description: 'the side of the lines that it just reaches, from the enemy side' }),
  });

const lameDuckEvent = z
  .strictObject({
    number: lameDuckNumber,
    event: z.literal(['forced-landing', 'forced-down', 'shot-down', 'loses-height']),
    feet: z.int().min(0).max(9000).default(0).meta({ description: 'the height it loses' }),
    words,
    ...sourced,
  })
  .refine(({ event, feet }) => (event === 'loses-height') === feet > 0, {
    error: 'an event that loses height says how much, and no other does',
    path: ['feet'],
  });

/** What a man's wound in the air means for the machine if he is its pilot. */
const asPilot = z.literal(['shot-down', 'lame-duck', 'flies-on']);

export const damageTables = z
  .strictObject({
    card: z.literal('Damage Tables'),
    rules: z.array(z.int()),
    twinGuns: z.strictObject({ modifier: z.int().min(0).max(6), ...sourced }),
    criticalHit: rollTable('critical-hit', '2d6', {
      result: z.literal(['no-effect', 'crew-hit', 'driven-off', 'damaged-abort', 'forced-down', 'shot-down']),
      words,
    }),
    crewMemberHit: rollTable('crew-member-hit', '1d6', { who: z.literal(['pilot', 'observer']) }),
    crewHit: rollTable('crew-hit', '2d6', {
      fate: crewFate,
      asPilot,
      lameDuck: lameDuckNumber
        .optional()
        .meta({ description: 'the Lame Duck Number of a machine whose pilot is hit so' }),
      words,
    }),
    damagedAbort: rollTable('damaged-abort', '2d6', {
      words,
      lameDuck: lameDuckNumber,
      climbs: z.boolean().meta({ description: 'may it still climb?' }),
      repair: z.int().min(0).max(21).meta({ description: 'days out of action after today, if it gets home' }),
    }),
    lameDuck: z.strictObject({
      check: z.literal('lame-duck'),
      dice: z.literal('2d6'),
      events: z.array(lameDuckEvent).min(1),
    }),
    engineTrouble: rollTable('engine-trouble', '2d6', {
      result: z.literal(['restarts', 'serious', 'cuts-out']),
      lameDuck: lameDuckNumber.optional(),
      climbs: z.boolean(),
      words,
    }),
    stragglersEncounter: rollTable('stragglers-encounter', '2d6', {
      result: z.literal(['escaped', 'forced-landing', 'shot-down']),
      words,
    }),
    needsRepair: z.strictObject({
      days: woundDays.meta({ description: 'days out of action after today' }),
      ...sourced,
    }),
    forcedLanding: comingDown('forced-landing'),
    forcedDown: comingDown('forced-down'),
    shotDown: comingDown('shot-down'),
    fate: rollTable('fate-of-crew', '2d6', { ...bySide(crewFate).shape }),
  })
  .refine((card) => numbersWithoutEvent(card).length === 0, {
    error: 'every Lame Duck Number that a table gives needs its event',
    path: ['lameDuck', 'events'],
  })
  .refine(
    ({ crewHit: { rows } }) => rows.every((row) => (row.asPilot === 'lame-duck') === (row.lameDuck !== undefined)),
    {
      error: 'a row whose pilot makes a Lame Duck gives its number, and no other row does',
      path: ['crewHit', 'rows'],
    },
  )
  .refine(
    ({ engineTrouble: { rows } }) => rows.every((row) => (row.result === 'serious') === (row.lameDuck !== undefined)),
    {
      error: 'serious trouble gives a Lame Duck Number, and no other row does',
      path: ['engineTrouble', 'rows'],
    },
  );

export type DamageTables = z.output<typeof damageTables>;
export type CriticalResult = DamageTables['criticalHit']['rows'][number]['result'];
export type ComingDown = DamageTables['forcedDown']['rows'][number];
export type LameDuckEvent = z.output<typeof lameDuckEvent>;

interface Numbered {
  readonly rows: readonly { readonly lameDuck?: number | undefined }[];
}

function numbersWithoutEvent(card: {
  damagedAbort: Numbered;
  crewHit: Numbered;
  engineTrouble: Numbered;
  lameDuck: { events: readonly { number: number }[] };
}): number[] {
  const given = [card.damagedAbort, card.crewHit, card.engineTrouble].flatMap(({ rows }) =>
    rows.flatMap(({ lameDuck }) => lameDuck ?? []),
  );
  const known = card.lameDuck.events.map(({ number }) => number);
  return given.filter((number) => !known.includes(number));
}
