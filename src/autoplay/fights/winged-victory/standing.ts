import { promised } from '../../../rulebook/promised.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { HEX, hexesBetween, levelOf, noseOf } from '../../../rules/fights/winged-victory/flight/pose.ts';
import type { MoveEnd, Pose, SideView } from '../../../table/fights/winged-victory/craft.ts';
import type { Known } from './known.ts';

/** What it costs to stall, to meet the ground, to break up, or to fly off the mats. */
const COST = { ruin: 60, stall: 12, test: 1.5, low: 4, off: 12 } as const;

/** 1 with the nose on it, -1 with the tail. */
export function facing(pose: Pose, goal: Pose): number {
  const [nx, ny] = noseOf(pose);
  const [x, y] = [goal.x - pose.x, goal.y - pose.y];
  const dot = nx * x + 3 * ny * y;
  const size = Math.sqrt((nx * nx + 3 * ny * ny) * (x * x + 3 * y * y));
  return size === 0 ? 0 : dot / size;
}

/** How far within a fight one must be for the place to matter. */
const ABOUT = 12;

/** Who has whom before him, from -2 to 2; the nearer the more. */
export function advantage(own: Pose, other: Pose): number {
  const near = Math.max(0, 1 - hexesBetween(own, other) / ABOUT);
  return near * (facing(own, other) - facing(other, own));
}

/** Stalls, the ground, and speeds that break wings. */
export function danger({ pose, stalls, lands, test, next }: MoveEnd, { dashboard }: Known, book: Rulebook): number {
  const { strip } = promised(book.fights['winged-victory'].dashboards[dashboard], `dashboard of ${dashboard}`);
  const near = levelOf(pose) <= 2 ? COST.low : 0;
  const breaks = next >= strip.crackUp ? COST.ruin : 0;
  const strains = next >= strip.red ? COST.ruin / 2 : 0;
  return (
    (stalls ? COST.stall : 0) +
    (lands === 'no' ? 0 : COST.ruin) +
    (test ? COST.test : 0) +
    near +
    Math.max(breaks, strains)
  );
}

/** Beyond the mats one is out of it. */
export const offTheMats = ({ x }: Pose, { hexes }: SideView): number => (x < 0 || x > hexes * HEX ? COST.off : 0);
