import { beforeAll, describe, expect, test } from 'vitest';
import { newCampaign } from '../../../src/campaign/campaign.ts';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { LogBook } from '../../../src/logbook/logbook.ts';
import { FORMAT, isAnswer, isMoments, type LogRecord, type Opening } from '../../../src/logbook/record.ts';
import { Refusal } from '../../../src/logbook/refusal.ts';
import { verify } from '../../../src/logbook/replay.ts';
import { Sitting } from '../../../src/logbook/sitting.ts';
import { inForce } from '../../../src/logbook/standing.ts';
import { theGame } from '../../../src/seat/game.ts';
import { chronicleOf } from '../../../src/seat/sit-down/open-chronicle.ts';
import { turnsOfDay } from '../../../src/seat/sit-down/turns-of-day.ts';
import { RULES } from '../../../src/shell/version.ts';
import { book } from '../../support/cards/book.ts';
import { PATH } from '../../support/people/campaigns.ts';
import { FaultDisk } from '../../support/program/fault-disk.ts';
import { prudentCommander } from '../../support/prudent-commander.ts';

const game = theGame(book);

/** The log-book of two days that are over. */
let records: readonly LogRecord[] = [];

beforeAll(() => {
  const opening: Opening = {
    wof: FORMAT,
    campaign: 'told',
    rules: RULES,
    cards: book.fingerprint,
    seed: 'alea:1:told',
    ironman: false,
    byHand: [],
    begun: '2026-11-01',
  };
  const log = LogBook.begin(new FaultDisk(), PATH, [opening, { dawn: 1, state: newCampaign(['B'], book) }]);
  const sitting = new Sitting(log, game);
  while (sitting.position.status === 'asking' && sitting.campaign.day <= 2) sitting.answerBy(prudentCommander(book));
  records = log.records;
});

const chronicle = (of: readonly LogRecord[]) => chronicleOf({ path: PATH, standing: inForce(of) }, book, turnsOfDay);

/** The same with one record in the place of another. */
const withOne = (is: (record: LogRecord) => boolean, change: (record: LogRecord) => LogRecord): LogRecord[] => {
  const at = records.findIndex(is);
  return records.map((record, i) => (i === at ? change(record) : record));
};

/** An answer of the first day that was never given: the day cannot be played again. */
const unplayable = () => withOne(isAnswer, (record) => ({ ...record, answer: 'never-given' }));

describe('the end of a day', () => {
  test('is followed by what is told of it, in a line before the next dawn', () => {
    const lines = records.flatMap((record, i) =>
      isMoments(record) ? [{ day: record.moments, next: records[i + 1] }] : [],
    );
    expect(lines.map(({ day }) => day)).toEqual([1, 2]);
    expect(lines.map(({ next }) => next && 'dawn' in next && next.dawn)).toEqual([2, 3]);
  });

  test('is told from that line, without playing the day again', () => {
    const told = chronicle(unplayable());
    expect(told.days[0]?.untold).toBeUndefined();
    expect(told.days[0]?.moments).toEqual(chronicle(records).days[0]?.moments);
  });

  test('whose turns cannot be played again names who played it', () => {
    expect(chronicle(unplayable()).days[0]?.turns?.()).toEqual({ rules: RULES, cards: book.fingerprint });
    expect(chronicle(records).days[0]?.turns?.()).toEqual(expect.arrayContaining([{ type: 'day-broke', day: 1 }]));
  });

  test('of an older version, without such a line, is played again, or told by its dawns', () => {
    const without = (of: readonly LogRecord[]) => of.filter((record) => !isMoments(record));
    expect(chronicle(without(records)).days[0]?.moments).toEqual(chronicle(records).days[0]?.moments);
    expect(chronicle(without(unplayable())).days[0]).toMatchObject({ moments: [], untold: { rules: RULES } });
  });
});

describe('a line of moments that is not what happened', () => {
  const altered = (of: readonly unknown[]) => withOne(isMoments, (record) => ({ ...record, of }));

  test('is not borne out, though the day plays', () => {
    const first = expectDefined(verify(inForce(altered([])), game)[0], 'verdict');
    expect(first).toMatchObject({ verdict: 'not-borne-out', day: 1, inMoments: true });
    expect(verify(inForce(records), game).map(({ verdict }) => verdict)).toEqual(['borne-out', 'borne-out', 'in-play']);
  });

  test('is refused at its place where no paper can tell it', () => {
    expect(() =>
      chronicle(
        altered([
          ['day-broke', 1],
          ['moved', 7],
        ]),
      ),
    ).toThrow(Refusal);
    expect(() =>
      chronicle(
        altered([
          ['day-broke', 1],
          ['moved', 7],
        ]),
      ),
    ).toThrow(expect.objectContaining({ reason: expect.objectContaining({ why: 'untellable', place: 2 }) }));
  });

  test('is refused where it names what these cards do not have', () => {
    const offTheMap = altered([
      ['day-broke', 1],
      ['took-off', 'ZZ99', 3],
    ]);
    expect(() => chronicle(offTheMap)).toThrow(
      expect.objectContaining({ reason: expect.objectContaining({ why: 'untellable', place: 2 }) }),
    );
  });

  test('of another day than the one that is over is no line of a log-book', () => {
    const disk = new FaultDisk();
    LogBook.begin(
      disk,
      PATH,
      withOne(isMoments, (record) => ({ ...record, moments: 2 })),
    ).close();
    expect(() => LogBook.open(disk, PATH)).toThrow(
      expect.objectContaining({ reason: expect.objectContaining({ why: 'damaged', misfit: 'moments' }) }),
    );
  });
});
