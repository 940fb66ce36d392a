import { isOver } from '../../campaign/campaign.ts';
import { dawnOf, editionOf } from '../../logbook/standing.ts';
import { layoutPage } from '../../screens/companion/companion.ts';
import { ownTable } from '../../screens/companion/own-table.ts';
import { lastSeen } from '../../seat/sit-down/last-seen.ts';
import { cardsOf, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { goesAnotherWay, wof } from '../../shell/advice.ts';
import { Fault } from '../../shell/faults.ts';
import { type GlobalOptions, printJson, show, thePaper } from '../../shell/page.ts';

/** `wof layout NAME`: the layout of the player's own board, as the campaign was left. */
export async function layout(name: string, options: GlobalOptions): Promise<void> {
  const log = readCampaign(name, options);
  const book = await cardsOf(log, options);
  if (isOver(dawnOf(log.standing).state)) throw new Fault(`${name} is over: there is nothing to lay out.`);
  const known = lastSeen(log, book);
  if (!known) throw new Fault(goesAnotherWay('Today', editionOf(log.standing), wof('verify', name)));
  if (options.json) return printJson(ownTable(known));
  show(layoutPage(known, thePaper(options)));
}
