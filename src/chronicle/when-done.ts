import type { Score } from '../campaign/mission-log.ts';
import { isGerman } from '../cards/counters.ts';
import { TREE_TOP } from '../cards/ground.ts';
import { type ENEMY_HARMED, harmDone, type Sortie } from './lived.ts';
import type { Moment, MomentOf } from './moments/kinds.ts';

/** A credit for damage to an enemy, and the place of its hit among the moments of the mission. */
interface DatedHarm {
  readonly score: Score;
  readonly harm: keyof typeof ENEMY_HARMED;
  readonly at: number;
}

/**
 * (43) The enemies for whom a crew has points, each with the time of the last hit on him. The points are entered after
 * each fight in the order in which it tells the fates. One of whom no fight tells stands at the end.
 */
export function datedHarm({ flown: { moments }, crew, scores }: Sortie): DatedHarm[] {
  const harmed = scores.flatMap((score) => {
    const harm = harmDone(score);
    return harm ? [{ score, harm }] : [];
  });
  if (harmed.length === 0) return [];
  const told = moments.flatMap((moment, at) =>
    isCredited(moment, crew.machine) ? [lastHit(moment, crew.machine, moments.slice(0, at)) ?? at] : [],
  );
  return harmed.map((each, i) => ({ ...each, at: told[i] ?? moments.length }));
}

const isCredited = (moment: Moment, machine: string): moment is MomentOf<'machine-out'> =>
  moment.type === 'machine-out' &&
  isGerman(moment.machine) &&
  moment.fate !== 'driven-off' &&
  moment.fate !== 'unharmed' &&
  (moment.by ?? moment.hitBy)?.machine === machine;

/** Whether a hit of this crew is on an enemy for whom it has points at the end of that fight. */
export function countsAtItsEnd(moment: Moment, { flown: { moments }, crew: { machine } }: Sortie): boolean {
  if (moment.type !== 'critical-hit-scored' || moment.by !== machine) return false;
  const out = moments
    .slice(moments.indexOf(moment))
    .find((each) => each.type === 'machine-out' && each.machine === moment.machine);
  return out !== undefined && isCredited(out, machine);
}

/** Where the hits of a fight are told one by one. */
function lastHit({ machine }: MomentOf<'machine-out'>, by: string, before: readonly Moment[]): number | undefined {
  const began = before.findLastIndex(({ type }) => type === 'fight-began');
  const at = before.findLastIndex(
    (moment) => moment.type === 'critical-hit-scored' && moment.machine === machine && moment.by === by,
  );
  return at > began ? at : undefined;
}

/** (32) The place of the last dive of a machine on a balloon; nothing, where it made none. */
export function lastDiveOnBalloon({ flown: { moments }, crew }: Sortie): number | undefined {
  const at = moments.findLastIndex(
    (moment) => moment.type === 'dive-began' && moment.altitude > TREE_TOP && moment.machines.includes(crew.machine),
  );
  return at < 0 ? undefined : at;
}
