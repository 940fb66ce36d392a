import { readBand } from '../cards/band.ts';
import type { Mission } from '../cards/printed/mission.ts';
import { expectDefined, manualOf, type Rulebook } from '../cards/rulebook.ts';
import { type Airman, isFit, namedGunner, type Pilot } from './aircrew.ts';
import { type Crewed, crewsFor, fliesTwoSeaters, needsObserver, pairingsFor } from './flight.ts';
import { isReady, type Machine } from './machine.ts';
import {
  type Available,
  type DayPlan,
  type Draft,
  missionsIn,
  onRoutine,
  type Pairing,
  type PlannedMission,
  routineOf,
} from './plan.ts';
import type { Watch } from './watch.ts';

/** The man who is proposed next. */
export function proposedFor(
  { scheduled, crews }: PlannedMission,
  watch: Watch,
  draft: Draft,
  book: Rulebook,
): Available[] {
  const { crews: places } = manualOf(scheduled.mission, book);
  const proposed = [...readyFor(watch, draft, book), ...officerFor(watch, draft, book)];
  return proposed.filter((crew) => hasPlace(crew, crews, places));
}

/** The Commanding Officer may join the Twilight Patrol, in his own machine. */
function officerFor(watch: Watch, draft: Draft, book: Rulebook): Available[] {
  const { plan } = draft;
  const { commandingOfficer: officer, day } = plan;
  if (!officer || watch !== 'twilight' || outIn(watch, plan).has(officer.man.id)) return [];
  const { man, machine } = officer;
  if (!isFit(man, day) || !isReady(machine, day)) return [];
  return [availableFrom({ machine, pilot: man, observer: undefined }, draft, book)];
}

/** Whether a man could be added to a mission, by the places in its manual. */
export function hasPlace(
  { role }: Pick<Available, 'role'>,
  chosen: readonly Available[],
  { fighters, twoSeaters }: Mission['crews'],
): boolean {
  const alike = chosen.filter((other) => other.role === role).length;
  return alike < (role === 'two-seater' ? twoSeaters : fighters).to;
}

/** Whether the chosen men are as many as the manual requires. */
export function isEnough(chosen: readonly Available[], { fighters, twoSeaters }: Mission['crews']): boolean {
  const pair = chosen.filter(({ role }) => role === 'two-seater').length;
  return chosen.length > 0 && pair >= twoSeaters.from && chosen.length - pair >= fighters.from;
}

/**
 * (6) Who could still be sent out in a part of the day, and in which machine: each man and each machine goes out once
 * in it.
 */
const readyFor = (watch: Watch, draft: Draft, book: Rulebook): Available[] =>
  crewsWithout(outIn(watch, draft.plan), draft, book);

/** (6) The same, for men without a routine mission today; they may borrow the machines of the others. */
export function idleFor(watch: Watch, draft: Draft, book: Rulebook): Available[] {
  const { plan } = draft;
  return crewsWithout(outOrOnRoutine(watch, plan), draft, book);
}

const outOrOnRoutine = (watch: Watch, plan: DayPlan): Set<string> =>
  new Set([...outIn(watch, plan), ...onRoutine(plan)]);

/** (6) Whether a fit fighter pilot has no routine mission today. */
export function isAnyWithoutRoutine({ plan, flight }: Draft, book: Rulebook): boolean {
  const busy = onRoutine(plan);
  return flight.aircrew.some((man) => isFreeFighter(man, busy, { plan, flight }, book));
}

const isFreeFighter = (man: Airman, busy: ReadonlySet<string>, { plan, flight }: Draft, book: Rulebook): man is Pilot =>
  man.seat === 'pilot' && isFit(man, plan.day) && !busy.has(man.id) && !fliesTwoSeaters(man, flight.machines, book);

/**
 * (6) Fit fighter pilots without a routine mission today who are not out in a part of the day, with or without a
 * machine.
 */
export function withoutMachineFor(watch: Watch, { plan, flight }: Draft, book: Rulebook): Pilot[] {
  const busy = outOrOnRoutine(watch, plan);
  return flight.aircrew.filter((man) => isFreeFighter(man, busy, { plan, flight }, book));
}

/** Whether no man and no machine of a mission is out in the half of the day to which it would be moved. */
export function canMove({ crews }: PlannedMission, to: Watch, plan: DayPlan): boolean {
  const out = outIn(to, plan);
  const gone = (crew: Available) => [crew.airman, crew.machine, crew.observer?.airman ?? crew.machine];
  return crews.every((crew) => gone(crew).every((id) => !out.has(id)));
}

/** A man in the machine that another lends him. */
export function inMachineOf(other: Available, pilot: Pilot, draft: Draft, book: Rulebook): Available {
  const machine = expectDefined(
    draft.flight.machines.find(({ id }) => id === other.machine),
    `${other.machine} in the flight`,
  );
  return availableFrom({ machine, pilot, observer: undefined }, draft, book);
}

const crewsWithout = (out: ReadonlySet<string>, draft: Draft, book: Rulebook): Available[] =>
  crewsFor(draft.flight, draft.plan.day, out, book).map((crew) => availableFrom(crew, draft, book));

/**
 * (6) A mission fills a half of the day for its machines and men. So nobody has more than two routine missions in a
 * day, and the patrols of dawn and twilight in addition.
 */
export function outIn(watch: Watch, plan: DayPlan): Set<string> {
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

export function availableFrom(
  { machine, pilot, observer }: Crewed,
  { plan, flight }: Draft,
  book: Rulebook,
): Available {
  const second = flight.aircrew.find(({ id }) => id === observer);
  return {
    airman: pilot.id,
    rank: pilot.rank,
    surname: pilot.surname,
    initial: pilot.initial,
    machine: machine.id,
    aircraft: machine.aircraft,
    role: roleOf(machine, book),
    skill: pilot.skill,
    firing: pilot.firing,
    bravery: braveryLetter(pilot.bravery, book),
    aft: expectDefined(book.aircraft[machine.aircraft]?.duration, `Duration of ${machine.aircraft}`),
    usual: { machine: pilot.machine, observer: second?.machine },
    observer: second && namedGunner(second),
    routine: routineOf(pilot.id, plan),
  };
}

/** A mission with the crews chosen so far. */
export interface Manned extends Draft {
  readonly mission: string;
  readonly watch: Watch;
  readonly chosen: readonly Available[];
  /** The proposed men, each in his usual machine as far as there is one. */
  readonly available: readonly Available[];
}

/**
 * (6) All other ways to seat men and machines that are not out in this part of the day yet, where there is a place;
 * only those of one man, if he is given.
 */
export function pairingsBesides(manned: Manned, book: Rulebook, of?: string): Pairing[] {
  const { mission, watch, chosen, available, plan, flight } = manned;
  const { crews: places } = manualOf(mission, book);
  const isProposed = new Set(
    available.map(({ airman, machine, observer }) => pairedInWords(airman, machine, observer?.airman)),
  );
  const hasRoom = {
    fighter: hasPlace({ role: 'fighter' }, chosen, places),
    'two-seater': hasPlace({ role: 'two-seater' }, chosen, places),
  };
  return pairingsFor(flight, plan.day, outIn(watch, plan), book, of)
    .map(({ pilot, machine, observer }) => ({
      words: pairedInWords(pilot.id, machine.id, observer),
      airman: pilot.id,
      machine: machine.id,
      observer,
      role: roleOf(machine, book),
    }))
    .filter(({ role, words }) => hasRoom[role] && !isProposed.has(words));
}

export const pairedInWords = (airman: string, machine: string, observer: string | undefined): string =>
  observer === undefined ? `${airman} ${machine}` : `${airman} ${machine} ${observer}`;

/** (7) The Bravery number as a letter. */
export function braveryLetter(bravery: number, { pilotSkillFiringAndBravery: { letters } }: Rulebook) {
  return readBand(letters, bravery).letter;
}
