import { describe, expect, test } from 'vitest';
import { lineAlone, saidAlone } from '../../../src/logbook/file/line.ts';
import { list, namesOn } from '../../../src/logbook/file/shelf.ts';
import { isRecord } from '../../../src/logbook/fits/fits.ts';
import { aDay, aLogBook, answer, sitDown } from '../../support/people/campaigns.ts';
import { FaultDisk } from '../../support/program/fault-disk.ts';

const BOOK = '/saves/dawn.wof.jsonl';
const SUMMARY = '/saves/.dawn.wof.summary';
const OURS = '0.1.0+abcd';

/** A shelf with one campaign, and which log-books are read from now on. */
function aShelf() {
  const disk = new FaultDisk();
  const sitting = sitDown(aLogBook({}, disk));
  const read: string[] = [];
  const readBytes = disk.read.bind(disk);
  disk.read = (path) => {
    read.push(path);
    return readBytes(path);
  };
  const shelf = { disk, folder: '/saves' };
  /** The list, and whether the log-book was read for it. */
  const listed = (program = OURS) => {
    read.length = 0;
    const [dawn] = list(shelf, program);
    return { dawn, isBookRead: read.includes(BOOK) };
  };
  return { disk, shelf, sitting, listed };
}

const summaryOn = (disk: FaultDisk): string => new TextDecoder().decode(disk.files[SUMMARY]);

describe('the list of campaigns', () => {
  test('reads a log-book once, and its summary from then on, with the same result', () => {
    const { listed } = aShelf();
    const first = listed();
    expect(first).toMatchObject({ isBookRead: true, dawn: { name: 'dawn', answers: 0 } });
    expect(listed()).toEqual({ ...first, isBookRead: false });
  });

  test('reads the log-book anew when something was added to it, or another file has its name', () => {
    const { disk, sitting, listed } = aShelf();
    listed();
    answer(sitting, ...aDay(1, 1));
    expect(listed()).toMatchObject({ isBookRead: true, dawn: { answers: 4 } });
    expect(listed()).toMatchObject({ isBookRead: false, dawn: { answers: 4 } });
    disk.meddle(BOOK, disk.read(BOOK));
    expect(listed().isBookRead).toBe(true);
  });

  test('does not trust the summary of another version', () => {
    const { listed } = aShelf();
    listed('0.0.9');
    expect(listed().isBookRead).toBe(true);
    expect(listed().isBookRead).toBe(false);
  });

  test('shows no summary as a campaign, and removes it when its log-book is gone', () => {
    const { disk, shelf, listed } = aShelf();
    listed();
    expect(namesOn(shelf)).toEqual(['dawn']);
    disk.remove(BOOK);
    expect(list(shelf, OURS)).toEqual([]);
    expect(Object.keys(disk.files)).toEqual([]);
  });

  test('loses nothing when a summary is deleted', () => {
    const { disk, listed } = aShelf();
    const { dawn } = listed();
    disk.remove(SUMMARY);
    expect(listed()).toEqual({ dawn, isBookRead: true });
  });

  test('does not summarize a log-book that grew while it was read', () => {
    const { disk, sitting, listed } = aShelf();
    const look = disk.lookAt.bind(disk);
    disk.lookAt = (path) => {
      const seen = look(path);
      disk.lookAt = look;
      answer(sitting, ...aDay(1, 1));
      return seen;
    };
    listed();
    expect(Object.keys(disk.files)).toEqual([BOOK]);
  });
});

describe('a summary that tells of the file, but', () => {
  const { disk, listed } = aShelf();
  const { dawn } = listed();
  const whole = summaryOn(disk);
  const said = saidAlone(whole);
  const summary = isRecord(said) ? said : {};
  const outline = isRecord(summary['outline']) ? summary['outline'] : {};
  const campaign = isRecord(outline['campaign']) ? outline['campaign'] : {};
  const forged = (changes: object) => lineAlone({ ...summary, outline: { ...outline, ...changes } });

  test.each([
    ['has a letter changed', whole.replace('"dawn"', '"dusk"')],
    ['was cut off in the writing', whole.slice(0, -40)],
    ['has nothing in it', ''],
    ['is nothing but a number', '7'],
    ['says that an answer is a text', forged({ answers: 'many' })],
    ['has a campaign without flights', forged({ campaign: { ...campaign, flights: undefined } })],
    ['has a day that no calendar has', forged({ campaign: { ...campaign, day: 99 } })],
    ['begins in ink', forged({ opening: { ...Object(outline['opening']), begun: '\u001b[31m' } })],
    ['has no outline', lineAlone({ ...summary, outline: undefined })],
  ])('%s, is not believed, and written anew', (_, text) => {
    disk.meddle(SUMMARY, new TextEncoder().encode(text));
    expect(listed()).toEqual({ dawn, isBookRead: true });
    expect(summaryOn(disk)).toBe(whole);
  });
});

describe('where the disk', () => {
  test.each(['open', 'write'] as const)('refuses to %s, the list is told from the log-book', (call) => {
    const { disk, listed } = aShelf();
    disk.fault = { at: 1, does: 'fail', code: 'EROFS', of: [call], lasts: true };
    expect(listed()).toMatchObject({ isBookRead: true, dawn: { name: 'dawn', answers: 0 } });
    expect(listed().isBookRead).toBe(true);
  });

  test('refuses to remove a summary, the list is told from the log-book', () => {
    const { disk, listed } = aShelf();
    listed('0.0.9');
    disk.fault = { at: 1, does: 'fail', code: 'EACCES', of: ['remove'], lasts: true };
    expect(listed()).toMatchObject({ isBookRead: true, dawn: { name: 'dawn' } });
  });

  test('cannot read a summary, the list is told from the log-book', () => {
    const { disk, listed } = aShelf();
    const { dawn } = listed();
    const read = disk.read.bind(disk);
    disk.read = (path) => {
      if (path === SUMMARY) throw Object.assign(new Error('not to be read'), { code: 'EACCES' });
      return read(path);
    };
    expect(listed()).toEqual({ dawn, isBookRead: true });
  });

  test('takes a summary that another process writes at once, its own is left out', () => {
    const { disk, listed } = aShelf();
    disk.between = (call) => {
      if (call !== 'open') return;
      disk.between = undefined;
      disk.meddle(SUMMARY, new TextEncoder().encode('half of a sum'));
    };
    expect(listed()).toMatchObject({ isBookRead: true, dawn: { name: 'dawn' } });
    expect(summaryOn(disk)).toBe('half of a sum');
  });

  test('fails in a way that nobody foresaw, that is told of this campaign', () => {
    const { disk, shelf } = aShelf();
    disk.open = () => {
      throw new TypeError('nobody foresaw it');
    };
    expect(list(shelf, OURS)).toMatchObject([{ name: 'dawn', refused: { reason: { why: 'fault' } } }]);
  });
});
