import type { Aspect } from '../../../rulebook/fights/winged-victory/marks-of-combat.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { aspectOf } from '../../../rules/fights/winged-victory/flight/arcs.ts';
import { hexesTo } from '../../../rules/fights/winged-victory/flight/reach.ts';
import type { GunState, SeenCraft, SideView } from '../../../table/fights/winged-victory/fighting-machine.ts';

/** Whom a gun has before it where everybody stands now. */
export interface InSights {
  readonly mount: GunState['mount'];
  readonly target: string;
  readonly hexes: number;
  readonly aspect: Aspect;
}

/** (V080) (V081) Everybody of the other side whom the guns of a machine have before them; of a counter nobody knows. */
export function inSights(craft: SeenCraft, { crafts }: SideView, { fights }: Rulebook): readonly InSights[] {
  if (!craft.known) return [];
  const { combat } = fights['winged-victory'];
  const mounts = [...new Set(craft.guns.map(({ mount }) => mount))];
  const others = crafts.filter(({ side, out }) => side !== craft.side && out === undefined);
  return mounts.flatMap((mount) =>
    others.flatMap(({ id, pose }): InSights[] => {
      const hexes = hexesTo(mount, craft.pose, pose, combat);
      return hexes === undefined ? [] : [{ mount, target: id, hexes, aspect: aspectOf(pose, craft.pose) }];
    }),
  );
}
