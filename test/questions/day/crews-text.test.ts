import { expect, test } from 'vitest';
import type { Available, PlannedMission } from '../../../src/campaign/plan.ts';
import { flownBy } from '../../../src/odds/mission-crews.ts';
import { crewsText } from '../../../src/questions/day/crews-text.ts';
import { riskOf } from '../../../src/questions/day/mission-outlook.ts';
import { loadRulebook } from '../../../src/reading/load.ts';

const book = loadRulebook('data');
const man = (role: Available['role']) => ({ role }) as unknown as Available;

const sent = (mission: string, fighters: number, twoSeaters = 0): PlannedMission => ({
  key: mission,
  scheduled: { mission, zones: ['B'] } as unknown as PlannedMission['scheduled'],
  watch: 'morning',
  crews: [
    ...Array.from({ length: twoSeaters }, () => man('two-seater')),
    ...Array.from({ length: fighters }, () => man('fighter')),
  ],
  stands: 'planned',
});

const FIGURES = '[+-]?\\d+\\.\\d';

test('beside the proposal stands what one fighter more and one less would come to', () => {
  expect(crewsText(sent('dawn-patrol', 3), book)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^three fighters: ${FIGURES} points a mission, \\d+ machines lost in 100; 2: ${FIGURES}, \\d+; 4: ${FIGURES}, \\d+\\.$`,
      ),
    ),
  ]);
  const [least] = flownBy('photo-reconnaissance');
  expect(crewsText(sent('photo-reconnaissance', 0, 1), book)).toEqual([
    expect.stringMatching(new RegExp(`^no escort: .*, ${least?.lost} machines lost in 100; 1: ${FIGURES}, \\d+\\.$`)),
  ]);
});

test('where another number is worth more by itself, it is said why a careful commander sends as many', () => {
  const [over = ''] = crewsText(sent('photo-reconnaissance', 4, 1), book);
  expect(over).toMatch(/^four escorts: .*; 3: .*\d\. Over a month four do as well\.$/);
  const [ours = ''] = crewsText(sent('defensive-line-patrol', 3), book);
  expect(ours).toMatch(/\. A careful commander sends three on our side: the rest he keeps for beyond the lines\.$/);
  expect(crewsText(sent('photo-reconnaissance', 3, 1), book)[0]).toMatch(/\d\.$/);
});

test('with more fighters than were counted the most of them stand for all, and with nobody named each number', () => {
  expect(crewsText(sent('dawn-patrol', 6), book)[0]).toMatch(/^four fighters or more: .*; 3: [^;]*\.$/);
  const [open = ''] = crewsText({ ...sent('dawn-patrol', 0), stands: 'open' }, book);
  expect(open.split(';')).toHaveLength(flownBy('dawn-patrol').length);
});

test('a mission of one machine has no choice of numbers, nor has one that was never simulated', () => {
  expect(crewsText(sent('twilight-patrol', 1), book)).toEqual([]);
  expect(crewsText({ ...sent('leaflets', 0), stands: 'open' }, book)).toEqual([]);
});

test('the risk of a mission is that of as many fighters as are named', () => {
  const lostBy = (fighters: number) => flownBy('dawn-patrol').find((each) => each.fighters === fighters)?.lost;
  expect([2, 3, 4].map((fighters) => riskOf(sent('dawn-patrol', fighters)))).toEqual([2, 3, 4].map(lostBy));
  expect(riskOf({ ...sent('dawn-patrol', 0), stands: 'open' })).toBeGreaterThan(0);
  expect(riskOf(sent('leaflets', 2))).toBeUndefined();
});
