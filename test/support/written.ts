import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/** `npm run record` sets it: pages, pictures and texts that are written by tests are written anew. */
export const REWRITES = process.env['WOF_REWRITE'] === '1';

/** A file says what the program says now. */
export function expectWritten(path: string, text: string): void {
  if (REWRITES) writeFileSync(path, text);
  expect(readFileSync(path, 'utf8')).toBe(text);
}
