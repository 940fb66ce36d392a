import type { Table } from '../../../../table/table.ts';
import type { Effect } from '../../cards/effects.ts';
import type { EngineSide, FightingMachine, Shooter, Skirmish } from '../../table/skirmish.ts';

/** Damage to a machine: who caused it, and what may follow. */
export interface CloudsHit {
  readonly machine: FightingMachine;
  readonly by: Shooter | undefined;
  /** (C096) Which of two engines is hit. */
  readonly side?: EngineSide | undefined;
  readonly fight: Skirmish;
  readonly table: Table;
  /** Applies the effects of a line of a table. */
  apply(effects: readonly Effect[]): void;
  /** Applies a result of the damage table to the machine, or to one near by. */
  strike(machine: FightingMachine, result: number): void;
}
