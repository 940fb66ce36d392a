import { byName } from '../../cards/by-name.ts';
import { GAME_NAMES } from '../../games/game-names.ts';
import { GAME_SCREENS } from '../../games/screens.ts';
import type { GameScreen } from '../../kit/game-screen.ts';
import type { CardIndex } from '../../kit/screen/cards/shown.ts';
import { quoted } from '../../page/quoted.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, printJson, show, thePaper } from '../../shell/page.ts';
import type { FilePlacing } from '../../shell/put-files.ts';

export interface CardsOptions extends GlobalOptions, FilePlacing {
  /** The player's own folder of cards to be packed into one file. */
  readonly pack?: string;
  readonly sources?: boolean;
  readonly odds?: boolean;
  /** The game whose card of a machine is wanted. */
  readonly fights?: string;
}

/** `wof cards [NAME]`: lists the cards, or shows one as printed. */
export async function cards(name: string, options: CardsOptions): Promise<void> {
  if (options.pack !== undefined) return (await import('./pack-cards.ts')).packCards(options.pack, options);
  const book = await openRulebook(options.cards);
  const wanted = { sources: options.sources === true, odds: options.odds === true };
  const { ALL_CARDS } = await import('../../screens/cards/card-page.ts');
  const shown = await showIn(options.fights, ALL_CARDS)(name, book, wanted, ALL_CARDS);
  if (shown.is === 'several') throw new Fault(`${quoted(name)} may be ${shown.ids.join(', ')}. Type more of it.`);
  if (shown.is === 'none') throw new Fault(noCard(name, shown.meant));
  if (options.json) return printJson(shown.data());
  show(shown.page(thePaper(options)));
}

/** Finds cards among all; with `--fights` a machine shows its dashboard or its cockpit panel in that game. */
function showIn(fights: string | undefined, all: CardIndex): NonNullable<GameScreen<never, never>['showCard']> {
  if (fights === undefined) return async (typed, book, wanted) => all.show(typed, book, wanted);
  const show = byName(GAME_SCREENS).get(fights)?.showCard;
  if (show) return show;
  const have = GAME_NAMES.filter((each) => GAME_SCREENS[each].showCard !== undefined).join(' and ');
  throw new WrongUsage(
    `--fights ${quoted(fights)}: only ${have} have cards of their own here. Leave it out for the others.`,
  );
}

const noCard = (name: string, meant: string | undefined) =>
  `There is no card called ${quoted(name)}. ${meant ? `Did you mean ${meant}? ` : ''}wof cards lists them.`;
