import { whenLookedAt } from '../../../rulebook/reading/once.ts';
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

/** What every question to a machine is about. Laid out when somebody looks: of a fight gone through again nobody does. */
export function askedOf({ side, id }: Pick<FightingMachine, 'side' | 'id'>, fight: SideFight) {
  const view = whenLookedAt(() => viewFor(side, fight));
  return {
    side,
    machine: id,
    get view() {
      return view();
    },
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
  return copied(craft, craft.side === side ? [...craft.seen] : []);
}

/** As she is now. Field by field, for a fight asks for thousands, and to spread an object takes five times as long. */
const copied = (craft: FightingMachine, seen: readonly string[]): SeenCraft => ({
  known: true,
  id: craft.id,
  side: craft.side,
  dashboard: craft.dashboard,
  skill: craft.skill,
  aim: craft.aim,
  gunnerAim: craft.gunnerAim,
  nerve: craft.nerve,
  ceiling: craft.ceiling,
  pose: craft.pose,
  start: craft.start,
  cue: craft.cue,
  pip: craft.pip,
  guns: craft.guns.map(({ mount, left, plates, jammed }) => ({ mount, left, plates: [...plates], jammed })),
  structure: craft.structure,
  ailerons: craft.ailerons,
  elevators: craft.elevators,
  rudder: craft.rudder,
  engine: craft.engine,
  tank: craft.tank,
  pilot: craft.pilot,
  gunners: [...craft.gunners],
  buckingham: craft.buckingham,
  leak: craft.leak,
  burning: craft.burning,
  falling: craft.falling,
  goggles: craft.goggles,
  bombs: craft.bombs,
  seen,
  flew: craft.flew,
  shook: craft.shook,
  fired: [...craft.fired],
  bombing: craft.bombing,
  hitBy: craft.hitBy,
  out: craft.out,
  outTurn: craft.outTurn,
});
