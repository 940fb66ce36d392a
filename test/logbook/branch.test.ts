import { describe, expect, test } from 'vitest';
import { LAST_DAY, MONTH_END } from '../../src/campaign/campaign.ts';
import { branch, toMonthEnd, upToDawn } from '../../src/logbook/branch.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { verify } from '../../src/logbook/replay.ts';
import { inForce, openingOf } from '../../src/logbook/standing.ts';
import {
  aCampaign,
  aDay,
  aGame,
  aLogBook,
  anOpening,
  answer,
  PATH,
  reasonOf,
  sitDown,
} from '../support/people/campaigns.ts';
import { theFlight } from '../support/people/flights.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';

const OTHER = '/saves/what-if.wof.jsonl';

function threeDays() {
  const disk = new FaultDisk();
  const sitting = sitDown(aLogBook({}, disk));
  answer(sitting, ...aDay(2, 1), ...aDay(0, 3), 'stay');
  sitting.switchDice('hand', ['weather']);
  return { disk, log: sitting.log, sitting };
}

test('a branch has everything in force, its own name, and whence it came; the other log-book is not touched', () => {
  const { disk, log, sitting } = threeDays();
  const before = disk.read(PATH);
  const branched = branch(disk, log.standing, OTHER, 'what-if');
  expect(openingOf(branched.standing)).toMatchObject({ campaign: 'what-if', from: `dawn, line ${log.records.length}` });
  expect(branched.records.slice(1)).toEqual(log.records.slice(1));
  expect(disk.read(PATH)).toBe(before);
  expect(sitDown(LogBook.open(disk, OTHER)).position).toEqual(sitting.position);
});

test('a branch is led elsewhere by itself, and proves itself', () => {
  const { disk, log, sitting } = threeDays();
  const elsewhere = sitDown(branch(disk, upToDawn(log.standing, 2), OTHER, 'what-if'));
  answer(elsewhere, ...aDay(4, 4));
  expect(elsewhere.campaign.day).toBe(3);
  expect(theFlight(elsewhere.campaign).points[0]).toEqual(theFlight(sitting.campaign).points[0]);
  expect(theFlight(elsewhere.campaign).points[1]).not.toEqual(theFlight(sitting.campaign).points[1]);
  expect(verify(elsewhere.log.standing, aGame()).map(({ verdict }) => verdict)).toEqual([
    'borne-out',
    'borne-out',
    'in-play',
  ]);
});

test('what was taken back is not in a branch, and its lines are counted anew', () => {
  const { disk, log, sitting } = threeDays();
  sitting.takeBack();
  const branched = branch(disk, log.standing, OTHER, 'what-if');
  expect(inForce(branched.records).map(({ line }) => line)).toEqual(branched.records.map((_, i) => i + 1));
  expect(sitDown(branched).position).toEqual(sitting.position);
});

test('a branch from a dawn ends with that dawn', () => {
  const { log } = threeDays();
  expect(upToDawn(log.standing, 1)).toHaveLength(2);
  expect(upToDawn(log.standing, 3).at(-1)?.record).toMatchObject({ dawn: 3 });
});

test.each([0, 4, 21])('there is no dawn of day %i to branch from on day 3', (day) => {
  expect(reasonOf(() => upToDawn(threeDays().log.standing, day))).toEqual({ why: 'no-such-day', day, days: [1, 2, 3] });
});

test('a campaign that is over has no day after its last one to branch from', () => {
  const state = { ...aCampaign(), onlyDay: 2 };
  const sitting = sitDown(LogBook.begin(new FaultDisk(), PATH, [anOpening(), { dawn: 1, state }]));
  answer(sitting, ...aDay(0, 0), ...aDay(0, 0));
  expect(sitting.position).toEqual({ status: 'over' });
  expect(reasonOf(() => upToDawn(sitting.log.standing, 3))).toEqual({ why: 'no-such-day', day: 3, days: [1, 2] });
});

describe("a campaign that is over may go on to the month's end in a branch", () => {
  function lastNight() {
    const disk = new FaultDisk();
    const log = LogBook.begin(disk, PATH, [anOpening(), { dawn: LAST_DAY, state: { ...aCampaign(), day: LAST_DAY } }]);
    const sitting = sitDown(log);
    answer(sitting, ...aDay(2, 1));
    return { disk, sitting };
  }

  test('where the other stands at the evening of the 21st, this one has the dawn of the 22nd before it', () => {
    const { disk, sitting } = lastNight();
    expect(sitting.position).toEqual({ status: 'over' });
    const on = sitDown(branch(disk, toMonthEnd(sitting.log.standing), OTHER, 'dawn-on'));
    expect(on.position.status).toBe('asking');
    expect(on.campaign).toMatchObject({ day: LAST_DAY + 1, until: MONTH_END });
    expect(theFlight(on.campaign).points).toEqual(theFlight(sitting.campaign).points);
  });

  test('its days prove themselves, those that were lived as three weeks too', () => {
    const { disk, sitting } = lastNight();
    const on = sitDown(branch(disk, toMonthEnd(sitting.log.standing), OTHER, 'dawn-on'));
    answer(on, ...aDay(2, 1));
    const days = verify(LogBook.open(disk, OTHER).standing, aGame()).map(({ day, verdict }) => `${day} ${verdict}`);
    expect(days).toEqual([`${LAST_DAY} borne-out`, `${LAST_DAY + 1} borne-out`, `${LAST_DAY + 2} in-play`]);
  });
});
