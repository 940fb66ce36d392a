import type { Pilot } from '../../campaign/aircrew.ts';
import type { FlightRecord } from '../../campaign/campaign.ts';
import {
  type Available,
  type DayPlan,
  type Draft,
  HALVES,
  isHalf,
  isToCome,
  type PlanHalf,
  type PlannedMission,
  routineOf,
} from '../../campaign/plan.ts';
import {
  canMove,
  hasPlace,
  idleFor,
  inMachineOf,
  isAnyWithoutRoutine,
  withoutMachineFor,
} from '../../campaign/who-may-fly.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { manualOf } from '../../cards/rulebook.ts';
import type { DutyPlace } from '../../table/day-decisions.ts';
import type { Table } from '../../table/table.ts';

/** A place in a routine mission for a man who has none, and his machine. */
interface RoutinePlace extends DutyPlace {
  readonly going: Available;
}

/**
 * (6) Each fighter pilot flies at least one routine mission a day. Ruling: this binds wherever the missions that are
 * flown can give him a place and a machine. First a machine that is free in that half of the day; otherwise that of a
 * man who flies in both halves, who gives up this one; otherwise whatever becomes free when a mission that may be flown
 * at any time moves to the other half. Cancelled missions oblige nobody. So a plan never becomes impossible, but
 * novices and shaken men must be taken along somewhere, and the commander chooses where.
 */
export function findDuty(plan: DayPlan, flight: FlightRecord, table: Table): void {
  const draft = { plan, flight };
  for (let places = placesIn(draft, table.book); places[0]; places = placesIn(draft, table.book)) {
    const { going: man } = places[0];
    const keys = places.map(({ mission }) => mission.key);
    const answer = table.choose('duty', { man, places, plan }, keys);
    for (const place of places) if (place.mission.key === answer) takePlace(place, plan, table);
  }
}

/** A change of the commander's choices is told: another man, or the other half of the day. */
function takePlace(place: RoutinePlace, { flight, missions }: DayPlan, table: Table): void {
  const { mission, going, instead, moved } = place;
  const { key } = mission;
  if (instead || moved)
    table.tell({
      type: 'duty-found',
      flight,
      airman: going.airman,
      mission: mission.scheduled.mission,
      ...(instead && { instead: instead.airman }),
      ...(moved && { moved: { mission: moved.mission.scheduled.mission, to: moved.to } }),
    });
  for (const mission of missions) {
    if (mission.key === moved?.mission.key) mission.watch = moved.to;
    if (mission.key === key)
      mission.crews = [...mission.crews.filter(({ airman }) => airman !== instead?.airman), going];
  }
}

/**
 * The places of the first man who has none. A kind of place that asks more of others is searched only if there is no
 * easier one.
 */
function placesIn(draft: Draft, book: Rulebook): readonly RoutinePlace[] {
  if (!isAnyWithoutRoutine(draft, book)) return [];
  const asItStands = placesAsPlanned(draft, book);
  return ofFirstMan(asItStands.length > 0 ? asItStands : placesWhenMoved(draft, book));
}

/** One place a mission: several moves may make room in the same mission. */
function ofFirstMan(places: readonly RoutinePlace[]): readonly RoutinePlace[] {
  const his = places.filter(({ going }) => going.airman === places[0]?.going.airman);
  return his.filter(({ mission }, i) => his.findIndex((other) => other.mission.key === mission.key) === i);
}

type InAHalf = PlannedMission & { readonly watch: PlanHalf };

const isFlownInAHalf = (mission: PlannedMission): mission is InAHalf =>
  mission.stands === 'planned' && isHalf(mission.watch);

function placesAsPlanned(draft: Draft, book: Rulebook): RoutinePlace[] {
  const flown = draft.plan.missions.filter(isFlownInAHalf);
  const free = flown.flatMap((mission) => freePlaces(mission, draft, book));
  return free.length > 0 ? free : flown.flatMap((mission) => sharedPlaces(mission, draft, book));
}

/** Fighter pilots without a routine mission who would find a machine and a place in this one. */
function freePlaces(mission: InAHalf, draft: Draft, book: Rulebook): RoutinePlace[] {
  const { watch, crews, scheduled } = mission;
  const places = manualOf(scheduled.mission, book).crews;
  return idleFor(watch, draft, book)
    .filter((man) => man.role === 'fighter' && hasPlace(man, crews, places))
    .map((going) => ({ mission, going }));
}

/** Ruling: he takes his own machine from whoever flies it; otherwise the last man named gives up his. */
function sharedPlaces(mission: InAHalf, draft: Draft, book: Rulebook): RoutinePlace[] {
  const { watch, crews } = mission;
  const twice = crews.filter(({ role, airman }) => role === 'fighter' && routineOf(airman, draft.plan) > 1);
  const last = twice.at(-1);
  if (!last) return [];
  return withoutMachineFor(watch, draft, book).map((pilot: Pilot) => {
    const instead = twice.find(({ machine }) => machine === pilot.machine) ?? last;
    return { mission, going: inMachineOf(instead, pilot, draft, book), instead };
  });
}

/**
 * The places that would open if one of the missions that may be flown at any time moved to the other half of the day.
 */
function placesWhenMoved(draft: Draft, book: Rulebook): RoutinePlace[] {
  const { plan, flight } = draft;
  if (!HALVES.every((half) => isToCome(half, plan))) return [];
  return plan.missions.flatMap((mission) => {
    const to = otherHalf(mission);
    if (!to || !canMove(mission, to, plan)) return [];
    const missions = plan.missions.map((each) => (each === mission ? { ...mission, watch: to } : each));
    return placesAsPlanned({ plan: { ...plan, missions }, flight }, book).map((place) => ({
      ...place,
      moved: { mission, to },
    }));
  });
}

const otherHalf = ({ watch, stands, scheduled: { half } }: PlannedMission): PlanHalf | undefined =>
  stands === 'planned' && half === 'either' ? HALVES.find((each) => each !== watch) : undefined;
