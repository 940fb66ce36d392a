import type { Told } from '../../questions/narration/telling.ts';
import type { GameEvent } from '../../table/events.ts';

/** The paragraph before which the picture has its place: after it comes what opens another turn, or ends the fight. */
export function stripAt(paragraphs: readonly Told[], isDrawn: (events: readonly GameEvent[]) => boolean): number {
  const last = paragraphs.findLastIndex(({ opens }) => opens);
  const behind = paragraphs.slice(Math.max(0, last)).flatMap(({ events }) => events);
  return last > 0 && !isDrawn(behind) ? last : paragraphs.length;
}
