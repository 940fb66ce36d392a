import { expect, test } from 'vitest';
import { dropBombs } from '../../../../src/games/side/rules/bombing.ts';
import { timeOf } from '../../../../src/games/side/rules/clock/stopped-clock.ts';
import { leave, strike } from '../../../../src/games/side/rules/damage.ts';
import { burn, sufferHazards } from '../../../../src/games/side/rules/hazards.ts';
import { endsOf } from '../../../../src/games/side/rules/move-ends.ts';
import { fall, finish, settleSpeed, stall } from '../../../../src/games/side/rules/moving.ts';
import { isEngaged } from '../../../../src/games/side/rules/pools.ts';
import { layOutScenario } from '../../../../src/games/side/rules/set-up.ts';
import { exchangeFire, shotsOf } from '../../../../src/games/side/rules/shooting.ts';
import type { SideFight } from '../../../../src/games/side/rules/side-fight.ts';
import { playTurn } from '../../../../src/games/side/rules/side-turn.ts';
import { isSilhouetted, skyOver } from '../../../../src/games/side/rules/sky.ts';
import { lookAbout } from '../../../../src/games/side/rules/spotting.ts';
import { throwTest, tryTest } from '../../../../src/games/side/rules/test-dice.ts';
import type { FightingMachine, SidePose } from '../../../../src/games/side/table/fighting-machine.ts';
import { allSeen, book, flier, machineAt, move, sideFight } from '../../../support/fights/side-fights.ts';
import { playLoaded, type Script } from '../../../support/table/loaded-dice.ts';

const pup = (told = {}): FightingMachine => machineAt('B1', 'sopwith-pup', { hex: 20, ...told });
const albatros = (told = {}): FightingMachine => machineAt('G1', 'albatros-d3', { hex: 24, ...told });
const play = <R>(
  rule: Parameters<typeof playLoaded<R>>[0],
  dice: readonly string[] = [],
  answers: Script['answers'] = {},
) => playLoaded(rule, { book, dice, answers });
const at = (hex: number, level: number): SidePose => ({
  x: 4 * hex + 2 * (level % 2),
  y: 2 * level,
  heading: 1,
  attitude: 'level',
});
const CLEAR = sideFight([]).sky;
const nest = { id: 'nest', kind: 'machine-gun-nest', side: 'german', y: 0, damage: 0, destroyed: false } as const;

test('V023 at the end of the turn the cue goes half the way to the pip, which is then known', () => {
  const settled = (cue: number, pip: number, over: Partial<FightingMachine> = {}) => {
    const machine = pup({ cue, pip, pipShown: 0, ...over });
    settleSpeed(machine);
    return [machine.cue, machine.pipShown];
  };
  expect([settled(5, 2), settled(1, 6), settled(8, 0)]).toEqual([
    [4, 2],
    [3, 6],
    [4, 0],
  ]);
  expect([
    settled(0, 6, { falling: 'stall' }),
    settled(0, 6, { falling: 'leaf' }),
    settled(2, 6, { falling: 'pilot-dead' }),
  ]).toEqual([
    [0, 6],
    [0, 6],
    [4, 6],
  ]);
});

test('V055 V056 V058 a fall goes down two levels as a stall or as a leaf, and a leaf shakes off whoever tails it', () => {
  const fallen = (falling: 'stall' | 'leaf') => {
    const machine = pup({ level: 15, falling, shook: false });
    const { events } = play((table) => fall(machine, sideFight([machine]), table), ['handling-yellow 1'], {
      throttle: ['6'],
    });
    return [
      machine.flew,
      machine.shook,
      machine.pose.y,
      machine.cue,
      ...events.map((event) => ('what' in event ? event.what : event.type)),
    ];
  };
  expect(fallen('stall')).toEqual(['stall', false, 26, 1, 'side-moved', 'side-test-made', 'falls-on']);
  expect(fallen('leaf')).toEqual(['falling-leaf', true, 26, 1, 'side-moved', 'side-test-made', 'falls-on']);
});

test('V055 V056 a fall from the second level ends on the ground, from the third a level above it', () => {
  const fallen = (level: number, answers: Script['answers'], dice: readonly string[] = []) => {
    const machine = pup({ level, falling: 'stall' });
    play((table) => fall(machine, sideFight([machine]), table), dice, answers);
    return [machine.pose.y, machine.out];
  };
  expect(fallen(2, {})).toEqual([0, 'crashed']);
  expect(fallen(3, { throttle: ['6'] }, ['handling-yellow 6'])).toEqual([2, undefined]);
});

test('V054 a stall is told, with the box to which the cue goes', () => {
  const machine = pup({ level: 15, speed: 5 });
  const { events } = play((table) => stall(machine, 'leaf', table));
  expect(events).toEqual([{ type: 'side-mishap', machine: 'B1', what: 'stalled', cue: 1 }]);
  expect([machine.falling, machine.cue]).toEqual(['leaf', 1]);
  const out = pup({ out: 'crashed' });
  expect(play((table) => stall(out, 'stall', table)).events).toEqual([]);
});

test('V003 who touches the ground softly has landed, who does not has crashed, and over no ground has left', () => {
  const down = (lands: 'lands' | 'crashes' | 'no', floor: SideFight['floor'] = 'ground') => {
    const machine = pup({ level: 1, speed: 3 });
    const way = { ...move(flier('sopwith-pup', { level: 1, speed: 3 }), 'level'), lands };
    play((table) => finish({ machine, move: way, from: machine.pose }, sideFight([machine], { floor }), table));
    return machine.out;
  };
  expect([down('lands'), down('crashes'), down('no'), down('lands', 'air'), down('crashes', 'air')]).toEqual([
    'landed',
    'crashed',
    undefined,
    'left-below',
    'left-below',
  ]);
});

test('V066 V124 in the order of the turn who is beyond the mats has left at its end, over his own edge or theirs', () => {
  const left = (hex: number, west: boolean) => {
    const machine = pup({ hex, level: 14, west });
    const fight = sideFight([machine]);
    const { events } = play((table) => playTurn(fight, table), [], { throttle: ['6'], 'energy-move': ['level'] });
    return [machine.out, machine.outTurn, ...events.flatMap((event) => (event.type === 'side-out' ? [event.x] : []))];
  };
  expect([left(38, false), left(2, true), left(30, false)]).toEqual([
    ['left-by-their-edge', 1, 43],
    ['left-by-own-edge', 1, -3],
    [undefined, undefined],
  ]);
});

test('V066 everybody looks about before anybody moves', () => {
  const fight = sideFight([pup({ level: 15 }), machineAt('G1', 'albatros-d3', { hex: 20, level: 15 })]);
  const { asked } = play((table) => playTurn(fight, table), ['moves-first 1', 'moves-first-german 2'], {
    throttle: ['6', '6'],
    'energy-move': ['level', 'level'],
  });
  expect(asked[1]).toMatchObject({ decision: 'energy-move' });
  expect(fight.machines.map(({ seen }) => seen)).toEqual([['G1'], ['B1']]);
});

test('V104 V106 the place where a machine goes down is told as its hex', () => {
  const machine = pup({ pose: { x: 83, y: 17, heading: 1, attitude: 'shallow-climb' } });
  const fight = sideFight([machine]);
  fight.turn = 7;
  const { events } = play((table) => leave(machine, 'cracked-up', fight, table));
  expect(events).toEqual([{ type: 'side-out', machine: 'B1', how: 'cracked-up', x: 21 }]);
  expect([machine.out, machine.outTurn]).toEqual(['cracked-up', 7]);
});

test('V090 by the option a hit from behind counts one more and one from ahead one less, within one and twenty', () => {
  const hit = (
    aspect: 'rear' | 'front' | 'side',
    face: number,
    options: SideFight['options'] = ['aimed-locations'],
  ) => {
    const machine = pup();
    const { events } = play(
      (table) => strike({ machine, blow: '1', aspect, by: 'G1' }, sideFight([machine], { options }), table),
      [`hit-location ${face}`],
    );
    return events.flatMap((event) => (event.type === 'part-hit' ? [[event.part, event.parts]] : []))[0];
  };
  // Of a Pup 1 to 3 are the engine, 4 and 5 the tank, 6 and 7 the pilot, 8 the structure.
  expect([hit('rear', 7), hit('side', 7), hit('front', 7), hit('front', 8)]).toEqual([
    ['structure', { aspect: 1 }],
    ['pilot', {}],
    ['pilot', { aspect: -1 }],
    ['pilot', { aspect: -1 }],
  ]);
  expect(hit('rear', 7, [])).toEqual(['pilot', {}]);
  expect(hit('front', 1)).toEqual(['engine', { aspect: -1 }]);
});

test('V010 V103 V118 shells and hail come from the side, flames from ahead, each with its own die', () => {
  const attacked = (over: Partial<FightingMachine>, told: Partial<SideFight>, die: string) => {
    const machine = pup(over);
    const fight = sideFight([machine], { options: ['aimed-locations'], ...told });
    const { events } = play((table) => sufferHazards(fight, table), [`${die} 6`, 'hit-location 8']);
    return events.map((event) => (event.type === 'ground-attack' ? event.by : 'parts' in event && event.parts));
  };
  expect(attacked({}, { barrages: [{ x: 80, y: 16 }] }, 'combat-grey')).toEqual(['flak', {}]);
  const stormy = pup();
  const hail = play(
    (table) => sufferHazards(sideFight([stormy], { sky: { ...CLEAR, storm: 8 }, options: ['aimed-locations'] }), table),
    ['combat-red 2', 'hit-location 8'],
  );
  expect(hail.events).toMatchObject([{ by: 'storm', die: 'red' }, { part: 'structure' }]);
  expect(play((table) => sufferHazards(sideFight([pup()], { sky: { ...CLEAR, storm: 9 } }), table)).events).toEqual([]);
  const burning = pup();
  const flames = play(
    (table) => burn(burning, sideFight([burning], { options: ['aimed-locations'] }), table),
    ['combat-red 2', 'hit-location 9'],
  );
  expect(flames.events).toMatchObject([
    { by: 'fire', die: 'red' },
    { part: 'structure', parts: { aspect: -1 } },
  ]);
});

test('V080 V083 V089 a gun fires while it has a round, is clear, and has not fired in this turn', () => {
  const shots = (gun: Partial<FightingMachine['guns'][number]>, over: Partial<FightingMachine> = {}) => {
    const machine = pup(over);
    const [own] = machine.guns;
    if (own) machine.guns[0] = { ...own, ...gun };
    return shotsOf(machine, 0, allSeen(sideFight([machine, albatros({ hex: 22 })])), book).length;
  };
  expect([shots({}), shots({ jammed: true }), shots({ left: 0 }), shots({ left: 1 })]).toEqual([1, 0, 0, 1]);
  expect([shots({}, { fired: [0] }), shots({}, { fired: [1] }), shots({}, { out: 'landed' })]).toEqual([0, 1, 0]);
  expect([
    shots({}, { falling: 'stall' }),
    shots({}, { falling: 'leaf' }),
    shots({}, { falling: 'pilot-dead' }),
  ]).toEqual([0, 0, 0]);
  expect([shots({}, { flew: 'jink' }), shots({}, { flew: 'side-slip' }), shots({}, { flew: 'immelmann' })]).toEqual([
    0, 1, 1,
  ]);
});

test('V083 whoever may fire is told how many firings the gun has left on all its plates', () => {
  const machine = pup();
  const fight = allSeen(sideFight([machine, albatros({ hex: 22 })]));
  const { asked } = play((table) => exchangeFire([machine], fight, table), [], { 'side-shot': ['hold'] });
  expect(asked[0]).toMatchObject({
    about: { side: 'allied', machine: 'B1', left: 12 },
    options: ['hold', 'G1', 'G1-long'],
  });
});

/** What is promised about the shots after a level move of two hexes. */
function promised(over: Partial<FightingMachine> = {}, told: Partial<SideFight> = {}, word = 'level') {
  const machine = pup({ speed: 2, ...over });
  const foe = albatros({ hex: 24, west: true });
  const fight = allSeen(sideFight([machine, foe], told));
  const way = move(flier('sopwith-pup', { speed: 2 }), word);
  const { result } = play((table) => endsOf([way], machine, fight, table));
  return result[word]?.shots;
}

test('V072 V089 the shots of a move are promised for a working gun, with the distance and the aspect', () => {
  expect(promised()).toEqual([{ target: 'G1', hexes: 2, aspect: 'front' }]);
  const [gun] = pup().guns;
  if (!gun) throw new Error('no gun');
  const with_ = (change: Partial<typeof gun>) => promised({ guns: [{ ...gun, ...change }] });
  expect([with_({ jammed: true }), with_({ left: 0 }), with_({ mount: 'flexible' })]).toEqual([[], [], []]);
  expect(with_({ left: 1 })).toHaveLength(1);
  const target = { ...nest, x: 96, y: 16 };
  expect(promised({}, { machines: [], targets: [target] })).toEqual([]);
});

test('V057 V059 V060 V061 V062 no shot is promised for a move in which the pilot may not fire, or stalls', () => {
  expect(promised({}, {}, 'jink')).toEqual([]);
  const machine = pup({ speed: 2 });
  const fight = allSeen(sideFight([machine, albatros({ hex: 24, west: true })]));
  const way = { ...move(flier('sopwith-pup', { speed: 2 }), 'level'), stalls: true };
  const ends = (each: typeof way) => play((table) => endsOf([each], machine, fight, table)).result['level']?.shots;
  expect([ends(way), ends({ ...way, stalls: false })]).toEqual([[], [{ target: 'G1', hexes: 2, aspect: 'front' }]]);
});

test('V072 a target on the ground is shot at from its side, wherever the shot comes from', () => {
  const machine = pup({ speed: 2 });
  const fight = allSeen(
    sideFight([machine], {
      targets: [
        { ...nest, x: 96, y: 16 },
        { ...nest, id: 'own', side: 'allied', x: 96, y: 16 },
      ],
    }),
  );
  const { result } = play((table) =>
    endsOf([move(flier('sopwith-pup', { speed: 2 }), 'level')], machine, fight, table),
  );
  expect(result['level']?.shots).toEqual([{ target: 'nest', hexes: 2, aspect: 'side' }]);
});

test('V116 V117 V118 V119 V120 V121 V122 a sky has what its row says, and its clouds hang in whole hexes', () => {
  const row = { sun: 4, source: 'invented' } as const;
  expect(skyOver(40, row)).toEqual({ sun: 4, highStratus: false, mediumStratus: false, lowStrati: [], cumuli: [] });
  const full = { ...row, haze: 5, storm: 25, highStratus: true, mediumStratus: true, lowStrati: 2, cumuli: 2 };
  expect(skyOver(40, full)).toEqual({
    sun: 4,
    haze: 5,
    storm: 25,
    highStratus: true,
    mediumStratus: true,
    lowStrati: [
      { column: 13, level: 5 },
      { column: 27, level: 7 },
    ],
    cumuli: [
      { column: 13, level: 12 },
      { column: 27, level: 14 },
    ],
  });
});

test('V119 V120 who is between the spotter and a layer of cloud is dark against it', () => {
  const dark = (from: number, to: number, layer: 'highStratus' | 'mediumStratus') =>
    isSilhouetted(at(10, from), at(20, to), { ...CLEAR, [layer]: true });
  // High stratus fills the levels from 21, medium stratus those from 11 to 20.
  expect([dark(5, 6, 'highStratus'), dark(5, 20, 'highStratus'), dark(5, 21, 'highStratus')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([dark(6, 5, 'highStratus'), dark(6, 6, 'highStratus')]).toEqual([false, false]);
  expect([dark(5, 6, 'mediumStratus'), dark(5, 10, 'mediumStratus'), dark(5, 11, 'mediumStratus')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([dark(25, 24, 'mediumStratus'), dark(25, 21, 'mediumStratus'), dark(25, 20, 'mediumStratus')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([
    dark(6, 5, 'mediumStratus'),
    dark(6, 6, 'mediumStratus'),
    dark(24, 25, 'mediumStratus'),
    dark(25, 25, 'mediumStratus'),
  ]).toEqual(Array(4).fill(false));
  expect(isSilhouetted(at(10, 5), at(20, 6), CLEAR)).toBe(false);
});

test('V074 a spotting test tells its die, what shifted it, and whether the other is seen; to its own side alone', () => {
  const tried = (skill: 'expert' | 'ace', face: number) => {
    const fight = sideFight([pup({ hex: 10, skill }), albatros({ hex: 23, falling: 'stall' })]);
    return play((table) => lookAbout(fight, table), [`spotting-${skill === 'ace' ? 'pink' : 'grey'} ${face}`]).events;
  };
  const told = { type: 'spotting-tried', for: 'allied', machine: 'B1', target: 'G1' };
  expect(tried('expert', 6)).toMatchObject([{ ...told, die: 'grey', seen: true }]);
  expect(tried('expert', 1)).toMatchObject([{ ...told, die: 'grey', seen: false }]);
  expect(tried('expert', 6).map((event) => 'parts' in event && event.parts)).toEqual([{}]);
  expect(tried('ace', 6).map((event) => 'parts' in event && event.parts)).toEqual([{ skill: 1 }]);
});

test('V013 V014 V015 V016 a test is thrown by the machine, for its side alone where that is wanted', () => {
  const thrown: unknown[][] = [];
  const machine = pup();
  play(
    (table) => {
      const watched = {
        ...table,
        book,
        roll: (...args: Parameters<typeof table.roll>) => {
          thrown.push(args);
          return table.roll(...args);
        },
      };
      throwTest({ kind: 'spotting', machine, base: 'grey', parts: { skill: 9 }, unseen: 'allied' }, watched);
      throwTest({ kind: 'handling', machine, base: 'grey', parts: { skill: -9 } }, watched);
    },
    ['spotting-yellow 6', 'handling-white 6'],
  );
  expect(thrown).toEqual([
    ['spotting-yellow', 'B1', 'allied'],
    ['handling-white', 'B1', undefined],
  ]);
});

test('V051 V053 V074 what is told of a test: the die, what shifted it, the icon and what it means', () => {
  const machine = pup();
  const trial = { kind: 'structural', machine, base: 'pink', parts: { skill: 0, haze: -1 } } as const;
  const { events, result } = play((table) => tryTest(trial, table), ['structural-grey 5']);
  expect(events).toMatchObject([
    { type: 'side-test-made', machine: 'B1', test: 'structural', die: 'grey', icon: 'partial', outcome: 'four-points' },
  ]);
  expect(events.map((event) => 'parts' in event && event.parts)).toEqual([{ haze: -1 }]);
  expect(result).toBe('four-points');
});

test('V107 V109 bombs fall on a target between where the move began and where it ends, both included', () => {
  const drops = (x: number, options: SideFight['options'] = []) => {
    const machine = machineAt('B1', 'fk8', { hex: 20, level: 4, bombs: true, flew: 'level' });
    const from = { ...machine.pose, x: 60 };
    const fight = allSeen(sideFight([machine], { targets: [{ ...nest, x }], options }));
    const isOver = x >= 60 && x <= 80 ? ['bombing-yellow 1'] : [];
    play((table) => dropBombs(machine, from, fight, table), isOver);
    return machine.bombs;
  };
  expect([59, 60, 80, 81].map((x) => drops(x))).toEqual([true, false, false, true]);
});

test('V001 V018 at the beginning of a scenario no mission is done, and the mats lie side by side', () => {
  const [card] = Object.values(book.fights['winged-victory'].scenarios);
  if (!card) throw new Error('no scenario');
  const fight = layOutScenario(card, book);
  expect([fight.hexes, fight.turn, fight.turns, fight.floor]).toEqual([40 * card.mats.length, 0, card.turns, 'ground']);
  for (const side of ['allied', 'german'] as const) {
    expect(fight.missions[side]).toEqual({ aim: card[side].aim, progress: 0, done: false });
    expect(fight.flakLeft[side]).toBe(card[side].flak);
    expect(fight.machines.filter((machine) => machine.side === side)).toHaveLength(card[side].machines.length);
  }
  expect(fight.targets.every(({ damage, destroyed }) => damage === 0 && !destroyed)).toBe(true);
});

test('V069 V076 the only enemy so near engages nobody from before the sun; two of them do', () => {
  const engaged = (...hexes: number[]) => {
    const machine = pup({ level: 16 });
    const foes = hexes.map((hex, i) => machineAt(`G${i + 1}`, 'albatros-d3', { hex, level: 16, west: true }));
    return isEngaged(machine, sideFight([machine, ...foes], { sky: { ...CLEAR, sun: 5 } }));
  };
  expect([engaged(25), engaged(25, 26), engaged(36), engaged()]).toEqual([false, true, false, false]);
});

test('V112 the time of some hexes is their share of the eleven units of a turn', () => {
  const { freezing } = book.fights['winged-victory'].combat;
  // The example of the rules: four hexes of seven take six units.
  expect([timeOf(4, 7, freezing), timeOf(2, 5, freezing), timeOf(3, 5, freezing)]).toEqual([6, 4, 7]);
  expect([timeOf(0, 5, freezing), timeOf(5, 5, freezing), timeOf(1, 0, freezing), timeOf(11, 12, freezing)]).toEqual([
    0, 11, 11, 10,
  ]);
});
