import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFit } from '../../../src/campaign/aircrew.ts';
import { newCampaign } from '../../../src/campaign/campaign.ts';
import { fliesTwoSeaters, needsObserver } from '../../../src/campaign/flight.ts';
import { isReady } from '../../../src/campaign/machine.ts';
import {
  type DayPlan,
  HALVES,
  isHalf,
  type PlanHalf,
  type PlannedMission,
  routineOf,
} from '../../../src/campaign/plan.ts';
import { expectDefined, manualOf } from '../../../src/cards/rulebook.ts';
import { planDay } from '../../../src/procedure/campaign/plan-day.ts';
import { askUnlessForced } from '../../../src/table/decisions.ts';
import { book } from '../../support/people/campaigns.ts';
import { theFlight } from '../../support/people/flights.ts';
import { freeTable } from '../../support/table/free-table.ts';

const FAIR = { total: 9, am: { number: 7, trend: 1 }, pm: { number: 8, trend: 1 } } as const;

/** A day with some machines gone, planned by any legal answers. */
const aDay = fc.record({
  flight: fc.constantFrom('A' as const, 'B' as const, 'C' as const),
  day: fc.integer({ min: 1, max: 20 }),
  gone: fc.integer({ min: 0, max: 5 }),
  dice: fc.integer({ min: 1, max: 1_000_000 }),
});

/** The planned routine missions, by every way to lay those that may be flown at any time on the two halves of the day. */
function layouts({ missions }: DayPlan): (readonly (readonly [PlannedMission, PlanHalf])[])[] {
  const planned = missions.filter(({ stands, watch }) => stands === 'planned' && isHalf(watch));
  return planned.reduce<(readonly (readonly [PlannedMission, PlanHalf])[])[]>(
    (all, mission) =>
      all.flatMap((laid) =>
        (mission.scheduled.half === 'either' ? HALVES : HALVES.filter((half) => half === mission.watch)).map(
          (half) => [...laid, [mission, half]] as const,
        ),
      ),
    [[]],
  );
}

test('(6) no fit fighter pilot stays at home whom any plan of the missions that are flown could give a machine', () => {
  fc.assert(
    fc.property(aDay, ({ flight, day, gone, dice }) => {
      const campaign = { ...newCampaign([flight], book), day };
      const record = theFlight(campaign);
      const fighters = record.machines.filter((machine) => !needsObserver(machine, book));
      for (const machine of fighters.slice(0, gone)) machine.standing = { is: 'lost', since: 1 };
      const plan = planDay(
        {
          flight: record,
          officer: campaign.commandingOfficer,
          day,
          daysLeft: undefined,
          forecast: FAIR,
          task: undefined,
        },
        freeTable(book, dice, dice),
      );
      const pilots = record.aircrew.filter((man) => man.seat === 'pilot' && isFit(man, day));
      const bound = pilots.filter((man) => !fliesTwoSeaters(man, record.machines, book));
      const ready = fighters.filter((machine) => isReady(machine, day)).length;
      const seats = layouts(plan).map((laid) =>
        HALVES.reduce((sum, half) => {
          const there = laid
            .filter(([, when]) => when === half)
            .map(([{ scheduled }]) => manualOf(scheduled.mission, book));
          return (
            sum +
            Math.min(
              ready,
              there.reduce((room, { crews }) => room + crews.fighters.to, 0),
            )
          );
        }, 0),
      );
      const flying = bound.filter(({ id }) => routineOf(id, plan) > 0).length;
      expect(flying).toBe(Math.min(bound.length, Math.max(...seats)));
    }),
    { numRuns: 60 },
  );
});

/** A table at which a plan stands as it was made first, and who was named for each mission is noted. */
function namingTable(dice: number, named: Map<string, string[]>) {
  const free = freeTable(book, dice, dice);
  return {
    ...free,
    during: () => free,
    choose: askUnlessForced((decision, about, options) => {
      if (decision === 'plan') return expectDefined(options[0], 'fly');
      const answer = free.choose(decision, about, options);
      if ('key' in about && 'available' in about) {
        const before = answer === 'not-flown' ? [] : (named.get(about.key) ?? []);
        named.set(about.key, [...before, ...answer.split(' ').slice(0, 1)]);
      }
      return answer;
    }),
  };
}

test('(6) who was named and does not fly is told of, with the man who takes his place', () => {
  let replaced = 0;
  fc.assert(
    fc.property(aDay, ({ flight, day, gone, dice }) => {
      const campaign = { ...newCampaign([flight], book), day };
      const record = theFlight(campaign);
      const fighters = record.machines.filter((machine) => !needsObserver(machine, book));
      for (const machine of fighters.slice(0, gone)) machine.standing = { is: 'lost', since: 1 };
      const named = new Map<string, string[]>();
      const table = namingTable(dice, named);
      const morning = { flight: record, officer: campaign.commandingOfficer, day, daysLeft: undefined };
      const { missions } = planDay({ ...morning, forecast: FAIR, task: undefined }, table);
      const left = missions.flatMap(({ key, scheduled: { mission }, stands, crews }) =>
        (named.get(key) ?? [])
          .filter((man) => stands === 'planned' && man !== 'done' && !crews.some(({ airman }) => airman === man))
          .map((man) => `${mission}: ${man}`),
      );
      const told = table.events.flatMap((event) =>
        event.type === 'duty-found' && event.instead !== undefined ? [`${event.mission}: ${event.instead}`] : [],
      );
      expect(told.filter((each) => left.includes(each)).toSorted()).toEqual(left.toSorted());
      replaced += left.length;
    }),
    { numRuns: 60, seed: 6 },
  );
  expect(replaced).toBeGreaterThan(0);
});
