import { isOver } from '../../campaign/campaign.ts';
import { hallOfFame } from '../../chronicle/hall-of-fame.ts';
import { list } from '../../logbook/file/shelf.ts';
import { famePage } from '../../screens/pages/fame-page.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, print, printJson, show, thePaper } from '../../shell/page.ts';
import { wordRefusal } from '../../shell/refusals.ts';
import { RULES } from '../../shell/version.ts';

/**
 * `wof people`: the men of all finished campaigns, the greatest first. A book that cannot be read does not hide the
 * others.
 */
export async function people(options: GlobalOptions): Promise<void> {
  const book = await openRulebook(options.cards);
  const shelved = list(theShelf(options), RULES);
  const whole = shelved.flatMap((each) => ('refused' in each ? [] : [each]));
  const damaged = shelved.flatMap((each) => ('refused' in each ? [each] : []));
  const over = whole.filter(({ campaign }) => isOver(campaign) && campaign.onlyDay === undefined);
  const famous = hallOfFame(over, book);
  const unread = damaged.map(({ name, refused }) => ({ name, refused: refused.reason.why }));
  if (options.json) return printJson({ campaigns: over.map(({ name }) => name), people: famous, unread });
  const paper = thePaper(options);
  if (famous.length === 0) print('No campaign is over yet whose men have done anything to be told of.', paper);
  else show(famePage(famous, over.length, paper));
  for (const { name, refused } of damaged) print(`\n${name} is left out. ${wordRefusal(refused.reason)}`, paper);
}
