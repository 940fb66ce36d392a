import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveFight } from '../../src/rules/combat/resolve-fight.ts';
import { narrate } from '../../src/terminal/narration.ts';
import { peopleOf } from '../../src/terminal/people.ts';
import { reasonsFor } from '../../src/terminal/reasons.ts';
import { word } from '../../src/terminal/wording.ts';
import { anyFight } from '../support/any-fight.ts';
import { aFight, book, eventsOf, miss, playFight } from '../support/fights.ts';
import { freeTable } from '../support/free-table.ts';

const seed = fc.integer({ min: 0, max: 2 ** 31 });
const nobody = peopleOf({ flights: [] });
const wanting = /undefined|NaN|\[object| {2}/;

test('every event of any fight has its sentence and its reasons, and every question its words', () => {
  fc.assert(
    fc.property(anyFight, seed, seed, (fight, dice, answers) => {
      const table = freeTable(book, dice, answers);
      resolveFight(fight, table);
      for (const event of table.events) {
        expect(narrate(event, book, nobody)).not.toMatch(wanting);
        expect(reasonsFor(event, book).join(' ')).not.toMatch(wanting);
      }
      for (const question of table.asked) {
        const { ask, options } = word(question, book, nobody);
        expect([ask, ...options.map(({ does }) => does)].join(' ')).not.toMatch(wanting);
      }
    }),
    { numRuns: 150 },
  );
});

test('(24) a resolved shot is one line: who, on whom, angle, burst, dice and result; on demand the reasons', () => {
  const dice = ['initiative 66', 'initiative 33', miss('quarter', 3, 'C'), 'german-breaking-off 12', 'dfd 12'] as const;
  const { events } = playFight(aFight(), dice, ['track-action G12', 'burst 3']);
  const [shot] = eventsOf(events, 'burst-fired').map((event) => [
    narrate(event, book, nobody),
    ...reasonsFor(event, book),
  ]);
  expect(shot?.[0]).toBe('B1 on G12, from the quarter, burst of 3: 3 (1, 2), no effect.');
  expect(shot?.[1]).toMatch(/^Rule 24: the quarter Hit Card, burst 3, Firing C: .* score; 11 jam the gun \(38\)\.$/);
});
