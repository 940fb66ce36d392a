import { expect, test } from 'vitest';
import { seededCup } from '../../../../src/dice/seeded-cup.ts';
import { gunsOf, hitChance } from '../../../../src/games/clouds/head/likely-shot.ts';
import { anyMove, bestMove, quickWays } from '../../../../src/games/clouds/head/quick-move.ts';
import { quicklyInClouds } from '../../../../src/games/clouds/head.ts';
import { courseOf } from '../../../../src/games/clouds/rules/flying/course.ts';
import { move } from '../../../../src/games/clouds/rules/flying/fly.ts';
import { baseOf, bears, farTo, partsOf } from '../../../../src/games/clouds/rules/shooting/shots.ts';
import type { FightingMachine, Skirmish } from '../../../../src/games/clouds/table/skirmish.ts';
import { STRENGTHS } from '../../../../src/kit/head/strengths.ts';
import { AutomaticTable, nobodyWrites } from '../../../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../../../src/policies/policies.ts';
import { even } from '../../../bench/tournament/even.ts';
import { paired } from '../../../bench/tournament/pairing.ts';
import { aBalloon, aMachine, aMan, aSkirmish, aUnit } from '../../../support/fights/clouds.ts';
import { book } from '../../../support/people/campaigns.ts';

const { cards } = aSkirmish([]);

/** What the rules have of the best shot of one machine at another, of 1. */
function byTheRules(machine: FightingMachine, target: FightingMachine, fight: Skirmish): number {
  const batteries = [machine.forward, machine.rear].flatMap((battery) => battery ?? []);
  if (farTo(machine.place, machine.height, target.place, target.height) > 12) return 0;
  const bases = batteries
    .filter(({ place }) => bears(machine, place, target.place, target.height))
    .map((battery) => baseOf(partsOf({ machine, battery }, target, 'normal', fight)) / 20);
  return Math.min(1, Math.max(0, ...bases));
}

test('C017 C018 a shot is worth what the rules make of it, ahead and over the tail, from every side and height', () => {
  let shots = 0;
  for (let n = 0; n < 1500; n++) {
    const place = { x: ((n * 7919) % 2600) - 1300, y: ((n * 104_729) % 2600) - 1300 };
    const from = aMachine('B1', { aircraft: 'sopwith-strutter', gunner: aMan('gunner'), heading: n % 24 });
    const to = aMachine('G1', { aircraft: 'albatros-d3', place, heading: (n * 5) % 24, height: 26 + (n % 9) });
    const fight = aSkirmish([from, to]);
    const chance = hitChance(gunsOf(from, fight), from, to, cards);
    expect(chance, JSON.stringify([place, from.heading, to.heading, to.height])).toBeCloseTo(
      byTheRules(from, to, fight),
      5,
    );
    shots += chance > 0 ? 1 : 0;
  }
  expect(shots).toBeGreaterThan(200);
});

test('nobody fires who burns, whose guns are jammed or empty, whose gunner is dead, or ahead on his way home', () => {
  const bare = (over: Parameters<typeof aMachine>[1]) => {
    const machine = aMachine('B1', { aircraft: 'sopwith-strutter', gunner: aMan('gunner'), ...over });
    return gunsOf(machine, aSkirmish([machine])).map(({ place }) => place === 'forward');
  };
  expect(bare({})).toEqual([true, false]);
  expect(bare({ fire: { reaches: 9, ends: 'death', isForGood: false } })).toEqual([]);
  expect(bare({ status: 'spinning' })).toEqual([]);
  expect(bare({ isForcedHome: true })).toEqual([false]);
  expect(bare({ gunner: aMan('gunner', { fortitude: 0 }) })).toEqual([true]);
  const { forward } = aMachine('B1', { aircraft: 'sopwith-strutter', gunner: aMan('gunner') });
  expect(bare({ forward: { ...forward, halves: 0 } })).toEqual([false]);
  const jammed = forward.guns.map((gun) => ({ ...gun, is: 'jammed' as const }));
  expect(bare({ forward: { ...forward, guns: jammed } })).toEqual([false]);
});

test.each(['level', 'left', 'right'] as const)('banked %s: a way leads where its steps lead', (bank) => {
  for (const speed of [7, 12, 17]) {
    const machine = aMachine('B1', { bank, speed, heading: 5, place: { x: 120, y: -700 } });
    const ways = quickWays(machine, cards);
    expect(ways.length).toBeGreaterThan(4);
    for (const { words, stand } of ways) {
      const { place, heading, isOver } = courseOf(words, machine, cards);
      expect(isOver, words.join()).toBe(true);
      expect([place, heading], words.join()).toEqual([stand.place, stand.heading]);
    }
  }
});

test('C098 who flies out of a wide turn has no other way', () => {
  const machine = aMachine('B1', { opensWide: 9 });
  expect(quickWays(machine, cards).map(({ words }) => words)).toEqual([
    ['wide-l', 'end'],
    ['wide-r', 'end'],
  ]);
});

test('he turns after whom he has abeam, to the side on which he flies, and fires from behind who has moved', () => {
  const own = aMachine('B1', { initiative: { total: 20, die: 1, again: [] } });
  const east = aMachine('G1', { aircraft: 'albatros-d3', place: { x: 1500, y: 0 }, heading: 6 });
  const west = aMachine('G1', { aircraft: 'albatros-d3', place: { x: -1500, y: 0 }, heading: 18 });
  expect(bestMove(own, aSkirmish([own, east])).join()).toMatch(/r\d/);
  expect(bestMove(own, aSkirmish([own, west])).join()).toMatch(/l\d/);
  const ahead = aMachine('G1', {
    aircraft: 'albatros-d3',
    place: { x: 0, y: 1600 },
    initiative: { total: 1, die: 1, again: [] },
  });
  const words = bestMove(own, aSkirmish([own, ahead]));
  const there = { ...own, ...courseOf(words, own, cards) };
  expect(hitChance(gunsOf(own, aSkirmish([own, ahead])), there, ahead, cards)).toBeGreaterThan(0);
});

test('he makes for a balloon, and with bombs for what is to be bombed; forced home, away from everybody', () => {
  const own = aMachine('B1', { height: 20 });
  const aside = { x: 3000, y: 0 };
  const turnsRight = (fight: Skirmish, machine = own) => bestMove(machine, fight).some((word) => word.startsWith('r'));
  expect(turnsRight(aSkirmish([own], { balloons: [aBalloon({ place: aside })] }))).toBe(true);
  expect(turnsRight(aSkirmish([own], { balloons: [aBalloon({ place: aside, isBurnt: true })] }))).toBe(false);
  const bomber = aMachine('B1', { height: 20, bombs: 2 });
  expect(turnsRight(aSkirmish([bomber], { ground: [aUnit({ place: aside })] }), bomber)).toBe(true);
  expect(turnsRight(aSkirmish([own], { ground: [aUnit({ place: aside })] }))).toBe(false);
  const home = aMachine('B1', { isForcedHome: true });
  const foe = aMachine('G1', { aircraft: 'albatros-d3', place: { x: 0, y: 2500 } });
  const { heading } = courseOf(bestMove(home, aSkirmish([home, foe])), home, cards);
  expect(Math.min(heading, 24 - heading)).toBeGreaterThan(3);
});

test.each(STRENGTHS)('C015 %s turns in time before the edge of the board, and strikes no ground', (strength) => {
  for (const y of [-3000, 0, 3000]) {
    const machine = aMachine('B1', { place: { x: 1800, y }, heading: 6, height: 6, speed: 13 });
    const foe = aMachine('G1', { aircraft: 'albatros-d3', place: { x: -3500, y: 0 }, height: 6 });
    const fight = aSkirmish([machine, foe], { half: 4000 });
    const heads = { ...policyNamed('random', 'edge'), ...quicklyInClouds(strength, `edge ${y}`) };
    for (let turn = 0; turn < 6; turn++)
      move(machine, fight, new AutomaticTable(book, seededCup('alea:1:edge', turn), heads, nobodyWrites));
    expect(Math.max(Math.abs(machine.place.x), Math.abs(machine.place.y)), `from ${y}`).toBeLessThanOrEqual(4000);
    expect(machine.height).toBeGreaterThan(0);
  }
});

test('any way is one of several, the same for the same chance', () => {
  const machine = aMachine('B1');
  const fight = aSkirmish([machine]);
  const moves = [0, 0.2, 0.4, 0.6, 0.99].map((chance) => anyMove(machine, fight, chance).join());
  expect(new Set(moves).size).toBeGreaterThan(3);
  expect(anyMove(machine, fight, 0.4).join()).toBe(moves[2]);
});

test('what must be done first is done first; a step that is not open is flown straight on', () => {
  const machine = aMachine('B1');
  const foe = aMachine('G1', { aircraft: 'albatros-d3', place: { x: 1500, y: 0 }, heading: 6 });
  const fight = aSkirmish([machine, foe]);
  const head = quicklyInClouds('sharp', 'a word');
  const course = { words: [], way: [], bank: 'level', energy: 0, tests: [], movesLeft: 12, actionsLeft: 2 } as const;
  const about = { side: 'allied', view: fight, machine: 'B1', course, priced: [] } as const;
  expect(head['clouds-move'](about, ['end', 'repair'], book)).toBe('repair');
  expect(head['clouds-move'](about, ['end', 's1'], book)).toBe('end');
});

test('a quick head beats a novice in most of the fights of two against two that are decided', () => {
  const { won, lost } = paired(
    { better: (word) => policyNamed('sharp', word, 'quick'), worse: (word) => policyNamed('novice', word) },
    { system: 'clouds-of-glory', each: 2, fights: 24, seed: 'quick' },
    even('clouds-of-glory', 2, book).book,
  );
  expect(won).toBeGreaterThan(lost);
});
