import type { Observer, Pilot } from '../../../src/campaign/aircrew.ts';
import { type Campaign, newCampaign } from '../../../src/campaign/campaign.ts';
import type { Lived } from '../../../src/chronicle/lived.ts';
import type { CrewTold } from '../../../src/table/events/turn-events.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { steadyBook as book } from '../cards/steady-book.ts';
import { livedDay } from './a-lived-day.ts';
import { aPilot } from './airmen.ts';
import { theFlight } from './flights.ts';

const roll = { faces: [3, 4], total: 7 };

const haldenby = { airman: 'haldenby', rank: 'Captain', surname: 'Haldenby' } as const;
const quillinan = { airman: 'quillinan', rank: 'Lieutenant', surname: 'Quillinan' } as const;
const ferrabee = { airman: 'ferrabee', rank: 'Second Lieutenant', surname: 'Ferrabee' } as const;
const ridsdale = { airman: 'ridsdale', rank: 'Sergeant', surname: 'Ridsdale' } as const;
const bidwell = { airman: 'bidwell', rank: 'Second Lieutenant', surname: 'Bidwell' } as const;

const scout = (machine: string, man: CrewTold['men'][number]): CrewTold => ({
  machine,
  aircraft: 'spad-vii',
  men: [man],
});
const combatant = (id: string, aircraft: string) =>
  ({ id, aircraft, skill: 3, firing: 'C', guns: {}, lameDuck: false }) as const;

const dawnPatrol: GameEvent[] = [
  { type: 'watch-began', watch: 'dawn', flight: 'B', weather: 7, trend: 1 },
  {
    type: 'mission-began',
    mission: 'dawn-patrol',
    flight: 'B',
    watch: 'dawn',
    zones: ['A', 'B', 'C'],
    machines: [scout('B1', haldenby), scout('B2', quillinan), scout('B5', ferrabee)],
  },
  {
    type: 'fight-began',
    system: 'wings-over-france',
    altitude: 9000,
    dfd: 47,
    over: 'enemy',
    allied: [combatant('B1', 'spad-vii'), combatant('B2', 'spad-vii'), combatant('B5', 'spad-vii')],
    germans: [combatant('G3', 'albatros-d3'), combatant('G4', 'albatros-d3')],
  },
  {
    type: 'critical-hit-scored',
    machine: 'B2',
    by: 'G4',
    gun: 'forward',
    roll,
    parts: {},
    total: 7,
    result: 'driven-off',
  },
  {
    type: 'machine-came-down',
    machine: 'B1',
    how: 'shot-down',
    roll,
    words: 'In flames',
    over: 'enemy',
    side: 'enemy',
    machineFate: 'lost',
  },
  { type: 'archie-hit', machine: 'B5', roll, parts: {}, total: 7, result: 'no-effect', words: 'Wing-tip holed' },
  {
    type: 'archie-hit',
    machine: 'B5',
    roll,
    parts: {},
    total: 9,
    result: 'driven-off',
    words: 'Driven Off by burst upon burst',
  },
  {
    type: 'mission-ended',
    mission: 'dawn-patrol',
    homecomings: [
      { machine: 'B1', end: 'down', hex: 'K08', fate: 'lost' },
      { machine: 'B2', end: 'home' },
      { machine: 'B5', end: 'emergency-field', field: 'mercatel' },
    ],
    scores: [
      { points: -15, why: 'machine-lost', who: 'B1' },
      { points: 30, why: 'enemy-shot-down', who: 'ferrabee', what: 'Albatros D.III', where: 'K08' },
      { points: -10, why: 'killed', who: 'haldenby' },
    ],
    points: 5,
    fates: [{ airman: 'haldenby', fate: { fate: 'killed' } }],
  },
];

const balloonBursting: GameEvent[] = [
  { type: 'watch-began', watch: 'morning', flight: 'B', weather: 2, trend: 1 },
  {
    type: 'mission-began',
    mission: 'balloon-bursting',
    flight: 'B',
    watch: 'morning',
    zones: ['B'],
    machines: [
      scout('B2', quillinan),
      scout('B5', ferrabee),
      { machine: 'B7', aircraft: 'fk8', men: [ridsdale, bidwell] },
    ],
  },
  ...(['B2', 'B5'] as const).map(
    (machine, i): GameEvent => ({
      type: 'balloon-struck',
      mission: 'balloon-bursting',
      machine,
      name: 'Balloon at Vis-en-Artois',
      effect: i === 0 ? 'holed' : 'destroyed',
      holes: i + 1,
      isDown: i === 1,
      roll,
      parts: {},
      total: 7,
    }),
  ),
  {
    type: 'mission-ended',
    mission: 'balloon-bursting',
    homecomings: ['B2', 'B5', 'B7'].map((machine) => ({ machine, end: 'home' })),
    scores: [
      { points: 8, why: 'balloon', what: 'Balloon at Vis-en-Artois' },
      { points: -4, why: 'wounded', who: 'bidwell' },
    ],
    points: 4,
    fates: [{ airman: 'bidwell', fate: { fate: 'wounded', days: 9 } }],
  },
];

const evening: GameEvent[] = [
  {
    type: 'skill-checked',
    man: 'ferrabee',
    roll,
    parts: {},
    total: 9,
    from: 2,
    to: 3,
    words: 'He handles her better',
  },
  {
    type: 'bravery-checked',
    man: 'quillinan',
    roll,
    parts: { lossSeen: -3 },
    from: 13,
    to: 10,
    letterBefore: 'B',
    letter: 'N',
    words: 'He takes the day hard',
  },
  {
    type: 'request-answered',
    request: 'aircrew',
    asked: 1,
    roll,
    parts: {},
    total: 7,
    granted: 1,
    day: 2,
    words: 'One',
  },
  { type: 'acting-commander-appointed', man: 'quillinan', day: 1 },
  { type: 'day-ended', day: 1, points: 1, total: 1 },
];

const firstDay: GameEvent[] = [
  { type: 'day-broke', day: 1 },
  {
    type: 'forecast-received',
    roll,
    words: 'A fair morning',
    am: { number: 7, trend: 1 },
    pm: { number: 9, trend: -1 },
  },
  { type: 'mission-not-flown', flight: 'B', mission: 'defensive-line-patrol', points: -8 },
  ...dawnPatrol,
  ...balloonBursting,
  ...evening,
];

const secondDay: GameEvent[] = [
  { type: 'day-broke', day: 2 },
  {
    type: 'newcomer-reported',
    man: 'tufnell',
    rank: 'Second Lieutenant',
    forenames: 'Guy "Bunny"',
    surname: 'Tufnell',
    seat: 'pilot',
    machine: 'B1',
    home: 'Leeds, Yorkshire',
    age: 19,
    service: 'school, and a cadet wing',
  },
  { type: 'day-ended', day: 2, points: -30, total: -29 },
];

/** The campaign a day later, with the day's points. */
function nextDay(campaign: Campaign, points: number): Campaign {
  const next = structuredClone({ ...campaign, day: campaign.day + 1 });
  theFlight(next).points.push(points);
  return next;
}

/** Two days of B Flight, written event by event: independent of rules and policies. */
export function toldCampaign(): Lived {
  const first = newCampaign(['B'], book);
  const second = nextDay(first, 1);
  const { aircrew, machines } = theFlight(second);
  const change = (id: string, to: Partial<Pilot | Observer>) =>
    Object.assign(aircrew.find((man) => man.id === id) ?? {}, to);
  change('haldenby', { missions: 59, standing: { is: 'killed', since: 1 } });
  change('quillinan', { missions: 43 });
  change('ferrabee', { missions: 11, kills: 2, balloons: 0.5 });
  change('ridsdale', { missions: 67 });
  change('bidwell', { missions: 5, standing: { is: 'wounded', back: 11 } });
  Object.assign(machines[0] ?? {}, { standing: { is: 'lost', since: 1 } });
  const now = nextDay(second, -30);
  theFlight(now).aircrew.push(aPilot({ id: 'tufnell', surname: 'Tufnell', forenames: 'Guy "Bunny"', machine: 'B1' }));
  return {
    name: 'told',
    seed: 'alea:1:told',
    days: [livedDay(first, firstDay), livedDay(second, secondDay)],
    now,
    book,
  };
}
