import type { Moment, MomentOf } from '../moments/kinds.ts';

/** A finished mission, by its moments. */
export interface FlownMission {
  readonly began: MomentOf<'mission-began'>;
  readonly moments: readonly Moment[];
  readonly ended: MomentOf<'mission-ended'>;
}

/** The finished missions in the moments of a day. */
export function missionsIn(moments: readonly Moment[]): FlownMission[] {
  const flown: FlownMission[] = [];
  let from = 0;
  let began: FlownMission['began'] | undefined;
  for (const [i, moment] of moments.entries()) {
    if (moment.type === 'mission-began') [from, began] = [i, moment];
    if (moment.type === 'mission-ended' && began) flown.push({ began, moments: moments.slice(from, i), ended: moment });
  }
  return flown;
}
