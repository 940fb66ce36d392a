import { expect, test } from 'vitest';
import { openMoves } from '../../../../src/games/side/rules/flight/moves.ts';
import { arrivalOf } from '../../../../src/games/side/rules/flight/shape.ts';
import { flierOf } from '../../../../src/games/side/rules/moving.ts';
import type { Attitude, SidePose } from '../../../../src/games/side/table/fighting-machine.ts';
import { book, machineAt, sideFight } from '../../../support/fights/side-fights.ts';

const ATTITUDES: readonly Attitude[] = ['level', 'shallow-climb', 'hard-climb', 'shallow-dive', 'hard-dive'];

/** Near the ground, on either side of each height at which a dashboard changes, and up to beyond the ceiling of 24. */
const HEIGHTS = [2, 3, 5, 8, 20, 21, 22, 40, 41, 44, 46, 48, 49, 50];

const flierAt = (pose: SidePose, cue: number, options: readonly 'dive-exit'[]) => {
  const machine = machineAt('B1', 'albatros-d3', { pose, cue, ceiling: 24 });
  return flierOf({ machine, pool: 3 }, sideFight([machine], { options }), book);
};

const FROM = [
  [40, 1],
  [71, -1],
] as const;
const POSES = ATTITUDES.flatMap((attitude) =>
  HEIGHTS.flatMap((y) => FROM.map(([x, heading]): SidePose => ({ x, y, heading, attitude }))),
);

test.each([[[]], [['dive-exit' as const]]])(
  'one flown before ends the same from anywhere, by the rules %j',
  (options) => {
    let looked = 0;
    for (const pose of POSES.flatMap((each) => [1, 4, 7].map((cue) => ({ each, cue })))) {
      const { words, flown, arrives } = openMoves(flierAt(pose.each, pose.cue, options));
      expect(words.map(arrives)).toEqual(words.map((word) => arrivalOf(flown(word))));
      looked += words.length;
    }
    expect(looked).toBeGreaterThan(5000);
  },
);

test('one that meets the ground or her ceiling ends there, though it has been flown higher up or lower down', () => {
  const at = (y: number) => openMoves(flierAt({ x: 40, y, heading: 1, attitude: 'level' }, 4, []));
  const down = at(20).words.find((word) => word.startsWith('hard-dive')) ?? '';
  expect([at(20).arrives(down).lands, at(4).arrives(down).lands]).toEqual(['no', 'crashes']);
  const up = at(44).words.find((word) => word.startsWith('hard-climb')) ?? '';
  expect([at(44).arrives(up).stalls, at(48).arrives(up).stalls]).toEqual([false, true]);
});
