import { cornersOf } from '../geometry/lying.ts';
import type { Point } from '../geometry/pose.ts';
import { Canvas, type CanvasWindow } from '../screen/canvas.ts';
import { atRim, isOn } from '../screen/window-round.ts';
import type { DrawnScene } from './scene.ts';

/** A scene for a terminal. Things outside the picture stand at its rim, in brackets, and none covers another. */
export function inCells({ lines, things }: DrawnScene, window: CanvasWindow): Canvas {
  const canvas = new Canvas(window);
  for (const { through, every } of lines) if (every) canvas.path(through, every);
  for (const { size, heading = 0, x, y } of things) if (size) canvas.outline(cornersOf({ x, y, heading, ...size }));
  for (const thing of things) if (thing.sign) write(canvas, window, thing, thing.sign);
  return canvas;
}

function write(canvas: Canvas, window: CanvasWindow, place: Point, sign: string): void {
  const told = isOn(place, window) ? sign : `(${sign})`;
  canvas.writeClear(atRim(place, told.length, window), told);
}
