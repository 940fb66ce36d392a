import { describe, expect, test } from 'vitest';
import { type Campaign, LAST_DAY } from '../../src/campaign/campaign.ts';
import { type Commander, nobody, type Procedure } from '../../src/logbook/attempt.ts';
import { freshThrows, type Game, playOn } from '../../src/logbook/play-on.ts';
import type { LogRecord, Opening } from '../../src/logbook/record.ts';
import { inForce } from '../../src/logbook/standing.ts';
import { aTurn } from '../support/people/a-day-of-weather.ts';
import { aCampaign, aGame, aLogBook, anOpening, book, sitDown } from '../support/people/campaigns.ts';

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

describe('a policy that leads another flight draws lots', () => {
  /** B moves, A moves, there is a fight, B moves and A moves again. */
  const aDayForTwo: Procedure<Campaign> = (campaign, table) => {
    const [ours, theirs] = [table.during('B', 'dawn'), table.during('A', 'dawn')];
    const move = (by: typeof table, turn: number) =>
      by.choose('movement', aTurn('dawn', turn, 1), ['stay', 'land', 'nw', 'ne']);
    move(ours, 1);
    move(theirs, 1);
    table.tell({
      type: 'fight-began',
      system: 'wings-of-war',
      altitude: 3000,
      dfd: 0,
      over: 'trenches',
      allied: [],
      germans: [],
    });
    move(ours, 2);
    move(theirs, 2);
    move(theirs, 3);
    move(ours, 3);
    campaign.day += 1;
  };

  /** What a policy is asked for on that day, the player's answers coming all at once or one by one. */
  function wordsOf(opening: Partial<Opening>, come: 'at-once' | 'one-by-one') {
    const words: (readonly (string | undefined)[])[] = [];
    const game = aGame({
      playDay: aDayForTwo,
      policy: (...asked) => {
        words.push(asked);
        return () => 'land';
      },
    });
    const others = { flights: ['A'], policy: 'random' } as const;
    const sitting = sitDown(aLogBook({ others, ...opening }), game);
    if (come === 'at-once') sitting.answerBy(() => 'stay');
    else for (let n = 0; n < 3; n++) sitting.answer('stay');
    return words;
  }

  const FIGHTS = ['fight 0', 'fight 1'].map((fight) => ['random', `alea:1:dawn|1|${fight}`, 'by-fight']);

  test('by the day and the fight, however many answers come in one pass', () => {
    expect(wordsOf({ lots: 'by-fight' }, 'at-once')).toEqual(FIGHTS);
    expect(new Set(wordsOf({ lots: 'by-fight' }, 'one-by-one').map((word) => word.join()))).toEqual(
      new Set(FIGHTS.map((word) => word.join())),
    );
  });

  test('in a log-book that an older version began by the length of the day when the pass began', () => {
    const word = (length: number) => ['random', `alea:1:dawn|1|${length}`, undefined];
    expect(wordsOf({}, 'at-once')).toEqual([word(0)]);
    expect(wordsOf({}, 'one-by-one')).toEqual([word(1), word(3)]);
  });
});
