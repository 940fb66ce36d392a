import type { GameName, SetUps } from '../cards/games.ts';

/** The complete state of a stand-alone battle of one game, as plain data. */
export interface BattleOf<Game extends GameName> {
  /** 1 while it is to be fought, 2 when it is over: a log-book counts days. */
  day: number;
  readonly system: Game;
  /** The forces and the place, as its card had them when it began. */
  readonly setUp: SetUps[Game];
  /** Who decides for the Germans where they are not asked: the conduct card, or a second player. */
  readonly germansLedBy: 'the-card' | 'a-player';
}

export type StandAloneBattle = BattleOf<GameName>;

export const isFought = ({ day }: StandAloneBattle): boolean => day > 1;
