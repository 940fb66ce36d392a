import { type Airman, isLost } from '../../campaign/aircrew.ts';
import type { Campaign, FlightRecord } from '../../campaign/campaign.ts';
import type { MissionLog } from '../../campaign/mission-log.ts';
import type { Decoration } from '../../cards/printed/honours.ts';
import { RANKS } from '../../cards/ranks.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { SpecialTask } from '../../cards/tasks/special-task.ts';
import { openTo } from './honours.ts';

/** What a task has brought that lasts. */
export interface TaskReward {
  readonly decorated?: { readonly man: string; readonly decoration: Decoration };
  readonly depot?: { readonly add: number; readonly until: number };
  readonly fewerOfJasta11?: { readonly by: number; readonly until: number };
}

/** Who succeeded, and how. */
interface Succeeded {
  readonly log: MissionLog;
  readonly flight: FlightRecord;
  readonly campaign: Campaign;
}

/** Ours: what the success of a task brings is the squadron's from tomorrow on. */
export function reward({ brings }: SpecialTask, { log, flight, campaign }: Succeeded, book: Rulebook): TaskReward {
  const { tasks, day } = campaign;
  if (!brings || !tasks) return {};
  const { decoration, depot, fewerOfJasta11 } = brings;
  const lasts = {
    ...(depot && { depot: { add: depot.add, until: day + depot.days } }),
    ...(fewerOfJasta11 && { fewerOfJasta11: { by: fewerOfJasta11.by, until: day + fewerOfJasta11.days } }),
  };
  Object.assign(tasks, lasts);
  const decorated = decoration && putIn(log, flight, day, book);
  return { ...(decorated && { decorated }), ...lasts };
}

/** The days that such a recommendation takes to come through. */
const DAYS = 3;

/** (45) Of those who flew and are still there the senior for whom custom has something is put in for it, and has it. */
function putIn({ crews }: MissionLog, { aircrew }: FlightRecord, day: number, book: Rulebook): TaskReward['decorated'] {
  const flew = aircrew.filter(({ id }) => crews.some(({ pilot, observer }) => pilot === id || observer === id));
  const bySeniority = flew.filter((man) => !isLost(man) && !man.recommended).sort(bySenior);
  for (const man of bySeniority) {
    const [due] = openTo(man, book);
    if (!due) continue;
    man.recommended = { decoration: due.decoration, day: day + DAYS };
    return { man: man.id, decoration: due.decoration };
  }
  return undefined;
}

const bySenior = (a: Airman, b: Airman): number => RANKS.indexOf(b.rank) - RANKS.indexOf(a.rank);
