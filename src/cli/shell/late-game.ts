import { isOver } from '../../campaign/campaign.ts';
import type { Game } from '../../logbook/play-on.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { VERSION } from './version.ts';
import { THIS_BUILD } from './whereabouts.ts';

/** A game of which the rules come when they are sent for. */
export interface LateGame {
  readonly game: Game;
  readonly fetchRules: () => Promise<void>;
}

/** Who sits down at a bookmark reads the first page without the rules, which are half of the program. */
export function lateGame(book: Rulebook): LateGame {
  let fetched: Game | undefined;
  const rules = (): Game => {
    if (!fetched) throw new Error('Nobody has sent for the rules.');
    return fetched;
  };
  const game: Game = {
    book,
    rules: VERSION,
    program: THIS_BUILD,
    isOver,
    playDay: (campaign, table) => rules().playDay(campaign, table),
    policy: (name, word) => rules().policy(name, word),
  };
  const fetchRules = async () => {
    fetched ??= (await import('./game.ts')).theGame(book);
  };
  return { game, fetchRules };
}
