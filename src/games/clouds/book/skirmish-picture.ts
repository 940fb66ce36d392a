import { scaleLinear } from 'd3-scale';
import { h } from 'preact';
import { type Label, placeLabels } from '../../../kit/book/labels.ts';
import type { Piece } from '../../../kit/book/markup.ts';
import { plural } from '../../../words/numbers.ts';
import type { FrameMachine, SkirmishFrame } from '../table/frames.ts';

/** How large a turn is drawn: the table from above, and below it the heights. */
const [WIDTH, PLAN, PROFILE, HEAD] = [480, 360, 130, 22];
const HEIGHT = HEAD + PLAN + PROFILE;
export const PICTURE = { width: WIDTH, height: HEIGHT };
/** Hundredths of a Move Unit left round all that is drawn, and the least that is drawn across. */
const [AIR, LEAST] = [400, 1600];
const EDGE = 30;

/** Where the places of a turn lie on its picture. */
interface Ground {
  x(x: number): number;
  y(y: number): number;
  up(height: number): number;
  readonly heights: readonly number[];
  /** Five Move Units on the picture. */
  readonly five: number;
}

/** So much of the table that everybody is on it, and whence he came. */
function groundOf({ machines, marks }: SkirmishFrame): Ground {
  const places = [...machines, ...machines.map(({ from }) => from), ...marks];
  const [xs, ys, heights] = [places.map(({ x }) => x), places.map(({ y }) => y), places.map(({ height }) => height)];
  const [midX, midY] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const acrossY = Math.max(Math.max(...ys) - Math.min(...ys) + 2 * AIR, LEAST);
  const across = Math.max(Math.max(...xs) - Math.min(...xs) + 2 * AIR, (acrossY * WIDTH) / PLAN);
  const deep = (across * PLAN) / WIDTH;
  const x = scaleLinear()
    .domain([midX - across / 2, midX + across / 2])
    .rangeRound([0, WIDTH]);
  const y = scaleLinear()
    .domain([midY + deep / 2, midY - deep / 2])
    .rangeRound([HEAD, HEAD + PLAN]);
  const up = scaleLinear()
    .domain([Math.max(Math.min(...heights) - 2, 0), Math.max(...heights) + 2])
    .rangeRound([HEIGHT - 8, HEAD + PLAN + 14]);
  return { x: (at) => x(at), y: (at) => y(at), up: (at) => up(at), heights: up.ticks(4), five: x(500) - x(0) };
}

/** A turn: who flew where and shot at whom, from above; and how high they all are, from the south. */
export function skirmishShapes(frame: SkirmishFrame): Piece[] {
  const ground = groundOf(frame);
  return [
    h('rect', { class: 'axis', x: 0.5, y: HEAD + 0.5, width: WIDTH - 1, height: PLAN - 1 }),
    h('text', { x: 4, y: HEAD - 7 }, frame.turn === 0 ? 'As they were laid out' : `Turn ${frame.turn}`),
    h(
      'text',
      { class: 'faint', x: WIDTH - 10 - ground.five, y: HEAD - 7, 'text-anchor': 'end' },
      'north up, five Move Units',
    ),
    h('line', { class: 'attack', x1: WIDTH - 4 - ground.five, x2: WIDTH - 4, y1: HEAD - 11, y2: HEAD - 11 }),
    ...frame.marks.map(({ x, y }) => h('circle', { class: 'turn', cx: ground.x(x), cy: ground.y(y), r: 4 })),
    ...frame.shots.map((shot) => shotPiece(shot, frame, ground)),
    ...frame.machines.map((machine) => fromAbove(machine, ground)),
    ...named([
      ...frame.machines.map(({ machine, x, y, height }) => ({
        x: ground.x(x),
        y: ground.y(y),
        text: `${machine} ${height}`,
      })),
      ...frame.marks.map(({ id, x, y }) => ({ x: ground.x(x), y: ground.y(y), text: id })),
    ]),
    ...profilePieces(frame, ground),
  ];
}

/** From the middle of a machine to her name. */
const NAME = 9;

const named = (labels: readonly Label[], least = 0): Piece[] =>
  placeLabels(labels, NAME, WIDTH, least).map(({ x, y, text, anchor }) =>
    h('text', { x, y, 'text-anchor': anchor }, text),
  );

function shotPiece({ by, at, hit }: SkirmishFrame['shots'][number], frame: SkirmishFrame, ground: Ground): Piece {
  const placeOf = (id: string) =>
    frame.machines.find(({ machine }) => machine === id) ?? frame.marks.find((mark) => mark.id === id);
  const [from, to] = [placeOf(by), placeOf(at)];
  if (!from || !to) return null;
  const line = { x1: ground.x(from.x), y1: ground.y(from.y), x2: ground.x(to.x), y2: ground.y(to.y) };
  return h('line', { class: hit ? 'attack hit' : 'attack', 'stroke-dasharray': '2 3', ...line });
}

const classOf = ({ side }: FrameMachine): string => (side === 'allied' ? 'ours' : 'theirs');

/** A machine as an arrow head with the way that she has flown; one that fell is crossed out. */
function fromAbove(machine: FrameMachine, ground: Ground): Piece {
  const { from, heading, out } = machine;
  const [x, y] = [ground.x(machine.x), ground.y(machine.y)];
  const way = { x1: ground.x(from.x), y1: ground.y(from.y), x2: x, y2: y };
  return h(
    'g',
    null,
    h('line', { class: 'axis', ...way }),
    h('path', { class: classOf(machine), d: ARROW, transform: `translate(${x} ${y}) rotate(${heading * 15})` }),
    out === 'lost' ? h('path', { class: 'down', d: `M${x - 7} ${y - 7}l14 14m0 -14l-14 14` }) : null,
  );
}

const ARROW = 'M0-9L6 7L0 3L-6 7Z';

function profilePieces({ machines, marks }: SkirmishFrame, ground: Ground): Piece[] {
  const lines = ground.heights.map((height) => [
    h('line', { class: 'axis', x1: EDGE, x2: WIDTH, y1: ground.up(height), y2: ground.up(height) }),
    h('text', { class: 'faint', x: EDGE - 4, y: ground.up(height) + 4, 'text-anchor': 'end' }, `${height}`),
  ]);
  const aloft = machines.map((machine) => {
    const [x, y] = [ground.x(machine.x), ground.up(machine.height)];
    const way = { x1: ground.x(machine.from.x), y1: ground.up(machine.from.height), x2: x, y2: y };
    return h(
      'g',
      null,
      h('line', { class: 'axis', ...way }),
      h('circle', { class: classOf(machine), cx: x, cy: y, r: 4 }),
    );
  });
  const hung = marks.map(({ x, height }) =>
    h('circle', { class: 'turn', cx: ground.x(x), cy: ground.up(height), r: 4 }),
  );
  const names = named(
    machines.map(({ machine, x, height }) => ({ x: ground.x(x), y: ground.up(height), text: machine })),
    EDGE,
  );
  return [...lines.flat(), ...hung, ...aloft, ...names];
}

/** All that the picture of a turn shows, in words. */
export function skirmishWords({ machines, shots }: SkirmishFrame, nameOf: (id: string) => string): string {
  const stand = machines.map(
    ({ machine, heading, height, speed, out }) =>
      `${nameOf(machine)}: ${out ?? `heading ${(heading * 15) % 360}, height ${height}, ${speed * 10} km/h`}`,
  );
  const fired = shots.map(({ by, at, hit }) => `${nameOf(by)} fires at ${nameOf(at)}, ${hit ? 'a hit' : 'a miss'}`);
  return `${[...stand, ...fired].join('; ')} (${machines.length} ${plural(machines.length, 'machine', 'machines')})`;
}
