import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLost } from '../../../src/campaign/aircrew.ts';
import { type Campaign, everybody, isOver, newCampaign } from '../../../src/campaign/campaign.ts';
import type { Flight } from '../../../src/campaign/watch.ts';
import { playDay } from '../../../src/rules/campaign/day.ts';
import type { Question } from '../../../src/table/decisions.ts';
import type { MachineView, PartyView } from '../../../src/table/turn-decisions.ts';
import { eventsOf } from '../../support/fights/fights.ts';
import { book, given } from '../../support/people/activities.ts';
import { type FreeTable, freeTable } from '../../support/table/free-table.ts';

interface April {
  readonly flights: readonly Flight[];
  readonly dice: number;
  readonly answers: number;
}

const anApril: fc.Arbitrary<April> = fc.record({
  flights: fc.subarray<Flight>(['A', 'B', 'C'], { minLength: 1 }),
  dice: fc.integer({ min: 1, max: 1_000_000 }),
  answers: fc.integer({ min: 1, max: 1_000_000 }),
});

/** Twenty-one days of any legal answers; each day's table is looked at when it is over. */
function live({ flights, dice, answers }: April, look: Look): Campaign {
  const campaign = newCampaign(flights, book);
  while (!isOver(campaign)) {
    const table = freeTable(book, dice + campaign.day, answers + campaign.day);
    const dawn = structuredClone(campaign);
    playDay(campaign, table);
    look(table, dawn);
  }
  return campaign;
}

type Look = (table: FreeTable, dawn: Campaign) => void;

const FEW = { numRuns: 4 };

test('(4) any legal answers end the 21 days, and nobody who is dead or taken flies in them', () => {
  fc.assert(
    fc.property(anApril, (april) => {
      const { flights } = live(april, (table, dawn) => {
        const gone = everybody(dawn)
          .filter(isLost)
          .map(({ id }) => id);
        const flown = eventsOf(table.events, 'mission-began').flatMap(({ machines }) =>
          machines.flatMap(({ men }) => men),
        );
        expect(flown.map(({ airman }) => airman).filter((airman) => gone.includes(airman))).toEqual([]);
      });
      for (const { points } of flights) expect(points).toHaveLength(21);
    }),
    FEW,
  );
});

const partiesIn = (asked: readonly Question[]): PartyView[] =>
  asked.flatMap(({ about }) => ('party' in about ? [about.party] : []));

const isBetween = (least: number, value: number, most: number): boolean => least <= value && value <= most;

/** What a machine has left is no less than nothing and no more than her Aircraft Card gives. */
function isWithinCard({ aircraft, aft, forward: gun, rear, rockets, bombs }: MachineView): boolean {
  const { duration = 0, ammo, bombs: most } = given(book.aircraft[aircraft]);
  const { forward = 0, observer = 0, buckingham = 0, rockets: rails = 0 } = ammo ?? {};
  return (
    isBetween(0, aft, duration) &&
    isBetween(0, gun?.ammo ?? 0, Math.max(forward, buckingham)) &&
    isBetween(0, rear?.ammo ?? 0, observer) &&
    isBetween(0, rockets, rails) &&
    isBetween(0, bombs, most)
  );
}

test('(10) (32) (41) whatever is answered, AFT, ammo, rockets, bombs and height stay within what the cards give', () => {
  fc.assert(
    fc.property(anApril, (april) => {
      live(april, ({ asked }) => {
        for (const party of partiesIn(asked)) {
          expect(party.altitude).toBeGreaterThanOrEqual(0);
          expect(party.altitude).toBeLessThanOrEqual(party.ceiling);
          expect(party.machines.filter((machine) => !isWithinCard(machine))).toEqual([]);
        }
      });
    }),
    FEW,
  );
});
