import { replay } from '../logbook/replay.ts';
import { missionReports, reportText } from '../records/mission-report.ts';
import { dawnIn, daysAsked } from './days-asked.ts';
import { theGame } from './game.ts';
import { overlayOf, readCampaign } from './open-campaign.ts';
import { openRulebook } from './open-rulebook.ts';
import { type GlobalOptions, print, printJson, thePaper } from './page.ts';

/** `wof report NAME`: what was written of each mission that is over, of all days or of one. */
export async function report(name: string, options: GlobalOptions & { day?: number }): Promise<void> {
  const log = readCampaign(name, options);
  const book = await openRulebook(overlayOf(log, options));
  const asked = daysAsked([...replay(log.standing, theGame(book))], dawnIn, options.day);
  const reports = asked.flatMap(({ outcome }) => missionReports(outcome.events, book));
  const paper = thePaper(options);
  if (options.json) return printJson({ campaign: name, reports });
  if (reports.length === 0) return print('No mission is over yet.', paper);
  print(reports.map(reportText).join('\n\n\n'), paper);
}
