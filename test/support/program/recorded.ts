import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { Seed } from '../../../src/dice/seed.ts';
import { REWRITES } from '../written.ts';
import type { Played } from './playthrough.ts';

/** Something to be shown by a playthrough, and whether it happens in it. */
export interface Shown<What = Played> {
  readonly says: string;
  readonly holds: (played: What) => boolean;
}

/** What was played, written down line by line. */
interface Written {
  readonly lines: readonly string[];
}

/** What is played, the heading of its text, and what it must show. */
export interface Recording<What = Played> {
  readonly name: string;
  readonly head: readonly string[];
  readonly shows: readonly Shown<What>[];
  readonly play: (seed: Seed) => What;
}

/** The most seeds to try for one that shows everything. */
const MOST_SEEDS = 20_000;

/** Plays what was recorded, with the dice of the record, and compares it whole. */
export function expectAsRecorded<What extends Written>(recording: Recording<What>): What {
  const path = pathOf(recording);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  // With dice that still show what the text is kept for.
  if (REWRITES) rewrite(recording, path, before);
  const recorded = readFileSync(path, 'utf8');
  const seed = seedIn(recorded) ?? 'alea:1:1';
  const played = recording.play(seed);
  expect(textOf(recording, seed, played)).toBe(recorded);
  for (const { says, holds } of recording.shows) expect(holds(played), `${recording.name}: ${says}`).toBe(true);
  return played;
}

/** Plays it with the dice of its record. */
export function playRecorded(recording: Recording): Played {
  const seed = seedIn(readFileSync(pathOf(recording), 'utf8'));
  if (seed === undefined) throw new Error(`${recording.name} is not on record.`);
  return recording.play(seed);
}

const pathOf = ({ name }: { readonly name: string }): string =>
  fileURLToPath(new URL(`../../playthroughs/${name}.txt`, import.meta.url));

/** The old dice, if they still do; otherwise the first that show everything. */
function rewrite<What extends Written>(recording: Recording<What>, path: string, before: string): void {
  const had = seedIn(before);
  const seeds = Array.from({ length: MOST_SEEDS }, (_, n): Seed => `alea:1:${n + 1}`);
  const seed = [...(had ? [had] : []), ...seeds].find((each) => showsAll(recording, each));
  if (seed === undefined) throw new Error(`No dice show all of ${recording.name}.`);
  writeFileSync(path, textOf(recording, seed, recording.play(seed)));
}

/** A plan that cannot be flown to its end with these dice shows nothing. */
function showsAll<What>({ play, shows }: Recording<What>, seed: Seed): boolean {
  try {
    const played = play(seed);
    return shows.every(({ holds }) => holds(played));
  } catch {
    return false;
  }
}

function seedIn(text: string): Seed | undefined {
  const word = /^Seed +alea:1:(\S+)$/m.exec(text)?.[1];
  return word === undefined ? undefined : `alea:1:${word}`;
}

function textOf<What>({ name, head, shows }: Recording<What>, seed: Seed, { lines }: Written): string {
  const seen = shows.map(({ says }) => `            ${says}`);
  return `${[name, '', ...head, `Seed        ${seed}`, 'To be seen', ...seen, '', ...lines].join('\n')}\n`;
}
