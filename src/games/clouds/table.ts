import type { GameTable } from '../../kit/game-table.ts';
import type { CheckLine } from '../../table/checks.ts';
import type { EventType } from '../../table/events.ts';
import type { CloudsDecisions } from './table/clouds-decisions.ts';
import type { CloudsEvent, Suffered } from './table/clouds-events.ts';

const CLOUDS_CHECKS = {
  'clouds-initiative': { name: 'Initiative', dice: '1d10', rule: 'C002', stream: 'combat' },
  'clouds-structure-test': { name: 'Structural strength test', dice: '1d20', rule: 'C009', stream: 'combat' },
  'clouds-flying': { name: 'Flying test', dice: '1d20', rule: 'C009', stream: 'combat' },
  'clouds-fortitude': { name: 'Fortitude test', dice: '1d20', rule: 'C090', stream: 'combat' },
  'clouds-luck': { name: 'Luck test', dice: '1d20', rule: 'C049', stream: 'combat' },
  'clouds-structural-failure': { name: 'Structural failure', dice: '1d6', rule: 'C043', stream: 'combat' },
  'clouds-jump': { name: 'Bail-out', dice: '1d20', rule: 'C025', stream: 'combat' },
  'clouds-landing': { name: 'Landing result', dice: '1d20', rule: 'C052', stream: 'combat' },
  'clouds-collision': { name: 'Collision', dice: '1d20', rule: 'C055', stream: 'combat' },
  'clouds-shot': { name: 'Gunnery test', dice: '1d20', rule: 'C021', stream: 'combat' },
  'clouds-damage': { name: 'Damage', dice: '1d20', rule: 'C022', stream: 'combat' },
  'clouds-malfunction': { name: 'Malfunction', dice: '1d6', rule: 'C111', stream: 'combat' },
  'clouds-burning': { name: 'Fire', dice: '1d6', rule: 'C093', stream: 'combat' },
  'clouds-who': { name: 'Which man is hit', dice: '1d6', rule: 'C074', stream: 'combat' },
  'clouds-engine-side': { name: 'Which engine', dice: '1d6', rule: 'C096', stream: 'combat' },
  'clouds-engine-fire': { name: 'Whether it burns', dice: '1d6', rule: 'C083', stream: 'combat' },
  'clouds-guns-hit': { name: 'Guns hit', dice: '1d6', rule: 'C071', stream: 'combat' },
  'clouds-balloon': { name: 'Balloon damage', dice: '1d20', rule: 'C108', stream: 'combat' },
  'clouds-barrage': { name: 'Anti-aircraft barrage', dice: '1d20', rule: 'C118', stream: 'combat' },
  'clouds-drift': { name: 'Drift of the barrage', dice: '1d12', rule: 'C118', stream: 'combat' },
  'clouds-bombing': { name: 'Bombing', dice: '1d20', rule: 'C119', stream: 'combat' },
  'clouds-spotting': { name: 'Spotting', dice: '1d20', rule: 'C121', stream: 'combat' },
  'clouds-shell': { name: 'Fall of a shell', dice: '1d10', rule: 'C120', stream: 'combat' },
  'clouds-marksman': { name: 'Marksman', dice: '1d4', rule: 'C126', stream: 'combat' },
  'clouds-hawk-eyed': { name: 'Hawk-eyed', dice: '1d4', rule: 'C127', stream: 'combat' },
  'clouds-experience': { name: 'Raise', dice: '1d10', rule: 'C125', stream: 'personnel' },
  'clouds-ace-ability': { name: 'Ace ability', dice: '1d6', rule: 'C126', stream: 'personnel' },
  'clouds-pilot-ability': { name: 'Pilot ability', dice: '1d20', rule: 'C127', stream: 'personnel' },
  'clouds-gunner-ability': { name: 'Gunner ability', dice: '1d8', rule: 'C128', stream: 'personnel' },
  'clouds-wound-mends': { name: 'Wounds mend', dice: '1d6', rule: 'C129', stream: 'personnel' },
  'clouds-wound-test': { name: 'Wounded man', dice: '1d20', rule: 'C129', stream: 'personnel' },
  'clouds-1d3': { name: 'Amount', dice: '1d3', rule: 'C059', stream: 'damage' },
  'clouds-1d4': { name: 'Amount', dice: '1d4', rule: 'C059', stream: 'damage' },
  'clouds-1d6': { name: 'Amount', dice: '1d6', rule: 'C059', stream: 'damage' },
  'clouds-1d8': { name: 'Amount', dice: '1d8', rule: 'C059', stream: 'damage' },
  'clouds-1d10': { name: 'Amount', dice: '1d10', rule: 'C059', stream: 'damage' },
  'clouds-1d12': { name: 'Amount', dice: '1d12', rule: 'C059', stream: 'damage' },
  'clouds-1d20': { name: 'Amount', dice: '1d20', rule: 'C059', stream: 'damage' },
  'clouds-2d4': { name: 'Amount', dice: '2d4', rule: 'C059', stream: 'damage' },
  'clouds-2d6': { name: 'Amount', dice: '2d6', rule: 'C059', stream: 'damage' },
  'clouds-2d8': { name: 'Amount', dice: '2d8', rule: 'C059', stream: 'damage' },
  'clouds-2d10': { name: 'Amount', dice: '2d10', rule: 'C059', stream: 'damage' },
  'clouds-2d20': { name: 'Amount', dice: '2d20', rule: 'C059', stream: 'damage' },
  'clouds-3d6': { name: 'Amount', dice: '3d6', rule: 'C059', stream: 'damage' },
  'clouds-4d6': { name: 'Amount', dice: '4d6', rule: 'C059', stream: 'damage' },
  'clouds-5d6': { name: 'Amount', dice: '5d6', rule: 'C059', stream: 'damage' },
  'clouds-6d10': { name: 'Amount', dice: '6d10', rule: 'C059', stream: 'damage' },
} as const;

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

/** (C059) to (C107) The lines of the damage tables that change the rest of the fight for a machine. */
const GRAVE_LINES: readonly Suffered[] = [
  'guns-gone',
  'fuel',
  'fuel-out',
  'emergency-landing',
  'blackout',
  'engine-stops',
  'engine-dead',
  'fire',
  'wing-gone',
  'pilot-burns',
  'lost',
  'gunner-out',
];

const GRAVE_ALWAYS: readonly EventType[] = [
  'clouds-structure-failed',
  'clouds-wounded',
  'clouds-forced-home',
  'clouds-lost',
  'clouds-burned',
  'clouds-jumped',
  'clouds-landed',
  'clouds-collided',
  'clouds-left',
];

export const CLOUDS_OF_GLORY: GameTable<CloudsEvent['type'], keyof typeof CLOUDS_CHECKS> = {
  checks: CLOUDS_CHECKS,
  midTurn: [
    'clouds-fire',
    'clouds-re-roll',
    'clouds-marksman',
    'clouds-initiative-again',
    'clouds-exchange',
    'clouds-mentor',
    'clouds-aim',
  ],
  traits: {
    'clouds-laid-out': [],
    'clouds-joined': [],
    'clouds-turn-began': ['opens-a-part', 'ends-a-phase'],
    'clouds-initiative': ['in-one-breath'],
    'clouds-exchanged': [],
    'clouds-flew': [],
    'clouds-tested': [],
    'clouds-structure-failed': ['a-blow', 'to-be-seen'],
    'clouds-stalled': [],
    'clouds-spin': [],
    'clouds-fired': ['a-shot'],
    'clouds-hit': ['a-blow', 'to-be-seen'],
    'clouds-sub-result': [],
    'clouds-structure-lost': [],
    'clouds-wounded': ['to-be-seen'],
    'clouds-cheated-death': [],
    'clouds-suffered': [],
    'clouds-malfunction': ['to-be-seen'],
    'clouds-repaired': [],
    'clouds-forced-home': [],
    'clouds-lost': ['stands-out', 'a-blow', 'takes-out'],
    'clouds-burned': [],
    'clouds-jumped': [],
    'clouds-landed': ['stands-out', 'takes-out'],
    'clouds-collided': ['a-blow'],
    'clouds-left': ['stands-out', 'takes-out'],
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
  grave: (event) => {
    if (event.type === 'clouds-spin') return event.is === 'began';
    if (event.type === 'clouds-suffered') return GRAVE_LINES.includes(event.what);
    if (event.type === 'clouds-malfunction') return event.is !== 'cleared';
    return GRAVE_ALWAYS.includes(event.type);
  },
};
