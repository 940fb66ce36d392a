import type { BattleCard } from '../../../rulebook/cards/battle.ts';
import { counterOf } from '../../../rulebook/counters.ts';
import { hexOf } from '../../../rulebook/map.ts';
import { promised } from '../../../rulebook/promised.ts';
import type { BattleFate } from '../../../table/battle-events.ts';
import type { Table } from '../../../table/table.ts';
import type { Aboard } from '../../harm/aboard.ts';
import { harmsOfFight } from '../../harm/after-fight.ts';
import { worstOf } from '../../harm/fate.ts';
import { pointsFor } from '../../scenario/battle-points.ts';
import type { AlliedOutcome, FightResult, GermanOutcome } from '../fight.ts';

/**
 * (27), (28) What broke in those of ours, where they come to earth, what became of their men; (29) theirs need not be
 * followed.
 */
export function tellFates(setUp: BattleCard, result: FightResult, table: Table): void {
  const allied = result.allied.map((outcome) => alliedFate(outcome, setUp, result, table));
  const germans = result.germans.map((outcome) => germanFate(outcome, table));
  const points = { allied: pointsFor(germans, table.book), german: pointsFor(allied, table.book) };
  table.tell({ type: 'battle-ended', battle: setUp.battle, phases: result.phases, allied, germans, points });
}

function alliedFate(outcome: AlliedOutcome, setUp: BattleCard, { altitude }: FightResult, table: Table): BattleFate {
  const machine = promised(
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
