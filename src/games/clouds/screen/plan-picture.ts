import type { Point } from '../../../kit/geometry/pose.ts';
import { cosine, sine, UNIT } from '../../../kit/geometry/turning.ts';
import { Canvas, type Window } from '../../../kit/screen/canvas.ts';
import { arrowTo, atRim, isOn, scaleFor, windowAt, windowRound } from '../../../kit/screen/window-round.ts';
import type { EndSeen } from '../table/clouds-decisions.ts';
import { type FightingMachine, isUp, type SkirmishSeen } from '../table/skirmish.ts';

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

/** `···· is 6.4 MU`, and what brackets are, where there are any. */
export function scaleText(view: SkirmishSeen, scope: Scope, columns: number, rows: number): string {
  const window = planWindow(view, scope, columns, rows);
  const all = [...view.machines.filter(isUp), ...view.balloons.filter(({ isBurnt }) => !isBurnt), ...view.ground];
  const isAllOn = all.every(({ place }) => isOn(place, window));
  return `···· is ${Math.round((8 * window.scale) / 10) / 10} MU${isAllOn ? '' : ', () beyond'}`;
}

/**
 * Of one scale while a move is composed, by where everybody was when it began and how far she flies; where the way leads
 * beyond it, the picture goes along.
 */
function planWindow(view: SkirmishSeen, { machine, way, ends, targets }: Scope, columns: number, rows: number): Window {
  const { x, y } = machine.place;
  const far = machine.speed * A_MOVE_UNIT;
  const ahead = { x: x + (far * sine(machine.heading)) / UNIT, y: y + (far * cosine(machine.heading)) / UNIT };
  const beside = [-1, 1].flatMap((way) => [at(x + (way * far) / 2, y), at(x, y + (way * far) / 2)]);
  const near = [...view.machines.filter(isUp), ...view.balloons.filter(({ isBurnt }) => !isBurnt)]
    .map(({ place }) => place)
    .filter((place) => Math.max(Math.abs(place.x - x), Math.abs(place.y - y)) < NEAR);
  const usual = { columns, rows: columns >= WIDE ? USUAL.wide : USUAL.page };
  const least = scaleFor([machine.place, ahead, ...beside, ...near], usual, LENS);
  const scale = SCALES.find((each) => each >= least) ?? least;
  const own = [machine.place, ahead, ...way, ...ends, ...targets];
  return windowAt(scale, [...own, ...near], own.length, { columns, rows });
}

/** Hundredths of a Move Unit. */
const A_MOVE_UNIT = 100;
/** Pictures are drawn at one of these, in hundredths of a Move Unit to a dot, so that they can be compared. */
const SCALES = [20, 30, 40, 50, 60, 80, 100, 120, 160];
/** By so many rows the scale goes, whatever stands below the picture now; columns of a wide one. */
const USUAL = { page: 11, wide: 20 } as const;
const WIDE = 60;

const at = (x: number, y: number): Point => ({ x, y });

/** Whoever is in the air, the one asked for first: the others make room for her. */
const shown = ({ machines }: SkirmishSeen, { machine }: Scope): FightingMachine[] => [
  machine,
  ...machines.filter((each) => isUp(each) && each.id !== machine.id),
];

/** What is further off than the picture goes stands at its rim, in brackets. */
function write(canvas: Canvas, window: Window, place: Point, text: string): void {
  const told = isOn(place, window) ? text : `(${text})`;
  canvas.writeClear(atRim(place, told.length, window), told);
}
