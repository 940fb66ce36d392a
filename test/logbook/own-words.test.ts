import { describe, expect, test } from 'vitest';
import { LogBook } from '../../src/logbook/logbook.ts';
import { NOTES, unknownNeeds } from '../../src/logbook/needs.ts';
import { FORMAT, isWords, type LogRecord, MOST_WORDS } from '../../src/logbook/record.ts';
import { Refusal } from '../../src/logbook/refusal.ts';
import { verify } from '../../src/logbook/replay.ts';
import { openingOf } from '../../src/logbook/standing.ts';
import { aGame, aLogBook, answer, PATH, sitDown } from '../support/people/campaigns.ts';
import { bookOf, recordsIn } from '../support/program/crafted-book.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';

const aSitting = (disk = new FaultDisk()) => ({ disk, sitting: sitDown(aLogBook({}, disk)) });
const reopened = (disk: FaultDisk) => sitDown(LogBook.open(disk, PATH));
const wordsIn = (records: readonly LogRecord[]) => records.filter(isWords).map(({ words }) => words);
const standingWords = ({ log }: { readonly log: LogBook }) => wordsIn(log.standing.map(({ record }) => record));

describe('the player’s own words', () => {
  test('are a line of their own that moves no dice, and stay whatever is taken back', () => {
    const { disk, sitting } = aSitting();
    answer(sitting, 'stay');
    const before = sitting.position;
    sitting.note('Nobody sang.');
    expect(sitting.position).toEqual(before);
    answer(sitting, 'land');
    sitting.note('Then they did.');
    sitting.takeBack();
    sitting.takeBack();
    expect(standingWords(sitting)).toEqual(['Nobody sang.', 'Then they did.']);
    expect(reopened(disk).position).toEqual(sitting.position);
    expect(standingWords(reopened(disk))).toEqual(['Nobody sang.', 'Then they did.']);
    expect(verify(sitting.log.standing, aGame()).map(({ verdict }) => verdict)).toEqual(['in-play']);
    answer(sitting, 'stay');
    sitting.takeBack();
    expect(standingWords(sitting)).toHaveLength(2);
  });

  test('need a program that has notes; a log-book without any does not', () => {
    const { disk, sitting } = aSitting();
    answer(sitting, 'stay');
    expect(openingOf(LogBook.open(disk, PATH).standing).needs).toBeUndefined();
    sitting.note('One.');
    sitting.note('Two.');
    expect(openingOf(LogBook.open(disk, PATH).standing).needs).toEqual([NOTES]);
    expect(openingOf(sitting.log.standing).needs).toEqual([NOTES]);
    expect(unknownNeeds([NOTES])).toEqual([]);
    expect(standingWords(reopened(disk))).toEqual(['One.', 'Two.']);
  });

  test('are refused as a whole by a disk that takes nothing, and the sitting goes on', () => {
    const { disk, sitting } = aSitting();
    answer(sitting, 'stay');
    const before = disk.read(PATH);
    disk.fault = { at: disk.calls.length + 1, does: 'fail', code: 'ENOSPC', of: ['rename'], lasts: true };
    expect(() => sitting.note('Lost.')).toThrow(Refusal);
    disk.fault = undefined;
    expect(disk.read(PATH)).toEqual(before);
    expect(wordsIn(sitting.log.records)).toEqual([]);
    answer(sitting, 'land');
    sitting.note('Kept.');
    expect(standingWords(reopened(disk))).toEqual(['Kept.']);
  });
});

describe('a stranger’s log-book', () => {
  const withWords = (words: unknown, needs?: readonly string[], format = FORMAT) => {
    const { disk } = aSitting();
    const [opening, ...rest] = recordsIn(disk.read(PATH));
    const lines = [{ ...opening, wof: format, ...(needs && { needs }) }, ...rest, { words, day: 1 }];
    return FaultDisk.holding({ [PATH]: new TextEncoder().encode(bookOf(lines)) });
  };
  const misfitOf = (disk: FaultDisk) => {
    try {
      return standingWords({ log: LogBook.open(disk, PATH) });
    } catch (error) {
      return error instanceof Refusal && 'misfit' in error.reason ? error.reason.misfit : error;
    }
  };

  test('with words that it was begun without is refused at its place; so is one with too many', () => {
    expect(misfitOf(withWords('Hello.', [NOTES]))).toEqual(['Hello.']);
    expect(misfitOf(withWords('Hello.'))).toBe('words');
    expect(misfitOf(withWords('Hello.', undefined, 3))).toBe('words');
    expect(misfitOf(withWords('a'.repeat(MOST_WORDS), [NOTES]))).toEqual(['a'.repeat(MOST_WORDS)]);
    expect(misfitOf(withWords('a'.repeat(MOST_WORDS + 1), [NOTES]))).toBe('words');
    expect(misfitOf(withWords(7, [NOTES]))).toBe('words');
  });
});
