import type { FlightRecord } from '../../campaign/campaign.ts';
import { type Available, type DayPlan, isHalf, type PlannedMission } from '../../campaign/plan.ts';
import { hasPlace, idleFor } from '../../campaign/who-may-fly.ts';
import { manualOf } from '../../rulebook/manual-of.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Table } from '../../table/table.ts';

/**
 * A fighter pilot without a routine mission, and those in which he would still find a place, each with the machine he
 * would take.
 */
interface Idle {
  readonly man: Available;
  readonly places: readonly { readonly mission: PlannedMission; readonly going: Available }[];
}

/**
 * (6) Each fighter pilot flies at least one routine mission a day.
 *
 * Ruling: it binds as far as there is a place. Whoever is fit and finds a machine goes with one of the routine missions
 * that are flown, while one has room for him; missions left undone oblige nobody. So no day is ever locked up, and yet
 * the novice and the man with the shakes must be taken somewhere: it is for the commander to choose where.
 */
export function findDuty(plan: DayPlan, flight: FlightRecord, table: Table): void {
  for (let idle = firstIdle(plan, flight, table.book); idle; idle = firstIdle(plan, flight, table.book)) {
    const { man, places } = idle;
    const keys = places.map(({ mission }) => mission.key);
    const about = { man, missions: places.map(({ mission }) => mission), plan };
    const answer = table.choose('duty', about, keys);
    for (const { mission, going } of places) if (mission.key === answer) mission.crews = [...mission.crews, going];
  }
}

function firstIdle(plan: DayPlan, flight: FlightRecord, book: Rulebook): Idle | undefined {
  const flown = plan.missions.filter(({ stands }) => stands === 'planned');
  const found = flown.flatMap((mission) => menFor(mission, plan, flight, book).map((going) => ({ mission, going })));
  const man = found[0]?.going;
  return man && { man, places: found.filter(({ going }) => going.airman === man.airman) };
}

/** Fighter pilots without a routine mission who would find a machine, and a place, in this one. */
function menFor(
  { watch, crews, scheduled }: PlannedMission,
  plan: DayPlan,
  flight: FlightRecord,
  book: Rulebook,
): Available[] {
  const places = manualOf(scheduled.mission, book).crews;
  if (!isHalf(watch)) return [];
  return idleFor(watch, { plan, flight }, book).filter((man) => man.role === 'fighter' && hasPlace(man, crews, places));
}
