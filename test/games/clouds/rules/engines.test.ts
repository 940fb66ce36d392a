import { expect, test } from 'vitest';
import { afterFight } from '../../../../src/games/clouds/rules/after-fight.ts';
import { freshCourse } from '../../../../src/games/clouds/rules/flying/composed.ts';
import { move } from '../../../../src/games/clouds/rules/flying/fly.ts';
import { openSteps } from '../../../../src/games/clouds/rules/flying/open-steps.ts';
import { harmTo, sufferResult } from '../../../../src/games/clouds/rules/shooting/suffer.ts';
import { smokeAndFuel } from '../../../../src/games/clouds/rules/spin-and-fire.ts';
import { aMachine, aSkirmish, cards, play } from '../../../support/fights/clouds.ts';

/** A machine with a sequence of events. */
function aStory(aircraft: 'sopwith-pup' | 'gotha-g4') {
  const machine = aMachine('B1', { aircraft });
  const fight = aSkirmish([machine]);
  return {
    machine,
    fight,
    hit: (result: number, ...dice: string[]) =>
      play((table) => sufferResult(result, harmTo(machine, fight, table)), dice).events,
    endTurn: (...dice: string[]) => play((table) => smokeAndFuel(machine, fight, table), dice).events,
    fly: (words: string[], ...dice: string[]) =>
      play((table) => move(machine, fight, table), dice, { 'clouds-move': words }).events,
    mayRestart: () => openSteps(freshCourse(machine, cards), machine, fight).includes('restart'),
    sides: () => machine.engines.map(({ is }) => is),
  };
}

const STAYS = 'clouds-fortitude 1';
const LEFT = 'clouds-engine-side 1';
const RIGHT = 'clouds-engine-side 6';
const NO_FIRE = 'clouds-engine-fire 1';

test('C083 C084 a dead engine that is hit again stays dead, and no restart is offered', () => {
  const pup = aStory('sopwith-pup');
  pup.hit(25, 'clouds-engine-fire 2', STAYS);
  pup.hit(26, 'clouds-engine-fire 2');
  expect([pup.sides(), pup.mayRestart()]).toEqual([['dead'], false]);
});

test('C083 C084 an engine that has stopped is dead after a hit that kills it', () => {
  const pup = aStory('sopwith-pup');
  pup.hit(26, 'clouds-engine-fire 2', STAYS);
  expect([pup.sides(), pup.mayRestart()]).toEqual([['stopped'], true]);
  pup.hit(25, 'clouds-engine-fire 2');
  expect([pup.sides(), pup.mayRestart()]).toEqual([['dead'], false]);
});

test('C073 C084 an engine with a dry tank that is hit again is not restarted', () => {
  const pup = aStory('sopwith-pup');
  pup.hit(15, 'clouds-1d6 1');
  pup.fight.turn = 4;
  pup.endTurn(STAYS);
  pup.hit(26, 'clouds-engine-fire 2');
  expect([pup.sides(), pup.mayRestart()]).toEqual([['dry'], false]);
});

test('C041 C073 an engine that has stopped is not restarted once its petrol has run out', () => {
  const pup = aStory('sopwith-pup');
  pup.hit(26, 'clouds-engine-fire 2', STAYS);
  pup.hit(15, 'clouds-1d6 1');
  pup.fight.turn = 3;
  pup.endTurn();
  expect([pup.sides(), pup.mayRestart()]).toEqual([['stopped'], true]);
  pup.fight.turn = 4;
  // (C090) It stood still before: nobody is tested again.
  expect(pup.endTurn()).toEqual([]);
  expect([pup.sides(), pup.mayRestart()]).toEqual([['dry'], false]);
});

test('C041 C073 an engine that is started again runs on what its own line has left', () => {
  const pup = aStory('sopwith-pup');
  pup.hit(15, 'clouds-1d6 1');
  pup.hit(26, 'clouds-engine-fire 2', STAYS);
  pup.fly(['restart', 'end'], 'clouds-luck 1');
  pup.fight.turn = 4;
  pup.endTurn(STAYS);
  expect(pup.sides()).toEqual(['dry']);
});

test('C041 C101 of two engines the one that has stopped may be started again while the other runs', () => {
  const gotha = aStory('gotha-g4');
  expect(gotha.mayRestart()).toBe(false);
  gotha.hit(22, RIGHT, NO_FIRE, STAYS);
  expect([gotha.sides(), gotha.mayRestart()]).toEqual([['running', 'stopped'], true]);
  gotha.fly(['restart', 'end'], 'clouds-luck 9');
  expect(gotha.sides()).toEqual(['running', 'stopped']);
  const told = gotha.fly(['restart', 'end'], 'clouds-luck 8');
  expect(gotha.sides()).toEqual(['running', 'running']);
  expect(told).toContainEqual({ type: 'clouds-suffered', machine: 'B1', what: 'engine-runs', amount: 2 });
});

test('C041 C096 the engine that has stopped starts again, and not the one that was shut down after it', () => {
  const gotha = aStory('gotha-g4');
  gotha.hit(14, RIGHT, 'clouds-1d3 3');
  gotha.hit(22, LEFT, NO_FIRE, STAYS);
  gotha.fly(['shut-down', 'end']);
  expect([gotha.sides(), gotha.mayRestart()]).toEqual([['stopped', 'shut-down'], true]);
  gotha.fly(['restart', 'end'], 'clouds-luck 1');
  expect([gotha.sides(), gotha.mayRestart()]).toEqual([['running', 'shut-down'], false]);
});

test('C096 C101 an engine that is shut down is not restarted, whatever hits it or the other later', () => {
  const gotha = aStory('gotha-g4');
  gotha.hit(14, LEFT, 'clouds-1d3 3');
  gotha.fly(['shut-down', 'end']);
  gotha.hit(22, LEFT, NO_FIRE);
  expect([gotha.sides(), gotha.mayRestart()]).toEqual([['shut-down', 'running'], false]);
  gotha.hit(22, RIGHT, NO_FIRE, STAYS);
  gotha.fly(['restart', 'end'], 'clouds-luck 1');
  expect(gotha.sides()).toEqual(['shut-down', 'running']);
});

test('C096 an engine that has stopped and smokes may be shut down, and is past starting then', () => {
  const gotha = aStory('gotha-g4');
  gotha.hit(14, LEFT, 'clouds-1d3 3');
  gotha.hit(22, LEFT, NO_FIRE, STAYS);
  gotha.fly(['shut-down', 'end']);
  gotha.fight.turn = 5;
  gotha.endTurn();
  expect([gotha.sides(), gotha.machine.fire, gotha.mayRestart()]).toEqual([['shut-down', 'running'], undefined, false]);
});

test('C101 C103 an engine that burns as it stops is past starting', () => {
  const gotha = aStory('gotha-g4');
  gotha.hit(22, LEFT, 'clouds-engine-fire 4', 'clouds-1d6 2');
  expect([gotha.sides(), gotha.mayRestart()]).toEqual([['dead', 'running'], false]);
});

test('C073 C092 C097 the petrol of an engine that is dead brings nobody down', () => {
  const gotha = aStory('gotha-g4');
  gotha.hit(22, LEFT, NO_FIRE, STAYS);
  gotha.hit(15, LEFT, 'clouds-1d6 1');
  play((table) => afterFight(gotha.fight, table));
  expect([gotha.sides(), gotha.machine.status]).toEqual([['dry', 'running'], 'flying']);
});

test('C073 lines that are hit of an engine that is past starting take no petrol from it', () => {
  const pup = aStory('sopwith-pup');
  pup.hit(25, 'clouds-engine-fire 2', STAYS);
  pup.hit(15, 'clouds-1d6 1');
  expect(pup.machine.engines[0]).toMatchObject({ is: 'dead', petrolUntil: undefined });
  pup.hit(15, 'clouds-1d6 6', 'clouds-2d6 1 1');
  expect(pup.machine.fire?.reaches).toBe(3);
});
