import type { BattleOnCard } from '../rulebook/fights/battles.ts';
import type { SystemName } from '../rulebook/fights/systems.ts';
import { promised } from '../rulebook/promised.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { BattleOf, SetUps, StandAloneBattle } from './stand-alone-battle.ts';

/** The set-up of a battle, from the cards of its system. */
const SET_UPS: { readonly [System in SystemName]: (id: string, book: Rulebook) => SetUps[System] | undefined } = {
  'wings-over-france': (id, { battles }) => battles[id],
  'clouds-of-glory': (id, { fights }) => fights['clouds-of-glory'].scenarios[id],
};

/** A battle laid out and not begun. */
export function laidOut(
  { id, system }: Pick<BattleOnCard, 'id' | 'system'>,
  germansLedBy: StandAloneBattle['germansLedBy'],
  book: Rulebook,
): StandAloneBattle {
  return battleOf(id, system, germansLedBy, book) as StandAloneBattle;
}

const battleOf = <System extends SystemName>(
  id: string,
  system: System,
  germansLedBy: StandAloneBattle['germansLedBy'],
  book: Rulebook,
): BattleOf<System> => ({
  day: 1,
  system,
  setUp: promised<SetUps[System]>(SET_UPS[system](id, book), `battle ${id} on the cards`),
  germansLedBy,
});
