import type { BattleOf } from '../campaign/stand-alone-battle.ts';
import type { GameName, SetUps } from '../cards/games.ts';
import { expectDefined, type Rulebook } from '../cards/rulebook.ts';
import { GAME_CARDS } from '../games/cards.ts';

/** Which battle on the cards, and in which game. */
interface NamedSetUp<Game extends GameName> {
  readonly id: string;
  readonly system: Game;
}

/** A battle set up and not begun. */
export function laidOut<Game extends GameName>(
  { id, system }: NamedSetUp<Game>,
  germansLedBy: BattleOf<Game>['germansLedBy'],
  book: Rulebook,
): BattleOf<Game> {
  const setUp = expectDefined<SetUps[Game]>(GAME_CARDS[system].scenarios.setUp(id, book), `battle ${id} on the cards`);
  return { day: 1, system, setUp, germansLedBy };
}
