import type { Flight } from '../../campaign/watch.ts';
import { entriesOf, isFlown, type LivedDay, type Sortie, sortiesOf } from '../lived.ts';
import type { Moment, MomentOf } from '../moments/kinds.ts';
import { ofKind } from '../moments/of-kind.ts';

type OnTheList = MomentOf<'plan-made'>['missions'][number];

const isIn = (mission: string, { missions }: MomentOf<'plan-made'>): boolean =>
  missions.some((each) => each.mission === mission && each.watch !== undefined);

/** (6) The missions of one name that a flight's first plan of the day had crews for. */
export const listedMissions = (mission: string, flight: Flight, { moments }: LivedDay): OnTheList[] =>
  ofKind(moments, 'plan-made')
    .find((plan) => plan.flight === flight)
    ?.missions.filter((each) => each.mission === mission && each.watch !== undefined) ?? [];

/**
 * Those of its machines that had been flown before the plan lost it, and had not come home whole: at another field,
 * down, or damaged.
 */
export function goneOf({ mission, machines }: OnTheList, flight: Flight, day: LivedDay): string[] {
  const before = day.moments.slice(0, givenUpAt(mission, flight, day));
  const gone = entriesOf(day)
    .filter(isFlown)
    .filter(({ ended }) => before.includes(ended))
    .flatMap(sortiesOf)
    .filter((sortie) => !isWhole(sortie))
    .map(({ crew }) => crew.machine);
  return machines.filter((machine) => gone.includes(machine));
}

const isWhole = ({ end, scores }: Sortie): boolean =>
  end?.end === 'home' && !scores.some(({ why }) => why === 'machine-damaged');

/** The index of the plan that no longer has a mission; none: the end of the day. */
function givenUpAt(mission: string, flight: Flight, { moments }: LivedDay): number {
  const isLater = (moment: Moment): boolean =>
    moment.type === 'plan-made' && moment.flight === flight && !isIn(mission, moment);
  const at = moments.findIndex(isLater);
  return at < 0 ? moments.length : at;
}
