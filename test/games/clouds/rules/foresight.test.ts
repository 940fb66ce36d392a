import { expect, test } from 'vitest';
import { freshCourse } from '../../../../src/games/clouds/rules/flying/composed.ts';
import { courseOf } from '../../../../src/games/clouds/rules/flying/course.ts';
import { move } from '../../../../src/games/clouds/rules/flying/fly.ts';
import { courseSeen, foreseeStep } from '../../../../src/games/clouds/rules/flying/foresight.ts';
import { passesTest } from '../../../../src/games/clouds/rules/tests.ts';
import { playTurn } from '../../../../src/games/clouds/rules/turn.ts';
import type { FightingMachine } from '../../../../src/games/clouds/table/skirmish.ts';
import { aBalloon, aMachine, aMan, aSkirmish, cards, play } from '../../../support/fights/clouds.ts';

const seen = (
  word: string,
  over: Partial<FightingMachine> = {},
  others: FightingMachine[] = [],
  words: readonly string[] = [],
) => {
  const machine = aMachine('B1', over);
  return foreseeStep(word, courseOf(words, machine, cards), machine, aSkirmish([machine, ...others]));
};

test.each([
  ['end', [], {}],
  ['r60', [], {}],
  ['c2', [], {}],
  ['vertical-dive', [], {}],
  ['immelmann', [], {}],
  ['s4', ['l30'], {}],
  ['take-off', [], { height: 0, speed: 0 }],
  ['stall', [], {}],
])('C012 what %s after %j leads to is what is then flown', (word, words, over) => {
  const { end } = seen(word, over, [], words);
  const machine = aMachine('B1', over);
  const rest = ['vertical-dive', 'immelmann', 'take-off', 'stall', 'end'].includes(word) ? [] : ['end'];
  const stalls = end.endsIn === 'stall' ? ['clouds-flying 1'] : [];
  play((table) => move(machine, aSkirmish([machine]), table), stalls, { 'clouds-move': [...words, word, ...rest] });
  const { heading, height, speed } = machine;
  expect(end).toMatchObject({ ...machine.place, heading, height, speed });
});

test('what a step costs, and the tests that it adds to those before', () => {
  const flying = aMan('pilot', { flying: 13, fortitude: 12 });
  expect(seen('l60+1', { pilot: flying })).toMatchObject({
    actions: 1,
    energy: -2,
    tests: [{ of: 'flying', against: 11 }],
  });
  const testEach = { freeFrom: 20, turnsOnly: false, guns: false, bombs: false };
  expect(seen('roll-l', { testEach }, [], ['r30']).tests).toEqual([{ of: 'structure', against: 20 }]);
});

test('how a move ends otherwise than in flight', () => {
  const endsIn = (word: string, over: Partial<FightingMachine> = {}) => seen(word, over).end.endsIn;
  expect(endsIn('leave')).toBe('leave');
  expect(endsIn('landing', { height: 1 })).toBe('landing');
  expect(endsIn('spin')).toBe('spin');
  expect(endsIn('end', { speed: 4 })).toBe('stall');
  expect(endsIn('end', { speed: 4, height: 4 })).toBe('ground');
  expect(endsIn('slip-l3', { height: 3 })).toBe('ground');
  expect(endsIn('end', { height: 0, speed: 0, engineLoss: 2 })).toBeUndefined();
});

test('what she could fire at from there, and who at her; who stalls fires at nobody', () => {
  const foe = aMachine('G1', { place: { x: 0, y: 1500 } });
  expect(seen('end', {}, [foe])).toMatchObject({
    shots: [{ by: 'B1', target: 'G1', burst: 'normal', far: 3 }],
    dangers: [],
  });
  const coming = aMachine('G1', { place: { x: 0, y: 1500 }, heading: 12 });
  expect(seen('end', {}, [coming]).dangers).toMatchObject([{ by: 'G1', target: 'B1', far: 3 }]);
  expect(seen('stall', {}, [foe]).shots).toEqual([]);
});

test('a balloon before guns that are jammed is aimed at by rockets alone', () => {
  const machine = aMachine('B1', { rockets: 4 });
  machine.forward.guns.forEach((gun) => {
    gun.is = 'jammed';
  });
  const fight = aSkirmish([machine], { balloons: [aBalloon({ place: { x: 0, y: 1500 }, height: 30 })] });
  const { shots } = foreseeStep('end', freshCourse(machine, cards), machine, fight);
  expect(shots).toMatchObject([{ target: 'K1', burst: 'rockets' }]);
});

test('the way composed goes round a turn by its fifteen degrees', () => {
  const machine = aMachine('B1');
  const { way, words, movesLeft, actionsLeft, energy, tests } = courseSeen(
    courseOf(['s2', 'r60+1'], machine, cards),
    machine,
    aSkirmish([machine]),
  );
  expect(words).toEqual(['s2', 'r60+1']);
  expect(way.slice(0, 2)).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 200 },
  ]);
  expect(way).toHaveLength(6);
  expect(way.map(({ x }) => x)).toEqual([...way.map(({ x }) => x)].sort((a, b) => a - b));
  expect({ movesLeft, actionsLeft, energy }).toMatchObject({ actionsLeft: 1, energy: -2 });
  expect(tests).toHaveLength(1);
});

test('who asks for a re-roll says against what was thrown, modifiers and all', () => {
  const machine = aMachine('B1');
  const fight = aSkirmish([machine]);
  fight.reRolls.allied = 2;
  const trial = { of: 'flying', why: 'tight-turn', who: 'pilot', skill: 12 } as const;
  const asked = (modifier?: number) =>
    play(
      (table) => passesTest(machine, { ...trial, ...(modifier && { modifier }) }, fight, table),
      ['clouds-flying 20', 'clouds-flying 1'],
      {
        'clouds-re-roll': ['again'],
      },
    ).asked.map(({ about }) => ('skill' in about ? about.skill : undefined));
  expect(asked(-4)).toEqual([8]);
  expect(asked()).toEqual([12]);
});

test('who ends beyond the edge of the board is told so before, and is then off it', () => {
  // The board of these tests goes so far from the middle; ten MU from the edge and 13 MU a turn are three beyond it.
  const { half } = aSkirmish([]);
  const near = { place: { x: 0, y: half - 1000 } };
  expect(seen('end', near).end.isOff).toBe(true);
  expect(seen('end').end.isOff).toBeUndefined();
  expect(seen('leave', near).end.isOff).toBeUndefined();
  const machine = aMachine('B1', near);
  const { events } = play((table) => playTurn(aSkirmish([machine]), table), ['clouds-initiative 5'], {
    'clouds-move': ['end'],
  });
  expect(events).toContainEqual({ type: 'clouds-left', machine: 'B1', why: 'off-the-board' });
});

test('C055 C057 whoever is in the place where she ends is named before, at her height alone, and a cable hangs below', () => {
  const { end } = seen('end');
  const place = { x: end.x, y: end.y };
  expect(seen('end', {}, [aMachine('G1', { place, height: end.height })]).end.meets).toEqual(['G1']);
  expect(seen('end', {}, [aMachine('G1', { place, height: end.height + 1 })]).end.meets).toBeUndefined();
  const machine = aMachine('B1');
  const under = aSkirmish([machine], { balloons: [aBalloon({ place, height: end.height + 9 })] });
  expect(foreseeStep('end', freshCourse(machine, cards), machine, under).end.meets).toEqual(['K1']);
});

test('a step that flies the move at once says so, and one that composes it does not', () => {
  expect(seen('l60').isFlown).toBe(false);
  expect([seen('end').isFlown, seen('stall').isFlown]).toEqual([true, true]);
});
