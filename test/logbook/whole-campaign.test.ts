import { expect, test } from 'vitest';
import { isOver, newCampaign } from '../../src/campaign/campaign.ts';
import type { LivedDay } from '../../src/chronicle/lived.ts';
import { squadronRecord } from '../../src/chronicle/tables/squadron-record.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { verify } from '../../src/logbook/replay.ts';
import { inForce } from '../../src/logbook/standing.ts';
import { AutomaticTable } from '../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { playDay } from '../../src/procedure/campaign/day.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { book, flyCampaign, game } from '../support/people/a-flown-campaign.ts';
import { livedDay } from '../support/people/a-lived-day.ts';

const { lived, records } = flyCampaign('somme');

test('the log-book of a whole campaign is borne out day by day', () => {
  const verdicts = verify(inForce(records), game).map(({ day, verdict }) => `${day} ${verdict}`);
  expect(verdicts).toEqual(Array.from({ length: 21 }, (_, i) => `${i + 1} borne-out`));
});

test('its squadron record is that of the same campaign flown straight through, without a log-book', () => {
  const campaign = newCampaign(['B'], book);
  const days: LivedDay[] = [];
  while (!isOver(campaign)) {
    const dawn = structuredClone(campaign);
    const events: GameEvent[] = [];
    const told = (event: GameEvent) => void events.push(structuredClone(event));
    const cup = seededCup('alea:1:somme', campaign.day);
    const scribe = { threw() {}, drew() {}, answered() {}, told };
    playDay(campaign, new AutomaticTable(book, cup, policyNamed('prudent', 'somme'), scribe));
    days.push(livedDay(dawn, events));
  }
  expect(campaign).toEqual(lived.now);
  expect(squadronRecord({ ...lived, days, now: campaign })).toEqual(squadronRecord(lived));
});
