import { isFit } from '../campaign/aircrew.ts';
import { isOver, totalPoints } from '../campaign/campaign.ts';
import { isReady } from '../campaign/machine.ts';
import { openingOf, todayOf } from '../logbook/standing.ts';
import { missionsDueToday, statusPage } from '../terminal/status-page.ts';
import { overlayOf, readCampaign } from './open-campaign.ts';
import { openRulebook } from './open-rulebook.ts';
import { type GlobalOptions, print, printJson, thePaper } from './page.ts';

/** `wof status NAME`: how the campaign stands as its present day begins. */
export async function status(name: string, options: GlobalOptions): Promise<void> {
  const log = readCampaign(name, options);
  const book = await openRulebook(overlayOf(log, options));
  const campaign = todayOf(log.standing).dawn.state;
  if (!options.json) {
    const paper = thePaper(options);
    return print(statusPage({ campaign, book }, paper), paper);
  }
  const { day, flight, points, aircrew, machines, awaited, replacements } = campaign;
  printJson({
    campaign: name,
    day,
    over: isOver(campaign),
    flight,
    victoryPoints: totalPoints(campaign),
    byDay: points,
    men: aircrew.map((man) => ({ ...man, fit: isFit(man, day) })),
    machines: machines.map((machine) => ({ ...machine, ready: isReady(machine, day) })),
    awaited,
    replacements,
    ironman: openingOf(log.standing).ironman,
    due: missionsDueToday(campaign, book),
  });
}
