import { LeastUsed } from '../../words/by-turns.ts';
import { type Desk, toldOn } from '../letters/evening-lived.ts';
import type { LivedDay } from '../lived.ts';
import { happeningsOn } from '../threads/on-a-mission.ts';
import { type Happening, isLoss } from '../threads/thread.ts';
import { missionsOf } from '../threads/threads-of.ts';
import { SAID_OF_LOSS } from './words/mess.ts';
import { SAID_OF_BALLOON, SAID_OF_VICTORY } from './words/success.ts';

/** What others say about what one of ours did or suffered today; nothing, where there was nothing of the kind. */
export function gossipOfOurs(day: LivedDay, { seed, book, ways = new LeastUsed(seed) }: Desk): string | undefined {
  const told = toldOn(day, book);
  const happenings = missionsOf(day, book).flatMap(happeningsOn);
  const lost = happenings.find(isLoss);
  if (lost) return ways.next(SAID_OF_LOSS)(told.of(lost.man), '');
  const deed = happenings.find(isDeed);
  if (!deed) return undefined;
  return deed.is === 'victory'
    ? ways.next(SAID_OF_VICTORY)(told.of(deed.man), told.german(deed.german))
    : ways.next(SAID_OF_BALLOON)(told.of(deed.man), '');
}

const isDeed = (happening: Happening) => happening.is === 'victory' || happening.is === 'balloon';
