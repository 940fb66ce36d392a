import type { Table } from '../../../table/table.ts';
import { type Battle, makeEscape } from './battle.ts';
import { escapeRule, pressRule } from './bravery.ts';
import { jamWords } from './clearing-jams.ts';
import type { FightingMachine } from './fighting-machine.ts';
import { attacksOpen, holdOff, takeAction } from './track-action.ts';

/**
 * (24), (39), (40) Our highest machine attacks, clears a jam, escapes or holds off: the commander's choice within
 * Bravery.
 */
export function actAsAllied(
  machine: FightingMachine,
  targets: readonly FightingMachine[],
  battle: Battle,
  table: Table,
): void {
  if (machine.waits) return holdOff(machine, battle, table);
  const rule = escapeRule(machine, battle, table);
  if (rule.escape === 'goes') return makeEscape(machine, rule.why, battle, table);
  const reaches = attacksOpen(machine, targets, table);
  const press = reaches.length > 0 ? pressRule(machine, battle, table) : 'may-not';
  const open = press === 'may-not' ? [] : reaches;
  const words = press === 'must' ? [] : wordsOpen(machine, rule.escape);
  takeAction('track-action', { machine, reaches: open, words }, battle, table);
}

function wordsOpen(machine: FightingMachine, leave: 'may' | 'may-not'): string[] {
  return [...jamWords(machine), ...(leave === 'may' ? ['escape'] : []), 'hold'];
}
