import { missionReports, reportText } from '../../chronicle/report/mission-report.ts';
import { replay } from '../../logbook/replay.ts';
import { theGame } from '../../seat/game.ts';
import { cardsOf, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { dawnIn, daysAsked } from '../../shell/days-asked.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';

/** `wof report NAME`: what was written of each mission that is over, of all days or of one. */
export async function report(name: string, options: GlobalOptions & { day?: number }): Promise<void> {
  const log = readCampaign(name, options);
  const book = await cardsOf(log, options);
  const asked = daysAsked([...replay(log.standing, theGame(book))], dawnIn, options.day);
  const reports = asked.flatMap(({ outcome }) => missionReports(outcome.events, book));
  const paper = thePaper(options);
  if (options.json) return printJson({ campaign: name, reports });
  if (reports.length === 0) return print('No mission is over yet.', paper);
  print(reports.map(reportText).join('\n\n\n'), paper);
}
