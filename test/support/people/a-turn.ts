import { nothingDone } from '../../../src/campaign/done.ts';
import { COURSES, distance, neighbour } from '../../../src/cards/hexes.ts';
import { alliedFieldsFrom, isOnMap } from '../../../src/cards/map.ts';
import type { About } from '../../../src/table/decisions.ts';
import type { MachineView, PartyView } from '../../../src/table/turn-decisions.ts';
import { book } from './activities.ts';

/** Captain Whitworth of the worked example in his SPAD, without troubles. */
export const whitworth: MachineView = {
  id: 'B1',
  aircraft: 'spad-vii',
  role: 'fighter',
  pilot: { airman: 'whitworth', rank: 'Captain', surname: 'Whitworth', skill: 4, firing: 'C', bravery: 'N' },
  observer: undefined,
  aft: 91,
  load: 'ordinary',
  forward: { state: 'clear', ammo: 30 },
  rear: undefined,
  rockets: 0,
  bombs: 0,
  plates: [],
  lameDuck: undefined,
  repair: 0,
  wounds: [],
};

/** Lieutenant Appleton, with as many troubles as a flying man can have. */
export const appleton: MachineView = {
  ...whitworth,
  id: 'B3',
  pilot: { airman: 'appleton', rank: 'Lieutenant', surname: 'Appleton', skill: 2, firing: 'B', bravery: 'DD' },
  forward: { state: 'jammed', ammo: 12 },
  lameDuck: { number: 5, climbs: false, repair: 1 },
  repair: 1,
  wounds: [{ who: 'pilot', fate: { fate: 'wounded', days: 5 } }],
};

/** Sergeant Camberwell and his observer, with plates exposed. */
export const camberwell: MachineView = {
  ...whitworth,
  id: 'B7',
  aircraft: 'fk8',
  role: 'two-seater',
  pilot: { airman: 'camberwell', rank: 'Sergeant', surname: 'Camberwell', skill: 4, firing: 'D', bravery: 'B' },
  observer: { airman: 'kyle', rank: 'Second Lieutenant', surname: 'Kyle', firing: 'E' },
  aft: 136,
  rear: { state: 'permanent', ammo: 24 },
  plates: ['average', 'good'],
};

/** A party over a hex with every field of ours in its view. */
export function aView(hex: string, told: Partial<PartyView> = {}): PartyView {
  const fields = alliedFieldsFrom(book.missionMap, hex).map(({ field, name, hex: there }) => {
    const moves = distance(hex, there);
    return { field, name, moves, aft: 3 * moves };
  });
  return {
    machines: [whitworth],
    hex,
    altitude: 8000,
    weather: 7,
    ceiling: 17_500,
    aft: { fighters: 91, twoSeaters: undefined },
    bombs: 0,
    fields,
    ...told,
  };
}

/** The question of a turn, for a party over a hex. */
export function aTurnOver(party: PartyView, told: Partial<About<'movement'>> = {}): About<'movement'> {
  const courses = Object.entries(COURSES).flatMap(([step, direction]) => {
    const hex = neighbour(party.hex, direction);
    return hex !== undefined && isOnMap(book.missionMap, hex) ? [{ step, aft: 3, hex }] : [];
  });
  return {
    party,
    orders: {
      errand: 'mission',
      mission: 'dawn-patrol',
      zones: ['B'],
      machines: party.machines.length,
      target: undefined,
      achieved: nothingDone(),
    },
    steps: [...courses, { step: 'stay', aft: 2 }, { step: 'height', aft: 0 }],
    ...told,
  };
}
