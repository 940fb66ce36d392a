import { rowAt } from '../../../rulebook/fights/row-at.ts';
import { oncePer } from '../../../rulebook/reading/once.ts';
import { angleAmount, manAt, reachOf } from '../../../rules/fights/clouds-of-glory/shooting/shots.ts';
import { woundOf } from '../../../rules/fights/clouds-of-glory/tests.ts';
import { farBetween, headingsBetween, seenFrom } from '../../../rules/fights/geometry/headings.ts';
import type {
  Battery,
  CloudsCards,
  FightingMachine,
  Skirmish,
} from '../../../table/fights/clouds-of-glory/skirmish.ts';

/** Where a machine is or will be, as far as a shot goes by it. */
export type Stand = Pick<FightingMachine, 'place' | 'heading' | 'height'>;

/** A battery that may fire, and what of its shot is the same from wherever it is fired. */
export interface Gun {
  readonly isAhead: boolean;
  readonly skill: number;
}

/** What a machine has to fire with by the end of this turn. */
export function gunsOf(plane: FightingMachine, fight: Skirmish): Gun[] {
  if (plane.fire || plane.status !== 'flying') return [];
  return [plane.forward, plane.rear].flatMap((battery) => (battery ? gunOf(plane, battery, fight) : []));
}

function gunOf(plane: FightingMachine, battery: Battery, fight: Skirmish): Gun[] {
  const man = manAt(plane, battery);
  const isAhead = battery.place === 'forward';
  if (!man || man.fortitude <= 0 || man.isOut || man.hasJumped || (isAhead && plane.isForcedHome)) return [];
  if (battery.halves === 0 || !battery.guns.some(({ is }) => is === 'clear')) return [];
  return [{ isAhead, skill: man.gunnery + woundOf(man, fight) + plane.panel.gunnery }];
}

/** (C017) (C018) What distance and angle make of a shot, looked up once. */
const sightsOf = oncePer((cards: CloudsCards) => ({
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

/** How likely the best of the guns is to hit from there, of 1. */
export function hitChance(guns: readonly Gun[], from: Stand, to: Stand, cards: CloudsCards): number {
  const far = farBetween(from.place, to.place);
  const up = 100 * Math.abs(to.height - from.height);
  const sights = sightsOf(cards);
  const distance = sights.distances[Math.round(Math.sqrt(far * far + up * up) / 100)];
  if (distance === undefined) return 0;
  const sight: Sight = { from, to, far, up };
  let best = 0;
  for (const { isAhead, skill } of guns) {
    const angle = isAhead ? aheadBy(sight, sights) : asternBy(sight, sights);
    if (angle !== undefined) best = Math.max(best, (skill + distance + angle) / SIDES);
  }
  return Math.min(best, 1);
}

/** The sides of the die. */
const SIDES = 20;

interface Sight {
  readonly from: Stand;
  readonly to: Stand;
  readonly far: number;
  readonly up: number;
}

const [TAN_15, TAN_30] = [0.2679, 0.5774];

/** What the angle of a shot ahead is worth; nothing where the gun does not bear. */
function aheadBy({ from, to, far, up }: Sight, { rear, front, side, highLow }: Sights): number | undefined {
  if (up > far || far === 0) return undefined;
  const { along, across } = seenFrom(from.place, from.heading, to.place);
  if (along <= 0 || Math.abs(across) > along * TAN_15) return undefined;
  const seen = seenFrom(to.place, to.heading, from.place);
  const isAside = Math.abs(seen.across) > Math.abs(seen.along) * TAN_30;
  const inLine = seen.along > 0 ? front : rear;
  return (isAside ? side : inLine) + (2 * up > far ? highLow : 0);
}

/** The same of an observer's, over the tail and to both sides. */
function asternBy({ from, to, far, up }: Sight, { astern, parallel, other }: Sights): number | undefined {
  if (up > 2 * far + 100) return undefined;
  const { along, across } = seenFrom(from.place, from.heading, to.place);
  if (along > 0 && Math.abs(across) <= along) return undefined;
  if (along < 0 && Math.abs(across) <= -along * TAN_15) return astern;
  return headingsBetween(from.heading, to.heading) <= 2 ? parallel : other;
}
