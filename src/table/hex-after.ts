import type { HexId } from '../cards/hexes.ts';
import type { GameEvent } from './events.ts';

/** The hex of the party after this event, if it was at the given hex before. */
export function hexAfter(event: GameEvent, hex: HexId | undefined): HexId | undefined {
  switch (event.type) {
    case 'moved':
      return event.to;
    case 'took-off':
    case 'mission-resumed':
    case 'straggler-followed':
    case 'battle-began':
      return event.hex;
    case 'mission-ended':
      return undefined;
    default:
      return hex;
  }
}
