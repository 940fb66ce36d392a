import type { GameTable } from '../../kit/game-table.ts';
import type { CheckLine } from '../../table/checks.ts';
import { CLOUDS_CHECKS } from './table/clouds-checks.ts';
import type { CloudsDecisions } from './table/clouds-decisions.ts';
import type { CloudsEvent } from './table/clouds-events.ts';

declare module '../../table/decisions.ts' {
  interface DecisionsOfGames extends CloudsDecisions {}
}

declare module '../../table/events.ts' {
  interface EventsOfGames {
    readonly clouds: CloudsEvent;
  }
}

type CloudsChecks = Readonly<Record<keyof typeof CLOUDS_CHECKS, CheckLine>>;
declare module '../../table/checks.ts' {
  interface ChecksOfGames extends CloudsChecks {}
}

export const CLOUDS_OF_GLORY: GameTable<CloudsEvent['type'], keyof typeof CLOUDS_CHECKS> = {
  checks: CLOUDS_CHECKS,
  traits: {
    'clouds-laid-out': [],
    'clouds-joined': [],
    'clouds-turn-began': ['opens-a-part', 'ends-a-phase'],
    'clouds-initiative': ['in-one-breath'],
    'clouds-exchanged': [],
    'clouds-flew': [],
    'clouds-tested': [],
    'clouds-structure-failed': ['a-blow'],
    'clouds-stalled': [],
    'clouds-spin': [],
    'clouds-fired': ['a-shot'],
    'clouds-hit': ['a-blow'],
    'clouds-sub-result': [],
    'clouds-structure-lost': [],
    'clouds-wounded': [],
    'clouds-cheated-death': [],
    'clouds-suffered': [],
    'clouds-malfunction': [],
    'clouds-repaired': [],
    'clouds-forced-home': [],
    'clouds-lost': ['stands-out', 'a-blow'],
    'clouds-burned': [],
    'clouds-jumped': [],
    'clouds-landed': [],
    'clouds-collided': ['a-blow'],
    'clouds-left': [],
    'clouds-barrage': [],
    'clouds-balloon-hit': [],
    'clouds-cable': [],
    'clouds-unit-hit': [],
    'clouds-bombed': [],
    'clouds-spotted': [],
    'clouds-shell-fell': [],
    'clouds-photographed': [],
    'clouds-re-rolled': [],
    'clouds-advised': [],
    'clouds-barrage-laid': [],
    'clouds-scored': [],
  },
};
