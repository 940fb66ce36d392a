import { promised, type Rulebook } from '../cards/rulebook.ts';
import { type SetUps, SYSTEMS } from '../games/cards.ts';
import type { SystemName } from '../games/game-names.ts';
import type { BattleOf } from './stand-alone-battle.ts';

/** Which battle on the cards, and how it is fought. */
interface Named<System extends SystemName> {
  readonly id: string;
  readonly system: System;
}

/** A battle laid out and not begun. */
export function laidOut<System extends SystemName>(
  { id, system }: Named<System>,
  germansLedBy: BattleOf<System>['germansLedBy'],
  book: Rulebook,
): BattleOf<System> {
  const setUp = promised<SetUps[System]>(SYSTEMS[system].scenarios.setUp(id, book), `battle ${id} on the cards`);
  return { day: 1, system, setUp, germansLedBy };
}
