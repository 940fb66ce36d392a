import type { Rulebook } from '../../../cards/rulebook.ts';
import { updatedCue } from '../cards/cue.ts';
import { silencedBy } from '../rules/flight/choice.ts';
import { isStalled } from '../rules/flight/energy.ts';
import { openMoves } from '../rules/flight/moves.ts';
import { levelOf } from '../rules/flight/pose.ts';
import { endedAt } from '../rules/move-ends.ts';
import { flierOf } from '../rules/moving.ts';
import { dashboardOf } from '../rules/side-fight.ts';
import type { EnergyDecisions } from '../table/energy-decisions.ts';
import type { Known, SideView } from '../table/fighting-machine.ts';
import type { MoveWay, SideStand, Weighed } from './field.ts';

import { danger } from './standing.ts';

type PoolNumber = EnergyDecisions['energy-move']['about']['pool'];

export const standOf = ({ word, end }: MoveWay, machine: Known, book: Rulebook): SideStand => ({
  pose: end.pose,
  speed: end.next,
  falls: end.stalls,
  silent: end.stalls || silencedBy(word).pilot,
  danger: danger(end, machine, book),
});

/** All ways of a machine that moves in that pool. */
export function waysFrom(machine: Known, pool: PoolNumber, view: SideView, book: Rulebook): MoveWay[] {
  const flier = flierOf({ machine, pool }, view, book);
  const { words, arrives } = openMoves(flier);
  return words.map((word) => ({ word, end: endedAt(arrives(word), { machine, dash: flier.dash }, view) }));
}

/** All places that an engaged machine may reach. */
export const standsOf = (machine: Known, view: SideView, book: Rulebook): SideStand[] =>
  waysFrom(machine, 3, view, book).map((way) => standOf(way, machine, book));

/** The place of a machine that does not move again this turn. */
export function settledAt(machine: Known, book: Rulebook): SideStand {
  const { pose, cue, pip, flew, falling } = machine;
  const speed = updatedCue(cue, pip);
  const isFalling = falling !== 'no';
  return {
    pose,
    speed,
    falls: isFalling || isStalled(dashboardOf(machine.dashboard, book), speed, levelOf(pose)),
    silent: isFalling || silencedBy(flew).pilot,
    danger: 0,
  };
}

export const weigh = (machine: Known, book: Rulebook): Weighed => ({
  machine,
  counts: 1 + Math.min(1, machine.structure / dashboardOf(machine.dashboard, book).structure.boxes),
});

/** (V067) Permanently out of control, whatever is flown. */
export const isWreck = ({ falling }: Known): boolean => falling === 'pilot-dead' || falling === 'crack-up';

/** (V103) Flames will do to an enemy what a burst would, and a wreck needs no burst. */
const LEFT_TO_DO = { burning: 0.4, lost: 0 } as const;

/** An enemy as a head sees it: damage counts less when the enemy will fall anyway. */
export function weighEnemy(enemy: Known, book: Rulebook): Weighed {
  const { machine, counts } = weigh(enemy, book);
  const left = enemy.burning ? LEFT_TO_DO.burning : 1;
  return { machine, counts: counts * (isWreck(enemy) ? LEFT_TO_DO.lost : left) };
}
