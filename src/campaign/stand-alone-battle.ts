import type { GameName, SetUps } from '../cards/games.ts';

/** A battle of one system that stands alone: plain data, and all that there is to know. */
export interface BattleOf<Game extends GameName> {
  /** 1 while it is to be fought, 2 when it is over: a log-book lives by days. */
  day: number;
  readonly system: Game;
  /** The forces and the place, as its card had them when it began. */
  readonly setUp: SetUps[Game];
  /** Who decides for the Germans where nobody puts questions to them: the card of their conduct, or a second player. */
  readonly germansLedBy: 'the-card' | 'a-player';
}

export type StandAloneBattle = BattleOf<GameName>;

export const isFought = ({ day }: StandAloneBattle): boolean => day > 1;
