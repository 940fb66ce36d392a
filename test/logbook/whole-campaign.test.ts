import { expect, test } from 'vitest';
import about from '../../package.json' with { type: 'json' };
import { replay, verify } from '../../src/logbook/replay.ts';
import { inForce } from '../../src/logbook/standing.ts';
import { squadronRecord } from '../../src/records/squadron-record.ts';
import { playDay } from '../../src/rules/campaign/day.ts';
import { book, flyCampaign } from '../support/a-flown-campaign.ts';

const { lived, records } = flyCampaign('somme');
const standing = inForce(records);
const game = { book, rules: about.version, playDay };

test('the log-book of a whole campaign is borne out day by day', () => {
  const verdicts = verify(standing, game);
  expect(verdicts.map(({ day, verdict }) => `${day} ${verdict}`)).toEqual(
    Array.from({ length: 21 }, (_, i) => `${i + 1} borne-out`),
  );
});

test('the squadron record written from the replay is that of the campaign as it was flown', () => {
  const days = [...replay(standing, game)].map(({ logged, outcome }) => ({
    dawn: logged.dawn.state,
    events: outcome.events,
  }));
  expect(squadronRecord({ ...lived, days })).toEqual(squadronRecord(lived));
});
