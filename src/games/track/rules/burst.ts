import { hitRow, jamsOf } from '../../../cards/hit-row.ts';
import type { Angle } from '../../../cards/printed/hit-cards.ts';
import { expectDefined } from '../../../cards/rulebook.ts';
import type { GunPlace } from '../../../table/events/fight-events.ts';
import type { Table } from '../../../table/table.ts';
import type { Battle } from './battle.ts';
import { scoreCriticalHit, twinGunsAdd } from './critical-hit.ts';
import type { Armament, FightingMachine, ObserverGun } from './fighting-machine.ts';

/** A burst before it is fired. */
export interface TrackBurst {
  readonly firer: FightingMachine;
  readonly gun: GunPlace;
  readonly target: FightingMachine;
  readonly angle: Angle;
  readonly length: number;
}

/**
 * (24), (38) Two dice against the Hit Card: a listed number is a Critical Hit; a jam number jams the gun and scores
 * nothing.
 */
export function fireBurst(burst: TrackBurst, battle: Battle, table: Table): void {
  const { firer, gun, target, angle, length } = burst;
  const arms = armsOf(firer, gun);
  const firing = 'firing' in arms ? arms.firing : firer.firing;
  const { hits } = hitRow(angle, length, table.book);
  const { jams } = jamsOf(angle, length, arms.rounds, table.book);
  arms.ammo -= length;
  const roll = table.roll('hit-card', firer.id);
  const adds = twinGunsAdd(arms, table);
  const result = resultOf(roll.total, hits[firing], jams);
  table.tell({
    type: 'burst-fired',
    machine: firer.id,
    gun,
    target: target.id,
    angle,
    burst: length,
    firing,
    adds,
    roll,
    hits: hits[firing],
    jams,
    result,
  });
  if (result === 'jam') jamOneGun(arms);
  if (result === 'hit') scoreCriticalHit({ target, by: { machine: firer.id, gun }, adds }, battle, table);
}

export function armsOf({ forward, observer }: FightingMachine, gun: GunPlace): Armament | ObserverGun {
  return gun === 'forward' ? forward : expectDefined(observer, 'observer to fire');
}

function resultOf(total: number, hits: readonly number[], jams: readonly number[]): 'hit' | 'jam' | 'miss' {
  if (jams.includes(total)) return 'jam';
  return hits.includes(total) ? 'hit' : 'miss';
}

/** (38) A jam takes one of twin guns; the machine fires on with the other. */
function jamOneGun({ guns }: Armament): void {
  const clear = guns.indexOf('clear');
  guns[clear] = 'jammed';
}
