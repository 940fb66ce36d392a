import { expect, test } from 'vitest';
import { newCampaign } from '../../../src/campaign/campaign.ts';
import { GENTLE_SEEDS } from '../../../src/commands/play/quick-start.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { AutomaticTable } from '../../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import { playDay } from '../../../src/procedure/campaign/day.ts';
import { type GameEvent, ofType } from '../../../src/table/events.ts';
import { book } from '../../support/cards/book.ts';

class Landed extends Error {}

/** The first mission that a policy flies with these dice. */
function firstMission(word: string, policy: 'prudent' | 'by-the-book' | 'bold') {
  const events: GameEvent[] = [];
  const told = (event: GameEvent) => {
    events.push(event);
    if (event.type === 'mission-ended') throw new Landed();
  };
  const scribe = { threw() {}, drew() {}, answered() {}, told };
  const table = new AutomaticTable(book, seededCup(`alea:1:${word}`, 1), policyNamed(policy, word), scribe);
  expect(() => playDay({ ...newCampaign(['B'], book), replacements: 'gentler' }, table)).toThrow(Landed);
  return ofType(events, 'mission-ended')[0];
}

test.each(GENTLE_SEEDS)(
  'begun at once with the dice of %s nobody is lost on the first mission, however it is led',
  (word) => {
    for (const policy of ['prudent', 'by-the-book', 'bold'] as const) {
      const ended = firstMission(word, policy);
      expect(ended?.points).toBeGreaterThanOrEqual(0);
      expect(ended?.fates).toEqual([]);
      expect(ended?.homecomings.some(({ end }) => end === 'down')).toBe(false);
    }
  },
);
