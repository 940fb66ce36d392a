import { expect, test } from 'vitest';
import { seededCup } from '../../../../src/dice/seeded-cup.ts';
import { inClouds } from '../../../../src/games/clouds/head/opponent.ts';
import { outlookFor } from '../../../../src/games/clouds/head/outlook.ts';
import { quicklyInClouds } from '../../../../src/games/clouds/head.ts';
import { freshCourse } from '../../../../src/games/clouds/rules/flying/composed.ts';
import { courseOf } from '../../../../src/games/clouds/rules/flying/course.ts';
import { move } from '../../../../src/games/clouds/rules/flying/fly.ts';
import { openSteps } from '../../../../src/games/clouds/rules/flying/open-steps.ts';
import { STRENGTHS } from '../../../../src/kit/head/strengths.ts';
import { AutomaticTable, nobodyWrites } from '../../../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../../../src/policies/policies.ts';
import { aMachine, aMan, aSkirmish, NO_ENGINE } from '../../../support/fights/clouds.ts';
import { book } from '../../../support/people/campaigns.ts';

const { cards } = aSkirmish([]);

/** For how many of three turns each of these moves of a Pup leads on. She stalls at 70 km/h. */
function aheadOf(over: Parameters<typeof aMachine>[1], ...moves: string[]): number[] {
  const machine = aMachine('B1', over);
  const { ahead } = outlookFor(machine, aSkirmish([machine], { half: 4000 }), 3);
  return moves.map((words) => ahead(courseOf(words.split(' '), machine, cards)));
}

test('C014 low down a move that stalls has no outlook, nor one into the ground, nor one that must stall in the next turn', () => {
  // At 80 km/h a turn about ends at 60; from height 4 the stall falls to the ground.
  expect(aheadOf({ height: 4, speed: 8 }, 'l90 l90 end', 'l90 end', 'end')).toEqual([-1, 3, 3]);
  expect(aheadOf({ height: 4, speed: 12 }, 'd4 end', 'd3 end')).toEqual([-1, 3]);
});

test('C014 a stall leads on from so high that what follows it does not end on the ground', () => {
  const stalls = (height: number, flying: number) =>
    aheadOf({ height, speed: 7, pilot: aMan('pilot', { flying }) }, 'l90 end')[0];
  // Four are lost in a stall. Who holds every stall needs room to dive after it; others room for two falls of a spin.
  expect([4, 5, 8].map((height) => stalls(height, 20))).toEqual([-1, 3, 3]);
  expect([8, 16, 17].map((height) => stalls(height, 19))).toEqual([-1, -1, 3]);
});

test('C015 a move leads on as long as the machine can be turned away from the edge after it', () => {
  const at = (y: number) => aheadOf({ place: { x: 0, y }, height: 20, speed: 12 }, 'end')[0];
  expect(at(0)).toBe(3);
  expect(at(2900)).toBe(-1);
  expect(aheadOf({ place: { x: 0, y: 2900 }, height: 20, speed: 12 }, 'l90 l90 end')).toEqual([3]);
});

test('C090 who is forced home may fly off the board', () => {
  const over = { place: { x: 0, y: 2900 }, height: 20, speed: 12 };
  expect(aheadOf({ ...over, isForcedHome: true }, 'end')).toEqual([3]);
});

test('C011 speed that a damaged machine loses in every turn must be had again by diving', () => {
  const over = { speed: 8, drag: 1 };
  expect([2, 3, 4, 5].map((height) => aheadOf({ ...over, height }, 'd1 end')[0])).toEqual([1, 2, 2, 3]);
});

test('C009 low down a tight turn that may become a spin has no outlook; nor one that leaves the board if it is flown wide', () => {
  const tight = (over: Parameters<typeof aMachine>[1], flying: number) =>
    aheadOf({ speed: 12, ...over, pilot: aMan('pilot', { flying }) }, 'l90+3 end')[0];
  // A turn three templates tighter goes off Flying by six; he spins who fails by six.
  expect([tight({ height: 12 }, 20), tight({ height: 12 }, 21)]).toEqual([-1, 3]);
  expect(tight({ height: 13 }, 20)).toBe(3);
  const byTheEdge = { height: 20, place: { x: 0, y: 3750 } };
  expect([tight(byTheEdge, 25), tight(byTheEdge, 26)]).toEqual([-1, 3]);
});

test('without an engine she comes down whatever is flown', () => {
  expect(aheadOf({ ...NO_ENGINE, height: 2, speed: 8 }, 'd1 end', 'l90 l90 end')).toEqual([3, 3]);
});

test('(C049) who has lost so much speed that every move ends on the ground lands; who can still fly on does not', () => {
  const firstStep = (over: Parameters<typeof aMachine>[1], heads: ReturnType<typeof inClouds>) => {
    const machine = aMachine('B1', over);
    const fight = aSkirmish([machine, aMachine('G1')], { half: 4000 });
    const course = { words: [], way: [], bank: 'level', energy: 0, tests: [], movesLeft: 8, actionsLeft: 2 } as const;
    const about = { side: 'allied', view: fight, machine: 'B1', course, priced: [] } as const;
    return heads['clouds-move'](about, openSteps(freshCourse(machine, cards), machine, fight), book);
  };
  for (const heads of [inClouds('sharp', 'land'), inClouds('novice', 'land'), quicklyInClouds('steady', 'land')]) {
    expect(firstStep({ height: 1, speed: 8, drag: 2 }, heads)).toBe('landing');
    expect(firstStep({ height: 1, speed: 8 }, heads)).not.toBe('landing');
    expect(firstStep({ height: 2, speed: 8, drag: 1 }, heads)).not.toBe('landing');
  }
});

/** How low and how far out a machine comes in twelve turns, an enemy before her. */
function flownLow(over: Parameters<typeof aMachine>[1], heads: ReturnType<typeof inClouds>) {
  const machine = aMachine('B1', over);
  const foe = aMachine('G1', { aircraft: 'albatros-d3', place: { x: -900, y: 900 }, height: 6 });
  const fight = aSkirmish([machine, foe], { half: 4000 });
  let [lowest, farthest] = [machine.height, 0];
  for (fight.turn = 1; fight.turn <= 12; fight.turn += 1) {
    const table = new AutomaticTable(
      book,
      seededCup('alea:1:low', fight.turn),
      { ...policyNamed('random', 'low'), ...heads },
      nobodyWrites,
    );
    move(machine, fight, table);
    lowest = Math.min(lowest, machine.height);
    farthest = Math.max(farthest, Math.abs(machine.place.x), Math.abs(machine.place.y));
  }
  return { lowest, farthest };
}

const LOW_STARTS = [
  { height: 2, speed: 8 },
  { height: 3, speed: 7, place: { x: 3300, y: 3200 }, heading: 3 },
  { height: 1, speed: 9, place: { x: -3000, y: 3000 }, heading: 21 },
];

test.each(STRENGTHS)(
  '%s keeps a sound machine out of the ground and on the board, quick or not, whatever her pilot can do',
  (strength) => {
    for (const over of LOW_STARTS)
      for (const flying of [6, 15, 23])
        for (const heads of [inClouds(strength, 'low'), quicklyInClouds(strength, 'low')]) {
          const { lowest, farthest } = flownLow({ ...over, pilot: aMan('pilot', { flying }) }, heads);
          expect(lowest, JSON.stringify([over, flying])).toBeGreaterThan(0);
          expect(farthest, JSON.stringify([over, flying])).toBeLessThanOrEqual(4000);
        }
  },
);

test('C042 a jam is cleared later where straight on the board ends: a turn about takes both actions', () => {
  const { forward } = aMachine('B1');
  const jammed = { ...forward, guns: forward.guns.map((gun) => ({ ...gun, is: 'jammed' as const, actions: 2 })) };
  const firstStep = (y: number) => {
    const machine = aMachine('B1', { forward: jammed, height: 20, place: { x: 0, y } });
    const fight = aSkirmish([machine, aMachine('G1')], { half: 4000 });
    const course = { words: [], way: [], bank: 'level', energy: 0, tests: [], movesLeft: 12, actionsLeft: 2 } as const;
    const about = { side: 'allied', view: fight, machine: 'B1', course, priced: [] } as const;
    return inClouds('ace', 'a word')['clouds-move'](
      about,
      openSteps(freshCourse(machine, cards), machine, fight),
      book,
    );
  };
  expect(firstStep(2800)).toBe('repair');
  expect(firstStep(2900)).not.toBe('repair');
});
