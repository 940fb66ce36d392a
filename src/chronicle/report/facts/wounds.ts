import { type CrewSeat, isForGood } from '../../../campaign/aircrew.ts';
import { isGerman, numberOfGerman } from '../../../cards/counters.ts';
import type { CrewTold } from '../../../table/events/turn-events.ts';
import type { Moment, MomentOf } from '../../moments/kinds.ts';
import type { FlownMission } from '../flown-mission.ts';

/** What wounded a man: a German in a fight, guns on the ground, or the way in which his machine came down. */
export type CauseOfWound =
  | { readonly is: 'german'; readonly german: number }
  /** `fight`: it is not known whose burst it was. */
  | { readonly is: 'archie' | 'machine-guns' | 'fight' | 'coming-down' };

/** A man of a machine was hit; the log says of hits from the ground only that one was. */
interface HitOnAMan {
  readonly who?: CrewSeat;
  readonly by: CauseOfWound | undefined;
  /** A fight that tells its hits only at its end. */
  readonly atTheEnd?: true;
}

/** What wounded a man, from the moments of his mission; nothing where they leave a doubt. */
export function woundOf(
  airman: string,
  { machine, men }: CrewTold,
  { moments, ended }: Pick<FlownMission, 'moments' | 'ended'>,
): CauseOfWound | undefined {
  const seat: CrewSeat = men[0]?.airman === airman ? 'pilot' : 'observer';
  const hits = hitsIn(moments.filter((moment) => 'machine' in moment && moment.machine === machine));
  const his = hits.filter(({ who }) => who === seat);
  const last = his.findLast(({ atTheEnd }) => !atTheEnd) ?? his.at(-1);
  if (last) return last.by;
  const ofSomebody = hits.findLast(({ who }) => who === undefined);
  const isDown = ended.homecomings.some((each) => each.machine === machine && each.end === 'down');
  if (!ofSomebody) return isDown ? { is: 'coming-down' } : undefined;
  const hurt = men.filter((man) => ended.fates.some((each) => each.airman === man.airman && isHurt(each.fate.fate)));
  return hurt.length === 1 ? ofSomebody.by : undefined;
}

const isHurt = (fate: FlownMission['ended']['fates'][number]['fate']['fate']): boolean =>
  fate === 'wounded' || isForGood(fate);

function hitsIn(moments: readonly Moment[]): HitOnAMan[] {
  let by: CauseOfWound | undefined;
  return moments.flatMap((moment): HitOnAMan[] => {
    by = shooterIn(moment) ?? by;
    switch (moment.type) {
      case 'archie-hit':
      case 'machine-gun-hit':
      case 'critical-hit-taken':
        return moment.result === 'light-wound' ? [{ by }] : [];
      case 'man-hit':
        return [{ by }];
      case 'crew-hit':
        return [{ who: moment.who, by }];
      case 'machine-out':
        return moment.wounds.map(({ who }) => ({ who, by: inFight(moment), atTheEnd: true }));
      default:
        return [];
    }
  });
}

/** Whose shots are told from this moment on. */
function shooterIn(moment: Moment): CauseOfWound | undefined {
  switch (moment.type) {
    case 'archie-hit':
      return { is: 'archie' };
    case 'machine-gun-hit':
      return { is: 'machine-guns' };
    case 'critical-hit-scored':
      return germanIn(moment.by);
    default:
      return undefined;
  }
}

const inFight = ({ by, hitBy }: MomentOf<'machine-out'>): CauseOfWound =>
  germanIn((by ?? hitBy)?.machine) ?? { is: 'fight' };

const germanIn = (machine: string | undefined): CauseOfWound | undefined =>
  machine !== undefined && isGerman(machine) ? { is: 'german', german: numberOfGerman(machine) } : undefined;
