import { expect, test } from 'vitest';
import { Refusal, refuse } from '../../src/logbook/refusal.ts';

test('a refusal carries its reason as data, for whoever words it', () => {
  expect(() => refuse({ why: 'ironman' })).toThrow(new Refusal({ why: 'ironman' }));
  expect(new Refusal({ why: 'take-back', throws: 2 }).reason).toEqual({ why: 'take-back', throws: 2 });
});
