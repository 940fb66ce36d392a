import type { SystemName } from '../rulebook/fights/system-names.ts';
import { type SetUps, SYSTEMS } from '../rulebook/fights/systems.ts';
import { promised, type Rulebook } from '../rulebook/rulebook.ts';
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
