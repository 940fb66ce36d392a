import { expect, test } from 'vitest';
import type { Airman } from '../../../src/campaign/aircrew.ts';
import type { Campaign, FlightRecord } from '../../../src/campaign/campaign.ts';
import { needsObserver } from '../../../src/campaign/flight.ts';
import { keepCommand, settleCommand } from '../../../src/procedure/campaign/command.ts';
import { anObserver, aPilot } from '../../support/people/airmen.ts';
import { book } from '../../support/people/campaigns.ts';
import { bFlight, manCalled, theFlight } from '../../support/people/flights.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

const keep = (campaign: Campaign, ...acting: string[]) =>
  playLoaded((table) => keepCommand(theFlight(campaign), campaign.day, table), {
    book,
    answers: { 'acting-commander': acting },
  });

const settle = (campaign: Campaign, ...received: Airman[]) =>
  playLoaded((table) => settleCommand(received, theFlight(campaign), campaign.day, table), { book });

/** B flight on the day on which Captain Haldenby, and whoever is named with him, did not come back. */
function leaderless(told: Partial<Campaign> = {}, record: Partial<FlightRecord> = {}, ...others: string[]): Campaign {
  const campaign = bFlight(told, record);
  for (const id of ['haldenby', ...others]) manCalled(id, campaign).standing = { is: 'killed', since: campaign.day };
  return campaign;
}

test('(47) while the Flight Commander serves, wounded or not, nobody acts for him', () => {
  const campaign = bFlight();
  expect(keep(campaign).asked).toEqual([]);
  manCalled('haldenby', campaign).standing = { is: 'wounded', back: 30 };
  expect(keep(campaign).asked).toEqual([]);
});

test('(47) when he is lost one of his Lieutenants acts for him, and goes on doing so', () => {
  const campaign = leaderless();
  const { asked } = keep(campaign, 'quillinan');
  expect(asked).toEqual([
    {
      decision: 'acting-commander',
      about: { day: 5, lost: 'haldenby' },
      options: ['quillinan', 'brackenridge'],
    },
  ]);
  expect(theFlight(campaign).succession).toEqual({ since: 5, acting: 'quillinan' });
  expect(keep({ ...campaign, day: 6 }).asked).toEqual([]);
});

test('(47) when the acting commander is lost another acts, and the seven days go on from the first loss', () => {
  const campaign = leaderless({ day: 8 }, { succession: { since: 5, acting: 'quillinan' } }, 'quillinan');
  keep(campaign, 'brackenridge');
  expect(theFlight(campaign).succession).toEqual({ since: 5, acting: 'brackenridge' });
});

test('(47) where no pilot is left there is nobody to ask; the first Lieutenant sent out takes the flight', () => {
  const pilots = theFlight(bFlight()).aircrew.filter(({ seat }) => seat === 'pilot');
  const campaign = leaderless({}, {}, ...pilots.map(({ id }) => id));
  expect(keep(campaign).asked).toEqual([]);
  expect(theFlight(campaign).succession).toEqual({ since: 5 });
  const sent = aPilot({ id: 'ferris', rank: 'Lieutenant' });
  settle({ ...campaign, day: 7 }, sent);
  expect(sent.rank).toBe('Captain');
  expect(theFlight(campaign).succession).toBeUndefined();
});

test('(47) where no pilot was left, whoever is sent out leads for the time being, and the seven days go on', () => {
  const campaign = leaderless({ day: 7 }, { succession: { since: 5, acting: undefined } });
  keep(campaign, 'quillinan');
  expect(theFlight(campaign).succession).toEqual({ since: 5, acting: 'quillinan' });
});

test('(47) another Captain in the flight needs nobody to act', () => {
  const campaign = leaderless();
  manCalled('pettifer', campaign).rank = 'Captain';
  expect(keep(campaign).asked).toEqual([]);
});

test('(47) a flight that is led has nothing to settle at dawn', () => {
  expect(settle(bFlight(), aPilot({ rank: 'Lieutenant' })).events).toEqual([]);
});

test('(47) a Lieutenant sent out within the seven days takes the flight', () => {
  const campaign = leaderless({ day: 9 }, { succession: { since: 5, acting: 'quillinan' } });
  const sent = aPilot({ id: 'ferris', rank: 'Lieutenant' });
  settle(campaign, anObserver({ rank: 'Lieutenant' }), sent);
  expect(sent.rank).toBe('Captain');
  expect(theFlight(campaign).succession).toBeUndefined();
});

test('(47) a Lieutenant sent out for a two-seater does not take a flight that has fighters', () => {
  const campaign = leaderless({ day: 9 }, { succession: { since: 5, acting: 'quillinan' } });
  const sent = aPilot({ id: 'ferris', rank: 'Lieutenant', machine: 'B7' });
  expect(settle(campaign, sent).events).toEqual([]);
  expect(sent.rank).toBe('Lieutenant');
  const flight = theFlight(campaign);
  const ofTwoSeaters = { ...flight, machines: flight.machines.filter((machine) => needsObserver(machine, book)) };
  playLoaded((table) => settleCommand([sent], ofTwoSeaters, campaign.day, table), { book });
  expect(sent.rank).toBe('Captain');
});

test('(47) an observer, or a man of another rank, does not: the acting commander stays until the seventh day', () => {
  const campaign = leaderless({ day: 11 }, { succession: { since: 5, acting: 'quillinan' } });
  expect(settle(campaign, anObserver({ rank: 'Lieutenant' }), aPilot()).events).toEqual([]);
  expect(theFlight(campaign).succession).toEqual({ since: 5, acting: 'quillinan' });
  settle({ ...campaign, day: 12 });
  expect(manCalled('quillinan', campaign).rank).toBe('Captain');
});
