import { expect, test } from 'vitest';
import { meetEnemyAlone } from '../../../../src/procedure/mission/lame-duck/straggler.ts';
import { aFighter, aTwoSeater } from '../../../support/people/aboard.ts';
import { book, thrown } from '../../../support/people/activities.ts';
import { playLoaded } from '../../../support/table/loaded-dice.ts';

const NO_FATE: readonly string[] = [];

test.each([
  [2, 'escaped', NO_FATE],
  [5, 'escaped', NO_FATE],
  [6, 'forced-landing', ['forced-landing 3 4', 'fate-of-crew 4 4']],
  [8, 'forced-landing', ['forced-landing 3 4', 'fate-of-crew 4 4']],
  [9, 'shot-down', ['shot-down 5 5', 'fate-of-crew 4 4']],
  [12, 'shot-down', ['shot-down 5 5', 'fate-of-crew 4 4']],
] as const)("(36) the Straggler's Encounter Table: %i is %s", (total, result, dice) => {
  const played = playLoaded((table) => meetEnemyAlone(aFighter(), table), {
    book,
    dice: [thrown('stragglers-encounter', total), ...dice],
  });
  expect(played.events[0]).toMatchObject({ type: 'straggler-met-enemy', machine: 'B3', result });
  expect(played.result).toMatchObject(
    result === 'escaped' ? { is: 'unharmed' } : { is: 'down', down: { how: result } },
  );
});

test('(36) Shot Down, all the crew throw on the Fate Table', () => {
  const dice = ['stragglers-encounter 6 6', 'shot-down 5 5', 'fate-of-crew 4 4', 'fate-of-crew 5 6'];
  const { result } = playLoaded((table) => meetEnemyAlone(aTwoSeater(), table), { book, dice });
  expect(result).toMatchObject({ down: { crew: [{ who: 'pilot' }, { who: 'observer' }] } });
});
