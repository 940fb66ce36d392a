import type { Pilot } from '../../campaign/aircrew.ts';
import type { FlightRecord } from '../../campaign/campaign.ts';
import {
  type Available,
  type DayPlan,
  type Draft,
  HALVES,
  type Half,
  isChangeable,
  isHalf,
  isToCome,
  type PlannedMission,
  routineOf,
} from '../../campaign/plan.ts';
import { allWarnings } from '../../campaign/warnings.ts';
import { WATCHES } from '../../campaign/watch.ts';
import {
  canMove,
  hasPlace,
  idleFor,
  inMachineOf,
  isAnyWithoutRoutine,
  withoutMachineFor,
} from '../../campaign/who-may-fly.ts';
import { manualOf, type Rulebook } from '../../rulebook/rulebook.ts';
import type { DutyPlace } from '../../table/day-decisions.ts';
import type { Table } from '../../table/table.ts';
import { assignCrews } from './assign.ts';
import { chooseHalf, type Morning, missionsDue } from './missions-due.ts';

/** (6) How the missions of the day are best covered, in timing and in personnel: settled before anybody takes off. */
export function planDay(morning: Morning, table: Table): DayPlan {
  const { flight } = morning;
  const plan = missionsDue(morning, table);
  for (const mission of plan.missions) chooseHalf(mission, plan, flight, table);
  for (const watch of WATCHES)
    for (const mission of plan.missions)
      if (mission.watch === watch && mission.stands === 'open') assignCrews(mission, watch, { plan, flight }, table);
  settlePlan(plan, flight, table);
  return plan;
}

/**
 * (6) The commander sees his plan whole, and what it leaves undone at what price; he changes it until he is content.
 */
export function settlePlan(plan: DayPlan, flight: FlightRecord, table: Table): void {
  for (;;) {
    findDuty(plan, flight, table);
    const changeable = plan.missions.filter((mission) => isChangeable(mission, plan));
    const price = priceOf(plan, table);
    const about = {
      plan,
      flight,
      price,
      // Worked out when somebody looks at them: where the day is only played again nobody does.
      get warnings() {
        return allWarnings(plan, table.book);
      },
    };
    const answer = table.choose('plan', about, ['fly', ...changeable.map(({ key }) => key)]);
    if (answer === 'fly') return tellPlan(plan, price, table);
    for (const mission of changeable) if (mission.key === answer) planAnew(mission, plan, flight, table);
  }
}

function planAnew(mission: PlannedMission, plan: DayPlan, flight: FlightRecord, table: Table): void {
  mission.crews = [];
  mission.stands = 'open';
  if (mission.scheduled.half === 'either') mission.watch = undefined;
  chooseHalf(mission, plan, flight, table);
  const { watch } = mission;
  if (watch !== undefined) assignCrews(mission, watch, { plan, flight }, table);
}

/** (6) What the missions that are left undone will cost. */
const priceOf = ({ missions }: DayPlan, { book }: Table): number =>
  missions
    .filter(({ stands }) => stands === 'not-flown')
    .reduce((price, { scheduled }) => price + manualOf(scheduled.mission, book).notFlown.points, 0);

function tellPlan({ missions, flight }: DayPlan, price: number, table: Table): void {
  const told = missions
    .filter(({ stands }) => stands !== 'flown')
    .map(({ scheduled: { mission }, watch, crews, stands }) => ({
      mission,
      ...(watch !== undefined && stands === 'planned' && { watch }),
      machines: crews.map(({ machine }) => machine),
    }));
  table.tell({ type: 'plan-made', flight, missions: told, price });
}

/** A place in a routine mission for a man who has none, and in which machine he would go. */
interface Place extends DutyPlace {
  readonly going: Available;
}

/**
 * (6) Each fighter pilot flies at least one routine mission a day.
 *
 * Ruling: it binds wherever a plan of the missions that are flown can give him a place and a machine: one that stands on
 * the ground in that half of the day; else that of a man who flies in both, who gives up this one; else whatever is free
 * when a mission that may be flown at any time is moved to the other half. Missions left undone oblige nobody. So no day
 * is ever locked up, and yet the novice and the man with the shakes must be taken somewhere: it is for the commander to
 * choose where.
 */
export function findDuty(plan: DayPlan, flight: FlightRecord, table: Table): void {
  const draft = { plan, flight };
  for (let places = placesIn(draft, table.book); places[0]; places = placesIn(draft, table.book)) {
    const { going: man } = places[0];
    const keys = places.map(({ mission }) => mission.key);
    const answer = table.choose('duty', { man, places, plan }, keys);
    for (const place of places) if (place.mission.key === answer) takePlace(place, plan);
  }
}

function takePlace({ mission: { key }, going, instead, moved }: Place, { missions }: DayPlan): void {
  for (const mission of missions) {
    if (mission.key === moved?.mission.key) mission.watch = moved.to;
    if (mission.key === key)
      mission.crews = [...mission.crews.filter(({ airman }) => airman !== instead?.airman), going];
  }
}

/** The places of the first man who has none; one that asks less of the others is enough. */
function placesIn(draft: Draft, book: Rulebook): readonly Place[] {
  if (!isAnyWithoutRoutine(draft, book)) return [];
  const asItStands = placesAsPlanned(draft, book);
  return ofFirstMan(asItStands.length > 0 ? asItStands : placesWhenMoved(draft, book));
}

/** One place a mission: the same mission may be made room in by moving one or another. */
function ofFirstMan(places: readonly Place[]): readonly Place[] {
  const his = places.filter(({ going }) => going.airman === places[0]?.going.airman);
  return his.filter(({ mission }, i) => his.findIndex((other) => other.mission.key === mission.key) === i);
}

type InAHalf = PlannedMission & { readonly watch: Half };

const isFlownInAHalf = (mission: PlannedMission): mission is InAHalf =>
  mission.stands === 'planned' && isHalf(mission.watch);

function placesAsPlanned(draft: Draft, book: Rulebook): Place[] {
  const flown = draft.plan.missions.filter(isFlownInAHalf);
  const free = flown.flatMap((mission) => freePlaces(mission, draft, book));
  return free.length > 0 ? free : flown.flatMap((mission) => sharedPlaces(mission, draft, book));
}

/** Fighter pilots without a routine mission who would find a machine, and a place, in this one. */
function freePlaces(mission: InAHalf, draft: Draft, book: Rulebook): Place[] {
  const { watch, crews, scheduled } = mission;
  const places = manualOf(scheduled.mission, book).crews;
  return idleFor(watch, draft, book)
    .filter((man) => man.role === 'fighter' && hasPlace(man, crews, places))
    .map((going) => ({ mission, going }));
}

/** Ruling: his own machine he has from whoever flies her; else the last who was named gives up his. */
function sharedPlaces(mission: InAHalf, draft: Draft, book: Rulebook): Place[] {
  const { watch, crews } = mission;
  const twice = crews.filter(({ role, airman }) => role === 'fighter' && routineOf(airman, draft.plan) > 1);
  const last = twice.at(-1);
  if (!last) return [];
  return withoutMachineFor(watch, draft, book).map((pilot: Pilot) => {
    const instead = twice.find(({ machine }) => machine === pilot.machine) ?? last;
    return { mission, going: inMachineOf(instead, pilot, draft, book), instead };
  });
}

/** What would be open if one of the missions that may be flown at any time were flown in the other half of the day. */
function placesWhenMoved(draft: Draft, book: Rulebook): Place[] {
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

const otherHalf = ({ watch, stands, scheduled: { half } }: PlannedMission): Half | undefined =>
  stands === 'planned' && half === 'either' ? HALVES.find((each) => each !== watch) : undefined;
