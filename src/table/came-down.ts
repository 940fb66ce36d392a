import type { NamedMan } from '../campaign/aircrew.ts';
import type { CrewFate } from '../cards/printed/damage-tables.ts';
import type { CrewTold } from './events/turn-events.ts';
import type { EventOf } from './events.ts';

/** A machine of ours that did not land on a field, the fates of its men, and who was on the mission with them. */
export interface CameDown {
  readonly men: readonly { readonly man: NamedMan; readonly fate: CrewFate | undefined }[];
  readonly seenBy: readonly string[];
}

/** (45) The losses that friends have seen, machine by machine. */
export function cameDown(
  { homecomings, fates }: Pick<EventOf<'mission-ended'>, 'homecomings' | 'fates'>,
  crews: readonly CrewTold[],
): CameDown[] {
  const down = homecomings.filter(({ end }) => end === 'down').map(({ machine }) => machine);
  return crews
    .filter(({ machine }) => down.includes(machine))
    .map(({ machine, men }) => ({
      men: men.map((man) => ({ man, fate: fates.findLast(({ airman }) => airman === man.airman)?.fate })),
      seenBy: crews.filter((crew) => crew.machine !== machine).flatMap((crew) => crew.men.map(({ airman }) => airman)),
    }));
}

/** The men who died in a machine that was brought home. */
export function diedAboard(
  { homecomings, fates }: Pick<EventOf<'mission-ended'>, 'homecomings' | 'fates'>,
  crews: readonly CrewTold[],
): CameDown['men'] {
  const home = homecomings.filter(({ end }) => end !== 'down').map(({ machine }) => machine);
  return crews
    .filter(({ machine }) => home.includes(machine))
    .flatMap(({ men }) => men)
    .flatMap((man) => {
      const fate = fates.findLast(({ airman }) => airman === man.airman)?.fate;
      return fate?.fate === 'killed' ? [{ man, fate }] : [];
    });
}

/** The men to mention: the dead and the captured; where there are none, the pilot. */
export function fallenOf(men: CameDown['men']): CameDown['men'] {
  const lost = men.filter(({ fate }) => fate?.fate === 'killed' || fate?.fate === 'prisoner');
  return lost.length > 0 ? lost : men.slice(0, 1);
}
