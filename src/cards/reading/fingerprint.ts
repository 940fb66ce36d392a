import { createHash } from 'node:crypto';

/** A short name for exactly these cards, independent of the order in which their files were read. */
export function fingerprintOf(cards: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(Object.entries(cards).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
