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
  fighter: FightingMachine,
  targets: readonly FightingMachine[],
  battle: Battle,
  table: Table,
): void {
  if (fighter.waits) return holdOff(fighter, battle, table);
  const rule = escapeRule(fighter, battle, table);
  if (rule.escape === 'goes') return makeEscape(fighter, rule.why, battle, table);
  const reaches = attacksOpen(fighter, targets, table);
  const press = reaches.length > 0 ? pressRule(fighter, battle, table) : 'may-not';
  const open = press === 'may-not' ? [] : reaches;
  const words = press === 'must' ? [] : wordsOpen(fighter, rule.escape);
  takeAction('track-action', { fighter, reaches: open, words }, battle, table);
}

function wordsOpen(fighter: FightingMachine, leave: 'may' | 'may-not'): string[] {
  return [...jamWords(fighter), ...(leave === 'may' ? ['escape'] : []), 'hold'];
}
