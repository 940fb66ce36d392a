import type { BattleOf, StandAloneBattle } from '../../campaign/stand-alone-battle.ts';
import type { SystemName } from '../../rulebook/fights/system-names.ts';
import type { Table } from '../../table/table.ts';
import { playScenario as playInClouds } from '../fights/clouds-of-glory/play-scenario.ts';
import { playScenario as playWithCards } from '../fights/manoeuvre-cards/play-scenario.ts';
import { playSideScenario } from '../fights/winged-victory/play-scenario.ts';
import { fightBattle } from './fight-battle.ts';

/** How each system plays a battle that stands alone, from its set-up to what became of everybody. */
const PLAY: { readonly [System in SystemName]: (battle: BattleOf<System>, table: Table) => void } = {
  'wings-over-france': fightBattle,
  'wings-of-war': ({ setUp }, table) => playWithCards(setUp, table),
  'wings-of-glory': ({ setUp }, table) => playWithCards(setUp, table),
  'winged-victory': playSideScenario,
  'clouds-of-glory': ({ setUp }, table) => playInClouds(setUp, table),
};

/** A battle that stands alone, by the rules of its system. It lasts one day of its log-book. */
export function playScenario<System extends SystemName>(battle: BattleOf<System>, table: Table): void {
  PLAY[battle.system](battle, table);
  battle.day += 1;
}

/** The same for a battle of any system. */
export const playBattle = (battle: StandAloneBattle, table: Table): void => playScenario(battle, table);
