import { expect, test } from 'vitest';
import { afterFight } from '../../../../src/games/clouds/rules/after-fight.ts';
import { collide } from '../../../../src/games/clouds/rules/collisions.ts';
import { freshCourse } from '../../../../src/games/clouds/rules/flying/composed.ts';
import { courseOf, speedAfter } from '../../../../src/games/clouds/rules/flying/course.ts';
import { move } from '../../../../src/games/clouds/rules/flying/fly.ts';
import { openSteps } from '../../../../src/games/clouds/rules/flying/open-steps.ts';
import { jump } from '../../../../src/games/clouds/rules/jump.ts';
import { airFires } from '../../../../src/games/clouds/rules/shooting/fire-phase.ts';
import { mayFire } from '../../../../src/games/clouds/rules/shooting/shots.ts';
import { harmTo, sufferResult } from '../../../../src/games/clouds/rules/shooting/suffer.ts';
import { burnOn, fallSpinning, smokeAndFuel } from '../../../../src/games/clouds/rules/spin-and-fire.ts';
import { playTurn } from '../../../../src/games/clouds/rules/turn.ts';
import type { EngineState, FightingMachine } from '../../../../src/games/clouds/table/skirmish.ts';
import {
  aBalloon,
  aMachine,
  aMan,
  anEngine,
  aSkirmish,
  cards,
  NO_ENGINE,
  play,
  SMOKE,
} from '../../../support/fights/clouds.ts';

/** A machine flies the move of these words. */
function flown(words: readonly string[], over: Partial<FightingMachine> = {}, dice: readonly string[] = []) {
  const machine = aMachine('B1', over);
  const spotting = [{ side: 'allied', target: 'T1', dice: 6, hits: 0 } as const];
  const fight = aSkirmish([machine], { camera: ['B1'], spotting });
  const { events } = play(
    (table) => move(machine, fight, table),
    dice,
    words.length > 0 ? { 'clouds-move': words } : {},
  );
  return { machine, events };
}
const open = (over: Partial<FightingMachine>): string[] => {
  const machine = aMachine('B1', over);
  return openSteps(freshCourse(machine, cards), machine, aSkirmish([machine]));
};

test('C040 from the ground she takes off, or stays', () => {
  expect(open({ height: 0, speed: 0 })).toEqual(['take-off', 'end']);
  expect(flown(['take-off'], { height: 0, speed: 0 }).machine).toMatchObject({ height: 1, speed: 8, status: 'flying' });
  expect(flown(['end'], { height: 0, speed: 0, engineLoss: 2 }).machine).toMatchObject({ height: 0, speed: 0 });
});

test('C039 a landing of her own will is on an aerodrome', () => {
  const { machine } = flown(['landing'], { height: 1 }, ['clouds-landing 1']);
  expect(machine).toMatchObject({ status: 'landed', wrecked: false, credit: undefined });
  expect(open({ height: 2 })).toContain('landing');
  const hurt = flown(['landing'], { height: 1, mustLand: true, lastHit: { machine: 'G1', gun: 'forward' } }, [
    'clouds-landing 1',
  ]);
  expect(hurt.machine.credit?.machine).toBe('G1');
});

test('C041 an engine that stands still is tried again, by Luck', () => {
  const still = { engines: [anEngine({ is: 'stopped' })] };
  expect(open(still)).toContain('restart');
  expect(open({ ...NO_ENGINE })).not.toContain('restart');
  expect(flown(['restart', 'end'], still, ['clouds-luck 8']).machine.engines[0]?.is).toBe('running');
  expect(flown(['restart', 'end'], still, ['clouds-luck 9']).machine.engines[0]?.is).toBe('stopped');
});

test('C042 C096 radio, camera, and a smoking engine shut down', () => {
  const smoke = { ...SMOKE, until: 3, mayShutDown: true };
  const engines = (left: EngineState) => [anEngine({ side: 'left', is: left }), anEngine({ side: 'right', smoke })];
  const { machine } = flown(['radio', 'camera', 'shut-down', 'end'], { engines: engines('running') });
  expect(machine).toMatchObject({
    engines: [{ is: 'running' }, { is: 'shut-down', smoke: undefined }],
    did: { radioed: true, photographed: true },
  });
  const lame = flown(['shut-down', 'end'], { engines: engines('dead') }).machine;
  expect(lame.engines.map(({ is }) => is)).toEqual(['dead', 'shut-down']);
});

test('C011 an engine that stands still takes two a turn, and she never climbs by it', () => {
  expect(open({ ...NO_ENGINE }).some((word) => /^c\d/.test(word))).toBe(false);
  expect(flown(['end'], { ...NO_ENGINE }).machine.speed).toBe(10);
});

test('C082 who has blacked out flies straight ahead and is asked nothing', () =>
  expect(flown([], { blackout: true }).machine).toMatchObject({
    blackout: false,
    heading: 0,
    place: { x: 0, y: 1200 },
  }));

test('C082 he fires in the turn in which he is hit, and not in the turn that he is gone for', () => {
  const shot = (over: Partial<FightingMachine>) => {
    const machine = aMachine('B1', over);
    const fight = aSkirmish([machine, aMachine('G1', { place: { x: 0, y: 1500 } })]);
    const isOpen = () => mayFire(machine, machine.forward);
    const before = isOpen();
    play((table) => move(machine, fight, table), [], over.blackout ? {} : { 'clouds-move': ['end'] });
    return [before, isOpen()];
  };
  expect(shot({ blackout: true })).toEqual([true, false]);
  expect(shot({})).toEqual([true, true]);
});

test('C098 a move that opens wide does so for half its way', () => {
  expect(open({ opensWide: 15 })).toEqual(['wide-l', 'wide-r']);
  const { machine } = flown(['wide-r', 'end'], { opensWide: 15 });
  // Two steps of 209 are less than half of 1200.
  expect(machine).toMatchObject({ opensWide: undefined, heading: 3, speed: 11 });
  const strained = { freeFrom: 14, turnsOnly: true, guns: false, bombs: true };
  expect(flown(['wide-r', 'end'], { opensWide: 15, testEach: strained }).machine.heading).toBe(3);
});

test('C009 C072 above the speed that her airscrew bears she is tested, and may break up', () => {
  expect(flown(['end'], { testAbove: 110 }, ['clouds-structure-test 1']).machine.status).toBe('flying');
  const dice = ['clouds-structure-test 20', 'clouds-structural-failure 1'];
  expect(flown(['end'], { testAbove: 110, structure: 10 }, dice).machine.why).toBe('broke-up');
});

test('C072 a move is tested once, by the speed with which it began or by that to which a dive brought her', () => {
  const dives = (speed: number, ...dice: string[]) =>
    flown(['d7', 'end'], { speed, structure: 10, testAbove: 150 }, dice).machine;
  expect(dives(14, 'clouds-structure-test 1')).toMatchObject({ speed: 21, status: 'flying' });
  expect(dives(16, 'clouds-structure-test 1').status).toBe('flying');
  const broken = dives(14, 'clouds-structure-test 11', 'clouds-structural-failure 2');
  expect(broken).toMatchObject({ status: 'spinning', why: 'wing-gone' });
  // To 150 and not beyond; and down to it from more.
  expect(flown(['d1', 'end'], { speed: 14, testAbove: 150 }).machine.speed).toBe(15);
  expect(flown(['c2', 'end'], { speed: 16, testAbove: 150 }, ['clouds-structure-test 1']).machine.speed).toBe(14);
});

test('C009 C077 her wounds are tested at each manoeuvre but on the widest templates', () => {
  const testEach = { freeFrom: 5, turnsOnly: false, guns: true, bombs: false };
  expect(flown(['r30', 'end'], { testEach }).events).toHaveLength(1);
  const dice = ['clouds-structure-test 20', 'clouds-structural-failure 1'];
  const strained = flown(['r30', 'end'], { testEach: { ...testEach, freeFrom: 15 }, structure: 10 }, dice);
  expect(strained.machine.status).toBe('lost');
});

test('C077 a roll strains her; C100 of more engines turns alone do, tighter than O', () => {
  const tests = (words: string[], turnsOnly: boolean, freeFrom: number) => {
    const testEach = { freeFrom, turnsOnly, guns: false, bombs: false };
    return courseOf(words, aMachine('B1', { testEach, speed: 17 }), cards).tests.length;
  };
  expect([tests(['roll-r'], false, 15), tests(['roll-r'], true, 14)]).toEqual([1, 0]);
  expect([tests(['r30'], true, 10), tests(['r30'], true, 11)]).toEqual([0, 1]);
});

test('C009 C130 who faints on a natural 1 is gone for a turn; a bad failure spins her', () => {
  const faints = aMan('pilot', { faints: true, flying: 6 });
  expect(flown(['r30+1', 'end'], { pilot: faints }, ['clouds-flying 1']).machine).toMatchObject({
    fainted: true,
    heading: 0,
    place: { x: 0, y: 1200 },
  });
  expect(flown(['r30+1', 'end'], { pilot: faints }, ['clouds-flying 2']).machine.fainted).toBe(false);
  expect(flown(['r30+1', 'end'], {}, ['clouds-flying 16']).machine.status).toBe('spinning');
  expect(flown(['r30+1', 'end'], {}, ['clouds-flying 12']).machine).toMatchObject({ status: 'flying', heading: 2 });
});

test('C010 a straight is not cut in two, yet may follow a slip', () => {
  expect(flown(['slip-l1', 's2', 'r60', 'end'], { height: 8 }).machine).toMatchObject({ height: 7, status: 'flying' });
  expect(() => flown(['s2', 's2', 'end'])).toThrow();
});

test('C055 C092 into the ground under power, and down in a field without', () => {
  const low = { height: 3, speed: 5 };
  const struck = flown(['end'], low, ['clouds-collision 1', 'clouds-2d6 1 1']);
  expect(struck.machine).toMatchObject({ height: 1, structure: 18, status: 'flying' });
  const field = flown(['end'], { ...low, ...NO_ENGINE }, ['clouds-luck 1', 'clouds-landing 1']);
  expect(field.machine).toMatchObject({ height: 0, status: 'landed' });
  const slipped = flown(['slip-l3', 'end'], { height: 4 });
  expect(slipped.machine).toMatchObject({ height: 1, status: 'flying' });
});

test('C014 C036 a stall that is not held is a spin', () =>
  expect(flown(['stall'], {}, ['clouds-flying 13']).machine.status).toBe('spinning'));

test('C005 out of a spin that nothing will end he may jump; C058 the ground ends it', () => {
  const dying = aMachine('B1', { status: 'spinning', isBeyondHelp: true, parachute: true });
  const fight = aSkirmish([dying]);
  const turn = (dice: string[], answer: 'stay' | 'jump') =>
    play((table) => playTurn(fight, table), ['clouds-initiative 1', ...dice], { 'clouds-jump': [answer] });
  turn([], 'stay');
  expect([dying.status, dying.height]).toEqual(['spinning', 24]);
  turn(['clouds-jump 1', 'clouds-2d6 1 1'], 'jump');
  expect(dying.why).toBe('abandoned');
  const low = aMachine('B1', { status: 'spinning', height: 6 });
  play((table) => fallSpinning(low, aSkirmish([low]), table), ['clouds-collision 12', 'clouds-4d6 1 1 1 1']);
  expect(low).toMatchObject({ status: 'lost', why: 'ground', pilot: { fortitude: 8 } });
});

test('C025 without a parachute nobody is asked', () => {
  const machine = aMachine('B1', { isBeyondHelp: true });
  play((table) => jump(machine, aSkirmish([machine]), table));
  expect(machine.status).toBe('flying');
});

test('C085 C105 C106 the fire reaches the cockpit, and one that is for good never dies', () => {
  const burnt = (face: number, ends: 'death' | '1d6', isForGood: boolean, ...dice: string[]) => {
    const machine = aMachine('B1', { fire: { reaches: 1, ends, isForGood } });
    play((table) => burnOn(machine, aSkirmish([machine]), table), [`clouds-burning ${face}`, ...dice]);
    return [machine.status, machine.pilot.fortitude, machine.structure];
  };
  expect(burnt(2, 'death', false)).toEqual(['lost', 0, 18]);
  expect(burnt(2, '1d6', false, 'clouds-1d6 3', 'clouds-fortitude 1')).toEqual(['flying', 9, 18]);
  expect(burnt(1, '1d6', true, 'clouds-1d6 3', 'clouds-fortitude 1')).toEqual(['flying', 9, 19]);
});

/** Ends of turns, from the one in which she is hit, until one of her engines is dry. */
function turnsUntilDry(dice: readonly string[], last: readonly string[], over: Parameters<typeof aMachine>[1] = {}) {
  const machine = aMachine('B1', over);
  const fight = aSkirmish([machine]);
  play((table) => sufferResult(15, harmTo(machine, fight, table)), dice);
  for (let ends = 0; ends < 9; ends++) {
    play((table) => smokeAndFuel(machine, fight, table), ends === 3 ? last : []);
    if (machine.engines.some(({ is }) => is === 'dry')) return { ends, machine };
    fight.turn += 1;
  }
  return { ends: undefined, machine };
}

test('C073 petrol for three turns is for three turns after that of the hit', () => {
  const { ends, machine } = turnsUntilDry(['clouds-1d6 1'], ['clouds-fortitude 13']);
  expect([ends, machine.isForcedHome]).toEqual([3, true]);
});

test('C090 C097 of two engines one runs dry, and he is tested for it as for any that stops', () => {
  const { ends, machine } = turnsUntilDry(['clouds-engine-side 4', 'clouds-1d6 1'], ['clouds-fortitude 13'], {
    aircraft: 'gotha-g4',
  });
  expect([ends, machine.engines.map(({ is }) => is), machine.isForcedHome]).toEqual([3, ['running', 'dry'], true]);
});

test('C073 a second hit in the lines gives her no more petrol than she had', () => {
  const machine = aMachine('B1', { engines: [anEngine({ petrolUntil: 4 })] });
  const fight = aSkirmish([machine]);
  play((table) => sufferResult(15, harmTo(machine, fight, table)), ['clouds-1d6 5']);
  expect(machine.engines[0]?.petrolUntil).toBe(4);
  play((table) => sufferResult(15, harmTo(machine, fight, table)), ['clouds-1d6 6', 'clouds-2d6 1 1']);
  expect(machine.fire?.reaches).toBe(3);
});

test('C097 she comes home on the other engine, and a machine that leaks with one does not', () => {
  const leaks = (aircraft: string) => {
    const machine = aMachine('B1', { aircraft, speed: 8 });
    machine.engines = machine.engines.map((engine, i) => ({ ...engine, petrolUntil: i === 0 ? 4 : undefined }));
    play(
      (table) => afterFight(aSkirmish([machine]), table),
      aircraft === 'gotha-g4' ? [] : ['clouds-luck 1', 'clouds-landing 1'],
    );
    return machine.status;
  };
  expect([leaks('gotha-g4'), leaks('sopwith-pup')]).toEqual(['flying', 'landed']);
});

test('C072 smoke that turns to fire is the result 27 of her own table; C096 of two engines that is milder', () => {
  const burnt = (aircraft: string, ...dice: string[]) => {
    const machine = aMachine('B1', { aircraft, engines: [anEngine({ smoke: SMOKE })] });
    play((table) => smokeAndFuel(machine, aSkirmish([machine]), table), dice);
    return machine.fire;
  };
  expect(burnt('sopwith-pup', 'clouds-2d6 1 1')).toMatchObject({ reaches: 3, ends: 'death' });
  expect(burnt('gotha-g4', 'clouds-1d6 4')).toMatchObject({ reaches: 5, ends: '1d6' });
});

test('C072 smoke is blown out by the speed of the move, whatever a shot then takes from it', () => {
  const engines = [anEngine({ smoke: { ...SMOKE, until: 2 } })];
  const after = (speed: number, words: string[]) => {
    const machine = aMachine('B1', { aircraft: 'spad-vii', speed, engines });
    const fight = aSkirmish([machine]);
    play((table) => move(machine, fight, table), [], { 'clouds-move': words });
    play((table) => harmTo(machine, fight, table).apply([{ do: 'drag', amount: 2 }]));
    play((table) => smokeAndFuel(machine, fight, table));
    return [machine.speed, machine.engines[0]?.smoke !== undefined];
  };
  expect([after(15, ['d5', 'end']), after(14, ['d5', 'end'])]).toEqual([
    [18, false],
    [17, true],
  ]);
  // She began the move with it.
  expect(after(20, ['c2', 'end'])).toEqual([16, false]);
});

test('C072 smoke is not put off by more of it, nor C085 a fire by another', () => {
  const machine = aMachine('B1', {
    engines: [anEngine({ smoke: { ...SMOKE, until: 2 } })],
    fire: { reaches: 4, ends: 'death', isForGood: false },
  });
  const strike = (result: number, ...dice: string[]) =>
    play((table) => sufferResult(result, harmTo(machine, aSkirmish([machine]), table)), dice);
  strike(14, 'clouds-1d4 4');
  strike(27, 'clouds-2d6 6 6');
  expect([machine.engines[0]?.smoke?.until, machine.fire?.reaches]).toEqual([2, 4]);
  strike(27, 'clouds-2d6 1 1');
  expect(machine.fire?.reaches).toBe(3);
});

test('C101 C103 an engine that stands still already is not stopped again', () => {
  const machine = aMachine('B1', { aircraft: 'gotha-g4' });
  const hit = (...dice: string[]) =>
    play((table) => sufferResult(22, harmTo(machine, aSkirmish([machine]), table)), ['clouds-engine-side 3', ...dice]);
  hit('clouds-engine-fire 1', 'clouds-fortitude 12');
  hit('clouds-engine-fire 1');
  expect(machine.engines.map(({ is }) => is)).toEqual(['stopped', 'running']);
});

test('C072 an uneven engine is thrown for when it is hit, and again in each move', () => {
  const machine = aMachine('B1', { speed: 16 });
  const fight = aSkirmish([machine]);
  play((table) => sufferResult(14, harmTo(machine, fight, table)), ['clouds-1d4 1', 'clouds-1d4 2']);
  const speeds = [machine.speed];
  for (const face of [1, 4]) {
    play((table) => move(machine, fight, table), [`clouds-1d4 ${face}`], { 'clouds-move': ['end'] });
    speeds.push(machine.speed);
  }
  expect(speeds).toEqual([14, 13, 9]);
  const course = courseOf(['end'], aMachine('B1', { uneven: ['1d4', '1d4'] }), cards);
  // Before the throw two are reckoned for each.
  expect(speedAfter(course, aMachine('B1', { uneven: ['1d4', '1d4'] }), cards)).toBe(8);
});

test('C055 C056 C057 Luck keeps her clear of a balloon, and nothing meets on the ground', () => {
  const machine = aMachine('B1', { height: 20 });
  play((table) => collide(machine, aSkirmish([machine], { balloons: [aBalloon()] }), table), ['clouds-luck 8']);
  expect(machine.status).toBe('flying');
  const parked = [aMachine('B1', { height: 0 }), aMachine('B2', { height: 0 })] as const;
  play((table) => collide(parked[0], aSkirmish([...parked]), table));
});

test('C006 whoever is struck down before her turn does not move', () => {
  const [first, second] = [aMachine('B1', { height: 31, place: { x: 0, y: -1200 } }), aMachine('G1', { height: 31 })];
  const fight = aSkirmish([first, second]);
  const dice = ['clouds-initiative 2', 'clouds-initiative 9', 'clouds-luck 20', 'clouds-collision 16'];
  const { asked } = play((table) => playTurn(fight, table), dice, { 'clouds-move': ['end'] });
  expect([asked.length, first.status, second.status]).toEqual([1, 'lost', 'lost']);
});

test('C005 C006 what burns or spins moves before the lowest initiative, whatever its own was', () => {
  const fire = { reaches: 9, ends: 'death', isForGood: false } as const;
  const far = (x: number) => ({ place: { x, y: 0 } });
  const machines = [
    aMachine('B1', far(-3000)),
    aMachine('G1', far(3000)),
    aMachine('B2', { fire, initiative: { total: 40, die: 9, again: [] } }),
    aMachine('B3', { ...far(9000), status: 'spinning' }),
  ];
  const dice = ['2', '9', '8'].map((face) => `clouds-initiative ${face}`);
  const { asked, events } = play(
    (table) => playTurn(aSkirmish(machines), table),
    [...dice, 'clouds-flying 12', 'clouds-burning 1'],
    { 'clouds-move': ['end', 'end', 'end'] },
  );
  expect(asked.map(({ about }) => (about as { machine: string }).machine)).toEqual(['B2', 'B1', 'G1']);
  const moved = events.flatMap((event) =>
    event.type === 'clouds-flew' || event.type === 'clouds-spin' ? [event.machine] : [],
  );
  expect(moved).toEqual(['B2', 'B3', 'B1', 'G1']);
});

test('C006 what burns moves first, and he may jump', () => {
  const fire = { reaches: 9, ends: 'death', isForGood: false } as const;
  const machine = aMachine('B1', { fire, parachute: true });
  const fight = aSkirmish([machine]);
  play((table) => playTurn(fight, table), ['clouds-jump 1', 'clouds-2d6 1 1'], { 'clouds-jump': ['jump'] });
  expect(machine.why).toBe('abandoned');
  const flies = aMachine('B1', { fire });
  play((table) => playTurn(aSkirmish([flies]), table), ['clouds-burning 1'], { 'clouds-move': ['end'] });
  expect([flies.fire, flies.place.y]).toEqual([undefined, 1200]);
});

test('C092 after the fight what nothing will save falls into the ground, and a fire that never dies burns on', () => {
  const wing = aMachine('B1', {
    status: 'spinning',
    isBeyondHelp: true,
    why: 'wing-gone',
    credit: { machine: 'G1', gun: 'forward' },
  });
  const burning = aMachine('B2', { fire: { reaches: 9, ends: 'death', isForGood: true } });
  const gone = aMachine('B3', { status: 'lost', isBeyondHelp: true, why: 'burned' });
  const spins = aMachine('B4', { status: 'spinning' });
  const fight = aSkirmish([wing, burning, gone, spins]);
  const first = ['clouds-burning 1', 'clouds-flying 20'];
  const second = ['clouds-burning 6', 'clouds-flying 1'];
  play((table) => afterFight(fight, table), [...first, ...second, 'clouds-collision 20']);
  expect([spins.height, fight.turn]).toEqual([18, 6]);
  expect([wing.status, wing.why, wing.credit?.machine]).toEqual(['lost', 'ground', 'G1']);
  expect([burning.why, gone.why, spins.status]).toEqual(['exploded', 'burned', 'flying']);
});

test('C130 he faints at any natural 1 of Flying in the air, also as he holds a stall', () => {
  const faints = aMan('pilot', { faints: true });
  const { machine } = flown(['stall'], { pilot: faints }, ['clouds-flying 1']);
  expect([machine.status, machine.fainted]).toEqual(['flying', true]);
});

test('C082 C130 nobody brings her out of a spin who is not awake', () => {
  const spun = (over: Partial<FightingMachine>, ...dice: string[]) => {
    const machine = aMachine('B1', { status: 'spinning', ...over });
    const fight = aSkirmish([machine]);
    play((table) => fallSpinning(machine, fight, table), dice);
    return [machine.status, machine.blackout, machine.height];
  };
  expect(spun({ blackout: true })).toEqual(['spinning', false, 24]);
  expect(spun({ fainted: true }, 'clouds-fortitude 13')).toEqual(['spinning', false, 24]);
  expect(spun({ fainted: true }, 'clouds-fortitude 12', 'clouds-flying 12')).toEqual(['flying', false, 24]);
});

test('C076 with the stick shot away she falls at once, and fires no more', () => {
  const initiative = (total: number) => ({ total, die: 1, again: [] });
  const machine = aMachine('B1', { place: { x: 0, y: -300 }, initiative: initiative(20) });
  const target = aMachine('G1', { heading: 12, initiative: initiative(10) });
  const dice = ['clouds-shot 11', 'clouds-damage 16', 'clouds-1d4 3', 'clouds-flying 13', 'clouds-flying 2'];
  const { asked } = play((table) => airFires(aSkirmish([machine, target]), table), dice, {
    'clouds-fire': ['G1.normal'],
  });
  expect([asked.length, target.height, target.status]).toEqual([1, 24, 'flying']);
});

test('C130 who has fainted flies on until he wakes', () => {
  expect(flown([], { fainted: true }, ['clouds-fortitude 13']).machine).toMatchObject({ fainted: true, heading: 0 });
  expect(flown(['r30', 'end'], { fainted: true }, ['clouds-fortitude 12']).machine).toMatchObject({
    fainted: false,
    heading: 2,
  });
});
