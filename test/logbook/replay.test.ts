import { describe, expect, test } from 'vitest';
import { LAST_DAY } from '../../src/campaign/campaign.ts';
import type { LogRecord } from '../../src/logbook/record.ts';
import { replay, verdictOn, verify } from '../../src/logbook/replay.ts';
import { inForce, type StandingRecord } from '../../src/logbook/standing.ts';
import {
  aCampaign,
  aDay,
  aGame,
  aLogBook,
  anOpening,
  answer,
  book,
  otherCards,
  RULES,
  sitDown,
} from '../support/people/campaigns.ts';

/** Two days and a half, the third in the morning. */
function played(told: Parameters<typeof aLogBook>[0] = {}) {
  const sitting = sitDown(aLogBook(told));
  answer(sitting, ...aDay(2, 1), ...aDay(0, 3), 'stay');
  return sitting;
}

const standing = () => played().log.standing;

/** The same records, the one on a line changed. */
const changed = (line: number, change: object): StandingRecord[] =>
  inForce(standing().map((each) => (each.line === line ? ({ ...each.record, ...change } as LogRecord) : each.record)));

const lineWhere = (is: (record: LogRecord) => boolean) => standing().find(({ record }) => is(record))?.line ?? 0;
const dawnOf = (day: number) => lineWhere((record) => 'dawn' in record && record.dawn === day);

describe('a log-book is proved day by day', () => {
  test('and borne out to the last throw, answer and figure', () => {
    expect(verify(standing(), aGame())).toEqual([
      { verdict: 'borne-out', day: 1, throws: 4, answers: 5 },
      { verdict: 'borne-out', day: 2, throws: 4, answers: 5 },
      { verdict: 'in-play', day: 3, throws: 2, answers: 1 },
    ]);
  });

  test('a throw that the seed does not throw is named with its line', () => {
    const line = dawnOf(1) + 2;
    expect(verify(changed(line, { threw: 'weather-change 66' }), aGame())[0]).toEqual({
      verdict: 'not-borne-out',
      day: 1,
      line,
      difference: {
        entry: 2,
        rules: { roll: 'weather-change', faces: [2, 5] },
        journal: { threw: 'weather-change', faces: [6, 6], byHand: false },
      },
    });
  });

  test('an answer that leads elsewhere is found out at the next throw it does not lead to', () => {
    const line = dawnOf(2) + 1;
    expect(verify(changed(line, { answer: 'stay' }), aGame())[1]).toMatchObject({
      verdict: 'not-borne-out',
      day: 2,
      line: line + 1,
      difference: { rules: { roll: 'weather-change' }, journal: { asked: 'movement' } },
    });
  });

  test('a dawn with other figures in its state is named with its line and each place', () => {
    const campaign = aCampaign();
    const flights = campaign.flights.map((flight) => ({ ...flight, points: [99] }));
    expect(verify(changed(dawnOf(2), { state: { ...campaign, day: 7, flights } }), aGame())[0]).toEqual({
      verdict: 'not-borne-out',
      day: 1,
      line: dawnOf(2),
      places: ['day', 'flights.0.points.0'],
    });
  });

  test('a dawn with another throw since the last answer is named with its line, and no place differs', () => {
    expect(verify(changed(dawnOf(2), { threw: 'weather-change 11' }), aGame())[0]).toEqual({
      verdict: 'not-borne-out',
      day: 1,
      line: dawnOf(2),
      places: [],
    });
  });

  test('a day that the log-book leaves before the rules do does not lead to the next', () => {
    const without = standing().filter(({ line }) => line !== dawnOf(2) - 1);
    expect(verify(without, aGame())[0]).toEqual({ verdict: 'not-borne-out', day: 1, line: dawnOf(2) });
  });

  test('a day whose night was never written is borne out by itself', () => {
    const evening = standing().filter(({ line }) => line < dawnOf(2));
    expect(verify(evening, aGame())).toEqual([{ verdict: 'borne-out', day: 1, throws: 4, answers: 5 }]);
  });

  test('a campaign that is over has no day in play', () => {
    const over: LogRecord = { dawn: LAST_DAY + 1, state: { ...aCampaign(), day: LAST_DAY + 1 } };
    expect(verify(inForce([anOpening(), over]), aGame())).toEqual([]);
  });
});

describe('a day that was played with other cards or rules', () => {
  const stormy = otherCards((cards) => {
    for (const row of cards.weatherEffects.change.rows) Object.assign(row, { change: 2 });
  });

  test('is no lie if these lead elsewhere: it says what it was played with', () => {
    const edition = { cards: book.fingerprint, rules: RULES };
    expect(verify(standing(), aGame({ book: stormy }))).toMatchObject([
      { verdict: 'other-rules', day: 1, edition, changed: ['cards'] },
      { verdict: 'other-rules', day: 2, edition, changed: ['cards'] },
      { verdict: 'in-play', day: 3 },
    ]);
    const both = verify(standing(), aGame({ book: stormy, rules: '0.2.0' }));
    expect(both[0]).toMatchObject({ verdict: 'other-rules', changed: ['rules', 'cards'] });
  });

  test('is borne out all the same if these lead to the same', () => {
    const renamed = otherCards((cards) => Object.assign(cards.weatherEffects.boxes[0] ?? {}, { name: 'Cirrus' }));
    expect(verify(standing(), aGame({ book: renamed, rules: '0.2.0' })).map(({ verdict }) => verdict)).toEqual([
      'borne-out',
      'borne-out',
      'in-play',
    ]);
  });

  test('does not excuse a day that was played with these', () => {
    expect(verify(changed(dawnOf(2), { threw: 'weather-change 11' }), aGame({ rules: '0.2.0' }))[0]).toMatchObject({
      verdict: 'other-rules',
      changed: ['rules'],
    });
    expect(verify(changed(dawnOf(2), { threw: 'weather-change 11' }), aGame())[0]).toMatchObject({
      verdict: 'not-borne-out',
    });
  });

  test('names the first difference, today too: today can be begun anew', () => {
    const line = dawnOf(3) + 1;
    const other = aGame({ book: stormy });
    expect(verify(changed(line, { answer: 'loop' }), other)[2]).toMatchObject({ verdict: 'other-rules', line });
    expect(verify(standing(), other)[0]).toMatchObject({ day: 1, line: expect.any(Number) });
  });

  test('makes a log-book told under other rules, if no day of it is against it', () => {
    const lie = changed(dawnOf(2), { threw: 'weather-change 11' });
    expect(verdictOn(verify(standing(), aGame()))).toBe('borne-out');
    expect(verdictOn(verify(standing(), aGame({ book: stormy })))).toBe('other-rules');
    expect(verdictOn(verify(lie, aGame()))).toBe('not-borne-out');
    const [other] = verify(standing(), aGame({ book: stormy }));
    const [false_] = verify(lie, aGame());
    expect(verdictOn([other, false_].flatMap((each) => each ?? []))).toBe('not-borne-out');
  });
});

describe('played again', () => {
  test('the campaign tells what it told the first time', () => {
    const sitting = sitDown(aLogBook());
    answer(sitting, ...aDay(2, 1), ...aDay(0, 3), 'stay');
    const told = sitting.takeNews();
    const again = [...replay(sitting.log.standing, aGame())].flatMap(({ outcome }) => outcome.events);
    expect(again).toEqual(told);
  });

  test("today's next throw is left to the player when the dice are his", () => {
    const sitting = sitDown(aLogBook({ byHand: ['weather'] }));
    sitting.throwDice([3, 5]);
    sitting.answer('stay');
    expect([...replay(sitting.log.standing, aGame())]).toMatchObject([{ outcome: { status: 'throwing', fresh: [] } }]);
    expect(verify(sitting.log.standing, aGame())).toEqual([{ verdict: 'in-play', day: 1, throws: 1, answers: 1 }]);
  });
});
