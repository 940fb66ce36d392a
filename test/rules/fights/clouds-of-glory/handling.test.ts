import { expect, test } from 'vitest';
import { collide } from '../../../../src/rules/fights/clouds-of-glory/collisions.ts';
import { freshCourse } from '../../../../src/rules/fights/clouds-of-glory/flying/course.ts';
import { move } from '../../../../src/rules/fights/clouds-of-glory/flying/fly.ts';
import { openSteps } from '../../../../src/rules/fights/clouds-of-glory/flying/open-steps.ts';
import { jump } from '../../../../src/rules/fights/clouds-of-glory/jump.ts';
import { mayFire } from '../../../../src/rules/fights/clouds-of-glory/shooting/shots.ts';
import { burnOn, fallSpinning, smokeAndFuel } from '../../../../src/rules/fights/clouds-of-glory/spin-and-fire.ts';
import { afterFight, playTurn } from '../../../../src/rules/fights/clouds-of-glory/turn.ts';
import type { Plane } from '../../../../src/table/fights/clouds-of-glory/skirmish.ts';
import { aBalloon, aMan, aPlane, aSkirmish, cards, play } from '../../../support/fights/clouds.ts';

/** A machine flies the move of these words. */
function flown(words: readonly string[], over: Partial<Plane> = {}, dice: readonly string[] = []) {
  const plane = aPlane('B1', over);
  const spotting = [{ side: 'allied', target: 'T1', dice: 6, hits: 0 } as const];
  const fight = aSkirmish([plane], { camera: ['B1'], spotting });
  const { events } = play((table) => move(plane, fight, table), dice, words.length > 0 ? { 'clouds-move': words } : {});
  return { plane, events };
}
const open = (over: Partial<Plane>): string[] => {
  const plane = aPlane('B1', over);
  return openSteps(freshCourse(plane, cards), plane, aSkirmish([plane]));
};

test('C040 from the ground she takes off, or stays', () => {
  expect(open({ height: 0, speed: 0 })).toEqual(['take-off', 'end']);
  expect(flown(['take-off'], { height: 0, speed: 0 }).plane).toMatchObject({ height: 1, speed: 8, status: 'flying' });
  expect(flown(['end'], { height: 0, speed: 0, engineLoss: 2 }).plane).toMatchObject({ height: 0, speed: 0 });
});

test('C039 a landing of her own will is on an aerodrome', () => {
  const { plane } = flown(['landing'], { height: 1 }, ['clouds-landing 1']);
  expect(plane).toMatchObject({ status: 'landed', wrecked: false, credit: undefined });
  expect(open({ height: 2 })).toContain('landing');
  const hurt = flown(['landing'], { height: 1, mustLand: true, lastHit: { machine: 'G1', gun: 'forward' } }, [
    'clouds-landing 1',
  ]);
  expect(hurt.plane.credit?.machine).toBe('G1');
});

test('C041 an engine that stands still is tried again, by Luck', () => {
  const still = { engines: 0, mayRestart: true };
  expect(open(still)).toContain('restart');
  expect(open({ engines: 0 })).not.toContain('restart');
  expect(flown(['restart', 'end'], still, ['clouds-luck 8']).plane).toMatchObject({ engines: 1, mayRestart: false });
  expect(flown(['restart', 'end'], still, ['clouds-luck 9']).plane).toMatchObject({ engines: 0, mayRestart: true });
});

test('C042 C096 radio, camera, and a smoking engine shut down', () => {
  const smoke = { until: 3, kmh: 200, mayShutDown: true };
  const { plane } = flown(['radio', 'camera', 'shut-down', 'end'], { smoke, engines: 2 });
  expect(plane).toMatchObject({ smoke: undefined, engines: 1, did: { radioed: true, photographed: true } });
});

test('C011 an engine that stands still takes two a turn, and she never climbs by it', () => {
  expect(open({ engines: 0 }).some((word) => /^c\d/.test(word))).toBe(false);
  expect(flown(['end'], { engines: 0 }).plane.speed).toBe(10);
});

test('C082 who has blacked out flies straight ahead and is asked nothing', () =>
  expect(flown([], { blackout: true }).plane).toMatchObject({ blackout: false, heading: 0, place: { x: 0, y: 1200 } }));

test('C082 he fires in the turn in which he is hit, and not in the turn that he is gone for', () => {
  const shot = (over: Partial<Plane>) => {
    const plane = aPlane('B1', over);
    const fight = aSkirmish([plane, aPlane('G1', { place: { x: 0, y: 1500 } })]);
    const isOpen = () => mayFire(plane, plane.forward);
    const before = isOpen();
    play((table) => move(plane, fight, table), [], over.blackout ? {} : { 'clouds-move': ['end'] });
    return [before, isOpen()];
  };
  expect(shot({ blackout: true })).toEqual([true, false]);
  expect(shot({})).toEqual([true, true]);
});

test('C098 a move that opens wide does so for half its way', () => {
  expect(open({ opensWide: 15 })).toEqual(['wide-l', 'wide-r']);
  const { plane } = flown(['wide-r', 'end'], { opensWide: 15 });
  expect(plane).toMatchObject({ opensWide: undefined, heading: 2, speed: 11 });
});

test('C072 above the speed that her airscrew bears she is tested, and may break up', () => {
  expect(flown(['end'], { testAbove: 110 }, ['clouds-structure-test 1']).plane.status).toBe('flying');
  const dice = ['clouds-structure-test 20', 'clouds-structural-failure 1'];
  expect(flown(['end'], { testAbove: 110, structure: 10 }, dice).plane.why).toBe('broke-up');
});

test('C077 her wounds are tested at each manoeuvre but on the widest templates', () => {
  const testEach = { freeFrom: 5, guns: true, bombs: false };
  expect(flown(['r30', 'end'], { testEach }).events).toHaveLength(1);
  const dice = ['clouds-structure-test 20', 'clouds-structural-failure 1'];
  const strained = flown(['r30', 'end'], { testEach: { ...testEach, freeFrom: 15 }, structure: 10 }, dice);
  expect(strained.plane.status).toBe('lost');
});

test('C009 C130 who faints on a natural 1 is gone for a turn; a bad failure spins her', () => {
  const faints = aMan('pilot', { faints: true, flying: 6 });
  expect(flown(['r30+1', 'end'], { pilot: faints }, ['clouds-flying 1']).plane).toMatchObject({
    fainted: true,
    heading: 0,
    place: { x: 0, y: 1200 },
  });
  expect(flown(['r30+1', 'end'], { pilot: faints }, ['clouds-flying 2']).plane.fainted).toBe(false);
  expect(flown(['r30+1', 'end'], {}, ['clouds-flying 16']).plane.status).toBe('spinning');
  expect(flown(['r30+1', 'end'], {}, ['clouds-flying 12']).plane).toMatchObject({ status: 'flying', heading: 2 });
});

test('C010 a straight is not cut in two, yet may follow a slip', () => {
  expect(flown(['slip-l1', 's2', 'r60', 'end'], { height: 8 }).plane).toMatchObject({ height: 7, status: 'flying' });
  expect(() => flown(['s2', 's2', 'end'])).toThrow();
});

test('C055 C092 into the ground under power, and down in a field without', () => {
  const low = { height: 3, speed: 5 };
  const struck = flown(['end'], low, ['clouds-collision 1', 'clouds-2d6 1 1']);
  expect(struck.plane).toMatchObject({ height: 1, structure: 18, status: 'flying' });
  const field = flown(['end'], { ...low, engines: 0 }, ['clouds-luck 1', 'clouds-landing 1']);
  expect(field.plane).toMatchObject({ height: 0, status: 'landed' });
  const slipped = flown(['slip-l3', 'end'], { height: 4 });
  expect(slipped.plane).toMatchObject({ height: 1, status: 'flying' });
});

test('C014 a stall that is not held is a spin', () =>
  expect(flown(['stall'], {}, ['clouds-flying 13']).plane.status).toBe('spinning'));

test('C005 out of a spin that nothing will end he may jump; C058 the ground ends it', () => {
  const dying = aPlane('B1', { status: 'spinning', isBeyondHelp: true, parachute: true });
  const fight = aSkirmish([dying]);
  play((table) => fallSpinning(dying, fight, table), [], { 'clouds-jump': ['stay'] });
  expect([dying.status, dying.height]).toEqual(['spinning', 24]);
  play((table) => fallSpinning(dying, fight, table), ['clouds-jump 1', 'clouds-2d6 1 1'], { 'clouds-jump': ['jump'] });
  expect(dying.why).toBe('abandoned');
  const low = aPlane('B1', { status: 'spinning', height: 6 });
  play((table) => fallSpinning(low, aSkirmish([low]), table), ['clouds-collision 12', 'clouds-4d6 1 1 1 1']);
  expect(low).toMatchObject({ status: 'lost', why: 'ground', pilot: { fortitude: 8 } });
});

test('C025 without a parachute nobody is asked', () => {
  const plane = aPlane('B1', { isBeyondHelp: true });
  play((table) => jump(plane, aSkirmish([plane]), table));
  expect(plane.status).toBe('flying');
});

test('C085 C105 C106 the fire reaches the cockpit, and one that is for good never dies', () => {
  const burnt = (face: number, ends: 'death' | '1d6', isForGood: boolean, ...dice: string[]) => {
    const plane = aPlane('B1', { fire: { reaches: 1, ends, isForGood } });
    play((table) => burnOn(plane, aSkirmish([plane]), table), [`clouds-burning ${face}`, ...dice]);
    return [plane.status, plane.pilot.fortitude, plane.structure];
  };
  expect(burnt(2, 'death', false)).toEqual(['lost', 0, 18]);
  expect(burnt(2, '1d6', false, 'clouds-1d6 3', 'clouds-fortitude 1')).toEqual(['flying', 9, 18]);
  expect(burnt(1, '1d6', true, 'clouds-1d6 3', 'clouds-fortitude 1')).toEqual(['flying', 9, 19]);
});

test('C073 petrol runs down turn by turn', () => {
  const plane = aPlane('B1', { fuel: 2 });
  play((table) => smokeAndFuel(plane, aSkirmish([plane]), table));
  expect([plane.fuel, plane.engines]).toEqual([1, 1]);
  play((table) => smokeAndFuel(plane, aSkirmish([plane]), table), ['clouds-fortitude 13']);
  expect([plane.fuel, plane.engines, plane.isForcedHome]).toEqual([0, 0, true]);
});

test('C057 Luck keeps her clear of a balloon, and nothing meets on the ground', () => {
  const plane = aPlane('B1', { height: 20 });
  play((table) => collide(plane, aSkirmish([plane], { balloons: [aBalloon()] }), table), ['clouds-luck 8']);
  expect(plane.status).toBe('flying');
  const parked = [aPlane('B1', { height: 0 }), aPlane('B2', { height: 0 })] as const;
  play((table) => collide(parked[0], aSkirmish([...parked]), table));
});

test('C006 whoever is struck down before her turn does not move', () => {
  const [first, second] = [aPlane('B1', { height: 31, place: { x: 0, y: -1200 } }), aPlane('G1', { height: 31 })];
  const fight = aSkirmish([first, second]);
  const dice = ['clouds-initiative 2', 'clouds-initiative 9', 'clouds-luck 20', 'clouds-collision 16'];
  const { asked } = play((table) => playTurn(fight, table), dice, { 'clouds-move': ['end'] });
  expect([asked.length, first.status, second.status]).toEqual([1, 'lost', 'lost']);
});

test('C006 what burns moves first, and he may jump', () => {
  const fire = { reaches: 9, ends: 'death', isForGood: false } as const;
  const plane = aPlane('B1', { fire, parachute: true });
  const fight = aSkirmish([plane]);
  play((table) => playTurn(fight, table), ['clouds-jump 1', 'clouds-2d6 1 1'], { 'clouds-jump': ['jump'] });
  expect(plane.why).toBe('abandoned');
  const flies = aPlane('B1', { fire });
  play((table) => playTurn(aSkirmish([flies]), table), ['clouds-burning 1'], { 'clouds-move': ['end'] });
  expect([flies.fire, flies.place.y]).toEqual([undefined, 1200]);
});

test('C092 after the fight what nothing will save falls, by what doomed her or into the ground', () => {
  const wing = aPlane('B1', {
    status: 'spinning',
    isBeyondHelp: true,
    why: 'wing-gone',
    credit: { machine: 'G1', gun: 'forward' },
  });
  const burning = aPlane('B2', { fire: { reaches: 9, ends: 'death', isForGood: true } });
  const gone = aPlane('B3', { status: 'lost', isBeyondHelp: true, why: 'burned' });
  const spins = aPlane('B4', { status: 'spinning' });
  play((table) => afterFight(aSkirmish([wing, burning, gone, spins]), table));
  expect([wing.status, wing.why, wing.credit?.machine]).toEqual(['lost', 'wing-gone', 'G1']);
  expect([burning.why, gone.why, spins.status]).toEqual(['ground', 'burned', 'flying']);
});

test('C130 who has fainted flies on until he wakes', () => {
  expect(flown([], { fainted: true }, ['clouds-fortitude 13']).plane).toMatchObject({ fainted: true, heading: 0 });
  expect(flown(['r30', 'end'], { fainted: true }, ['clouds-fortitude 12']).plane).toMatchObject({
    fainted: false,
    heading: 2,
  });
});
