import { describe, expect, test } from 'vitest';
import type { FlyingMachine, Party } from '../../../src/campaign/mission-log.ts';
import { partOff } from '../../../src/procedure/mission/escort.ts';
import { endTurn, flyTurn } from '../../../src/procedure/mission/turn.ts';
import { ofType } from '../../../src/table/events.ts';
import { anFk8, aParty, aSpad, CLEAR } from '../../support/people/activities.ts';
import { typesOf } from '../../support/read/types-of.ts';
import { idsIn, lame, logOf, NOBODY, play, WEATHER_HOLDS } from '../../support/table/spine.ts';

interface Told {
  readonly hex?: string;
  readonly altitude?: number;
  readonly box?: number;
  readonly errand?: Party['errand'];
  readonly away?: FlyingMachine[];
}

const nobodyLeaves = () => {
  throw new Error('Nobody was to leave the party.');
};

function turn(
  machines: FlyingMachine[],
  dice: readonly string[],
  answers: Parameters<typeof play>[2],
  told: Told = {},
) {
  const { hex = 'H08', altitude = 2000, box = CLEAR, errand = 'mission', away = [] } = told;
  const party = aParty(machines, hex, { altitude, box, errand, away });
  const log = logOf([...machines, ...away]);
  const played = play((table) => flyTurn(party, log, table, nobodyLeaves), dice, answers);
  return { party, log, ...played };
}

describe('(11) the steps of a turn, in the order of the Turn Procedure Card', () => {
  test('weather, height, move, guns, encounter, Lame Duck Check', () => {
    const machines = [aSpad(), aSpad({ id: 'B2', lameDuck: lame(6, true) })];
    const shots = ['archie-shot 33', 'archie-shot 33', 'archie-shot 33', 'archie-shot 33'];
    const { events } = turn(
      machines,
      [WEATHER_HOLDS, ...shots, NOBODY, 'lame-duck 34'],
      {
        movement: ['height', 'w'],
        height: ['5000'],
        'archie-placing': ['spread'],
        escort: ['all'],
      },
      { hex: 'H10' },
    );
    expect([...new Set(typesOf(events))]).toEqual([
      'weather-checked',
      'height-changed',
      'moved',
      'machines-placed',
      'archie-fired',
      'encounter-rolled',
      'lame-duck-escorted',
      'lame-duck-checked',
      // Two scouts, sent to take photographs.
      'work-past-doing',
    ]);
  });

  test('(15) when Archie has fired the Encounter Roll is against 1 more', () => {
    const shots = ['archie-shot 33', 'archie-shot 33', 'archie-shot 33', 'archie-shot 33'];
    const { events } = turn([aSpad()], [WEATHER_HOLDS, ...shots, NOBODY], {
      movement: ['e'],
      'archie-placing': ['spread'],
    });
    expect(ofType(events, 'encounter-rolled')[0]?.parts).toEqual({ hex: 6, weather: 1, archie: 1 });
  });

  test('(26) a machine that Archie drives off misses the encounter, and has joined up again by the end', () => {
    const shots = ['archie-shot 66', 'archie-hit 36', 'archie-shot 33', 'archie-shot 33', 'archie-shot 33'];
    const trouble = ['encounter 66', 'machine-in-trouble 66', 'engine-trouble 12'];
    const { party, events } = turn([aSpad(), aSpad({ id: 'B2' })], [WEATHER_HOLDS, ...shots, ...trouble], {
      movement: ['e'],
      'archie-placing': ['spread'],
    });
    expect(ofType(events, 'engine-trouble-met')[0]?.machine).toBe('B1');
    expect(idsIn(party)).toEqual(['B1', 'B2']);
    expect(party.away).toEqual([]);
  });

  test('(26) (33) a Lame Duck that Archie drives off has joined up in time for its check', () => {
    const shots = ['archie-shot 11', 'archie-hit 36'];
    const duck = aSpad({ lameDuck: lame(6, true) });
    const { events } = turn(
      [duck],
      [WEATHER_HOLDS, ...shots, 'lame-duck 34'],
      {
        movement: ['sw'],
        'archie-placing': ['spread'],
      },
      { hex: 'H10' },
    );
    expect(ofType(events, 'lame-duck-checked')).toMatchObject([{ machine: 'B1', held: true }]);
  });

  test('(26) with all of them driven off nobody is there to be met', () => {
    const shots = ['archie-shot 11', 'archie-hit 36'];
    const { party, events } = turn([aSpad()], [WEATHER_HOLDS, ...shots], {
      movement: ['e'],
      'archie-placing': ['spread'],
    });
    expect(typesOf(events)).not.toContain('encounter-rolled');
    expect(idsIn(party)).toEqual(['B1']);
  });

  test('(23) the special activity has its place after the encounter, but only on the mission', () => {
    const photographed = (errand: Party['errand']) =>
      turn(
        [anFk8()],
        ['weather-change 34', 'archie-presence 66', NOBODY],
        { movement: ['stay'] },
        { hex: 'H12', errand },
      );
    expect(typesOf(photographed('home').events)).not.toContain('plate-exposed');
    expect(photographed('mission').asked.map(({ decision }) => decision)[0]).toBe('movement');
  });
});

describe('(11) Air Flying Time and the turn', () => {
  const DOWN = ['forced-landing 55', 'fate-of-crew 34'];

  test('with 1 AFT a flight is not moved for 3, but comes down where it is', () => {
    const { log, events } = turn([aSpad({ aft: 1 })], [WEATHER_HOLDS, ...DOWN], {}, { hex: 'H02' });
    expect(typesOf(events)).not.toContain('moved');
    expect(log.homecomings).toMatchObject([{ machine: 'B1', end: 'down', hex: 'H02' }]);
  });

  test('dry over the home field, it has its Encounter Roll, is put down there, and pays for it', () => {
    const dice = [WEATHER_HOLDS, NOBODY, 'forced-landing 55', 'fate-of-crew 34'];
    const { log, events } = turn([aSpad({ aft: 3 })], dice, { movement: ['w'] }, { hex: 'H02' });
    expect(typesOf(events)).toEqual([
      ...['weather-checked', 'moved', 'encounter-rolled'],
      ...['aft-ran-out', 'machine-came-down', 'fate-decided'],
    ]);
    expect(log.scores).toEqual([{ points: -1, why: 'forced-landing', who: 'B1' }]);
  });

  test('(36) a Lame Duck that lands by himself while the others fly on meets the enemy as a Straggler does', () => {
    const dice = [WEATHER_HOLDS, 'encounter 11', 'stragglers-encounter 23', NOBODY];
    const machines = [aSpad({ lameDuck: lame() }), aSpad({ id: 'B2' })];
    const { party, log, events } = turn(machines, dice, { movement: ['land B1', 'w'] }, { hex: 'I08' });
    expect(ofType(events, 'straggler-met-enemy')).toMatchObject([{ machine: 'B1', result: 'escaped' }]);
    expect(log.homecomings).toEqual([{ machine: 'B1', end: 'emergency-field', field: 'mercatel' }]);
    expect(idsIn(party)).toEqual(['B2']);
  });

  test('(36) a Lame Duck whose escort Archie has driven off for the turn meets the enemy as a Straggler does', () => {
    const shots = ['archie-shot 66', 'archie-hit 36', 'archie-shot 33', 'archie-shot 33', 'archie-shot 33'];
    const machines = [aSpad({ lameDuck: lame(6, true) }), aSpad({ id: 'B2' })];
    const { party, events } = turn(
      machines,
      [WEATHER_HOLDS, ...shots, 'encounter 11', 'stragglers-encounter 23', 'lame-duck 34'],
      { movement: ['w'], 'archie-placing': ['spread'], escort: ['all'] },
      { hex: 'H10' },
    );
    expect(ofType(events, 'straggler-met-enemy')).toMatchObject([{ machine: 'B1', result: 'escaped' }]);
    expect(idsIn(party)).toEqual(['B1', 'B2']);
  });

  test('with 2 AFT left over it the flight lands for nothing, in a turn of its own', () => {
    const arrives = turn([aSpad({ aft: 5 })], [WEATHER_HOLDS, NOBODY], { movement: ['w'] }, { hex: 'H02' });
    expect(idsIn(arrives.party)).toEqual(['B1']);
    const lands = turn([aSpad({ aft: 2 })], [WEATHER_HOLDS, NOBODY], { movement: ['land'] }, { hex: 'H01' });
    expect(lands.log).toMatchObject({ homecomings: [{ end: 'home' }], scores: [] });
  });

  test('a turn spent only climbing pays for no stay, and patrols nothing', () => {
    const { party, log } = turn(
      [aSpad({ aft: 50 })],
      [WEATHER_HOLDS, 'archie-presence 66', NOBODY],
      { movement: ['height', 'only-climb'], height: ['3000'] },
      { hex: 'H12', box: 14 },
    );
    expect(party.machines[0]?.aft).toBe(48);
    expect(log.done.patrolled).toEqual([]);
  });

  test('(33) on the way to a field with less than a move takes, those who lack it come down, and the others go on', () => {
    const machines = [aSpad({ id: 'B1', aft: 2 }), anFk8({ aft: 40, lameDuck: lame(6, true) }), anFk8({ id: 'B8' })];
    const { party, log } = turn(
      machines,
      [WEATHER_HOLDS, ...DOWN, NOBODY, 'lame-duck 34'],
      { movement: ['e'], escort: ['all'] },
      { hex: 'H06', errand: 'home' },
    );
    expect(log.homecomings).toMatchObject([{ machine: 'B1', end: 'down', hex: 'H06' }]);
    expect(party).toMatchObject({ hex: 'H07', machines: [{ id: 'B7' }, { id: 'B8' }] });
  });
});

test.each([
  ['stays', ['stay'], {}, 1],
  ['climbs and stays', ['height', 'stay'], { height: ['9000'] }, 1],
  ['does nothing but climb', ['height', 'only-climb'], { height: ['9000'] }, 0],
])('(11) over its target a party that %s is asked about a plate, or not', (_, movement, height, plates) => {
  const answers = {
    movement,
    ...height,
    'archie-placing': ['spread'],
    'special-activity': ['none'].slice(0, plates),
  } as Parameters<typeof play>[2];
  const shots = Array.from({ length: 4 }, () => 'archie-shot 33');
  const dice = [WEATHER_HOLDS, ...shots, NOBODY];
  const { asked } = turn([anFk8()], dice, answers, { hex: 'E10', altitude: 8000 });
  expect(asked.filter(({ decision }) => decision === 'special-activity')).toHaveLength(plates);
});

describe('(33) the orders of a turn', () => {
  const ordered = (machines: FlyingMachine[], told: Partial<ReturnType<typeof logOf>> = {}) => {
    const party = aParty(machines, 'H02');
    const log = logOf(machines, told);
    const dice = machines.some(({ lameDuck }) => lameDuck)
      ? [WEATHER_HOLDS, NOBODY, 'lame-duck 34']
      : [WEATHER_HOLDS, NOBODY];
    const escort = machines.some(({ lameDuck }) => lameDuck) ? { escort: ['all'] } : {};
    const { asked } = play((table) => flyTurn(party, log, table, nobodyLeaves), dice, { movement: ['w'], ...escort });
    return asked.flatMap((question) => (question.decision === 'movement' ? [question.about.orders.errand] : []));
  };
  const duck = () => aSpad({ id: 'B2', lameDuck: lame(6, true) });

  test('a party flies its mission, and home with a Lame Duck or with its work past doing', () => {
    expect(ordered([aSpad()])).toEqual(['mission']);
    expect(ordered([aSpad(), duck()])).toEqual(['home']);
    expect(ordered([aSpad()], { pastDoing: true })).toEqual(['home']);
  });
});

describe('(23) a turn does not end at Tree-Top', () => {
  const ended = (aft: number, dice: readonly string[] = []) => {
    const party = aParty([aSpad({ aft })], 'H12', { altitude: 0 });
    const { events } = play((table) => endTurn(party, logOf(party.machines), table, nobodyLeaves), dice);
    return { party, events };
  };

  test('whoever a fight has taken down there climbs to 1,000 ft, for 2 AFT', () => {
    expect(ended(4).events).toEqual([{ type: 'height-changed', from: 0, to: 1000, aft: 2 }]);
  });

  test('(11) and if they were his last, a Forced Landing follows at once', () => {
    const { party, events } = ended(2, ['forced-landing 55', 'fate-of-crew 55']);
    expect(typesOf(events)).toEqual(['height-changed', 'aft-ran-out', 'machine-came-down', 'fate-decided']);
    expect(party.machines).toEqual([]);
  });
});

describe('(23) (26) (33) (34) the end of a turn', () => {
  const ended = (told: Partial<Party>, machines: FlyingMachine[], dice: readonly string[], answers = {}) => {
    const party = aParty(machines, 'H12', told);
    const log = logOf([...machines, ...party.away]);
    const played = play((table) => endTurn(party, log, table, nobodyLeaves), dice, answers);
    return { party, asked: played.asked.map(({ decision }) => decision), types: typesOf(played.events) };
  };
  const DOWN = ['forced-landing 55', 'fate-of-crew 55'];
  const duck = () => aSpad({ id: 'B2', lameDuck: lame(6, true) });

  test('who was Driven Off has joined up before the climb from Tree-Top, and pays for it too', () => {
    const { party } = ended({ altitude: 0, away: [aSpad({ id: 'B2', aft: 50 })] }, [aSpad({ aft: 30 })], []);
    expect(party.machines.map(({ id, aft }) => [id, aft])).toEqual([
      ['B1', 28],
      ['B2', 48],
    ]);
    expect(party.turn).toBeUndefined();
  });

  test('whoever is dry comes down before he could be asked to see a Lame Duck home', () => {
    const { asked, types } = ended({}, [aSpad({ aft: 1 }), duck()], [...DOWN, 'lame-duck 34']);
    expect(asked).not.toContain('escort');
    expect(types).toEqual(['aft-ran-out', 'machine-came-down', 'fate-decided', 'lame-duck-checked']);
  });

  test('who sees a Lame Duck home is chosen before its check', () => {
    const { types } = ended({}, [aSpad(), duck()], ['lame-duck 34'], { escort: ['all'] });
    expect(types).toEqual(['lame-duck-escorted', 'lame-duck-checked']);
  });
});

describe('(12) (14) who parts from the others in the middle of a turn begins no new one', () => {
  /** A pilot and a two-seater of whom one part flies its turn, and the other after it. */
  function parted(altitude: number, hex: string, dice: readonly string[], answers: Parameters<typeof play>[2]) {
    const machines = [aSpad(), anFk8()];
    const party = aParty(machines, hex, { altitude, box: CLEAR });
    const log = logOf(machines);
    return play(
      (table) =>
        flyTurn(party, log, table, (from, leaving) => {
          flyTurn(partOff(from, leaving), log, table, nobodyLeaves);
        }),
      dice,
      answers,
    );
  }
  const BOTH = [WEATHER_HOLDS, NOBODY, NOBODY];

  test('the weather is checked once, for all of them', () => {
    const { events } = parted(2000, 'H05', BOTH, { movement: ['fighters-home', 'w', 'w'] });
    expect(typesOf(events)).toEqual(['weather-checked', 'moved', 'encounter-rolled', 'moved', 'encounter-rolled']);
  });

  test('the height that was changed before is changed for both', () => {
    const movement = ['height', 'fighters-home', 'w', 'w'];
    const { asked } = parted(2000, 'H05', BOTH, { movement, height: ['7000'] });
    const moves = asked.flatMap(({ decision, options }) => (decision === 'movement' ? [options.join(' ')] : []));
    expect(moves.map((options) => options.includes('height'))).toEqual([true, false, false, false]);
  });

  test('before it was, each may change his own', () => {
    const movement = ['fighters-home', 'height', 'w', 'height', 'w'];
    const { events } = parted(2000, 'H05', BOTH, { movement, height: ['7000', '1000'] });
    expect(ofType(events, 'height-changed').map(({ to }) => to)).toEqual([7000, 1000]);
  });

  test('(49) from too high to land in one turn nobody lands by parting on the way down', () => {
    const movement = ['height', 'fighters-home', 'stay', 'stay'];
    const { asked } = parted(16_000, 'I08', BOTH, { movement, height: ['6000'] });
    expect(asked.map(({ options }) => options.join(' ')).filter((options) => options.includes('land'))).toEqual([]);
  });
});
