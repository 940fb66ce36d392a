import { whoIsWho } from '../records/who-is-who.ts';
import { rosterPage, rosterSentences } from '../terminal/roster-page.ts';
import { openChronicle } from './open-chronicle.ts';
import { type GlobalOptions, print, printJson, thePaper } from './page.ts';

/** `wof roster NAME`: the flight's people as they stand; with --words, a paragraph to each. */
export async function roster(name: string, options: GlobalOptions & { words?: boolean }): Promise<void> {
  const lived = await openChronicle(name, options);
  const { day, flight } = lived.now;
  const people = whoIsWho(lived);
  if (options.json) return printJson({ campaign: name, day, flight, people });
  const paper = thePaper(options);
  const told = { flight, day, people };
  print(options.words ? rosterSentences(told, lived.book, paper) : rosterPage(told, lived.book, paper), paper);
}
