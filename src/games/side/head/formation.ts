import { firstOf, type Policy } from '../../../kit/head/policy.ts';
import { bestOf } from '../../../kit/head/search.ts';
import type { MoveEnd, Pose, SeenMachine, SideView } from '../table/fighting-machine.ts';
import type { Known } from './known.ts';

type Flies = Pick<Policy, 'throttle' | 'energy-move'>;

/** Whoever follows sets his throttle like his leader's, and ends as near to him as he can without a risk. */
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

/** Where he is once he has moved; who has yet to move is taken to fly on as he points. */
function placeOf({ pose, flew, cue }: Known): Pose {
  return flew === '' ? { ...pose, x: pose.x + 4 * cue * pose.heading } : pose;
}

/**
 * Hexes off; a level counts for a hex and a half, the wrong way about for four, each point of speed below the leader's
 * for one: whoever climbed after him at any price would hang there.
 */
function offOf(end: MoveEnd | undefined, place: Pose, speed: number): number {
  if (!end) return RUIN;
  const { pose, next, stalls, lands, over, test } = end;
  const risks = stalls || lands !== 'no' || over !== undefined ? RUIN : 0;
  const slow = Math.max(0, speed - next) - next / 10;
  const turned = (pose.heading === place.heading ? 0 : 4) + (pose.attitude === place.attitude ? 0 : 0.5);
  return Math.abs(pose.x - place.x) / 4 + Math.abs(pose.y - place.y) * 0.75 + turned + (test ? 3 : 0) + risks + slow;
}

const RUIN = 1000;
