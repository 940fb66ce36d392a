import type { Wound } from '../../../campaign/aircrew.ts';
import type { Gun } from '../../../campaign/mission-log.ts';
import type { Battery, CloudsCards, Plane, Skirmish } from '../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Credit, Fate, GunsTold } from '../../../table/fights/fight-events.ts';
import type { End } from '../fight.ts';
import type { Entrant, Muster } from '../muster.ts';
import { hasPower } from './flying/course.ts';
import { halvesOf } from './from-muster.ts';
import { crewOf } from './shooting/loss.ts';

/** (C6) What became of everybody, in the campaign's words. */
export const endsOf = ({ planes, cards }: Skirmish, { allied, germans }: Muster): End[] =>
  [...allied, ...germans].flatMap((entrant) =>
    planes.filter(({ id }) => id === entrant.id).map((plane) => endOf(plane, entrant, cards)),
  );

export function endOf(plane: Plane, came: Pick<Entrant, 'forward' | 'observer'>, cards: CloudsCards): End {
  const { id, escaped, forcedHomeBy, luckier, forward, rear } = plane;
  const fate = fateOf(plane, cards);
  return {
    id,
    fate,
    by: creditOf(fate, plane),
    hitBy: plane.lastHit,
    forcedHomeBy,
    escaped,
    wounds: woundsOf(plane, cards),
    lameDuck: undefined,
    struckAgain: false,
    forward: gunLeft(came.forward, forward, cards),
    observer: rear && came.observer && gunLeft(came.observer.guns, rear, cards),
    ...(luckier > 0 && { luckier }),
  };
}

/** (C089) (C091) One that is lost, or lands on the board, is a victory; (C090) one that goes home was forced to. */
const creditOf = (fate: Fate, { credit, forcedHomeBy }: Plane): Credit | undefined =>
  fate === 'shot-down' || fate === 'forced-down' ? credit : forcedHomeBy;

/** Three rounds of the campaign were a box; clear if one of the guns is, and past mending if none can be mended. */
function gunLeft({ ammo: brought }: GunsTold, { guns, halves }: Battery, cards: CloudsCards): Gun | undefined {
  if (brought === undefined) return undefined;
  const { amount } = cards.conversions.ammoPerBox;
  const spent = halvesOf(brought, cards) - halves;
  const ammo = Math.max(brought - Math.ceil((spent * amount) / 2), 0);
  if (guns.some(({ is }) => is === 'clear')) return { state: 'clear', ammo };
  return { state: guns.some(({ is }) => is === 'jammed') ? 'jammed' : 'permanent', ammo };
}

/** Ours: with an engine that pulls she gets home, however she lands there. */
export function fateOf(plane: Plane, { conversions }: CloudsCards): Fate {
  if (plane.status === 'lost') return 'shot-down';
  if (plane.wrecked || (plane.status === 'landed' && !hasPower(plane))) return 'forced-down';
  const isDamaged = plane.structure * 100 <= plane.panel.strength * conversions.damagedAt.amount;
  if (plane.mustLand || isDamaged) return 'damaged-abort';
  return plane.isForcedHome ? 'driven-off' : 'unharmed';
}

function woundsOf(plane: Plane, { conversions }: CloudsCards): Wound[] {
  const { grazedTo, woundDays } = conversions;
  const { light, serious } = woundDays;
  return crewOf(plane).flatMap((man): Wound[] => {
    const who = man.seat === 'pilot' ? 'pilot' : 'observer';
    if (man.fortitude <= 0) return [{ who, fate: { fate: 'killed' } }];
    if (100 * (man.whole - man.fortitude) <= grazedTo.amount * man.whole) return [];
    const isSerious = 2 * (man.whole - man.fortitude) >= man.whole;
    return [{ who, fate: { fate: 'wounded', days: isSerious ? serious : light } }];
  });
}
