import { whenItWas } from './escorts.ts';
import type { Followed } from './follow.ts';
import type { MachineFacts, MeetingFacts, Trouble } from './mission-facts.ts';

/** One of his troubles may have told how he came down. */
const ENDS: ReadonlySet<Trouble['is']> = new Set(['met-enemy', 'engine-cut-out', 'out-of-petrol'] as const);

interface ToldBefore {
  readonly meetings: readonly MeetingFacts[];
  readonly troubles: readonly Trouble[];
}

/** When a machine came down, where neither a fight nor one of its troubles tells it. */
export function fellIn(
  machine: string,
  followed: readonly Followed[],
  { meetings, troubles }: ToldBefore,
): MachineFacts['fell'] {
  const at = followed.findIndex(({ moment }) => moment.type === 'machine-came-down' && moment.machine === machine);
  const moment = followed[at]?.moment;
  const isTold =
    troubles.some((each) => ENDS.has(each.is) && !(each.is === 'met-enemy' && each.result === 'escaped')) ||
    isDownInAFight(machine, meetings);
  return moment?.type === 'machine-came-down' && !isTold ? { at: whenItWas(at, followed), how: moment.how } : undefined;
}

const isDownInAFight = (machine: string, meetings: readonly MeetingFacts[]): boolean =>
  meetings.some(
    ({ came }) =>
      typeof came === 'object' &&
      came.harmed.some(
        (each) => each.machine === machine && (each.fate === 'forced-down' || each.fate === 'shot-down'),
      ),
  );
