import { describe, expect, test } from 'vitest';
import { type Campaign, LAST_DAY } from '../../src/campaign/campaign.ts';
import { type Commander, nobody, type Procedure } from '../../src/logbook/attempt.ts';
import { freshThrows, type Game, playOn } from '../../src/logbook/play-on.ts';
import type { LogRecord } from '../../src/logbook/record.ts';
import { inForce } from '../../src/logbook/standing.ts';
import { aTurn } from '../support/people/a-day-of-weather.ts';
import { aCampaign, aGame, anOpening, book } from '../support/people/campaigns.ts';

/** A day of two throws with an order between them that leaves no choice, and a choice. */
const aShortDay: Procedure<Campaign> = (campaign, table) => {
  table.tell({ type: 'day-broke', day: campaign.day });
  table.roll('weather-forecast');
  table.choose('movement', aTurn('dawn', 0, 1), ['stay']);
  table.roll('weather-forecast');
  table.choose('movement', aTurn('dawn', 1, 1), ['stay', 'land']);
  table.roll('weather-change');
  campaign.day += 1;
};

const GAME = aGame({ playDay: aShortDay });
const BEGUN: LogRecord[] = [anOpening(), { dawn: 1, state: aCampaign() }];
const LAND: LogRecord = { threw: 'weather-forecast 53 14', asked: 'movement', answer: 'land' };

const from = (records: readonly LogRecord[], game: Game = GAME, commander: Commander = nobody) =>
  playOn(inForce(records), records.length, game, commander);

test('a question with one answer is not put to the player, nor logged', () => {
  const { records, position } = from(BEGUN);
  expect(records).toEqual([]);
  expect(position).toMatchObject({
    status: 'asking',
    question: { about: { orders: { achieved: { damage: 1 } } }, options: ['stay', 'land'] },
  });
});

test('the night is lived through: the next dawn is logged with the last throws of the day', () => {
  const { records, lived } = from([...BEGUN, LAND]);
  expect(records).toEqual([{ threw: 'w 53', dawn: 2, state: { ...aCampaign(), day: 2 } }]);
  expect(lived).toEqual([[{ type: 'day-broke', day: 1 }], [{ type: 'day-broke', day: 2 }]]);
});

test('a commander answers to the end of the day, and not on the next', () => {
  const { records, position } = from(BEGUN, GAME, () => 'land');
  expect(records).toEqual([LAND, { threw: 'w 53', dawn: 2, state: { ...aCampaign(), day: 2 } }]);
  expect(position.status).toBe('asking');
});

test('after the last day nothing is left to play', () => {
  const over: LogRecord = { dawn: LAST_DAY + 1, state: { ...aCampaign(), day: LAST_DAY + 1 } };
  expect(from([anOpening(), over])).toEqual({ records: [], position: { status: 'over' }, lived: [] });
});

test('where nothing was thrown nothing is said of throws', () => {
  expect(freshThrows({ status: 'over' })).toEqual({});
  expect(
    freshThrows({
      status: 'throwing',
      check: 'encounter',
      whose: undefined,
      unseen: undefined,
      flight: 'B',
      events: [],
      given: [],
      fresh: [],
    }),
  ).toEqual({});
});

describe('other cards or rules', () => {
  const noted: LogRecord = { cards: book.fingerprint, rules: '0.2.0' };

  test('are noted from where they were found to bear out the day so far', () => {
    expect(from(BEGUN, { ...GAME, rules: '0.2.0' }).records).toEqual([noted]);
    expect(from([...BEGUN, noted], { ...GAME, rules: '0.2.0' }).records).toEqual([]);
  });

  test('are noted before the night that they lead through', () => {
    const { records } = from([...BEGUN, LAND], { ...GAME, rules: '0.2.0' });
    expect(records).toMatchObject([noted, { dawn: 2 }]);
  });

  test('are not noted where they do not bear it out', () => {
    const wrong: LogRecord = { ...LAND, threw: 'weather-forecast 54 14' };
    const { records, position } = from([...BEGUN, wrong], { ...GAME, rules: '0.2.0' });
    expect(position.status).toBe('differing');
    expect(records).toEqual([]);
  });
});
