import type { BattleOnCard } from '../rulebook/fights/battles.ts';
import type { SystemName } from '../rulebook/fights/systems.ts';
import { YEARS } from '../rulebook/fights/winged-victory/years.ts';
import { promised } from '../rulebook/promised.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { BattleOf, SetUps, SideSetUp, StandAloneBattle } from './stand-alone-battle.ts';

/** The set-up of a battle, from the cards of its system. */
const SET_UPS: { readonly [System in SystemName]: (id: string, book: Rulebook) => SetUps[System] | undefined } = {
  'wings-over-france': (id, { battles }) => battles[id],
  'wings-of-war': (id, { fights }) => fights['manoeuvre-cards'].scenarios[id],
  'wings-of-glory': (id, { fights }) => fights['manoeuvre-cards'].scenarios[id],
  'winged-victory': (id, { fights }) => fights['winged-victory'].scenarios[id] ?? missionsOf(id),
  'clouds-of-glory': (id, { fights }) => fights['clouds-of-glory'].scenarios[id],
};

/** `missions-1917`: both sides throw for their missions. */
function missionsOf(id: string): SideSetUp | undefined {
  const year = YEARS.find((each) => id === `missions-${each}`);
  return year && { battle: `Missions of ${year}`, words: `Both sides throw on the table of ${year}.`, year };
}

/** A battle laid out and not begun. */
export function laidOut(
  { id, system }: Pick<BattleOnCard, 'id' | 'system'>,
  germansLedBy: StandAloneBattle['germansLedBy'],
  book: Rulebook,
): StandAloneBattle {
  return LAY_OUT[system](id, germansLedBy, book);
}

const LAY_OUT: {
  readonly [System in SystemName]: (
    id: string,
    germansLedBy: StandAloneBattle['germansLedBy'],
    book: Rulebook,
  ) => BattleOf<System>;
} = {
  'wings-over-france': (id, by, book) => battleOf(id, 'wings-over-france', by, book),
  'wings-of-war': (id, by, book) => battleOf(id, 'wings-of-war', by, book),
  'wings-of-glory': (id, by, book) => battleOf(id, 'wings-of-glory', by, book),
  'winged-victory': (id, by, book) => battleOf(id, 'winged-victory', by, book),
  'clouds-of-glory': (id, by, book) => battleOf(id, 'clouds-of-glory', by, book),
};

function battleOf<System extends SystemName>(
  id: string,
  system: System,
  germansLedBy: StandAloneBattle['germansLedBy'],
  book: Rulebook,
): BattleOf<System> {
  return {
    day: 1,
    system,
    setUp: promised<SetUps[System]>(SET_UPS[system](id, book), `battle ${id} on the cards`),
    germansLedBy,
  };
}
