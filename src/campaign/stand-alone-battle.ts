import type { SetUps } from '../games/cards.ts';
import type { SystemName } from '../games/game-names.ts';

/** A battle of one system that stands alone: plain data, and all that there is to know. */
export interface BattleOf<System extends SystemName> {
  /** 1 while it is to be fought, 2 when it is over: a log-book lives by days. */
  day: number;
  readonly system: System;
  /** The forces and the place, as its card had them when it began. */
  readonly setUp: SetUps[System];
  /** Who decides for the Germans where nobody puts questions to them: the card of their conduct, or a second player. */
  readonly germansLedBy: 'the-card' | 'a-player';
}

export type StandAloneBattle = BattleOf<SystemName>;

export const isFought = ({ day }: StandAloneBattle): boolean => day > 1;
