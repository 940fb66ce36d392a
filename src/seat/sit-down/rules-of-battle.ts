import type { BattleOf } from '../../campaign/stand-alone-battle.ts';
import type { GameName } from '../../cards/games.ts';
import { nearest } from '../../cards/nearest.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { GAME_CARDS } from '../../games/cards.ts';
import { GAME_NAMES } from '../../games/game-names.ts';
import { quoted } from '../../page/quoted.ts';
import { WrongUsage } from '../../shell/faults.ts';
import { listed } from '../../words/numbers.ts';
import type { NamedBattle } from './open-battle.ts';

/** The cards with a battle changed by the optional rules of `--rules`; unchanged, where it names none. */
export const withRules = ({ id, system }: NamedBattle, typed: string | undefined, book: Rulebook): Rulebook =>
  typed === undefined ? book : byRules({ id, system }, typed, book);

function byRules<Game extends GameName>(
  { id, system }: { readonly id: string; readonly system: Game },
  typed: string,
  book: Rulebook,
): Rulebook {
  const { title, optional, scenarios } = GAME_CARDS[system];
  const asPrinted = scenarios.setUp(id, book);
  if (!optional || !asPrinted) throw new WrongUsage(nothingToChoose(title));
  const { setUp, unknown } = optional.chosen(typed, asPrinted);
  if (unknown !== undefined) throw new WrongUsage(noSuchRule(unknown, optional.words));
  return scenarios.with(id, setUp, book);
}

function nothingToChoose(title: string): string {
  const others = GAME_NAMES.filter((each) => GAME_CARDS[each].optional).map((each) => GAME_CARDS[each].title);
  return `--rules chooses among the optional rules of ${listed(others)}; ${title} has none.`;
}

function noSuchRule(word: string, all: readonly string[]): string {
  const meant = nearest(word, all);
  return `There is no optional rule ${quoted(word)}${meant ? `; did you mean ${meant}?` : '.'} There are ${listed([...all])}.`;
}

/** The cards with a battle as its log-book set it up, with its rules at the start. */
export const asBegun = <Game extends GameName>(
  id: string,
  { system, setUp }: BattleOf<Game>,
  book: Rulebook,
): Rulebook => GAME_CARDS[system].scenarios.with(id, setUp, book);
