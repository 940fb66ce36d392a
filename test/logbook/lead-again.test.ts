import { expect, test } from 'vitest';
import { expectDefined } from '../../src/cards/rulebook.ts';
import { branch, upToEntry } from '../../src/logbook/branch.ts';
import { leadAgain } from '../../src/logbook/lead-again.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import type { Dated, Game } from '../../src/logbook/play-on.ts';
import type { Opening } from '../../src/logbook/record.ts';
import { verify } from '../../src/logbook/replay.ts';
import { Sitting } from '../../src/logbook/sitting.ts';
import { daysOf, type StandingRecord, throwsIn } from '../../src/logbook/standing.ts';
import { questionsOf } from '../../src/logbook/what-if.ts';
import { aCardDuel, type CardDuel, duelGame } from '../support/fights/card-duel.ts';
import { aDay, aGame, aLogBook, anOpening, answer, PATH, sitDown } from '../support/people/campaigns.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';

const OTHER = '/saves/tried.wof.jsonl';

const answersIn = <State>(standing: readonly StandingRecord<State>[]): readonly string[] =>
  standing.flatMap(({ record }) => ('answer' in record ? [record.answer] : []));

/** The first day led again from its n-th question on, with another answer there; where it differs `land` is answered. */
function tried(log: LogBook, question: number, otherwise: string) {
  const game = aGame();
  const day = questionsOf(expectDefined(daysOf(log.standing)[0], 'day'), log.standing, game, () => '');
  const { entry } = expectDefined(day.questions[question], 'question');
  const branched = branch(new FaultDisk(), upToEntry(log.standing, day.logged, entry), OTHER, 'tried');
  const sitting = sitDown(branched);
  sitting.answer(otherwise);
  const before = {
    questions: day.questions.slice(question + 1),
    entries: day.logged.journal.entries.slice(entry + 1),
  };
  const anew = leadAgain(sitting, before, () => 'land');
  expect(verify(sitting.log.standing, game).every(({ verdict }) => verdict !== 'not-borne-out')).toBe(true);
  return { sitting, anew };
}

function aFlownDay(told: Partial<Opening> = {}): LogBook {
  const sitting = sitDown(aLogBook(told));
  answer(sitting, ...aDay(3, 2));
  return sitting.log;
}

test('a day is led again from a question on: what is asked again is answered as it was', () => {
  const { sitting, anew } = tried(aFlownDay(), 0, 'land');
  expect(answersIn(sitting.log.standing)).toEqual(aDay(0, 2));
  expect(sitting.campaign.day).toBe(2);
  expect(anew).toBe(0);
});

test('where the day differs the commander answers', () => {
  const { sitting, anew } = tried(aFlownDay(), 3, 'stay');
  expect(answersIn(sitting.log.standing)).toEqual(aDay(4, 2));
  expect(anew).toBe(1);
});

/** Of what fell on the first day, whether it was by the player's own hand. */
function fellByHand<State extends Dated>({ log }: Sitting<State>, how: 'threw' | 'drew' = 'threw'): readonly boolean[] {
  const { journal, next } = expectDefined(daysOf(log.standing)[0], 'day');
  const fell = [...journal.entries, ...(next ? throwsIn(next.dawn) : [])];
  return fell.flatMap((entry) => (how in entry && 'byHand' in entry ? [entry.byHand] : []));
}

/** A day by hand: the forecast, then a throw after each turn in the air. */
function aDayByHand(): LogBook {
  const sitting = sitDown(aLogBook({ byHand: ['weather'] }));
  const throwAll = (faces: readonly number[]) => {
    while (sitting.position.status === 'throwing') sitting.throwDice(faces);
  };
  throwAll([3, 4]);
  for (const each of aDay(2, 1)) {
    sitting.answer(each);
    if (sitting.campaign.day === 1) throwAll([1, 1]);
  }
  return sitting.log;
}

test('the player’s own dice fall again, then those of the program; after it he throws again', () => {
  const { sitting } = tried(aDayByHand(), 2, 'stay');
  expect(fellByHand(sitting)).toEqual([true, true, true, true, false]);
  expect([...sitting.byHand]).toEqual(['weather']);
});

test('where his own dice last, the dice stay with him', () => {
  const { sitting } = tried(aDayByHand(), 1, 'land');
  expect(sitting.position.status).toBe('throwing');
  expect(sitting.log.records.some((record) => 'dice' in record)).toBe(false);
});

/** A duel with cards, all drawn by hand: both stay until the program must draw. */
function aDuel(game: Game<CardDuel>, answers: readonly string[]) {
  const opening = anOpening({ byHand: ['combat', 'cards'] });
  const log = LogBook.begin<CardDuel>(new FaultDisk(), PATH, [opening, { dawn: 1, state: aCardDuel() }]);
  const sitting = new Sitting<CardDuel>(log, game);
  for (const each of answers) {
    layByHand(sitting);
    sitting.answer(each);
  }
  layByHand(sitting);
  return sitting;
}

function layByHand<State extends Dated>(sitting: Sitting<State>): void {
  for (;;) {
    const { position } = sitting;
    if (position.status === 'drawing') {
      const [card] = Object.entries(position.deck.left).find(([, left]) => left > 0) ?? [];
      sitting.drawCard(expectDefined(card, 'card'));
    } else if (position.status === 'throwing') sitting.throwDice([4]);
    else return;
  }
}

test('cards that he drew are drawn again while the deck has them, then those of the program’s deck', () => {
  const game = duelGame();
  const played = aDuel(game, ['stay', 'go', 'stay', 'stay', 'stay', 'stay']);
  const day = questionsOf(expectDefined(daysOf(played.log.standing)[0], 'day'), played.log.standing, game, () => '');
  const sitting = aDuel(game, ['stay']);
  sitting.answer('stay');
  leadAgain(sitting, { questions: day.questions.slice(2), entries: day.logged.journal.entries }, () => 'stay');
  expect(sitting.position.status).toBe('over');
  expect(fellByHand(sitting, 'drew')).toEqual([true, true, true, true, false, false]);
});
