import { expect, test } from 'vitest';
import { nothingDone } from '../../src/campaign/done.ts';
import { expectDefined, manualOf } from '../../src/cards/rulebook.ts';
import { pointsSoFar } from '../../src/odds/points-so-far.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import type { OrdersView } from '../../src/table/turn-decisions.ts';
import { aTurnOver, aView, camberwell } from '../support/people/a-turn.ts';

const book = loadRulebook('data');
const { achieved: _, ...usual } = aTurnOver(aView('H12')).orders;

const so = (mission: string, done: Partial<OrdersView['achieved']>, plates: readonly string[] = []) => {
  const party = aView('H12', { machines: [{ ...camberwell, plates: [...plates] as never }] });
  return pointsSoFar(
    { party, orders: { ...usual, mission, machines: 3, achieved: { ...nothingDone(), ...done } } },
    book,
  );
};
const cardsOf = (mission: string) => manualOf(mission, book).activities;

test('(30) (31) ground targets and trenches bring what their cards say', () => {
  const { strafeTarget, strafeTrench } = cardsOf('offensive-line-patrol');
  const [target] = expectDefined(strafeTarget, 'card').targets;
  const found = (hits: number) => [{ hex: 'H12', target: target?.target ?? '', hits }];
  const work = (done: Partial<OrdersView['achieved']>) => so('offensive-line-patrol', done).work;
  expect(work({ found: found(0) })).toBe(0);
  expect(work({ found: found(target?.hits ?? 0) })).toBe(target?.destroyed);
  const { unitsAPoint, most } = expectDefined(strafeTrench, 'card');
  expect(work({ strafed: unitsAPoint - 1 })).toBe(0);
  expect(work({ strafed: 2 * unitsAPoint })).toBe(Math.min(2, most));
});

test('(32) a balloon in flames brings more than one with holes, and one that is whole nothing', () => {
  const { destroyed, holed } = expectDefined(cardsOf('balloon-bursting').attackBalloon, 'card');
  const balloon = (state: 'up' | 'destroyed', holes: number) => ({ state, holes, passes: 1, by: [] });
  const balloons = { a: balloon('destroyed', 3), b: balloon('up', 1), c: balloon('up', 0) };
  expect(so('balloon-bursting', { balloons }).work).toBe(destroyed + holed);
});

test('(43) hits, bombs and the best plate bring the last row that they reach; all is won at the last of all', () => {
  const { credit } = expectDefined(cardsOf('artillery-spotting').spot, 'card');
  const [first, last] = [credit[0], credit.at(-1)];
  const spotting = (hits: number) => ({ spotting: { unbroken: 0, turns: 8, hits } });
  expect(so('artillery-spotting', spotting(first?.at ?? 0))).toMatchObject({ work: first?.points, isAll: false });
  expect(so('artillery-spotting', spotting(last?.at ?? 0))).toMatchObject({ work: last?.points });
  const bombs = expectDefined(cardsOf('bombing-raid').bomb, 'card').credit;
  expect(so('bombing-raid', { damage: bombs[0]?.at ?? 0 }).work).toBe(bombs[0]?.points);
  const rows = expectDefined(cardsOf('photo-reconnaissance').photograph, 'card').table.rows;
  const pointsOf = (quality: string) => rows.find((row) => row.quality === quality)?.points;
  expect(so('photo-reconnaissance', {}, ['poor', 'average']).work).toBe(pointsOf('average'));
});

test('(43) an escort alone achieves nothing: the loss stands beside it', () => {
  const { points } = expectDefined(cardsOf('artillery-spotting').escort, 'card');
  expect(so('artillery-spotting', { escorted: ['B7'] })).toMatchObject({ work: 0, escort: points });
  expect(so('artillery-spotting', {}).loss).toBeLessThan(0);
  expect(so('no-such-mission', {})).toMatchObject({ work: 0, escort: 0, loss: 0 });
});
