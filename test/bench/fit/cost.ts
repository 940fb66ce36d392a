import type { Flight } from '../../../src/campaign/watch.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { type Band, bandsOf } from '../bands/bands.ts';
import { flyer, leadInPoints } from '../choices/campaigns.ts';
import { type Choice, choicesOfFights } from '../choices/table.ts';

/**
 * By how much each figure misses, in half-widths of its band or in wholes of its bound, squared. What holds misses by
 * nothing.
 */
export type Misses = Readonly<Record<string, number>>;

export interface Trial {
  readonly flight: Flight;
  readonly seed: string;
  readonly campaigns: number;
  readonly fights: number;
}

/** What the cards miss of the bands and of the choices, always by the same dice. */
export async function missesOf(book: Rulebook, { flight, seed, campaigns, fights }: Trial): Promise<Misses> {
  const fly = flyer(book, flight, seed, campaigns);
  const prudent = await fly('prudent');
  const attack = leadInPoints(prudent, await fly('never-attacks'));
  return {
    ...Object.fromEntries(bandsOf(prudent).map((band) => [band.figure, missOf(band)])),
    ...Object.fromEntries(choicesOfFights(book, seed, fights).map((choice) => [choice.measured, shortOf(choice)])),
    'to attack': square(Math.max(0, (WANTED - attack.value) / WANTED)),
  };
}

export const costOf = (misses: Misses): number => Object.values(misses).reduce((sum, miss) => sum + miss, 0);

/** A good deal above the bound of 10, for the interval is to be clear of it. */
const WANTED = 25;

const square = (figure: number): number => figure * figure;

function missOf({ band, landed: { value } }: Band): number {
  if (!band || !Number.isFinite(value)) return 0;
  return square(Math.max(0, band.from - value, value - band.to) / ((band.to - band.from) / 2));
}

const shortOf = ({ least, landed: { value } }: Choice): number => square(Math.max(0, (least - value) / least));

/** The figures that a move has brought nearer, those first that it has brought nearest. */
export function betteredBy(before: Misses, after: Misses): string {
  const gains = Object.entries(before)
    .map(([figure, miss]) => ({ figure, gain: miss - (after[figure] ?? 0) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain);
  return `brings nearer: ${gains
    .slice(0, MOST)
    .map(({ figure }) => figure)
    .join('; ')}`;
}

const MOST = 3;
