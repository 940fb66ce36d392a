import type { Point } from '../../../kit/geometry/pose.ts';
import { cosine, sine, UNIT } from '../../../kit/geometry/turning.ts';
import { inCells } from '../../../kit/scene/cells.ts';
import type { CanvasWindow } from '../../../kit/screen/canvas.ts';
import type { Cells } from '../../../kit/screen/window-round.ts';
import type { FightingMachine, SkirmishSeen } from '../table/skirmish.ts';
import { NEAR } from './board-scale.ts';
import type { Scope } from './plan-picture.ts';
import { frameSeen, fromTheSide, sceneOf } from './scene.ts';

const HEIGHTS = 4;
/** Margins: Move Units above and below everything drawn, hundredths to the left and right of it. */
const [OVER, BESIDE] = [1, 300];

/** The fight seen from the left side of the machine: it flies to the right. */
export function profilePicture(view: SkirmishSeen, { machine, end }: Scope, { columns, rows }: Cells): string[] {
  const eye = fromTheSide(
    (place) => along(machine, place),
    (heading) => noseOf(heading, machine.heading),
  );
  const { things } = sceneOf(frameSeen({ ...view, ground: [] }, machine), eye);
  const here = { x: 0, y: machine.height };
  const ends = end ? [eye.at(end)] : [];
  const window = windowOf([...things, ...ends], { columns: columns - HEIGHTS, rows });
  const signs = ends.map((at) => ({ ...at, id: '○', is: 'machine' as const, sign: at.x < 0 ? '○←' : '○→' }));
  const lines = ends.map((at) => ({ through: [here, at], every: 1 }));
  const drawn = inCells({ things: [...things, ...signs], lines }, window).lines;
  return drawn.map((line, row) => `${String(heightAt(row, window)).padStart(HEIGHTS - 1)} ${line}`.trimEnd());
}

/** How far ahead of the machine a place is, along its heading. */
function along({ place, heading }: FightingMachine, { x, y }: Point): number {
  return ((x - place.x) * sine(heading) + (y - place.y) * cosine(heading)) / UNIT;
}

/** In the same direction, the opposite one, or across. */
function noseOf(heading: number, own: number): string {
  const turned = (heading - own + 24) % 24;
  if (turned <= 4 || turned >= 20) return '→';
  return turned >= 8 && turned <= 16 ? '←' : '×';
}

/** The part with all of these places in it. The vertical scale is as large as there is room for. */
function windowOf(all: readonly Point[], { columns, rows }: Cells): CanvasWindow {
  const near = all.map(({ x }) => x).filter((far) => Math.abs(far) < NEAR);
  const heights = all.map(({ y }) => y);
  const [west, east] = [Math.min(...near, 0) - BESIDE, Math.max(...near, 0) + BESIDE];
  const [lowest, highest] = [Math.max(Math.min(...heights) - OVER, 0), Math.max(...heights) + OVER];
  const aRow = Math.max(Math.ceil((highest - lowest) / rows), 1);
  // The surplus is divided between top and bottom.
  const low = Math.max(lowest - Math.floor((rows * aRow - (highest - lowest)) / 2), 0);
  const up = aRow / 4;
  return { columns, rows, west, south: low - up, scale: Math.ceil((east - west) / (columns * 2)), up };
}

/** The height at the second lowest dot of a row. */
const heightAt = (row: number, { rows, south, up = 1 }: CanvasWindow): number => south + up + (rows - 1 - row) * 4 * up;
