import type { HexId } from '../../../cards/hexes.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { GameEvent } from '../../../table/events.ts';
import { hexAfter } from '../../../table/hex-after.ts';
import type { FlownMission } from '../flown-mission.ts';

/** An event of a mission, and what was so as it happened. */
export interface Followed {
  readonly event: GameEvent;
  readonly hex: HexId;
  /** In feet, of those of whom it is told. */
  readonly height: number;
  /** The machines that were together, before anybody left them by this. */
  readonly party: readonly string[];
  /** It is told of the flight, and not of those who have left it. */
  readonly isMain: boolean;
}

/**
 * Goes through a mission, event by event, with those of whom it is told: the flight, those detached, each Straggler.
 */
export function follow({ began, events }: FlownMission, book: Rulebook): Followed[] {
  const heights = new Map<string, number>();
  let hex: HexId | undefined;
  let party: readonly string[] = began.machines.map(({ machine }) => machine);
  let fighting = party;
  let isMain = true;
  return Array.from(events, (event) => {
    hex = hexAfter(event, hex);
    isMain = isMainFrom(event) ?? isMain;
    const together = partyNamed(event) ?? party;
    party = remaining(event, together);
    fighting = fightersNamed(event) ?? fighting;
    const height = changeHeights(event, event.type === 'dog-fight-cost' ? fighting : together, heights, book);
    return { event, hex: hex ?? '', height, party: together, isMain };
  });
}

/** Enters the new height of those together, and returns it. */
function changeHeights(
  event: GameEvent,
  together: readonly string[],
  heights: Map<string, number>,
  book: Rulebook,
): number {
  const height = heightAfter(event, heights.get(together[0] ?? '') ?? 0, book);
  for (const machine of together) heights.set(machine, height);
  return height;
}

const fightersNamed = (event: GameEvent): readonly string[] | undefined =>
  event.type === 'fight-began' ? event.allied.map(({ id }) => id) : undefined;

/** Of whom it is told from here on, where that changes. */
function partyNamed(event: GameEvent): readonly string[] | undefined {
  if (event.type === 'detached' || event.type === 'mission-resumed') return event.machines;
  return event.type === 'straggler-followed' ? [event.machine] : undefined;
}

/** Whether those of whom it is told are the main party from here on; nothing, where that does not change. */
function isMainFrom({ type }: GameEvent): boolean | undefined {
  if (type === 'detached' || type === 'straggler-followed') return false;
  return type === 'mission-resumed' ? true : undefined;
}

function heightAfter(event: GameEvent, height: number, { damageTables }: Rulebook): number {
  switch (event.type) {
    case 'height-changed':
      return event.to;
    case 'dog-fight-cost':
      return event.altitude;
    case 'lame-duck-gave-way': {
      const found = damageTables.lameDuck.events.find(({ number }) => number === event.number);
      return found?.event === 'loses-height' ? Math.max(0, height - found.feet) : height;
    }
    default:
      return height;
  }
}

/** Those on the ground, and a Lame Duck left to himself, are with the party no longer. */
function remaining(event: GameEvent, party: readonly string[]): readonly string[] {
  switch (event.type) {
    case 'landed':
      return party.filter((machine) => !event.machines.includes(machine));
    case 'machine-came-down':
    case 'lame-duck-left':
      return party.filter((machine) => machine !== event.machine);
    default:
      return party;
  }
}
