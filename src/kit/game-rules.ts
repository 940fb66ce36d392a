import type { BattleOf } from '../campaign/stand-alone-battle.ts';
import type { GameName } from '../cards/games.ts';
import type { Table } from '../table/table.ts';
import type { Fight, FightResult } from './fight/fight.ts';
import { announce, type Muster, muster } from './fight/muster.ts';
import { type Fought, outcome, tellOutcome } from './fight/outcome.ts';

/** The rules of a way to fight. */
export interface GameRules<Name extends GameName> {
  /** How it fights out a Dog-Fight, from who goes in to what each comes out with. */
  readonly fightOut: FightOut;
  /** How it plays a battle that stands alone, from its set-up to what became of everybody. */
  readonly play: (battle: BattleOf<Name>, table: Table) => void;
}

type FightOut = (met: Muster, table: Table) => Fought;

/** (17) to (20) A Dog-Fight by the rules of a system. Who goes in and what comes out are the same for all. */
export function foughtBy(fightOut: FightOut, fight: Fight, table: Table): FightResult {
  table.begin?.('fight', (other) => foughtBy(fightOut, fight, other));
  const met = muster(fight, table.book);
  announce(met, table);
  const result = outcome(fightOut(met, table), fight, table);
  tellOutcome(result, table);
  return result;
}
