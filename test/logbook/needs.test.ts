import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../src/campaign/campaign.ts';
import { readLog } from '../../src/logbook/file/read.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { unknownNeeds, withNeeds } from '../../src/logbook/needs.ts';
import { FORMAT, type LogRecord } from '../../src/logbook/record.ts';
import { openingOf } from '../../src/logbook/standing.ts';
import { aCampaign, anOpening, PATH, reasonOf } from '../support/people/campaigns.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';

const begun = (state: Partial<Campaign>, opening = anOpening()) => {
  const disk = FaultDisk.holding({});
  const log = LogBook.begin(disk, PATH, [opening, { dawn: 1, state: { ...aCampaign(), ...state } }]);
  return { disk, log, needs: openingOf(log.standing).needs };
};

describe('the first line of a log-book says what it needs', () => {
  test.each<[string, Partial<Campaign>]>([
    ['mess', { mess: true }],
    ['careers', { careers: true }],
    ['month', { until: 30 }],
    ['tasks', { tasks: { lastOffered: 0, chains: [] } }],
    ['winged-victory', { fights: 'winged-victory' }],
  ])('%s', (need, state) => {
    expect(begun(state).needs).toEqual([need]);
  });

  test("another squadron's cards", () => {
    expect(begun({}, { ...anOpening(), squadron: 'nieuports' }).needs).toEqual(['squadron']);
  });

  test('and nothing where the own rules of the campaign are enough', () => {
    expect(begun({}).needs).toBeUndefined();
    expect(begun({ fights: 'wings-over-france' }).needs).toBeUndefined();
  });

  test('by name, each once, behind the format', () => {
    const { disk } = begun({ until: 30, careers: true, fights: 'clouds-of-glory' });
    const text = new TextDecoder().decode(disk.read(PATH));
    expect(text).toMatch(new RegExp(`^\\{"wof":${FORMAT},"needs":\\["careers","clouds-of-glory","month"\\],`));
  });

  test('whatever game a battle is fought by', () => {
    const battle: LogRecord<object> = { dawn: 1, state: { day: 1, system: 'wings-of-war', setUp: {} } };
    expect(withNeeds([anOpening(), battle])[0]).toMatchObject({ needs: ['wings-of-war'] });
  });

  test('a later dawn adds to it, and what it named stays', () => {
    const longer: LogRecord = { dawn: 2, state: { ...aCampaign(), day: 2, until: 30 } };
    expect(withNeeds([{ ...anOpening(), needs: ['mess'] }, longer])[0]).toMatchObject({ needs: ['mess', 'month'] });
    expect(withNeeds([longer])).toEqual([longer]);
  });
});

describe('a log-book that needs what this program does not know', () => {
  const { disk } = begun({}, { ...anOpening(), needs: ['mess', 'zeppelins'] });

  test('is refused by the name of it, and not touched', () => {
    const reason = { why: 'needs', file: PATH, needs: ['zeppelins'] };
    const before = disk.read(PATH);
    expect(reasonOf(() => LogBook.open(disk, PATH))).toEqual(reason);
    expect(reasonOf(() => readLog(before.subarray(0, -4), PATH))).toEqual(reason);
    expect(disk.read(PATH)).toEqual(before);
  });

  test('is damaged, and not of a newer program, where the checksum of the line does not bear out the word', () => {
    const { disk: sound } = begun({}, { ...anOpening(), needs: ['mess'] });
    const bytes = sound.read(PATH);
    const at = new TextDecoder().decode(bytes).indexOf('mess');
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(reasonOf(() => readLog(bytes, PATH))).toMatchObject({ why: 'damaged', line: 1 });
  });

  test('is found by what is no known name; a stranger may have written anything', () => {
    expect(unknownNeeds(['mess', 'zeppelins', 7])).toEqual(['zeppelins', '7']);
    expect(unknownNeeds(undefined)).toEqual([]);
    expect(unknownNeeds('mess')).toEqual([]);
  });
});
