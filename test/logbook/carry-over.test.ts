import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { carriedOver, isRead } from '../../src/logbook/carry-over.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { outlineOf } from '../../src/logbook/outline.ts';
import { FORMAT, isDawn, isOpening, type LogRecord } from '../../src/logbook/record.ts';
import { dawnOf, openingOf } from '../../src/logbook/standing.ts';
import { game } from '../support/people/a-flown-campaign.ts';
import { aCampaign, aLogBook, anOpening, PATH, reasonOf, sitDown } from '../support/people/campaigns.ts';
import { FaultDisk, PowerCut } from '../support/program/fault-disk.ts';

/** Two days of B Flight and a take-back, as the program wrote them when format 2 was its own. */
const older = new Uint8Array(readFileSync(new URL('format-2/older.wof.jsonl', import.meta.url)));
const lines = new TextDecoder().decode(older).trimEnd().split('\n');
const KEPT = PATH.replace('.wof.jsonl', '.format-2.jsonl');

const aDisk = (bytes = older) => FaultDisk.holding({ [PATH]: bytes });
const textOf = (disk: FaultDisk, path = PATH) => new TextDecoder().decode(disk.read(path));
const SWITCH: LogRecord = { dice: 'hand', streams: ['weather'] };

describe('a log-book of format 2', () => {
  test('is read line by line as it stands, its opening and dawns as our format has them', () => {
    const { records, standing } = LogBook.open(aDisk(), PATH);
    expect(lines[0]).toContain('"wof":2');
    expect(records).toHaveLength(lines.length);
    expect(openingOf(standing)).toMatchObject({ wof: FORMAT, campaign: 'older' });
    expect(dawnOf(standing)).toMatchObject({ dawn: 3, state: { day: 3 } });
    expect(records.filter((each) => isDawn(each)).every(({ state }) => !('system' in state))).toBe(true);
  });

  test('is left as it is by whoever only reads it, and listed like any other', () => {
    const disk = aDisk();
    const { opening, campaign, answers, takeBacks } = outlineOf(disk.read(PATH), PATH);
    LogBook.open(disk, PATH).append();
    expect({ opening, day: campaign.day }).toMatchObject({ opening: { wof: FORMAT }, day: 3 });
    expect({ answers, takeBacks }).toEqual({
      answers: lines.filter((line) => /^\["/.test(line)).length - 1,
      takeBacks: 1,
    });
    expect(disk.calls).toEqual([]);
  });

  test('is written in our format when something is added; the older file lies beside it', () => {
    const disk = aDisk();
    const log = LogBook.open(disk, PATH);
    const before = [...log.records];
    log.append(SWITCH);
    log.append(SWITCH);
    log.close();
    expect(disk.read(KEPT)).toEqual(older);
    expect(textOf(disk)).toMatch(new RegExp(`^\\{"wof":${FORMAT},`));
    expect(LogBook.open(disk, PATH).records).toEqual([...before, SWITCH, SWITCH]);
    expect(Object.keys(disk.files).sort()).toEqual([KEPT, PATH].sort());
  });

  test('can be gone on with: the day that dawned is planned with the rules as they are now', () => {
    const log = LogBook.open(aDisk(), PATH);
    const sitting = sitDown(log, { ...game, rules: 'newer' });
    expect(sitting.position.status).toBe('asking');
    sitting.answer(sitting.position.status === 'asking' ? (sitting.position.question.options[0] ?? '') : '');
    expect(openingOf(log.standing).wof).toBe(FORMAT);
  });

  test('does not grow by being carried over', () => {
    const disk = aDisk();
    LogBook.open(disk, PATH).append(SWITCH);
    expect(disk.read(PATH).length).toBeLessThan(older.length * 1.01);
  });

  test('of which the end was cut off is carried over as far as it goes', () => {
    const disk = aDisk(older.subarray(0, -5));
    const log = LogBook.open(disk, PATH);
    expect(log.torn).toBe(true);
    log.append(SWITCH);
    expect(LogBook.open(disk, PATH).records).toHaveLength(lines.length);
  });

  test('that is damaged is refused as one of ours would be', () => {
    const damaged = older.slice();
    damaged[Math.floor(older.length / 2)] = 0;
    expect(reasonOf(() => LogBook.open(aDisk(damaged), PATH))).toMatchObject({ why: 'damaged' });
  });
});

test('wherever the power fails while it is carried over, one whole log-book is there: the older or ours', () => {
  for (let at = 1; ; at++) {
    const disk = aDisk();
    disk.fault = { at, does: 'cut' };
    const log = LogBook.open(disk, PATH);
    try {
      log.append(SWITCH);
      break;
    } catch (error) {
      expect(error).toBeInstanceOf(PowerCut);
    }
    for (const names of ['kept', 'undone'] as const)
      for (const keep of [-1, 0, 7, 1e6]) {
        const found = LogBook.open(disk.afterCut({ keep, zeros: false, names }), PATH);
        expect([lines.length, lines.length + 1]).toContain(found.records.length);
      }
  }
});

test('a battle of the older format was fought on the Initiative Track, and says so now', () => {
  const state = { day: 1, setUp: {} };
  expect(carriedOver({ dawn: 1, state }, 2)).toEqual({ dawn: 1, state: { system: 'wings-over-france', ...state } });
});

test('a log-book of format 3 says what it needs once something is added to it', () => {
  const opening = { ...anOpening(), wof: 3 };
  const disk = FaultDisk.holding({});
  LogBook.begin(disk, PATH, [opening, { dawn: 1, state: { ...aCampaign(), careers: true } }]);
  const bytes = disk.read(PATH);
  expect(textOf(disk)).toContain('"wof":3');
  LogBook.open(disk, PATH).append(SWITCH);
  expect(textOf(disk)).toContain(`{"wof":${FORMAT},"needs":["careers"],`);
  expect(disk.read(PATH.replace('.wof.jsonl', '.format-3.jsonl'))).toEqual(bytes);
});

test('our own format is carried nowhere, and one that nobody knows is read by nobody', () => {
  const opening = anOpening();
  expect(carriedOver(opening, FORMAT)).toBe(opening);
  expect(carriedOver(SWITCH, 2)).toBe(SWITCH);
  expect([1, 2, 3, FORMAT, FORMAT + 1].map(isRead)).toEqual([false, true, true, true, false]);
  expect(aLogBook().records.find((record) => isOpening(record))).toMatchObject({ wof: FORMAT });
});
