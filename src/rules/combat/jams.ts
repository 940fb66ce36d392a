import { promised } from '../../rulebook/promised.ts';
import { consult } from '../../rulebook/roll-table.ts';
import type { GunPlace } from '../../table/combat-events.ts';
import type { Table } from '../../table/table.ts';
import type { Battle } from './battle.ts';
import { armsOf } from './burst.ts';
import type { GunState } from './fight.ts';
import { type Fighter, hasJam } from './fighter.ts';

const AFTER: Readonly<Record<'cleared' | 'jammed' | 'permanent', GunState>> = {
  cleared: 'clear',
  jammed: 'jammed',
  permanent: 'permanent',
};

export const hasAnyJam = (fighter: Fighter): boolean => jammedPlaces(fighter).length > 0;

/** (39) In the fight: one gun is tried, the pilot's before the observer's. */
export function tryToClearJam(fighter: Fighter, table: Table): void {
  const gun = promised(jammedPlaces(fighter)[0], 'jam to clear');
  const { roll, row } = consult(table.book.airToAirCombat.clearJam, table);
  table.tell({ type: 'jam-tried', machine: fighter.id, gun, when: 'in-the-fight', roll, result: row.result });
  settle(fighter, gun, AFTER[row.result]);
}

/** (39) At leisure, once the fight has broken up: every jammed gun of ours that is still in the air. */
export function clearJamsAtLeisure({ allied }: Battle, table: Table): void {
  const flying = allied.filter(({ fate }) => fate !== 'forced-down' && fate !== 'shot-down');
  for (const fighter of flying)
    for (const gun of jammedPlaces(fighter)) settle(fighter, gun, clearAtLeisure(fighter.id, gun, table));
}

/** (39) One throw at leisure for a jammed gun. Returns the state in which it leaves it. */
export function clearAtLeisure(machine: string, gun: GunPlace, table: Table): GunState {
  const { roll, row } = consult(table.book.airToAirCombat.clearJamAtLeisure, table);
  table.tell({ type: 'jam-tried', machine, gun, when: 'at-leisure', roll, result: row.result });
  return AFTER[row.result];
}

function settle(fighter: Fighter, gun: GunPlace, state: GunState): void {
  const { guns } = armsOf(fighter, gun);
  guns[guns.indexOf('jammed')] = state;
}

function jammedPlaces({ forward, observer, observerFit }: Fighter): GunPlace[] {
  const places: GunPlace[] = hasJam(forward) ? ['forward'] : [];
  return observer && observerFit && hasJam(observer) ? [...places, 'observer'] : places;
}
