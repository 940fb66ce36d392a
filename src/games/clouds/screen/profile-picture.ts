import type { Point } from '../../../kit/geometry/pose.ts';
import { cosine, sine, UNIT } from '../../../kit/geometry/turning.ts';
import { Canvas, type Window } from '../../../kit/screen/canvas.ts';
import { atRim, isOn } from '../../../kit/screen/window-round.ts';
import { type FightingMachine, isUp, type SkirmishSeen } from '../table/skirmish.ts';
import type { Scope } from './plan-picture.ts';

/** Columns of the heights at the left. */
const HEIGHTS = 4;
/** Move Units above and below all that is drawn; hundredths to the left and right of it. */
const [OVER, BESIDE] = [1, 300];
/** One further off than this, in hundredths of a Move Unit, stands at the rim. */
const NEAR = 3500;

/** A thing in the air, with its height in Move Units. */
interface Aloft extends Point {
  readonly height: number;
}

/** The fight from the side, as one sees it who looks at the machine from her left: she flies to the right. */
export function profilePicture(view: SkirmishSeen, scope: Scope, columns: number, rows: number): string[] {
  const { machine, end } = scope;
  const others = view.machines.filter((each) => isUp(each) && each.id !== machine.id);
  const balloons = view.balloons.filter(({ isBurnt }) => !isBurnt);
  const about = (place: Point): number => along(machine, place);
  const seen: Aloft[] = [...others, ...balloons, machine].map(({ place, height }) => ({ ...place, height }));
  const frame = frameOf([...seen, ...(end ? [end] : [])], machine, columns - HEIGHTS, rows);
  const { canvas, put } = frame;
  if (end) canvas.line(put(machine.place, machine.height), put(end, end.height));
  for (const { id, place, height } of balloons) frame.write(place, height, `${id}o`);
  for (const each of [machine, ...others])
    frame.write(each.place, each.height, `${each.id}${noseOf(each.heading, machine.heading)}`);
  if (end) frame.write(end, end.height, about(end) < about(machine.place) ? '○←' : '○→');
  return canvas.lines.map((line, row) => `${String(frame.heightAt(row)).padStart(HEIGHTS - 1)} ${line}`.trimEnd());
}

/** How far ahead of her a place is, along her nose. */
function along({ place, heading }: FightingMachine, { x, y }: Point): number {
  return ((x - place.x) * sine(heading) + (y - place.y) * cosine(heading)) / UNIT;
}

/** Going with her, against her, or across. */
function noseOf(heading: number, own: number): string {
  const turned = (heading - own + 24) % 24;
  if (turned <= 4 || turned >= 20) return '→';
  return turned >= 8 && turned <= 16 ? '←' : '×';
}

interface Frame {
  readonly canvas: Canvas;
  /** Where a thing lies in the picture. */
  put(place: Point, height: number): Point;
  write(place: Point, height: number, text: string): void;
  heightAt(row: number): number;
}

/** All of them between the edges; heights are drawn as large as there is room for. */
function frameOf(all: readonly Aloft[], machine: FightingMachine, columns: number, rows: number): Frame {
  const near = all.map((each) => along(machine, each)).filter((far) => Math.abs(far) < NEAR);
  const heights = all.map(({ height }) => height);
  const [west, east] = [Math.min(...near, 0) - BESIDE, Math.max(...near, 0) + BESIDE];
  const [lowest, highest] = [Math.max(Math.min(...heights) - OVER, 0), Math.max(...heights) + OVER];
  const aRow = Math.max(Math.ceil((highest - lowest) / rows), 1);
  // What is over is left half below and half above.
  const low = Math.max(lowest - Math.floor((rows * aRow - (highest - lowest)) / 2), 0);
  const scale = Math.ceil((east - west) / (columns * 2));
  const window: Window = { columns, rows, west, south: 0, scale };
  const canvas = new Canvas(window);
  const put = (place: Point, height: number): Point => ({
    x: along(machine, place),
    y: ((height - low) * 4 * scale) / aRow + scale,
  });
  return {
    canvas,
    put,
    write: (place, height, text) => {
      const at = put(place, height);
      const told = isOn(at, window) ? text : `(${text})`;
      canvas.writeClear(atRim(at, told.length, window), told);
    },
    heightAt: (row) => low + (rows - 1 - row) * aRow,
  };
}
