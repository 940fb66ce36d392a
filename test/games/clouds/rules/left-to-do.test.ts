import { expect, test } from 'vitest';
import type { ScenarioTask } from '../../../../src/games/clouds/cards/scenario.ts';
import { endOf, isOpen } from '../../../../src/games/clouds/rules/play-scenario.ts';
import { aBalloon, aMachine, aMan, aSkirmish, aUnit } from '../../../support/fights/clouds.ts';

const taskOf = (is: ScenarioTask['is'], target?: string): ScenarioTask =>
  ({ side: 'allied', is, target, points: 3, words: 'it', source: 'invented' }) as ScenarioTask;
const gone = aMachine('G1', { status: 'left' });
const both = [aMachine('B1'), aMachine('G1')];

test('a scenario is open while both sides have somebody who fights, whatever else there is to do', () => {
  expect(isOpen(aSkirmish(both), [])).toBe(true);
  expect(isOpen(aSkirmish([aMachine('B1'), gone]), [])).toBe(false);
  expect(isOpen(aSkirmish([aMachine('B1'), gone]), [taskOf('down'), taskOf('drive-home')])).toBe(false);
  const dead = aMachine('G1', { isBeyondHelp: true });
  expect(isOpen(aSkirmish([aMachine('B1'), dead]), [])).toBe(false);
});

test('one who is forced home fights on in a duel, and no more where there are several', () => {
  const home = aMachine('G1', { isForcedHome: true });
  expect(isOpen(aSkirmish([aMachine('B1'), home]), [])).toBe(true);
  expect(isOpen(aSkirmish([aMachine('B1'), aMachine('B2'), home]), [])).toBe(false);
});

test('whoever is alone in the sky may still burn his balloon, as long as he has a round or a rocket', () => {
  const burn = [taskOf('burn', 'K1')];
  const open = (over: Parameters<typeof aMachine>[1], balloon = aBalloon()) =>
    isOpen(aSkirmish([aMachine('B1', over), gone], { balloons: [balloon] }), burn);
  expect(open({})).toBe(true);
  expect(open({}, aBalloon({ isBurnt: true }))).toBe(false);
  const { forward } = aMachine('B1');
  const empty = { ...forward, halves: 0 };
  const broken = { ...forward, guns: forward.guns.map((gun) => ({ ...gun, is: 'dead' as const })) };
  expect(open({ forward: empty })).toBe(false);
  expect(open({ forward: broken })).toBe(false);
  expect(open({ forward: empty, rockets: 8 })).toBe(true);
  // (C090) A machine that is forced home has no open work.
  expect(open({ isForcedHome: true })).toBe(false);
});

test('bombs, strafing, corrections and plates go on as long as there is what they are done with', () => {
  const open = (task: ScenarioTask, over: Parameters<typeof aMachine>[1], laid: Parameters<typeof aSkirmish>[1]) =>
    isOpen(aSkirmish([aMachine('B1', over), gone], laid), [task]);
  const ground = [aUnit()];
  expect(open(taskOf('bomb', 'T1'), { bombs: 1 }, { ground })).toBe(true);
  expect(open(taskOf('bomb', 'T1'), { bombs: 0 }, { ground })).toBe(false);
  expect(open(taskOf('bomb', 'T1'), { bombs: 1 }, { ground: [aUnit({ strength: 0 })] })).toBe(false);
  expect(open(taskOf('strafe', 'T1'), {}, { ground })).toBe(true);
  const observer = { gunner: aMan('gunner'), aircraft: 're8' };
  expect(open(taskOf('photograph', 'T1'), observer, { ground, camera: ['B1'] })).toBe(true);
  expect(open(taskOf('photograph', 'T1'), {}, { ground })).toBe(false);
  const spotting = [{ side: 'allied' as const, target: 'T1', dice: 6, hits: 0 }];
  expect(open(taskOf('spot', 'T1'), observer, { ground, spotting })).toBe(true);
});

test('what is the other side’s to do keeps nobody in the air', () => {
  const his = { ...taskOf('burn', 'K1'), side: 'german' as const };
  expect(isOpen(aSkirmish([aMachine('B1'), gone], { balloons: [aBalloon({ side: 'allied' })] }), [his])).toBe(false);
});

test('a fight is over because its turns are flown, or one side alone is left, or nobody', () => {
  const out = { status: 'lost' } as const;
  const fight = (b1: object, g1: object) => aSkirmish([aMachine('B1', b1), aMachine('G1', g1)]);
  expect(endOf(fight({}, {}), [])).toBe('turns-flown');
  expect(endOf(fight({}, out), [])).toBe('one-side-left');
  expect(endOf(fight(out, out), [])).toBe('nobody-left');
});
