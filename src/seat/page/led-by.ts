import type { GameName } from '../../cards/games.ts';
import { factsOf, GAME_CARDS } from '../../games/cards.ts';
import { enemyIn, openingOf, type StandingRecord } from '../../logbook/standing.ts';
import { strengthOf } from '../../policies/policies.ts';
import { foughtAs, type LedBy } from '../../words/fought-as.ts';
import { leaderOf } from '../set-up/read-options.ts';

/** Who leads the enemy in the fights of a log-book; nothing, where a card does. */
export function ledByIn<State>(
  standing: readonly StandingRecord<State>[],
  system: GameName | undefined,
): LedBy | undefined {
  if (system === undefined || factsOf(system).germansGoBy === 'a-card') return undefined;
  const { opponent } = openingOf(standing);
  if (!opponent || enemyIn(standing) === 'a-player') return 'a-player';
  return strengthOf(leaderOf(opponent.policy));
}

/** `Fought by Winged Victory, against a sharp opponent.` */
export function foughtLine<State>(standing: readonly StandingRecord<State>[], system: GameName): string | undefined {
  const ledBy = ledByIn(standing, system);
  return ledBy && `Fought ${foughtAs(GAME_CARDS[system].title, ledBy)}.`;
}
