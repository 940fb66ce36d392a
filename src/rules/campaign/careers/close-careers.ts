import { type Airman, isLost } from '../../../campaign/aircrew.ts';
import type { Campaign } from '../../../campaign/campaign.ts';
import type { MissionLog } from '../../../campaign/mission-log.ts';
import type { Table } from '../../../table/table.ts';
import { hasFlown } from '../personnel-records.ts';
import { becomeAce } from './abilities.ts';
import { earn } from './earn.ts';
import { spendExperience } from './raise.ts';
import { mend, reRollsLeft } from './wounds.ts';

/**
 * (C123) to (C131) The evening of a campaign with careers: what the day has made of those who flew, and what it has
 * left of them.
 */
export function closeCareers(
  logs: readonly MissionLog[],
  aircrew: readonly Airman[],
  campaign: Campaign,
  table: Table,
): void {
  if (!campaign.careers) return;
  const used: MissionLog[] = [];
  for (const man of aircrew) {
    const flown = logs.filter((log) => hasFlown(man, log));
    if (flown.length === 0 || isLost(man)) continue;
    earn(man, flown, table);
    becomeAce(man, table);
    const days = daysOf(man, flown);
    const wounded = { days, reRolls: reRollsLeft(man, flown, used, table) };
    if (days > 0 && mend(man, wounded, campaign, table)) used.push(...flown);
  }
  spendExperience(
    aircrew.filter((man) => !isLost(man)),
    campaign.day,
    table,
  );
}

/** The days that his worst wound of the day keeps him in hospital. */
const daysOf = ({ id }: Airman, flown: readonly MissionLog[]): number =>
  flown
    .flatMap(({ fates }) => fates)
    .reduce(
      (most, { airman, fate }) => (airman === id && fate.fate === 'wounded' ? Math.max(most, fate.days) : most),
      0,
    );
