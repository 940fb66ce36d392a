import type { BattleCard } from '../../rulebook/cards/battle.ts';
import { counterOf } from '../../rulebook/counters.ts';
import { hexOf } from '../../rulebook/map.ts';
import { promised } from '../../rulebook/promised.ts';
import type { BattleFate } from '../../table/battle-events.ts';
import type { Table } from '../../table/table.ts';
import type { AlliedOutcome, FightResult, GermanOutcome } from '../fights/fight.ts';
import type { Aboard, ManFate } from '../harm/aboard.ts';
import { forceDown, shootDown } from '../harm/coming-down.ts';
import { worstOf } from '../harm/fate.ts';

/** (28) Those of ours who are down come to earth, and their men have their Fates; (29) theirs need not be followed so far. */
export function tellFates(setUp: BattleCard, result: FightResult, table: Table): void {
  const allied = result.allied.map((outcome) => alliedFate(outcome, setUp, result, table));
  const germans = result.germans.map((outcome) => germanFate(outcome, table));
  table.tell({ type: 'battle-ended', battle: setUp.battle, phases: result.phases, allied, germans });
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
  return fateOf(outcome, machine.aircraft, menAfter(outcome, aboard, table));
}

/** The men who went down with her, or those who were hit and did not. */
function menAfter({ fate, wounds }: AlliedOutcome, aboard: Aboard, table: Table): readonly ManFate[] {
  if (fate === 'shot-down') return shootDown(aboard, table).crew;
  if (fate === 'forced-down') return forceDown(aboard, table).crew;
  return worstOf(wounds);
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
