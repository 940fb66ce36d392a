import { z } from 'zod';
import { rollTable } from '../reading/table-schema.ts';
import { sourced } from '../source.ts';

/** The rise or fall that a forecast announces. */
export type Trend = 1 | -1;

export interface StartingWeather {
  readonly number: number;
  readonly trend: Trend;
}

/** A Starting Weather Number with its trend, printed as `5+`. */
export const startingNumber = z
  .string()
  .regex(/^([1-9]|1[0-6])[+-]$/)
  .meta({ description: 'a weather box from 1 to 16 and its trend: `5+`, `12-`' })
  .transform((text): StartingWeather => ({ number: Number.parseInt(text, 10), trend: text.endsWith('+') ? 1 : -1 }));

const feet = z.union([z.int().min(0).max(30_000), z.literal('unlimited')]);

const box = z.strictObject({
  box: z.int().min(1).max(16),
  name: z.string().min(1),
  encounter: z.int().min(-6).max(6).meta({ description: 'added to the Encounter Value of the hex, rule 13' }),
  up: feet.meta({ description: 'Vertical Visibility up, in feet' }),
  down: feet.meta({ description: 'Vertical Visibility down, and Archie Visibility, in feet' }),
  shots: z.int().min(0).max(4).meta({ description: "Archie's shots in a turn" }),
  photo: z.int().min(-6).max(6).meta({ description: 'added to the Photo Quality roll' }),
  dfd: z.int().min(1).max(99).meta({ description: 'Dog-Fight Duration' }),
  ...sourced,
});

export const weatherEffects = z.strictObject({
  card: z.literal('Weather Effects'),
  rules: z.array(z.int()),
  forecast: rollTable('weather-forecast', '2d6', { words: z.string().min(1), am: startingNumber, pm: startingNumber }),
  change: rollTable('weather-change', '2d6', { change: z.union([z.literal([-2, -1, 0, 1, 2]), z.literal('trend')]) }),
  boxes: z
    .array(box)
    .length(16)
    .refine((boxes) => boxes.every((row, i) => row.box === i + 1), {
      error: 'the boxes stand in their order, 1 to 16',
    }),
});

export type WeatherEffects = z.output<typeof weatherEffects>;
export type WeatherBox = WeatherEffects['boxes'][number];
export type Feet = z.output<typeof feet>;
