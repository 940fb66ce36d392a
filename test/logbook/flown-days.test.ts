import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newCampaign } from '../../src/campaign/campaign.ts';
import type { Flight } from '../../src/campaign/watch.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { type Attempted, attempt, nobody } from '../../src/logbook/attempt.ts';
import type { JournalEntry } from '../../src/logbook/journal.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { isAnswer } from '../../src/logbook/record.ts';
import { replay, verify } from '../../src/logbook/replay.ts';
import { playDay } from '../../src/procedure/campaign/day.ts';
import { aGame, anOpening, book, PATH, sitDown } from '../support/people/campaigns.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';
import { aLongPlan, aSeed, follow, seenBy } from '../support/table/follow.ts';
import { chosen, playThrough } from '../support/table/straight-through.ts';

/** Days as they are flown are long: a few of each, chosen afresh every time, where days of weather have a hundred. */
const FEW = { numRuns: 4 };

const aFlight = fc.constantFrom<Flight>('A', 'B', 'C');
const anyFlights = fc.subarray<Flight>(['A', 'B', 'C'], { minLength: 1 });
const anAnswer = fc.integer({ min: 1, max: 150 });
const game = aGame({ playDay });

const begin = (flights: readonly Flight[], seed: `alea:1:${string}`) =>
  sitDown(
    LogBook.begin(new FaultDisk(), PATH, [anOpening({ seed }), { dawn: 1, state: newCampaign(flights, book) }]),
    game,
  );

test('(4) a day with its missions, re-executed at every question, is the day played straight through', () => {
  fc.assert(
    fc.property(aFlight, aSeed, aLongPlan, fc.integer({ min: 1, max: 21 }), (flight, seed, plan, day) => {
      const dawn = { ...newCampaign([flight], book), day };
      const straight = playThrough(playDay, dawn, book, seededCup(seed, day), plan);
      const journal: JournalEntry[] = [];
      const run = () => attempt(playDay, dawn, journal, { book, cup: seededCup(seed, day), commander: nobody });
      let outcome: Attempted<typeof dawn> = run();
      for (let turn = 0; outcome.status === 'asking'; turn++) {
        const { decision, options } = outcome.question;
        journal.push(...outcome.fresh, { asked: decision, answer: chosen<string>(plan, turn, options) });
        outcome = run();
      }
      expect(outcome).toMatchObject({ status: 'finished', state: straight.state, events: straight.events });
    }),
    FEW,
  );
});

test('(11) replay equals play: missions told again are told the same, and are borne out', () => {
  fc.assert(
    fc.property(anyFlights, aSeed, aLongPlan, anAnswer, (flights, seed, plan, answers) => {
      const sitting = begin(flights, seed);
      follow(sitting, plan, answers);
      const told = [...replay(sitting.log.standing, game)].flatMap(({ outcome }) => outcome.events);
      expect(told).toEqual(sitting.takeNews());
      const verdicts = verify(sitting.log.standing, game).map(({ verdict }) => verdict);
      expect(verdicts.filter((verdict) => verdict !== 'borne-out')).toEqual(['in-play']);
    }),
    FEW,
  );
});

test('(11) an answer taken back in the middle of a mission and given again changes nothing', () => {
  fc.assert(
    fc.property(anyFlights, aSeed, aLongPlan, anAnswer, (flights, seed, plan, answers) => {
      const sitting = begin(flights, seed);
      follow(sitting, plan, answers);
      const before = seenBy(sitting);
      const given = sitting.log.standing.map(({ record }) => record).filter(isAnswer);
      sitting.takeBack();
      sitting.answer(given.at(-1)?.answer ?? '');
      expect(seenBy(sitting)).toEqual(before);
    }),
    FEW,
  );
});
