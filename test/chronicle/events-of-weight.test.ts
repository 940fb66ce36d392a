import { describe, expect, test } from 'vitest';
import type { Lived } from '../../src/chronicle/lived.ts';
import type { Happening } from '../../src/chronicle/threads/thread.ts';
import { threadsOf } from '../../src/chronicle/threads/threads-of.ts';
import { GAME_NAMES, OWN_GAME } from '../../src/games/game-names.ts';
import { steadyBook as book } from '../support/cards/steady-book.ts';
import { anApril } from '../support/people/an-april.ts';
import { claimsIn, heldAgainst, weighed } from '../support/read/events-of-weight.ts';
import { papersOf } from '../support/read/papers.ts';
import { storyCounts } from '../support/read/story-counts.ts';

const APRILS: readonly (readonly [string, () => Lived])[] = GAME_NAMES.map((fights) => [
  fights,
  () =>
    anApril({
      word: `weight-${fights}`,
      flights: ['B'],
      book,
      days: fights === OWN_GAME ? 21 : 7,
      fights,
      heads: 'quick',
    }),
]);

/** `npm run prose` reads whole months of them, and hundreds. */
test.each(APRILS)(
  'every event of weight of an April by %s is told by name on its day, and nothing untrue',
  (_, april) => {
    const lived = april();
    const papers = papersOf(lived);
    const { untold, untrue, said } = weighed(lived, papers);
    expect(untold).toEqual([]);
    expect(untrue).toEqual([]);
    expect(said).toBeGreaterThan(20);
  },
);

test('of a month of fights with cards not one sentence in twenty of the history stands in a worn frame', () => {
  const april = anApril({ word: 'prose-B-4', flights: ['B'], book, fights: 'wings-of-war', heads: 'quick' });
  const { history, historyWorn } = storyCounts(papersOf(april));
  expect(historyWorn / history).toBeLessThanOrEqual(0.05);
});

describe('the reader is no friend of the papers: had it been otherwise, they would be wrong', () => {
  const lived = anApril({ word: 'weight-other-65', flights: ['A', 'B', 'C'], book });
  const claims = claimsIn(papersOf(lived), lived);
  const { happenings } = threadsOf(lived);

  test('as it was, they are right', () => {
    const { untold, untrue } = heldAgainst(happenings, claims, lived);
    expect([...untold, ...untrue]).toEqual([]);
  });

  const had = (is: Happening['is'], otherwise: (happening: Happening) => Happening) => {
    // One that happened to him once on that day: of two a claim of the other would still be true.
    const at = happenings.findIndex(
      (each) =>
        each.is === is &&
        happenings.filter((other) => other.is === is && other.man === each.man && other.day === each.day).length === 1,
    );
    expect(at, is).toBeGreaterThanOrEqual(0);
    return heldAgainst(
      happenings.map((each, i) => (i === at ? otherwise(each) : each)),
      claims,
      lived,
    );
  };

  test.each([
    'killed',
    'wounded',
    'victory',
    'saved',
    'turned-back',
    'walked-away',
    'put-down',
    'took-over',
    'first-fight',
  ] as const)('%s a day later, or of another man', (is) => {
    const later = had(is, (each) => ({ ...each, day: each.day + 30 }));
    expect(later.untold).toHaveLength(1);
    expect(later.untrue.length).toBeGreaterThan(0);
    const other = had(is, (each) => ({ ...each, man: 'somebody' }));
    expect(other.untold).toHaveLength(1);
    expect(other.untrue.length).toBeGreaterThan(0);
  });

  test.each([
    ['another type of enemy', 'victory', { german: 40 }],
    ['another friend', 'saved', { friend: 'somebody' }],
    ['another reason', 'turned-back', { why: 'petrol' }],
    ['another place', 'killed', { hex: 'A01' }],
    ['another field', 'put-down', { field: 'the-north' }],
  ] as const)('%s', (_, is, otherwise) => {
    expect(had(is, (each) => ({ ...each, ...otherwise }) as Happening).untrue.length).toBeGreaterThan(0);
  });
});
