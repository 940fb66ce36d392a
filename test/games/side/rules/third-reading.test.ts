import { expect, test } from 'vitest';
import { behindMarkers } from '../../../../src/games/side/rules/behind-markers.ts';
import { strike } from '../../../../src/games/side/rules/damage.ts';
import { megahexesOf } from '../../../../src/games/side/rules/flight/megahex.ts';
import { advanceMissions } from '../../../../src/games/side/rules/missions.ts';
import { finish } from '../../../../src/games/side/rules/moving.ts';
import { orderOf } from '../../../../src/games/side/rules/pools.ts';
import { exchangeFire, shotsOf } from '../../../../src/games/side/rules/shooting.ts';
import { playTurn } from '../../../../src/games/side/rules/side-turn.ts';
import { isCut, megahexOfCell, skyParts } from '../../../../src/games/side/rules/sky.ts';
import type { FightingMachine, MountedGun, SidePose } from '../../../../src/games/side/table/fighting-machine.ts';
import { isFor } from '../../../../src/table/whose.ts';
import { allSeen, book, combat, flier, machineAt, move, sideFight } from '../../../support/fights/side-fights.ts';
import { playLoaded, type Script } from '../../../support/table/loaded-dice.ts';

const play = <R>(
  rule: Parameters<typeof playLoaded<R>>[0],
  dice: readonly string[] = [],
  answers: Script['answers'] = {},
) => playLoaded(rule, { book, dice, answers });
const CLEAR = sideFight([]).sky;

test('V005 V121 V122 who stands on the border of a megahex with cloud in it is in the cloud', () => {
  const spine = (i: number): SidePose => ({ x: 4 * i + 3, y: 17, heading: 1, attitude: 'shallow-climb' });
  const border = Array.from({ length: 30 }, (_, i) => spine(i)).find(
    (pose) => megahexesOf(pose).length === 2,
  ) as SidePose;
  const near = { ...border, x: border.x - 60, y: 16, attitude: 'level' } as const;
  const cells = Array.from({ length: 40 }, (_, column) => ({ column, level: 8 }));
  const inEach = megahexesOf(border).map((each) =>
    cells.find((cell) => {
      const { a, b } = megahexOfCell(cell);
      return a === each.a && b === each.b;
    }),
  );
  expect(inEach.map((cell) => cell && isCut(near, border, { ...CLEAR, cumuli: [cell] }))).toEqual([true, true]);
  expect(
    inEach.map((cell) => cell && skyParts(border, near, { ...CLEAR, lowStrati: [cell] }, combat.weather).lowStratus),
  ).toEqual([-2, -2]);
});

test('V005 V122 a line along the border of two megahexes is cut by cloud in either, whichever way one looks', () => {
  const level = (x: number, y: number): SidePose => ({ x, y, heading: 1, attitude: 'level' });
  const cloud = (column: number, row: number) => ({ ...CLEAR, cumuli: [{ column, level: row }] });
  for (let row = 0; row <= 20; row++)
    for (let column = 4; column < 40; column++) {
      const sky = cloud(column, row);
      expect(isCut(level(40, 10), level(100, 34), sky)).toBe(isCut(level(100, 34), level(40, 10), sky));
    }
});

test('V071 lots are drawn within a pool: two of different pools that are alike draw none', () => {
  const tied = [
    machineAt('B1', 'sopwith-pup', { hex: 4, seen: ['G1'] }),
    machineAt('G1', 'albatros-d3', { hex: 34, west: true }),
  ];
  const { result } = play((table) => orderOf(sideFight(tied), table));
  expect(result.map(({ machine, pool }) => `${machine.id} ${pool}`)).toEqual(['G1 4', 'B1 5']);
});

test('V067 V071 of the tailed and who is behind him no lot is drawn either: the tailed moves first', () => {
  const tied = [machineAt('G1', 'albatros-d3', { hex: 18 }), machineAt('B1', 'sopwith-pup', { hex: 20 })];
  expect(play((table) => orderOf(sideFight(tied), table)).result.map(({ machine }) => machine.id)).toEqual([
    'B1',
    'G1',
  ]);
});

const jammed = (mount: MountedGun['mount']): MountedGun => ({ mount, left: 3, plates: [], jammed: true });
const strutter = (told: Partial<FightingMachine>) =>
  machineAt('B1', 'sopwith-strutter', { guns: [jammed('fixed'), jammed('flexible')], ...told });
const flown = (machine: FightingMachine, word: string, dice: readonly string[] = []) => {
  const way = move(flier('sopwith-strutter', { machine }), word);
  play((table) => finish({ machine, move: way, from: machine.pose }, sideFight([machine]), table), dice);
  return machine.guns.map((gun) => gun.jammed);
};

test('V089 a dead pilot clears nothing; his gunner clears his own gun', () => {
  const dead = strutter({ pilot: 'dead', falling: 'pilot-dead' });
  expect(flown(dead, 'shallow-dive-2-3', ['unjam-grey 6'])).toEqual([true, false]);
  expect(flown(strutter({ pilot: 'dead', falling: 'pilot-dead', gunners: ['dead'] }), 'shallow-dive-2-3')).toEqual([
    true,
    true,
  ]);
});
test('V089 V097 a gunner clears by his own skill, which is an Expert, and not once he is hurt', () => {
  // (V098) A wounded pilot is a Recruit: the grey die becomes the white one, and his gunner's stays grey.
  expect(flown(strutter({ pilot: 'wounded' }), 'level', ['unjam-white 6', 'unjam-grey 5'])).toEqual([false, false]);
  expect(flown(strutter({ gunners: ['wounded'] }), 'level', ['unjam-grey 6'])).toEqual([false, true]);
});

/** A big bomber with a gunner in the nose and one behind, and an enemy above each of them. */
const bomber = (told: Partial<FightingMachine> = {}) => {
  const machine = machineAt('B1', 'hp-400', { hex: 20, level: 8, flew: 'level', ...told });
  const fight = allSeen(sideFight([machine, machineAt('G1', 'albatros-d3', { hex: 20, level: 10 })]));
  return machine.guns.flatMap((_, gun) => (shotsOf(machine, gun, fight, book).length > 0 ? [gun] : []));
};

test('V107 of several gunners one aims the bombs, and the others fire', () => {
  expect([bomber(), bomber({ bombing: true })]).toEqual([[0, 1], [1]]);
  expect(bomber({ bombing: true, gunners: ['wounded', 'well'] })).toEqual([]);
});
test('V097 V107 each gunner has a place of his own where a hit finds him, and falls silent alone', () => {
  const machine = machineAt('B1', 'hp-400');
  const wound = (face: number) =>
    play(
      (table) => strike({ machine, blow: '1', aspect: 'side', by: 'G1' }, sideFight([machine]), table),
      [`hit-location ${face}`],
    );
  wound(14);
  expect(machine.gunners).toEqual(['well', 'wounded']);
  expect(bomber({ gunners: ['well', 'wounded'] })).toEqual([0]);
  wound(8);
  wound(14);
  expect(machine.gunners).toEqual(['wounded', 'dead']);
});

/** What the Allies are told of a turn, and what the Germans are. */
const told = (events: ReturnType<typeof play>['events']) =>
  (['allied', 'german'] as const).map((side) => events.filter((event) => isFor(event, side)));

test('V079 of one whom nobody has in sight the other side is told where the counter goes, and no more', () => {
  const own = machineAt('B1', 'sopwith-pup', { hex: 2, seen: ['B9'] });
  const unseen = machineAt('G1', 'albatros-d3', {
    hex: 38,
    level: 9,
    west: true,
    guns: [{ mount: 'fixed', left: 0, plates: [6], jammed: false }],
  });
  const fight = sideFight([own, unseen]);
  const { events } = play((table) => playTurn(fight, behindMarkers(fight, table.during('A', 'morning'))), [], {
    throttle: ['6', '6'],
    'energy-move': ['level', 'level'],
  });
  const [allied, german] = told(events).map((heard) =>
    heard.flatMap((event) => ('machine' in event && event.machine === 'G1' ? [event.type] : [])),
  );
  expect(allied).toEqual(['counter-moved']);
  expect(german).toEqual(['side-moved', 'side-mishap']);
  const [seen] = told(events);
  expect(seen?.filter((event) => 'machine' in event && event.machine === 'B1').map(({ type }) => type)).toEqual([
    'side-moved',
  ]);
});

test('V079 behind the markers all else of a table is as it was', () => {
  const { result, events } = play(
    (table) => {
      const heard = behindMarkers(sideFight([machineAt('B1', 'sopwith-pup')]), table).during('A', 'morning');
      heard.tell({ type: 'mission-done', side: 'allied' });
      return [
        heard.book === book,
        heard.draw({ name: 'damage-a', left: { '0': 1 } }),
        heard.roll('hit-location').total,
      ];
    },
    ['#damage-a 0', 'hit-location 7'],
  );
  expect([result, events]).toEqual([[true, '0', 7], [{ type: 'mission-done', side: 'allied' }]]);
});

test('V072 V079 his shot comes from somebody, and only his own side hears with which die', () => {
  const own = machineAt('B1', 'sopwith-pup', { hex: 22 });
  const unseen = machineAt('G1', 'albatros-d3', { hex: 20, seen: ['B1'] });
  const fight = sideFight([own, unseen]);
  const { events } = play(
    (table) => exchangeFire([unseen], fight, behindMarkers(fight, table)),
    ['combat-black 1', 'hit-location 10'],
    {
      'side-shot': ['B1'],
    },
  );
  const [allied, german] = told(events).map((heard) => heard.map(({ type }) => type));
  expect(allied).toEqual(['fired-on', 'part-hit']);
  expect(german).toEqual(['side-shot-fired', 'part-hit']);
  expect(events.find(({ type }) => type === 'fired-on')).toEqual({
    type: 'fired-on',
    for: 'allied',
    target: 'B1',
    hexes: 2,
    aspect: 'rear',
    blow: '1',
  });
});

test('V111 V079 who is asked about the clock is told of those alone whom his side has in sight', () => {
  const fight = sideFight(
    [
      machineAt('B1', 'se5a', { hex: 14, speed: 7, skill: 'recruit', seen: ['G1'] }),
      machineAt('G1', 'albatros-d3', { hex: 21, level: 6, west: true, seen: ['B1'] }),
      machineAt('G2', 'albatros-d3', { hex: 21, level: 5, west: true, seen: ['B1'] }),
    ],
    { options: ['time-freezing'], hexes: 100, sky: { ...CLEAR, sun: 5 } },
  );
  const { asked } = play((table) => playTurn(fight, table), ['spotting-pink 1'], {
    throttle: ['7', '5', '5'],
    'energy-move': ['level', 'level', 'level'],
    'time-freeze': ['no', 'no'],
  });
  const named = asked.flatMap((question) => (question.decision === 'time-freeze' ? [question.about.enemies] : []));
  expect(named).toEqual([['G1'], ['G2', 'G1']]);
});

/** B1 flies at G1, whom he sees, and G2 below him, whom he does not; the clock stops after four hexes. */
function stopBeforeUnseen(by: 'mover' | 'others') {
  const fight = sideFight(
    [
      machineAt('B1', 'se5a', { hex: 14, speed: 7, skill: by === 'mover' ? 'recruit' : 'ace', seen: ['G1'] }),
      machineAt('G1', 'albatros-d3', { hex: 21, level: 6, west: true, seen: ['B1'] }),
      machineAt('G2', 'albatros-d3', {
        hex: 21,
        level: 5,
        west: true,
        speed: 6,
        skill: by === 'mover' ? 'expert' : 'recruit',
        seen: ['B1'],
      }),
    ],
    { options: ['time-freezing'], hexes: 100, sky: { ...CLEAR, sun: 5 } },
  );
  const { events } = play(
    (table) => playTurn(fight, behindMarkers(fight, table)),
    [by === 'mover' ? 'spotting-pink 1' : 'spotting-yellow 1'],
    {
      throttle: by === 'mover' ? ['7', '5', '5'] : ['5', '5', '7'],
      'energy-move': ['level', 'level', 'level'],
      'time-freeze': ['2'],
    },
  );
  const places = events.flatMap((event) => (event.type === 'clock-stopped' ? [event.at, event.others] : []));
  expect(places.length).toBeGreaterThan(0);
  return told(events).map((heard) => heard.filter(({ type }) => type === 'clock-stopped'));
}

test('V079 when the clock stops, of one who is not in sight the other side is told where the counter lies alone', () => {
  const [allied, german] = stopBeforeUnseen('mover');
  expect(german).toMatchObject([{ machine: 'B1', hexes: 2, speed: 7, time: 3, others: [{ speed: 6 }, { speed: 5 }] }]);
  expect(allied).toMatchObject([{ machine: 'B1', hexes: 2, speed: 7, time: 3 }]);
  const others = allied?.flatMap((event) => (event.type === 'clock-stopped' ? event.others : [])) ?? [];
  expect(others.map((other) => Object.keys(other).sort().join())).toEqual(['at,machine', 'at,hexes,machine,speed']);
  expect(others.map(({ machine, at }) => [machine, at.x])).toEqual([
    ['G2', 4 * 20 + 2],
    ['G1', 4 * 20],
  ]);
});

test('V079 and of an unseen one who moves himself neither his hexes nor the time, which would tell his speed', () => {
  const [allied, german] = stopBeforeUnseen('others');
  expect(german).toMatchObject([{ machine: 'G2', by: 'german', hexes: 2, speed: 6, time: 4 }]);
  expect(Object.keys(allied?.[0] ?? {}).sort()).toEqual(['at', 'by', 'for', 'machine', 'others', 'type']);
});

test('V124 a plate is brought home over the own edge, or down on the own side of the front', () => {
  const brought = (told: Partial<FightingMachine>) => {
    const machine = machineAt('B1', 're8', told);
    const fight = sideFight([machine], {
      missions: {
        allied: { aim: 'photograph', progress: 1, done: false },
        german: { aim: 'stop-theirs', progress: 0, done: false },
      },
    });
    play((table) => advanceMissions(fight, table));
    return fight.missions.allied.done;
  };
  const at = (hex: number, out: FightingMachine['out']) =>
    brought({ pose: machineAt('B1', 're8', { hex, level: 0 }).pose, out });
  expect([at(12, 'landed'), at(28, 'landed'), at(12, 'crashed'), at(0, 'left-by-own-edge')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
