import { describe, expect, test } from 'vitest';
import type { Score } from '../../../src/campaign/mission-log.ts';
import { momentsOf } from '../../../src/chronicle/moments/moments.ts';
import { missionReports, reportText } from '../../../src/chronicle/report/mission-report.ts';
import type { CombatEvent } from '../../../src/games/track/table/combat-events.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { book } from '../../support/people/activities.ts';

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

const german = { aircraft: 'albatros-d3', skill: 4, firing: 'C', guns: {}, lameDuck: false } as const;

const fight = (dive: 'allied' | 'german' | undefined): GameEvent => ({
  type: 'fight-began',
  system: 'wings-over-france',
  altitude: 9000,
  dfd: 47,
  over: 'enemy',
  ...(dive && { dive: { side: dive, bonus: 'dive' } as const }),
  allied: ['B1', 'B3', 'B7'].map((id) => ({ ...german, id, aircraft: 'spad-vii' })),
  germans: [{ ...german, id: 'G12' }],
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
const over = (altitude: number): GameEvent => ({ type: 'fight-over', why: 'dfd-spent', phases: 4, altitude });

const ended = (
  homecomings: EventOf<'mission-ended'>['homecomings'],
  scores: readonly Score[],
  fates: EventOf<'mission-ended'>['fates'] = [],
): GameEvent => ({
  type: 'mission-ended',
  mission: 'photo-reconnaissance',
  homecomings,
  fates,
  scores,
  points: scores.reduce((sum, { points }) => sum + points, 0),
});

const home = (machine: string) => ({ machine, end: 'home' }) as const;

const reportOf = (...events: readonly GameEvent[]) =>
  missionReports(momentsOf([dawn, ...events]), book)
    .map(reportText)
    .join('\n');

const archieOn = (machine: string): GameEvent => ({
  type: 'archie-hit',
  machine,
  roll,
  parts: {},
  total: 7,
  result: 'damaged-abort',
  words: 'Wing-tip holed',
});
const failing = (machine: string): GameEvent[] => [
  { type: 'engine-trouble-met', machine, lots: [], roll, result: 'serious', words: 'Serious engine trouble' },
  { type: 'machine-crippled', machine, words: 'Serious engine trouble', lameDuck: 3, climbs: false },
];

describe('(44) a report runs in time', () => {
  const went = [began, { type: 'took-off', hex: 'H01', aft: 3 } as const, climbed, weather(5, 6)];

  test('an engine that fails on the way out is told before the lines, and one who was left with it', () => {
    const left: GameEvent = { type: 'lame-duck-left', machine: 'B3', hex: 'G04' };
    const report = reportOf(...went, moved('H01', 'G04'), ...failing('B3'), left, moved('E08', 'E09'), ended([], []));
    expect(report).toMatch(/to photograph .+? Appleton's engine .+? his own way home\. The others .+? the lines /s);
  });

  test('Archie after a fight is told after it', () => {
    const hitThere = [moved('E08', 'E09'), archieOn('B1'), met(12), fight('allied'), over(5000), archieOn('B3')];
    const report = reportOf(...went, ...hitThere, ended(['B1', 'B3', 'B7'].map(home), []));
    expect(report).toMatch(/Whitworth.s machine.+wing-tip holed.+ dived on .+Appleton.s machine.+wing-tip holed/s);
  });

  test('hits are told where they were: on the way out, over the place of the work, and on the way home', () => {
    const there = moved('E09', 'E10');
    const way = [moved('E08', 'E09'), archieOn('B1'), there, archieOn('B3'), moved('E10', 'E09'), archieOn('B7')];
    const report = reportOf(...went, ...way, ended(['B1', 'B3', 'B7'].map(home), []));
    expect(report).toMatch(
      /went as far as Henin-Lietard\. [^.]*Captain Whitworth[^.]*: wing-tip holed\. Over Henin-Lietard [^.]*Appleton[^.]*\. On the way home [^.]*Camberwell/,
    );
    expect(report.match(/On the way home/g)).toHaveLength(1);
  });

  test('of who went back over the lines it is told first that his friend came down, and then what hit him there', () => {
    const seen: GameEvent = { type: 'lame-duck-escorted', machine: 'B1', by: ['B3'] };
    const down: GameEvent = {
      type: 'machine-came-down',
      machine: 'B1',
      how: 'forced-landing',
      roll,
      words: 'Down',
      over: 'allied',
      side: 'allied',
      machineFate: 'lost',
    };
    const way = [moved('E08', 'E09'), ...failing('B1'), seen, moved('E09', 'E07'), down];
    const again = [moved('E07', 'E09'), archieOn('B3')];
    const report = reportOf(
      ...went,
      ...way,
      ...again,
      ended([{ machine: 'B1', end: 'down', hex: 'E07', fate: 'lost' }, home('B3'), home('B7')], []),
    );
    expect(report).toMatch(
      /Captain Whitworth's engine .+ set out to see him home\. Captain Whitworth came down on the way\. Appleton went back over the lines\. .*Appleton's machine.+wing-tip holed/,
    );
  });

  test('who is lost comes before the work, and a two-seater at home was brought back across the lines', () => {
    const scores: Score[] = [
      { points: 4, why: 'plates', who: 'B7', what: 'poor' },
      { points: 1, why: 'escort', who: 'B7' },
    ];
    const down = { machine: 'B3', end: 'down', hex: 'E09', fate: 'lost' } as const;
    const killed = [{ airman: 'appleton', fate: { fate: 'killed' } as const }];
    const report = reportOf(...outward, ended([home('B1'), down, home('B7')], scores, killed));
    expect(report).toMatch(/ He was killed\. Camberwell brought back a poor plate\.$/m);
    expect(report.split('Victory Points')[0]).not.toContain('across the lines');
  });

  test('a wound is told with what gave it', () => {
    const hurt = [{ airman: 'appleton', fate: { fate: 'wounded', days: 3 } } as const];
    const down = { machine: 'B3', end: 'down', hex: 'G04', fate: 3 } as const;
    expect(reportOf(...outward, ended([home('B1'), down, home('B7')], [], hurt))).toContain(
      'He was hurt in coming down, and is off duty for three days.',
    );
    const wound = { fate: 'wounded', days: 3 } as const;
    const manHit: GameEvent[] = [archieOn('B3'), { type: 'man-hit', machine: 'B3', who: 'pilot', roll, fate: wound }];
    expect(reportOf(...outward, ...manHit, ended(['B1', 'B3', 'B7'].map(home), [], hurt))).toContain(
      'Appleton was wounded by Archie, and is off duty for three days.',
    );
  });
});

describe('(44) the report of a mission', () => {
  test('of many men names those who did not come home; who landed on another field is named with the field', () => {
    const fourth = {
      machine: 'B4',
      aircraft: 'spad-vii',
      men: [{ airman: 'hunter', rank: 'Lieutenant', surname: 'Hunter' }],
    } as const;
    const four: GameEvent = { ...began, machines: [...crews, fourth] };
    const whole = [home('B1'), home('B4'), home('B7')];
    const reported = (lost: EventOf<'mission-ended'>['homecomings'][number]) =>
      reportOf(four, ...outward.slice(1), ended([...whole, lost], []));
    const down = { machine: 'B3', end: 'down', hex: 'E09', fate: 'lost' } as const;
    expect(reported(down)).toMatch(/All but Appleton (?:came|got|found|reached)/);
    expect(reported({ machine: 'B3', end: 'emergency-field', field: 'H02' })).toMatch(
      /All but Appleton [^.]+; he (?:put down|landed|came in) at H02\./,
    );
  });

  describe('tells the weather', () => {
    const home3 = [home('B1'), home('B3'), home('B7')];
    const stayed: GameEvent = { type: 'stayed', hex: 'E10', aft: 3, left: 70 };
    const higher: GameEvent = { type: 'height-changed', from: 0, to: 13_000, aft: 18 };
    const lower: GameEvent = { type: 'height-changed', from: 13_000, to: 5000, aft: 0 };
    const off = outward.slice(0, 2);
    const told = (...events: readonly GameEvent[]) =>
      reportOf(...off, ...events, moved('E10', 'H01'), ended(home3, []));

    test('where it forced them down to see the ground, from which it hid it at the lines', () => {
      const low = told(
        higher,
        weather(2, 2),
        moved('E08', 'E09'),
        weather(2, 2),
        moved('E09', 'E10'),
        lower,
        stayed,
        weather(2, 2),
      );
      expect(low).toMatch(/[Dd]own to 5,000 ft|above 5,000 ft/);
      expect(low).toMatch(/an overcast sky/i);
      // Low enough from the first, or with nothing in the way, they did what they would have done anyhow.
      const clear = told(
        higher,
        weather(5, 5),
        moved('E08', 'E09'),
        weather(5, 5),
        moved('E09', 'E10'),
        lower,
        stayed,
        weather(5, 5),
      );
      expect(clear).not.toMatch(/5,000 ft|good visibility/);
    });

    test('where it hid the ground from those who were over it', () => {
      const over = [moved('E08', 'E09'), weather(2, 2), moved('E09', 'E10'), stayed, weather(2, 2)];
      expect(told(higher, weather(2, 2), ...over)).toMatch(/No plate was brought back: .*an overcast sky/);
      // From low enough it was seen, and something else spoilt the work.
      expect(told(higher, weather(2, 2), ...over, lower, stayed, weather(2, 2))).toContain(
        'No plate was brought back.',
      );
    });

    test('where nothing could be done in it, and nothing else was a reason to turn back', () => {
      const back = [moved('H01', 'H02'), weather(14, 15), moved('H02', 'H01')];
      expect(told(weather(14, 14), ...back)).toMatch(/No plate was brought back: .*snow and sleet/);
      const ill: GameEvent = {
        type: 'machine-crippled',
        machine: 'B1',
        roll,
        words: 'Oil',
        lameDuck: 4,
        climbs: false,
      };
      expect(told(weather(14, 14), ill, ...back)).toContain('No plate was brought back.');
      // Who has been at the work did not turn back from it.
      const tried: GameEvent = {
        type: 'balloon-struck',
        machine: 'B1',
        name: 'Oppy',
        effect: 'none',
        holes: 0,
        isDown: true,
        mission: 'balloon-bursting',
        roll,
        parts: {},
        total: 4,
      };
      expect(told(weather(14, 14), tried, ...back)).toContain('No plate was brought back.');
      expect(told(weather(5, 5), moved('H01', 'H02'))).toContain('No plate was brought back.');
    });

    test('where it hid the enemy, or showed them to him', () => {
      const over = [climbed, weather(13, 13), moved('E08', 'E09')];
      expect(told(...over)).toMatch(/heavy cloud/);
      expect(told(...over, met(12))).not.toMatch(/met nobody|nobody found/i);
      const clear = [climbed, weather(5, 6), moved('E08', 'E09'), met(12), met(13), met(14)];
      expect(told(...clear)).toMatch(/bright sunlight/i);
      expect(told(...clear.slice(0, -1))).not.toMatch(/bright sunlight/i);
      expect(told(...clear, weather(6, 8))).not.toMatch(/light cloud|sunlight/i);
    });

    test('and elsewhere not at all', () => {
      expect(told(climbed, weather(5, 4), moved('E08', 'E09'))).not.toMatch(/visibility|cloud/);
    });
  });

  test('has a rank once, unless two have one surname; a Captain keeps his', () => {
    const namesake = { airman: 'other', rank: 'Sergeant', surname: 'Appleton' } as const;
    const two: GameEvent = { ...began, machines: [...crews, { machine: 'B4', aircraft: 'spad-vii', men: [namesake] }] };
    const fly = (first: GameEvent) =>
      reportOf(
        first,
        ...outward.slice(1),
        met(12),
        fight('german'),
        hit('B3', 'G12', 'damaged-abort'),
        hit('B1', 'G12', 'damaged-abort'),
        over(5000),
        ended(['B1', 'B3', 'B4', 'B7'].map(home), []),
      );
    expect(fly(began)).toContain(' Appleton had his machine badly hit');
    expect(fly(began)).toContain('Captain Whitworth had his machine badly hit');
    expect(fly(two)).toContain(' Lieutenant Appleton had his machine badly hit');
  });

  test('does not say that somebody was brought back who fell beyond the lines later', () => {
    const fell: GameEvent = {
      type: 'machine-came-down',
      machine: 'B7',
      how: 'forced-down',
      roll,
      words: 'Down',
      over: 'enemy',
      side: 'enemy',
      machineFate: 'lost',
    };
    const down = { machine: 'B7', end: 'down', hex: 'E09', fate: 'lost' } as const;
    const brought = { points: 1, why: 'escort', who: 'B7' } as const;
    expect(reportOf(...outward, fell, ended([home('B1'), home('B3'), down], [brought]))).toContain(
      'Camberwell was brought back across the lines once, and went over again.',
    );
    expect(reportOf(...outward, ended(['B1', 'B3', 'B7'].map(home), [brought]))).toContain(
      'Camberwell was brought back across the lines, and ',
    );
  });

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

      In the morning Captain Whitworth of B Flight went out with Lieutenant Appleton and Sergeant Camberwell (Second Lieutenant Kyle observing), in two SPAD VIIs and an F.K.8, to photograph the marshalling yards at Henin-Lietard. They went up to the lines at Lens at 9,000 ft and went as far as Henin-Lietard.

      Over Henin-Lietard they dived on an Albatros D.III at 9,000 ft. Kyle shot down the Albatros D.III. At 5,000 ft the two sides drew apart.

      Camberwell brought back an average plate, and nobody was missing afterwards.

      Victory Points
         +20  an enemy shot down by Second Lieutenant Kyle
         +10  a plate brought back by Sergeant Camberwell: average
          +1  Sergeant Camberwell brought back across the lines
         +31  in all"
    `);
  });

  test('of a fight that is told at its end: who came out of it how, and whose it was', () => {
    const out = (machine: string, told: Partial<EventOf<'machine-out'>>): GameEvent => ({
      type: 'machine-out',
      machine,
      side: machine.startsWith('G') ? 'german' : 'allied',
      fate: 'unharmed',
      escaped: false,
      wounds: [],
      ...told,
    });
    const by = { machine: 'B7', gun: 'observer' } as const;
    const fought = reportOf(
      ...outward,
      met(12, 13, 14, 15, 16),
      fight(undefined),
      { type: 'fight-broke-up', why: 'dfd-spent', phases: 4, altitude: 5000 },
      out('G12', { fate: 'damaged-abort', by }),
      out('G13', { fate: 'forced-down', hitBy: { machine: 'B1', gun: 'forward' } }),
      out('G14', { fate: 'shot-down' }),
      out('G15', { wounds: [{ who: 'pilot', fate: { fate: 'wounded', days: 2 } }] }),
      out('G16', { escaped: true }),
      out('B3', { fate: 'driven-off', wounds: [{ who: 'pilot', fate: { fate: 'wounded', days: 2 } }] }),
      over(5000),
      ended([home('B1'), home('B3'), home('B7')], []),
    );
    for (const sentence of [
      'At 5,000 ft the two sides drew apart.',
      'Kyle hit one of them so hard that it made for home.',
      "Captain Whitworth damaged another Albatros D.III; it came down afterwards, and is nobody's victory.",
      'Another Albatros D.III was lost, and nobody can claim it.',
      'Another Albatros D.III had a man hit, and nobody can claim it.',
      'was hit himself and was driven off.',
    ])
      expect(fought).toContain(sentence);
  });

  test('meetings that came to nothing are told in one sentence, and those that were alike once', () => {
    const declined: GameEvent = { type: 'attack-declined' };
    const quiet = [...outward, met(39), declined, met(12), met(39), declined, ended([home('B1')], [])];
    expect(reportOf(...quiet)).toContain(
      '\n\nOver Lens they let a Rumpler C.I go by; an Albatros D.III let them alone.\n\n',
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
        [
          { airman: 'camberwell', fate: { fate: 'killed' } },
          { airman: 'kyle', fate: { fate: 'prisoner', wounded: true } },
          { airman: 'appleton', fate: { fate: 'safe', days: 1 } },
          { airman: 'whitworth', fate: { fate: 'wounded', days: 7 } },
        ],
      ),
    ];
    expect(reportOf(...bad)).toMatchInlineSnapshot(`
      "Photo Reconnaissance, morning of 6 April 1917

      In the morning Captain Whitworth of B Flight went out with Lieutenant Appleton and Sergeant Camberwell (Second Lieutenant Kyle observing), in two SPAD VIIs and an F.K.8, to photograph the marshalling yards at Henin-Lietard. They went up to the lines at Lens at 9,000 ft and no farther.

      Over Lens two Albatros D.IIIs of Jasta 11 and an Albatros D.III dived on them at 9,000 ft. Captain Whitworth was hit himself and was driven off by an Albatros D.III. Camberwell was shot down by an Albatros D.III, in flames, before the eyes of Appleton. The last shots of it were fired at Tree-Top.

      Appleton's machine was crippled over Lens: oil pipe cut; he had to find his own way home.

      Captain Whitworth came in at Mercatel. Appleton made a forced landing west of Lens. He is unhurt, and will be back after one day. Camberwell did not come home: he fell near Lens, and his machine is lost. He was killed. Kyle is a prisoner, and wounded. Captain Whitworth was wounded in the fight, and is off duty for seven days. No plate was brought back.

      Victory Points
         -15  the machine of Sergeant Camberwell lost
          -2  Captain Whitworth at an Emergency Landing Field
          -3  the machine of Lieutenant Appleton damaged
         -10  Sergeant Camberwell killed
          -8  Second Lieutenant Kyle taken prisoner
          -4  Captain Whitworth wounded
         -10  the mission not carried out
         -52  in all"
    `);
  });

  test('(43) when the last two-seater was gone, that is why the work was not done', () => {
    const past: GameEvent = { type: 'work-past-doing', mission: 'photo-reconnaissance' };
    const without = ended([{ machine: 'B7', end: 'down', hex: 'E09', fate: 'lost' }, home('B1'), home('B3')], []);
    expect(reportOf(dawn, ...outward, past, without)).toMatch(
      / Camberwell .+ With no two-seater left they could not do what they were sent to do\.\n/s,
    );
  });

  test('(43) its lines of Victory Points add up to its total', () => {
    const [report] = missionReports(
      momentsOf([dawn, ...outward, ended([home('B1')], [{ points: -2, why: 'nothing-achieved' }])]),
      book,
    );
    expect(report?.total).toBe(report?.points.reduce((sum, { points }) => sum + points, 0));
  });

  test('there is none of a mission that is not over, and one each of two', () => {
    expect(missionReports(momentsOf([dawn, ...outward]), book)).toEqual([]);
    const one = [...outward, ended([home('B1')], [])];
    expect(missionReports(momentsOf([dawn, ...one, ...one, ...outward]), book)).toHaveLength(2);
  });

  test('(23) of a patrol that has seen part of its ground it is not said that it has seen all', () => {
    const some: GameEvent = { type: 'hex-patrolled', hex: 'H12', hexes: 1, points: 1 };
    const report = reportOf(began, some, ended([home('B1')], [{ points: 1, why: 'patrol' }]));
    expect(report).toMatch(/Part of the patrol|Some of the beat/);
    expect(report).not.toMatch(/as ordered|asked for|asked of it/);
  });

  test('a man alone over our own side', () => {
    const alone: GameEvent = { ...began, mission: 'twilight-patrol', watch: 'twilight', machines: crews.slice(0, 1) };
    const { target: _, ...patrol } = alone as EventOf<'mission-began'>;
    expect(
      reportOf(
        patrol,
        moved('H01', 'H02'),
        { type: 'hex-patrolled', hex: 'H02', hexes: 9, points: 2 },
        ended([home('B1')], [{ points: 2, why: 'patrol' }]),
      ),
    ).toMatchInlineSnapshot(`
      "Twilight Patrol, 6 April 1917

      At twilight Captain Whitworth of B Flight took off alone in a SPAD VII, on a Twilight Patrol over zone B. He kept to our side of the lines.

      The patrol was flown as ordered. Captain Whitworth got back.

      Victory Points
          +2  the patrol flown
          +2  in all"
    `);
  });
});

const crewHit = (machine: string, who: 'pilot' | 'observer', effect: EventOf<'crew-hit'>['effect']): GameEvent => ({
  type: 'crew-hit',
  machine,
  who,
  roll,
  fate: { fate: 'wounded', days: 7 },
  effect,
});
const crippled = (machine: string): GameEvent => ({
  type: 'machine-crippled',
  machine,
  roll,
  words: 'Oil pipe cut',
  lameDuck: 4,
  climbs: false,
});
const escorted = (machine: string, by: readonly string[] | 'all'): GameEvent => ({
  type: 'lame-duck-escorted',
  machine,
  by,
});
const left = (machine: string, hex: string): GameEvent => ({ type: 'lame-duck-left', machine, hex });
const allHome = ended([home('B1'), home('B3'), home('B7')], []);

describe('(44) a report says why the work was not done', () => {
  const nothing = ended(['B1', 'B3', 'B7'].map(home), [{ points: -4, why: 'nothing-achieved' }]);
  const seen: GameEvent = { type: 'lame-duck-escorted', machine: 'B1', by: 'all' };

  test('where all turned home with a cripple, and whether that was short of the target', () => {
    const short = reportOf(...outward, ...failing('B1'), seen, moved('E09', 'E08'), nothing);
    expect(short).toContain(
      'No plate was brought back: Appleton and Camberwell had turned home with Captain Whitworth, short of the target.',
    );
    const there = [moved('E09', 'E10'), ...failing('B1'), seen, moved('E10', 'E09')];
    expect(reportOf(...outward, ...there, nothing)).toContain('had turned home with Captain Whitworth.');
    const again = [moved('E09', 'E10'), moved('E10', 'E07'), ...failing('B1'), seen, moved('E07', 'E06')];
    expect(reportOf(...outward, ...again, nothing)).toContain('No plate was brought back.');
  });

  test('where they turned home after a fight', () => {
    const fought = [met(12), fight('allied'), over(5000), moved('E09', 'E08')];
    expect(reportOf(...outward, ...fought, nothing)).toContain(
      'No plate was brought back: they turned home after the fight, short of the target.',
    );
  });

  test('(29) how many shots of the guns were called, and how many were on the target', () => {
    const called = (hits: number): GameEvent => ({
      type: 'fall-of-shot-called',
      mission: 'artillery-spotting',
      name: 'The guns',
      machine: 'B7',
      fall: 'Wide',
      hits,
      turnsLeft: 2,
      roll,
      parts: {},
      total: 5,
    });
    const sent: GameEvent = {
      type: 'mission-began',
      mission: 'artillery-spotting',
      flight: 'B',
      watch: 'morning',
      zones: ['B'],
      machines: crews,
    };
    const spotting = (...events: readonly GameEvent[]): string =>
      reportOf(sent, ...outward.slice(1), ...events, nothing);
    expect(spotting(called(0))).toContain('The guns were not ranged: the one shot called was not on the target.');
    expect(spotting(called(0), called(0))).toContain(': of two shots called neither was on the target.');
    expect(spotting(called(0), called(2), called(0))).toContain(': only one of three shots called was on the target.');
    expect(spotting(called(0), called(0), called(0), ...failing('B1'), seen, moved('E09', 'E08'))).toContain(
      ': of three shots called none was on the target, and then Appleton and Camberwell turned home with Captain Whitworth.',
    );
  });
});

describe('(44) a report does not contradict itself', () => {
  test('who was seen home some of the way was left there', () => {
    const way = [crippled('B1'), escorted('B1', ['B3']), moved('E09', 'E08'), left('B1', 'E08')];
    expect(reportOf(...outward, ...way, allHome)).toContain(
      "Captain Whitworth's machine was crippled over Lens: oil pipe cut; Appleton set out to see him home, and left him west of Lens to make his own way.",
    );
  });

  test('the flight that turned home with him may leave him at once, or be gone before him', () => {
    expect(reportOf(...outward, crippled('B1'), escorted('B1', 'all'), left('B1', 'E09'), allHome)).toContain(
      ' with him, and then left him to make his own way.',
    );
    const landed: GameEvent = { type: 'landed', machines: ['B3', 'B7'], field: 'north', isHome: false };
    const gone = [crippled('B1'), escorted('B1', 'all'), landed];
    expect(reportOf(...outward, ...gone, left('B1', 'E09'), allHome)).toContain(' with him; then he was on his own.');
    expect(reportOf(...outward, ...gone, moved('E09', 'D07'), left('B1', 'D07'), allHome)).toContain(
      ' with him; from the North landing field he was on his own.',
    );
  });

  test('the flight that saw him to the field where he put down may have gone out again, and did not turn home', () => {
    const way = [crippled('B1'), escorted('B1', 'all'), moved('E09', 'D07'), left('B1', 'D07'), moved('D07', 'E09')];
    const field: EventOf<'mission-ended'>['homecomings'][number] = {
      end: 'emergency-field',
      machine: 'B1',
      field: 'north',
    };
    const told = reportOf(...outward, ...way, ended([field, home('B3'), home('B7')], []));
    expect(told).toContain(
      'oil pipe cut; Appleton and Camberwell saw him to the North landing field and went back over the lines.',
    );
    expect(told).not.toMatch(/turned (?:home|back) with/);
  });

  test('who was brought over a field and caught there was not left alone, and who flew on from it is said to', () => {
    const met: EventOf<'straggler-met-enemy'> = {
      type: 'straggler-met-enemy',
      machine: 'B1',
      roll,
      result: 'shot-down',
      words: '',
    };
    const way = [crippled('B1'), escorted('B1', 'all'), moved('E09', 'D07')];
    const fell = { machine: 'B1', end: 'down', hex: 'D07', fate: 'lost' } as const;
    const caught = reportOf(...outward, ...way, met, ended([fell, home('B3'), home('B7')], []));
    expect(caught).toContain(
      'Appleton and Camberwell saw him to the North landing field, and left him to get down. He met the enemy over the field',
    );
    expect(reportOf(...outward, ...way, left('B1', 'D07'), allHome)).toContain(
      'Appleton and Camberwell saw him to the North landing field, and he went on alone.',
    );
  });

  test('who was left over the field where his engine failed was seen nowhere, and nobody left him', () => {
    const way = [moved('E09', 'D07'), crippled('B1'), escorted('B1', 'all'), left('B1', 'D07')];
    const told = reportOf(...outward, ...way, allHome);
    expect(told).not.toMatch(/ saw (?:him|Captain Whitworth) | with him/);
    expect(told).toMatch(/(?:was left to make|had to find) his own way home/);
  });

  test('a pilot wounded and crippled in a fight is told of with his fight, and what follows by his name', () => {
    const wounded = [hit('B1', 'G12', 'crew-hit'), crewHit('B1', 'pilot', 'lame-duck')];
    const told = reportOf(...outward, met(12), fight('german'), ...wounded, over(5000), left('B1', 'E09'), allHome);
    expect(told).toContain(
      'Captain Whitworth was hit himself by the Albatros D.III and could do no more than fly. At 5,000 ft the two sides drew apart.\n\nCaptain Whitworth was left to make his own way home.',
    );
  });

  test('every hit of Archie is told, and who kept his station', () => {
    const archie = (machine: string): GameEvent => ({ type: 'archie-fired', roll, hit: machine, near: [] });
    const effect = (machine: string, result: EventOf<'archie-hit'>['result'], words: string): GameEvent => ({
      type: 'archie-hit',
      machine,
      roll,
      parts: {},
      total: 7,
      result,
      words,
    });
    const fire = [
      archie('B1'),
      effect('B1', 'no-effect', 'Wing-tip holed'),
      archie('B1'),
      effect('B1', 'driven-off', 'Driven Off by burst upon burst'),
      { type: 'station-kept', machine: 'B1' } as const,
      effect('B1', 'no-effect', 'Fuselage holed'),
      archie('B3'),
      effect('B3', 'driven-off', 'Driven Off by burst upon burst'),
    ];
    expect(reportOf(...outward, ...fire, allHome)).toContain(
      'Captain Whitworth would not be driven off by Archie, with his machine hit: wing-tip holed, fuselage holed. Appleton was driven off by Archie for a time.',
    );
    expect(reportOf(...outward, archie('B1'), effect('B1', 'no-effect', 'Wing-tip holed'), allHome)).toMatch(
      /Archie (?:hit|got) Captain Whitworth's machine: wing-tip holed\.|Captain Whitworth's machine (?:was hit by Archie|had something of Archie in it): wing-tip holed\./,
    );
    const two = [archie('B1'), effect('B1', 'no-effect', 'Wing-tip holed'), archie('B3')];
    expect(reportOf(...outward, ...two, effect('B3', 'no-effect', 'Fuselage holed'), allHome)).toContain(
      'Archie hit the machines of Captain Whitworth (wing-tip holed) and Appleton (fuselage holed).',
    );
  });

  test('fire that hit nobody is counted where there was much of it', () => {
    const shot: GameEvent = { type: 'archie-fired', roll, near: [] };
    const burst: GameEvent = {
      type: 'machine-guns-fired',
      machine: 'B3',
      height: 'atTreeTop',
      roll,
      parts: {},
      total: 6,
      hit: false,
    };
    const many = (event: GameEvent, times: number) =>
      reportOf(...outward, ...Array.from({ length: times }, () => event), allHome);
    expect(many(shot, 20)).toMatch(/20 shots (?:and hit nobody|on them for nothing|from Archie and not a hole)\./);
    expect(many(shot, 19)).not.toContain('Archie');
    expect(many(burst, 6)).toMatch(/[Ss]ix bursts of machine-gun fire/);
    expect(many(burst, 5)).not.toContain('machine-gun');
  });

  test('machine guns that hit, and a Straggler who met the enemy', () => {
    const fire: GameEvent = {
      type: 'machine-guns-fired',
      machine: 'B3',
      height: 'atTreeTop',
      roll,
      parts: {},
      total: 12,
      hit: true,
    };
    const struck: GameEvent = {
      type: 'machine-gun-hit',
      machine: 'B3',
      roll,
      result: 'no-effect',
      words: 'Wings holed',
    };
    const alone: GameEvent = { type: 'straggler-met-enemy', machine: 'B3', roll, result: 'escaped', words: 'Away' };
    const told = reportOf(...outward, fire, struck, crippled('B3'), left('B3', 'E09'), alone, allHome);
    expect(told).toMatch(
      /(?:Machine guns on the ground|From the ground they) hit Appleton's machine: wings holed\.|Appleton's machine was hit from the ground: wings holed\./,
    );
    expect(told).toContain('He met the enemy alone, and slipped away.');
  });

  test('the lines are reached at the height that a fight, or a Lame Duck, has left', () => {
    const fought: GameEvent = { type: 'dog-fight-cost', phases: 2, aft: 2, altitude: 4000 };
    const before = outward.slice(0, 3);
    expect(reportOf(...before, met(12), fight('german'), over(4000), fought, moved('E08', 'E09'), allHome)).toContain(
      ' the lines at Lens at 4,000 ft and no farther.',
    );
    const sinks: GameEvent = {
      type: 'lame-duck-gave-way',
      machine: 'B1',
      number: 11,
      event: 'loses-height',
      words: 'She drops',
    };
    expect(reportOf(...before, sinks, moved('E08', 'E09'), allHome)).toMatch(/ the lines at Lens at [1-8],000 ft/);
  });

  test('one who would not be driven off, and was killed where he stayed', () => {
    const stays: GameEvent = { type: 'driven-off-ignored', machine: 'B1' };
    const killed = [hit('B1', 'G12', 'driven-off'), stays, hit('B1', 'G12', 'crew-hit')];
    const told = reportOf(
      ...outward,
      met(12),
      fight(undefined),
      ...killed,
      crewHit('B1', 'pilot', 'shot-down'),
      hit('B7', 'G12', 'crew-hit'),
      crewHit('B7', 'observer', 'flies-on'),
      over(5000),
      allHome,
    );
    expect(told).toContain(
      'Captain Whitworth would not be driven off, was hit himself and was shot down by the Albatros D.III, before the eyes of Appleton and Camberwell. Kyle was hit in his seat.',
    );
  });

  test('a fight that hurt nobody says how much was fired; one that only holed a machine says so', () => {
    const fired: GameEvent = {
      type: 'burst-fired',
      machine: 'B1',
      gun: 'forward',
      target: 'G12',
      angle: 'beam',
      burst: 2,
      firing: 'C',
      adds: 0,
      roll,
      hits: [],
      jams: [],
      result: 'miss',
    };
    const told = (...events: GameEvent[]) =>
      reportOf(...outward, met(12), fight('allied'), ...events, over(5000), allHome);
    expect(told()).toContain('Nobody got a shot in, and ');
    expect(told(fired, fired)).toMatch(
      /Shots were fired, nobody was hit|It was all shooting and no hits|Both sides fired for nothing/,
    );
    const again = [met(12), fight('allied'), fired, over(5000)];
    const three = told(fired, over(5000), ...again, met(12), fight('allied'), fired);
    // Something that happens three times is told in three ways.
    for (const way of ['Shots were fired, nobody was hit', 'It was all shooting', 'Both sides fired'])
      expect(three.split(way)).toHaveLength(2);
    const holes = [hit('G12', 'B1', 'no-effect'), hit('B3', 'G12', 'no-effect')];
    expect(told(...holes)).toContain(
      'Captain Whitworth holed the Albatros D.III. Appleton had his machine holed by the Albatros D.III.',
    );
    expect(told(hit('G12', 'B1', 'damaged-abort'))).toContain(
      'Captain Whitworth hit the Albatros D.III so hard that it made for home.',
    );
  });
});

function fate(machine: string, who: 'pilot' | 'observer', fate: EventOf<'fate-decided'>['fate']): GameEvent {
  return { type: 'fate-decided', machine, who, roll, parts: {}, total: 7, fate };
}
