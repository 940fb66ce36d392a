import { replay as replayDays } from '../logbook/replay.ts';
import { leads } from '../logbook/standing.ts';
import { dateOf } from '../terminal/numbers.ts';
import { wof } from './advice.ts';
import { dawnIn, daysAsked } from './days-asked.ts';
import { theGame } from './game.ts';
import { overlayOf, readCampaign, tellsRealDays } from './open-campaign.ts';
import { openRulebook } from './open-rulebook.ts';
import { thePaper } from './page.ts';
import { type RetellOptions, retell } from './retell.ts';
import { Teller } from './teller.ts';

interface ReplayOptions extends RetellOptions {
  readonly day?: number;
}

/** `wof replay NAME`: tells the campaign again, or one day of it, from its log-book. */
export async function replay(name: string, options: ReplayOptions): Promise<void> {
  const log = readCampaign(name, options);
  const book = await openRulebook(overlayOf(log, options));
  const told = daysAsked([...replayDays(log.standing, theGame(book))], dawnIn, options.day);
  const teller = new Teller({
    book,
    paper: thePaper(options),
    json: options.json === true,
    realDays: tellsRealDays(log),
    leads: leads(log.standing),
  });
  const retold = { teller, title: dateOf, introduce: teller.introduce.bind(teller), proof: wof('verify', name) };
  await retell(told, retold, options);
}
