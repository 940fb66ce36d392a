import type { Point } from '../../../rulebook/geometry/pose.ts';
import type { EndSeen } from '../../../table/fights/clouds-of-glory/clouds-decisions.ts';
import { type FightingMachine, isUp, type SkirmishSeen } from '../../../table/fights/clouds-of-glory/skirmish.ts';
import { Canvas, type Window } from '../geometry/canvas.ts';
import { arrowTo, atRim, windowRound } from '../geometry/window-round.ts';

/** What a picture of a fight is about: the machine that is asked for, the way she flies, where she may come to. */
export interface Scope {
  readonly machine: FightingMachine;
  /** From place to place as far as the move is composed, and on to where the answer at hand leads. */
  readonly way: readonly Point[];
  readonly end: EndSeen | undefined;
  /** Where each answer leads: the picture takes them all in, and does not jump while one walks among them. */
  readonly ends: readonly Point[];
  /** Whom her guns may fire at now. */
  readonly targets: readonly Point[];
  /** Where everybody's last move began. */
  readonly began: ReadonlyMap<string, Point>;
}

/** One further off than this, in hundredths of a Move Unit, stands at the rim. */
const NEAR = 3500;
/** What is left round all, and the finest it is drawn. */
const LENS = { air: 200, finest: 20 };

/**
 * The table from above, north at the top: machines by name and nose with their height, the way composed, where it ends.
 */
export function planPicture(view: SkirmishSeen, scope: Scope, columns: number, rows: number): string[] {
  const window = planWindow(view, scope, columns, rows);
  const canvas = new Canvas(window);
  drawEdges(canvas, view.half);
  for (const { id, place } of shown(view, scope)) canvas.line(scope.began.get(id) ?? place, place, TRAIL);
  canvas.path(scope.way);
  for (const target of scope.targets) canvas.line(scope.machine.place, target, 3);
  for (const end of scope.ends) canvas.dot(end);
  for (const { id, place } of view.ground) write(canvas, window, place, `${id}=`);
  for (const { id, place, height, isBurnt } of view.balloons)
    if (!isBurnt) write(canvas, window, place, `${id}o${height}`);
  for (const { id, place, heading, height } of shown(view, scope))
    write(canvas, window, place, `${id}${arrowTo(heading)}${height}`);
  if (scope.end) write(canvas, window, scope.end, `○${arrowTo(scope.end.heading)}`);
  return canvas.lines.map((line) => line.trimEnd());
}

/** The whole board, and everybody on it, north at the top. */
export function wholeSky(view: SkirmishSeen, width: number): string[] {
  const { half, machines, balloons, ground } = view;
  const columns = Math.min(width, WHOLE);
  const corners = [at(-half, -half), at(half, half)];
  const window = windowRound(corners, columns, Math.ceil(columns / 2), { air: 100, finest: LENS.finest });
  const canvas = new Canvas(window);
  drawEdges(canvas, half);
  for (const { id, place } of ground) write(canvas, window, place, `${id}=`);
  for (const { id, place, height, isBurnt } of balloons) if (!isBurnt) write(canvas, window, place, `${id}o${height}`);
  for (const { id, place, heading, height } of machines.filter(isUp))
    write(canvas, window, place, `${id}${arrowTo(heading)}${height}`);
  const head = `The whole board, ${half / 50} MU from edge to edge: north up, behind each nose the height`;
  return [head, ...canvas.lines.map((line) => line.trimEnd())];
}

/** Columns of the whole board. */
const WHOLE = 40;

const drawEdges = (canvas: Canvas, half: number): void =>
  canvas.path([at(-half, -half), at(half, -half), at(half, half), at(-half, half), at(-half, -half)], 3);

/** Every so many dots of the way of a last move. */
const TRAIL = 4;

/** So many Move Units are four columns of the plan. */
export function scaleOf(view: SkirmishSeen, scope: Scope, columns: number, rows: number): number {
  return Math.round((8 * planWindow(view, scope, columns, rows).scale) / 10) / 10;
}

function planWindow(view: SkirmishSeen, scope: Scope, columns: number, rows: number): Window {
  const { machine, way, ends, targets } = scope;
  const near = [...shown(view, scope).map(({ place }) => place), ...view.balloons.map(({ place }) => place)].filter(
    ({ x, y }) => Math.max(Math.abs(x - machine.place.x), Math.abs(y - machine.place.y)) < NEAR,
  );
  return windowRound([machine.place, ...way, ...ends, ...targets, ...near], columns, rows, LENS);
}

const at = (x: number, y: number): Point => ({ x, y });

/** Whoever is in the air, the one asked for first: the others make room for her. */
const shown = ({ machines }: SkirmishSeen, { machine }: Scope): FightingMachine[] => [
  machine,
  ...machines.filter((each) => isUp(each) && each.id !== machine.id),
];

const write = (canvas: Canvas, window: Window, place: Point, text: string): void =>
  canvas.writeClear(atRim(place, text.length, window), text);
