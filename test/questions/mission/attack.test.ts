import { expect, test } from 'vitest';
import { peopleOf } from '../../../src/kit/screen/people.ts';
import { TURN_QUESTIONS } from '../../../src/questions/mission/turn-questions.ts';
import type { GunnersRange } from '../../../src/table/turn-decisions.ts';
import { aView } from '../../support/people/a-turn.ts';
import { anFk8, aSpad } from '../../support/people/activities.ts';
import { book } from '../../support/people/campaigns.ts';

const does = (answer: 'attack' | 'decline', machines = [aSpad(), anFk8()], range?: GunnersRange): string => {
  const party = aView('H10', { machines, altitude: 8000 });
  const about = { party, enemies: [12], enemyAltitude: 5000, bonus: 'dive', ...(range && { range }) } as const;
  return TURN_QUESTIONS.attack.does(answer, about, book, peopleOf({ flights: [] }));
};

test('(17) an attack says that the two-seaters go down too, and on no mission but spotting that gunners lose by it', () => {
  expect(does('attack')).toMatch(/two-seaters fight too; 2 AFT and 1,000 ft a phase; 3,000 ft down to them$/);
  expect(does('attack', [aSpad()])).toMatch(
    /^attack: Initiative \+\d by the dive; 2 AFT and 1,000 ft a phase; 3,000 ft down to them$/,
  );
  expect(does('attack', undefined, 'held')).toMatch(
    /^attack: Initiative \+\d by the dive; the gunners begin anew; two-seaters fight too; 2 AFT/,
  );
  expect(does('attack', undefined, 'lost')).not.toContain('gunners');
});

test('(15) (23) who leaves them alone is told whether the gunners keep their range', () => {
  expect(does('decline')).toBe('leave them alone: it costs nothing');
  expect(does('decline', undefined, 'held')).toBe(
    'leave them alone: it costs nothing, and the gunners keep their range',
  );
  expect(does('decline', undefined, 'lost')).toBe(
    'leave them alone: it costs nothing more; the gunners begin anew either way',
  );
});
