import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOver } from '../../src/campaign/campaign.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { type Attempted, attempt, nobody } from '../../src/logbook/attempt.ts';
import type { JournalEntry } from '../../src/logbook/journal.ts';
import { isThrown } from '../../src/logbook/journal.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { isAnswer } from '../../src/logbook/record.ts';
import { replay, verify } from '../../src/logbook/replay.ts';
import type { Sitting } from '../../src/logbook/sitting.ts';
import { throwsIn } from '../../src/logbook/standing.ts';
import { STREAMS } from '../../src/table/checks.ts';
import { aDayOfWeather } from '../support/people/a-day-of-weather.ts';
import { aCampaign, aGame, aLogBook, book, PATH, sitDown } from '../support/people/campaigns.ts';
import { theFlight } from '../support/people/flights.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';
import { aPlan, aSeed, follow, seenBy } from '../support/table/follow.ts';
import { chosen, playThrough } from '../support/table/straight-through.ts';

test('re-executing a day at every question equals playing it straight through', () => {
  fc.assert(
    fc.property(aSeed, aPlan, fc.integer({ min: 1, max: 21 }), (seed, plan, day) => {
      const dawn = { ...aCampaign(), day };
      const straight = playThrough(aDayOfWeather, dawn, book, seededCup(seed, day), plan);
      const journal: JournalEntry[] = [];
      const run = (start: typeof dawn, so: readonly JournalEntry[]) =>
        attempt(aDayOfWeather, start, so, { book, cup: seededCup(seed, day), commander: nobody });
      let outcome: Attempted<typeof dawn> = run(dawn, journal);
      for (let turn = 0; outcome.status === 'asking'; turn++) {
        const { decision, options } = outcome.question;
        journal.push(...outcome.fresh, { asked: decision, answer: chosen<string>(plan, turn, options) });
        outcome = run(dawn, journal);
      }
      expect(outcome).toMatchObject({ status: 'finished', state: straight.state, events: straight.events });
      expect([...journal, ...outcome.fresh]).toEqual(straight.journal);
    }),
  );
});

test('replay equals play: every day told again is told the same, and is borne out', () => {
  fc.assert(
    fc.property(aSeed, aPlan, fc.nat(40), (seed, plan, questions) => {
      const sitting = sitDown(aLogBook({ seed }));
      follow(sitting, plan, questions);
      const told = [...replay(sitting.log.standing, aGame())].flatMap(({ outcome }) => outcome.events);
      expect(told).toEqual(sitting.takeNews());
      const verdicts = verify(sitting.log.standing, aGame()).map(({ verdict }) => verdict);
      expect(verdicts.filter((verdict) => verdict !== 'borne-out')).toEqual(['in-play']);
    }),
  );
});

test('an answer taken back and given again changes nothing, whenever it was given', () => {
  fc.assert(
    fc.property(aSeed, aPlan, fc.integer({ min: 1, max: 40 }), (seed, plan, questions) => {
      const sitting = sitDown(aLogBook({ seed }));
      follow(sitting, plan, questions);
      const before = seenBy(sitting);
      const given = sitting.log.standing.map(({ record }) => record).filter(isAnswer);
      sitting.takeBack();
      sitting.answer(given.at(-1)?.answer ?? '');
      expect(seenBy(sitting)).toEqual(before);
    }),
  );
});

test('a campaign that is put away and taken up again at any question is the same campaign', () => {
  fc.assert(
    fc.property(aSeed, aPlan, fc.nat(40), (seed, plan, questions) => {
      const disk = new FaultDisk();
      const sitting = sitDown(aLogBook({ seed }, disk));
      follow(sitting, plan, questions);
      const again = sitDown(LogBook.open(disk, PATH));
      expect(seenBy(again)).toEqual(seenBy(sitting));
      expect(again.log.records).toEqual(sitting.log.records);
    }),
  );
});

test('put away and taken up again after every answer, a campaign goes as in one sitting', () => {
  fc.assert(
    fc.property(aSeed, aPlan, (seed, plan) => {
      const inOne = sitDown(aLogBook({ seed }));
      follow(inOne, plan, 24);
      const disk = new FaultDisk();
      let sitting = sitDown(aLogBook({ seed }, disk));
      for (let turn = 0; turn < 24; turn++) {
        const { position } = sitting;
        if (position.status === 'asking') sitting.answer(chosen<string>(plan, turn, position.question.options));
        sitting = sitDown(LogBook.open(disk, PATH));
      }
      expect(seenBy(sitting)).toEqual(seenBy(inOne));
      expect(sitting.log.records).toEqual(inOne.log.records);
    }),
    { numRuns: 30 },
  );
});

test('any legal answers end the 21 days', () => {
  fc.assert(
    fc.property(aSeed, aPlan, (seed, plan) => {
      let campaign = aCampaign();
      while (!isOver(campaign))
        campaign = playThrough(aDayOfWeather, campaign, book, seededCup(seed, campaign.day), plan).state;
      expect(theFlight(campaign).points).toHaveLength(21);
    }),
  );
});

/** Lays down by hand the very dice that the program threw, and gives the same answers. */
function repeatByHand(program: Sitting, byHand: Sitting): void {
  for (const { record } of program.log.standing) {
    for (const { faces } of throwsIn(record).filter(isThrown)) byHand.throwDice(faces);
    if (isAnswer(record)) byHand.answer(record.answer);
  }
  const fresh = program.position.status === 'asking' ? program.position.fresh : [];
  for (const { faces } of fresh.filter(isThrown)) byHand.throwDice(faces);
}

test("the player's own dice, fallen as the program's would, lead to the same campaign", () => {
  fc.assert(
    fc.property(aSeed, aPlan, fc.nat(30), (seed, plan, questions) => {
      const program = sitDown(aLogBook({ seed }));
      follow(program, plan, questions);
      const byHand = sitDown(aLogBook({ seed, byHand: STREAMS }));
      repeatByHand(program, byHand);
      expect(byHand.campaign).toEqual(program.campaign);
      expect(byHand.today).toEqual(program.today);
    }),
  );
});
