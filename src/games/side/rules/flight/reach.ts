import type { CombatCard } from '../../cards/combat-card.ts';
import type { GunState, Pose } from '../../table/fighting-machine.ts';
import { isInShape, straightAhead } from './arcs.ts';
import { hexesBetween } from './pose.ts';

/** (V080) Straight ahead, or (V081) within the template. (V007) Never in one's own hex. */
export function hexesTo(mount: GunState['mount'], from: Pose, to: Pose, { flexible }: CombatCard): number | undefined {
  if (mount === 'fixed') return straightAhead(from, to);
  return isInShape(from, to, flexible.reach, flexible.sixths) ? Math.ceil(hexesBetween(from, to)) : undefined;
}
