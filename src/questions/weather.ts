import type { Trend } from '../cards/printed/weather-effects.ts';
import { boxOf, type Rulebook } from '../cards/rulebook.ts';
import { feet, numbered, signed } from '../words/numbers.ts';

/** `Cloud (9)`: the name of the weather and its box. */
export const weatherName = (book: Rulebook, number: number): string => `${boxOf(number, book).name} (${number})`;

/** `8+`, as the forecast is printed. */
export const startText = ({ number, trend }: { number: number; trend: Trend }): string =>
  `${number}${trend > 0 ? '+' : '-'}`;

/** What the weather means for a flight, in one sentence. */
export function weatherMeaning(book: Rulebook, number: number): string {
  const { encounter, up, down, shots, dfd } = boxOf(number, book);
  const archie =
    shots === 0
      ? 'Archie cannot fire'
      : `Archie sees ${down === 'unlimited' ? 'at any height' : `to ${feet(down)}`}, ${numbered(shots, 'shot')}`;
  const sight =
    up === 'unlimited' && down === 'unlimited'
      ? 'visibility unlimited, up and down'
      : `visibility up ${feet(up)}, down ${feet(down)}`;
  return `Encounter ${signed(encounter)}; ${sight}; ${archie}; Dog-Fight Duration ${dfd}.`;
}
