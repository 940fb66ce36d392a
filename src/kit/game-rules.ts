import type { BattleOf } from '../campaign/stand-alone-battle.ts';
import type { GameName } from '../cards/games.ts';
import type { Table } from '../table/table.ts';
import type { Fight, FightResult } from './fight/fight.ts';
import { announce, type Muster, muster } from './fight/muster.ts';
import { type FoughtResult, outcome, tellOutcome } from './fight/outcome.ts';

/** The rules of a game. */
export interface GameRules<Name extends GameName> {
  /** How it fights a Dog-Fight, from the machines that go in to the outcome of each. */
  readonly fightOut: FightOut;
  /** How it plays a stand-alone battle, from its set-up to the fate of everybody. */
  readonly play: (battle: BattleOf<Name>, table: Table) => void;
}

type FightOut = (met: Muster, table: Table) => FoughtResult;

/** (17) to (20) A Dog-Fight by the rules of a game. Its input and output are the same for all games. */
export function foughtBy(fightOut: FightOut, fight: Fight, table: Table): FightResult {
  table.begin?.('fight', (other) => foughtBy(fightOut, fight, other));
  const met = muster(fight, table.book);
  announce(met, table);
  const result = outcome(fightOut(met, table), fight, table);
  tellOutcome(result, table);
  return result;
}
