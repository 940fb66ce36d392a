import { newCampaign } from '../../../src/campaign/campaign.ts';
import type { Lived } from '../../../src/chronicle/lived.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { steadyBookWithoutHim as book } from '../cards/steady-book.ts';
import { livedDay } from './a-lived-day.ts';

export const roll = { faces: [3, 4], total: 7 } as const;

const captain = { airman: 'haldenby', rank: 'Captain', surname: 'Haldenby' } as const;
const lieutenant = { airman: 'quillinan', rank: 'Lieutenant', surname: 'Quillinan' } as const;
const novice = { airman: 'tufnell', rank: 'Second Lieutenant', surname: 'Tufnell' } as const;
const flew = [captain, lieutenant, novice].map((man, i) => ({
  machine: `B${i + 1}`,
  aircraft: 'spad-vii',
  men: [man],
}));

export const combatant = (id: string) =>
  ({ id, aircraft: 'spad-vii', skill: 3, firing: 'C', guns: {}, lameDuck: false }) as const;

/** A fight of the three against two of Jasta 11, the first of them the Red Baron. */
export const fight = (...events: readonly GameEvent[]): GameEvent[] =>
  fightOf(
    flew.map(({ machine }) => machine),
    ...events,
  );

/** The same of these machines. */
export const fightOf = (machines: readonly string[], ...events: readonly GameEvent[]): GameEvent[] => [
  { type: 'enemy-met', roll, numbers: [1, 2] },
  {
    type: 'fight-began',
    system: 'wings-over-france',
    altitude: 9000,
    dfd: 47,
    over: 'enemy',
    allied: machines.map(combatant),
    germans: ['G1', 'G2'].map(combatant),
  },
  ...events,
  { type: 'fight-over', why: 'dfd-spent', phases: 4, altitude: 5000 },
];

export const quillinanPromoted: GameEvent = {
  type: 'man-promoted',
  man: 'quillinan',
  from: 'Lieutenant',
  to: 'Captain',
  missions: 9,
};

export const attack = (attacker: string, target: string): GameEvent => ({
  type: 'attack-made',
  attacker,
  target,
  angle: 'astern',
  skill: 3,
  longestBurst: 3,
});

export const hit = (machine: string, by: string, result: EventOf<'critical-hit-scored'>['result']): GameEvent => ({
  type: 'critical-hit-scored',
  machine,
  by,
  gun: 'forward',
  roll,
  parts: {},
  total: 7,
  result,
});

export const escaped = (machine: string, why: EventOf<'escaped'>['why']): GameEvent[] => [
  { type: 'escaped', machine, why },
];
export const out = (machine: string, told: Partial<EventOf<'machine-out'>> = {}): GameEvent => ({
  type: 'machine-out',
  machine,
  side: 'allied',
  fate: 'unharmed',
  escaped: true,
  wounds: [],
  ...told,
});

export const mission = (
  events: readonly GameEvent[],
  fates: EventOf<'mission-ended'>['fates'] = [],
  homecomings: EventOf<'mission-ended'>['homecomings'] = flew.map(({ machine }) => ({ machine, end: 'home' })),
): GameEvent[] => [
  { type: 'watch-began', watch: 'dawn', flight: 'B', weather: 7, trend: 1 },
  { type: 'mission-began', mission: 'dawn-patrol', flight: 'B', watch: 'dawn', zones: ['B'], machines: flew },
  { type: 'took-off', hex: 'H01', aft: 3 },
  ...events,
  { type: 'mission-ended', mission: 'dawn-patrol', homecomings, scores: [], points: 0, fates },
];

/** A morning on which B Flight parades with these men. */
export const paraded = (...present: readonly string[]): EventOf<'flight-paraded'> => ({
  type: 'flight-paraded',
  flight: 'B',
  pilots: 3,
  observers: 0,
  machines: 3,
  present,
  absent: [],
});

/** Its evening, on which these men had something for the first time. */
export const eveningCame = (...firsts: readonly string[]): EventOf<'evening-came'> => ({
  type: 'evening-came',
  flight: 'B',
  points: 0,
  firsts,
});

/** A campaign of B Flight with these days; one of the three men on every mission is new. */
export function lived(...days: readonly (readonly GameEvent[])[]): Lived {
  const dawn = newCampaign(['B'], book);
  return {
    name: 'told',
    seed: 'alea:1:told',
    days: days.map((events, i) => livedDay({ ...dawn, day: i + 1 }, events)),
    now: { ...dawn, day: days.length + 1 },
    book,
  };
}
