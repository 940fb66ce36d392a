import type { GameTable } from '../../kit/game-table.ts';
import type { CombatDecisions } from './table/combat-decisions.ts';
import type { CombatEvent } from './table/combat-events.ts';

declare module '../../table/decisions.ts' {
  interface DecisionsOfGames extends CombatDecisions {}
}

declare module '../../table/events.ts' {
  interface EventsOfGames {
    readonly track: CombatEvent;
  }
}

export const WINGS_OVER_FRANCE: GameTable<CombatEvent['type']> = {
  checks: {},
  midTurn: [],
  traits: {
    'phase-began': [],
    'initiative-rolled': [],
    'personal-duel-began': [],
    'personal-duel-refused': [],
    'personal-duel-tightened': [],
    'personal-duel-ended': [],
    'nerve-checked': [],
    'attack-made': [],
    'burst-fired': ['a-shot'],
    'critical-hit-scored': ['in-the-log', 'stands-out', 'grave'],
    'driven-off-ignored': [],
    'crew-hit': ['in-the-log', 'grave'],
    'jam-tried': [],
    'held-off': [],
    escaped: ['in-the-log'],
    'dfd-rolled': ['ends-a-phase'],
    'germans-joined': [],
  },
};
