import { expect, test } from 'vitest';
import { peopleOf } from '../../../src/kit/screen/people.ts';
import { TURN_QUESTIONS } from '../../../src/questions/mission/turn-questions.ts';
import { appleton, aTurnOver, aView } from '../../support/people/a-turn.ts';
import { book } from '../../support/people/campaigns.ts';

test('(21) (33) either field of a Lame Duck begins with the chance that she gives way on the way to it', () => {
  const party = aView('H05', { machines: [appleton] });
  const about = { party, orders: aTurnOver(party).orders, lameDuck: 'B3' };
  const does = (answer: 'home' | 'nearest') =>
    TURN_QUESTIONS['lame-duck-field'].does?.(answer, about, book, peopleOf({ flights: [] })) ?? '';
  // Her number is 5, 4 in 36; four moves are five checks.
  expect(does('home')).toBe('for Amiens: 45 in 100 that she gives way; four moves, 12 AFT');
  expect(does('nearest')).toMatch(/^for .+: \d+ in 100 that she gives way; /);
});
