import type { Moment, MomentKind } from '../../moments/kinds.ts';
import type { FlownMission } from '../flown-mission.ts';
import type { Followed } from './follow.ts';
import type { Trouble } from './mission-facts.ts';

type Worked = Extract<Trouble, { readonly is: 'worked' }>;

const DONE: ReadonlyMap<MomentKind, Worked['did']> = new Map([
  ['hex-patrolled', 'patrol'],
  ['fall-of-shot-called', 'spot'],
  ['trench-strafed', 'strafe'],
]);

/** What one machine of a flight did when nobody was with it, what it strafed for no points, and where it held back. */
export function doneByOne(machine: string, { began, ended }: FlownMission, followed: readonly Followed[]): Trouble[] {
  if (began.machines.length < 2) return [];
  const isPaid = ended.scores.some(({ why, points }) => why === 'trench-strafing' && points > 0);
  const worked = followed.flatMap((each, at): (Worked & { readonly at: number })[] => {
    const did = DONE.get(each.moment.type);
    const alone = each.party.length === 1 && each.party[0] === machine;
    const isHis = alone || ('machine' in each.moment && each.moment.machine === machine);
    if (did === undefined || !isHis || !(alone || (did === 'strafe' && !isPaid))) return [];
    return [{ at, is: 'worked', hex: each.hex, did, alone, on: isBegun(each.moment, followed.slice(0, at)) }];
  });
  // Each kind of work is told once, at its beginning.
  const first = worked.filter(({ did }, i) => worked.findIndex((each) => each.did === did) === i);
  return [...first, ...heldBack(machine, followed)];
}

const isBegun = ({ type }: Moment, before: readonly Followed[]): boolean =>
  before.some(({ moment, party }) => moment.type === type && party.length > 1);

function heldBack(machine: string, followed: readonly Followed[]): Trouble[] {
  const at = followed.findIndex(
    ({ moment }) => moment.type === 'strafing-nerve-tried' && moment.machine === machine && !moment.goes,
  );
  const held = followed[at];
  if (!held) return [];
  const wentAfter = followed
    .slice(at)
    .some(({ moment }) => moment.type === 'trench-strafed' && moment.machine === machine);
  return [{ at, is: 'held-back', hex: held.hex, wentAfter }];
}
