import { type Airman, isLost, type Pilot } from '../../campaign/aircrew.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Table } from '../../table/table.ts';
import { appointActing, settleSuccession } from './succession.ts';

const isPilot = (man: Airman): man is Pilot => man.seat === 'pilot';

/** The pilots whom the flight still has, wounded or not. */
const serving = ({ aircrew }: Campaign): Pilot[] => aircrew.filter(isPilot).filter((man) => !isLost(man));

/** (47) When the Flight Commander is lost, somebody acts for him until a Captain is made. */
export function keepCommand(campaign: Campaign, table: Table): void {
  const pilots = serving(campaign);
  const { succession } = campaign;
  if (succession && pilots.some(({ id }) => id === succession.acting)) return;
  const lost = campaign.aircrew.filter(isPilot).findLast((man) => isLost(man) && man.rank === 'Captain');
  if (!lost || pilots.length === 0 || pilots.some(({ rank }) => rank === 'Captain')) return;
  campaign.succession = appointActing(lost, pilots, succession?.since ?? campaign.day, table);
}

/** (47) At dawn: a Lieutenant sent out takes the flight, or the Acting Commander is confirmed. */
export function settleCommand(received: readonly Airman[], campaign: Campaign, table: Table): void {
  const { succession } = campaign;
  if (!succession) return;
  const made = settleSuccession(succession, serving(campaign), received.filter(isPilot), campaign.day, table);
  if (made) delete campaign.succession;
}
