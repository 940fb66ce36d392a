import type { Rulebook } from '../cards/rulebook.ts';

/** A historical day over Arras: its weather, and its known events. */
export interface RealDay {
  readonly day: number;
  readonly weather: string;
  readonly events: readonly string[];
}

export function realDay(day: number, { april1917 }: Rulebook): RealDay {
  const found = april1917.days.find((each) => each.day === day);
  if (!found) throw new Error(`The card of April 1917 has no day ${day}.`);
  return { day, weather: found.summary, events: found.events.map(({ words }) => words) };
}

/** The same in one line. */
export const realDayLine = (day: number, book: Rulebook): string => {
  const { weather, events } = realDay(day, book);
  return ['As it really was:', weather, ...events].join(' ');
};
