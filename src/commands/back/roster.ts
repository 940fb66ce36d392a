import { dayTold } from '../../campaign/campaign.ts';
import { whoIsWho } from '../../chronicle/who-is-who.ts';
import { rosterPage, rosterSentences } from '../../screens/pages/roster-page.ts';
import { openChronicle } from '../../seat/sit-down/open-chronicle.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';

/** `wof roster NAME`: the flight's people now, a page for each flight; with --words, a paragraph for each man. */
export async function roster(name: string, options: GlobalOptions & { words?: boolean }): Promise<void> {
  const lived = await openChronicle(name, options);
  const { day, flights } = lived.now;
  const told = dayTold(lived.now);
  const people = whoIsWho(lived);
  if (options.json) return printJson({ campaign: name, day, flights: flights.map(({ flight }) => flight), people });
  const paper = thePaper(options);
  const page = options.words ? rosterSentences : rosterPage;
  const pages = flights.map(({ flight }) =>
    page({ flight, day: told, people: people.filter((known) => known.flight === flight) }, lived.book, paper),
  );
  print(pages.join('\n\n'), paper);
}
