import { type Campaign, LAST_DAY, MONTH_END } from '../../campaign/campaign.ts';
import { quoted } from '../../page/quoted.ts';
import { WrongUsage } from '../../shell/faults.ts';

/** How long a campaign lasts, by its last day as it is typed: as printed, or the whole month. */
export function spanOf(typed: string | undefined): Pick<Campaign, 'until'> {
  if (typed === undefined || typed === String(LAST_DAY)) return {};
  if (typed === String(MONTH_END)) return { until: MONTH_END };
  throw new WrongUsage(`A campaign lasts until ${LAST_DAY} April, or until ${MONTH_END}: ${quoted(typed)} is neither.`);
}
