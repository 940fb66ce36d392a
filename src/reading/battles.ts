import type { Rulebook } from '../cards/rulebook.ts';
import { SYSTEMS } from '../games/cards.ts';
import { SYSTEM_NAMES, type SystemName } from '../games/game-names.ts';
import type { OnCard } from '../kit/game-cards.ts';

/** A battle that stands alone, and how it is fought. */
export interface BattleOnCard extends OnCard {
  readonly system: SystemName;
}

/** All battles on the cards, system by system. */
export const battlesOn = (book: Rulebook): BattleOnCard[] =>
  SYSTEM_NAMES.flatMap((system) => SYSTEMS[system].scenarios.all(book).map((battle) => ({ ...battle, system })));
