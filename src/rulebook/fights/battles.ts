import type { Rulebook } from '../rulebook.ts';
import type { OnCard } from './system.ts';
import { SYSTEM_NAMES, type SystemName } from './system-names.ts';
import { SYSTEMS } from './systems.ts';

/** A battle that stands alone, and how it is fought. */
export interface BattleOnCard extends OnCard {
  readonly system: SystemName;
}

/** All battles on the cards, system by system. */
export const battlesOn = (book: Rulebook): BattleOnCard[] =>
  SYSTEM_NAMES.flatMap((system) => SYSTEMS[system].scenarios.all(book).map((battle) => ({ ...battle, system })));
