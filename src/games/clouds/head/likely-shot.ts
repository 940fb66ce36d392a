import { memoizeBy } from '../../../cards/reading/once.ts';
import { rowAt } from '../../../cards/row-at.ts';
import { farBetween, headingsBetween, seenFrom } from '../../../kit/geometry/headings.ts';
import { angleAmount, manAt, reachOf } from '../rules/shooting/shots.ts';
import { woundOf } from '../rules/tests.ts';
import type { Battery, CloudsCards, FightingMachine, Skirmish } from '../table/skirmish.ts';

/** What a shot needs to know of a machine's place, now or later. */
export type Stand = Pick<FightingMachine, 'place' | 'heading' | 'height'>;

/** A battery that may fire, with everything about its shot that does not depend on the place. */
export interface LikelyGun {
  readonly place: Battery['place'];
  readonly skill: number;
  /** The tangent of half its arc, if it is fixed ahead. */
  readonly tangent: number;
}

const [TAN_15, TAN_30, TAN_45] = [0.2679, 0.5774, 1];

/** The same guns with wider arcs, for rough places: a target so nearly ahead can be brought ahead. */
export const aboutAs = (guns: readonly LikelyGun[]): LikelyGun[] => guns.map((gun) => ({ ...gun, tangent: TAN_45 }));

/** The guns that a machine can fire at the end of this turn. */
export function gunsOf(machine: FightingMachine, fight: Skirmish): LikelyGun[] {
  if (machine.fire || machine.status !== 'flying') return [];
  return [machine.forward, machine.rear].flatMap((battery) => (battery ? gunOf(machine, battery, fight) : []));
}

function gunOf(machine: FightingMachine, battery: Battery, fight: Skirmish): LikelyGun[] {
  const man = manAt(machine, battery);
  const { place } = battery;
  if (!man || man.fortitude <= 0 || man.isOut || man.hasJumped) return [];
  if (place === 'forward' && machine.isForcedHome) return [];
  if (battery.halves === 0 || !battery.guns.some(({ is }) => is === 'clear')) return [];
  return [{ place, skill: man.gunnery + woundOf(man, fight) + machine.panel.gunnery, tangent: TAN_15 }];
}

/** (C017) (C018) The modifiers for distance and angle, looked up once. */
const sightsOf = memoizeBy((cards: CloudsCards) => ({
  distances: Array.from({ length: reachOf(cards) + 1 }, (_, far) => rowAt(cards.shooting.distances, far).amount),
  rear: angleAmount('rear', cards),
  front: angleAmount('front', cards),
  side: angleAmount('side', cards),
  highLow: angleAmount('high-low', cards),
  astern: angleAmount('astern', cards),
  parallel: angleAmount('parallel', cards),
  other: angleAmount('other', cards),
}));

type Sights = ReturnType<typeof sightsOf>;

/** Two machines and the way between them, in hundredths of a Move Unit. */
interface Between {
  readonly from: Stand;
  readonly to: Stand;
  readonly far: number;
  /** How much higher the one is than the other; negative if lower. */
  readonly up: number;
}

/** The highest base shot of the guns from there: 1d20 must not be above it. 0 where no gun bears. */
export function baseOfBest(guns: readonly LikelyGun[], from: Stand, to: Stand, cards: CloudsCards): number {
  const far = farBetween(from.place, to.place);
  const up = 100 * Math.abs(to.height - from.height);
  const sights = sightsOf(cards);
  const distance = sights.distances[Math.round(Math.sqrt(far * far + up * up) / 100)];
  if (distance === undefined) return 0;
  const between: Between = { from, to, far, up };
  let best = 0;
  for (const { place, skill, tangent } of guns) {
    const angle = place === 'forward' ? ahead(between, tangent, sights) : overTheTail(between, sights);
    if (angle !== undefined) best = Math.max(best, skill + distance + angle);
  }
  return best;
}

/** In hundredths of a Move Unit: from farther off no machine can be hit. */
export const reachOfAny = (cards: CloudsCards): number => 100 * sightsOf(cards).distances.length;

/** A quick test that ignores heights. Where it is false, no gun bears at any height. */
export const mayBear = (guns: readonly LikelyGun[], { along, across }: ReturnType<typeof seenFrom>): boolean =>
  guns.some(({ place, tangent }) =>
    place === 'forward' ? along > 0 && Math.abs(across) <= along * tangent : along <= 0 || Math.abs(across) > along,
  );

/** (C018) The angle of a shot straight ahead; undefined where the gun does not bear. */
function ahead({ from, to, far, up }: Between, tangent: number, sights: Sights): number | undefined {
  if (up > far || far === 0) return undefined;
  const { along, across } = seenFrom(from.place, from.heading, to.place);
  if (along <= 0 || Math.abs(across) > along * tangent) return undefined;
  const seen = seenFrom(to.place, to.heading, from.place);
  const isAside = Math.abs(seen.across) > Math.abs(seen.along) * TAN_30;
  const inLine = seen.along > 0 ? sights.front : sights.rear;
  return (isAside ? sights.side : inLine) + (2 * up > far ? sights.highLow : 0);
}

/** (C018) The angle of an observer's shot, over the tail and to both sides. */
function overTheTail({ from, to, far, up }: Between, { astern, parallel, other }: Sights): number | undefined {
  if (up > 2 * far + 100) return undefined;
  const { along, across } = seenFrom(from.place, from.heading, to.place);
  if (along > 0 && Math.abs(across) <= along) return undefined;
  if (along < 0 && Math.abs(across) <= -along * TAN_15) return astern;
  return headingsBetween(from.heading, to.heading) <= 2 ? parallel : other;
}

export const SIDES = 20;

/** The chance that the best gun hits from there, from 0 to 1. */
export const hitChance = (guns: readonly LikelyGun[], from: Stand, to: Stand, cards: CloudsCards): number =>
  Math.min(baseOfBest(guns, from, to, cards) / SIDES, 1);
