import { describe, expect, test } from 'vitest';
import type { Score } from '../../src/campaign/mission-log.ts';
import { missionReports, reportText } from '../../src/records/report/mission-report.ts';
import type { EventOf, GameEvent } from '../../src/table/events.ts';
import type { CombatEvent } from '../../src/table/fights/wings-over-france/combat-events.ts';
import { book } from '../support/activities.ts';

const roll = { faces: [3, 4], total: 7 } as const;
const dawn: GameEvent = { type: 'day-broke', day: 6 };

const crews: EventOf<'mission-began'>['machines'] = [
  { machine: 'B1', aircraft: 'spad-vii', men: [{ airman: 'whitworth', rank: 'Captain', surname: 'Whitworth' }] },
  { machine: 'B3', aircraft: 'spad-vii', men: [{ airman: 'appleton', rank: 'Lieutenant', surname: 'Appleton' }] },
  {
    machine: 'B7',
    aircraft: 'fk8',
    men: [
      { airman: 'camberwell', rank: 'Sergeant', surname: 'Camberwell' },
      { airman: 'kyle', rank: 'Second Lieutenant', surname: 'Kyle' },
    ],
  },
];

const began: GameEvent = {
  type: 'mission-began',
  mission: 'photo-reconnaissance',
  flight: 'B',
  watch: 'morning',
  zones: ['B'],
  target: 'yards-henin',
  machines: crews,
};

const moved = (from: string, to: string): GameEvent => ({ type: 'moved', from, to, aft: 3, left: 80 });
const weather = (from: number, to: number): GameEvent => ({
  type: 'weather-checked',
  roll,
  from,
  change: to - from,
  byTrend: false,
  to,
});
const climbed: GameEvent = { type: 'height-changed', from: 0, to: 9000, aft: 18 };
const outward = [began, { type: 'took-off', hex: 'H01', aft: 3 } as const, climbed, weather(5, 6), moved('E08', 'E09')];
const met = (...numbers: number[]): GameEvent => ({ type: 'enemy-met', roll, numbers });

const fight = (dive: 'allied' | 'german' | undefined): GameEvent => ({
  type: 'fight-began',
  system: 'wings-over-france',
  altitude: 9000,
  dfd: 47,
  over: 'enemy',
  ...(dive && { dive: { side: dive, bonus: 'dive' } as const }),
  allied: [],
  germans: [{ id: 'G12', aircraft: 'albatros-d3', skill: 4, firing: 'C', guns: {}, lameDuck: false }],
});
const hit = (machine: string, by: string, result: EventOf<'critical-hit-scored'>['result']): CombatEvent => ({
  type: 'critical-hit-scored',
  machine,
  by,
  gun: by === 'B7' ? 'observer' : 'forward',
  roll,
  parts: {},
  total: 7,
  result,
});
const over = (altitude: number): GameEvent => ({ type: 'fight-broke-up', why: 'dfd-spent', phases: 4, altitude });

const ended = (homecomings: EventOf<'mission-ended'>['homecomings'], scores: readonly Score[]): GameEvent => ({
  type: 'mission-ended',
  mission: 'photo-reconnaissance',
  homecomings,
  fates: [],
  scores,
  points: scores.reduce((sum, { points }) => sum + points, 0),
});

const home = (machine: string) => ({ machine, end: 'home' }) as const;

const reportOf = (...events: readonly GameEvent[]) =>
  missionReports([dawn, ...events], book)
    .map(reportText)
    .join('\n');

describe('(44) the report of a mission', () => {
  test('that went well: the plates brought home, an enemy shot down, nobody hurt', () => {
    const good = [
      ...outward,
      { type: 'archie-fired', roll: { faces: [3, 3], total: 33 }, near: ['B7'] } as const,
      { type: 'archie-fired', roll: { faces: [5, 3], total: 53 }, near: [] } as const,
      moved('E09', 'E10'),
      met(12),
      fight('allied'),
      hit('G12', 'B7', 'shot-down'),
      over(5000),
      weather(6, 8),
      met(39),
      { type: 'attack-declined' } as const,
      moved('E10', 'H01'),
      ended(
        [home('B1'), home('B3'), home('B7')],
        [
          { points: 20, why: 'enemy-shot-down', who: 'kyle' },
          { points: 10, why: 'plates', who: 'B7', what: 'average' },
          { points: 1, why: 'escort', who: 'B7' },
        ],
      ),
    ];
    expect(reportOf(...good)).toMatchInlineSnapshot(`
      "Photo Reconnaissance, morning of 6 April 1917

      Captain Whitworth of B Flight took off in the morning for a Photo Reconnaissance of the Marshalling Yards, Henin-Lietard, with Lieutenant Appleton and Sergeant Camberwell (Second Lieutenant Kyle observing): two SPAD VII and one F.K.8. The weather was Good Visibility, and by the end Light Cloud. They reached the lines at Lens at 9,000 ft and went as far as Henin-Lietard. Archie fired two shots, one of them near.

      Over Henin-Lietard they dived on one Albatros D.III at 9,000 ft. The fight lasted four phases and ended at 5,000 ft. Second Lieutenant Kyle shot down an Albatros D.III.

      They let one Rumpler C.I over Henin-Lietard go by.

      Sergeant Camberwell brought home a plate, average. The two-seaters were brought back across the lines. All came home.

      Victory Points
         +20  an enemy shot down by Second Lieutenant Kyle
         +10  a plate brought home by Sergeant Camberwell: average
          +1  Sergeant Camberwell brought back across the lines
         +31  in all"
    `);
  });

  test('meetings that came to the same are told once, with how often', () => {
    const declined: GameEvent = { type: 'attack-declined' };
    const quiet = [...outward, met(39), declined, met(12), met(39), declined, ended([home('B1')], [])];
    expect(reportOf(...quiet)).toContain(
      '\n\nThey let one Rumpler C.I over Lens go by twice. One Albatros D.III over Lens let them go by.\n\n',
    );
  });

  test('that went badly: one shot down in flames, one a Straggler, one wounded and at Mercatel, and no plates', () => {
    const bad = [
      ...outward,
      met(2, 3, 12),
      fight('german'),
      hit('B1', 'G12', 'driven-off'),
      hit('B7', 'G12', 'shot-down'),
      {
        type: 'crew-hit',
        machine: 'B1',
        who: 'pilot',
        roll,
        fate: { fate: 'wounded', days: 7 },
        effect: 'flies-on',
      } as const,
      over(0),
      {
        type: 'machine-came-down',
        machine: 'B7',
        how: 'shot-down',
        roll,
        words: 'In flames',
        over: 'enemy',
        side: 'enemy',
        machineFate: 'lost',
      } as const,
      fate('B7', 'pilot', { fate: 'killed' }),
      fate('B7', 'observer', { fate: 'prisoner', wounded: true }),
      {
        type: 'machine-crippled',
        machine: 'B3',
        roll,
        words: 'Oil pipe cut',
        lameDuck: 4,
        climbs: false,
      } as const,
      { type: 'lame-duck-left', machine: 'B3', hex: 'E09' } as const,
      { type: 'straggler-followed', machine: 'B3', hex: 'E09', field: 'north' } as const,
      moved('E09', 'E08'),
      {
        type: 'machine-came-down',
        machine: 'B3',
        how: 'forced-landing',
        roll,
        words: 'A fair landing in a field',
        over: 'allied',
        side: 'allied',
        machineFate: 0,
      } as const,
      fate('B3', 'pilot', { fate: 'safe', days: 1 }),
      ended(
        [
          { machine: 'B7', end: 'down', hex: 'E09', fate: 'lost' },
          { machine: 'B1', end: 'emergency-field', field: 'mercatel' },
          { machine: 'B3', end: 'down', hex: 'E08', fate: 0 },
        ],
        [
          { points: -15, why: 'machine-lost', who: 'B7' },
          { points: -2, why: 'emergency-field', who: 'B1' },
          { points: -3, why: 'machine-damaged', who: 'B3' },
          { points: -10, why: 'killed', who: 'camberwell' },
          { points: -8, why: 'prisoner', who: 'kyle' },
          { points: -4, why: 'wounded', who: 'whitworth' },
          { points: -10, why: 'nothing-achieved' },
        ],
      ),
    ];
    expect(reportOf(...bad)).toMatchInlineSnapshot(`
      "Photo Reconnaissance, morning of 6 April 1917

      Captain Whitworth of B Flight took off in the morning for a Photo Reconnaissance of the Marshalling Yards, Henin-Lietard, with Lieutenant Appleton and Sergeant Camberwell (Second Lieutenant Kyle observing): two SPAD VII and one F.K.8. The weather was Good Visibility, and by the end Bright Sunlight. They reached the lines at Lens at 9,000 ft and no farther.

      Over Lens two Albatros D.III of Jasta 11 and one Albatros D.III dived on them at 9,000 ft. The fight lasted four phases and ended at Tree-Top. Captain Whitworth was driven off. Sergeant Camberwell was shot down.

      Lieutenant Appleton was crippled over Lens: oil pipe cut. He was left to make his own way home.

      Of what they went for nothing was done. Nobody came home to Amiens. Sergeant Camberwell did not come back: he was Shot Down near Lens, and his machine is lost. He was killed. Second Lieutenant Kyle is a prisoner, and wounded. Captain Whitworth put down at Mercatel. Lieutenant Appleton made a Forced Landing near E08. He is unhurt, and will be back after one day. Captain Whitworth is wounded, and out of it for seven days.

      Victory Points
         -15  the machine of Sergeant Camberwell lost
          -2  Captain Whitworth at an Emergency Landing Field
          -3  the machine of Lieutenant Appleton damaged
         -10  Sergeant Camberwell killed
          -8  Second Lieutenant Kyle taken prisoner
          -4  Captain Whitworth wounded
         -10  nothing done of what they were sent for
         -52  in all"
    `);
  });

  test('(43) its lines of Victory Points add up to its total', () => {
    const [report] = missionReports(
      [dawn, ...outward, ended([home('B1')], [{ points: -2, why: 'nothing-achieved' }])],
      book,
    );
    expect(report?.total).toBe(report?.points.reduce((sum, { points }) => sum + points, 0));
  });

  test('there is none of a mission that is not over, and one each of two', () => {
    expect(missionReports([dawn, ...outward], book)).toEqual([]);
    const one = [...outward, ended([home('B1')], [])];
    expect(missionReports([dawn, ...one, ...one, ...outward], book)).toHaveLength(2);
  });

  test('a man alone over our own side', () => {
    const alone: GameEvent = { ...began, mission: 'twilight-patrol', watch: 'twilight', machines: crews.slice(0, 1) };
    const { target: _, ...patrol } = alone as EventOf<'mission-began'>;
    expect(
      reportOf(patrol, moved('H01', 'H02'), ended([home('B1')], [{ points: 2, why: 'patrol' }])),
    ).toMatchInlineSnapshot(`
      "Twilight Patrol, 6 April 1917

      Captain Whitworth of B Flight took off at twilight for a Twilight Patrol over zone B, alone in a SPAD VII. He kept to our side of the lines.

      The patrol was flown. Captain Whitworth came home.

      Victory Points
          +2  the patrol flown
          +2  in all"
    `);
  });
});

function fate(machine: string, who: 'pilot' | 'observer', fate: EventOf<'fate-decided'>['fate']): GameEvent {
  return { type: 'fate-decided', machine, who, roll, parts: {}, total: 7, fate };
}
