import type { FightFacts } from './facts/fight-facts.ts';
import type { MeetingFacts, MissionFacts, Trouble } from './facts/mission-facts.ts';

export type Fought = MeetingFacts & { readonly came: FightFacts };

export const isFought = (meeting: MeetingFacts): meeting is Fought => typeof meeting.came === 'object';

type Crippled = Extract<Trouble, { readonly is: 'crippled' }>;

/**
 * What a fight crippled in a machine of ours, in the place of the fight: it is told with the hit, and not once more with
 * the troubles of the way.
 */
export function crippledIn(
  machine: string,
  meeting: Fought,
  { meetings, machines }: MissionFacts,
): Crippled | undefined {
  const isHit = meeting.came.harmed.some(
    (each) => each.machine === machine && each.fate === 'damaged-abort' && !each.pilotCrippled,
  );
  const next = meetings.find((each) => isFought(each) && each.at > meeting.at)?.at ?? Infinity;
  const troubles = machines.find((each) => each.machine === machine)?.troubles ?? [];
  return troubles.find(
    (each): each is Crippled & { readonly at: number } =>
      isHit &&
      each.is === 'crippled' &&
      each.by === 'enemy' &&
      each.at >= meeting.at &&
      each.at < next &&
      each.hex === meeting.hex,
  );
}

/** The troubles that are told with the fights of a mission. */
export const toldWithFights = (facts: MissionFacts): Trouble[] =>
  facts.meetings
    .filter(isFought)
    .flatMap((meeting) => facts.machines.flatMap(({ machine }) => crippledIn(machine, meeting, facts) ?? []));
