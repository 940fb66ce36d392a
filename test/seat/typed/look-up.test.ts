import { expect, test } from 'vitest';
import { lookUpOf } from '../../../src/seat/typed/look-up.ts';

test('what was asked for where a text waited is the next line, unless it answers what is asked there', () => {
  expect(lookUpOf('odds', ['stay', 'height'])).toEqual(['odds']);
  expect(lookUpOf('report', ['report', 'done'])).toBeUndefined();
  expect(lookUpOf(undefined, ['stay'])).toBeUndefined();
});
