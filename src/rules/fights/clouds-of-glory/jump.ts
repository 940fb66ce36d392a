import { rowAt } from '../../../rulebook/fights/row-at.ts';
import { type FightingMachine, isUp, type Man, type Skirmish } from '../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Table } from '../../../table/table.ts';
import { bandOf } from './look-up.ts';
import { seenBy } from './seen.ts';
import { aboard, kill, lose } from './shooting/loss.ts';
import { tested, thrown } from './tests.ts';

/** (C025) to (C029) Those who have parachutes may jump from a machine that burns, spins or has broken up. */
export function jump(plane: FightingMachine, fight: Skirmish, table: Table): void {
  const { pilot, side, id: machine } = plane;
  if (!mayJump(plane)) return;
  const skill = pilot.fortitude + modifierOf(plane, fight);
  const about = { side, view: seenBy(fight), machine, skill };
  if (table.choose('clouds-jump', about, ['jump', 'stay']) === 'jump') bailOut(plane, fight, table);
}

/** (C028) There are parachutes, and somebody at the stick who is alive. */
export const mayJump = (plane: FightingMachine): boolean => plane.parachute && isUp(plane) && plane.pilot.fortitude > 0;

/** Ours: the man behind goes first, and the pilot once he is out; who is stuck tries again in the next turn (C026). */
export function bailOut(plane: FightingMachine, fight: Skirmish, table: Table): void {
  const men = aboard(plane)
    .filter(({ fortitude }) => fortitude > 0)
    .reverse();
  if (men.every((man) => getsOut(man, plane, fight, table))) lose(plane, 'abandoned', fight, table);
}

/** Whether he is out of her, alive or dead. */
function getsOut(man: Man, plane: FightingMachine, fight: Skirmish, table: Table): boolean {
  const { bailOut: sheet } = fight.cards.mishaps;
  const trial = { of: 'fortitude', why: 'jump', who: man.seat, skill: man.fortitude, check: 'clouds-jump' } as const;
  const { successes } = tested(plane, { ...trial, modifier: modifierOf(plane, fight) }, fight, table);
  const { is } = rowAt(sheet.results, successes);
  const fall = is === 'out' ? { fall: thrown(sheet.fall, table).amount } : {};
  table.tell({ type: 'clouds-jumped', machine: plane.id, who: man.seat, successes, is, ...fall });
  if (is === 'killed') kill(plane, man, fight, table);
  man.hasJumped = is === 'out';
  return is !== 'stuck';
}

export function modifierOf(plane: FightingMachine, { cards }: Skirmish): number {
  const { whole, slow, fast } = cards.mishaps.bailOut;
  const band = bandOf(plane.speed, plane.panel, cards);
  const isWhole = !plane.fire && plane.status !== 'spinning' && !plane.isBeyondHelp;
  const bySpeed = band === 'Stall' || band === 'Slow' ? slow.amount : 0;
  const byHaste = band === 'High' || band === 'Dive' ? fast.amount : 0;
  return (isWhole ? whole.amount : 0) + bySpeed + byHaste + plane.parachuteLess;
}
