import { expect, test } from 'vitest';
import type { CrewFate } from '../../../../src/cards/printed/damage-tables.ts';
import type { GermanOutcome } from '../../../../src/kit/fight/fight.ts';
import { absenceAfter, isOutForGood } from '../../../../src/procedure/mission/encounter/red-baron.ts';
import type { Fate } from '../../../../src/table/events/fight-events.ts';
import { book } from '../../../support/fights/fights.ts';

const after = (number: number, fate: Fate, wounds: readonly CrewFate[] = []): GermanOutcome => ({
  id: `G${number}`,
  number,
  fate,
  by: undefined,
  lameDuck: undefined,
  escaped: false,
  struckAgain: false,
  wounds: wounds.map((wound) => ({ who: 'pilot', fate: wound })),
});

test.each([
  ['unharmed', 'none'],
  ['driven-off', 'none'],
  ['damaged-abort', 'mission'],
  ['forced-down', 'fate-unknown'],
  ['shot-down', 'fate-unknown'],
] as const)('(50) the Red Baron, %s: absence %s', (fate, absence) => {
  expect(absenceAfter(after(1, fate), book)).toBe(absence);
});

test('(50) killed or seriously wounded he is out for good; grazed he is not', () => {
  expect(absenceAfter(after(1, 'shot-down', [{ fate: 'killed' }]), book)).toBe('for-good');
  expect(absenceAfter(after(1, 'damaged-abort', [{ fate: 'wounded', days: 15 }]), book)).toBe('for-good');
  expect(absenceAfter(after(1, 'unharmed', [{ fate: 'wounded', days: 2 }]), book)).toBe('none');
});

test('(50) any other number is a type, and is met again', () => {
  expect(absenceAfter(after(2, 'shot-down', [{ fate: 'killed' }]), book)).toBe('none');
  expect(absenceAfter(after(41, 'shot-down'), book)).toBe('none');
});

test('(50) a prisoner is out for good, a man who walked away is not', () => {
  expect(isOutForGood({ fate: 'prisoner', wounded: false })).toBe(true);
  expect(isOutForGood({ fate: 'safe', days: 0 })).toBe(false);
});
