import type { Campaign } from '../../../src/campaign/campaign.ts';
import type { LivedDay } from '../../../src/chronicle/lived.ts';
import { momentsOf } from '../../../src/chronicle/moments/moments.ts';
import type { GameEvent } from '../../../src/table/events.ts';

/** A day on which this happened, as the chronicle has it. */
export const livedDay = (dawn: Campaign, events: readonly GameEvent[]): LivedDay => ({
  dawn,
  moments: momentsOf(events),
  turns: () => events,
});

/** All that happened on a day whose turns are known. */
export function eventsOf({ turns }: LivedDay): readonly GameEvent[] {
  const known = turns?.() ?? [];
  return 'rules' in known ? [] : known;
}
