import type { Gun } from '../../../campaign/mission-log.ts';
import { expectDefined } from '../../../cards/rulebook.ts';
import { clearInTheFight } from '../../../kit/guns/clear-jam.ts';
import type { GunPlace } from '../../../table/events/fight-events.ts';
import type { Table } from '../../../table/table.ts';
import { armsOf } from './burst.ts';
import { type FightingMachine, hasJam, SPENT } from './fighting-machine.ts';

/** (39) The words for clearing a jam: one gun is tried. If two are jammed, the pilot chooses one. */
export function jamWords(machine: FightingMachine): JamWord[] {
  const places = jammedPlaces(machine);
  return places.length === 1 ? ['clear-jam'] : places.map((place) => OF_TWO[place]);
}

const OF_TWO = { forward: 'clear-forward', observer: 'clear-observer' } as const;

export type JamWord = 'clear-jam' | (typeof OF_TWO)[GunPlace];

const JAM_WORDS: readonly string[] = ['clear-jam', OF_TWO.forward, OF_TWO.observer] satisfies JamWord[];

export const isJamWord = (answer: string): answer is JamWord => JAM_WORDS.includes(answer);

/** (39) In the fight: the named gun, or the one that is jammed. */
export function tryToClearJam(machine: FightingMachine, word: JamWord, table: Table): void {
  const places = jammedPlaces(machine);
  const gun = expectDefined(places.find((place) => OF_TWO[place] === word) ?? places[0], 'jam to clear');
  machine.doing = SPENT;
  settle(machine, gun, clearInTheFight(machine.id, gun, table));
}

function settle(machine: FightingMachine, gun: GunPlace, state: Gun['state']): void {
  const { guns } = armsOf(machine, gun);
  guns[guns.indexOf('jammed')] = state;
}

function jammedPlaces({ forward, observer, observerFit }: FightingMachine): GunPlace[] {
  const places: GunPlace[] = hasJam(forward) ? ['forward'] : [];
  return observer && observerFit && hasJam(observer) ? [...places, 'observer'] : places;
}
