import type { GameTable } from '../../kit/game-table.ts';
import type { CheckLine } from '../../table/checks.ts';
import type { EnergyDecisions } from './table/energy-decisions.ts';
import type { EnergyEvent, Mishap } from './table/energy-events.ts';

/** (V017) The throws of Winged Victory: one for each die of each purpose, because a die is chosen by its colour. */
const SIDE_CHECKS = {
  'combat-white': { name: 'Combat, the white die', dice: '1d6', rule: 'V084', stream: 'combat' },
  'combat-grey': { name: 'Combat, the grey die', dice: '1d6', rule: 'V084', stream: 'combat' },
  'combat-pink': { name: 'Combat, the pink die', dice: '1d6', rule: 'V084', stream: 'combat' },
  'combat-yellow': { name: 'Combat, the yellow die', dice: '1d6', rule: 'V084', stream: 'combat' },
  'combat-green': { name: 'Combat, the green die', dice: '1d6', rule: 'V084', stream: 'combat' },
  'combat-orange': { name: 'Combat, the orange die', dice: '1d6', rule: 'V084', stream: 'combat' },
  'combat-red': { name: 'Combat, the red die', dice: '1d6', rule: 'V084', stream: 'combat' },
  'combat-blue': { name: 'Combat, the blue die', dice: '1d6', rule: 'V084', stream: 'combat' },
  'combat-black': { name: 'Combat, the black die', dice: '1d6', rule: 'V084', stream: 'combat' },
  'structural-white': { name: 'Structural Test, the white die', dice: '1d6', rule: 'V051', stream: 'damage' },
  'structural-grey': { name: 'Structural Test, the grey die', dice: '1d6', rule: 'V051', stream: 'damage' },
  'structural-pink': { name: 'Structural Test, the pink die', dice: '1d6', rule: 'V051', stream: 'damage' },
  'structural-yellow': { name: 'Structural Test, the yellow die', dice: '1d6', rule: 'V051', stream: 'damage' },
  'handling-white': { name: 'Handling Test, the white die', dice: '1d6', rule: 'V053', stream: 'combat' },
  'handling-grey': { name: 'Handling Test, the grey die', dice: '1d6', rule: 'V053', stream: 'combat' },
  'handling-pink': { name: 'Handling Test, the pink die', dice: '1d6', rule: 'V053', stream: 'combat' },
  'handling-yellow': { name: 'Handling Test, the yellow die', dice: '1d6', rule: 'V053', stream: 'combat' },
  'spotting-white': { name: 'Spotting Test, the white die', dice: '1d6', rule: 'V074', stream: 'combat' },
  'spotting-grey': { name: 'Spotting Test, the grey die', dice: '1d6', rule: 'V074', stream: 'combat' },
  'spotting-pink': { name: 'Spotting Test, the pink die', dice: '1d6', rule: 'V074', stream: 'combat' },
  'spotting-yellow': { name: 'Spotting Test, the yellow die', dice: '1d6', rule: 'V074', stream: 'combat' },
  'bombing-white': { name: 'Bombing, the white die', dice: '1d6', rule: 'V108', stream: 'mission' },
  'bombing-grey': { name: 'Bombing, the grey die', dice: '1d6', rule: 'V108', stream: 'mission' },
  'bombing-pink': { name: 'Bombing, the pink die', dice: '1d6', rule: 'V108', stream: 'mission' },
  'bombing-yellow': { name: 'Bombing, the yellow die', dice: '1d6', rule: 'V108', stream: 'mission' },
  'extinguish-white': { name: 'Putting out the Fire, the white die', dice: '1d6', rule: 'V102', stream: 'damage' },
  'extinguish-grey': { name: 'Putting out the Fire, the grey die', dice: '1d6', rule: 'V102', stream: 'damage' },
  'extinguish-pink': { name: 'Putting out the Fire, the pink die', dice: '1d6', rule: 'V102', stream: 'damage' },
  'extinguish-yellow': { name: 'Putting out the Fire, the yellow die', dice: '1d6', rule: 'V102', stream: 'damage' },
  'unjam-white': { name: 'Clearing a Jam, the white die', dice: '1d6', rule: 'V089', stream: 'combat' },
  'unjam-grey': { name: 'Clearing a Jam, the grey die', dice: '1d6', rule: 'V089', stream: 'combat' },
  'unjam-pink': { name: 'Clearing a Jam, the pink die', dice: '1d6', rule: 'V089', stream: 'combat' },
  'unjam-yellow': { name: 'Clearing a Jam, the yellow die', dice: '1d6', rule: 'V089', stream: 'combat' },
  'hit-location': { name: 'Part that is hit', dice: '1d20', rule: 'V090', stream: 'damage' },
  'leak-turns': { name: 'Turns until the engine stops, the blue die', dice: '1d6', rule: 'V099', stream: 'damage' },
  'leak-fire': { name: 'Fire from a leak, the blue die', dice: '1d6', rule: 'V100', stream: 'damage' },
  'leaf-heading': { name: 'Heading out of a Falling Leaf', dice: '1d6', rule: 'V058', stream: 'combat' },
  'moves-first': { name: 'Who moves first, for the Allies', dice: '1d6', rule: 'V071', stream: 'combat' },
  'moves-first-german': { name: 'Who moves first, for the Germans', dice: '1d6', rule: 'V071', stream: 'combat' },
  'side-mission': { name: 'Mission', dice: '1d20', rule: 'V123', stream: 'mission' },
  'side-sky': { name: 'Sky', dice: '1d20', rule: 'V116', stream: 'weather' },
} as const;

declare module '../../table/decisions.ts' {
  interface DecisionsOfGames extends EnergyDecisions {}
}

declare module '../../table/events.ts' {
  interface EventsOfGames {
    readonly side: EnergyEvent;
  }
}

type SideChecks = Readonly<Record<keyof typeof SIDE_CHECKS, CheckLine>>;
declare module '../../table/checks.ts' {
  interface ChecksOfGames extends SideChecks {}
}

/** (V095) to (V107) What changes the rest of the fight for a machine. */
const GRAVE_MISHAPS: readonly Mishap[] = [
  'structural-failure',
  'part-inoperable',
  'leaks',
  'engine-stopped',
  'caught-fire',
  'pilot-wounded',
  'pilot-killed',
  'gunner-wounded',
  'gunner-killed',
  'gun-jammed',
];

export const WINGED_VICTORY: GameTable<EnergyEvent['type'], keyof typeof SIDE_CHECKS> = {
  checks: SIDE_CHECKS,
  midTurn: ['side-shot', 'time-freeze', 'flak-barrage'],
  traits: {
    'side-fight-began': ['opens-a-part'],
    'side-turn-began': ['opens-a-part', 'ends-a-phase'],
    'spotting-tried': ['in-one-breath'],
    'barrage-laid': [],
    'side-moved': [],
    'counter-moved': [],
    'side-test-made': [],
    'clock-stopped': [],
    'side-shot-fired': ['a-shot', 'to-be-seen'],
    'fired-on': ['to-be-seen'],
    'part-hit': ['to-be-seen'],
    'ground-attack': [],
    'target-struck': [],
    'side-mishap': ['to-be-seen'],
    'side-out': ['stands-out', 'takes-out'],
    'mission-drawn': [],
    'sky-drawn': [],
    'mission-done': [],
    'side-fight-over': ['opens-a-part', 'ends-a-phase', 'ends-a-fight'],
  },
  grave: (event) => {
    if (event.type === 'part-hit') return event.structure === event.boxes;
    if (event.type === 'side-mishap') return GRAVE_MISHAPS.includes(event.what);
    return event.type === 'side-out';
  },
};
