import { follow } from '../report/facts/follow.ts';
import { missionsOf } from '../threads/threads-of.ts';
import type { EveningLived } from './evening-lived.ts';

/** How a machine was by itself where it was lost: from its start, or later. */
export type Unseen = 'from-the-start' | 'later';

/** Whether nobody of ours was with the machine of a lost man where it came down; nothing, where somebody was. */
export function unseenEnd(man: string, { day, book }: Pick<EveningLived, 'day' | 'book'>): Unseen | undefined {
  const told = missionsOf(day, book).findLast(({ facts }) =>
    facts.machines.some(({ men }) => men.some(({ airman }) => airman === man)),
  );
  const machine = told?.facts.machines.find(({ men }) => men.some(({ airman }) => airman === man))?.machine;
  if (!told || machine === undefined) return undefined;
  if (told.facts.machines.length === 1) return 'from-the-start';
  const down = follow(told.flown, book).find(
    ({ moment }) => moment.type === 'machine-came-down' && moment.machine === machine,
  );
  return down?.party.every((other) => other === machine) ? 'later' : undefined;
}
