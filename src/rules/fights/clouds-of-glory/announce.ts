import { counterOf } from '../../../rulebook/counters.ts';
import { type Battery, type Plane, planeOf, type Skirmish } from '../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Combatant } from '../../../table/fights/fight-events.ts';
import type { Table } from '../../../table/table.ts';
import type { Fight } from '../fight.ts';

/** Tells who meets whom, in the campaign's words. */
export function announce(fight: Fight, skirmish: Skirmish, table: Table): void {
  const { altitude, dfd, over, dive, system } = fight;
  const allied = fight.allied.map(({ id, skill, firing, observer, lameDuck }): Combatant => {
    const guns = told(planeOf(id, skirmish));
    return { ...guns, skill, firing, ...(observer && { observer: observer.firing }), lameDuck };
  });
  const germans = germansOf(fight).map(({ id, number }): Combatant => {
    const { skill, firing, observer } = counterOf(number, table.book);
    return { ...told(planeOf(id, skirmish)), skill, firing, ...(observer && { observer }), lameDuck: false };
  });
  table.tell({ type: 'fight-began', system, altitude, dfd, over, ...(dive && { dive }), allied, germans });
}

/** The counters met, the second of a number marked so. */
export function germansOf({ germans }: Fight): { readonly id: string; readonly number: number }[] {
  return germans.map((number, i) => {
    const before = germans.slice(0, i).filter((each) => each === number).length;
    return { id: before > 0 ? `G${number}-${before + 1}` : `G${number}`, number };
  });
}

const told = ({ id, aircraft, forward, rear }: Plane) => ({
  id,
  aircraft,
  guns: { forward: gunsTold(forward), ...(rear && { observer: gunsTold(rear) }) },
});

const STATES = { clear: 'clear', jammed: 'jammed', dead: 'permanent', spent: 'permanent' } as const;

const gunsTold = ({ guns }: Battery) => ({ states: guns.map(({ is }) => STATES[is]) });
