import { numberOfGerman } from '../../../cards/counters.ts';
import type { Flown } from '../../lived.ts';
import type { Moment } from '../../moments/kinds.ts';
import type { FightFacts, Harmed } from '../../report/facts/fight-facts.ts';
import type { MissionFacts } from '../../report/facts/mission-facts.ts';
import { type Fled, orderOf } from '../../report/facts/order-of-a-fight.ts';
import { type Fought, isFought } from '../../report/fought-meeting.ts';

/** More Germans came into a fight, and how many each side had in it then. */
export interface CameIn {
  readonly germans: readonly number[];
  readonly ours: number;
  readonly theirs: number;
}

/** What decided a fight, one after the other. */
export type BeatOfAFight =
  | { readonly is: 'joined'; readonly at: number; readonly came: CameIn }
  | { readonly is: 'harmed'; readonly at: number; readonly harmed: Harmed }
  | { readonly is: 'fled'; readonly at: number; readonly fled: Fled };

/** A fight with its beats in order, and the machines of ours that were in it to the end. */
export interface CourseOfAFight {
  readonly meeting: Fought;
  readonly beats: readonly BeatOfAFight[];
  readonly last: readonly string[];
}

/** The fights of a mission, in their order. */
export function coursesOf({ moments }: Flown, facts: MissionFacts): CourseOfAFight[] {
  const fought = momentsOfFights(moments);
  return facts.meetings.filter(isFought).map((meeting, i) => courseOf(meeting, fought[i] ?? []));
}

function momentsOfFights(moments: readonly Moment[]): Moment[][] {
  const fights: Moment[][] = [];
  let isOn = false;
  for (const moment of moments) {
    if (moment.type === 'fight-began') fights.push([]);
    isOn = moment.type === 'fight-began' || (isOn && moment.type !== 'fight-over');
    if (isOn) fights.at(-1)?.push(moment);
  }
  return fights;
}

function courseOf(meeting: Fought, moments: readonly Moment[]): CourseOfAFight {
  const { came } = meeting;
  const { gone } = orderOf(moments, came.ours);
  const isInAt = (at: number) => (machine: string) => (gone.get(machine) ?? Infinity) > at;
  const beats: BeatOfAFight[] = [
    ...came.harmed.filter(isTold).map((harmed) => ({ is: 'harmed' as const, at: harmed.at, harmed })),
    ...came.fled.map((fled) => ({ is: 'fled' as const, at: fled.at, fled })),
  ];
  const theirs: string[] = germansAtFirst(moments);
  for (const [at, moment] of moments.entries()) {
    if (moment.type !== 'germans-joined') continue;
    theirs.push(...moment.germans.map(({ id }) => id));
    const numbers = moment.germans.map(({ id }) => numberOfGerman(id));
    const counts = { ours: came.ours.filter(isInAt(at)).length, theirs: theirs.filter(isInAt(at)).length };
    if (numbers.length > 0) beats.push({ is: 'joined', at, came: { germans: numbers, ...counts } });
  }
  return {
    meeting,
    beats: beats.sort((a, b) => a.at - b.at),
    last: came.ours.filter(isInAt(Number.MAX_SAFE_INTEGER)),
  };
}

const germansAtFirst = (moments: readonly Moment[]): string[] => {
  const [began] = moments;
  return began?.type === 'fight-began' ? began.germans.map(({ id }) => id) : [];
};

/** A hole in a machine decides nothing. */
const isTold = ({ fate, hit, german }: FightFacts['harmed'][number]): boolean =>
  fate !== 'unharmed' || (hit.length > 0 && !german);
