import { describe, expect, test } from 'vitest';
import type { LogRecord } from '../../src/logbook/record.ts';
import { byHandOf, daysOf, editionOf, inForce, openingOf, throwsIn, todayOf } from '../../src/logbook/standing.ts';
import { aCampaign, anOpening, book, RULES } from '../support/people/campaigns.ts';

const DAWN: LogRecord = { dawn: 1, state: aCampaign() };
const SECOND: LogRecord = { threw: 'weather-change 12', dawn: 2, state: { ...aCampaign(), day: 2 } };
const STAY: LogRecord = { threw: 'weather-forecast 35', asked: 'movement', answer: 'stay' };
const LAND: LogRecord = { asked: 'movement', answer: 'land' };
const HAND: LogRecord = { threw: 'weather-forecast 35', hand: 'weather-change 66' };
const MINE: LogRecord = { dice: 'hand', streams: ['weather'] };
const THEIRS: LogRecord = { dice: 'program', streams: ['weather'] };
const OTHER: LogRecord = { cards: 'other-cards', rules: '0.2.0' };
const back = (to: number): LogRecord => ({ back: to, by: 'undo' });

const standing = (...records: LogRecord[]) => inForce([anOpening(), DAWN, ...records]);
const lines = (...records: LogRecord[]) => standing(...records).map(({ line }) => line);

describe('the records in force', () => {
  test('are all of them when nothing was taken back', () => {
    expect(lines(STAY, LAND)).toEqual([1, 2, 3, 4]);
  });

  test('leave out what a later line went back behind, and that line itself', () => {
    expect(lines(STAY, STAY, back(3), LAND)).toEqual([1, 2, 3, 6]);
  });

  test('go back again behind what was done since', () => {
    expect(lines(STAY, STAY, back(3), LAND, LAND, back(6), STAY, back(2), LAND)).toEqual([1, 2, 11]);
  });
});

test('a log-book opens with its opening line', () => {
  expect(openingOf(standing()).campaign).toBe('dawn');
  expect(() => openingOf(inForce([DAWN]))).toThrow('no opening line');
  expect(() => openingOf([])).toThrow('no opening line');
});

test('a campaign is played with the cards and rules it was begun with, until a line tells of others', () => {
  expect(editionOf(standing())).toMatchObject({ cards: book.fingerprint, rules: RULES });
  expect(editionOf(standing(STAY, OTHER, LAND))).toEqual({ cards: 'other-cards', rules: '0.2.0' });
  expect(editionOf(standing(STAY, OTHER, back(3)))).toMatchObject({ cards: book.fingerprint });
});

test('dice are in the hand that last took them', () => {
  const begunByHand = inForce([anOpening({ byHand: ['weather'] }), DAWN]);
  expect([...byHandOf(begunByHand)]).toEqual(['weather']);
  expect([...byHandOf(standing())]).toEqual([]);
  expect([...byHandOf(standing(MINE))]).toEqual(['weather']);
  expect([...byHandOf(standing(MINE, STAY, THEIRS))]).toEqual([]);
  expect([...byHandOf(standing(MINE, STAY, THEIRS, back(4)))]).toEqual(['weather']);
});

describe('the days', () => {
  const played = standing(STAY, MINE, HAND, SECOND, OTHER, LAND);

  test('are split at their dawns, each with its journal and the lines that hold it', () => {
    const [first, second] = daysOf(played);
    expect(first).toMatchObject({ line: 2, next: { dawn: SECOND, line: 6 } });
    expect(first?.journal).toMatchObject({
      entries: [
        { threw: 'weather-forecast', faces: [3, 5], byHand: false },
        { asked: 'movement', answer: 'stay' },
        { threw: 'weather-forecast', faces: [3, 5], byHand: false },
        { threw: 'weather-change', faces: [6, 6], byHand: true },
      ],
      lines: [3, 3, 5, 5],
    });
    expect(second).toMatchObject({ dawn: SECOND, line: 6, journal: { lines: [8] } });
    expect(second).not.toHaveProperty('stay');
  });

  test('know what they were played with in the end', () => {
    expect(daysOf(played).map(({ edition }) => edition.cards)).toEqual([book.fingerprint, 'other-cards']);
  });

  test('end with today', () => {
    const [today, last] = [todayOf(played), daysOf(played)[1]];
    expect(today).toEqual(last);
    expect(today.journal.entries).toEqual(last?.journal.entries);
    expect(() => todayOf(inForce([anOpening()]))).toThrow('no dawn');
  });
});

test('the throws of a line are those since the line before it, then the hand dice', () => {
  expect(throwsIn(HAND)).toEqual([
    { threw: 'weather-forecast', faces: [3, 5], byHand: false },
    { threw: 'weather-change', faces: [6, 6], byHand: true },
  ]);
  expect(throwsIn(SECOND)).toHaveLength(1);
  expect(throwsIn(OTHER)).toEqual([]);
});
