import { counterOf } from '../../../rulebook/counters.ts';
import type { Battery, Plane, Skirmish } from '../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Combatant } from '../../../table/fights/fight-events.ts';
import type { Table } from '../../../table/table.ts';
import type { Fight } from '../fight.ts';

/** Tells who meets whom, in the campaign's words. */
export function announce(fight: Fight, { planes }: Skirmish, table: Table): void {
  const { altitude, dfd, over, dive, system } = fight;
  const of = (side: Plane['side']) => planes.filter((plane) => plane.side === side);
  const allied = of('allied').map((plane, i): Combatant => {
    const { skill = 1, firing = 'E', observer, lameDuck = false } = fight.allied[i] ?? {};
    return { ...told(plane), skill, firing, ...(observer && { observer: observer.firing }), lameDuck };
  });
  const germans = of('german').map((plane, i): Combatant => {
    const { skill, firing, observer } = counterOf(fight.germans[i] ?? 0, table.book);
    return { ...told(plane), skill, firing, ...(observer && { observer }), lameDuck: false };
  });
  table.tell({ type: 'fight-began', system, altitude, dfd, over, ...(dive && { dive }), allied, germans });
}

const told = ({ id, aircraft, forward, rear }: Plane) => ({
  id,
  aircraft,
  guns: { forward: gunsTold(forward), ...(rear && { observer: gunsTold(rear) }) },
});

const STATES = { clear: 'clear', jammed: 'jammed', dead: 'permanent', spent: 'permanent' } as const;

const gunsTold = ({ guns }: Battery) => ({ states: guns.map(({ is }) => STATES[is]) });
