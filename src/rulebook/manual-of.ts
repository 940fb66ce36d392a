import type { Mission } from './cards/mission.ts';
import { promised } from './promised.ts';
import { oncePer } from './reading/once.ts';
import type { Rulebook } from './rulebook.ts';
import { manualOfTask } from './tasks/manual-of-task.ts';

type Patrol = NonNullable<Mission['activities']['patrol']>;

/** The manual of a mission, or of a special task; nothing, where it has gone from the folder of cards. */
export const manualNamed = (mission: string, book: Rulebook): Mission | undefined =>
  book.missions[mission] ?? taskManuals(book).get(mission);

const taskManuals = oncePer(({ tasks, missions }: Rulebook): ReadonlyMap<string, Mission> => {
  const manuals = Object.entries(tasks).flatMap(([id, task]) => {
    const mission = missions[task.as];
    return mission ? [[id, manualOfTask(task, mission)] as const] : [];
  });
  return new Map(manuals);
});

export const manualOf = (mission: string, book: Rulebook): Mission =>
  promised(manualNamed(mission, book), `Mission Briefing Manual called ${mission}`);

/**
 * (43) What a mission loses that has been flown and has achieved nothing.
 * Ruling: whatever the manual says, no less than half of what it costs not to fly it; no half points are lost.
 */
export const lossOfFailure = ({ failed, notFlown }: Mission): number =>
  Math.min(failed.points, Math.floor(notFlown.points / 2));

/** What a patrol by so many machines may earn. */
export const patrolCredit = ({ credit, few = 0, creditOfFew = credit }: Patrol, machines: number): Patrol['credit'] =>
  machines <= few ? creditOfFew : credit;
