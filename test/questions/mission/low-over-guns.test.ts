import { expect, test } from 'vitest';
import { peopleOf } from '../../../src/kit/screen/people.ts';
import { TURN_QUESTIONS } from '../../../src/questions/mission/turn-questions.ts';
import { aTurnOver, aView } from '../../support/people/a-turn.ts';
import { book } from '../../support/people/campaigns.ts';

test('(42) a label that may be cut off has the guns under the way before the value', () => {
  const people = peopleOf({ flights: [] });
  const turn = (altitude: number) => aTurnOver(aView('I11', { altitude }));
  expect(TURN_QUESTIONS.movement.does('w', turn(1000), book, people)).toMatch(
    /^west to I10, Croisilles; machine guns fire at each of you, value \d/,
  );
  expect(TURN_QUESTIONS.movement.does('w', turn(9000), book, people)).toMatch(/^west to I10/);
  const heard = TURN_QUESTIONS.movement.heard?.does?.('w', turn(1000), book, people);
  expect(heard).toMatch(/^hex I10, Croisilles; machine guns fire at each of you, value \d, 3 AFT$/);
});

test('(23) to stay over a hex that is to be patrolled says what it makes of the patrol', () => {
  const people = peopleOf({ flights: [] });
  const about = aTurnOver(aView('H12'));
  const achieved = { ...about.orders.achieved, patrolled: ['H11'] };
  const orders = { ...about.orders, machines: 3, achieved };
  expect(TURN_QUESTIONS.movement.does('stay', { ...about, orders }, book, people)).toMatch(
    /^stay over this hex: 2 AFT; H12 counts, hex 2: \+\d in all; \d+ in 36 to be met$/,
  );
  expect(TURN_QUESTIONS.movement.does('stay', about, book, people)).toContain(
    '; H12 counts, hex 1: no point more yet;',
  );
});
