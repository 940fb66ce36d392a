import { quoted } from '../../terminal/kit/quoted.ts';
import { Fault } from '../shell/faults.ts';
import { openRulebook } from '../shell/open-rulebook.ts';
import { type GlobalOptions, printJson, show, thePaper } from '../shell/page.ts';

export interface CardsOptions extends GlobalOptions {
  readonly sources?: boolean;
  readonly odds?: boolean;
}

/** `wof cards [NAME]`: lists the cards, or shows one as it would be printed. */
export async function cards(name: string, options: CardsOptions): Promise<void> {
  const book = await openRulebook(options.cards);
  const { showCard } = await import('../../terminal/cards/card-page.ts');
  const shown = showCard(name, book, { sources: options.sources === true, odds: options.odds === true });
  if (shown.is === 'several') throw new Fault(`${quoted(name)} may be ${shown.ids.join(', ')}. Type more of it.`);
  if (shown.is === 'none') throw new Fault(noCard(name, shown.meant));
  if (options.json) return printJson(shown.data());
  show(shown.page(thePaper(options)));
}

const noCard = (name: string, meant: string | undefined) =>
  `There is no card called ${quoted(name)}. ${meant ? `Did you mean ${meant}? ` : ''}wof cards lists them.`;
