import { expect, test } from 'vitest';
import { afterFight } from '../../../../src/games/clouds/rules/after-fight.ts';
import { collide } from '../../../../src/games/clouds/rules/collisions.ts';
import { freshCourse } from '../../../../src/games/clouds/rules/flying/composed.ts';
import { move } from '../../../../src/games/clouds/rules/flying/fly.ts';
import { openSteps } from '../../../../src/games/clouds/rules/flying/open-steps.ts';
import { shotsAtGround } from '../../../../src/games/clouds/rules/ground/ground-attack.ts';
import { land } from '../../../../src/games/clouds/rules/ground/ground-contact.ts';
import { groundFires, spot } from '../../../../src/games/clouds/rules/ground/ground-fires.ts';
import { threatsTo } from '../../../../src/games/clouds/rules/initiative.ts';
import { takePlaces } from '../../../../src/games/clouds/rules/places.ts';
import { airFires } from '../../../../src/games/clouds/rules/shooting/fire-phase.ts';
import { workOnGuns } from '../../../../src/games/clouds/rules/shooting/guns.ts';
import { testStay } from '../../../../src/games/clouds/rules/shooting/loss.ts';
import { mayFire } from '../../../../src/games/clouds/rules/shooting/shots.ts';
import { harmTo, sufferResult } from '../../../../src/games/clouds/rules/shooting/suffer.ts';
import { smokeAndFuel } from '../../../../src/games/clouds/rules/spin-and-fire.ts';
import { playTurn } from '../../../../src/games/clouds/rules/turn.ts';
import type { EngineSide, FightingMachine, Man } from '../../../../src/games/clouds/table/skirmish.ts';
import { ofType } from '../../../../src/table/events.ts';
import { there } from '../../../support/fights/cards.ts';
import {
  aBalloon,
  aMachine,
  aMan,
  anEngine,
  aSkirmish,
  aUnit,
  cards,
  NO_ENGINE,
  play,
} from '../../../support/fights/clouds.ts';
import { book } from '../../../support/people/campaigns.ts';
import { freeTable } from '../../../support/table/free-table.ts';

const initiative = { total: 9, die: 1, again: [] };
const german = { machine: 'G1', gun: 'forward' } as const;

/** A structure test that fails and breaks her up. */
const BREAKS = ['clouds-structure-test 20', 'clouds-structural-failure 1'];

test('C028 who has a parachute may leave what has broken up, with nothing off, as long as it falls', () => {
  const machine = aMachine('B1', { parachute: true, structure: 10, lastShot: { by: german, turn: 1 } });
  const fight = aSkirmish([machine]);
  play((table) => sufferResult(9, harmTo(machine, fight, table)), BREAKS);
  // (C089) The victory is already settled.
  expect(machine).toMatchObject({ status: 'spinning', isBeyondHelp: true, why: 'broke-up', credit: german });
  // Fortitude 12 at Medium speed and -1: stuck; the wreck falls six, and he tries again in the next turn.
  const turn = (...dice: string[]) =>
    play((table) => playTurn(fight, table), ['clouds-initiative 1', ...dice], { 'clouds-jump': ['jump'] });
  turn('clouds-jump 13');
  expect([machine.status, machine.height, machine.pilot.hasJumped]).toEqual(['spinning', 24, false]);
  turn('clouds-jump 12', 'clouds-2d6 1 1');
  expect([machine.status, machine.why, machine.pilot.fortitude, machine.credit]).toEqual([
    'lost',
    'abandoned',
    12,
    german,
  ]);
});

test('C028 C044 nothing more breaks of what has broken up; C046 and without a parachute all is over at once', () => {
  const machine = aMachine('B1', { parachute: true });
  const fight = aSkirmish([machine]);
  const lose = () => play((table) => harmTo(machine, fight, table).apply([{ do: 'structure', plus: 20 }])).events;
  expect(lose().map(({ type }) => type)).toEqual(['clouds-structure-lost', 'clouds-suffered', 'clouds-spin']);
  expect(lose().map(({ type }) => type)).toEqual(['clouds-structure-lost']);
  const bare = aMachine('B2');
  play((table) => harmTo(bare, fight, table).apply([{ do: 'structure', plus: 20 }]));
  expect([bare.status, bare.why, bare.pilot.fortitude]).toEqual(['lost', 'broke-up', 0]);
});

test('C028 he may jump out of a spin that a pilot might still end', () => {
  const machine = aMachine('B1', { parachute: true, status: 'spinning', initiative });
  const fight = aSkirmish([machine]);
  const dice = ['clouds-initiative 1', 'clouds-jump 12', 'clouds-2d6 1 1'];
  play((table) => playTurn(fight, table), dice, { 'clouds-jump': ['jump'] });
  expect([machine.status, machine.why]).toEqual(['lost', 'abandoned']);
});

test('C028 and out of a sound machine, at -2; who is stuck in her flies straight on', () => {
  const jumps = (over: Partial<FightingMachine>, dice: string[], words: string[] = ['jump']) => {
    const machine = aMachine('B1', { parachute: true, ...over });
    const fight = aSkirmish([machine]);
    const steps = openSteps(freshCourse(machine, cards), machine, fight);
    play((table) => move(machine, fight, table), dice, { 'clouds-move': words });
    return { machine, steps };
  };
  // Fortitude 12 less 2: 10 is out, 11 stuck.
  expect(jumps({}, ['clouds-jump 10', 'clouds-2d6 1 1']).machine.why).toBe('abandoned');
  const stuck = jumps({}, ['clouds-jump 11']).machine;
  expect([stuck.status, stuck.place, stuck.speed]).toEqual(['flying', { x: 0, y: 1200 }, 13]);
  expect(jumps({ parachute: false }, [], ['end']).steps).not.toContain('jump');
  const fire = { reaches: 9, ends: 'death', isForGood: false } as const;
  expect(jumps({ fire }, [], ['end']).steps).not.toContain('jump');
});

test('C026 ours: the man behind jumps first, and is gone from her while the pilot is stuck', () => {
  const fire = { reaches: 9, ends: 'death', isForGood: false } as const;
  const machine = aMachine('B1', { aircraft: 're8', gunner: aMan('gunner'), parachute: true, fire, initiative });
  const fight = aSkirmish([machine]);
  const dice = ['clouds-initiative 1', 'clouds-jump 12', 'clouds-2d6 1 1', 'clouds-jump 13', 'clouds-burning 6'];
  play((table) => playTurn(fight, table), dice, { 'clouds-jump': ['jump'], 'clouds-move': ['end'] });
  expect([machine.why, machine.gunner?.fortitude, machine.pilot.fortitude]).toEqual(['exploded', 12, 0]);
  const gone = aMachine('B1', { aircraft: 're8', gunner: { ...aMan('gunner'), hasJumped: true } });
  expect(mayFire(gone, gone.rear)).toBe(false);
});

/** Down without an engine on land or water, or with one. */
function down(over: Partial<FightingMachine>, terrain: 'land' | 'water', dice: string[], onBoard = true) {
  const machine = aMachine('B1', { height: 1, speed: 6, lastHit: german, ...over });
  const fight = aSkirmish([machine], { terrain });
  const { events } = play((table) => land(machine, { isEmergency: true, onBoard }, fight, table), dice);
  const places = events.flatMap((event) => (event.type === 'clouds-landed' ? [event.place] : []));
  const modifiers = events.flatMap((event) =>
    event.type === 'clouds-tested' && event.why === 'landing' ? [event.modifier] : [],
  );
  return { machine, place: places[0], modifier: modifiers[0] };
}

test('C052 floats count in an emergency alone: four off on land, four more on the water', () => {
  const boat = { aircraft: 'floatplane', ...NO_ENGINE };
  expect(down(boat, 'land', ['clouds-luck 8', 'clouds-landing 1'])).toMatchObject({ modifier: 2 - 4 });
  expect(down(boat, 'water', ['clouds-landing 1'])).toMatchObject({ place: 'the water', modifier: 4 });
  const machine = aMachine('B1', { aircraft: 'floatplane', height: 1, speed: 6 });
  const { events } = play(
    (table) => land(machine, { isEmergency: false, onBoard: true }, aSkirmish([machine]), table),
    ['clouds-landing 16'],
  );
  expect(events[0]).toMatchObject({ modifier: 4, successes: 0 });
});

test('C049 C050 on modelled water there is no place to be found; with an engine a land machine reaches an aerodrome', () => {
  expect(down({ ...NO_ENGINE }, 'water', ['clouds-landing 12'])).toMatchObject({ place: 'the water', modifier: 0 });
  expect(down({}, 'water', ['clouds-landing 16'])).toMatchObject({ place: 'an aerodrome', modifier: 4 });
  // Ours: a seaplane's aerodrome is her station on the water.
  const station = down({ aircraft: 'floatplane' }, 'water', ['clouds-landing 20']);
  expect(station).toMatchObject({ place: 'an aerodrome', modifier: 8, machine: { status: 'landed' } });
});

test('C091 who sinks on the board is his who hit her last, and off it nobody’s, whoever has just shot', () => {
  const shot = { lastShot: { by: { machine: 'G2', gun: 'forward' }, turn: 1 } } as const;
  const sunk = (onBoard: boolean) =>
    down({ ...NO_ENGINE, ...shot }, 'water', ['clouds-landing 14', 'clouds-1d3 1', 'clouds-luck 8'], onBoard).machine;
  expect([sunk(true).status, sunk(true).credit, sunk(false).credit]).toEqual(['lost', german, undefined]);
});

test('C089 C054 who burned before she sank is his who set her alight, on the board and off it', () => {
  const burned = { ...NO_ENGINE, credit: { machine: 'G3', gun: 'forward' } } as const;
  for (const onBoard of [true, false]) {
    const dice = ['clouds-landing 14', 'clouds-1d3 1', 'clouds-luck 8'];
    expect(down(burned, 'water', dice, onBoard).machine.credit?.machine).toBe('G3');
  }
});

test('C057 no cable hangs from an airship, from one that is cut, or above the balloon', () => {
  const struck = (over: Parameters<typeof aBalloon>[0]) => {
    const machine = aMachine('B1', { height: 20 });
    const balloon = aBalloon({ height: 24, ...over });
    const { events } = play(
      (table) => collide(machine, aSkirmish([machine], { balloons: [balloon] }), table),
      over ? [] : ['clouds-luck 1'],
    );
    return events.length;
  };
  expect([struck(undefined), struck({ isAirship: true }), struck({ cable: 'cut' }), struck({ height: 19 })]).toEqual([
    1, 0, 0, 0,
  ]);
});

/** A shot of a Pup at an Albatros ahead of her, whose side has so many re-rolls. */
function shoots(
  reRolls: number,
  dice: string[],
  again: readonly ('keep' | 'again')[],
  over: Partial<FightingMachine> = {},
) {
  const machine = aMachine('B1', { place: { x: 0, y: -300 }, initiative, ...over });
  const target = aMachine('G1', { aircraft: 'albatros-d3' });
  const fight = aSkirmish([machine, target]);
  fight.reRolls.allied = reRolls;
  const { events } = play((table) => airFires(fight, table), dice, {
    'clouds-fire': ['G1.normal'],
    'clouds-re-roll': again,
  });
  return { machine, target, fight, events };
}

test('C059 a shot that missed may be thrown again, once the rounds are spent but once', () => {
  // Gunnery 12, +2 for the distance, +3 from behind: 17.
  const hit = shoots(1, ['clouds-shot 18', 'clouds-shot 17', 'clouds-damage 2'], ['again']);
  expect([hit.target.structure, hit.fight.reRolls.allied, hit.machine.forward.halves]).toEqual([26, 0, 18]);
  expect(shoots(1, ['clouds-shot 18'], ['keep']).fight.reRolls.allied).toBe(1);
  // (C110) The lowest face that jams.
  expect(shoots(1, ['clouds-shot 20', 'clouds-shot 18'], ['again']).machine.forward.guns[0]?.is).toBe('clear');
});

test.each([
  ['belt', false],
  ['magazine', true],
] as const)(
  'C110 who may throw a miss again is told whether it jams a gun, and that a %s feeds it',
  (fed, magazine) => {
    const told = new Set<string>();
    for (let seed = 0; seed < 150; seed++) {
      const machine = aMachine('B1', { place: { x: 0, y: -300 }, initiative });
      const fight = aSkirmish([{ ...machine, forward: { ...machine.forward, magazine } }, aMachine('G1')]);
      fight.reRolls.allied = 1;
      const table = freeTable(book, seed, seed);
      airFires(fight, table);
      const [fired] = ofType(table.events, 'clouds-fired').filter((event) => event.machine === 'B1');
      const missed = table.asked.filter(
        ({ decision, about }) => decision === 'clouds-re-roll' && about.test === 'shot',
      );
      for (const { about } of missed) {
        const isJam = 'roll' in about && about.roll === 20 && fired?.burst === 'normal';
        expect('jams' in about ? about.jams : undefined).toBe(isJam ? fed : undefined);
        told.add(`${isJam}`);
      }
    }
    expect(told).toEqual(new Set(['true', 'false']));
  },
);

test('C080 a machine without a second man has her pilot hit, and no gunner', () => {
  const told = (gunner: ReturnType<typeof aMan> | undefined) => {
    const machine = aMachine('B1', gunner && { gunner });
    const each = ['clouds-2d6 1 1', 'clouds-fortitude 1'];
    const dice = gunner ? [...each, ...each] : each;
    const { events } = play((table) => sufferResult(22, harmTo(machine, aSkirmish([machine]), table)), dice);
    return events[0];
  };
  expect(told(undefined)).toMatchObject({ words: 'the pilot is hit in the body' });
  expect(told(aMan('gunner'))).toMatchObject({ words: 'pilot and gunner are hit in the body' });
});

test('C059 the damage too, and a scarf that was shot through is luck for good even so', () => {
  // 17 less 16 is one success, so that a throw of 1 is line 2, and of nought successes line 1.
  const scarf = shoots(1, ['clouds-shot 17', 'clouds-damage 1', 'clouds-damage 3'], ['again']);
  expect([scarf.target.pilot.luck, scarf.target.luckier, scarf.target.structure]).toEqual([9, 1, 25]);
  const holes = shoots(1, ['clouds-shot 16', 'clouds-damage 1', 'clouds-damage 1'], ['again']);
  expect([holes.target.pilot.luck, holes.target.structure]).toEqual([8, 26]);
  expect(holes.events.find(({ type }) => type === 'clouds-re-rolled')).toMatchObject({ why: 'hit', roll: 1, left: 0 });
  const kept = shoots(1, ['clouds-shot 16', 'clouds-damage 1'], ['keep']);
  expect([kept.target.structure, kept.fight.reRolls.allied]).toEqual([26, 1]);
});

test('C126 a mentor takes aside a rookie whom he chooses: the re-roll is that man’s, and nobody else’s', () => {
  const mentor = aMachine('B1', { pilot: aMan('pilot', { abilities: ['mentor'], victories: 7 }) });
  const rookies = [aMachine('B2'), aMachine('B3')] as const;
  const old = aMachine('B4', { pilot: aMan('pilot', { victories: 3 }) });
  const fight = aSkirmish([mentor, ...rookies, old, aMachine('G1')]);
  const { asked } = play((table) => takePlaces(fight, table), [], { 'clouds-mentor': ['B3'] });
  expect(asked.map(({ options }) => options)).toEqual([['B2', 'B3']]);
  const stays = (machine: FightingMachine, dice: string[], again: readonly 'again'[]) =>
    play((table) => testStay(machine, { man: machine.pilot, why: 'stay' }, fight, table), dice, {
      'clouds-re-roll': again,
    }).result;
  expect(stays(rookies[1], ['clouds-fortitude 13', 'clouds-fortitude 12'], ['again'])).toBe(true);
  expect(stays(rookies[1], ['clouds-fortitude 13'], [])).toBe(false);
  expect(stays(rookies[0], ['clouds-fortitude 13'], [])).toBe(false);
  expect(play((table) => takePlaces(aSkirmish([mentor, old]), table)).asked).toEqual([]);
});

test('C126 a gunner throws again with what is his side’s alone', () => {
  const gunner = aMan('gunner');
  const machine = aMachine('B1', { aircraft: 're8', gunner, pilot: aMan('pilot', { reRolls: 1 }) });
  machine.pilot.reRolls = 1;
  const fight = aSkirmish([machine]);
  const stays = () =>
    play((table) => testStay(machine, { man: gunner, why: 'stay' }, fight, table), ['clouds-fortitude 13']).result;
  expect([stays(), machine.pilot.reRolls]).toEqual([false, 1]);
});

test('C059 C090 a re-roll of his side is offered to a gunner, and the question says that it is he', () => {
  const machine = aMachine('B1', { aircraft: 're8', gunner: aMan('gunner') });
  const tested = (man: Man) => {
    const fight = aSkirmish([machine]);
    fight.reRolls.allied = 1;
    const { asked } = play((table) => testStay(machine, { man, why: 'stay' }, fight, table), ['clouds-fortitude 13'], {
      'clouds-re-roll': ['keep'],
    });
    return asked.flatMap(({ about }) => ('test' in about && 'who' in about ? [about.who] : []));
  };
  expect(tested(there(machine.gunner))).toEqual(['gunner']);
  expect(tested(machine.pilot)).toEqual([]);
});

test('C072 her speed puts smoke out in the two turns after that of the hit, and not in that turn itself', () => {
  const smoking = (...speeds: number[]) => {
    const machine = aMachine('B1', { speed: 20 });
    const fight = aSkirmish([machine]);
    const smokes = () => machine.engines[0]?.smoke !== undefined;
    play((table) => sufferResult(14, harmTo(machine, fight, table)), ['clouds-1d4 4']);
    for (const [turn, speed] of speeds.entries()) {
      machine.speed = speed;
      const burns = turn === 2 && smokes() && speed < 20;
      play((table) => smokeAndFuel(machine, fight, table), burns ? ['clouds-2d6 1 1'] : []);
      fight.turn += 1;
    }
    return [smokes(), machine.fire !== undefined];
  };
  expect(smoking(20)).toEqual([true, false]);
  expect(smoking(20, 12, 12)).toEqual([false, true]);
  expect([smoking(12, 20), smoking(12, 12, 20)]).toEqual([
    [false, false],
    [false, false],
  ]);
});

test('C056 C087 so near is as the crow flies: three beside and three above are more than four', () => {
  const nerves = (x: number, height: number) => {
    const burning = aMachine('B1');
    const near = aMachine('B2', { place: { x, y: 0 }, height });
    const fight = aSkirmish([burning, near]);
    const isNear = Math.hypot(x / 100, height - 30) <= 4;
    play((table) => sufferResult(29, harmTo(burning, fight, table)), isNear ? ['clouds-fortitude 13'] : []);
    return near.isForcedHome;
  };
  // The root of 18 is 4.24, that of 13 is 3.6.
  expect([nerves(300, 33), nerves(300, 32), nerves(0, 34), nerves(400, 30)]).toEqual([false, true, true, true]);
});

test('C121 the distance to the aim point is a straight line, height and all', () => {
  const spotted = (height: number) => {
    const machine = aMachine('B1', { aircraft: 're8', gunner: aMan('gunner'), place: { x: 0, y: 800 }, height });
    machine.did.radioed = true;
    const spotting = [{ side: 'allied' as const, target: 'T1', dice: 1, hits: 0 }];
    const fight = aSkirmish([machine], { ground: [aUnit()], spotting });
    const { events } = play((table) => spot(fight, table), ['clouds-spotting 12']);
    return events.flatMap((event) => (event.type === 'clouds-spotted' ? [event.successes] : []))[0];
  };
  // 8 along and 5 up are 9.4 MU; 8 and 6 just 10; 8 and 24 are 25.3.
  expect([spotted(5), spotted(6), spotted(24)]).toEqual([0, -1, -2]);
});

test('C096 C097 each engine has smoke and lines of its own', () => {
  const machine = aMachine('B1', { aircraft: 'gotha-g4', height: 20 });
  const fight = aSkirmish([machine]);
  const hit = (line: number, ...dice: string[]) =>
    play((table) => sufferResult(line, harmTo(machine, fight, table)), dice);
  hit(14, 'clouds-engine-side 1', 'clouds-1d3 3');
  hit(14, 'clouds-engine-side 6', 'clouds-1d3 3');
  hit(14, 'clouds-engine-side 2', 'clouds-1d3 3');
  expect(machine.engines.map(({ smoke }) => smoke?.until)).toEqual([3, 3]);
  hit(15, 'clouds-engine-side 4', 'clouds-1d6 1');
  hit(15, 'clouds-engine-side 1', 'clouds-1d6 3');
  const petrol = () => machine.engines.map(({ petrolUntil }) => petrolUntil);
  expect(petrol()).toEqual([6, 4]);
  hit(15, 'clouds-engine-side 5', 'clouds-1d6 4');
  expect(petrol()).toEqual([6, 4]);
  // (C096) One is shut down of his own will, and nobody is tested for it; the other burns.
  const flies = play((table) => move(machine, fight, table), [], { 'clouds-move': ['shut-down', 'end'] });
  expect(machine.engines).toMatchObject([
    { is: 'shut-down', smoke: undefined },
    { is: 'running', smoke: { until: 3 } },
  ]);
  expect(flies.asked).toHaveLength(2);
  fight.turn = 3;
  play((table) => smokeAndFuel(machine, fight, table), ['clouds-1d6 4']);
  expect([machine.fire?.reaches, machine.engines.map(({ smoke }) => smoke)]).toEqual([7, [undefined, undefined]]);
});

test('C090 C097 an engine that stands still already runs dry without a word', () => {
  const left = anEngine({ side: 'left', is: 'stopped', petrolUntil: 1 });
  const machine = aMachine('B1', { aircraft: 'gotha-g4', engines: [left, anEngine({ side: 'right' })] });
  const { events } = play((table) => smokeAndFuel(machine, aSkirmish([machine]), table));
  expect([events, machine.engines.map(({ is }) => is)]).toEqual([[], ['dry', 'running']]);
});

test('C092 C097 with the lines of both engines hit she comes down; with one she gets home', () => {
  const leaks = (...sides: EngineSide[]) => {
    const petrolOf = (side: EngineSide) => (sides.includes(side) ? 9 : undefined);
    const engines = (['left', 'right'] as const).map((side) => anEngine({ side, petrolUntil: petrolOf(side) }));
    const machine = aMachine('B1', { aircraft: 'gotha-g4', speed: 8, engines });
    play(
      (table) => afterFight(aSkirmish([machine]), table),
      sides.length > 1 ? ['clouds-luck 1', 'clouds-landing 1'] : [],
    );
    return machine.status;
  };
  expect([leaks('left'), leaks('left', 'right')]).toEqual(['flying', 'landed']);
});

test('C112 hands at one gun until it is clear, and then at the next', () => {
  const twin = aMachine('G1', { aircraft: 'albatros-d3' });
  const fight = aSkirmish([twin]);
  for (const [place, actions] of [1, 2].entries())
    Object.assign(twin.forward.guns[place] ?? {}, { is: 'jammed', actions });
  expect(twin.did.repaired).toBe(false);
  const work = () =>
    play((table) => workOnGuns({ machine: twin, battery: twin.forward, actions: 2 }, fight, table)).events;
  expect(work().map((event) => event.type === 'clouds-repaired' && event.isDone)).toEqual([true, false]);
  expect(twin.forward.guns.map(({ is, actions }) => [is, actions])).toEqual([
    ['clear', 0],
    ['jammed', 1],
  ]);
  expect(twin.did.repaired).toBe(true);
  expect(work()).toHaveLength(1);
  expect(twin.forward.guns.map(({ is }) => is)).toEqual(['clear', 'clear']);
});

test('C112 who sees to his guns fires nothing in that turn, rockets neither; his observer does', () => {
  const machine = aMachine('B1', { aircraft: 're8', gunner: aMan('gunner'), rockets: 8 });
  machine.did.repaired = true;
  expect([mayFire(machine, machine.forward), mayFire(machine, machine.rear)]).toEqual([false, true]);
});

test('C113 three more from above, as far as a fixed gun bears: to 45 degrees', () => {
  const aims = (height: number, y: number) => {
    const machine = aMachine('B1', { place: { x: 0, y }, height, rockets: 8 });
    const [shot] = shotsAtGround(machine, machine.forward, 0, aSkirmish([machine], { balloons: [aBalloon()] }));
    return shot?.parts.some(({ part }) => part === 'above');
  };
  expect([aims(21, -300), aims(20, -300), aims(19, -300), aims(23, -200)]).toEqual([true, false, false, undefined]);
});

/** What a gun asks, and where its barrage then stands, with machines at these places. */
function lays(barrage: { x: number; y: number } | undefined, answer: string, ...at: { x: number; y: number }[]) {
  const gun = aUnit({ kind: 'gun', barrage });
  const machines = at.map((place, i) => aMachine(`B${i + 1}`, { place }));
  const fight = aSkirmish(machines, { ground: [gun] });
  const { asked } = play((table) => groundFires(fight, table), ['clouds-barrage 2'], { 'clouds-aim': [answer] });
  return { gun, asked: asked[0] };
}

test('C118 a barrage is laid anew each turn, ten Move Units nearer to a machine at the most, or left where it is', () => {
  const [near, far] = [
    { x: 0, y: 900 },
    { x: 0, y: 3000 },
  ];
  const first = lays(undefined, 'B2', near, far);
  expect([first.gun.barrage, first.asked?.options]).toEqual([far, ['B1', 'B2']]);
  const origin = { x: 0, y: 0 };
  expect(lays(origin, 'B1', near, far).gun.barrage).toEqual(near);
  expect(lays(origin, 'B2', near, far).gun.barrage).toEqual({ x: 0, y: 1000 });
  const stays = lays(origin, 'stay', near, far);
  expect(stays.gun.barrage).toEqual(origin);
  expect(stays.asked).toMatchObject({
    options: ['stay', 'B1', 'B2'],
    about: {
      unit: 'T1',
      machine: 'B1',
      stands: 900,
      aims: [
        { machine: 'B1', off: 0 },
        { machine: 'B2', off: 2000 },
      ],
    },
  });
});

test('C118 it bursts about whoever is nearest to it, though it was laid on another', () => {
  const machines = [aMachine('B1', { place: { x: 0, y: 1000 } }), aMachine('B2', { place: { x: 0, y: 3000 } })];
  const fight = aSkirmish(machines, { ground: [aUnit({ kind: 'gun', barrage: { x: 0, y: 0 } })] });
  const dice = ['clouds-barrage 19', 'clouds-2d10 1 1'];
  const { events } = play((table) => groundFires(fight, table), dice, { 'clouds-aim': ['B2'] });
  expect(events.find(({ type }) => type === 'clouds-barrage')).toMatchObject({ target: 'B1', is: 'near' });
  expect(machines.map(({ structure }) => structure)).toEqual([18, 20]);
  const empty = aSkirmish([aMachine('B1', { height: 0 })], { ground: [aUnit({ kind: 'gun' })] });
  expect(play((table) => groundFires(empty, table)).events).toEqual([]);
});

/** Three bombs in a stick at Slow speed, two Move Units apart, northward over T1 and what lies beyond it. */
function stick(deviation: number, ...beyond: number[]) {
  const units = [0, ...beyond].map((moves, i) => aUnit({ id: `T${i + 1}`, place: { x: 0, y: 100 * moves } }));
  const machine = aMachine('B1', { height: 10, speed: 9, bombs: 3, initiative });
  const fight = aSkirmish([machine], { ground: units });
  const { events } = play((table) => airFires(fight, table), ['clouds-bombing 14', `clouds-1d6 ${deviation}`], {
    'clouds-fire': ['T1.stick'],
  });
  const off = events.flatMap((event) => (event.type === 'clouds-bombed' ? [event.off] : []));
  return { off, left: units.map(({ strength }) => strength), bombs: machine.bombs };
}

test('C119 a stick of bombs lies along her way, a spacing from one to the next, and what one misses another finds', () => {
  // The first falls four short: then two short, then on it. The cell of -2 successes takes one of the five off.
  expect(stick(5)).toEqual({ off: [4, 2, 0], left: [0], bombs: 0 });
  expect(stick(6)).toEqual({ off: [5, 3, 1], left: [0], bombs: 0 });
  // Two short, on it, and two beyond, within one of what lies three farther.
  expect(stick(3, 3)).toEqual({ off: [2, 0, 2], left: [0, 0], bombs: 0 });
});

test('C119 one bomb has no stick, and a unit that is gone is not hit again', () => {
  const machine = aMachine('B1', { bombs: 1 });
  const words = shotsAtGround(machine, machine.forward, 0, aSkirmish([machine], { ground: [aUnit()] })).map(
    ({ word }) => word,
  );
  expect(words).toEqual(['T1.bomb']);
  expect(stick(2)).toEqual({ off: [1, 1, 3], left: [0], bombs: 0 });
});

test('C127 the sticky are hard to shake off where they threaten, and from ahead nobody does', () => {
  const machine = aMachine('B1');
  const sticky = aMan('pilot', { abilities: ['sticky'] });
  const at = (x: number, y: number, heading: number) =>
    threatsTo(machine, aSkirmish([machine, aMachine('G1', { place: { x, y }, heading, pilot: sticky })]));
  expect([at(0, 300, 12), at(-300, 0, 6), at(0, -300, 0)]).toEqual([0, -4, -6]);
});
