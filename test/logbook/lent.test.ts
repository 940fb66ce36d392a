import { expect, test } from 'vitest';
import { answeredIn } from '../../src/logbook/lent.ts';
import { inForce } from '../../src/logbook/standing.ts';
import { anOpening } from '../support/people/campaigns.ts';

test('answers for flights that a policy leads anyway are not counted: nobody gave them in the place of the player', () => {
  const standing = inForce([
    anOpening(),
    { asked: 'movement', answer: 'land' },
    { asked: 'movement', answer: 'land', by: 'bold' },
    { lent: 'prudent' },
    { asked: 'movement', answer: 'land', by: 'bold' },
    { asked: 'movement', answer: 'land' },
    { lent: 'carry-on' },
    { asked: 'movement', answer: 'land' },
    { lent: null },
    { asked: 'movement', answer: 'land' },
  ]);
  const lent = new Map([
    ['prudent', 1],
    ['carry-on', 1],
  ]);
  expect(answeredIn(standing)).toEqual({ all: 4, lent });
});
