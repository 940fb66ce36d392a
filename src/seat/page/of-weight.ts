import { isForGood } from '../../campaign/aircrew.ts';
import { isGerman } from '../../cards/counters.ts';
import { hasTrait, isGrave } from '../../games/table.ts';
import type { Paper } from '../../page/paper.ts';
import type { Told } from '../../questions/narration/telling.ts';
import type { GameEvent } from '../../table/events.ts';

/**
 * Whether one of ours goes down in a fight, or a man of ours is hit or will not come home: then the page waits for the
 * reader.
 */
export const isSomebodyHit = (events: readonly GameEvent[]): boolean => events.some(hitsOne);

function hitsOne(event: GameEvent): boolean {
  if (event.type === 'crew-hit' || event.type === 'man-hit') return !isGerman(event.machine);
  if (event.type === 'critical-hit-scored') return !isGerman(event.machine) && DOWN.includes(event.result);
  return event.type === 'fate-decided' && !isGerman(event.machine) && isForGood(event.fate.fate);
}

const DOWN: readonly string[] = ['shot-down', 'forced-down'];

/**
 * Whether it comes before other news where a page has few lines for them: what the log has, but for the way, and for
 * what the page of the next question shows anyhow.
 */
export const isWeighty = (event: GameEvent): boolean =>
  hasTrait(event, 'stands-out') ||
  hasTrait(event, 'to-be-seen') ||
  (hasTrait(event, 'in-the-log') && !hasTrait(event, 'stage-of-the-way') && !hasTrait(event, 'opens-a-part'));

/** How much a paragraph weighs by its events, for a page that has few lines. */
export function weightOf(events: readonly GameEvent[]): 'text' | 'weighty' | 'grave' {
  if (events.some(isGrave)) return 'grave';
  return events.some(isWeighty) ? 'weighty' : 'text';
}

/** The text of a paragraph, if it has one: what opens a part of the day, a hit and a loss stand out. */
export function highlighted({ text, opens, events }: Told, { ink }: Pick<Paper, 'ink'>): string[] {
  if (text === '') return [];
  const standsOut = opens || events.some((event) => hasTrait(event, 'stands-out'));
  return [`${opens ? '\n' : ''}${standsOut ? ink.bold(text) : text}`];
}
