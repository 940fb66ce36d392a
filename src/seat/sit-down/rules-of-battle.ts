import type { BattleOf } from '../../campaign/stand-alone-battle.ts';
import { nearest } from '../../cards/nearest.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { SYSTEMS } from '../../games/cards.ts';
import { SYSTEM_NAMES, type SystemName } from '../../games/game-names.ts';
import { quoted } from '../../page/quoted.ts';
import { WrongUsage } from '../../shell/faults.ts';
import { listed } from '../../words/numbers.ts';
import type { NamedBattle } from './open-battle.ts';

/** The cards with a battle by the optional rules that `--rules` names; as they are, where it names none. */
export const withRules = ({ id, system }: NamedBattle, typed: string | undefined, book: Rulebook): Rulebook =>
  typed === undefined ? book : byRules({ id, system }, typed, book);

function byRules<System extends SystemName>(
  { id, system }: { readonly id: string; readonly system: System },
  typed: string,
  book: Rulebook,
): Rulebook {
  const { title, optional, scenarios } = SYSTEMS[system];
  const asPrinted = scenarios.setUp(id, book);
  if (!optional || !asPrinted) throw new WrongUsage(nothingToChoose(title));
  const { setUp, unknown } = optional.chosen(typed, asPrinted);
  if (unknown !== undefined) throw new WrongUsage(noSuchRule(unknown, optional.words));
  return scenarios.with(id, setUp, book);
}

function nothingToChoose(title: string): string {
  const others = SYSTEM_NAMES.filter((each) => SYSTEMS[each].optional).map((each) => SYSTEMS[each].title);
  return `--rules chooses among the optional rules of ${listed(others)}; ${title} has none.`;
}

function noSuchRule(word: string, all: readonly string[]): string {
  const meant = nearest(word, all);
  return `There is no optional rule ${quoted(word)}${meant ? `; did you mean ${meant}?` : '.'} There are ${listed([...all])}.`;
}

/** The cards with a battle as its log-book laid it out, by whatever rules it was begun. */
export const asBegun = <System extends SystemName>(
  id: string,
  { system, setUp }: BattleOf<System>,
  book: Rulebook,
): Rulebook => SYSTEMS[system].scenarios.with(id, setUp, book);
