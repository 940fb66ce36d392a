import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../src/campaign/campaign.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { outlineOf } from '../../src/logbook/outline.ts';
import { isAnswer, isBack, isHand } from '../../src/logbook/record.ts';
import { dawnOf, openingOf } from '../../src/logbook/standing.ts';
import { aLongCampaign } from '../support/people/a-long-campaign.ts';
import { aCampaign, anOpening, PATH, reasonOf } from '../support/people/campaigns.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';

const { disk, sitting } = aLongCampaign(60);
const bytes = disk.read(PATH);

/** What a list tells of a campaign: its days, its flights, and their men who have a victory or a balloon. */
const listed = ({ day, flights }: Campaign) => ({
  day,
  flights: flights.map(({ flight, aircrew }) => ({
    flight,
    aircrew: aircrew.filter((man) => man.kills + man.balloons),
  })),
});

/** The same as the log-book tells it when every line of it is read. */
function told(whole: Uint8Array) {
  const { standing, records, torn } = LogBook.open(FaultDisk.holding({ [PATH]: whole }), PATH);
  return {
    opening: openingOf(standing),
    campaign: listed(dawnOf(standing).state),
    answers: standing.filter(({ record }) => isAnswer(record) || isHand(record)).length,
    takeBacks: records.filter((record) => isBack(record) && record.by === 'take-back').length,
    torn,
  };
}

test('the campaign in hand has all that an outline must get right: answers, own dice, and both taken back', () => {
  const { records } = sitting.log;
  expect([isAnswer, isHand, isBack].map((kind) => records.some((record) => kind(record)))).toEqual([true, true, true]);
});

test('a log-book in outline is what it is when every line is read, wherever the campaign was left', () => {
  for (let end = bytes.indexOf(10) + 1; end > 0; end = bytes.indexOf(10, end) + 1) {
    const sofar = bytes.subarray(0, end);
    if (sofar.filter((byte) => byte === 10).length > 1) expect(outlineOf(sofar, PATH)).toEqual(told(sofar));
  }
});

test('one that was cut off in the writing is told as far as it goes', () => {
  const cut = outlineOf(bytes.subarray(0, -3), PATH);
  expect(cut).toEqual(told(bytes.subarray(0, -3)));
  expect([cut.torn, outlineOf(bytes, PATH).torn]).toEqual([true, false]);
});

test.each([{ onlyDay: 1 }, { until: 30 }] as const)(
  'a campaign with a last day of its own is told with it: %j',
  (days) => {
    const disk = new FaultDisk();
    LogBook.begin<Campaign>(disk, PATH, [anOpening(), { dawn: 1, state: { ...aCampaign(), ...days } }]);
    expect(outlineOf(disk.read(PATH), PATH).campaign).toMatchObject({ day: 1, ...days });
  },
);

describe('what is damaged is refused as it is for play', () => {
  const at = (share: number) => Math.floor(bytes.length * share);

  test.each([0.05, 0.3, 0.5, 0.7, 0.95])('a letter changed %d of the way through', (share) => {
    const text = new TextDecoder().decode(bytes);
    const letter = text.indexOf('move', at(share));
    const damaged = bytes.with(letter < 0 ? text.lastIndexOf('move') : letter, 'x'.charCodeAt(0));
    const refused = reasonOf(() => outlineOf(damaged, PATH));
    expect(refused.why).toBe('damaged');
    expect(refused).toEqual(reasonOf(() => LogBook.open(FaultDisk.holding({ [PATH]: damaged }), PATH)));
  });

  test('the end of a line cut out, with its checksum', () => {
    const text = new TextDecoder().decode(bytes);
    const cut = new TextEncoder().encode(text.replace(/,"sum":"[0-9a-f]{8}"\}\n/, ''));
    const wound = new TextEncoder().encode(text.replace(/(\n\{"dawn":2.*),"sum":"[0-9a-f]{8}"\}\n/, '$1'));
    for (const damaged of [cut, wound]) expect(reasonOf(() => outlineOf(damaged, PATH)).why).toBe('damaged');
  });

  test('a whole file that is no log-book, and one that stops behind its opening', () => {
    expect(reasonOf(() => outlineOf(new TextEncoder().encode('Dear diary'), PATH))).toMatchObject({
      why: 'not-a-log-book',
    });
    const opening = bytes.subarray(0, bytes.indexOf(10) + 1);
    expect(reasonOf(() => outlineOf(opening, PATH))).toMatchObject({ why: 'damaged', line: 2 });
  });
});
