import { isLostAlone } from '../../../kit/head/lost.ts';
import { enemyOf, type Side } from '../../../table/sides.ts';
import { dashboardOf } from '../rules/side-fight.ts';
import type { SideView } from '../table/fighting-machine.ts';
import type { Sight } from './field.ts';
import { countersOf } from './known.ts';
import { isWreck } from './stands.ts';

/** The share of its strength at which a machine alone against several gives up. */
const BORNE = 0.4;

/** Whether there is nothing more to stay for: its side's mission is done, or this machine has lost its fight. */
export function isForHome({ own, view, book }: Sight): boolean {
  if (view.mission.done) return true;
  const { structure } = dashboardOf(own.dashboard, book);
  const left = {
    mates: fightingOn(view, own.side) - 1,
    foes: fightingOn(view, enemyOf(own.side)),
    borne: own.structure / structure.boxes,
    isUnarmed: own.guns.every(isSpent),
  };
  return isLostAlone(left, BORNE);
}

/** The machines of a side that still count in the fight: all but wrecks. */
const fightingOn = (view: SideView, side: Side): number =>
  countersOf(view, side).filter((machine) => !(machine.known && isWreck(machine))).length;

/** Jammed, or without rounds. */
const isSpent = ({ left, plates, jammed }: Sight['own']['guns'][number]): boolean =>
  jammed || (left === 0 && plates.length === 0);
