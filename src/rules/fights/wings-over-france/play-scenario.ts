import type { NamedMan } from '../../../campaign/aircrew.ts';
import type { BattleOf } from '../../../campaign/stand-alone-battle.ts';
import { cardOf } from '../../../rulebook/aircraft-card.ts';
import type { BattleCard, BattleMachine } from '../../../rulebook/cards/battle.ts';
import { hexOf } from '../../../rulebook/map.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { boxOf } from '../../../rulebook/weather-box.ts';
import type { Table } from '../../../table/table.ts';
import type { CrewTold } from '../../../table/turn-events.ts';
import { armament } from '../../mission/complete-log.ts';
import type { AlliedMachine, Fight } from '../fight.ts';
import { foughtBy } from '../system.ts';
import { tellFates } from './battle-fates.ts';
import { fightOut } from './fight-out.ts';

/**
 * (17) to (20) A battle that stands alone: its forces as they are laid out, the fight, and what became of everybody.
 */
export function playScenario(battle: BattleOf<'wings-over-france'>, table: Table): void {
  const { setUp, germansLedBy } = battle;
  const { weather, hex, allied, german, attack } = setUp;
  table.tell({
    type: 'battle-began',
    battle: setUp.battle,
    weather,
    hex,
    altitudes: { allied: allied.altitude, german: german.altitude },
    attack: { by: attack.by, from: attack.from },
    germansLedBy,
    machines: allied.machines.map(crewTold),
  });
  const result = foughtBy(fightOut, fightOf(battle, table.book), table);
  tellFates(setUp, result, table);
}

const crewTold = ({ machine, aircraft, pilot, observer }: BattleMachine): CrewTold => ({
  machine,
  aircraft,
  men: [manTold(machine, 'pilot', pilot), ...(observer ? [manTold(machine, 'observer', observer)] : [])],
});

const manTold = (machine: string, seat: string, { rank, surname }: Pick<NamedMan, 'rank' | 'surname'>): NamedMan => ({
  airman: `${machine}-${seat}`,
  rank,
  surname,
});

/** (18) Who is higher comes down to the other. (19) The Dog-Fight Duration is that of the weather. */
function fightOf({ system, setUp, germansLedBy }: BattleOf<'wings-over-france'>, book: Rulebook): Fight {
  const { weather, hex, allied, german, attack } = setUp;
  const box = boxOf(weather, book);
  return {
    system,
    hex,
    weather,
    altitude: Math.min(allied.altitude, german.altitude),
    dfd: box.dfd,
    over: hexOf(book.missionMap, hex).ground,
    dive: diveOf(attack),
    allied: allied.machines.map((machine) => alliedMachine(machine, book)),
    germans: german.numbers,
    barred: [],
    germansLedBy,
  };
}

const BONUS = { above: 'dive', cloud: 'surprise' } as const;

const diveOf = ({ by, from }: BattleCard['attack']): Fight['dive'] =>
  from === 'level' ? undefined : { side: by, bonus: BONUS[from] };

/** (32) Everybody comes with full drums of ordinary rounds; Air Flying Time is not counted. */
function alliedMachine({ machine, aircraft, pilot, observer }: BattleMachine, book: Rulebook): AlliedMachine {
  const card = cardOf(aircraft, book);
  const { forward, rear } = armament(card, 'ordinary');
  return {
    id: machine,
    aircraft,
    skill: pilot.skill,
    firing: pilot.firing,
    bravery: pilot.bravery,
    fights: true,
    rounds: 'ordinary',
    forward,
    observer: observer && rear ? { firing: observer.firing, gun: rear } : undefined,
    observerAlive: observer !== undefined,
    lameDuck: false,
    aft: Number.POSITIVE_INFINITY,
  };
}
