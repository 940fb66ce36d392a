import type { ComingDown, SideOfLines } from '../../cards/printed/damage-tables.ts';
import { consult } from '../../cards/roll-table.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Table } from '../../table/table.ts';
import type { Aboard, LandedMachine } from './aboard.ts';
import { decideFates } from './fate.ts';

/** (49) The cost of an undamaged machine that is not at home. */
export const inconvenience = ({ victoryPoints: { machines } }: Rulebook): number =>
  machines.undamagedAtEmergencyField.vp;

/**
 * (43) (49) Ruling: a worse landing never costs less, so a damaged machine costs at least as much as an undamaged one.
 */
export const priceOfDamage = (book: Rulebook): number =>
  Math.min(book.victoryPoints.machines.damaged.vp, inconvenience(book));

/** (43) Nor does a lost machine cost less than a damaged one. */
export const priceOfLoss = (book: Rulebook): number =>
  Math.min(book.victoryPoints.machines.lost.vp, priceOfDamage(book));

/** (11) (21) Forced Landing: the engine has stopped or the AFT is used up, and the pilot takes any field. */
export const makeForcedLanding = (aboard: Aboard, table: Table): LandedMachine =>
  comeDown(aboard, 'forced-landing', table);

/** (28) Forced Down: hit, and driven to the ground. */
export const forceDown = (aboard: Aboard, table: Table): LandedMachine => comeDown(aboard, 'forced-down', table);

/** (28) Shot Down. */
export const shootDown = (aboard: Aboard, table: Table): LandedMachine => comeDown(aboard, 'shot-down', table);

/** (28) First the machine, by the table of how it comes down; then each of its men on the Fate Table. */
export function comeDown(aboard: Aboard, how: LandedMachine['how'], table: Table): LandedMachine {
  const { machine, over } = aboard;
  const { forcedLanding, forcedDown, shotDown } = table.book.damageTables;
  const tabled = { 'forced-landing': forcedLanding, 'forced-down': forcedDown, 'shot-down': shotDown }[how];
  const { roll, row } = consult<ComingDown, LandedMachine['how']>(tabled, table);
  const side = sideReached(row, over);
  const machineFate = row.machine[side];
  table.tell({ type: 'machine-came-down', machine, how, roll, words: row.words, over, side, machineFate });
  return { how, side, machine: machineFate, crew: decideFates(aboard, side, { landing: row.fate }, table) };
}

/** A glide takes a machine from the enemy's side to the lines; from anywhere else it changes nothing. */
export function sideReached({ reaches }: ComingDown, over: SideOfLines): SideOfLines {
  return over === 'enemy' && reaches !== undefined ? reaches : over;
}
