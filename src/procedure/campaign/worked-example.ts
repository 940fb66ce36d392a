import { type Campaign, LAST_DAY, newCampaign } from '../../campaign/campaign.ts';
import { crewsFor } from '../../campaign/flight.ts';
import type { ScheduledMission } from '../../cards/printed/daily-mission-roster.ts';
import { expectDefined, type Rulebook } from '../../cards/rulebook.ts';
import type { Table } from '../../table/table.ts';
import { type DueSortie, formUp, openLog } from '../mission/complete-log.ts';
import { flyOn } from '../mission/fly-mission.ts';
import { tellMission } from './fly-planned.ts';

/** B Flight of the rulebook's worked example, only for this one mission. */
export const exampleCampaign = (book: Rulebook): Campaign =>
  newCampaign(['B'], { ...book, squadronNotes: book.exampleSquadron });

/** Ruling: the example names none of the Marshalling Yards in Zone B; those of Cambrai are in reach of a SPAD. */
const PHOTO: ScheduledMission = {
  half: 'morning',
  mission: 'photo-reconnaissance',
  zones: ['B'],
  target: 'yards-cambrai',
  source: 'rulebook example',
};

/** The Mission Log of the example: one move west of the trenches, north of Mercatel and south of Arras. */
const BEFORE_THE_LINES = { hex: 'H08', cameFrom: 'H07', altitude: 10_000 } as const;
const WEATHER = { number: 6, trend: 1 } as const;
/** (10) The AFT flown so far: 135 less 91. The two-seater's own Duration is longer by the usual difference. */
const AFT_SPENT = 44;

/** The mission of the worked example, from its first hex to the last landing. */
export function flyExample(campaign: Campaign, table: Table): void {
  const flight = expectDefined(campaign.flights[0], 'B Flight');
  const crews = crewsFor(flight, campaign.day, new Set(), table.book);
  const sortie: DueSortie = { due: PHOTO, watch: 'morning', crews, flight };
  const log = openLog(sortie, campaign);
  const party = { ...formUp(sortie, WEATHER, table), ...BEFORE_THE_LINES };
  for (const machine of party.machines) machine.aft -= AFT_SPENT;
  tellMission(sortie, table);
  flyOn(party, log, table);
  campaign.day = LAST_DAY + 1;
}
