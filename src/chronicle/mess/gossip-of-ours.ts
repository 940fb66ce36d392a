import { byTurns } from '../../words/by-turns.ts';
import { type Desk, toldOn } from '../letters/evening-lived.ts';
import type { LivedDay } from '../lived.ts';
import { happeningsOn } from '../threads/on-a-mission.ts';
import { type Happening, isLoss } from '../threads/thread.ts';
import { missionsOf } from '../threads/threads-of.ts';
import { SAID_OF_BALLOON, SAID_OF_LOSS, SAID_OF_VICTORY } from './words-of-the-mess.ts';

/** What others say about what one of ours did or suffered today; nothing, where there was nothing of the kind. */
export function gossipOfOurs(day: LivedDay, { seed, book }: Desk): string | undefined {
  const told = toldOn(day, book);
  const turn = { seed, place: day.dawn.day };
  const happenings = missionsOf(day, book).flatMap(happeningsOn);
  const lost = happenings.find(isLoss);
  if (lost) return byTurns(SAID_OF_LOSS, turn)(told.of(lost.man), '');
  const deed = happenings.find(isDeed);
  if (!deed) return undefined;
  return deed.is === 'victory'
    ? byTurns(SAID_OF_VICTORY, turn)(told.of(deed.man), told.german(deed.german))
    : byTurns(SAID_OF_BALLOON, turn)(told.of(deed.man), '');
}

const isDeed = (happening: Happening) => happening.is === 'victory' || happening.is === 'balloon';
