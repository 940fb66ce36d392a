import { rowAt } from '../../../rulebook/fights/row-at.ts';
import { isUp, type Man, type Plane, type Skirmish } from '../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Table } from '../../../table/table.ts';
import { bandOf } from './look-up.ts';
import { seenBy } from './seen.ts';
import { aboard, kill, lose } from './shooting/loss.ts';
import { tested, thrown } from './tests.ts';

/** (C025) to (C029) Those who have parachutes may jump from a machine that is lost. */
export function jump(plane: Plane, fight: Skirmish, table: Table): void {
  const { pilot, side, id: machine, parachute } = plane;
  if (!parachute || !isUp(plane) || pilot.fortitude <= 0) return;
  const skill = pilot.fortitude + modifierOf(plane, fight);
  if (table.choose('clouds-jump', { side, view: seenBy(fight), machine, skill }, ['jump', 'stay']) === 'stay') return;
  const men = aboard(plane).filter(({ fortitude }) => fortitude > 0);
  if (men.map((man) => jumpOf(man, plane, fight, table)).every(Boolean)) lose(plane, 'abandoned', fight, table);
}

/** Whether he is out of her, alive or dead. */
function jumpOf(man: Man, plane: Plane, fight: Skirmish, table: Table): boolean {
  const { bailOut } = fight.cards.mishaps;
  const trial = { of: 'fortitude', why: 'jump', who: man.seat, skill: man.fortitude, check: 'clouds-jump' } as const;
  const { successes } = tested(plane, { ...trial, modifier: modifierOf(plane, fight) }, fight, table);
  const { is } = rowAt(bailOut.results, successes);
  const fall = is === 'out' ? { fall: thrown(bailOut.fall, table).amount } : {};
  table.tell({ type: 'clouds-jumped', machine: plane.id, who: man.seat, successes, is, ...fall });
  if (is === 'killed') kill(plane, man, fight, table);
  return is !== 'stuck';
}

export function modifierOf(plane: Plane, { cards }: Skirmish): number {
  const { whole, slow, fast } = cards.mishaps.bailOut;
  const band = bandOf(plane.speed, plane.panel, cards);
  const isWhole = !plane.fire && plane.status !== 'spinning' && !plane.isBeyondHelp;
  const bySpeed = band === 'Stall' || band === 'Slow' ? slow.amount : 0;
  const byHaste = band === 'High' || band === 'Dive' ? fast.amount : 0;
  return (isWhole ? whole.amount : 0) + bySpeed + byHaste + plane.parachuteLess;
}
