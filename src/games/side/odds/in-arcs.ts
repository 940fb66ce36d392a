import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Aspect } from '../cards/marks-of-combat.ts';
import { aspectOf, hexesTo } from '../rules/flight/arcs.ts';
import type { GunState, SeenMachine, SideView } from '../table/fighting-machine.ts';

/** Whom a gun has before it where everybody stands now. */
export interface InSights {
  readonly mount: GunState['mount'];
  readonly target: string;
  readonly hexes: number;
  readonly aspect: Aspect;
}

/** (V080) (V081) Everybody of the other side whom the guns of a machine have before them; of a counter nobody knows. */
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
