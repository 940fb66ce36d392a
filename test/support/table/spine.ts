import type { FlyingMachine, MissionLog } from '../../../src/campaign/mission-log.ts';
import { ordersOf } from '../../../src/procedure/mission/party-view.ts';
import type { Table } from '../../../src/table/table.ts';
import type { OrdersView } from '../../../src/table/turn-decisions.ts';
import { aLog, anFk8, aSpad, book } from '../people/activities.ts';
import { playLoaded, type Script } from './loaded-dice.ts';

/** Plays a rule with loaded dice in short form, red die first: `encounter 56`. */
export function play<Result>(
  rule: (table: Table) => Result,
  dice: readonly string[] = [],
  answers: NonNullable<Script['answers']> = {},
) {
  const spaced = dice.map((line) => line.replace(/\d+$/, (shown) => [...shown].join(' ')));
  return playLoaded(rule, { book, dice: spaced, answers });
}

/** Dice without effect on most throws: nobody met, no weather change. */
export const NOBODY = 'encounter 56';
export const WEATHER_HOLDS = 'weather-change 34';

/** (33) A Lame Duck by its number; No. 3 is an engine. */
export const lame = (number = 3, climbs = false, repair = 1) => ({ number, climbs, repair });

/** B1 and B2, and the two-seater B7. */
export const three = (): FlyingMachine[] => [aSpad({ id: 'B1' }), aSpad({ id: 'B2' }), anFk8({ id: 'B7' })];

/** A log in which each machine of a party has its men. */
export function logOf(machines: readonly FlyingMachine[], told: Partial<MissionLog> = {}): MissionLog {
  const crews = machines.map(({ id, pilot, observer }) => ({
    machine: id,
    pilot: pilot.airman,
    observer: observer?.airman,
  }));
  return aLog('photo-reconnaissance', { crews, ...told });
}

export const orders = (errand: OrdersView['errand'] = 'mission', log = aLog('photo-reconnaissance')): OrdersView =>
  ordersOf(errand, log, book);

export const idsIn = ({ machines }: { readonly machines: readonly FlyingMachine[] }): string[] =>
  machines.map(({ id }) => id);
