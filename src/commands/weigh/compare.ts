import { atAGlance } from '../../chronicle/at-a-glance.ts';
import type { Lived } from '../../chronicle/lived.ts';
import { openingOf } from '../../logbook/standing.ts';
import { pointsByDay } from '../../screens/pages/april-charts.ts';
import { type ComparedCampaign, comparePage } from '../../screens/pages/compare-page.ts';
import { cardsOf, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { livedIn } from '../../seat/sit-down/open-chronicle.ts';
import { type GlobalOptions, printJson, show, thePaper } from '../../shell/page.ts';

/** `wof compare A B`: two campaigns, or branches of one, side by side at the last date that both have reached. */
export async function compare(one: string, other: string, options: GlobalOptions): Promise<void> {
  const [first, second] = [await livedBy(one, options), await livedBy(other, options)] as const;
  const day = Math.min(first.now.day, second.now.day);
  const both = [comparedAt(day, first), comparedAt(day, second)] as const;
  if (options.json) return printJson({ compared: both });
  show(comparePage(both[0], both[1], thePaper(options)));
}

interface LivedFrom extends Lived {
  readonly from: string | undefined;
}

async function livedBy(name: string, options: GlobalOptions): Promise<LivedFrom> {
  const log = readCampaign(name, options);
  return { ...(await livedIn(log, await cardsOf(log, options))), from: openingOf(log.standing).from };
}

function comparedAt(day: number, { from, ...lived }: LivedFrom): ComparedCampaign {
  return {
    name: lived.name,
    ...(from !== undefined && { from }),
    day: lived.now.day,
    at: day,
    ...atAGlance(livedUntil(day, lived)),
    byDay: pointsByDay(lived.now),
  };
}

/** A campaign at the start of that day; as it is, if it has not reached it. */
function livedUntil(day: number, lived: Lived): Lived {
  const then = lived.days.find(({ dawn }) => dawn.day === day);
  if (lived.now.day === day || !then) return lived;
  return { ...lived, days: lived.days.filter(({ dawn }) => dawn.day < day), now: then.dawn };
}
