/**
 * What differs from day to day and may not move any dice: a number of 32 bits from a text (FNV-1a). The same campaign
 * has the same evenings, whoever reads of them and how often.
 */
export function numberFrom(text: string): number {
  let number = 0x811c9dc5;
  for (const letter of text) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // The last letters, in which two days differ, would move the low bits alone.
  number = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d) >>> 0;
  return (number ^ (number >>> 13)) >>> 0;
}

/** One of several, by a text; nothing of none. */
export const oneBy = <T>(things: readonly T[], text: string): T | undefined => things[numberFrom(text) % things.length];

/** Whether something that happens one day in so many happens on this. */
export const isOneIn = (days: number, text: string): boolean => numberFrom(text) % days === 0;
