import type { HexId } from '../cards/hexes.ts';
import type { GameEvent } from './events.ts';

/** Where the party told of is once this has happened, if it was there before. */
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
