import { FLIGHTS } from '../../campaign/watch.ts';
import type { Answering } from '../../seat/asking.ts';
import { FIRST_TOUR } from '../../seat/set-up/presets.ts';
import { randomBelow } from '../../seat/set-up/read-options.ts';
import type { GlobalOptions } from '../../shell/page.ts';
import { beginNamed } from './new.ts';

/** Seeds with which a new commander comes home from his first mission, however he leads it: a test checks that. */
export const GENTLE_SEEDS = [
  'wren',
  'gannet',
  'tern',
  'chough',
  'starling',
  'kestrel',
  'rook',
  'dotterel',
  'sandpiper',
  'partridge',
  'raven',
  'jackdaw',
] as const;

/** A first tour with B Flight, begun at once under the first free name. */
export async function quickStart(name: string, options: GlobalOptions, answering: Answering): Promise<void> {
  const seed = GENTLE_SEEDS[randomBelow(GENTLE_SEEDS.length)];
  await beginNamed(
    name,
    { ...options, flights: FLIGHTS[1], preset: FIRST_TOUR.name, ...(seed && { seed }) },
    answering,
    'waits',
  );
}
