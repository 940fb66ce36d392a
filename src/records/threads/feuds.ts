import { counterOf } from '../../rulebook/counters.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { type MissionTold, momentsOn } from './on-a-mission.ts';
import type { Feud, Moment } from './thread.ts';

/** (2) (50) Jasta 11 is a Jasta with a name, and of its men one has a counter that is himself. */
export function feudsIn(missions: readonly MissionTold[], book: Rulebook): Feud[] {
  const isOf: Readonly<Record<Feud['with'], (german: number) => boolean>> = {
    'jasta-11': (german) => counterOf(german, book).jasta11,
    richthofen: (german) => counterOf(german, book).personal !== undefined,
  };
  return (['jasta-11', 'richthofen'] as const)
    .map((other) => feudWith(other, isOf[other], missions))
    .filter(({ days, lost, won }) => lost.length + won.length > 0 || days.length >= ACQUAINTED);
}

/** Who have fought so often know each other. */
const ACQUAINTED = 3;

function feudWith(other: Feud['with'], isOf: (german: number) => boolean, missions: readonly MissionTold[]): Feud {
  const moments = missions.flatMap(momentsOn);
  return {
    with: other,
    days: missions.flatMap(({ flown, facts }) =>
      facts.meetings.flatMap(({ germans, came }) =>
        typeof came === 'object' && germans.some(isOf) ? [flown.day] : [],
      ),
    ),
    lost: moments.filter((each) => isHarmBy(each, isOf)).map(({ man }) => man),
    won: moments.filter((each) => each.is === 'victory' && isOf(each.german)).map(({ man }) => man),
  };
}

const isHarmBy = (moment: Moment, isOf: (german: number) => boolean): boolean =>
  (moment.is === 'killed' || moment.is === 'taken' || moment.is === 'wounded') &&
  moment.by !== undefined &&
  isOf(moment.by);
