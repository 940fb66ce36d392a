import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../src/campaign/campaign.ts';
import { expectDefined } from '../../src/cards/rulebook.ts';
import { isAnswered } from '../../src/logbook/journal.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import type { Opening } from '../../src/logbook/record.ts';
import { replay } from '../../src/logbook/replay.ts';
import { Sitting } from '../../src/logbook/sitting.ts';
import { daysOf } from '../../src/logbook/standing.ts';
import { livedOtherwise, type PutQuestion, type QuestionedDay, questionsOf } from '../../src/logbook/what-if.ts';
import type { Question } from '../../src/table/decisions.ts';
import type { GameEvent } from '../../src/table/events.ts';
import type { Table } from '../../src/table/table.ts';
import { aCardDuel, type CardDuel, duelGame } from '../support/fights/card-duel.ts';
import { aDay, aGame, aLogBook, anOpening, answer, PATH, sitDown } from '../support/people/campaigns.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';

const GAME = aGame();

/** The first day of a campaign of weather, with its questions. */
function theFirstDay(log: LogBook): QuestionedDay {
  return questionsOf(expectDefined(daysOf(log.standing)[0], 'day'), log.standing, GAME, byThen);
}

/** What a question is, and what had happened by then. */
const byThen = ({ decision }: Question, today: readonly GameEvent[]): string =>
  [...today.map(({ type }) => type), decision].join(' ');

function aFlownDay(told: Partial<Opening> = {}, answers = aDay(3, 2)): { log: LogBook; day: QuestionedDay } {
  const sitting = sitDown(aLogBook(told));
  answer(sitting, ...answers);
  return { log: sitting.log, day: theFirstDay(sitting.log) };
}

const at = ({ questions }: { questions: readonly PutQuestion[] }, place: number) =>
  expectDefined(questions[place], 'question');

describe('the questions of a day', () => {
  test('are those of the log-book, with what had happened by then; the day ends as it did', () => {
    const { log, day } = aFlownDay();
    expect(day.questions.map(({ answer: given }) => given)).toEqual(aDay(3, 2));
    const { entries } = day.logged.journal;
    expect(day.questions.map(({ entry }) => entry)).toEqual(
      entries.flatMap((entry, place) => (isAnswered(entry) ? [place] : [])),
    );
    expect(at(day, 0).ask).toBe(`day-broke forecast-received watch-began ${at(day, 0).decision}`);
    const [again] = replay(log.standing, GAME);
    expect(day.outcome.events).toEqual(again?.outcome.events);
    expect(day.questions.every(({ isPlayers }) => isPlayers)).toBe(true);
  });

  test('those that a policy answered for its own flight are not the player’s', () => {
    const sitting = sitDown(aLogBook({ others: { flights: ['B'], policy: 'prudent' } }));
    expect(sitting.campaign.day).toBeGreaterThan(1);
    const { questions } = theFirstDay(sitting.log);
    expect(questions.map(({ isPlayers }) => isPlayers)).toEqual([false, false]);
    expect(questions.map(({ ask }) => ask)).toEqual([undefined, undefined]);
  });

  test('a day that is not over has none', () => {
    expect(() => theFirstDay(sitDown(aLogBook()).log)).toThrow('no end to a day in play');
  });
});

describe('a day lived otherwise', () => {
  const otherwise = ({ log, day }: ReturnType<typeof aFlownDay>, place: number, to: string) =>
    livedOtherwise(day, at(day, place), to, 'prudent', log.standing, GAME);

  test('has the same weather, and what is asked again is answered as it was', () => {
    const flown = aFlownDay();
    const landed = otherwise(flown, 0, 'land');
    expect(landed.status).toBe('finished');
    expect(landed.byPolicy).toBe(0);
    const ofAfternoon = ({ events }: { events: readonly { type: string }[] }) =>
      events.slice(
        events.findLastIndex(({ type }) => type === 'watch-began'),
        -1,
      );
    expect(ofAfternoon(landed)).toEqual(ofAfternoon(flown.day.outcome));
  });

  test('what a question is about may go on after it: it is known again as it stood when it was put', () => {
    const stillOver = ({ about }: Question) => ('day' in about && isOver(about.day) ? 'over' : 'not over');
    const playDay = (state: Campaign, table: Table): void => {
      const day = { isOver: false };
      GAME.playDay(state, tellingOf(day, table));
      day.isOver = true;
    };
    const { log } = aFlownDay();
    const day = questionsOf(
      expectDefined(daysOf(log.standing)[0], 'day'),
      log.standing,
      { ...GAME, playDay },
      stillOver,
    );
    const landed = livedOtherwise(day, at(day, 2), 'land', 'prudent', log.standing, { ...GAME, playDay });
    expect(landed).toMatchObject({ status: 'finished', byPolicy: 0 });
    expect(at(day, 0).ask).toBe('not over');
  });

  test('is as a player would have found it who answered so at once', () => {
    const landed = otherwise(aFlownDay(), 2, 'land');
    const played = aFlownDay({}, aDay(2, 2)).day.outcome;
    expect(landed.events).toEqual(played.events);
  });

  test('where the day differs the policy answers', () => {
    const longer = otherwise(aFlownDay(), 3, 'stay');
    expect(longer).toMatchObject({ status: 'finished', byPolicy: 1 });
  });

  test('a flight that a policy leads is led by it still', () => {
    const { log } = sitDown(aLogBook({ others: { flights: ['B'], policy: 'prudent' } }));
    const day = theFirstDay(log);
    const longer = livedOtherwise(day, at(day, 0), 'stay', 'bold', log.standing, GAME);
    expect(longer).toMatchObject({ status: 'finished', byPolicy: 0 });
  });

  test('uses up the dice that the player threw himself, in their order, then those of the program', () => {
    const sitting = sitDown(aLogBook({ byHand: ['weather'] }));
    throwAll(sitting, [3, 4]);
    for (const each of ['stay', 'stay', 'land', 'land']) {
      sitting.answer(each);
      if (sitting.campaign.day === 1) throwAll(sitting, [1, 1]);
    }
    const day = theFirstDay(sitting.log);
    const shorter = livedOtherwise(day, at(day, 2), 'stay', 'prudent', sitting.log.standing, GAME);
    expect(shorter.status).toBe('finished');
    const inTurn = shorter.events.filter(({ type }) => type.startsWith('weather'));
    expect(inTurn.length).toBeGreaterThan(0);
  });

  test('cards drawn from the player’s own deck are drawn again while the deck has them', () => {
    const game = duelGame();
    const opening = anOpening({ byHand: ['combat', 'cards'] });
    const log = LogBook.begin<CardDuel>(new FaultDisk(), PATH, [opening, { dawn: 1, state: aCardDuel() }]);
    const sitting = new Sitting<CardDuel>(log, game);
    for (const each of ['go', 'stay', 'stay', 'stay', 'stay', 'stay']) {
      layByHand(sitting);
      sitting.answer(each);
    }
    layByHand(sitting);
    const day = questionsOf(expectDefined(daysOf(log.standing)[0], 'day'), log.standing, game, byThen);
    const went = livedOtherwise(day, at(day, 0), 'stay', 'prudent', log.standing, game);
    const drawn = (events: readonly { type: string; load?: string }[]) =>
      events.flatMap(({ type, load = '' }) => (type === 'load-wasted' ? [load] : []));
    expect(drawn(day.outcome.events)).toEqual(['hole', 'hole', 'hole', 'jam']);
    expect(drawn(went.events).slice(0, 4)).toEqual(['hole', 'hole', 'hole', 'jam']);
    expect(drawn(went.events)).toHaveLength(6);
  });
});

/** A table at which each question has the day with it. */
function tellingOf(day: { readonly isOver: boolean }, table: Table): Table {
  return {
    book: table.book,
    roll: (check) => table.roll(check),
    draw: (deck) => table.draw(deck),
    tell: (event) => table.tell(event),
    choose: (decision, about, options) => table.choose(decision, { ...about, day }, options),
    during: (flight, part) => tellingOf(day, table.during(flight, part)),
  };
}

const isOver = (day: unknown): boolean =>
  typeof day === 'object' && day !== null && 'isOver' in day && day.isOver === true;

const throwAll = (sitting: Sitting, faces: readonly number[]): void => {
  while (sitting.position.status === 'throwing') sitting.throwDice(faces);
};

/** Lays down whatever the player's own hand is waited for. */
function layByHand(sitting: Sitting<CardDuel>): void {
  for (;;) {
    const { position } = sitting;
    if (position.status === 'drawing') sitting.drawCard(firstCard(position.deck.left));
    else if (position.status === 'throwing') sitting.throwDice([4]);
    else return;
  }
}

const firstCard = (left: Readonly<Record<string, number>>): string =>
  expectDefined(
    Object.keys(left).find((card) => (left[card] ?? 0) > 0),
    'card',
  );
