import { rowAt } from '../../../cards/row-at.ts';
import type { Table } from '../../../table/table.ts';
import { type FightingMachine, isUp, type Man, type Skirmish } from '../table/skirmish.ts';
import { bandOf } from './look-up.ts';
import { seenBy } from './seen.ts';
import { aboard, kill, lose } from './shooting/loss.ts';
import { passesTest, rollTableDice } from './tests.ts';

/** (C025) to (C029) Men with parachutes may jump from a machine that burns, spins or has broken up. */
export function jump(machine: FightingMachine, fight: Skirmish, table: Table): void {
  const { side, id } = machine;
  const last = ableToJump(machine).at(-1);
  if (!last) return;
  const skill = last.fortitude + modifierOf(machine, fight);
  const about = { side, view: seenBy(fight), machine: id, skill };
  if (table.choose('clouds-jump', about, ['jump', 'stay']) === 'jump') bailOut(machine, fight, table);
}

/** (C028) There are parachutes, and the pilot is alive. */
export const hasParachutes = (machine: FightingMachine): boolean =>
  machine.parachute && isUp(machine) && machine.pilot.fortitude > 0;

/** (C026) Who may jump now, the man behind first; not a pilot who has fainted or blacked out. */
function ableToJump(machine: FightingMachine): Man[] {
  const isPilotAwake = !machine.fainted && !machine.blackout;
  return hasParachutes(machine)
    ? aboard(machine)
        .filter(({ fortitude, seat }) => fortitude > 0 && (seat === 'gunner' || isPilotAwake))
        .reverse()
    : [];
}

/** Ours: the man behind jumps first, the pilot after him. A man who is stuck tries again next turn (C026). */
export function bailOut(machine: FightingMachine, fight: Skirmish, table: Table): void {
  const men = ableToJump(machine);
  const areOut = men.every((man) => getsOut(man, machine, fight, table));
  if (areOut && men.includes(machine.pilot)) lose(machine, 'abandoned', fight, table);
}

/** Whether he is out of the machine, alive or dead. */
function getsOut(man: Man, machine: FightingMachine, fight: Skirmish, table: Table): boolean {
  const { bailOut: sheet } = fight.cards.mishaps;
  const trial = { of: 'fortitude', why: 'jump', who: man.seat, skill: man.fortitude, check: 'clouds-jump' } as const;
  const { successes } = passesTest(machine, { ...trial, modifier: modifierOf(machine, fight) }, fight, table);
  const { is } = rowAt(sheet.results, successes);
  const fall = is === 'out' ? { fall: rollTableDice(sheet.fall, table).amount } : {};
  table.tell({ type: 'clouds-jumped', machine: machine.id, who: man.seat, successes, is, ...fall });
  if (is === 'killed') kill(machine, man, fight, table);
  man.hasJumped = is === 'out';
  return is !== 'stuck';
}

export function modifierOf(machine: FightingMachine, { cards }: Skirmish): number {
  const { whole, slow, fast } = cards.mishaps.bailOut;
  const band = bandOf(machine.speed, machine.panel, cards);
  const isWhole = !machine.fire && machine.status !== 'spinning' && !machine.isBeyondHelp;
  const bySpeed = band === 'Stall' || band === 'Slow' ? slow.amount : 0;
  const byHaste = band === 'High' || band === 'Dive' ? fast.amount : 0;
  return (isWhole ? whole.amount : 0) + bySpeed + byHaste + machine.parachuteLess;
}
