import type { ScheduledMission } from '../cards/printed/daily-mission-roster.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { Flight } from './watch.ts';

/** (4) A flight's missions on a day: by the Daily Mission Roster, and after its three weeks by ours. */
export const rosterOf = (
  flight: Flight,
  day: number,
  { dailyMissionRoster, nineDaysMore }: Rulebook,
): readonly ScheduledMission[] | undefined =>
  [...dailyMissionRoster.days, ...nineDaysMore.days].find((each) => each.day === day)?.[flight];
