import type { LogBook } from '../../../logbook/logbook.ts';
import { openingOf } from '../../../logbook/standing.ts';
import { parAfter } from '../../../records/likely.ts';
import type { EventType, GameEvent } from '../../../table/events.ts';
import { breakfastText } from '../../../terminal/mess/breakfast.ts';
import type { Measure } from '../../../terminal/mess/measure.ts';
import { gossipText, messText } from '../../../terminal/mess/mess.ts';
import type { People } from '../../../terminal/narration/people.ts';
import type { GlobalOptions } from '../../shell/page.ts';

/** What stands around the missions of a day, breakfast and mess, and how much of it is told. */
export interface Frame {
  readonly measure: Measure;
  /** What tells this campaign from another. */
  readonly seed: string;
}

export const frameOf = (log: Pick<LogBook, 'standing'>, options: GlobalOptions): Frame => ({
  measure: measureOf(options),
  seed: openingOf(log.standing).seed,
});

function measureOf({ terse, full }: GlobalOptions): Measure {
  if (terse) return 'terse';
  return full ? 'full' : 'usual';
}

/** What is said at breakfast and in the mess around an event, a paragraph each. */
export function framing(
  event: GameEvent,
  { measure, seed }: Frame,
  { today, people }: { readonly today: readonly GameEvent[]; readonly people: People },
): string[] {
  if (measure === 'terse') return [];
  const broke = today.findLast(({ type }) => type === 'day-broke');
  const day = broke?.type === 'day-broke' ? broke.day : 1;
  const told = { day, measure, seed };
  switch (event.type) {
    case 'flight-paraded':
      return paragraph(breakfastText(event, { ...told, par: parAfter(event.flight, day - 1) }, people));
    case 'evening-came':
      return paragraph(messText(event, today, told, people));
    case 'day-ended':
      return paragraph(gossipText(told));
    default:
      return [];
  }
}

const paragraph = (text: string): string[] => (text === '' ? [] : [text]);

const RATINGS: readonly EventType[] = ['skill-checked', 'firing-checked', 'bravery-checked'];

/** Told tersely, the ratings of a man who is as he was are no news. */
export const isLeftOut = (events: readonly GameEvent[], { measure }: Frame): boolean =>
  measure === 'terse' &&
  events.length > 0 &&
  events.every((event) => RATINGS.includes(event.type) && 'from' in event && 'to' in event && event.from === event.to);

const PAUSES: readonly EventType[] = ['mission-ended', 'day-ended'];

/** Before the next take-off, and before the next day, the reader has time. */
export const pausesAfter = (events: readonly GameEvent[], { measure }: Frame): boolean =>
  measure !== 'terse' && events.some(({ type }) => PAUSES.includes(type));
