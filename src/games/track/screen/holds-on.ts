import type { WhereAsked } from '../../../kit/screen/asking.ts';
import type { EventType, GameEvent } from '../../../table/events.ts';

/**
 * (40) Whether a machine with nobody to attack holds off once more: it has held off in this fight, and nothing has
 * changed for it since. A new phase, and what others do to each other without a hit, change nothing.
 */
export function holdsOn(machine: string, { options, today }: WhereAsked): boolean {
  if (options.some((option) => !IDLE.includes(option))) return false;
  const began = today.findLastIndex(({ type }) => type === 'fight-began');
  const held = today.findLastIndex((event) => event.type === 'held-off' && event.machine === machine && !event.why);
  return held > began && !today.slice(held + 1).some((event) => isChange(event, machine));
}

const IDLE: readonly string[] = ['hold', 'escape'];

/** These change the fight for everybody. */
const CHANGES: readonly EventType[] = ['critical-hit-scored', 'crew-hit', 'escaped', 'germans-joined'];

/** Of these every machine has its own in each phase. */
const EACH_PHASE: readonly EventType[] = ['initiative-rolled', 'held-off'];

function isChange(event: GameEvent, machine: string): boolean {
  const named: readonly unknown[] = Object.values(event);
  return CHANGES.includes(event.type) || (!EACH_PHASE.includes(event.type) && named.includes(machine));
}
