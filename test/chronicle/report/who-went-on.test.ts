import { describe, expect, test } from 'vitest';
import { missionReports } from '../../../src/chronicle/report/mission-report.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { steadyBookWithoutHim as book } from '../../support/cards/steady-book.ts';
import { fightOf, lived, roll } from '../../support/people/told-fights.ts';
import { faultsInProse } from '../../support/read/read-report.ts';

const pilot = (airman: string, surname: string) => ({ airman, rank: 'Lieutenant', surname }) as const;
const crews: EventOf<'mission-began'>['machines'] = [
  {
    machine: 'B1',
    aircraft: 'spad-vii',
    men: [{ airman: 'haldenby', rank: 'Captain', surname: 'Haldenby' }],
  },
  { machine: 'B2', aircraft: 'spad-vii', men: [pilot('quillinan', 'Quillinan')] },
  { machine: 'B7', aircraft: 'fk8', men: [pilot('ridsdale', 'Ridsdale'), pilot('bidwell', 'Bidwell')] },
  { machine: 'B8', aircraft: 'fk8', men: [pilot('meikle', 'Meikle'), pilot('ffolliott', 'Ffolliott')] },
];

const flight = (to: string): GameEvent => ({ type: 'moved', from: 'H01', to, aft: 3, left: 60 });
const crippled = (machine: string): GameEvent[] => [
  { type: 'engine-trouble-met', machine, lots: [], roll, result: 'serious', words: 'Serious engine trouble' },
  { type: 'machine-crippled', machine, roll, words: 'Serious engine trouble', lameDuck: 3, climbs: false },
];
const cutOut = (machine: string): GameEvent[] => [
  { type: 'engine-trouble-met', machine, lots: [], roll, result: 'cuts-out', words: 'Engine cuts out' },
  {
    type: 'machine-came-down',
    machine,
    how: 'forced-landing',
    roll,
    words: 'A fair landing',
    side: 'enemy',
    over: 'enemy',
    machineFate: 'lost',
  },
];
const fought = fightOf(['B1', 'B2']);
const resumed = (hex: string, ...machines: string[]): GameEvent => ({
  type: 'mission-resumed',
  machines,
  hex,
  weather: 7,
});
const detached = (hex: string, ...machines: string[]): GameEvent => ({ type: 'detached', machines, hex, weather: 7 });
const landed = (...machines: string[]): GameEvent => ({ type: 'landed', machines, field: 'amiens', isHome: true });
const home = (machine: string) => ({ machine, end: 'home' }) as const;

type Homecomings = EventOf<'mission-ended'>['homecomings'];
const ALL_HOME: Homecomings = crews.map(({ machine }) => home(machine));
const downAt = (machine: string, hex: string): Homecomings[number] => ({ machine, end: 'down', hex, fate: 'lost' });

/** The report of a Photo Reconnaissance to Cambrai, as the program writes it; its reader finds nothing wrong. */
function reportOf(events: readonly GameEvent[], homecomings: Homecomings, machines = crews): string {
  const month = lived([
    { type: 'watch-began', watch: 'morning', flight: 'B', weather: 7, trend: 1 },
    {
      type: 'mission-began',
      mission: 'photo-reconnaissance',
      flight: 'B',
      watch: 'morning',
      zones: ['B'],
      target: 'yards-cambrai',
      machines,
    },
    { type: 'took-off', hex: 'H01', aft: 3 },
    ...events,
    { type: 'mission-ended', mission: 'photo-reconnaissance', homecomings, scores: [], points: 0, fates: [] },
  ]);
  const [report] = missionReports(month.days[0]?.moments ?? [], book);
  if (!report) throw new Error('There is no report.');
  expect(faultsInProse(report)).toEqual([]);
  return report.paragraphs.join('\n');
}

describe('(34) who flew on to the work when others had left', () => {
  const out = ['J09', 'J10'].map(flight);
  const seen: GameEvent = { type: 'lame-duck-escorted', machine: 'B1', by: ['B2'] };
  const seenHome = [...out, ...crippled('B1'), seen, detached('J10', 'B1', 'B2'), flight('J09')];

  test('of those who went on while others saw a cripple home it is told before what befell them', () => {
    const told = reportOf(
      [
        ...seenHome,
        ...fought,
        landed('B1', 'B2'),
        resumed('J10', 'B7', 'B8'),
        flight('J11'),
        { type: 'archie-hit', machine: 'B8', roll, parts: {}, total: 7, result: 'no-effect', words: 'Wing-tip holed' },
        flight('J12'),
        flight('J13'),
        flight('J14'),
        flight('J12'),
        landed('B7', 'B8'),
      ],
      ALL_HOME,
    );
    expect(told).toMatch(/Ridsdale and Meikle had gone on to \w.+ without an escort\. .*Meikle's machine/s);
    expect(told.indexOf('had gone on')).toBeGreaterThan(told.indexOf('the trenches'));
  });

  test('without a fight of those who left, they went on at that time', () => {
    const told = reportOf(
      [
        ...seenHome,
        landed('B1', 'B2'),
        resumed('J10', 'B7', 'B8'),
        flight('J12'),
        flight('J13'),
        flight('J14'),
        flight('J12'),
        landed('B7', 'B8'),
      ],
      ALL_HOME,
    );
    expect(told).toMatch(/Ridsdale and Meikle went on to \w.+ without an escort\./);
  });

  test('whose last escort came down went on alone, and is told of at that time', () => {
    const [haldenby, , ridsdale] = crews;
    if (!haldenby || !ridsdale) throw new Error('There is no crew.');
    const told = reportOf(
      [
        ...out,
        ...cutOut('B1'),
        flight('J11'),
        flight('J12'),
        flight('J13'),
        flight('J14'),
        flight('J12'),
        landed('B7'),
      ],
      [downAt('B1', 'J10'), home('B7')],
      [haldenby, ridsdale],
    );
    expect(told).toMatch(/engine cut out .+\. Ridsdale went on to \w.+ alone\./);
  });

  test('who was left over his own field is not said to fly on, and the others reach the lines', () => {
    const told = reportOf(
      [
        ...crippled('B1'),
        { type: 'lame-duck-escorted', machine: 'B1', by: 'all' },
        landed('B1'),
        flight('J09'),
        flight('J12'),
        flight('J13'),
        flight('J14'),
        flight('J12'),
        landed('B2', 'B7', 'B8'),
      ],
      ALL_HOME,
    );
    expect(told).not.toContain('went on alone');
    expect(told).toContain('The others ');
  });

  test('who turns home with the last escort went on to nothing', () => {
    const [haldenby, , ridsdale] = crews;
    if (!haldenby || !ridsdale) throw new Error('There is no crew.');
    const told = reportOf(
      [
        ...out,
        flight('J12'),
        flight('J13'),
        flight('J14'),
        flight('J12'),
        ...cutOut('B1'),
        flight('J10'),
        landed('B7'),
      ],
      [downAt('B1', 'J12'), home('B7')],
      [haldenby, ridsdale],
    );
    expect(told).not.toContain('went on');
  });
});
