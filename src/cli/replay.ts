import { refuse } from '../logbook/refusal.ts';
import { replay as replayDays } from '../logbook/replay.ts';
import { leads } from '../logbook/standing.ts';
import { dateOf } from '../terminal/numbers.ts';
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
  const days = [...replayDays(log.standing, theGame(book))];
  const told = days.filter(({ logged }) => options.day === undefined || logged.dawn.dawn === options.day);
  if (told.length === 0 && options.day !== undefined)
    refuse({ why: 'no-such-day', day: options.day, days: days.map(({ logged }) => logged.dawn.dawn) });
  const isJson = options.json === true;
  const teller = new Teller(book, thePaper(options), isJson, tellsRealDays(log), leads(log.standing));
  const retold = { teller, title: dateOf, introduce: teller.introduce.bind(teller), proof: `wof verify ${name}` };
  await retell(told, retold, options);
}
