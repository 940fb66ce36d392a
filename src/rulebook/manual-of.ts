import type { Mission } from './cards/mission.ts';
import { promised } from './promised.ts';
import type { Rulebook } from './rulebook.ts';

type Patrol = NonNullable<Mission['activities']['patrol']>;

export const manualOf = (mission: string, { missions }: Rulebook): Mission =>
  promised(missions[mission], `Mission Briefing Manual called ${mission}`);

/**
 * (43) What a mission loses that has been flown and has achieved nothing.
 * Ruling: whatever the manual says, no less than half of what it costs not to fly it; no half points are lost.
 */
export const lossOfFailure = ({ failed, notFlown }: Mission): number =>
  Math.min(failed.points, Math.floor(notFlown.points / 2));

/** What a patrol by so many machines may earn. */
export const patrolCredit = ({ credit, few = 0, creditOfFew = credit }: Patrol, machines: number): Patrol['credit'] =>
  machines <= few ? creditOfFew : credit;
