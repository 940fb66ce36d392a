import { reachedIn } from '../../campaign/height-in-reach.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Course } from '../../kit/screen/course.ts';
import type { PartyView } from '../../table/turn-decisions.ts';
import { wayAhead } from './way-ahead.ts';

/**
 * (14) A course with the heights at which its first place will be reached: a turn climbs, and comes down, only so far,
 * and the height on the way is flown only where there is a way.
 */
export function asFlown(course: Course, party: Pick<PartyView, 'hex' | 'altitude'>, book: Rulebook): Course {
  const { cruise: onTheWay, altitude: wanted, ...rest } = course;
  const legs = course.careful ? course.legs.slice(0, 1) : course.legs;
  const moves = wayAhead({ legs, ...(course.careful && { careful: true }) }, party.hex, book).length;
  const stays = legs.filter(({ patrols }) => patrols).length;
  const isOnTheWay = onTheWay !== undefined && moves > BESIDE;
  const cruise = isOnTheWay ? reachedIn(moves - BESIDE, party.altitude, onTheWay, book) : undefined;
  const turns = Math.max(1, (isOnTheWay ? BESIDE : moves) + stays);
  const there = wanted ?? onTheWay;
  const altitude = there === undefined ? undefined : reachedIn(turns, cruise ?? party.altitude, there, book);
  return { ...rest, ...(cruise !== undefined && { cruise }), ...(altitude !== undefined && { altitude }) };
}

/** So near the work a course takes the height of the work. */
const BESIDE = 1;
