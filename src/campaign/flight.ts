import type { Pilot } from './aircrew.ts';
import { isFit } from './aircrew.ts';
import type { FlightRecord } from './campaign.ts';
import { isReady, type Machine } from './machine.ts';

/** A machine that can fly today, and the men to fly her. */
export interface Crewed {
  readonly machine: Machine;
  readonly pilot: Pilot;
  readonly observer: string | undefined;
}

/**
 * (6) Who could fly now, but for the men and machines that are out already. A pilot takes the machine that is his by
 * right, else one like it that has nobody else; a two-seater goes with an observer who is fit.
 */
export function crewsFor({ aircrew, machines }: FlightRecord, day: number, out: ReadonlySet<string>): Crewed[] {
  const idle = aircrew.filter((man) => isFit(man, day) && !out.has(man.id));
  const pilots = idle.filter((man): man is Pilot => man.seat === 'pilot');
  const observers = idle.filter((man) => man.seat === 'observer');
  const free = machines.filter((machine) => isReady(machine, day) && !out.has(machine.id));
  const crews: Crewed[] = [];
  for (const pilot of [...pilots].sort((a, b) => rightFirst(a, free) - rightFirst(b, free))) {
    const machine = takeMachine(pilot, free, machines);
    if (!machine) continue;
    const observer = needsObserver(machine) ? takeObserver(machine, observers) : undefined;
    if (needsObserver(machine) && observer === undefined) continue;
    crews.push({ machine, pilot, observer });
  }
  return crews;
}

/** Those whose own machine is ready come first: nobody else may take it from them. */
const rightFirst = ({ machine }: Pilot, free: readonly Machine[]) => (free.some(({ id }) => id === machine) ? 0 : 1);

function takeMachine(pilot: Pilot, free: Machine[], all: readonly Machine[]): Machine | undefined {
  const isOwn = ({ id }: Machine) => id === pilot.machine;
  const alike = free.filter(({ aircraft }) => all.some((own) => isOwn(own) && own.aircraft === aircraft));
  const taken = alike.find(isOwn) ?? alike[0];
  if (taken) free.splice(free.indexOf(taken), 1);
  return taken;
}

/** The seventh and eighth machines of a flight are its two-seaters. */
export const needsObserver = ({ id }: { id: string }): boolean => /[78]$/.test(id);

function takeObserver({ id }: Machine, observers: { id: string; machine: string }[]): string | undefined {
  const own = observers.findIndex(({ machine }) => machine === id);
  return observers.splice(Math.max(own, 0), 1)[0]?.id;
}
