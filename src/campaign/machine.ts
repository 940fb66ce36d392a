import type { MachineFate } from '../cards/printed/damage-tables.ts';

/** The state of a machine. At the dawn of day `back` it, or its replacement, can fly again. */
export type MachineStanding =
  | { readonly is: 'ready' }
  | { readonly is: 'under-repair' | 'awaited'; readonly back: number }
  | { readonly is: 'lost'; readonly since: number };

/** A machine of the flight, by its number: B1 to B8. */
export interface Machine {
  readonly id: string;
  /** The id of its Aircraft Card. */
  aircraft: string;
  standing: MachineStanding;
}

/** Whether the machine can fly on a day. */
export function isReady({ standing }: Machine, day: number): boolean {
  return standing.is === 'ready' || ('back' in standing && standing.back <= day);
}

/** The state of a machine after a day: lost, or out of action for so many days. */
export function machineAfter(fate: MachineFate, day: number): MachineStanding {
  return fate === 'lost' ? { is: 'lost', since: day } : { is: 'under-repair', back: day + 1 + fate };
}
