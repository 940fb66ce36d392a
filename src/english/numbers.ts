import type { Feet } from '../rulebook/cards/weather-effects.ts';
import type { Roll } from '../rulebook/dice.ts';

/** A modifier with its sign: +1, 0, -2. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);

/** Feet with a comma in the thousands, whatever the locale. */
export function feet(value: Feet): string {
  return value === 'unlimited' ? 'unlimited' : `${String(value).replace(/\B(?=(\d{3})+$)/g, ',')} ft`;
}

/** The total of a throw and how the dice fell: `8 (3, 5)`. */
export const rollText = ({ total, faces }: Roll): string =>
  faces.length > 1 ? `${total} (${faces.join(', ')})` : `${total}`;

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A count in words up to twelve: `two`, `13`. */
export const inWords = (count: number): string => WORDS[count] ?? `${count}`;

/** A count in words up to twelve, with its noun: `one turn`, `three turns`. */
export const counted = (count: number, noun: string): string => `${inWords(count)} ${noun}${count === 1 ? '' : 's'}`;

/** `B1`, `B1 and B3`, `B1, B3 and B6`. */
export function listed(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} and ${last}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A day of the campaign as the calendar of 1917 has it; 1 April was a Sunday. */
export const dateOf = (day: number): string => `${DAYS[(day - 1) % 7]}, ${day} April 1917`;
