import type { Pose } from '../../../../table/fights/winged-victory/fighting-machine.ts';
import { ahead, inOneHex } from './pose.ts';

/** (V009) A marker of a leak or a fire lies in the hex directly behind. */
export function isOnMarker(pose: Pose, leaking: Pose): boolean {
  const on = ahead(leaking);
  return inOneHex(pose, { ...leaking, x: 2 * leaking.x - on.x, y: 2 * leaking.y - on.y });
}
