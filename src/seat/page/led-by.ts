import { factsOf, SYSTEMS } from '../../games/cards.ts';
import type { SystemName } from '../../games/game-names.ts';
import { enemyIn, openingOf, type StandingRecord } from '../../logbook/standing.ts';
import { strengthOf } from '../../policies/policies.ts';
import { foughtAs, type LedBy } from '../../words/fought-as.ts';
import { leaderOf } from '../set-up/policy-of.ts';

/** Who leads the enemy in the fights of a log-book; nobody, where he goes by a card. */
export function ledByIn<State>(
  standing: readonly StandingRecord<State>[],
  system: SystemName | undefined,
): LedBy | undefined {
  if (system === undefined || factsOf(system).germansGoBy === 'a-card') return undefined;
  const { opponent } = openingOf(standing);
  if (!opponent || enemyIn(standing) === 'a-player') return 'a-player';
  return strengthOf(leaderOf(opponent.policy));
}

/** `Fought by Winged Victory, against a sharp opponent.` */
export function foughtLine<State>(standing: readonly StandingRecord<State>[], system: SystemName): string | undefined {
  const ledBy = ledByIn(standing, system);
  return ledBy && `Fought ${foughtAs(SYSTEMS[system].title, ledBy)}.`;
}
