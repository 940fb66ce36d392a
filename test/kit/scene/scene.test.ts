import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { inCells } from '../../../src/kit/scene/cells.ts';
import { type DrawnScene, shotLines, type Thing } from '../../../src/kit/scene/scene.ts';
import { boxRound, inShapes, onPicture } from '../../../src/kit/scene/shapes.ts';

const B1: Thing = { id: 'B1', is: 'machine', side: 'allied', x: 10, y: 10, heading: 6, sign: 'B1→', label: 'B1 12' };
const G1: Thing = { id: 'G1', is: 'machine', side: 'german', x: 500, y: 10, sign: 'G1', label: 'G1', isOut: true };
const GUN: Thing = { id: 'gun', is: 'ground', x: 10, y: 30, size: { width: 8, length: 8 }, told: 'the gun' };

const things = [B1, G1, GUN];
const SCENE: DrawnScene = {
  things,
  lines: [
    { is: 'way', side: 'allied', through: [{ x: 0, y: 10 }, B1] },
    ...shotLines(
      [
        { by: 'B1', at: 'G1', hit: true },
        { by: 'B1', at: 'somebody else', hit: true },
        { by: 'gun', at: 'B1', hit: false },
      ],
      things,
    ),
  ],
};

const WINDOW = { columns: 20, rows: 10, west: 0, south: 0, scale: 1 };

test('in a terminal who is beyond the picture stands at its rim in brackets', () => {
  const written = inCells(SCENE, WINDOW).lines.join('\n');
  expect(written).toContain('B1→');
  expect(written).toMatch(/ \(G1\)$/m);
});

test('in a terminal a line is drawn that says how dense, and none that does not', () => {
  const dots = (every?: number) =>
    inCells(
      {
        things: [],
        lines: [
          {
            through: [
              { x: 0, y: 0 },
              { x: 39, y: 0 },
            ],
            every,
          },
        ],
      },
      WINDOW,
    ).lines.join('');
  expect(dots()).toBe('');
  expect(dots(1)).toMatch(/^⣀{20}$/);
  expect(dots(2)).toMatch(/^⡀{20}$/);
});

test('in a terminal another measure may go up the page', () => {
  const rowOf = (up: number) => inCells(SCENE, { ...WINDOW, up }).lines.findIndex((line) => line.includes('B1'));
  expect(rowOf(1)).toBe(7);
  expect(rowOf(2)).toBe(8);
});

const AREA = { west: 0, east: 1000, south: 0, north: 100, left: 20, top: 0, width: 500, height: 50 };
const drawn = renderToString(h('svg', null, inShapes(SCENE, AREA)));

test('in the record book ways, shots and hits are told apart, and one by or at nobody is not drawn', () => {
  expect(drawn.match(/<path class="way ours-way" d="M20 45L25 45">/g)).toHaveLength(1);
  expect(drawn.match(/<path class="attack hit" d="M25 45L270 45">/g)).toHaveLength(1);
  expect(drawn.match(/<path class="attack" /g)).toHaveLength(1);
});

test('in the record book a nose is an arrow, who is out is crossed out, and what is pointed at is told', () => {
  expect(drawn).toContain('<g transform="translate(25 45) rotate(90)"><path class="ours"');
  expect(drawn).toContain('<circle class="theirs"');
  expect(drawn.match(/class="down"/g)).toHaveLength(1);
  expect(drawn).toContain('<title>the gun</title><path class="ground" d="M-2 -2h4v4h-4Z">');
  expect(drawn.match(/<text [^>]+>(B1 12|G1)<\/text>/g)).toHaveLength(2);
});

test('a box has all its points in it with air round them, so high at least, and so many times as wide', () => {
  const box = boxRound(
    [
      { x: 0, y: 0 },
      { x: 10, y: 4 },
    ],
    3,
    20,
    2,
  );
  expect(box).toEqual({ south: -8, north: 12, west: -15, east: 25 });
  const { x, y, long } = onPicture({ ...box, left: 100, top: 50, width: 400, height: 200 });
  expect([x(-15), x(25), y(12), y(-8), long(4)]).toEqual([100, 500, 50, 250, 40]);
});

test('no label covers another, however many crowd at the rim: G18 stands whole, or not at all', () => {
  const things = Array.from(
    { length: 12 },
    (_, i): Thing => ({ id: `G${i + 8}`, is: 'machine', x: 900, y: 900, sign: `G${i + 8}↗36` }),
  );
  const drawn = inCells({ lines: [], things }, { columns: 24, rows: 6, west: 0, south: 0, scale: 10 }).lines.join('\n');
  const labels = drawn
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => word.match(/\([^()]*\)|[^()]+/g) ?? []);
  expect(labels.length).toBeGreaterThan(3);
  for (const label of labels) expect(label).toMatch(/^\(G\d+↗36\)$/);
});
