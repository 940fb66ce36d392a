import type { SystemName } from '../../rulebook/fights/system-names.ts';
import type { Side } from '../../table/sides.ts';
import type { Table } from '../../table/table.ts';
import { fightOut as inClouds } from './clouds-of-glory/fight-out.ts';
import type { AlliedOutcome, Fight, FightResult, GermanOutcome } from './fight.ts';
import { fightOut as withCards } from './manoeuvre-cards/fight-out.ts';
import { fightOut as fromTheSide } from './winged-victory/fight-out.ts';
import { fightOut as onTheInitiativeTrack } from './wings-over-france/fight-out.ts';

/** How each system fights out a Dog-Fight. */
const FIGHT_OUT: Readonly<Record<SystemName, (fight: Fight, table: Table) => FightResult>> = {
  'wings-over-france': onTheInitiativeTrack,
  'wings-of-war': withCards,
  'wings-of-glory': withCards,
  'winged-victory': fromTheSide,
  'clouds-of-glory': inClouds,
};

/** (17) to (20) A Dog-Fight from where it is joined until it breaks up: the one door to every way of fighting it. */
export function resolveFight(fight: Fight, table: Table): FightResult {
  table.begin?.('fight', (other) => resolveFight(fight, other));
  const result = FIGHT_OUT[fight.system](fight, table);
  for (const outcome of result.allied.toSorted(byId)) tellOut(outcome, 'allied', table);
  for (const outcome of result.germans) tellOut(outcome, 'german', table);
  table.tell({ type: 'fight-over', why: result.why, phases: result.phases, altitude: result.altitude });
  return result;
}

/** The order in which ours are listed never moves anything. */
const byId = (a: AlliedOutcome, b: AlliedOutcome): number => (a.id < b.id ? -1 : 1);

function tellOut(outcome: AlliedOutcome | GermanOutcome, side: Side, table: Table): void {
  const { id: machine, fate, by, escaped, wounds } = outcome;
  if (fate === 'unharmed' && !escaped && wounds.length === 0) return;
  table.tell({ type: 'machine-out', machine, side, fate, ...(by && { by }), escaped, wounds });
}
