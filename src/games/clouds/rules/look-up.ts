import { expectDefined } from '../../../cards/rulebook.ts';
import { farBetween } from '../../../kit/geometry/headings.ts';
import type { Panel } from '../cards/panels.ts';
import { BANDS, type SpeedBand } from '../cards/words.ts';
import type { CloudsCards, CloudsPlace, Skirmish } from '../table/skirmish.ts';

/** The row of a table for a band of speed. */
export const forBand = (
  rows: readonly { readonly band: SpeedBand; readonly amount: number }[],
  band: SpeedBand,
): number =>
  expectDefined(
    rows.find((row) => row.band === band),
    band,
  ).amount;

/** (C055) The band of a speed in Energy Units, by the panel. */
export function bandOf(speed: number, { top, stall }: Panel, { movement: { rebuilt } }: CloudsCards): SpeedBand {
  const kmh = speed * 10;
  if (kmh <= stall) return 'Stall';
  if (kmh * 100 <= top * rebuilt.slowTo.amount) return 'Slow';
  if (kmh * 100 <= top * rebuilt.mediumTo.amount) return 'Medium';
  return kmh <= top ? 'High' : 'Dive';
}

/** How many bands above the slowest. */
export const stepsAboveStall = (band: SpeedBand): number => BANDS.indexOf(band);

/** In hundredths of a Move Unit, height included. */
export function spaceBetween(one: Hanging, other: Hanging): number {
  return Math.hypot(farBetween(one.place, other.place), 100 * (one.height - other.height));
}

/** Something at a place and a height. */
interface Hanging {
  readonly place: CloudsPlace;
  readonly height: number;
}

/** Ours: a machine beyond the edge at the end of a turn is out of the fight. */
export const isOffBoard = ({ x, y }: CloudsPlace, { half }: Pick<Skirmish, 'half'>): boolean =>
  Math.max(Math.abs(x), Math.abs(y)) > half;

/** The index of a turn template's letter: A is 0. */
export const letterIndex = (letter: string): number => letter.charCodeAt(0) - 'A'.charCodeAt(0);

/** The widest template. */
const widest = ({ movement: { rebuilt } }: CloudsCards): number => letterIndex(rebuilt.letters.to);

/** (C009) The template for a machine's speed, wider after damage. */
export function templateForSpeed(speed: number, agility: number, wider: number, cards: CloudsCards): number {
  return Math.min(Math.max(speed - agility, 0) + wider, widest(cards));
}

/** In hundredths: each letter adds a constant. */
export const radiusOf = (index: number, { movement: { rebuilt } }: CloudsCards): number =>
  rebuilt.radiusStep.amount * (index + 1);
