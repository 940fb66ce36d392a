import { openingOf } from '../../../logbook/standing.ts';
import { atAGlance, type Glance } from '../../../records/at-a-glance.ts';
import { pointsByDay } from '../../../terminal/pages/april-charts.ts';
import { type Compared, comparePage } from '../../../terminal/pages/compare-page.ts';
import { cardsOf, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { chronicleOf } from '../../seat/sit-down/open-chronicle.ts';
import { type GlobalOptions, printJson, show, thePaper } from '../../shell/page.ts';

/** `wof compare A B`: two campaigns, or branches of one, side by side. */
export async function compare(one: string, other: string, options: GlobalOptions): Promise<void> {
  const both = [await comparedFrom(one, options), await comparedFrom(other, options)] as const;
  if (options.json) return printJson({ compared: both });
  show(comparePage(both[0], both[1], thePaper(options)));
}

async function comparedFrom(name: string, options: GlobalOptions): Promise<Compared> {
  const log = readCampaign(name, options);
  const lived = chronicleOf(log, await cardsOf(log, options));
  const { from } = openingOf(log.standing);
  const glance: Glance = atAGlance(lived);
  return {
    name: lived.name,
    ...(from !== undefined && { from }),
    day: lived.now.day,
    ...glance,
    byDay: pointsByDay(lived.now),
  };
}
