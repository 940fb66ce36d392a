import { verify as verifyDays } from '../../logbook/replay.ts';
import { theGame } from '../../seat/game.ts';
import { tellVerdicts } from '../../seat/page/verdicts.ts';
import { cardsOf, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { wof } from '../../shell/advice.ts';
import type { GlobalOptions } from '../../shell/page.ts';
import { dateOf } from '../../words/numbers.ts';

/** `wof verify NAME`: replays every day and compares each throw, each question and each dawn. */
export async function verify(name: string, options: GlobalOptions): Promise<void> {
  const log = readCampaign(name, options);
  const book = await cardsOf(log, options);
  const verdicts = verifyDays(log.standing, theGame(book));
  const failed = (day: number) =>
    `${name} is not borne out from ${dateOf(day)} on. ${wof('play', name)} offers to begin that day anew.`;
  tellVerdicts(name, verdicts, { kind: 'campaign', book, title: dateOf, failed }, options);
}
