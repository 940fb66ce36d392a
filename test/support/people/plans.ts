import type { Campaign } from '../../../src/campaign/campaign.ts';
import { daysLeft } from '../../../src/campaign/men/stake.ts';
import type { Available, DayPlan, PlannedMission } from '../../../src/campaign/plan.ts';
import type { Watch } from '../../../src/campaign/watch.ts';
import type { ScheduledMission } from '../../../src/cards/printed/daily-mission-roster.ts';
import type { StartingWeather } from '../../../src/cards/printed/weather-effects.ts';
import { theFlight } from './flights.ts';

/** A mission of the roster with only its time decided. */
export const missionOf = (
  scheduled: ScheduledMission,
  watch: Watch | undefined,
  told: Partial<PlannedMission> = {},
): PlannedMission => ({ key: scheduled.mission, scheduled, watch, crews: [], stands: 'open', ...told });

/** A day's plan with these missions in it, the same weather in both halves. */
export const planOf = (campaign: Campaign, missions: readonly PlannedMission[], weather: StartingWeather): DayPlan => ({
  day: campaign.day,
  daysLeft: daysLeft(campaign),
  flight: theFlight(campaign).flight,
  weather: { morning: weather, afternoon: weather },
  commandingOfficer: campaign.commandingOfficer,
  missions,
  next: 'dawn',
});

/** A man in the plan who was named for a mission. */
export const aMan = (told: Partial<Available> & Pick<Available, 'airman' | 'machine'>): Available => ({
  observer: undefined,
  rank: 'Lieutenant',
  surname: told.airman,
  aircraft: /[78]$/.test(told.machine) ? 'fk8' : 'spad-vii',
  role: /[78]$/.test(told.machine) ? 'two-seater' : 'fighter',
  skill: 3,
  firing: 'C',
  bravery: 'N',
  aft: 135,
  usual: { machine: told.machine, observer: told.observer && told.machine },
  routine: 0,
  ...told,
});
