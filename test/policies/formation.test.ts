import { expect, test } from 'vitest';
import { inFormation } from '../../src/games/heads.ts';
import { followFromTheSide } from '../../src/games/side/head/formation.ts';
import { plan } from '../../src/games/side/rules/moving.ts';
import type { FightingMachine } from '../../src/games/side/table/fighting-machine.ts';
import { placeInWing } from '../../src/kit/head/wing.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import type { Asked } from '../../src/table/decisions.ts';
import { there } from '../support/fights/cards.ts';
import { allSeen, book, machineAt, sideFight } from '../support/fights/side-fights.ts';
import { freeTable } from '../support/table/free-table.ts';

function askedFor(machine: FightingMachine, ...others: readonly FightingMachine[]) {
  const table = freeTable(book, 1, 1);
  plan({ machine, pool: 5 }, allSeen(sideFight([machine, ...others])), table);
  const throttle = table.asked.find((each): each is Asked<'throttle'> => each.decision === 'throttle');
  const move = table.asked.find((each): each is Asked<'energy-move'> => each.decision === 'energy-move');
  return { throttle: there(throttle), move: there(move) };
}

const sharp = policyNamed('sharp', 'a word');
const leader = () => machineAt('B2', 'spad-vii', { hex: 12, level: 11, speed: 6 });
const enemy = () => machineAt('G1', 'albatros-d3', { hex: 35, level: 12, west: true });

test('the inner place is his who is nearer to the leader, on either side of him; of two as near, the first’s', () => {
  const mates = [
    { id: 'B3', right: 50 },
    { id: 'B4', right: -20 },
  ];
  expect(placeInWing({ id: 'B5', right: 80 }, mates)).toBe(2);
  expect(placeInWing({ id: 'B5', right: 30 }, mates)).toBe(1);
  expect(placeInWing({ id: 'B5', right: -40 }, mates)).toBe(-2);
  expect(placeInWing({ id: 'B5', right: 50 }, mates)).toBe(2);
  expect(placeInWing({ id: 'B1', right: 50 }, mates)).toBe(1);
});

test('from the side: who follows a level lower sets the same throttle and does not hang himself up to climb', () => {
  const { throttle, move } = askedFor(machineAt('B1', 'spad-vii', { hex: 11, level: 10, speed: 6 }), leader(), enemy());
  const flies = followFromTheSide('B2', sharp);
  expect(flies.throttle(throttle.about, throttle.options, book)).toBe('6');
  const end = there(move.about.ends[flies['energy-move'](move.about, move.options, book)]);
  // His leader, who has yet to move, is taken to fly six hexes on: to hex 18.
  expect(Math.abs(end.pose.x / 4 - 18)).toBeLessThanOrEqual(3);
  expect(end.next).toBeGreaterThanOrEqual(5);
});

test('where there is no such leader each does as he would', () => {
  const { throttle, move } = askedFor(machineAt('B1', 'spad-vii', { hex: 11, level: 10, speed: 6 }), enemy());
  const flies = inFormation('B9', sharp);
  expect(flies.throttle(throttle.about, throttle.options, book)).toBe(
    sharp.throttle(throttle.about, throttle.options, book),
  );
  expect(flies['energy-move'](move.about, move.options, book)).toBe(
    sharp['energy-move'](move.about, move.options, book),
  );
});
