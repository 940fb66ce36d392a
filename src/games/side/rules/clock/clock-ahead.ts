import type { Side } from '../../../../table/sides.ts';
import type { ClockAhead } from '../../table/energy-decisions.ts';
import type { Mover } from '../pools.ts';
import { hasOption, type SideFight } from '../side-fight.ts';
import { isKnownTo } from '../view.ts';

/** (V111) Who flies while a machine does, so that a stop of the clock finds both on the way; and who flies after it. */
export interface StopsAhead {
  readonly together: readonly Mover[];
  /** The time of the stop, where it has been called. */
  readonly time?: number;
  readonly later: readonly Mover[];
}

export const NO_STOPS: StopsAhead = { together: [], later: [] };

/** The same as far as a side knows: the enemies among them. */
export function clockAhead(side: Side, { together, time, later }: StopsAhead, fight: SideFight): ClockAhead {
  const enemies = (movers: readonly Mover[]) =>
    hasOption(fight, 'time-freezing')
      ? movers
          .map(({ machine }) => machine)
          .filter((machine) => machine.side !== side && isKnownTo(side, machine, fight))
          .map(({ id }) => id)
      : [];
  return { together: enemies(together), time, later: enemies(later) };
}
