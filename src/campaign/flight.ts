import { cardOf, type Rulebook } from '../cards/rulebook.ts';
import { isFit, type Observer, type Pilot } from './aircrew.ts';
import type { FlightRecord } from './campaign.ts';
import { isReady, type Machine } from './machine.ts';

/** A machine that can fly today, and its men. */
export interface Crewed {
  readonly machine: Machine;
  readonly pilot: Pilot;
  readonly observer: string | undefined;
}

/** The men and machines that could go out. */
interface Idle {
  readonly pilots: readonly Pilot[];
  readonly observers: Observer[];
  /** The single-seaters, and the machines with an observer. */
  readonly forOne: Machine[];
  readonly forTwo: Machine[];
}

/** Two men sit in a machine whose Aircraft Card has two seats; the Squadron Notes give the type of each machine. */
export const needsObserver = ({ aircraft }: Pick<Machine, 'aircraft'>, book: Rulebook): boolean =>
  cardOf(aircraft, book).seats === 2;

/** A man flies fighters or two-seaters, like his own machine. */
export function fliesTwoSeaters(man: Pick<Pilot, 'machine'>, machines: readonly Machine[], book: Rulebook): boolean {
  const own = machines.find(({ id }) => id === man.machine);
  return own !== undefined && needsObserver(own, book);
}

/**
 * (6) The proposed crews, without the men and machines that are already out. A pilot has his own machine, otherwise one
 * of the same kind that nobody else has; a two-seater goes with a fit observer.
 */
export function crewsFor(flight: FlightRecord, day: number, out: ReadonlySet<string>, book: Rulebook): Crewed[] {
  const { pilots, observers, forOne, forTwo } = idleOf(flight, day, out, book);
  const crews: Crewed[] = [];
  for (const pilot of rightFirst(pilots, [...forOne, ...forTwo])) {
    const isOfTwo = fliesTwoSeaters(pilot, flight.machines, book);
    const machine = takeFor(pilot, isOfTwo ? forTwo : forOne);
    if (!machine) continue;
    const observer = isOfTwo ? takeObserver(machine, observers) : undefined;
    if (isOfTwo && observer === undefined) continue;
    crews.push({ machine, pilot, observer });
  }
  return crews;
}

/**
 * (6) Every way to seat them: any fit man in any ready machine of his kind, any observer behind any pilot of a
 * two-seater; only the ways of one man, if he is given.
 */
export function pairingsFor(
  flight: FlightRecord,
  day: number,
  out: ReadonlySet<string>,
  book: Rulebook,
  of?: string,
): Crewed[] {
  const { pilots, observers, forOne, forTwo } = idleOf(flight, day, out, book);
  const men = of === undefined ? pilots : pilots.filter(({ id }) => id === of);
  return men.flatMap((pilot): Crewed[] =>
    fliesTwoSeaters(pilot, flight.machines, book)
      ? forTwo.flatMap((machine) => observers.map(({ id }) => ({ machine, pilot, observer: id })))
      : forOne.map((machine) => ({ machine, pilot, observer: undefined })),
  );
}

function idleOf({ aircrew, machines }: FlightRecord, day: number, out: ReadonlySet<string>, book: Rulebook): Idle {
  const idle = aircrew.filter((man) => isFit(man, day) && !out.has(man.id));
  const ready = machines.filter((machine) => isReady(machine, day) && !out.has(machine.id));
  return {
    pilots: idle.filter((man) => man.seat === 'pilot'),
    observers: idle.filter((man) => man.seat === 'observer'),
    forOne: ready.filter((machine) => !needsObserver(machine, book)),
    forTwo: ready.filter((machine) => needsObserver(machine, book)),
  };
}

/** Pilots whose own machine is ready come first, so that nobody else is proposed for it. */
function rightFirst(pilots: readonly Pilot[], ready: readonly Machine[]): Pilot[] {
  const own = new Set(ready.map(({ id }) => id));
  return [...pilots.filter(({ machine }) => own.has(machine)), ...pilots.filter(({ machine }) => !own.has(machine))];
}

/** His own machine, or the first free one. Removes it from the list. */
function takeFor({ machine }: Pilot, free: Machine[]): Machine | undefined {
  const own = free.findIndex(({ id }) => id === machine);
  return free.splice(Math.max(own, 0), 1)[0];
}

function takeObserver({ id }: Machine, observers: Observer[]): string | undefined {
  const own = observers.findIndex(({ machine }) => machine === id);
  return observers.splice(Math.max(own, 0), 1)[0]?.id;
}
