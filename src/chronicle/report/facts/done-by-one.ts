import { uncapital } from '../../../words/numbers.ts';
import type { Moment, MomentKind } from '../../moments/kinds.ts';
import type { FlownMission } from '../flown-mission.ts';
import { whenItWas } from './escorts.ts';
import type { Followed } from './follow.ts';
import type { Deed, Trouble } from './mission-facts.ts';

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
    const on = isBegun(each.moment, followed.slice(0, at));
    return [{ at: did === 'strafe' ? diveOf(at, followed) : at, is: 'worked', hex: each.hex, did, alone, on }];
  });
  // Each kind of work is told once, at its beginning.
  const first = worked.filter(({ did }, i) => worked.findIndex((each) => each.did === did) === i);
  return [...first, ...heldBack(machine, followed)];
}

/** (30) (31) The dive of an attack on the ground; all who went down in it are told before they were fired on. */
const diveOf = (at: number, followed: readonly Followed[]): number => {
  const dive = followed.findLastIndex(({ moment }, i) => i < at && moment.type === 'dive-began');
  return whenItWas(dive < 0 ? at : dive, followed);
};

/** (30) (31) What he hit on the ground, each target once; and the trenches that he strafed with others for points. */
export function deedsOf(machine: string, followed: readonly Followed[], worked: readonly Trouble[]): Deed[] {
  const isToldOfOne = worked.some((each) => each.is === 'worked' && each.did === 'strafe');
  const deeds = followed.flatMap(({ moment }, at): Deed[] => {
    if (!('machine' in moment) || moment.machine !== machine) return [];
    if (moment.type === 'ground-target-hit')
      return [{ at: diveOf(at, followed), did: 'shot-up', what: uncapital(moment.name) }];
    return moment.type === 'trench-strafed' && !isToldOfOne ? [{ at: diveOf(at, followed), did: 'strafed' }] : [];
  });
  return deeds.filter(({ did, what }, i) => deeds.findIndex((each) => each.did === did && each.what === what) === i);
}

const isBegun = ({ type }: Moment, before: readonly Followed[]): boolean =>
  before.some(({ moment, party }) => moment.type === type && party.length > 1);

function heldBack(machine: string, followed: readonly Followed[]): Trouble[] {
  const at = followed.findIndex(
    ({ moment }) => moment.type === 'strafing-nerve-tried' && moment.machine === machine && !moment.goes,
  );
  const held = followed[at];
  if (!held) return [];
  const isDown = ({ moment }: Followed): boolean => moment.type === 'trench-strafed' && moment.machine === machine;
  return [
    {
      at,
      is: 'held-back',
      hex: held.hex,
      wasThere: followed.slice(0, at).some(isDown),
      wentAfter: followed.slice(at).some(isDown),
    },
  ];
}
