import { describe, expect, test } from 'vitest';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { isThrown } from '../../src/logbook/journal.ts';
import { answeredIn } from '../../src/logbook/lent.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { isCards, isNote, type Opening } from '../../src/logbook/record.ts';
import { verify } from '../../src/logbook/replay.ts';
import type { Sitting } from '../../src/logbook/sitting.ts';
import { aTurn } from '../support/people/a-day-of-weather.ts';
import {
  aDay,
  aGame,
  aLogBook,
  answer,
  book,
  otherCards,
  PATH,
  RULES,
  reasonOf,
  sitDown,
} from '../support/people/campaigns.ts';
import { theFlight } from '../support/people/flights.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';

const aSitting = (told: Partial<Opening> = {}, disk = new FaultDisk()) => sitDown(aLogBook(told, disk));
const questionOf = ({ position }: Sitting) => (position.status === 'asking' ? position.question : undefined);
const textOf = (disk: FaultDisk) => new TextDecoder().decode(disk.read(PATH));

/** The same campaign, as it is found by somebody who opens its log-book now. */
const reopened = (disk: FaultDisk) => sitDown(LogBook.open(disk, PATH));

test('that odds were asked for is written down once, and stays whatever is taken back', () => {
  const disk = new FaultDisk();
  const sitting = aSitting({}, disk);
  answer(sitting, 'stay');
  sitting.noteOdds();
  sitting.noteOdds();
  answer(sitting, 'land');
  sitting.takeBack();
  sitting.takeBack();
  expect(sitting.log.records.filter(isNote)).toEqual([{ note: 'odds' }]);
  expect(reopened(disk).position).toEqual(sitting.position);
  expect(verify(sitting.log.standing, aGame()).map(({ verdict }) => verdict)).toEqual(['in-play']);
});

describe('sitting down', () => {
  test('the first question stands, and what led to it is news', () => {
    const sitting = aSitting();
    expect(questionOf(sitting)).toEqual({
      decision: 'movement',
      about: aTurn('morning', 0, 3),
      options: ['stay', 'land'],
    });
    expect(sitting.takeNews().map(({ type }) => type)).toEqual(['day-broke', 'forecast-received', 'watch-began']);
    expect(sitting.takeNews()).toEqual([]);
  });

  test('the campaign stands as today began, whatever has happened since', () => {
    const sitting = aSitting();
    answer(sitting, ...aDay(2, 1), 'stay');
    expect(sitting.campaign).toMatchObject({ day: 2, flights: [{ flight: 'B', points: [8] }] });
    expect(sitting.today.map(({ type }) => type)).toEqual([
      'day-broke',
      'forecast-received',
      'watch-began',
      'weather-checked',
    ]);
  });

  test('is fresh until something has been given', () => {
    const sitting = aSitting();
    expect(sitting.isFresh).toBe(true);
    sitting.answer('land');
    expect(sitting.isFresh).toBe(false);
    sitting.undo();
    expect(sitting.isFresh).toBe(true);
    const byHand = aSitting({ byHand: ['weather'] });
    byHand.throwDice([3, 4]);
    expect(byHand.isFresh).toBe(false);
  });

  test('again, everything stands as it was left', () => {
    const disk = new FaultDisk();
    const sitting = aSitting({}, disk);
    answer(sitting, ...aDay(2, 1), 'stay', 'stay');
    const again = reopened(disk);
    expect(again.position).toEqual(sitting.position);
    expect(again.takeNews()).toEqual(sitting.today);
  });

  test('writes nothing while nothing new is known', () => {
    const disk = new FaultDisk();
    answer(aSitting({}, disk), 'stay');
    const before = textOf(disk);
    reopened(disk);
    expect(textOf(disk)).toBe(before);
  });
});

describe('an answer', () => {
  test('is on the disk, with the throws before it, when its consequences are news', () => {
    const disk = new FaultDisk();
    const sitting = aSitting({}, disk);
    sitting.takeNews();
    sitting.answer('stay');
    expect(textOf(disk)).toContain('["weather-forecast 53","movement","stay",');
    expect(sitting.takeNews()).toMatchObject([{ type: 'weather-checked', from: 3 }]);
  });

  test('that is not among the options is refused, and nothing changes', () => {
    const sitting = aSitting();
    const { position } = sitting;
    const reason = { why: 'not-an-answer', answer: 'loop', options: ['stay', 'land'] };
    expect(reasonOf(() => sitting.answer('loop'))).toEqual(reason);
    expect(sitting.position).toBe(position);
  });

  test('at the end of a day is one write with the dawn that it leads to', () => {
    const disk = new FaultDisk();
    const sitting = aSitting({}, disk);
    answer(sitting, ...aDay(0, 0).slice(1));
    disk.calls.length = 0;
    sitting.takeNews();
    sitting.answer('land');
    expect(disk.calls).toEqual(['write', 'sync']);
    expect(sitting.takeNews().map(({ type }) => type)).toEqual([
      'landed',
      'day-ended',
      'day-broke',
      'forecast-received',
      'watch-began',
    ]);
  });

  test('whose night cannot be written is not given at all', () => {
    const disk = new FaultDisk();
    const sitting = aSitting({}, disk);
    sitting.answer('land');
    sitting.takeNews();
    const before = { text: textOf(disk), position: sitting.position };
    disk.fault = { at: disk.calls.length + 1, does: 'fail', code: 'ENOSPC', of: ['write'], lasts: true };
    expect(reasonOf(() => sitting.answer('land'))).toEqual({ why: 'disk', file: PATH, code: 'ENOSPC' });
    expect({ text: textOf(disk), position: sitting.position }).toEqual(before);
    expect(sitting.takeNews()).toEqual([]);
    disk.fault = undefined;
    sitting.answer('land');
    expect(sitting.campaign.day).toBe(2);
  });

  test('after the last day finds no question: the campaign is over', () => {
    const sitting = aSitting();
    for (let day = 1; day <= 21; day++) answer(sitting, ...aDay(0, 0));
    expect(sitting.position).toEqual({ status: 'over' });
    expect(theFlight(sitting.campaign).points).toHaveLength(21);
    expect(sitting.today).toEqual([]);
    expect(() => sitting.answer('stay')).toThrow('no time for it');
    sitting.takeBack();
    expect(questionOf(sitting)).toMatchObject({ about: { orders: { mission: 'afternoon', achieved: { damage: 0 } } } });
  });
});

describe('undo', () => {
  test('is free while no dice have fallen since', () => {
    const sitting = aSitting();
    answer(sitting, 'stay');
    const before = sitting.position;
    sitting.answer('land');
    sitting.takeNews();
    sitting.undo();
    expect(sitting.position).toEqual(before);
    expect(sitting.takeNews()).toEqual([]);
    expect(sitting.log.records.at(-1)).toEqual({ back: 3, by: 'undo' });
  });

  test('past dice is refused with how many fell, and take-back is the word for it', () => {
    const sitting = aSitting();
    answer(sitting, 'stay', 'stay');
    expect(reasonOf(() => sitting.undo())).toEqual({ why: 'take-back', throws: 1 });
    sitting.takeBack();
    expect(questionOf(sitting)).toMatchObject({ about: { orders: { achieved: { damage: 1 } } } });
    expect(sitting.log.records.at(-1)).toEqual({ back: 3, by: 'take-back' });
  });

  test('across a dawn is a take-back, since the new day has thrown for its forecast; it goes back to the day before', () => {
    const sitting = aSitting();
    answer(sitting, 'land');
    const before = sitting.position;
    sitting.answer('land');
    expect(reasonOf(() => sitting.undo())).toEqual({ why: 'take-back', throws: 1 });
    sitting.takeBack();
    expect(sitting.position).toEqual(before);
    expect(sitting.campaign.day).toBe(1);
    sitting.takeNews();
    sitting.answer('stay');
    expect(sitting.takeNews()).toMatchObject([{ type: 'weather-checked' }]);
  });

  test('of several answers goes back through them, to the first', () => {
    const sitting = aSitting();
    const first = sitting.position;
    answer(sitting, 'stay', 'stay', 'land', 'stay');
    for (let n = 0; n < 4; n++) sitting.takeBack();
    expect(sitting.position).toEqual(first);
    expect(reasonOf(() => sitting.undo())).toEqual({ why: 'nothing-to-undo' });
    expect(reasonOf(() => sitting.takeBack())).toEqual({ why: 'nothing-to-undo' });
  });

  test('of an undone answer goes back to the one before it', () => {
    const sitting = aSitting();
    answer(sitting, 'land', 'stay', 'land');
    sitting.takeBack();
    sitting.takeBack();
    sitting.undo();
    expect(questionOf(sitting)).toMatchObject({ about: { orders: { mission: 'morning', achieved: { damage: 0 } } } });
  });

  test('in an ironman campaign is free too, but dice stay thrown', () => {
    const sitting = aSitting({ ironman: true });
    expect(sitting.isIronman).toBe(true);
    answer(sitting, 'land');
    sitting.undo();
    sitting.answer('stay');
    expect(reasonOf(() => sitting.takeBack())).toEqual({ why: 'ironman' });
    expect(reasonOf(() => sitting.undo())).toMatchObject({ why: 'take-back' });
  });

  test('does not change what the dice will show: the same answer leads to the same throws', () => {
    const sitting = aSitting();
    answer(sitting, 'stay', 'stay');
    const { today, position } = sitting;
    sitting.takeBack();
    sitting.answer('stay');
    expect(sitting.today).toEqual(today);
    expect(sitting.position).toEqual(position);
  });
});

describe("somebody in the player's place", () => {
  test('answers to the end of the day in one write, and what came of it is news', () => {
    const disk = new FaultDisk();
    const sitting = aSitting({}, disk);
    sitting.takeNews();
    disk.calls.length = 0;
    sitting.answerBy(() => 'land');
    expect(disk.calls).toEqual(['open', 'write', 'sync']);
    expect(sitting.campaign.day).toBe(2);
    expect(sitting.takeNews().map(({ type }) => type)).toEqual([
      'landed',
      'watch-began',
      'landed',
      'day-ended',
      'day-broke',
      'forecast-received',
      'watch-began',
    ]);
    expect(reopened(disk).position).toEqual(sitting.position);
  });

  test('leads the campaign where the player would with the same answers', () => {
    const byHimself = aSitting();
    answer(byHimself, ...aDay(0, 0));
    const sitting = aSitting();
    sitting.answerBy(() => 'land');
    expect(sitting.log.records).toEqual(byHimself.log.records);
  });

  test('goes on from where the player is, and leaves him what he will', () => {
    const sitting = aSitting();
    answer(sitting, 'stay');
    sitting.answerBy((_, today) => (today.some(({ type }) => type === 'landed') ? undefined : 'land'));
    expect(questionOf(sitting)).toMatchObject({ about: { orders: { mission: 'afternoon', achieved: { damage: 0 } } } });
    sitting.undo();
    expect(questionOf(sitting)).toMatchObject({ about: { orders: { mission: 'morning', achieved: { damage: 1 } } } });
  });

  test('may be stopped at any question: flown a question at a time the log-book is the same', () => {
    const unbroken = aSitting();
    unbroken.answerBy(() => 'land');
    const stopped = aSitting();
    while (stopped.campaign.day === 1) {
      let given = 0;
      stopped.answerBy(() => (given++ === 0 ? 'land' : undefined));
    }
    expect(stopped.log.records).toEqual(unbroken.log.records);
    expect(stopped.takeNews()).toEqual(unbroken.takeNews());
  });

  test('is named in the log-book, and nothing else comes of that', () => {
    const disk = new FaultDisk();
    const sitting = aSitting({}, disk);
    const before = sitting.position;
    sitting.lend('prudent');
    expect(sitting.log.records.at(-1)).toMatchObject({ lent: 'prudent' });
    expect([sitting.position, sitting.isFresh]).toEqual([{ ...before, fresh: [] }, true]);
    // To whom it is left already it is not left again.
    const { length } = sitting.log.records;
    sitting.lend('prudent');
    expect(sitting.log.records).toHaveLength(length);
    sitting.answerBy(() => 'land');
    expect(reopened(disk).position).toEqual(sitting.position);
  });

  test('has its time marked, and its answers counted: until the player answers himself', () => {
    const sitting = aSitting();
    const counted = () => answeredIn(sitting.log.standing);
    let given = 0;
    const forOnce = () => (given++ < 2 ? 'stay' : undefined);
    sitting.answer('stay');
    sitting.lend('prudent');
    sitting.answerBy(forOnce);
    sitting.answer('stay');
    expect(sitting.log.records.slice(-3)).toEqual([
      expect.objectContaining({ asked: 'movement', answer: 'stay' }),
      expect.objectContaining({ lent: null }),
      { asked: 'movement', answer: 'stay' },
    ]);
    sitting.answer('stay');
    expect(counted()).toEqual({ all: 5, lent: new Map([['prudent', 2]]) });
    for (const _ of [1, 2, 3, 4]) sitting.takeBack();
    expect(counted()).toEqual({ all: 1, lent: new Map() });
    sitting.answer('land');
    expect(counted()).toEqual({ all: 2, lent: new Map() });
    expect(verify(sitting.log.standing, aGame())).toMatchObject([{ verdict: 'in-play', answers: 2 }]);
  });

  test("leaves him his dice too, and is not asked when it is the dice's turn", () => {
    const sitting = aSitting();
    sitting.switchDice('hand', ['weather']);
    sitting.answerBy(() => 'stay');
    expect(sitting.position).toMatchObject({ status: 'throwing', check: 'weather-change' });
    expect(() => sitting.answerBy(() => 'stay')).toThrow('no time for it');
  });
});

describe("the player's own dice", () => {
  const byHand: Partial<Opening> = { byHand: ['weather'] };

  test('are called for by check, laid down, and marked in the log-book', () => {
    const sitting = aSitting(byHand);
    expect(sitting.position).toMatchObject({ status: 'throwing', check: 'weather-forecast' });
    sitting.throwDice([6, 6]);
    expect(sitting.log.records.at(-1)).toEqual({ hand: 'weather-forecast 66' });
    expect(sitting.today[1]).toMatchObject({ type: 'forecast-received', roll: { faces: [6, 6], total: 12 } });
    expect(() => sitting.throwDice([6, 6])).toThrow('no time for it');
    expect(() => aSitting(byHand).answer('stay')).toThrow('no time for it');
  });

  test.each([[[7, 1]], [[1]], [[1, 2, 3]], [[0, 6]]])('that cannot fall %j are not written down', (faces) => {
    const sitting = aSitting(byHand);
    const before = sitting.log.records.length;
    expect(() => sitting.throwDice(faces)).toThrow('No 2d6 falls');
    expect(sitting.log.records).toHaveLength(before);
  });

  test('once thrown are dice like any others: to throw them anew is a take-back', () => {
    const sitting = aSitting(byHand);
    sitting.throwDice([6, 6]);
    expect(reasonOf(() => sitting.undo())).toEqual({ why: 'take-back', throws: 1 });
    sitting.takeBack();
    expect(sitting.position).toMatchObject({ status: 'throwing', check: 'weather-forecast' });
  });

  test('may be taken up and laid by at any prompt, for good until the next time', () => {
    const disk = new FaultDisk();
    const sitting = aSitting({}, disk);
    sitting.switchDice('hand', ['weather']);
    expect([...sitting.byHand]).toEqual(['weather']);
    sitting.answer('stay');
    expect(sitting.position).toMatchObject({ status: 'throwing', check: 'weather-change' });
    expect(reopened(disk).position).toEqual(sitting.position);
    sitting.switchDice('program', ['weather']);
    expect(questionOf(sitting)).toMatchObject({ about: { orders: { achieved: { damage: 1 } } } });
    expect([...reopened(disk).byHand]).toEqual([]);
  });

  test("do not move the program's: after them it throws what it would have thrown in their place", () => {
    const sitting = aSitting();
    answer(sitting, 'stay');
    sitting.switchDice('hand', ['weather']);
    sitting.answer('stay');
    sitting.throwDice([1, 1]);
    sitting.switchDice('program', ['weather']);
    answer(sitting, 'stay', 'stay');
    const program = seededCup('alea:1:dawn', 1).during('B', 'morning');
    const [first, second, third] = [1, 2, 3].map(() => ({ roll: { faces: program.throw('weather-change') } }));
    const thrown = sitting.today.filter(({ type }) => type === 'weather-checked');
    expect(thrown).toMatchObject([first, { roll: { faces: [1, 1] } }, second, third]);
    expect(verify(sitting.log.standing, aGame())).toMatchObject([{ verdict: 'in-play', throws: 5, answers: 4 }]);
  });

  test('the switch keeps the throws that fell before it', () => {
    const sitting = aSitting();
    sitting.switchDice('hand', ['weather']);
    expect(sitting.log.records.at(-1)).toEqual({ threw: 'weather-forecast 53', dice: 'hand', streams: ['weather'] });
  });
});

describe('standing orders', () => {
  test('stand in the log-book, behind the throws before them, until others are given or they are taken back', () => {
    const disk = new FaultDisk();
    const sitting = aSitting({}, disk);
    expect(sitting.orders).toEqual({});
    answer(sitting, 'stay');
    sitting.order({ attack: 'never' });
    expect(reopened(disk).orders).toEqual({ attack: 'never' });
    expect(reopened(disk).position).toEqual(sitting.position);
    sitting.order({ archie: 'spread' });
    expect(sitting.orders).toEqual({ archie: 'spread' });
    expect(sitting.log.records.at(-1)).toMatchObject({ orders: { archie: 'spread' } });
    sitting.takeBack();
    expect(sitting.orders).toEqual({});
    expect(verify(sitting.log.standing, aGame())).toMatchObject([{ verdict: 'in-play' }]);
  });
});

describe('other cards on the table', () => {
  /** Every Weather Change goes two boxes on. */
  const stormy = otherCards((cards) => {
    for (const row of cards.weatherEffects.change.rows) Object.assign(row, { change: 2 });
  });
  /** The same tables to the last figure; only a name is another. */
  const renamed = otherCards((cards) => Object.assign(cards.weatherEffects.boxes[0] ?? {}, { name: 'Cirrus' }));
  const cardsIn = (sitting: Sitting) => sitting.log.records.filter(isCards);

  test('that bear out the day so far are noted in the log-book and played on with', () => {
    const disk = new FaultDisk();
    answer(aSitting({}, disk), 'stay', 'stay', 'land', 'stay');
    const sitting = sitDown(LogBook.open(disk, PATH), aGame({ book: renamed }));
    expect(cardsIn(sitting)).toEqual([{ cards: 'other-cards', rules: RULES }]);
    answer(sitting, 'land');
    expect(sitting.campaign.day).toBe(2);
    expect(cardsIn(sitDown(LogBook.open(disk, PATH), aGame({ book: renamed })))).toHaveLength(1);
    expect(cardsIn(sitDown(LogBook.open(disk, PATH)))).toHaveLength(2);
  });

  test('of which the day so far says nothing are noted too: only what was thrown and answered is compared', () => {
    const disk = new FaultDisk();
    answer(aSitting({}, disk), 'stay', 'stay');
    const sitting = sitDown(LogBook.open(disk, PATH), aGame({ book: stormy }));
    expect(cardsIn(sitting)).toHaveLength(1);
    expect(questionOf(sitting)).toMatchObject({
      about: { orders: { achieved: { damage: 2 } }, party: { weather: 7 } },
    });
  });

  test('and a newer version of the rules are noted alike', () => {
    const disk = new FaultDisk();
    answer(aSitting({}, disk), 'stay');
    const sitting = sitDown(LogBook.open(disk, PATH), aGame({ rules: '0.2.0' }));
    expect(cardsIn(sitting)).toEqual([{ cards: book.fingerprint, rules: '0.2.0' }]);
  });
});

describe('a journal that the rules on the table do not bear out', () => {
  /** A log-book whose second day has an answer that these rules do not know: written by another version. */
  function foreign() {
    const disk = new FaultDisk();
    const sitting = aSitting({}, disk);
    answer(sitting, ...aDay(1, 1));
    const [forecast] = sitting.position.status === 'asking' ? sitting.position.fresh.filter(isThrown) : [];
    const threw = `weather-forecast ${forecast?.faces.join('')}`;
    sitting.log.append({ threw, asked: 'movement', answer: 'loop' });
    return disk;
  }

  test('stops at the first difference, which is named, and nothing is written', () => {
    const disk = foreign();
    const before = textOf(disk);
    const sitting = reopened(disk);
    expect(sitting.position).toMatchObject({
      status: 'differing',
      difference: {
        entry: 1,
        rules: { ask: { decision: 'movement', options: ['stay', 'land'] } },
        journal: { asked: 'movement', answer: 'loop' },
      },
    });
    expect(textOf(disk)).toBe(before);
  });

  test('is begun anew at its dawn if the player will, and the log-book then proves itself', () => {
    const disk = foreign();
    const sitting = reopened(disk);
    sitting.takeNews();
    sitting.resumeAtDawn();
    expect(sitting.takeNews()[0]).toEqual({ type: 'day-broke', day: 2 });
    expect(questionOf(sitting)).toMatchObject({ about: { orders: { mission: 'morning', achieved: { damage: 0 } } } });
    answer(sitting, ...aDay(1, 0));
    const verdicts = verify(LogBook.open(disk, PATH).standing, aGame());
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['borne-out', 'borne-out', 'in-play']);
  });

  test('may be taken back answer by answer instead', () => {
    const disk = foreign();
    const sitting = reopened(disk);
    sitting.undo();
    expect(questionOf(sitting)).toMatchObject({ about: { orders: { mission: 'morning', achieved: { damage: 0 } } } });
  });

  test('is the only one that is begun anew', () => {
    expect(() => aSitting().resumeAtDawn()).toThrow('no time for it');
  });
});
