import type { EscapeBinding } from '../../../cards/printed/hit-cards.ts';
import type { BraveryRow } from '../../../cards/printed/pilot-skill-firing-and-bravery.ts';
import { expectDefined } from '../../../cards/rulebook.ts';
import type { Table } from '../../../table/table.ts';
import { type Battle, isOutnumbered } from './battle.ts';
import { type FightingMachine, hasNoGunLeft } from './fighting-machine.ts';

/** (40) Whether the highest machine on the track must, may or may not leave. */
export type EscapeRule =
  | { readonly escape: 'goes'; readonly why: 'lame-duck' | 'no-gun-left' | 'bravery' }
  | { readonly escape: 'may' | 'may-not' };

/** (40) Escape by Bravery. A Lame Duck (34) always leaves, and a machine without a working gun always may. */
export function escapeRule(machine: FightingMachine, battle: Battle, table: Table): EscapeRule {
  const always = table.book.pilotSkillFiringAndBravery.alwaysEscapes.find(({ when }) => isSo[when](machine));
  if (always?.escapes === 'must') return { escape: 'goes', why: always.when };
  const rule = ESCAPES[bindingsOf(machine).escapes](machine, battle, table);
  return always && rule.escape === 'may-not' ? { escape: 'may' } : rule;
}

const ESCAPES: Readonly<Record<EscapeBinding, (machine: FightingMachine, battle: Battle, table: Table) => EscapeRule>> =
  {
    must: () => ({ escape: 'goes', why: 'bravery' }),
    check: (machine, _, table) =>
      keepsNerve(machine, 'stay', table) ? { escape: 'may' } : { escape: 'goes', why: 'bravery' },
    may: () => ({ escape: 'may' }),
    outnumbered: (_, battle, table) => ({ escape: isOutnumbered(battle, table) ? 'may' : 'may-not' }),
    'must-not': () => ({ escape: 'may-not' }),
  };

const isSo = {
  'lame-duck': ({ lameDuck }: FightingMachine) => lameDuck,
  'no-gun-left': hasNoGunLeft,
};

/** Whether a pilot attacks; `must` when nothing else is open to him. */
export type PressRule = 'must' | 'may' | 'may-not';

/** Ruling: Bravery limits attacks when the enemy has the odds; only the Daredevil attacks whatever they are. */
export function pressRule(machine: FightingMachine, battle: Battle, table: Table): PressRule {
  const { pressesAttack } = bindingsOf(machine);
  if (pressesAttack === 'must') return 'must';
  if (pressesAttack === 'may' || !isOutnumbered(battle, table)) return 'may';
  if (pressesAttack === 'must-not') return 'may-not';
  return keepsNerve(machine, 'press-attack', table) ? 'may' : 'may-not';
}

/**
 * (20) Whether the pilot accepts a Personal Duel. Ruling: a Lame Duck never does, because it must get out of combat
 * (34).
 */
export function acceptsDuel(machine: FightingMachine, table: Table): boolean {
  if (machine.lameDuck) return false;
  const { personalDuel } = bindingsOf(machine);
  if (personalDuel === 'check') return keepsNerve(machine, 'personal-duel', table);
  return personalDuel !== 'must-not';
}

function keepsNerve(machine: FightingMachine, to: 'stay' | 'press-attack' | 'personal-duel', table: Table): boolean {
  const { nerve } = bindingsOf(machine);
  const roll = table.roll('nerve', machine.id);
  const passed = roll.total <= nerve;
  table.tell({ type: 'nerve-checked', machine: machine.id, to, roll, nerve, passed });
  return passed;
}

const bindingsOf = ({ bravery }: FightingMachine): BraveryRow => expectDefined(bravery, 'Bravery of a German');
