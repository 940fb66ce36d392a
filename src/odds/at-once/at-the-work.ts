import type { MachineOdds } from '../../table/activity-decisions.ts';
import type { About } from '../../table/decisions.ts';
import { type DecidedOutcome, type Deciding, inTwoDice } from './deciding.ts';

/** (23) Machine by machine, as each throws for itself. */
export function decidedByActivity(answer: string, { open }: About<'special-activity'>): Deciding[] {
  const activity = open.find((each) => each.activity === answer);
  return activity ? machineByMachine(activity.activity, activity.machines) : [];
}

/** (30) (31) Another dive at the same thing. */
export const decidedByPass = (answer: string, { machines }: About<'another-pass'>): Deciding[] =>
  answer === 'again' ? machineByMachine('gets-a-shot', machines) : [];

const machineByMachine = (outcome: DecidedOutcome, machines: readonly MachineOdds[]): Deciding[] =>
  machines.map(({ machine, ways }) => ({ ...inTwoDice(outcome, ways), machine }));

/** (31) (38) A burst at something on the ground; into trenches every unit counts, and only a jam is thrown for. */
export function decidedByDive(answer: string, { odds }: About<'dive-burst'>): Deciding[] {
  const burst = odds.find((each) => String(each.burst) === answer);
  if (!burst) return [];
  const hits = burst.points > 0 && burst.hitWays === 0 ? [] : [inTwoDice('hits', burst.hitWays)];
  return [...hits, inTwoDice('jams', burst.jamWays)];
}
