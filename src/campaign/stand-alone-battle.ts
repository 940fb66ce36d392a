import type { BattleCard } from '../rulebook/cards/battle.ts';

/** A battle that stands alone: plain data, and all that there is to know. */
export interface StandAloneBattle {
  /** 1 while it is to be fought, 2 when it is over: a log-book lives by days. */
  day: number;
  /** The forces and the place, as its card had them when it began. */
  readonly setUp: BattleCard;
  /** Who decides for the Germans: the card of their conduct, or a second player. */
  readonly germansLedBy: 'the-card' | 'a-player';
}

export const isFought = ({ day }: StandAloneBattle): boolean => day > 1;
