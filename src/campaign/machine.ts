import type { MachineFate } from '../cards/printed/damage-tables.ts';

/** How a machine stands. `back` is the day at whose dawn she, or the one sent in her place, is in the line again. */
export type MachineStanding =
  | { readonly is: 'ready' }
  | { readonly is: 'under-repair' | 'awaited'; readonly back: number }
  | { readonly is: 'lost'; readonly since: number };

/** One of the flight's machines, by the number on her side: B1 to B8. */
export interface Machine {
  readonly id: string;
  /** The id of her Aircraft Card. */
  aircraft: string;
  standing: MachineStanding;
}

/** Whether she can fly on a day. */
export function isReady({ standing }: Machine, day: number): boolean {
  return standing.is === 'ready' || ('back' in standing && standing.back <= day);
}

/** What becomes of a machine on a day: lost, or out of the line for so many days after it. */
export function machineAfter(fate: MachineFate, day: number): MachineStanding {
  return fate === 'lost' ? { is: 'lost', since: day } : { is: 'under-repair', back: day + 1 + fate };
}
