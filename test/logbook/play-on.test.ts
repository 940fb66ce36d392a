import { describe, expect, test } from 'vitest';
import { type Campaign, isOver, LAST_DAY } from '../../src/campaign/campaign.ts';
import type { Procedure } from '../../src/logbook/attempt.ts';
import { freshThrows, playOn } from '../../src/logbook/play-on.ts';
import type { LogRecord } from '../../src/logbook/record.ts';
import { aTurn } from '../support/a-day-of-weather.ts';
import { aCampaign, anOpening, book, RULES } from '../support/campaigns.ts';

/** A day of one throw, an order that leaves no choice, and a choice. */
const aShortDay: Procedure<Campaign> = (campaign, table) => {
  table.tell({ type: 'day-broke', day: campaign.day });
  table.roll('weather-forecast');
  table.choose('movement', aTurn('dawn', 0, 1), ['stay']);
  table.roll('weather-forecast');
  table.choose('movement', aTurn('dawn', 1, 1), ['stay', 'land']);
  table.roll('weather-change');
  campaign.day += 1;
};

const GAME = { book, rules: RULES, playDay: aShortDay, isOver };
const BEGUN: LogRecord[] = [anOpening(), { dawn: 1, state: aCampaign() }];
const ONLY: LogRecord = { threw: 'weather-forecast 53', asked: 'movement', answer: 'stay', only: true };
const LAND: LogRecord = { threw: 'weather-forecast 14', asked: 'movement', answer: 'land' };

test('a question with one answer is answered and logged, and not put to the player', () => {
  const { records, position } = playOn(BEGUN, GAME);
  expect(records).toEqual([ONLY]);
  expect(position).toMatchObject({
    status: 'asking',
    question: { about: { orders: { done: 1 } }, options: ['stay', 'land'] },
  });
});

test('the night is lived through: the next dawn is logged with the last throws of the day', () => {
  const { records, lived } = playOn([...BEGUN, ONLY, LAND], GAME);
  expect(records).toEqual([
    { threw: 'weather-change 53', dawn: 2, state: { ...aCampaign(), day: 2 } },
    { ...ONLY, threw: expect.stringMatching(/^weather-forecast [1-6]{2}$/) },
  ]);
  expect(lived).toEqual([[{ type: 'day-broke', day: 1 }], [{ type: 'day-broke', day: 2 }]]);
});

test('after the last day nothing is left to play', () => {
  const over: LogRecord = { dawn: LAST_DAY + 1, state: { ...aCampaign(), day: LAST_DAY + 1 } };
  expect(playOn([anOpening(), over], GAME)).toEqual({ records: [], position: { status: 'over' }, lived: [] });
});

test('where nothing was thrown nothing is said of throws', () => {
  expect(freshThrows({ status: 'over' })).toEqual({});
  expect(freshThrows({ status: 'finished', state: aCampaign(), events: [], fresh: [] })).toEqual({});
});

describe('other cards or rules', () => {
  const noted: LogRecord = { cards: book.fingerprint, rules: '0.2.0' };

  test('are noted from where they were found to bear out the day so far', () => {
    expect(playOn([...BEGUN, ONLY], { ...GAME, rules: '0.2.0' }).records).toEqual([noted]);
    expect(playOn([...BEGUN, ONLY, noted], { ...GAME, rules: '0.2.0' }).records).toEqual([]);
  });

  test('are noted before the night that they lead through', () => {
    const { records } = playOn([...BEGUN, ONLY, LAND], { ...GAME, rules: '0.2.0' });
    expect(records).toMatchObject([noted, { dawn: 2 }, { asked: 'movement' }]);
  });

  test('are not noted where they do not bear it out', () => {
    const wrong: LogRecord = { ...ONLY, threw: 'weather-forecast 54' };
    const { records, position } = playOn([...BEGUN, wrong], { ...GAME, rules: '0.2.0' });
    expect(position.status).toBe('differing');
    expect(records).toEqual([]);
  });
});
