import { describe, expect, test } from 'vitest';
import type { FlyingMachine, MissionLog, Party } from '../../../src/campaign/mission-log.ts';
import { flyMission, flyParty } from '../../../src/procedure/mission/fly-mission.ts';
import { ofType } from '../../../src/table/events.ts';
import { anFk8, aParty, aSpad, CLEAR } from '../../support/people/activities.ts';
import { typesOf } from '../../support/read/types-of.ts';
import { lame, logOf, NOBODY, play, WEATHER_HOLDS } from '../../support/table/spine.ts';

const HELD = 'lame-duck 34';
/** A turn in which the weather holds and nobody is met. */
const TURN = [WEATHER_HOLDS, NOBODY];
const turns = (count: number): string[] => Array.from({ length: count }, () => TURN).flat();
const west = (moves: number): string[] => Array.from({ length: moves }, () => 'w');

const endsOf = ({ homecomings }: MissionLog) =>
  Object.fromEntries(homecomings.map(({ machine, end }) => [machine, end]));

describe('(11) a mission from take-off to landing', () => {
  function mission(
    machines: FlyingMachine[],
    dice: readonly string[],
    answers: Parameters<typeof play>[2],
    id = 'dawn-patrol',
  ) {
    const party = aParty(machines, 'H01', { altitude: 0 });
    const log = { ...logOf(machines), mission: id };
    return { log, party, ...play((table) => flyMission(party, log, table), dice, answers) };
  }

  test('(12) up, once round over the field, and down: the weather in which it landed goes on', () => {
    const { result, log, events } = mission([aSpad()], [NOBODY, 'weather-change 56', NOBODY], {
      height: ['1000'],
      movement: ['land'],
    });
    expect(result).toBe(8);
    expect(endsOf(log)).toEqual({ B1: 'home' });
    expect(typesOf(events)).toEqual([
      'took-off',
      'height-changed',
      'encounter-rolled',
      'weather-checked',
      'encounter-rolled',
      'landed',
      'mission-ended',
    ]);
  });

  test('a lone two-seater that brings nothing home has failed', () => {
    const dice = [NOBODY, ...TURN, ...TURN];
    const answers = { height: ['3000'], movement: ['stay', 'land'] };
    const { log, events } = mission([anFk8()], dice, answers, 'photo-reconnaissance');
    expect(log.scores).toEqual([{ points: -10, why: 'nothing-achieved' }]);
    expect(events.at(-1)).toMatchObject({ type: 'mission-ended', points: -10 });
  });

  test('a whole flight of eight', () => {
    const six = [1, 2, 3, 4, 5, 6].map((n) => aSpad({ id: `B${n}` }));
    const { log } = mission([...six, anFk8(), anFk8({ id: 'B8' })], [NOBODY, ...TURN], {
      height: ['5000'],
      movement: ['land'],
    });
    expect(Object.keys(endsOf(log))).toHaveLength(8);
  });

  test('(16, 33) an engine may fail on take-off: a Lame Duck, seen home by all, is checked at the turn’s end', () => {
    const trouble = ['encounter 66', 'machine-in-trouble 11', 'engine-trouble 33', 'lame-duck 34'];
    const { log, events } = mission([aSpad(), aSpad({ id: 'B2' })], [...trouble, ...TURN], {
      height: ['1000'],
      escort: ['all'],
      movement: ['land'],
    });
    expect(ofType(events, 'lame-duck-checked')).toMatchObject([{ machine: 'B1', number: 3, held: true }]);
    expect(endsOf(log)).toEqual({ B1: 'home', B2: 'home' });
  });

  test('(36, 44) one who goes it alone is followed when the others are down, before the points are counted', () => {
    const trouble = ['encounter 66', 'machine-in-trouble 11', 'engine-trouble 33', HELD];
    const { log, events } = mission([aSpad(), aSpad({ id: 'B2' })], [...trouble, ...TURN, ...TURN], {
      height: ['1000'],
      escort: ['alone'],
      movement: ['land'],
    });
    expect(typesOf(events).slice(-6)).toEqual([
      'landed',
      'straggler-followed',
      'weather-checked',
      'encounter-rolled',
      'landed',
      'mission-ended',
    ]);
    expect(log.homecomings.map(({ machine }) => machine)).toEqual(['B2', 'B1']);
  });

  test('(21, 49) an engine that cuts out in the turn of the landing leaves nobody to land', () => {
    const cutsOut = [
      'encounter 66',
      'machine-in-trouble 11',
      'engine-trouble 46',
      'forced-landing 55',
      'fate-of-crew 55',
    ];
    const { log, events } = mission([aSpad()], [NOBODY, WEATHER_HOLDS, ...cutsOut], {
      height: ['1000'],
      movement: ['land'],
    });
    expect(typesOf(events)).not.toContain('landed');
    expect(log.homecomings).toMatchObject([{ machine: 'B1', end: 'down', fate: 0 }]);
  });
});

function fly(
  machines: FlyingMachine[],
  hex: string,
  dice: readonly string[],
  answers: Parameters<typeof play>[2],
  told: { altitude?: number; errand?: Party['errand']; box?: number; away?: FlyingMachine[] } = {},
) {
  const { altitude = 2000, errand = 'home', box = CLEAR, away = [] } = told;
  const party = { ...aParty(machines, hex, { altitude, box, errand }), away };
  const log = logOf([...machines, ...away]);
  const { events } = play((table) => flyParty(party, log, table), dice, answers);
  return { log, party, events };
}

describe('(35) machines detached to see a Lame Duck home', () => {
  const crippled = (): FlyingMachine[] => [
    aSpad({ lameDuck: lame(), aft: 60 }),
    aSpad({ id: 'B2', aft: 60 }),
    aSpad({ id: 'B3' }),
  ];

  test('fly home first; then the mission goes on where it was, in the weather that it had', () => {
    const theirs = ['weather-change 66', NOBODY];
    const { log, events } = fly(crippled(), 'I07', [...TURN, HELD, ...theirs, ...TURN], {
      movement: ['e', 'land', 'land'],
      escort: ['B2', 'done'],
    });
    expect(typesOf(events)).toEqual([
      'weather-checked',
      'moved',
      'encounter-rolled',
      'lame-duck-escorted',
      'detached',
      'lame-duck-checked',
      'weather-checked',
      'encounter-rolled',
      'landed',
      'mission-resumed',
      'weather-checked',
      'encounter-rolled',
      'landed',
    ]);
    expect(ofType(events, 'detached')).toEqual([{ type: 'detached', machines: ['B1', 'B2'], hex: 'I08', weather: 7 }]);
    expect(ofType(events, 'mission-resumed')).toMatchObject([{ machines: ['B3'], hex: 'I08', weather: 7 }]);
    expect(ofType(events, 'weather-checked').map(({ from }) => from)).toEqual([7, 7, 7]);
    expect(endsOf(log)).toEqual({ B1: 'emergency-field', B2: 'emergency-field', B3: 'emergency-field' });
  });

  test('(26) go back to those too whom Archie has driven off for the turn', () => {
    const { log, events } = fly(
      crippled(),
      'I07',
      [...TURN, HELD, ...TURN, ...TURN],
      { movement: ['e', 'land', 'land'], escort: ['B2', 'done'] },
      { away: [aSpad({ id: 'B4' })] },
    );
    expect(ofType(events, 'mission-resumed')).toMatchObject([{ machines: ['B3', 'B4'] }]);
    expect(Object.keys(endsOf(log)).sort()).toEqual(['B1', 'B2', 'B3', 'B4']);
  });

  test('need not land at one field: the Lame Duck comes down at Mercatel, its escort goes home', () => {
    const machines = [aSpad({ lameDuck: lame() }), aSpad({ id: 'B2' })];
    const { log, events } = fly(machines, 'I08', [WEATHER_HOLDS, NOBODY, NOBODY, ...turns(8)], {
      movement: ['land B1', 'nw', ...west(7), 'land'],
    });
    expect(endsOf(log)).toEqual({ B1: 'emergency-field', B2: 'home' });
    expect(ofType(events, 'landed')).toMatchObject([
      { machines: ['B1'], field: 'mercatel' },
      { machines: ['B2'], field: 'amiens', isHome: true },
    ]);
  });

  test('(22) may leave it on the way, before a turn is flown: it becomes a Straggler', () => {
    const machines = [aSpad({ lameDuck: lame() }), aSpad({ id: 'B2' })];
    const { log, events } = fly(machines, 'I08', TURN, { movement: ['leave B1', 'land'] });
    expect(log.stragglers).toMatchObject([{ machines: [{ id: 'B1' }], hex: 'I08' }]);
    expect(typesOf(events)).toContain('lame-duck-left');
    expect(typesOf(events)).not.toContain('lame-duck-checked');
  });

  test('(16) land each in a turn with its own Encounter Roll: a Lame Duck by itself may be caught over the field', () => {
    const machines = [aSpad({ lameDuck: lame(3, false, 0) }), aSpad({ id: 'B2' })];
    const stops = [
      'encounter 66',
      'machine-in-trouble 11',
      'engine-trouble 33',
      'forced-landing 44',
      'fate-of-crew 44',
    ];
    const { log, events } = fly(machines, 'I08', [WEATHER_HOLDS, ...stops, NOBODY], { movement: ['land B1', 'land'] });
    expect(ofType(events, 'encounter-rolled').map(({ hex }) => hex)).toEqual(['I08', 'I08']);
    expect(endsOf(log)).toEqual({ B1: 'down', B2: 'emergency-field' });
  });
});

describe('(33) whoever parts with a Lame Duck when the turn is flown', () => {
  const struck = (): FlyingMachine[] => [aSpad({ lameDuck: lame(4) }), aSpad({ id: 'B2' }), aSpad({ id: 'B3' })];

  test('(36) leaves a Straggler that has its check at once; where it was left is noted, and in what weather', () => {
    const { log, party, events } = fly(struck(), 'I07', [...TURN, HELD, ...TURN], {
      movement: ['e', 'land'],
      escort: ['alone'],
    });
    expect(ofType(events, 'lame-duck-left')).toEqual([{ type: 'lame-duck-left', machine: 'B1', hex: 'I08' }]);
    expect(ofType(events, 'lame-duck-checked')).toMatchObject([{ machine: 'B1', held: true }]);
    expect(log.stragglers).toMatchObject([
      { machines: [{ id: 'B1' }], hex: 'I08', altitude: 2000, weather: { number: 7 } },
    ]);
    expect(log.stragglers[0]?.weather).not.toBe(party.weather);
  });

  test('(36) a Straggler that gives way there and then is not followed home', () => {
    const givesWay = ['lame-duck 13', 'forced-landing 44', 'fate-of-crew 44'];
    const { log } = fly(struck(), 'I07', [...TURN, ...givesWay, ...TURN], {
      movement: ['e', 'land'],
      escort: ['alone'],
    });
    expect(endsOf(log)).toEqual({ B1: 'down', B2: 'emergency-field', B3: 'emergency-field' });
    expect(log.stragglers).toMatchObject([{ machines: [] }]);
  });

  test('(23) does not leave anybody at Tree-Top', () => {
    const machines = struck();
    const { log, events } = fly(
      machines,
      'I07',
      [...TURN, HELD, ...TURN],
      {
        movement: ['e', 'land'],
        escort: ['alone'],
      },
      { altitude: 0 },
    );
    expect(ofType(events, 'height-changed')).toHaveLength(2);
    expect(log.stragglers).toMatchObject([{ altitude: 1000 }]);
  });
});

describe('(36) a Lame Duck that goes it alone is a Straggler', () => {
  test('however few set out: the only machine of a patrol has nothing more to decide', () => {
    const { log, events, party } = fly([aSpad({ lameDuck: lame() })], 'I08', [], {});
    expect(events).toEqual([{ type: 'lame-duck-left', machine: 'B1', hex: 'I08' }]);
    expect(log.stragglers).toEqual([party]);
  });

  test('when the last of his escort is down', () => {
    const machines = [aSpad({ lameDuck: lame() }), aSpad({ id: 'B2', aft: 3 })];
    const falls = ['forced-landing 55', 'fate-of-crew 55'];
    const { log, events } = fly(machines, 'H07', [WEATHER_HOLDS, ...falls, NOBODY, HELD], { movement: ['e'] });
    expect(ofType(events, 'lame-duck-left')).toEqual([{ type: 'lame-duck-left', machine: 'B1', hex: 'H08' }]);
    expect(log.stragglers).toHaveLength(1);
  });

  test('in the same turn, when whoever was with him has landed', () => {
    const machines = [aSpad({ lameDuck: lame() }), anFk8({ plates: ['average'] })];
    const { log, events } = fly(machines, 'I08', [WEATHER_HOLDS, NOBODY], { movement: ['land B7'] });
    expect(typesOf(events)).toEqual(['weather-checked', 'encounter-rolled', 'landed', 'lame-duck-left']);
    expect(log.stragglers).toMatchObject([{ machines: [{ id: 'B1' }] }]);
  });
});

test('(10) fighters that leave the two-seaters fly home first, and the two-seaters are followed after them', () => {
  const { log, events } = fly([aSpad(), anFk8()], 'I08', [WEATHER_HOLDS, NOBODY, NOBODY], {
    movement: ['fighters-home', 'land', 'land'],
  });
  expect(ofType(events, 'landed').map(({ machines }) => machines)).toEqual([['B1'], ['B7']]);
  expect(log.homecomings).toHaveLength(2);
});

test('(11) a flight may lose all its machines: with the last of them its mission is over', () => {
  const forced = ['forced-landing 55', 'fate-of-crew 55'];
  const machines = [aSpad({ aft: 3 }), aSpad({ id: 'B2', aft: 3 })];
  const { log, events } = fly(machines, 'H14', [WEATHER_HOLDS, ...forced, ...forced], { movement: ['e'] });
  expect(log.homecomings).toMatchObject([
    { machine: 'B1', end: 'down', hex: 'H15', fate: 'lost' },
    { machine: 'B2', end: 'down', hex: 'H15', fate: 'lost' },
  ]);
  expect(typesOf(events)).not.toContain('encounter-rolled');
});
