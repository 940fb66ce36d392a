import { expect, test } from 'vitest';
import type { Campaign } from '../../src/campaign/campaign.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { attempt, nobody, type Procedure } from '../../src/logbook/attempt.ts';
import { playOn } from '../../src/logbook/play-on.ts';
import type { LogRecord } from '../../src/logbook/record.ts';
import { refuse } from '../../src/logbook/refusal.ts';
import { verify } from '../../src/logbook/replay.ts';
import { inForce } from '../../src/logbook/standing.ts';
import { questionsOf } from '../../src/logbook/what-if.ts';
import { wordFault } from '../../src/shell/word-fault.ts';
import { aTurn } from '../support/people/a-day-of-weather.ts';
import { aCampaign, aGame, anOpening, book, reasonOf } from '../support/people/campaigns.ts';

/** A day that cannot go on, as if its cards or its men were such as there cannot be. */
const cannot = (): never => {
  throw new TypeError('no row for 100');
};
const atDawn: Procedure<Campaign> = cannot;
const atAnAnswer: Procedure<Campaign> = (_, table) => {
  table.roll('weather-forecast');
  if (table.choose('movement', aTurn('dawn', 1, 1), ['stay', 'land']) === 'land') cannot();
};
const afterThrow: Procedure<Campaign> = (_, table) => {
  table.roll('weather-forecast');
  cannot();
};

const afterDraw: Procedure<Campaign> = (_, table) => {
  table.draw({ name: 'damage-a', left: { '3': 1 } });
  cannot();
};

const BEGUN: LogRecord[] = [anOpening(), { dawn: 1, state: aCampaign() }];
const LANDED: LogRecord[] = [...BEGUN, { threw: 'weather-forecast 53', asked: 'movement', answer: 'land' }];
const OVER: LogRecord[] = [...LANDED, { dawn: 2, state: { ...aCampaign(), day: 2 } }];

const unplayable = (line: number, place: string) => ({
  why: 'unplayable',
  campaign: anOpening().campaign,
  line,
  place,
  because: 'TypeError: no row for 100',
});

test.each<[string, readonly LogRecord[], Procedure<Campaign>, object]>([
  ['the dawn itself', BEGUN, atDawn, unplayable(2, 'the state of day 1')],
  ['an answer', LANDED, atAnAnswer, unplayable(3, 'movement')],
  ['a throw', LANDED, afterThrow, unplayable(3, 'weather-forecast')],
  ['a card', [...BEGUN, { hand: '#damage-a 3' }], afterDraw, unplayable(3, 'damage-a')],
])('what cannot be played is refused by line and place: %s', (_, records, playDay, reason) => {
  const standing = inForce(records);
  const game = aGame({ playDay });
  expect(reasonOf(() => playOn(standing, records.length, game, nobody))).toEqual(reason);
  expect(reasonOf(() => verify(standing, game))).toEqual(reason);
});

test('what is refused on the way keeps its own reason, and what is played by no log-book its own fault', () => {
  const refusing: Procedure<Campaign> = () => refuse({ why: 'ironman' });
  expect(reasonOf(() => verify(inForce(BEGUN), aGame({ playDay: refusing })))).toEqual({ why: 'ironman' });
  const cup = seededCup(anOpening().seed, 1);
  expect(() => attempt(atDawn, aCampaign(), [], { book, cup, commander: nobody })).toThrow('no row for 100');
});

test('so is a day that is over, and is asked what would have been', () => {
  const [logged, next] = OVER.slice(1).filter((record) => 'dawn' in record);
  if (!logged || !next) return expect.unreachable();
  const journal = { entries: [{ asked: 'movement' as const, answer: 'land' }], lines: [3] };
  const day = { dawn: logged, line: 2, edition: anOpening(), journal, next: { dawn: next, line: 4 } };
  const asked = () => questionsOf(day, inForce(OVER), aGame({ playDay: atDawn }), () => '');
  expect(reasonOf(asked)).toEqual(unplayable(2, 'the state of day 1'));
});

test('it is told with its line and place, and with the stack to who asks for that', () => {
  const told = () => {
    try {
      return playOn(inForce(BEGUN), 2, aGame({ playDay: atDawn }), nobody);
    } catch (error) {
      return wordFault(error).sentence;
    }
  };
  expect(told()).toContain('leads on line 2 (the state of day 1) to what cannot be (TypeError: no row for 100)');
  expect(told()).not.toContain('fault of the program');
  process.env['WOF_TRACE'] = '1';
  try {
    expect(told()).toMatch(/no row for 100\n\s+at cannot/);
  } finally {
    delete process.env['WOF_TRACE'];
  }
});
