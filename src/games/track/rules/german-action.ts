import type { Table } from '../../../table/table.ts';
import { type Battle, makeEscape } from './battle.ts';
import { jamWords } from './clearing-jams.ts';
import type { FightingMachine } from './fighting-machine.ts';
import { actByConduct } from './german-conduct.ts';
import { attacksOpen, holdOff, takeAction } from './track-action.ts';

/** (24) Their highest machine: by the card of German conduct, or by the player who leads them. */
export function actAsGerman(
  machine: FightingMachine,
  targets: readonly FightingMachine[],
  battle: Battle,
  table: Table,
): void {
  if (battle.fight.germansLedBy === 'the-card') actByConduct(machine, targets, battle, table);
  else actAsLed(machine, targets, battle, table);
}

/**
 * Ruling: a player leads the Germans like our pilots whom Bravery allows everything: the highest attacks any target,
 * clears a jam or holds off. Rule 40 gives the escape to Allied pilots; of the Germans only a Lame Duck has it (34).
 */
function actAsLed(machine: FightingMachine, targets: readonly FightingMachine[], battle: Battle, table: Table): void {
  if (machine.lameDuck) return makeEscape(machine, 'lame-duck', battle, table);
  if (machine.waits) return holdOff(machine, battle, table);
  const reaches = attacksOpen(machine, targets, table);
  const words = [...jamWords(machine), 'hold'];
  takeAction('german-action', { machine, reaches, words }, battle, table);
}
