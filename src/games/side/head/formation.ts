import { firstOf, type Policy } from '../../../kit/head/policy.ts';
import { bestOf } from '../../../kit/head/search.ts';
import type { Known, MoveEnd, SeenMachine, SidePose, SideView } from '../table/fighting-machine.ts';

type Flies = Pick<Policy, 'throttle' | 'energy-move'>;

/** A follower copies its leader's throttle, and ends as near to the leader as it can without a risk. */
export const followFromTheSide = (leader: string, otherwise: Flies): Flies => ({
  throttle: (about, options, book) => {
    const lead = leaderIn(about.view, leader);
    if (!lead) return otherwise.throttle(about, options, book);
    const off = (pip: string) => Math.abs(Number(pip) - lead.pip);
    return bestOf(options, (each) => -off(each)) ?? firstOf(options);
  },
  'energy-move': (about, options, book) => {
    const lead = leaderIn(about.view, leader);
    if (!lead) return otherwise['energy-move'](about, options, book);
    const place = placeOf(lead);
    const off = (word: string) => offOf(about.ends[word], place, lead.cue);
    return bestOf(options, (each) => -off(each)) ?? firstOf(options);
  },
});

const leaderIn = ({ machines }: SideView, leader: string): Known | undefined =>
  machines.find(
    (machine: SeenMachine): machine is Known => machine.id === leader && machine.known && machine.out === undefined,
  );

/** The leader's place after its move. A leader that has not moved yet is assumed to fly straight on. */
function placeOf({ pose, flew, cue }: Known): SidePose {
  return flew === '' ? { ...pose, x: pose.x + 4 * cue * pose.heading } : pose;
}

/**
 * The distance to the leader's place in hexes. A level counts as one and a half, the opposite heading as four, and each
 * point of speed below the leader's as one; otherwise a follower would climb until it stalls.
 */
function offOf(end: MoveEnd | undefined, place: SidePose, speed: number): number {
  if (!end) return RUIN;
  const { pose, next, stalls, lands, over, test } = end;
  const risks = stalls || lands !== 'no' || over !== undefined ? RUIN : 0;
  const slow = Math.max(0, speed - next) - next / 10;
  const turned = (pose.heading === place.heading ? 0 : 4) + (pose.attitude === place.attitude ? 0 : 0.5);
  return Math.abs(pose.x - place.x) / 4 + Math.abs(pose.y - place.y) * 0.75 + turned + (test ? 3 : 0) + risks + slow;
}

const RUIN = 1000;
