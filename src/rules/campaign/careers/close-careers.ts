import { type Airman, isLost } from '../../../campaign/aircrew.ts';
import type { Campaign } from '../../../campaign/campaign.ts';
import type { MissionLog } from '../../../campaign/mission-log.ts';
import type { CrewFate } from '../../../rulebook/cards/crew-fate.ts';
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
    const wound = worstWound(man, flown);
    if (!wound) continue;
    const { fate, lost } = wound;
    const wounded = { fate, lost, reRolls: reRollsLeft(man, flown, used, table) };
    if (mend(man, wounded, campaign, table)) used.push(...flown);
  }
  spendExperience(
    aircrew.filter((man) => !isLost(man)),
    campaign.day,
    table,
  );
}

/** His worst wound of the day; a graze that is gone by morning is none. */
const worstWound = ({ id }: Airman, flown: readonly MissionLog[]): MissionLog['fates'][number] | undefined =>
  flown
    .flatMap(({ fates }) => fates)
    .filter(({ airman, fate }) => airman === id && daysOf(fate) > 0)
    .toSorted((one, two) => daysOf(two.fate) - daysOf(one.fate))[0];

const daysOf = (fate: CrewFate): number => (fate.fate === 'wounded' ? fate.days : 0);
