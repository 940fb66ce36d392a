import type { Gun } from '../../../campaign/mission-log.ts';
import { promised } from '../../../rulebook/promised.ts';
import type { GunPlace } from '../../../table/fights/fight-events.ts';
import type { Table } from '../../../table/table.ts';
import { clearAtLeisure, clearInTheFight } from '../../guns/clear-jam.ts';
import type { Battle } from './battle.ts';
import { armsOf } from './burst.ts';
import { type Fighter, hasJam } from './fighter.ts';

export const hasAnyJam = (fighter: Fighter): boolean => jammedPlaces(fighter).length > 0;

/** (39) In the fight: one gun is tried, the pilot's before the observer's. */
export function tryToClearJam(fighter: Fighter, table: Table): void {
  const gun = promised(jammedPlaces(fighter)[0], 'jam to clear');
  settle(fighter, gun, clearInTheFight(fighter.id, gun, table));
}

/** (39) At leisure, once the fight has broken up: every jammed gun of ours that is still in the air. */
export function clearJamsAtLeisure({ allied }: Battle, table: Table): void {
  const flying = allied.filter(({ fate }) => fate !== 'forced-down' && fate !== 'shot-down');
  for (const fighter of flying)
    for (const gun of jammedPlaces(fighter)) settle(fighter, gun, clearAtLeisure(fighter.id, gun, table));
}

function settle(fighter: Fighter, gun: GunPlace, state: Gun['state']): void {
  const { guns } = armsOf(fighter, gun);
  guns[guns.indexOf('jammed')] = state;
}

function jammedPlaces({ forward, observer, observerFit }: Fighter): GunPlace[] {
  const places: GunPlace[] = hasJam(forward) ? ['forward'] : [];
  return observer && observerFit && hasJam(observer) ? [...places, 'observer'] : places;
}
