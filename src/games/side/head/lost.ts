import { isLostAlone } from '../../../kit/head/lost.ts';
import { enemyOf } from '../../../table/sides.ts';
import { dashboardOf } from '../rules/side-fight.ts';
import type { Sight } from './field.ts';
import { countersOf } from './known.ts';

/** The share of its strength at which a machine alone against several gives up. */
const BORNE = 0.4;

/** Whether there is nothing more to stay for: its side's mission is done, or this machine has lost its fight. */
export function isForHome({ own, view, book }: Sight): boolean {
  if (view.mission.done) return true;
  const { structure } = dashboardOf(own.dashboard, book);
  const left = {
    mates: countersOf(view, own.side).length - 1,
    foes: countersOf(view, enemyOf(own.side)).length,
    borne: own.structure / structure.boxes,
    isUnarmed: own.guns.every(isSpent),
  };
  return isLostAlone(left, BORNE);
}

/** Jammed, or without rounds. */
const isSpent = ({ left, plates, jammed }: Sight['own']['guns'][number]): boolean =>
  jammed || (left === 0 && plates.length === 0);
