import type { NamedMan } from '../../../campaign/aircrew.ts';
import type { BattleOf } from '../../../campaign/stand-alone-battle.ts';
import { counterOf } from '../../../cards/counters.ts';
import { hexOf } from '../../../cards/map.ts';
import type { BattleCard, BattleMachine } from '../../../cards/printed/battle.ts';
import { boxOf, cardOf, expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import { pointsFor } from '../../../kit/fight/battle-points.ts';
import type { AlliedMachine, AlliedOutcome, Fight, FightResult, GermanOutcome } from '../../../kit/fight/fight.ts';
import { foughtBy } from '../../../kit/game-rules.ts';
import { armament } from '../../../kit/guns/armament.ts';
import type { Aboard } from '../../../kit/harm/aboard.ts';
import { harmsOfFight } from '../../../kit/harm/after-fight.ts';
import { worstOf } from '../../../kit/harm/fate.ts';
import type { BattleFate } from '../../../table/events/battle-events.ts';
import type { CrewTold } from '../../../table/events/turn-events.ts';
import type { Table } from '../../../table/table.ts';
import { fightOut } from './fight-out.ts';

/** (17) to (20) A stand-alone battle: its set-up, the fight, and what became of everybody. */
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

/** (18) The higher side comes down to the other. (19) The Dog-Fight Duration is that of the weather. */
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

/**
 * (27), (28) Our damaged machines, where our machines come down, and what became of their men. (29) The enemy's need
 * not be followed.
 */
function tellFates(setUp: BattleCard, result: FightResult, table: Table): void {
  const allied = result.allied.map((outcome) => alliedFate(outcome, setUp, result, table));
  const germans = result.germans.map((outcome) => germanFate(outcome, table));
  const points = { allied: pointsFor(germans, table.book), german: pointsFor(allied, table.book) };
  table.tell({ type: 'battle-ended', battle: setUp.battle, phases: result.phases, allied, germans, points });
}

function alliedFate(outcome: AlliedOutcome, setUp: BattleCard, { altitude }: FightResult, table: Table): BattleFate {
  const machine = expectDefined(
    setUp.allied.machines.find((each) => each.machine === outcome.id),
    `${outcome.id} in the battle`,
  );
  const aboard: Aboard = {
    machine: outcome.id,
    men: machine.observer ? ['pilot', 'observer'] : ['pilot'],
    bravery: machine.pilot.bravery,
    altitude,
    over: hexOf(table.book.missionMap, setUp.hex).ground,
    lameDuck: undefined,
    wounds: outcome.wounds,
  };
  const [down] = harmsOfFight(outcome, aboard, table).flatMap((harm) => (harm.is === 'down' ? [harm.down] : []));
  const gaveWay = outcome.fate === 'damaged-abort' && down !== undefined;
  const told = fateOf(outcome, machine.aircraft, down?.crew ?? worstOf(outcome.wounds));
  return gaveWay ? { ...told, gaveWay: down.how } : told;
}

function germanFate(outcome: GermanOutcome, { book }: Table): BattleFate {
  const counter = counterOf(outcome.number, book);
  return fateOf(outcome, counter.aircraft, worstOf(outcome.wounds));
}

const fateOf = (
  { id, fate, by, escaped }: AlliedOutcome | GermanOutcome,
  aircraft: string,
  men: BattleFate['men'],
): BattleFate => ({ machine: id, aircraft, fate, ...(by && { by }), escaped, men });
