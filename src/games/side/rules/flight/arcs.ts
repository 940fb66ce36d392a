import type { CombatCard } from '../../cards/combat-card.ts';
import type { Aspect, Sixth } from '../../cards/marks-of-combat.ts';
import type { MountedGun, SidePose } from '../../table/fighting-machine.ts';
import { columnOf, HEX, hexesBetween, inOneHex, isClimb, LEVEL, noseOf, rowOf } from './pose.ts';

/** (V080) Straight ahead, or (V081) within the template. (V007) Never in the machine's own hex. */
export function hexesTo(
  mount: MountedGun['mount'],
  from: SidePose,
  to: SidePose,
  { flexible }: CombatCard,
): number | undefined {
  if (mount === 'fixed') return straightAhead(from, to);
  return isInShape(from, to, flexible.reach, flexible.sixths) ? Math.ceil(hexesBetween(from, to)) : undefined;
}

/** (V080) How far a fixed gun reaches. */
export const FIXED_REACH = 5;

/** (V080) How many hexes straight ahead of the nose the other machine is; nothing where the line misses it. */
export function straightAhead(shooter: SidePose, target: SidePose): number | undefined {
  const [along, up] = noseOf(shooter);
  if (isAside(along, up, shooter, target) || inOneHex(shooter, target)) return undefined;
  const { heading, attitude } = shooter;
  const column = columnOf(target);
  const row = rowOf(target);
  const lift = isClimb(attitude) ? 1 : -1;
  let { x, y } = shooter;
  for (let hexes = 1; hexes <= FIXED_REACH; hexes++) {
    x += along;
    y += up;
    const spine = y % LEVEL === 0 ? 0 : 1;
    if (touches(x - column, y - row, spine * heading, spine * lift)) return hexes;
  }
  return undefined;
}

/** On a spine the line runs between two hexes, and finds a target in either. */
const touches = (dx: number, dy: number, aside: number, above: number): boolean =>
  (dx === aside && dy === -above) || (dx === -aside && dy === above);

/**
 * A quick test that the target is off the line of the nose: a quarter hex more for each of the two that stands on a
 * spine.
 */
function isAside(along: number, up: number, { x, y, heading }: SidePose, target: SidePose): boolean {
  const run = (target.x - x) * heading;
  const rise = up < 0 ? y - target.y : target.y - y;
  const climbs = Math.abs(up);
  const most = FIXED_REACH * along * heading + 2;
  return run < 0 || run > most || rise < climbs - 2 || rise > FIXED_REACH * climbs + 2;
}

/** A quick test that the target is out of range: a hex more, because either machine may stand on a spine. */
export const isBeyond = (reach: number, from: SidePose, to: SidePose): boolean =>
  Math.abs(from.x - to.x) > (reach + 1) * HEX || Math.abs(from.y - to.y) > (reach + 1) * LEVEL;

/** The six sixths around a nose, as turns of a sixth upward for a machine that flies east. */
const TURNS: readonly (readonly [Sixth, (x: number, y: number) => readonly [number, number]])[] = [
  ['ahead', (x, y) => [x, y]],
  ['above-ahead', (x, y) => [x - 3 * y, x + y]],
  ['above-behind', (x, y) => [-x - 3 * y, x - y]],
  ['behind', (x, y) => [-x, -y]],
  ['below-behind', (x, y) => [-x + 3 * y, -x - y]],
  ['below-ahead', (x, y) => [x + 3 * y, y - x]],
];

/** (V081) (V068) Whether the other machine is at least partly within range in one of these sixths. */
export function isInShape(from: SidePose, other: SidePose, reach: number, sixths: readonly Sixth[]): boolean {
  if (isBeyond(reach, from, other)) return false;
  const hexes = hexesBetween(from, other);
  if (hexes === 0 || hexes > reach) return false;
  const [x, y] = [(other.x - from.x) * from.heading, other.y - from.y];
  const [along, up] = noseOf({ ...from, heading: 1 });
  return TURNS.some(([sixth, turn]) => sixths.includes(sixth) && isWithinSixth(turn(along, up), [x, y]));
}

/**
 * Within 30 degrees to either side. A half level is the square root of three times as high as a quarter hex is wide.
 */
function isWithinSixth([nx, ny]: readonly [number, number], [x, y]: readonly [number, number]): boolean {
  return 3 * Math.abs(nx * y - ny * x) <= nx * x + 3 * ny * y;
}

/** (V084) The aspect of the target: within 60 degrees of its nose, within 60 of its tail, and the rest. */
export function aspectOf(target: SidePose, shooter: SidePose): Aspect {
  const [nx, ny] = noseOf(target);
  const [x, y] = [shooter.x - target.x, shooter.y - target.y];
  const along = nx * x + 3 * ny * y;
  if (Math.abs(nx * y - ny * x) > Math.abs(along)) return 'side';
  return along > 0 ? 'front' : 'rear';
}
