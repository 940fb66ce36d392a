import { sumOf } from '../../../table/parts.ts';
import type { Table } from '../../../table/table.ts';
import { type Colour, shiftColour } from '../cards/ladder.ts';
import type { SideParts } from '../table/energy-events.ts';
import type { FightingMachine, TargetState } from '../table/fighting-machine.ts';
import { strike } from './damage.ts';
import { aspectOf } from './flight/arcs.ts';
import { evasionOf } from './flight/choice.ts';
import { hexesBetween } from './flight/pose.ts';
import { fireAll, type Land, rangeShift, sizeShift, targetRow } from './shooting.ts';
import { dashboardOf, machinesFlying, type SideFight } from './side-fight.ts';
import { poseOfTarget } from './spotting.ts';
import { partsOf, throwCombat } from './test-dice.ts';

/**
 * (V082) (V011) (V114) When all have moved everybody fires at the same time. A target destroyed now still fires its
 * last shot.
 */
export function exchangeAllFire(fight: SideFight, table: Table): void {
  for (const land of [...fireAll(machinesFlying(fight), fight, table), ...shootBack(fight, table)]) land();
}

/** (V011) A target with a strip shoots back: at the nearest enemy in reach, with the die of its strip. */
function shootBack(fight: SideFight, table: Table): Land[] {
  const { combat } = table.book.fights['winged-victory'];
  return fight.targets.flatMap((target) => {
    const { die } = targetRow(target, table.book);
    if (!die || target.destroyed) return [];
    const pose = poseOfTarget(target);
    const near = machinesFlying(fight)
      .filter(({ side, pose: other }) => side !== target.side && hexesBetween(pose, other) <= combat.range.hexes.length)
      .filter(({ pose: other }) => hexesBetween(pose, other) > 0)
      .toSorted((a, b) => hexesBetween(pose, a.pose) - hexesBetween(pose, b.pose));
    const [machine] = near;
    return machine ? [shootFromBelow({ target, machine, base: die }, fight, table)] : [];
  });
}

interface FromBelow {
  readonly target: TargetState;
  readonly machine: FightingMachine;
  readonly base: Colour;
}

function shootFromBelow({ target, machine, base }: FromBelow, fight: SideFight, table: Table): Land {
  const { combat } = table.book.fights['winged-victory'];
  const pose = poseOfTarget(target);
  const hexes = Math.ceil(hexesBetween(pose, machine.pose));
  const aspect = aspectOf(machine.pose, pose);
  const evades = evasionOf(machine.flew);
  const parts: SideParts = {
    range: rangeShift(hexes, combat),
    aspect: combat.aspect[aspect],
    evading: evades ? combat.evading[evades] : 0,
    size: sizeShift(dashboardOf(machine.dashboard, table.book).size, fight),
  };
  const die = shiftColour(base, sumOf(parts));
  const { roll, blow } = throwCombat(die, target.id, table);
  table.tell({
    type: 'side-shot-fired',
    machine: target.id,
    gun: 0,
    target: machine.id,
    hexes,
    aspect,
    long: false,
    base,
    parts: partsOf(parts),
    die,
    roll,
    blow,
    left: 0,
  });
  return () => {
    if (blow !== 'miss') strike({ machine, blow, aspect, by: target.id }, fight, table);
  };
}
