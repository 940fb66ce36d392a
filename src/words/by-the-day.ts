/**
 * A number of 32 bits from a text (FNV-1a), for what varies from day to day without using dice. The same campaign
 * always has the same evenings.
 */
export function numberFrom(text: string): number {
  let number = 0x811c9dc5;
  for (const letter of text) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // Without this, the last letters, in which two days differ, would change only the low bits.
  number = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d) >>> 0;
  return (number ^ (number >>> 13)) >>> 0;
}

/** One of several things, chosen by a text; nothing of none. */
export const oneBy = <T>(things: readonly T[], text: string): T | undefined => things[numberFrom(text) % things.length];

/** Whether an event that happens on one day in so many happens on this day. */
export const isOneIn = (days: number, text: string): boolean => numberFrom(text) % days === 0;
