import { expect, test } from 'vitest';
import { lettersOf, withLetters } from '../../src/campaign/honours.ts';
import { aPilot } from '../support/people/airmen.ts';
import { book } from '../support/people/campaigns.ts';

test('a man without a decoration is written without letters', () => {
  expect(withLetters('Lt Grimshaw', aPilot(), book)).toBe('Lt Grimshaw');
});

test('the last given stands first, and a Bar behind its own Cross', () => {
  const man = aPilot({ decorations: ['military-cross', 'bar-to-military-cross', 'distinguished-service-order'] });
  expect(withLetters('Lt Grimshaw', man, book)).toBe('Lt Grimshaw, D.S.O., M.C. and Bar');
  expect(lettersOf(aPilot({ decorations: ['military-medal'] }), book)).toBe('M.M.');
});
