import { expect, test } from 'vitest';
import { seededCup } from '../../../../src/dice/seeded-cup.ts';
import { inClouds } from '../../../../src/games/clouds/head/opponent.ts';
import { move } from '../../../../src/games/clouds/rules/flying/fly.ts';
import { shotsAtGround } from '../../../../src/games/clouds/rules/ground/ground-attack.ts';
import { photograph } from '../../../../src/games/clouds/rules/ground/ground-fires.ts';
import { shotsAtMachines } from '../../../../src/games/clouds/rules/shooting/shots.ts';
import { idle } from '../../../../src/games/clouds/rules/turn.ts';
import type { GroundUnit } from '../../../../src/games/clouds/table/skirmish.ts';
import { farBetween } from '../../../../src/kit/geometry/headings.ts';
import { STRENGTHS, type Strength } from '../../../../src/kit/head/strengths.ts';
import { AutomaticTable, nobodyWrites } from '../../../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../../../src/policies/policies.ts';
import type { GameEvent } from '../../../../src/table/events.ts';
import { aMachine, aSkirmish, aUnit } from '../../../support/fights/clouds.ts';
import { book } from '../../../support/people/campaigns.ts';
import { freeTable } from '../../../support/table/free-table.ts';

/** How a Pup is flown at that height who has an Albatros behind her on either side. */
function flownAt(height: number, strength: Strength) {
  const behind = (id: string, x: number) =>
    aMachine(id, { aircraft: 'albatros-d3', height: height + 1, place: { x, y: -400 } });
  const pup = aMachine('B1', { height });
  const flown: Extract<GameEvent, { type: 'clouds-flew' }>[] = [];
  const table = new AutomaticTable(
    book,
    seededCup('alea:1:clouds', height),
    { ...policyNamed('random', 'clouds'), ...inClouds(strength, 'a word') },
    { ...nobodyWrites, told: (event) => event.type === 'clouds-flew' && flown.push(event) },
  );
  move(pup, aSkirmish([pup, behind('G1', -150), behind('G2', 150)]), table);
  return flown;
}

const HEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

test.each(['steady', 'sharp'] as const)(
  'low down the %s head neither strikes the ground nor goes over the top',
  (strength) => {
    for (const height of HEIGHTS) {
      const [flown] = flownAt(height, strength);
      expect(flown?.to.height, `from ${height}`).toBeGreaterThan(0);
      expect(flown?.words, `from ${height}`).not.toContain('immelmann');
    }
  },
);

test.each(STRENGTHS)(
  'C015 who flies 13 Move Units a turn turns in time: %s leaves no board of his own will',
  (strength) => {
    // 40 from the middle to the edge: from 30 out the turn after next is too late.
    for (const y of [-3000, 0, 3000]) {
      const machine = aMachine('B1', { place: { x: 1800, y }, heading: 6, height: 40, speed: 13 });
      const fight = aSkirmish(
        [machine, aMachine('G1', { aircraft: 'albatros-d3', place: { x: -3500, y: 0 }, height: 40 })],
        {
          half: 4000,
        },
      );
      const heads = { ...policyNamed('random', 'edge'), ...inClouds(strength, `edge ${y}`) };
      for (let turn = 0; turn < 6; turn++)
        move(machine, fight, new AutomaticTable(book, seededCup('alea:1:edge', turn), heads, nobodyWrites));
      expect(Math.max(Math.abs(machine.place.x), Math.abs(machine.place.y)), `from ${y}`).toBeLessThanOrEqual(4000);
    }
  },
);

/** How one machine moves who has the other before or behind her, and has seen where she is. */
function movedLast(strength: Strength, his: Parameters<typeof aMachine>[1]) {
  const first = { total: 10, die: 1, again: [] };
  const machine = aMachine('B1', { initiative: { ...first, total: 20 }, height: 30, speed: 10 });
  const fight = aSkirmish([
    machine,
    aMachine('G1', { aircraft: 'albatros-d3', initiative: first, height: 30, ...his }),
  ]);
  const heads = { ...policyNamed('random', 'last'), ...inClouds(strength, 'a word') };
  move(machine, fight, new AutomaticTable(book, seededCup('alea:1:last', 1), heads, nobodyWrites));
  return { machine, shots: shotsAtMachines(machine, machine.forward, fight) };
}

test.each([
  ['ahead', { x: 0, y: 1300 }, 0],
  ['abeam', { x: 700, y: 700 }, 0],
] as const)('C016 who moves last brings her guns to bear on whom she finds %s', (_, place, heading) => {
  for (const strength of ['sharp', 'ace'] as const)
    expect(movedLast(strength, { place, heading }).shots.length, strength).toBeGreaterThan(0);
});

test.each(STRENGTHS)('C035 out of a turn %s comes level: the next may go to either side', (strength) => {
  expect(movedLast(strength, { place: { x: 900, y: -300 }, heading: 18 }).machine.bank).toBe('level');
});

test('C090 who is forced home flies out of reach of the enemy, 13 Move Units from him, and is let go', () => {
  const home = aMachine('B1', { isForcedHome: true, height: 30, initiative: { total: 20, die: 1, again: [] } });
  const fight = aSkirmish([home, aMachine('G1', { place: { x: 0, y: 500 }, heading: 12 })]);
  const heads = { ...policyNamed('random', 'home'), ...inClouds('sharp', 'a word') };
  for (let turn = 0; turn < 4; turn++)
    move(home, fight, new AutomaticTable(book, seededCup('alea:1:home', turn), heads, nobodyWrites));
  expect(Math.hypot(home.place.x, home.place.y - 500)).toBeGreaterThan(1300);
});

const policy = inClouds('sharp', 'a word');

test('C025 C028 he jumps from what nothing will save, low in a spin, or with the fire at his back, and else stays with her', () => {
  const answers = (over: Parameters<typeof aMachine>[1], skill = 12) => {
    const view = aSkirmish([aMachine('B1', { parachute: true, ...over })]);
    return policy['clouds-jump']({ side: 'allied', view, machine: 'B1', skill }, ['jump', 'stay'], book);
  };
  const fire = (reaches: number) => ({ fire: { reaches, ends: 'death', isForGood: false } as const });
  expect(answers({ status: 'spinning', isBeyondHelp: true }, 3)).toBe('jump');
  expect([answers({ status: 'spinning', height: 6 }), answers({ status: 'spinning', height: 18 })]).toEqual([
    'jump',
    'stay',
  ]);
  expect([answers(fire(2)), answers(fire(9)), answers(fire(2), 5)]).toEqual(['jump', 'stay', 'stay']);
});

test('C118 a barrage is laid on whom it comes nearest to, and stays where it is nearer to somebody already', () => {
  const view = aSkirmish([aMachine('B1'), aMachine('B2')]);
  const aims = [
    { machine: 'B1', off: 800 },
    { machine: 'B2', off: 300 },
  ];
  const answer = (stands: number | undefined) =>
    policy['clouds-aim'](
      { side: 'german', view, machine: 'B1', unit: 'T1', stands, aims },
      [...(stands === undefined ? [] : ['stay']), 'B1', 'B2'],
      book,
    );
  expect([answer(undefined), answer(900), answer(100)]).toEqual(['B2', 'B2', 'stay']);
});

test('C059 a good shot and poor damage are thrown again while another re-roll is left for his life; a test always', () => {
  const view = aSkirmish([aMachine('B1')]);
  const answer = (why: 'shot' | 'hit' | 'spin', skill: number, left: number) =>
    policy['clouds-re-roll'](
      { side: 'allied', view, machine: 'B1', test: why, skill, roll: 18, left },
      ['keep', 'again'],
      book,
    );
  expect([answer('shot', 15, 2), answer('shot', 15, 1), answer('shot', 6, 2)]).toEqual(['again', 'keep', 'keep']);
  expect([answer('hit', 4, 2), answer('hit', 12, 2), answer('spin', 2, 1)]).toEqual(['again', 'keep', 'again']);
});

test('C126 a mentor takes the better of the rookies aside', () => {
  const skilled = aMachine('B3');
  Object.assign(skilled, { pilot: { ...skilled.pilot, flying: 14 } });
  const view = aSkirmish([aMachine('B1'), aMachine('B2'), skilled]);
  const answer = policy['clouds-mentor']({ side: 'allied', view, machine: 'B1' }, ['B2', 'B3'], book);
  expect(answer).toBe('B3');
});

test('C119 a stick is for the last thing that there is to bomb; before that bombs fall one by one', () => {
  const bombs = (...units: GroundUnit[]) => {
    const machine = aMachine('B1', { bombs: 3 });
    const view = aSkirmish([machine], { ground: units });
    const shots = shotsAtGround(machine, machine.forward, 0, view);
    const about = { side: 'allied', view, machine: 'B1', gun: 'forward', shots } as const;
    return policy['clouds-fire'](about, ['hold', ...shots.map(({ word }) => word)], book);
  };
  expect([
    bombs(aUnit(), aUnit({ id: 'T2' })),
    bombs(aUnit()),
    bombs(aUnit(), aUnit({ id: 'T2', strength: 0 })),
  ]).toEqual(['T1.bomb', 'T1.stick', 'T1.stick']);
});

test('C016 who goes by the look of things holds his fire where others give a burst that hits six times in twenty', () => {
  const machine = aMachine('B1', { height: 30 });
  const foe = aMachine('G1', { aircraft: 'albatros-d3', height: 30, place: { x: 0, y: 700 } });
  const view = aSkirmish([machine, foe]);
  const [open] = shotsAtMachines(machine, machine.forward, view);
  if (!open) throw new Error('There is nobody before her guns.');
  const about = { side: 'allied', view, machine: 'B1', gun: 'forward', shots: [{ ...open, base: 6 }] } as const;
  const fires = STRENGTHS.filter(
    (strength) => inClouds(strength, 'a word')['clouds-fire'](about, ['hold', open.word], book) === open.word,
  );
  expect(fires).toEqual(['sharp', 'ace']);
});

/** How a D.F.W. with a camera moves, and what of the ground is in her pictures then. */
function flownWithCamera(place: { x: number; y: number }, over: Parameters<typeof aMachine>[1] = {}) {
  const two = aMachine('G1', { aircraft: 'dfw-c5', height: 8, speed: 12, place: { x: 0, y: 0 }, ...over });
  const spad = aMachine('B1', { aircraft: 'spad-vii', height: 20, place: { x: 0, y: -2500 } });
  const unit = aUnit({ place, side: 'allied' });
  const fight = aSkirmish([two, spad], { camera: ['G1'], ground: [unit] });
  const heads = { ...policyNamed('random', 'plate'), ...inClouds('ace', 'a word') };
  const before = farBetween(two.place, place);
  move(two, fight, new AutomaticTable(book, seededCup('alea:1:plate', 1), heads, nobodyWrites));
  photograph(fight, freeTable(book, 1, 1));
  return { nearer: before - farBetween(two.place, place), pictures: fight.photographs.map(({ target }) => target) };
}

test('who has a camera flies straight over what is to be photographed, with the camera ready', () => {
  // Twelve Move Units straight on, and the place is no more than three beside where she comes to.
  expect(flownWithCamera({ x: 200, y: 1200 }).pictures).toEqual(['T1']);
});

test('a whole move is flown: who would fly past it turns, comes back straight over it, and has her picture in three', () => {
  const turnsTo = (place: { x: number; y: number }) => {
    const two = aMachine('G1', { aircraft: 'dfw-c5', height: 8, speed: 12, place: { x: 0, y: 0 } });
    const spad = aMachine('B1', { aircraft: 'spad-vii', height: 20, place: { x: 0, y: -3900 } });
    const fight = aSkirmish([two, spad], { camera: ['G1'], ground: [aUnit({ place, side: 'allied' })] });
    const heads = { ...policyNamed('random', 'plate'), ...inClouds('ace', 'a word') };
    const table = new AutomaticTable(book, seededCup('alea:1:plate', 1), heads, nobodyWrites);
    for (fight.turn = 1; fight.photographs.length === 0 && fight.turn < 9; fight.turn += 1) {
      two.did = idle();
      move(two, fight, table);
      photograph(fight, freeTable(book, 1, 1));
    }
    return fight.turn - 1;
  };
  // Six Move Units before her, sixteen, six beside, and six behind: twelve are a move.
  const places = [
    { x: 0, y: 600 },
    { x: 0, y: 1600 },
    { x: 400, y: 500 },
    { x: 0, y: -600 },
  ];
  expect(places.map(turnsTo)).toEqual([3, 3, 3, 3]);
});

test('from farther off she makes for the place, and not for an enemy', () => {
  expect(flownWithCamera({ x: 0, y: 3000 }).nearer).toBeGreaterThan(900);
});

test('and so does who has bombs for it; with neither she minds the enemy alone', () => {
  const bombs = (place: { x: number; y: number }, count: number) => {
    const machine = aMachine('B1', { bombs: count, height: 8, speed: 10 });
    const foe = aMachine('G1', { aircraft: 'albatros-d3', height: 8, place: { x: 0, y: -3000 } });
    const fight = aSkirmish([machine, foe], { ground: [aUnit({ place })] });
    const heads = { ...policyNamed('random', 'bombs'), ...inClouds('ace', 'a word') };
    move(machine, fight, new AutomaticTable(book, seededCup('alea:1:bombs', 1), heads, nobodyWrites));
    return farBetween(machine.place, place);
  };
  expect(bombs({ x: 0, y: 2500 }, 2)).toBeLessThan(1700);
  expect(bombs({ x: 0, y: 2500 }, 0)).toBeGreaterThan(2000);
});
