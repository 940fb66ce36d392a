import type { GameTable } from '../../kit/game-table.ts';
import type { EventType } from '../../table/events.ts';
import type { CardDecisions } from './table/card-decisions.ts';
import type { CardEvent } from './table/card-events.ts';

declare module '../../table/decisions.ts' {
  interface DecisionsOfGames extends CardDecisions {}
}

declare module '../../table/events.ts' {
  interface EventsOfGames {
    readonly cards: CardEvent;
  }
}

/** What changes the rest of the fight for a machine. */
const GRAVE_ALWAYS: readonly EventType[] = [
  'flame-burned',
  'machine-exited',
  'guns-jammed',
  'machine-eliminated',
  'points-chart-thrown',
];

export const MANOEUVRE_CARDS: GameTable<CardEvent['type']> = {
  checks: {},
  midTurn: ['fire-at', 'tail-whom'],
  traits: {
    'cards-laid-out': ['opens-a-part'],
    'card-turn-began': ['opens-a-part', 'ends-a-phase'],
    'carrier-chosen': [],
    'tailing-began': [],
    'tailed-card-shown': [],
    'plan-reordered': [],
    'flame-burned': [],
    'cards-revealed': [],
    'machines-overlapped': [],
    'machine-exited': ['stands-out', 'takes-out'],
    'guns-fired': ['a-shot'],
    'damage-drawn': [],
    'guns-jammed': [],
    'luck-held': [],
    'first-card-seen': [],
    'jam-passed-over': [],
    'special-suffered': [],
    'ground-silenced': [],
    'machine-eliminated': ['stands-out', 'takes-out'],
    'damage-deck-renewed': [],
    'errand-done': [],
    'errand-half-done': [],
    'morale-tried': [],
    'points-chart-thrown': [],
    'cards-counted-up': ['opens-a-part'],
  },
  grave: (event) => {
    if (event.type === 'special-suffered') return event.comes !== 'no-effect';
    if (event.type === 'morale-tried') return !event.stays;
    return GRAVE_ALWAYS.includes(event.type);
  },
};
