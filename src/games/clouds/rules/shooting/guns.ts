import { rowAt } from '../../../../cards/row-at.ts';
import { expectDefined } from '../../../../cards/rulebook.ts';
import type { Table } from '../../../../table/table.ts';
import type { Burst } from '../../cards/words.ts';
import {
  type Battery,
  type FightingMachine,
  type GunOnBoard,
  has,
  type Man,
  type Skirmish,
} from '../../table/skirmish.ts';

/** The guns of a battery that can fire in this turn. */
export const readyGuns = ({ guns }: Battery, turn: number): number =>
  guns.filter(({ is, from }) => is === 'clear' && from <= turn).length;

/** (C110) The face of the die from which a gun jams. Sustained fire doubles the range; a short burst never jams. */
export function jamFrom(guns: number, burst: Burst, { shooting }: Skirmish['cards']): number {
  if (burst === 'short') return 21;
  const { from } = expectDefined(
    shooting.jamFrom.find((row) => row.guns === guns),
    `row for ${guns} guns`,
  );
  return burst === 'sustained' ? 21 - 2 * (21 - from) : from;
}

/** (32) Buckingham doubles the faces that jam. */
export const jamsFouled = ({ buckingham }: Battery, from: number): number => (buckingham ? 21 - 2 * (21 - from) : from);

/** A battery, its machine, and the man at it. */
export interface MannedBattery {
  readonly machine: FightingMachine;
  readonly battery: Battery;
  readonly man: Man;
}

/** (C111), (C112) One gun fails, and perhaps the next one too. */
export function malfunction({ machine, battery, man }: MannedBattery, fight: Skirmish, table: Table): void {
  for (const gun of battery.guns) {
    if (gun.is !== 'clear' || gun.from > fight.turn) continue;
    const roll = table.roll('clouds-malfunction', machine.id);
    // (C127) The weapon expert is two better at it.
    const row = rowAt(fight.cards.shooting.malfunctions, roll.total + (has(man, 'weapon-expert') ? 2 : 0));
    const actions = battery.magazine ? row.magazineActions : row.actions;
    gun.is = stateAfter(row.is, battery);
    gun.actions = actions;
    gun.from = fight.turn + 1;
    table.tell({ type: 'clouds-malfunction', machine: machine.id, gun: battery.place, roll, is: row.is, actions });
    if (!row.next) return;
  }
}

/** (C111) A belt is ruined for good; a magazine is changed. */
function stateAfter(is: 'dead' | 'spent' | 'jammed' | 'cleared', { magazine }: Battery): GunOnBoard['is'] {
  if (is === 'cleared') return 'clear';
  return is === 'dead' || (is === 'spent' && !magazine) ? 'dead' : 'jammed';
}

/** A number of actions at a battery. */
interface GunWork {
  readonly machine: FightingMachine;
  readonly battery: Battery;
  readonly actions: number;
}

/**
 * (C042), (C112) Work at jammed guns: one until it is clear, then the next. A cleared gun fires again in the next turn,
 * and none of the battery in this one.
 */
export function workOnGuns({ machine, battery, actions }: GunWork, fight: Skirmish, table: Table): void {
  let left = actions;
  for (const gun of battery.guns) {
    if (gun.is !== 'jammed' || left === 0) continue;
    const spent = Math.min(left, gun.actions);
    left -= spent;
    gun.actions -= spent;
    const isDone = gun.actions === 0;
    if (isDone) gun.is = 'clear';
    table.tell({ type: 'clouds-repaired', machine: machine.id, gun: battery.place, isDone });
  }
  for (const each of battery.guns) each.from = fight.turn + 1;
  if (battery.place === 'forward') machine.did.repaired = true;
}

/** Ours: a gunner repairs his own gun, with as many actions a turn as a pilot has. */
export function gunnersRepair(machine: FightingMachine, fight: Skirmish, table: Table): void {
  const { rear, gunner } = machine;
  if (!rear || !gunner || gunner.fortitude <= 0 || gunner.isOut) return;
  if (rear.guns.some(({ is }) => is === 'jammed'))
    workOnGuns({ machine, battery: rear, actions: fight.cards.movement.rebuilt.actionsPerTurn.amount }, fight, table);
}
