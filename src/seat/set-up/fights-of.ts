import type { GameName } from '../../cards/games.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { GAME_CARDS } from '../../games/cards.ts';
import { GAME_NAMES, OWN_GAME } from '../../games/game-names.ts';
import { quoted } from '../../page/quoted.ts';
import { lackingCards } from '../../reading/lacking.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';
import { listed } from '../../words/numbers.ts';

/** The named game for Dog-Fights; nothing for the Initiative Track. */
export function fightsOf(name: string | undefined): GameName | undefined {
  const system = GAME_NAMES.find((each) => each === name);
  if (name !== undefined && system === undefined)
    throw new WrongUsage(`There is no way to fight called ${quoted(name)}: there are ${GAME_NAMES.join(', ')}.`);
  return system === OWN_GAME ? undefined : system;
}

/** Refuses a game without a card for a machine of this campaign. */
export function checkFlown(system: GameName | undefined, book: Rulebook): void {
  const missing = system ? lackingCards(system, book) : [];
  if (system && missing.length > 0) throw new Fault(lackingText(system, missing));
}

/** `Winged Victory has no card of spad-xiii, which flies in this campaign.` */
export const lackingText = (system: GameName, missing: readonly string[]): string =>
  `${GAME_CARDS[system].title} has no card of ${listed(missing)}: a campaign in which ${missing.length === 1 ? 'it flies' : 'they fly'} cannot be fought out so.`;
