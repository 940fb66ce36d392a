import type { Table } from '../../../table/table.ts';
import { type Battle, makeEscape } from './battle.ts';
import { escapeRule, pressRule } from './bravery.ts';
import { jamWords } from './clearing-jams.ts';
import type { FightingMachine } from './fighting-machine.ts';
import { askForAction, attacksOpen, carryOut, holdOff } from './track-action.ts';

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
  if (rule.escape === 'goes') makeEscape(fighter, rule.why, battle, table);
  else act(fighter, rule.escape === 'may', targets, battle, table);
}

function act(
  fighter: FightingMachine,
  mayEscape: boolean,
  targets: readonly FightingMachine[],
  battle: Battle,
  table: Table,
): void {
  const reaches = attacksOpen(fighter, targets, table);
  const press = reaches.length > 0 ? pressRule(fighter, battle, table) : 'may-not';
  const open = press === 'may-not' ? [] : reaches;
  const words = press === 'must' ? [] : wordsOpen(fighter, mayEscape);
  carryOut(askForAction('track-action', fighter, open, words, battle, table), fighter, open, battle, table);
}

function wordsOpen(fighter: FightingMachine, mayEscape: boolean): string[] {
  return [...jamWords(fighter), ...(mayEscape ? ['escape'] : []), 'hold'];
}
