import { namesOn } from '../logbook/shelf.ts';
import { whoAnswers } from './asking.ts';
import { begin } from './new.ts';
import { theShelf } from './open-campaign.ts';
import { type GlobalOptions, print, thePaper } from './page.ts';
import { play } from './play.ts';
import { saves } from './saves.ts';

/** `wof` alone: the shelf, and the way to a campaign on it or to a new one. */
export async function welcome(options: GlobalOptions): Promise<void> {
  const { ask } = whoAnswers(undefined);
  const paper = thePaper(options);
  const names = namesOn(theShelf(options));
  print(`\n${paper.ink.bold('Wings over France')}\nNo. 23 Squadron, Royal Flying Corps, Amiens, April 1917.\n`, paper);
  if (names.length > 0) saves(options);
  const [first = 'april'] = names;
  print(names.length > 0 ? WHICH(first) : NONE, paper);
  const typed = (await ask('Campaign:'))?.trim();
  if (typed === undefined || typed === 'quit') return;
  const name = typed === '' ? first : typed;
  await (names.includes(name) ? play(name, options) : begin(name, options));
}

const WHICH = (first: string) =>
  `\nType the name of a campaign to go on with it, or a new name to begin one. Enter alone: ${first}. quit leaves.`;
const NONE = 'No campaign lies on the shelf yet. Type a name for yours; Enter alone calls it april. quit leaves.';
