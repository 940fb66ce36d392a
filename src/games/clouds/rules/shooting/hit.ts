import type { Table } from '../../../../table/table.ts';
import type { Effect } from '../../cards/effects.ts';
import type { EngineSide, FightingMachine, Shooter, Skirmish } from '../../table/skirmish.ts';

/** Harm that befalls a machine: by whom, and what more may come of it. */
export interface Hit {
  readonly machine: FightingMachine;
  readonly by: Shooter | undefined;
  /** (C096) Of two engines the one that is hit. */
  readonly side?: EngineSide | undefined;
  readonly fight: Skirmish;
  readonly table: Table;
  /** Does what a line of a table says. */
  apply(effects: readonly Effect[]): void;
  /** A result of the damage table befalls her, or a machine near by. */
  strike(machine: FightingMachine, result: number): void;
}
