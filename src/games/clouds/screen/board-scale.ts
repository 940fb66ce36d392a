import type { Point } from '../../../kit/geometry/pose.ts';
import { cosine, sine, UNIT } from '../../../kit/geometry/turning.ts';
import { type Cells, keptScale, scaleFor, steadyScale } from '../../../kit/screen/window-round.ts';
import type { GameEvent } from '../../../table/events.ts';
import type { Side } from '../../../table/sides.ts';
import type { FlightPose } from '../table/clouds-events.ts';
import { type SkirmishFrame, skirmishFrames } from '../table/frames.ts';

/** A machine farther off than this, in hundredths of a Move Unit, stands at the rim. */
export const NEAR = 3500;
/** The margin round everything, and the finest scale. */
const LENS = { air: 200, finest: 20 };
const A_MOVE_UNIT = 100;
/** The scales of pictures, in hundredths of a Move Unit a dot. A few fixed ones, so that pictures can be compared. */
const SCALES = [20, 30, 40, 50, 60, 80, 100, 120, 160];
/**
 * The cells that decide the scale, those of a page of 80 columns: a larger window shows more of the board, never a
 * closer picture of less. It may be coarser by so much, to have everybody in it; it is closer where everybody is in it
 * all the same.
 */
const PAGE: Cells = { columns: 45, rows: 11 };
const COARSEST = 80;
/** The rows that decide that, in a window that has so many. */
const WIDE_ROWS = 20;

/** Where a machine is, and how it flies. */
type InFlight = Omit<FlightPose, 'height'>;

/** The machines of one side at some moment, and everything that a picture should have in it. */
export interface BoardPlaces {
  readonly own: readonly InFlight[];
  readonly all: readonly Point[];
}

/**
 * The scale of a turn: that of the turn before, as long as all that is needed fits. It stays while the turn lasts;
 * before the first turn it is by what is needed now.
 */
export function boardScale(now: BoardPlaces, turns: readonly BoardPlaces[], cells: Cells): number {
  const begun = turns.map((each) => needed(each, cells));
  return begun.length > 0 ? keptScale(begun, SCALES) : needed(now, cells);
}

/** A side's machines as each turn of the last fight began; and the others, with where they come to straight on. */
export function turnsBegun(events: readonly GameEvent[], side: Side): BoardPlaces[] {
  const laid = events.findLastIndex(({ type }) => type === 'clouds-laid-out');
  const frames = laid < 0 ? [] : skirmishFrames(events.slice(laid));
  return frames.flatMap((frame, i) => (frame.turn > 0 ? [asBegun(frame, frames[i - 1]?.marks ?? [], side)] : []));
}

/** As a turn began; what hangs in the air is told by the turn before, as a balloon may have burnt since. */
function asBegun({ machines }: SkirmishFrame, marks: SkirmishFrame['marks'], side: Side): BoardPlaces {
  const own = machines.filter((each) => each.side === side).map(({ from }) => from);
  const others = machines.filter((each) => each.side !== side).map(({ from }) => from);
  return { own, all: [...own, ...others, ...others.map(straightOn), ...marks.filter(({ height }) => height > 0)] };
}

function needed({ own, all }: BoardPlaces, { columns, rows }: Cells): number {
  const pages = own.map((machine) => fitting([...reachedBy(machine), ...near(machine, all)], PAGE));
  const page = Math.max(LENS.finest, ...pages);
  const whole = fitting([...own.flatMap(reachedBy), ...all], { columns, rows: WIDE_ROWS });
  if (columns <= PAGE.columns || whole > Math.max(page, COARSEST)) return page;
  return rows < WIDE_ROWS ? Math.max(page, whole) : whole;
}

const fitting = (points: readonly Point[], cells: Cells): number => steadyScale(scaleFor(points, cells, LENS), SCALES);

/** Those of some places that belong into a picture round a machine. */
export const near = <Place extends Point>({ x, y }: Point, all: readonly Place[]): Place[] =>
  all.filter((each) => Math.max(Math.abs(each.x - x), Math.abs(each.y - y)) < NEAR);

/** Where a machine comes to straight on. */
export function straightOn({ x, y, heading, speed }: InFlight): Point {
  const far = speed * A_MOVE_UNIT;
  return { x: x + (far * sine(heading)) / UNIT, y: y + (far * cosine(heading)) / UNIT };
}

/** Its place, where it comes to straight on, and half as far to every side. */
function reachedBy(machine: InFlight): Point[] {
  const { x, y, speed } = machine;
  const half = (speed * A_MOVE_UNIT) / 2;
  const beside = [-half, half].flatMap((far) => [
    { x: x + far, y },
    { x, y: y + far },
  ]);
  return [{ x, y }, straightOn(machine), ...beside];
}
