import { type Airman, isLost, type Pilot } from '../../campaign/aircrew.ts';
import type { FlightRecord } from '../../campaign/campaign.ts';
import type { Table } from '../../table/table.ts';
import { appointActing, settleSuccession } from './succession.ts';

const isPilot = (man: Airman): man is Pilot => man.seat === 'pilot';

/** The pilots whom the flight still has, wounded or not. */
const serving = ({ aircrew }: FlightRecord): Pilot[] => aircrew.filter(isPilot).filter((man) => !isLost(man));

/** (47) When the Flight Commander is lost, somebody acts for him until a Captain is made. */
export function keepCommand(flight: FlightRecord, today: number, table: Table): void {
  const pilots = serving(flight);
  const { succession } = flight;
  if (succession && pilots.some(({ id }) => id === succession.acting)) return;
  const lost = flight.aircrew.filter(isPilot).findLast((man) => isLost(man) && man.rank === 'Captain');
  if (!lost || pilots.some(({ rank }) => rank === 'Captain')) return;
  const since = succession?.since ?? today;
  // Ruling: where no pilot is left the seven days run all the same, and the first Lieutenant sent out takes the flight.
  flight.succession = pilots.length === 0 ? { since, acting: undefined } : appointActing(lost, pilots, since, table);
}

/** (47) At dawn: a Lieutenant sent out takes the flight, or the Acting Commander is confirmed. */
export function settleCommand(received: readonly Airman[], flight: FlightRecord, today: number, table: Table): void {
  const { succession } = flight;
  if (!succession) return;
  const made = settleSuccession(succession, serving(flight), received.filter(isPilot), today, table);
  if (made) flight.succession = undefined;
}
