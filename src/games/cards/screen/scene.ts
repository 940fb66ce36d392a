import type { Lying, Point, Pose } from '../../../kit/geometry/pose.ts';
import { type DrawnScene, type SceneLine, shotLines, type Thing } from '../../../kit/scene/scene.ts';
import { arrowTo } from '../../../kit/screen/window-round.ts';
import type { CardFrame } from '../table/frames.ts';
import type { CardView, SeenGround, SeenMachine } from '../table/view.ts';

type Size = Thing['size'];

/** A machine with its heading; without a size its card is not drawn. */
const machineThing = ({ id, side }: Pick<SeenMachine, 'id' | 'side'>, pose: Pose, size: Size): Thing => ({
  ...pose,
  id,
  is: 'machine',
  side,
  size,
  sign: `${id}${arrowTo(pose.heading)}`,
  label: id,
});

/** One dot in so many along the way of a card, and along the edges of the table. */
const [WAY, EDGE] = [2, 3];

/** A phase: where each card led, and who fired at whom, with the cards on the ground. */
export function phaseScene({ machines, shots }: CardFrame, cards: readonly DrawnGroundCard[], size: Size): DrawnScene {
  const flown = machines.map(({ machine, side, to, isOut }) => ({
    ...machineThing({ id: machine, side }, to, size),
    isOut,
  }));
  const things = [...cards.map(groundThing), ...flown];
  const ways = machines.map(({ side, from, to }) => ({ is: 'way' as const, side, through: [from, to], every: WAY }));
  return { things, lines: [...ways, ...shotLines(shots, things)] };
}

type DrawnGroundCard = Lying & Pick<SeenGround, 'id'>;

const groundThing = ({ id, x, y, heading, width, length }: DrawnGroundCard): Thing => ({
  id,
  is: 'ground',
  x,
  y,
  heading,
  size: { width, length },
  sign: id,
  told: id.replaceAll('-', ' '),
});

/** The whole table with every machine, and where the planned cards lead one's own. */
export function tableScene(
  { table: { width, length }, ground, own, enemies }: CardView,
  size: Size,
  ways: ReadonlyMap<string, readonly Pose[]> = new Map(),
): DrawnScene {
  const corners = [at(0, 0), at(width, 0), at(width, length), at(0, length), at(0, 0)];
  return {
    things: [
      ...ground.map(groundThing),
      ...[...enemies, ...own].map((each) => machineThing(each, ways.get(each.id)?.at(-1) ?? each.pose, size)),
    ],
    lines: [
      { through: corners, every: EDGE },
      ...[...ways.values()].map((through): SceneLine => ({ through, every: WAY })),
    ],
  };
}

const at = (x: number, y: number): Point => ({ x, y });
