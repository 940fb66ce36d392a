import { expect, test } from 'vitest';
import { expectDefined } from '../../../../src/cards/rulebook.ts';
import { quicklyFromTheSide } from '../../../../src/games/side/head/quick.ts';
import { plan } from '../../../../src/games/side/rules/moving.ts';
import type { SideFight } from '../../../../src/games/side/rules/side-fight.ts';
import type { FightingMachine } from '../../../../src/games/side/table/fighting-machine.ts';
import type { Strength } from '../../../../src/kit/head/strengths.ts';
import { policyNamed } from '../../../../src/policies/policies.ts';
import { even } from '../../../bench/tournament/even.ts';
import { paired } from '../../../bench/tournament/pairing.ts';
import { book as cards } from '../../../support/cards/book.ts';
import { allSeen, book, machineAt, sideFight } from '../../../support/fights/side-fights.ts';
import { freeTable } from '../../../support/table/free-table.ts';

/** How a quick head flies that is asked now, and where that leads. */
function flownBy(machine: FightingMachine, fight: SideFight, strength: Strength = 'sharp', word = 'a word') {
  const table = freeTable(book, 1, 1);
  machine.pip = 5;
  plan({ machine, pool: 3 }, allSeen(fight), table);
  const [asked] = table.asked.flatMap((each) => (each.decision === 'energy-move' ? [each] : []));
  const { about, options } = expectDefined(asked, 'question');
  const flown = quicklyFromTheSide(strength, word)['energy-move'](about, options, book);
  return { word: flown, options, end: expectDefined(about.ends[flown], flown) };
}

test('an enemy who has flown, and is before him, he has within the reach of his guns', () => {
  const hunter = machineAt('B1', 'sopwith-camel', { hex: 16, level: 12, speed: 6 });
  const prey = machineAt('G1', 'albatros-d3', { hex: 26, level: 12 });
  prey.flew = 'level';
  expect(flownBy(hunter, sideFight([hunter, prey])).end.shots.map(({ target }) => target)).toContain('G1');
});

test('who has yet to move is taken to fly on: one who comes from behind is let go by, and not run from', () => {
  const hunter = machineAt('B1', 'sopwith-camel', { hex: 16, level: 12, speed: 4 });
  const prey = machineAt('G1', 'albatros-d3', { hex: 17, level: 12, speed: 7 });
  expect(flownBy(hunter, sideFight([hunter, prey])).end.pose.heading).toBe(1);
  const meets = machineAt('G1', 'albatros-d3', { hex: 17, level: 12, speed: 7, west: true });
  expect(flownBy(hunter, sideFight([hunter, meets])).end.pose.heading).toBe(-1);
});

test('he flies neither into the ground nor to pieces, and slips when he burns', () => {
  const low = machineAt('B1', 'sopwith-camel', { hex: 16, level: 2, speed: 6 });
  const below = machineAt('G1', 'albatros-d3', { hex: 20, level: 1 });
  expect(flownBy(low, sideFight([low, below])).end.lands).toBe('no');
  const burning = machineAt('B1', 'sopwith-camel', { hex: 16, level: 12, speed: 6, burning: true });
  expect(flownBy(burning, sideFight([burning, below])).word).toBe('side-slip');
});

test('(V102) who would slip into the ground flies on though he burns', () => {
  const burning = machineAt('B1', 'sopwith-camel', { hex: 16, level: 1, speed: 6, burning: true });
  expect(flownBy(burning, sideFight([burning])).word).not.toBe('side-slip');
});

test('a steady one looks at some moves alone, the same when he is asked again, and by another word at others', () => {
  const machine = machineAt('B1', 'sopwith-camel', { hex: 16, level: 12, speed: 6 });
  const fight = sideFight([machine, machineAt('G1', 'albatros-d3', { hex: 24, level: 12, west: true })]);
  const words = Array.from({ length: 12 }, (_, n) => flownBy(machine, fight, 'steady', `word ${n}`).word);
  expect(words).toEqual(Array.from({ length: 12 }, (_, n) => flownBy(machine, fight, 'steady', `word ${n}`).word));
  expect(new Set(words).size).toBeGreaterThan(2);
});

test('a quick head beats a novice in most of ten fights of two against two', () => {
  const { won } = paired(
    { better: (word) => policyNamed('sharp', word, 'quick'), worse: (word) => policyNamed('novice', word) },
    { system: 'winged-victory', each: 2, fights: 10, seed: 'quick' },
    even('winged-victory', 2, cards).book,
  );
  expect(won).toBeGreaterThanOrEqual(6);
});
