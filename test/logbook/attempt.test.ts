import { describe, expect, test } from 'vitest';
import { handCup } from '../../src/dice/hand-cup.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { attempt, type Commander, nobody, type Procedure } from '../../src/logbook/attempt.ts';
import type { Journal, JournalEntry } from '../../src/logbook/journal.ts';
import type { Answer } from '../../src/table/decisions.ts';
import type { Table } from '../../src/table/table.ts';
import { aTurn } from '../support/people/a-day-of-weather.ts';
import { book } from '../support/people/campaigns.ts';

interface Log {
  throws: number;
  readonly went: string[];
}

const START: Log = { throws: 0, went: [] };
const ABOUT = aTurn('morning', 0, 5);

const ask = (table: Table, options: readonly Answer<'movement'>[] = ['stay', 'land']) =>
  table.choose('movement', ABOUT, options);

/** Throws, asks, and throws again in the morning's own dice if the answer was to go on. */
const askOnce: Procedure<Log> = (log, table) => {
  table.roll('weather-forecast');
  log.throws += 1;
  const answer = ask(table);
  log.went.push(answer);
  if (answer === 'land') return;
  table.during('B', 'morning').roll('weather-change');
  log.throws += 1;
};

const cup = () => seededCup('alea:1:dawn', 1);
const play = (journal: Journal, procedure = askOnce, state = START) =>
  attempt(procedure, state, journal, { book, cup: cup(), commander: nobody });

const FORECAST: JournalEntry = { threw: 'weather-forecast', faces: [5, 3], byHand: false };
const CHANGE: JournalEntry = { threw: 'weather-change', faces: [2, 5], byHand: false };
const STAY: JournalEntry = { asked: 'movement', answer: 'stay' };
const LAND: JournalEntry = { asked: 'movement', answer: 'land' };

test('with an empty journal the program throws up to the first question, and the attempt stops there', () => {
  expect(play([])).toEqual({
    status: 'asking',
    question: { decision: 'movement', about: ABOUT, options: ['stay', 'land'] },
    events: [],
    given: [],
    fresh: [FORECAST],
  });
});

test('with every answer given it ends in the new state, and tells which throws the journal does not have', () => {
  expect(play([FORECAST, STAY])).toEqual({
    status: 'finished',
    state: { throws: 2, went: ['stay'] },
    events: [],
    given: [],
    fresh: [CHANGE],
  });
});

test('the journal may hold the last throw too', () => {
  expect(play([FORECAST, STAY, CHANGE])).toMatchObject({ status: 'finished', fresh: [] });
});

test('the state it was given is not touched, nor shared with the state it returns', () => {
  const start: Log = { throws: 0, went: [] };
  const outcome = play([FORECAST, LAND], askOnce, start);
  expect(start).toEqual({ throws: 0, went: [] });
  expect(outcome).toMatchObject({ state: { throws: 1, went: ['land'] } });
});

test('what the rules tell is kept in its order, in whichever watch it is told', () => {
  const outcome = play([], (_, table) => {
    table.tell({ type: 'day-broke', day: 1 });
    table.during('B', 'dawn').tell({ type: 'day-ended', day: 1, points: 0, total: 0 });
  });
  expect(outcome.events).toEqual([
    { type: 'day-broke', day: 1 },
    { type: 'day-ended', day: 1, points: 0, total: 0 },
  ]);
});

test('a throw comes with its total', () => {
  play([], (_, table) => {
    expect(table.roll('weather-forecast')).toEqual({ faces: [5, 3], total: 8 });
  });
});

test('the cards on the table are those it was given', () => {
  play([], (_, table) => {
    expect(table.book).toBe(book);
  });
});

test('a fault in a rule is no stop: it is thrown on', () => {
  const broken = () => {
    throw new RangeError('a broken promise');
  };
  expect(() => play([], broken)).toThrow(RangeError);
});

test('what leaves no choice is not asked, and the journal need not have it', () => {
  const noChoice: Procedure<Log> = (log, table) => {
    log.went.push(ask(table, ['land']), ask(table));
  };
  expect(play([], noChoice)).toMatchObject({ status: 'asking', question: { options: ['stay', 'land'] } });
  expect(play([STAY], noChoice)).toMatchObject({ status: 'finished', state: { went: ['land', 'stay'] } });
});

describe('a commander in the place of the player', () => {
  const playedBy = (commander: Commander, journal: Journal = [], procedure = askOnce) =>
    attempt(procedure, START, journal, { book, cup: cup(), commander });

  test('answers where the journal has no more to say; his answers come with the throws before each', () => {
    expect(playedBy(() => 'stay')).toMatchObject({
      status: 'finished',
      state: { throws: 2, went: ['stay'] },
      events: [],
      given: [{ asked: { question: { decision: STAY.asked } }, answer: STAY.answer, threw: [FORECAST] }],
      fresh: [CHANGE],
    });
  });

  test('is not asked what the journal answers', () => {
    expect(playedBy(() => 'stay', [FORECAST, LAND])).toMatchObject({ state: { went: ['land'] }, given: [] });
  });

  test('knows what was told today, and leaves to the player what he will', () => {
    const twice: Procedure<Log> = (_, table) => {
      ask(table);
      table.tell({ type: 'day-broke', day: 1 });
      ask(table);
    };
    const untilDawn: Commander = (_, today) => (today.length === 0 ? 'stay' : undefined);
    expect(playedBy(untilDawn, [], twice)).toMatchObject({ status: 'asking', given: [{ answer: 'stay', threw: [] }] });
  });

  test('who gives an answer that is not open is at fault', () => {
    expect(() => playedBy(() => 'loop')).toThrow('loop is no answer to movement');
  });
});

describe("dice in the player's hand", () => {
  const byHand = handCup(cup(), new Set(['weather']), () => true);

  test('an attempt stops for them at the check', () => {
    expect(attempt(askOnce, START, [], { book, cup: byHand, commander: nobody })).toMatchObject({
      status: 'throwing',
      check: 'weather-forecast',
    });
  });

  test('once thrown they stand as they fell, and the program throws none in their place', () => {
    const thrown: JournalEntry = { threw: 'weather-forecast', faces: [1, 1], byHand: true };
    const two: Procedure<Log> = (_, table) => {
      expect(table.roll('weather-forecast').total).toBe(2);
      expect(table.roll('weather-forecast').faces).toEqual(FORECAST.faces);
    };
    expect(play([thrown, FORECAST], two)).toMatchObject({ status: 'finished' });
  });
});

describe('the first entry that the rules do not bear out is named', () => {
  test('other faces than the seed throws', () => {
    const wrong: JournalEntry = { ...FORECAST, faces: [5, 4] };
    expect(play([wrong, LAND])).toMatchObject({
      status: 'differing',
      difference: { entry: 0, rules: { roll: 'weather-forecast', faces: [5, 3] }, journal: wrong },
    });
  });

  test('another number of dice', () => {
    const wrong: JournalEntry = { ...FORECAST, faces: [5] };
    expect(play([wrong])).toMatchObject({ status: 'differing', difference: { entry: 0, journal: wrong } });
  });

  test.each<[string, Journal, number]>([
    ['a throw for another check', [CHANGE], 0],
    ['a throw for a check of another version', [{ ...FORECAST, threw: 'wind-change' }], 0],
    ['an answer where the rules throw', [STAY], 0],
  ])('%s', (_, journal, entry) => {
    const rules = { roll: 'weather-forecast' };
    expect(play(journal)).toMatchObject({ status: 'differing', difference: { entry, rules, journal: journal[entry] } });
  });

  test.each<[string, JournalEntry]>([
    ['a throw where the rules ask', CHANGE],
    ['an answer to another question', { asked: 'dive' as 'movement', answer: 'stay' }],
    ['an answer that is not open', { asked: 'movement', answer: 'loop' }],
  ])('%s', (_, journal) => {
    expect(play([FORECAST, journal])).toMatchObject({
      status: 'differing',
      difference: { entry: 1, rules: { ask: { decision: 'movement', options: ['stay', 'land'] } }, journal },
    });
  });

  test('an answer that was open then, and is not now', () => {
    const narrow: Procedure<Log> = (_, table) => void ask(table, ['land', 'height']);
    expect(play([STAY], narrow)).toMatchObject({ status: 'differing', difference: { entry: 0, journal: STAY } });
  });

  test('an answer to what was a choice then, and is none now', () => {
    const narrow: Procedure<Log> = (_, table) => {
      ask(table, ['land']);
      table.roll('weather-forecast');
    };
    expect(play([STAY, FORECAST], narrow)).toMatchObject({
      status: 'differing',
      difference: { entry: 0, journal: STAY },
    });
  });

  test('a throw before what was no choice then, and is one now', () => {
    const wide: Procedure<Log> = (_, table) => void ask(table);
    expect(play([FORECAST], wide)).toMatchObject({ status: 'differing', difference: { entry: 0, journal: FORECAST } });
  });

  test('an entry left over when the rules have ended', () => {
    expect(play([FORECAST, LAND, STAY])).toMatchObject({
      status: 'differing',
      difference: { entry: 2, rules: 'the end of the day', journal: STAY },
    });
  });
});
