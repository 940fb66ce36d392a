import { allMen, type Campaign, type FlightRecord, newCampaign } from '../../../src/campaign/campaign.ts';
import type { MissionLog } from '../../../src/campaign/mission-log.ts';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { aLog, book } from './activities.ts';

/** B flight of the Squadron Notes at the dawn of 5 April, with nothing won or lost before. */
export function bFlight(told: Partial<Campaign> = {}, record: Partial<FlightRecord> = {}): Campaign {
  const campaign = { ...newCampaign(['B'], book), day: 5, ...told };
  return { ...campaign, flights: [{ ...theFlight(campaign), points: [0, 0, 0, 0, 0], ...record }] };
}

/** The one flight of a campaign, or its first. */
export const theFlight = ({ flights }: Campaign): FlightRecord => expectDefined(flights[0], 'flight');

export const manCalled = (id: string, campaign: Campaign) =>
  expectDefined(
    allMen(campaign).find((man) => man.id === id),
    `man called ${id}`,
  );

export const machineCalled = (id: string, campaign: Campaign) =>
  expectDefined(
    theFlight(campaign).machines.find((machine) => machine.id === id),
    `machine called ${id}`,
  );

type Crew = MissionLog['crews'][number];

/** The Mission Log of these crews on 5 April, with nothing happening except as told. */
export const flownBy = (crews: readonly Crew[], told: Partial<MissionLog> = {}): MissionLog =>
  aLog('offensive-line-patrol', { day: 5, crews, ...told });

export const HALDENBY: Crew = { machine: 'B1', pilot: 'haldenby', observer: undefined };
export const QUILLINAN: Crew = { machine: 'B2', pilot: 'quillinan', observer: undefined };
export const RIDSDALE: Crew = { machine: 'B7', pilot: 'ridsdale', observer: 'bidwell' };
