import type { Point } from '../../../kit/geometry/pose.ts';
import { type DrawnScene, shotLines, type Thing } from '../../../kit/scene/scene.ts';
import { arrowTo } from '../../../kit/screen/window-round.ts';
import type { FlightPose } from '../table/clouds-events.ts';
import type { FrameMachine, FrameMark, SkirmishFrame } from '../table/frames.ts';
import { type FightingMachine, isUp, type SkirmishSeen } from '../table/skirmish.ts';

/** Hundredths of a Move Unit from the middle of the board; the height in whole Move Units. */
interface PointInAir extends Point {
  readonly height: number;
}

type WrittenSign = Pick<Thing, 'heading' | 'sign' | 'label'>;

/** The point of view of a picture, and the label of each machine in it. */
interface PointOfView {
  readonly at: (place: PointInAir) => Point;
  readonly machine: (machine: FrameMachine) => WrittenSign;
  readonly mark: (mark: FrameMark) => WrittenSign;
}

/** From above, north at the top, with the heights. */
export const FROM_ABOVE: PointOfView = {
  at: ({ x, y }) => ({ x, y }),
  machine: ({ machine, heading, height, out }) => ({
    heading,
    sign: `${machine}${arrowTo(heading)}${out ? ' OUT' : height}`,
    label: `${machine} ${height}`,
  }),
  mark: ({ id, height }) => ({ sign: height > 0 ? `${id}o${height}` : `${id}=`, label: id }),
};

/** From the side: how far along a place is, and to which side a nose points. */
export const fromTheSide = (along: (place: Point) => number, noseOf: (heading: number) => string): PointOfView => ({
  at: (place) => ({ x: along(place), y: place.height }),
  machine: ({ machine, heading }) => ({ sign: `${machine}${noseOf(heading)}`, label: machine }),
  mark: ({ id }) => ({ sign: `${id}o` }),
});

/** A turn as it is seen; `every` says how dense a terminal draws the ways. */
export function sceneOf(
  { machines, marks, shots }: SkirmishFrame,
  { at, ...eye }: PointOfView,
  every?: number,
): DrawnScene {
  const things: Thing[] = [
    ...marks.map((mark) => ({
      ...at(mark),
      ...eye.mark(mark),
      id: mark.id,
      side: mark.side,
      is: mark.height > 0 ? ('balloon' as const) : ('ground' as const),
    })),
    ...machines.map((machine) => ({
      ...at(machine),
      ...eye.machine(machine),
      id: machine.machine,
      is: 'machine' as const,
      side: machine.side,
      isOut: machine.out !== undefined,
    })),
  ];
  const ways = machines.map((each) => ({
    is: 'way' as const,
    side: each.side,
    through: [at(each.from), at(each)],
    every,
  }));
  return { things, lines: [...ways, ...shotLines(shots, things)] };
}

/** Where each machine is in a turn, and where it was. */
export const placesIn = ({ machines, marks }: SkirmishFrame): PointInAir[] => [
  ...machines.flatMap((each) => [each.from, each]),
  ...marks,
];

/** The turn that is being played, so far. One machine is drawn first, and the others make room for it. */
export function frameSeen(
  { turn, machines, balloons, ground }: SkirmishSeen,
  first?: FightingMachine,
  began: ReadonlyMap<string, FlightPose> = new Map(),
): SkirmishFrame {
  const shown = machines.filter((each) => isUp(each) && each.id !== first?.id);
  const placed = [...(first ? [first] : []), ...shown].map(({ id, side, place, heading, height, speed, status }) => {
    const at = { ...place, heading, height, speed };
    return { ...at, machine: id, side, from: began.get(id) ?? at, out: undefined, isSpinning: status === 'spinning' };
  });
  const marks = [
    ...ground.map(({ id, side, place }) => ({ id, side, ...place, height: 0 })),
    ...balloons
      .filter(({ isBurnt }) => !isBurnt)
      .map(({ id, side, place, height }) => ({ id, side, ...place, height })),
  ];
  return { turn, machines: placed, marks, shots: [] };
}
