import type { FightingMachine, SeenCraft, SideView } from '../../../table/fights/winged-victory/fighting-machine.ts';
import { enemyOf, type Side } from '../../../table/sides.ts';
import type { SideFight } from './side-fight.ts';

/**
 * The fight as a side may see it: of an enemy that none of its machines has in sight, no more than where the counter
 * lies.
 */
export function viewFor(side: Side, fight: SideFight): SideView {
  const { turn, turns, hexes, floor, sky, options } = fight;
  return {
    mission: { ...fight.missions[side] },
    turn,
    turns,
    hexes,
    floor,
    sky,
    options,
    crafts: fight.crafts.map((craft) => seenBy(side, craft, fight)),
    hides: fight.crafts.some((craft) => craft.side === side && !isKnownTo(enemyOf(side), craft, fight)),
    targets: fight.targets.map((target) => ({ ...target })),
    flak: fight.barrages.map((barrage) => ({ ...barrage })),
  };
}

/** (V072) (V079) Whether a side knows what it is: its own, one that one of its own has in sight, or one that is out. */
export const isKnownTo = (side: Side, craft: FightingMachine, { crafts }: Pick<SideFight, 'crafts'>): boolean =>
  craft.side === side ||
  craft.out !== undefined ||
  crafts.some((own) => own.side === side && own.seen.includes(craft.id));

/** (V079) The marker hides the type. */
function seenBy(side: Side, craft: FightingMachine, fight: SideFight): SeenCraft {
  if (!isKnownTo(side, craft, fight))
    return { known: false, id: craft.id, side: craft.side, pose: craft.pose, out: craft.out };
  const seen = craft.side === side ? [...craft.seen] : [];
  return {
    known: true,
    ...craft,
    guns: craft.guns.map((gun) => ({ ...gun, plates: [...gun.plates] })),
    gunners: [...craft.gunners],
    fired: [...craft.fired],
    seen,
  };
}
