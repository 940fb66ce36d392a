import type { Point } from '../../../kit/geometry/pose.ts';
import { inCells } from '../../../kit/scene/cells.ts';
import type { DrawnScene, SceneLine } from '../../../kit/scene/scene.ts';
import type { CanvasWindow } from '../../../kit/screen/canvas.ts';
import { arrowTo, type Cells, isOn, scaleFor, windowAt, windowRound } from '../../../kit/screen/window-round.ts';
import type { EndSeen } from '../table/clouds-decisions.ts';
import type { FlightPose } from '../table/clouds-events.ts';
import type { FightingMachine, SkirmishSeen } from '../table/skirmish.ts';
import { type BoardPlaces, boardScale, near, straightOn } from './board-scale.ts';
import { FROM_ABOVE, frameSeen, sceneOf } from './scene.ts';

/** What a picture of a fight shows: the machine of the question, its way, its possible ends. */
export interface Scope {
  readonly machine: FightingMachine;
  /** From place to place as far as the move is composed, then on to where the current answer leads. */
  readonly way: readonly Point[];
  readonly end: EndSeen | undefined;
  /** Where each answer leads. The picture contains them all, so that it stays still while the cursor moves. */
  readonly ends: readonly Point[];
  /** The targets of its guns now. */
  readonly targets: readonly Point[];
  /** Where each machine's last move began. */
  readonly began: ReadonlyMap<string, FlightPose>;
  /** Where everybody was as each turn began. */
  readonly turns: readonly BoardPlaces[];
}

/** A dot only every so many: along the way of a last move, along a line to a target, and along the edges. */
const [TRAIL, AIM, EDGE] = [4, 3, 3];

/**
 * The table from above, north at the top: machines by name and nose with their height, the way so far and its end.
 * Above it the scale, `···· is 6.4 MU`, and the meaning of brackets, if there are any.
 */
export function planPicture(view: SkirmishSeen, scope: Scope, cells: Cells): string[] {
  const window = planWindow(view, scope, cells);
  const { things, lines } = planScene(view, scope);
  const beyond = things.every((thing) => isOn(thing, window)) ? '' : ', () beyond';
  const head = `Turn ${view.turn}, north up, ···· is ${moveUnits(8 * window.scale)} MU${beyond}`;
  return [head, ...inCells({ things, lines }, window).lines];
}

/** A length in Move Units. */
export const moveUnits = (hundredths: number): number => Math.round(hundredths / 10) / 10;

/** The turn, and the possible ends of the machine of the question. */
function planScene(view: SkirmishSeen, { machine, began, end, way, targets, ends }: Scope): DrawnScene {
  const { things, lines } = sceneOf(frameSeen(view, machine, began), FROM_ABOVE, TRAIL);
  return {
    things: end ? [...things, { ...end, id: '○', is: 'machine', sign: `○${arrowTo(end.heading)}` }] : things,
    lines: [
      edges(view),
      ...lines,
      { through: way, every: 1 },
      ...targets.map((target) => ({ through: [machine.place, target], every: AIM })),
      ...ends.map((each) => ({ through: [each, each], every: 1 })),
    ],
  };
}

/** The whole board with everybody on it, north at the top. */
export function wholeSky(view: SkirmishSeen, width: number): string[] {
  const { half } = view;
  const columns = Math.min(width, WHOLE);
  const corners = [at(-half, -half), at(half, half)];
  const window = windowRound(corners, columns, Math.ceil(columns / 2), { air: 100, finest: 20 });
  const { things } = sceneOf(frameSeen(view), FROM_ABOVE);
  const head = `The whole board, ${half / 50} MU from edge to edge: north up, behind each nose the height`;
  return [head, ...inCells({ things, lines: [edges(view)] }, window).lines];
}

const WHOLE = 40;

const edges = ({ half }: SkirmishSeen): SceneLine => ({
  through: [at(-half, -half), at(half, -half), at(half, half), at(-half, half), at(-half, -half)],
  every: EDGE,
});

/**
 * The scale depends on where all were as the turn began and how far they fly, and stays the same while moves are
 * composed. Where the way leads outside, the picture moves along.
 */
function planWindow(view: SkirmishSeen, { machine, way, ends, targets, turns }: Scope, cells: Cells): CanvasWindow {
  const { place, heading, speed } = machine;
  const { machines, marks } = frameSeen({ ...view, ground: [] });
  const all = [...machines, ...marks];
  const flown = { ...place, heading, speed };
  const scale = boardScale({ own: [flown], all }, turns, cells);
  const own = [place, straightOn(flown), ...way, ...ends, ...targets];
  const isWhole = scaleFor([...own, ...all], cells, { air: 0, finest: 1 }) <= scale;
  return windowAt(scale, [...own, ...(isWhole ? all : near(place, all))], own.length, cells);
}

const at = (x: number, y: number): Point => ({ x, y });
