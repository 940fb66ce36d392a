import { isFit, namedGunner } from '../../campaign/aircrew.ts';
import type { FlightRecord } from '../../campaign/campaign.ts';
import { type Crewed, crewsFor, needsObserver, pairingsFor } from '../../campaign/flight.ts';
import { isReady, type Machine } from '../../campaign/machine.ts';
import {
  type Available,
  type DayPlan,
  missionsIn,
  type Pairing,
  type PlannedMission,
  routineOf,
  weatherIn,
} from '../../campaign/plan.ts';
import type { Watch } from '../../campaign/watch.ts';
import { readBand } from '../../rulebook/band.ts';
import type { Mission } from '../../rulebook/cards/mission.ts';
import { manualOf } from '../../rulebook/manual-of.ts';
import { promised } from '../../rulebook/promised.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Table } from '../../table/table.ts';

/** (6) Who flies a mission, chosen man by man besides those who are named for it already; or it is left undone. */
export function assignCrews(
  planned: PlannedMission,
  watch: Watch,
  plan: DayPlan,
  flight: FlightRecord,
  table: Table,
): void {
  const kept = planned.crews.length;
  // Laid out once: whoever is named only takes some of them away.
  const pairings = pairingsIn(watch, plan, flight, table.book);
  for (;;) {
    const open = openFor(planned, pairings, watch, plan, flight, table.book);
    const answer = askForMan(planned, watch, open, planned.crews.length === kept, plan, flight, table);
    if (answer === 'not-flown') return leaveOut(planned);
    if (answer === 'done') return close(planned);
    planned.crews = [...planned.crews, ...named(answer, open, watch, plan, flight, table.book)];
  }
}

/** Who may be named next: those who are proposed, and all other ways to seat men and machines that are free. */
interface Open {
  readonly available: readonly Available[];
  readonly pairings: readonly Pairing[];
}

function openFor(
  planned: PlannedMission,
  pairings: readonly Pairing[],
  watch: Watch,
  plan: DayPlan,
  flight: FlightRecord,
  book: Rulebook,
): Open {
  const { scheduled, crews } = planned;
  const { crews: places } = manualOf(scheduled.mission, book);
  const available = proposedFor(planned, watch, plan, flight, book);
  const isProposed = new Set(
    available.map(({ airman, machine, observer }) => inWords(airman, machine, observer?.airman)),
  );
  const out = outIn(watch, plan);
  const hasRoom = {
    fighter: hasPlace({ role: 'fighter' }, crews, places),
    'two-seater': hasPlace({ role: 'two-seater' }, crews, places),
  };
  const isFree = ({ airman, machine, observer }: Pairing) =>
    !out.has(airman) && !out.has(machine) && (observer === undefined || !out.has(observer));
  return {
    available,
    pairings: pairings.filter((each) => hasRoom[each.role] && isFree(each) && !isProposed.has(each.words)),
  };
}

/** Who is proposed to be named next. */
export function proposedFor(
  { scheduled, crews }: PlannedMission,
  watch: Watch,
  plan: DayPlan,
  flight: FlightRecord,
  book: Rulebook,
): Available[] {
  const { crews: places } = manualOf(scheduled.mission, book);
  const proposed = [...readyFor(watch, plan, flight, book), ...officerFor(watch, plan, book)];
  return proposed.filter((crew) => hasPlace(crew, crews, places));
}

/** The Commanding Officer may take the Twilight Patrol, in his own machine. */
function officerFor(watch: Watch, plan: DayPlan, book: Rulebook): Available[] {
  const { commandingOfficer: officer, day } = plan;
  if (!officer || watch !== 'twilight' || outIn(watch, plan).has(officer.man.id)) return [];
  const { man, machine } = officer;
  if (!isFit(man, day) || !isReady(machine, day)) return [];
  return [availableFrom({ machine, pilot: man, observer: undefined }, { aircrew: [] }, plan, book)];
}

/** Every way to seat those who are not out in a part of the day yet. */
const pairingsIn = (watch: Watch, plan: DayPlan, flight: FlightRecord, book: Rulebook): readonly Pairing[] =>
  pairingsFor(flight, plan.day, outIn(watch, plan), book).map(({ pilot, machine, observer }) => ({
    words: inWords(pilot.id, machine.id, observer),
    airman: pilot.id,
    machine: machine.id,
    observer,
    role: roleOf(machine, book),
  }));

const inWords = (airman: string, machine: string, observer: string | undefined): string =>
  observer === undefined ? `${airman} ${machine}` : `${airman} ${machine} ${observer}`;

/** A man by himself, in what is proposed for him; or as he is paired. */
function named(
  answer: string,
  { available }: Open,
  watch: Watch,
  plan: DayPlan,
  flight: FlightRecord,
  book: Rulebook,
): Available[] {
  const proposed = available.filter(({ airman }) => airman === answer);
  if (proposed.length > 0) return proposed;
  return pairingsFor(flight, plan.day, outIn(watch, plan), book)
    .filter(({ pilot, machine, observer }) => inWords(pilot.id, machine.id, observer) === answer)
    .map((crew) => availableFrom(crew, flight, plan, book));
}

/**
 * Whoever is there to be named; `done`, when they are enough; `not-flown`, when they are not, or nobody new is named
 * yet.
 */
function askForMan(
  { key, scheduled, crews: chosen }: PlannedMission,
  watch: Watch,
  { available, pairings }: Open,
  isUntouched: boolean,
  plan: DayPlan,
  flight: FlightRecord,
  table: Table,
): string {
  const { mission, zones, target } = scheduled;
  const { crews, notFlown } = manualOf(mission, table.book);
  const about = {
    key,
    mission,
    watch,
    weather: weatherIn(watch, plan).number,
    zones,
    target,
    chosen,
    available,
    pairings,
    fighters: { from: crews.fighters.from, to: crews.fighters.to },
    twoSeaters: { from: crews.twoSeaters.from, to: crews.twoSeaters.to },
    notFlown: notFlown.points,
    plan,
    flight,
  };
  const isReady = isEnough(chosen, crews);
  return table.choose('assign', about, [
    ...available.map(({ airman }) => airman),
    ...(isReady ? ['done'] : []),
    ...(isUntouched || !isReady ? ['not-flown'] : []),
    ...pairings.map(({ words }) => words),
  ]);
}

function close(planned: PlannedMission): void {
  planned.stands = 'planned';
}

function leaveOut(planned: PlannedMission): void {
  planned.crews = [];
  planned.stands = 'not-flown';
}

/** Whether a man could be added to those who fly a mission, by the places that its manual has. */
export function hasPlace(
  { role }: Pick<Available, 'role'>,
  chosen: readonly Available[],
  { fighters, twoSeaters }: Mission['crews'],
): boolean {
  const alike = chosen.filter((other) => other.role === role).length;
  return alike < (role === 'two-seater' ? twoSeaters : fighters).to;
}

/** Whether those who are named are as many as its manual asks for. */
export function isEnough(chosen: readonly Available[], { fighters, twoSeaters }: Mission['crews']): boolean {
  const pair = chosen.filter(({ role }) => role === 'two-seater').length;
  return chosen.length > 0 && pair >= twoSeaters.from && chosen.length - pair >= fighters.from;
}

/** (6) Who could still be sent out in a part of the day, and in what: each man and each machine goes out once in it. */
export const readyFor = (watch: Watch, plan: DayPlan, flight: FlightRecord, book: Rulebook): Available[] =>
  crewsWithout(outIn(watch, plan), plan, flight, book);

/** (6) The same of those who have no routine mission today; the machines of the others they may borrow. */
export function idleFor(watch: Watch, plan: DayPlan, flight: FlightRecord, book: Rulebook): Available[] {
  const busy = flight.aircrew.map(({ id }) => id).filter((id) => routineOf(id, plan) > 0);
  return crewsWithout(new Set([...outIn(watch, plan), ...busy]), plan, flight, book);
}

const crewsWithout = (out: ReadonlySet<string>, plan: DayPlan, flight: FlightRecord, book: Rulebook): Available[] =>
  crewsFor(flight, plan.day, out, book).map((crew) => availableFrom(crew, flight, plan, book));

/**
 * (6) A mission fills a half of the day, for machines and for men: whoever is out in it flies nothing else in it. So
 * nobody has more than two routine missions in a day, and the patrols of dawn and twilight besides.
 */
function outIn(watch: Watch, plan: DayPlan): Set<string> {
  const out = new Set<string>();
  for (const { crews } of missionsIn(watch, plan))
    for (const { airman, machine, observer } of crews) {
      out.add(airman).add(machine);
      if (observer) out.add(observer.airman);
    }
  return out;
}

const roleOf = (machine: Machine, book: Rulebook): Available['role'] =>
  needsObserver(machine, book) ? 'two-seater' : 'fighter';

function availableFrom(
  { machine, pilot, observer }: Crewed,
  { aircrew }: Pick<FlightRecord, 'aircrew'>,
  plan: DayPlan,
  book: Rulebook,
): Available {
  const second = aircrew.find(({ id }) => id === observer);
  return {
    airman: pilot.id,
    rank: pilot.rank,
    surname: pilot.surname,
    initial: pilot.initial,
    machine: machine.id,
    role: roleOf(machine, book),
    skill: pilot.skill,
    firing: pilot.firing,
    bravery: braveryLetter(pilot.bravery, book),
    aft: promised(book.aircraft[machine.aircraft]?.duration, `Duration of ${machine.aircraft}`),
    usual: { machine: pilot.machine, observer: second?.machine },
    observer: second && namedGunner(second),
    routine: routineOf(pilot.id, plan),
  };
}

/** (7) The Bravery number as a letter. */
export function braveryLetter(bravery: number, { pilotSkillFiringAndBravery: { letters } }: Rulebook) {
  return readBand(letters, bravery).letter;
}
