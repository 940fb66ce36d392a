import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Aspect } from '../cards/marks-of-combat.ts';
import { aspectOf, hexesTo } from '../rules/flight/arcs.ts';
import type { MountedGun, SeenMachine, SideView } from '../table/fighting-machine.ts';

/** The machines before a gun, at the present places. */
export interface InSights {
  readonly mount: MountedGun['mount'];
  readonly target: string;
  readonly hexes: number;
  readonly aspect: Aspect;
}

/** (V080) (V081) The enemies before the guns of a machine; not for a counter of unknown type. */
export function inSights(machine: SeenMachine, { machines }: SideView, { fights }: Rulebook): readonly InSights[] {
  if (!machine.known) return [];
  const { combat } = fights['winged-victory'];
  const mounts = [...new Set(machine.guns.map(({ mount }) => mount))];
  const others = machines.filter(({ side, out }) => side !== machine.side && out === undefined);
  return mounts.flatMap((mount) =>
    others.flatMap(({ id, pose }): InSights[] => {
      const hexes = hexesTo(mount, machine.pose, pose, combat);
      return hexes === undefined ? [] : [{ mount, target: id, hexes, aspect: aspectOf(pose, machine.pose) }];
    }),
  );
}
