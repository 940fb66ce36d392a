import { enemyOf } from '../../../table/sides.ts';
import { hexesBetween, levelOf } from '../rules/flight/pose.ts';
import type { Known, SidePose, SideView } from '../table/fighting-machine.ts';
import { countersOf, knownOf } from './known.ts';
import { isWreck } from './stands.ts';

/** An enemy so near may be upon a machine within the turn; a mate so far below her, or so far off, cannot help. */
const [NEAR, BELOW, FAR_OFF] = [12, 4, 10];

/**
 * Whom a machine leaves alone with an enemy by ending her move there: she could help now, and no other mate can. Height
 * comes back by a level a turn, so whoever dives away is out of it for some turns.
 */
export function leftAlone(end: SidePose, own: Known, view: SideView): Known | undefined {
  const mates = knownOf(view, own.side).filter((mate) => mate.id !== own.id && !isWreck(mate));
  const foes = countersOf(view, enemyOf(own.side));
  return mates.find(
    (mate) =>
      foes.some(({ pose }) => hexesBetween(pose, mate.pose) <= NEAR) &&
      helps(own.pose, mate.pose) &&
      !helps(end, mate.pose) &&
      !mates.some((other) => other !== mate && helps(other.pose, mate.pose)),
  );
}

const helps = (from: SidePose, mate: SidePose): boolean =>
  levelOf(mate) - levelOf(from) < BELOW && hexesBetween(from, mate) <= FAR_OFF;
