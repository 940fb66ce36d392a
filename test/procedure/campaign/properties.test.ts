import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLost } from '../../../src/campaign/aircrew.ts';
import { type Campaign, everybody, isOver, newCampaign } from '../../../src/campaign/campaign.ts';
import type { Flight } from '../../../src/campaign/watch.ts';
import { playDay } from '../../../src/procedure/campaign/day.ts';
import type { Question } from '../../../src/table/decisions.ts';
import { ofType } from '../../../src/table/events.ts';
import type { MachineView, PartyView } from '../../../src/table/turn-decisions.ts';
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

/** What is looked at of an April: every answer of its 21 days is any legal one. */
interface Lived {
  readonly campaign: Campaign;
  /** Who flew though he was dead or taken. */
  readonly gone: readonly string[];
  /** What was beyond what the cards give. */
  readonly beyond: readonly unknown[];
}

function live({ flights, dice, answers }: April): Lived {
  const campaign = newCampaign(flights, book);
  const [gone, beyond]: [string[], unknown[]] = [[], []];
  while (!isOver(campaign)) {
    const table = freeTable(book, dice + campaign.day, answers + campaign.day);
    const lost = everybody(campaign)
      .filter(isLost)
      .map(({ id }) => id);
    playDay(campaign, table);
    gone.push(...flownIn(table).filter((airman) => lost.includes(airman)));
    beyond.push(...partiesIn(table.asked).flatMap(beyondCards));
  }
  return { campaign, gone, beyond };
}

const flownIn = ({ events }: FreeTable): string[] =>
  ofType(events, 'mission-began').flatMap(({ machines }) =>
    machines.flatMap(({ men }) => men.map(({ airman }) => airman)),
  );

const partiesIn = (asked: readonly Question[]): PartyView[] =>
  asked.flatMap(({ about }) => ('party' in about ? [about.party] : []));

const beyondCards = ({ altitude, ceiling, machines }: PartyView): unknown[] => [
  ...(isBetween(0, altitude, ceiling) ? [] : [{ altitude, ceiling }]),
  ...machines.filter((machine) => !isWithinCard(machine)),
];

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

/** Flown once for all that is said of them. */
let lived: readonly Lived[] | undefined;
function fourAprils(): readonly Lived[] {
  lived ??= fc.sample(anApril, { numRuns: 4, seed: 19_170_401 }).map(live);
  return lived;
}

test('(4) any legal answers end the 21 days, and nobody who is dead or taken flies in them', () => {
  for (const { campaign, gone } of fourAprils()) {
    expect(gone).toEqual([]);
    for (const { points } of campaign.flights) expect(points).toHaveLength(21);
  }
});

test('(10) (32) (41) whatever is answered, AFT, ammo, rockets, bombs and height stay within what the cards give', () => {
  for (const { beyond } of fourAprils()) expect(beyond).toEqual([]);
});
