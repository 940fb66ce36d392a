import { expect, test } from 'vitest';
import { answeredIn } from '../../src/logbook/lent.ts';
import { inForce } from '../../src/logbook/standing.ts';
import { aCampaign, anOpening } from '../support/people/campaigns.ts';

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

test('of one day those of that day are counted, by the policy that it was left to at the time', () => {
  const state = aCampaign();
  const standing = inForce([
    anOpening(),
    { dawn: 1, state },
    { asked: 'movement', answer: 'land' },
    { lent: 'prudent' },
    { asked: 'movement', answer: 'land' },
    { dawn: 2, state },
    { asked: 'movement', answer: 'land' },
    { lent: null },
    { asked: 'movement', answer: 'land' },
    { asked: 'movement', answer: 'land' },
  ]);
  expect(answeredIn(standing, 1)).toEqual({ all: 2, lent: new Map([['prudent', 1]]) });
  expect(answeredIn(standing, 2)).toEqual({ all: 3, lent: new Map([['prudent', 1]]) });
});
