import { refuse } from '../logbook/refusal.ts';
import { replay } from '../logbook/replay.ts';
import { missionReports, reportText } from '../records/mission-report.ts';
import { theGame } from './game.ts';
import { overlayOf, readCampaign } from './open-campaign.ts';
import { openRulebook } from './open-rulebook.ts';
import { type GlobalOptions, print, printJson, thePaper } from './page.ts';

/** `wof report NAME`: what was written of each mission that is over, of all days or of one. */
export async function report(name: string, options: GlobalOptions & { day?: number }): Promise<void> {
  const log = readCampaign(name, options);
  const book = await openRulebook(overlayOf(log, options));
  const days = [...replay(log.standing, theGame(book))];
  const asked = days.filter(({ logged }) => options.day === undefined || logged.dawn.dawn === options.day);
  if (asked.length === 0 && options.day !== undefined)
    refuse({ why: 'no-such-day', day: options.day, days: days.map(({ logged }) => logged.dawn.dawn) });
  const reports = asked.flatMap(({ outcome }) => missionReports(outcome.events, book));
  const paper = thePaper(options);
  if (options.json) return printJson({ campaign: name, reports });
  if (reports.length === 0) return print('No mission is over yet.', paper);
  print(reports.map(reportText).join('\n\n\n'), paper);
}
