import { rowAt } from '../../../rulebook/fights/row-at.ts';
import { oncePer } from '../../../rulebook/reading/once.ts';
import { angleAmount, manAt, reachOf } from '../../../rules/fights/clouds-of-glory/shooting/shots.ts';
import { woundOf } from '../../../rules/fights/clouds-of-glory/tests.ts';
import { seenFrom, turned } from '../../../rules/fights/geometry/headings.ts';
import type {
  Battery,
  CloudsCards,
  FightingMachine,
  Skirmish,
} from '../../../table/fights/clouds-of-glory/skirmish.ts';

/** Where a machine is and flies to, as far as a shot goes by it. */
export type Stand = Pick<FightingMachine, 'place' | 'heading' | 'height'>;

/** A gun as a head reckons with it: what of its shot is the same wherever it is fired from. */
export interface Gun {
  readonly place: Battery['place'];
  readonly skill: number;
  /** Of half its arc, where it is fixed ahead. */
  readonly tangent: number;
}

const [TAN_15, TAN_30, TAN_45] = [0.2679, 0.5774, 1];

/** The same guns for places that are reckoned roughly: who is so nearly before them can be brought before them. */
export const aboutAs = (guns: readonly Gun[]): Gun[] => guns.map((gun) => ({ ...gun, tangent: TAN_45 }));

/** The guns of a machine that may fire by the end of this turn. */
export function gunsOf(plane: FightingMachine, fight: Skirmish): Gun[] {
  if (plane.fire || plane.status !== 'flying') return [];
  return [plane.forward, plane.rear].flatMap((battery) =>
    battery && isManned(plane, battery)
      ? [{ place: battery.place, skill: skillAt(plane, battery, fight) + plane.panel.gunnery, tangent: TAN_15 }]
      : [],
  );
}

function isManned(plane: FightingMachine, battery: Battery): boolean {
  const man = manAt(plane, battery);
  if (!man || man.fortitude <= 0 || man.isOut || man.hasJumped) return false;
  if (battery.place === 'forward' && plane.isForcedHome) return false;
  return battery.halves > 0 && battery.guns.some(({ is }) => is === 'clear');
}

function skillAt(plane: FightingMachine, battery: Battery, fight: Skirmish): number {
  const man = manAt(plane, battery);
  return man ? man.gunnery + woundOf(man, fight) : 0;
}

/** What distance and angle make of a shot, laid out once. */
const sights = oncePer((cards: CloudsCards) => ({
  distances: Array.from({ length: reachOf(cards) + 1 }, (_, far) => rowAt(cards.shooting.distances, far).amount),
  rear: angleAmount('rear', cards),
  front: angleAmount('front', cards),
  side: angleAmount('side', cards),
  highLow: angleAmount('high-low', cards),
  astern: angleAmount('astern', cards),
  parallel: angleAmount('parallel', cards),
  other: angleAmount('other', cards),
}));

/** Two machines and the way between them, in hundredths. */
interface Between {
  readonly from: Stand;
  readonly to: Stand;
  readonly far: number;
  /** How much higher the one is than the other, or lower. */
  readonly up: number;
}

/** The share of a machine that the best of the guns is likely to shoot away from there. */
export function harmOf(guns: readonly Gun[], from: Stand, to: Stand, cards: CloudsCards): number {
  const up = 100 * Math.abs(to.height - from.height);
  const [dx, dy] = [to.place.x - from.place.x, to.place.y - from.place.y];
  const squared = dx * dx + dy * dy;
  const { distances } = sights(cards);
  const space = distances[Math.round(Math.sqrt(squared + up * up) / 100)];
  if (space === undefined || squared === 0) return 0;
  const between: Between = { from, to, far: Math.sqrt(squared), up };
  let best = 0;
  for (const { place, skill, tangent } of guns) {
    const angle = place === 'forward' ? ahead(between, tangent, cards) : overTheTail(between, cards);
    if (angle !== undefined) best = Math.max(best, harmBy(skill + space + angle));
  }
  return best;
}

/** (C018) The angle of a shot straight ahead; nothing where the gun does not bear. */
function ahead({ from, to, far, up }: Between, tangent: number, cards: CloudsCards): number | undefined {
  if (up > far) return undefined;
  const { along, across } = seenFrom(from.place, from.heading, to.place);
  if (along <= 0 || Math.abs(across) > along * tangent) return undefined;
  const { rear, front, side, highLow } = sights(cards);
  const seen = seenFrom(to.place, to.heading, from.place);
  const isAside = Math.abs(seen.across) > Math.abs(seen.along) * TAN_30;
  const onLine = seen.along > 0 ? front : rear;
  return (isAside ? side : onLine) + (2 * up > far ? highLow : 0);
}

/** (C018) The angle of an observer's. */
function overTheTail({ from, to, far, up }: Between, cards: CloudsCards): number | undefined {
  if (up > 2 * far + 100) return undefined;
  const { along, across } = seenFrom(from.place, from.heading, to.place);
  if (along > 0 && Math.abs(across) <= along) return undefined;
  const { astern, parallel, other } = sights(cards);
  if (along < 0 && Math.abs(across) <= -along * TAN_15) return astern;
  const apart = turned(to.heading, -from.heading);
  return Math.min(apart, 24 - apart) <= 2 ? parallel : other;
}

/** The most that a throw of twenty leaves over, and what of the damage table is the end of a machine. */
const [SIDES, END] = [20, 20];

/** (C021), (C022) What a shot of that base brings in the mean: the lines of the table that it may come to. */
function harmBy(base: number): number {
  const hits = Math.min(Math.max(base, 0), SIDES);
  const over = base - (hits + 1) / 2;
  return (hits / SIDES) * ((SIDES / 2 + over) / END);
}
