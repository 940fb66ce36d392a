import type { GameTable } from '../../kit/game-table.ts';
import type { CheckLine } from '../../table/checks.ts';
import type { EnergyDecisions } from './table/energy-decisions.ts';
import type { EnergyEvent } from './table/energy-events.ts';
import { SIDE_CHECKS } from './table/side-checks.ts';

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

export const WINGED_VICTORY: GameTable<EnergyEvent['type'], keyof typeof SIDE_CHECKS> = {
  checks: SIDE_CHECKS,
  traits: {
    'side-fight-began': ['opens-a-part'],
    'side-turn-began': ['opens-a-part', 'ends-a-phase'],
    'spotting-tried': [],
    'barrage-laid': [],
    'side-moved': [],
    'counter-moved': [],
    'side-test-made': [],
    'clock-stopped': [],
    'side-shot-fired': ['a-shot'],
    'fired-on': [],
    'part-hit': [],
    'ground-attack': [],
    'target-struck': [],
    'side-mishap': [],
    'side-out': ['stands-out'],
    'mission-drawn': [],
    'sky-drawn': [],
    'mission-done': [],
    'side-fight-over': ['opens-a-part', 'ends-a-phase', 'ends-a-fight'],
  },
};
