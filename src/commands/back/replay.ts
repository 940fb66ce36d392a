import { replay as replayDays } from '../../logbook/replay.ts';
import { leads } from '../../logbook/standing.ts';
import { frameOf } from '../../seat/day/day-frame.ts';
import { theGame } from '../../seat/game.ts';
import { readerOf } from '../../seat/page/reader.ts';
import { type RetellOptions, retell } from '../../seat/page/retell.ts';
import { Teller } from '../../seat/page/teller.ts';
import { cardsOf, readCampaign, tellsRealDays } from '../../seat/sit-down/open-campaign.ts';
import { wof } from '../../shell/advice.ts';
import { dawnIn, daysAsked } from '../../shell/days-asked.ts';
import { thePaper } from '../../shell/page.ts';
import { dateOf } from '../../words/numbers.ts';

interface ReplayOptions extends RetellOptions {
  readonly day?: number;
}

/** `wof replay NAME`: retells the campaign, or one day of it, from its log-book. */
export async function replay(name: string, options: ReplayOptions): Promise<void> {
  const log = readCampaign(name, options);
  const book = await cardsOf(log, options);
  const told = daysAsked([...replayDays(log.standing, theGame(book))], dawnIn, options.day);
  const teller = new Teller({
    book,
    paper: thePaper(options),
    json: options.json === true,
    realDays: tellsRealDays(log),
    briefs: false,
    leads: leads(log.standing),
    reader: 'anybody',
    frame: frameOf(log, options),
  });
  const retold = {
    teller,
    title: dateOf,
    introduce: teller.introduce.bind(teller),
    proof: wof('verify', name),
    reader: readerOf(log.standing),
  };
  await retell(told, retold, options);
}
