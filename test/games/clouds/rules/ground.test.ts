import { expect, test } from 'vitest';
import type { ScenarioTask } from '../../../../src/games/clouds/cards/scenario.ts';
import { damageBalloon, shotsAtGround } from '../../../../src/games/clouds/rules/ground/ground-attack.ts';
import { land } from '../../../../src/games/clouds/rules/ground/ground-contact.ts';
import { groundFires, moveGround, photograph, spot } from '../../../../src/games/clouds/rules/ground/ground-fires.ts';
import { compare } from '../../../../src/games/clouds/rules/initiative.ts';
import { scoreOf } from '../../../../src/games/clouds/rules/play-scenario.ts';
import { layOut } from '../../../../src/games/clouds/rules/set-up.ts';
import { airFires } from '../../../../src/games/clouds/rules/shooting/fire-phase.ts';
import { malfunction } from '../../../../src/games/clouds/rules/shooting/guns.ts';
import { kill, lose } from '../../../../src/games/clouds/rules/shooting/loss.ts';
import { bears } from '../../../../src/games/clouds/rules/shooting/shots.ts';
import { harmTo, sufferResult } from '../../../../src/games/clouds/rules/shooting/suffer.ts';
import type { FightingMachine, Skirmish } from '../../../../src/games/clouds/table/skirmish.ts';
import { aBalloon, aMachine, aMan, aSkirmish, aUnit, cards, NO_ENGINE, play } from '../../../support/fights/clouds.ts';

const initiative = { total: 9, die: 1, again: [] };
const fires = (
  machine: FightingMachine,
  laid: Parameters<typeof aSkirmish>[1],
  dice: string[],
  ...answers: string[]
): Skirmish => {
  const fight = aSkirmish([machine], laid);
  play((table) => airFires(fight, table), dice, { 'clouds-fire': answers });
  return fight;
};
const south = { place: { x: 0, y: -200 }, height: 20, initiative };

test('C108 guns at a balloon, incendiary or not; a miss does nothing', () => {
  const balloon = aBalloon();
  fires(aMachine('B1', south), { balloons: [balloon] }, ['clouds-shot 2', 'clouds-balloon 8'], 'K1.normal');
  expect(balloon).toMatchObject({ leaks: 2, isBurnt: false });
  const machine = aMachine('B1', { ...south, incendiary: true });
  fires(machine, { balloons: [balloon] }, ['clouds-shot 2', 'clouds-balloon 14'], 'K1.normal');
  expect(balloon.isBurnt).toBe(true);
  const whole = aBalloon();
  fires(aMachine('B1', south), { balloons: [whole] }, ['clouds-shot 17'], 'K1.normal');
  expect(whole.leaks).toBe(0);
});

test('C017 C019 C116 how far it is and what she is as a platform count at the ground and at balloons too', () => {
  const at = (aircraft: string, y: number) => {
    const machine = aMachine('B1', { aircraft, place: { x: 0, y }, height: 2 });
    const laid = { ground: [aUnit()], balloons: [aBalloon({ height: 2 })] };
    return shotsAtGround(machine, machine.forward, 1, aSkirmish([machine], laid))
      .filter(({ burst }) => burst === 'normal')
      .map(({ target, parts }) => [
        target,
        ...parts.filter(({ part }) => part === 'distance' || part === 'airplane').map(({ amount }) => amount),
      ]);
  };
  expect(at('spad-vii', -300)).toEqual([
    ['K1', 2, 1],
    ['T1', 2, 1],
  ]);
  expect(at('sopwith-pup', -600)).toEqual([['K1'], ['T1']]);
  expect(at('sopwith-pup', -1300)).toEqual([]);
});

test('C108 C113 rockets add ten to the damage, are all fired at once, and may miss', () => {
  const balloon = aBalloon();
  const machine = aMachine('B1', { ...south, rockets: 8, incendiary: true });
  fires(machine, { balloons: [balloon] }, ['clouds-flying 5', 'clouds-balloon 11'], 'K1.rockets');
  expect([machine.rockets, balloon.isBurnt]).toEqual([0, true]);
  const missed = aBalloon();
  fires(aMachine('B1', { ...south, rockets: 8 }), { balloons: [missed] }, ['clouds-flying 6'], 'K1.rockets');
  expect(missed.leaks).toBe(0);
});

test('C113 from above, against the wind and straight on, three each', () => {
  const aim = (over: Partial<FightingMachine>, wind?: number) => {
    const machine = aMachine('B1', { ...south, rockets: 8, ...over });
    const shots = shotsAtGround(machine, machine.forward, 0, aSkirmish([machine], { balloons: [aBalloon()], wind }));
    return shots[0]?.base;
  };
  const straight = { ...aMachine('B1').did, straight: 600, flown: 1200 };
  const bent = { ...straight, straight: 500 };
  expect([aim({ did: bent }), aim({ did: straight }), aim({ did: bent }, 1), aim({ did: bent }, 12)]).toEqual([
    2, 5, 5, 2,
  ]);
  expect(aim({ did: bent, height: 22 })).toBe(5);
});

test('C108 ours: an airship burns by its third cell', () => {
  const airship = aBalloon({ isAirship: true, leaks: 20 });
  const burn = () => {
    play((table) => damageBalloon(airship, { adds: 0, by: 'B1' }, aSkirmish([]), table), ['clouds-balloon 5']);
    return airship.isBurnt;
  };
  expect([burn(), burn(), burn()]).toEqual([false, false, true]);
});

test('C109 C116 an observer fires to the side, flexibly and never a rocket; two guns have nothing off', () => {
  const parts = (aircraft: string, laid: Parameters<typeof aSkirmish>[1], place: 'forward' | 'rear') => {
    const at = place === 'rear' ? { x: -200, y: 0 } : south.place;
    const machine = aMachine('B1', { ...south, aircraft, place: at, rockets: 8, gunner: aMan('gunner') });
    const battery = machine[place];
    return battery && shotsAtGround(machine, battery, battery.guns.length, aSkirmish([machine], laid));
  };
  const rear = parts('re8', { balloons: [aBalloon()] }, 'rear');
  expect(rear?.map(({ burst }) => burst)).toEqual(['short', 'normal']);
  expect(rear?.[0]?.parts).toContainEqual({ part: 'flexible', amount: -3 });
  const twin = parts('albatros-d3', { balloons: [aBalloon()] }, 'forward');
  expect(twin?.[0]?.parts.some(({ part }) => part === 'one-gun')).toBe(false);
});

test('C117 men who shelter lose another point of each die', () => {
  const unit = aUnit({ cover: 'rough', isSheltering: true });
  fires(
    aMachine('B1', { place: { x: 0, y: -300 }, height: 3, initiative }),
    { ground: [unit] },
    ['clouds-shot 7', 'clouds-1d6 5'],
    'T1.normal',
  );
  expect(unit.strength).toBe(9);
});

test('C100 C119 a bomb that hits, one that misses, and a rack that strains her', () => {
  const bombed = (dice: string[], over: Partial<FightingMachine> = {}) => {
    const unit = aUnit();
    const machine = aMachine('B1', { height: 10, speed: 9, bombs: 1, initiative, ...over });
    fires(machine, { ground: [unit] }, dice, 'T1.bomb');
    return [unit.strength, machine.bombs, machine.structure];
  };
  expect(bombed(['clouds-bombing 2', 'clouds-1d6 6'])).toEqual([0, 0, 20]);
  expect(bombed(['clouds-bombing 14', 'clouds-1d6 6'])).toEqual([12, 0, 20]);
  const testEach = { freeFrom: 14, turnsOnly: false, guns: false, bombs: true };
  const strained = [
    'clouds-structure-test 11',
    'clouds-structural-failure 5',
    'clouds-1d6 1',
    'clouds-bombing 14',
    'clouds-1d6 6',
  ];
  expect(bombed(strained, { testEach, structure: 10 })).toEqual([12, 0, 6]);
  // (C077) With one engine it is the fixed guns that strain her, not the rack.
  const byGuns = { freeFrom: 15, turnsOnly: false, guns: true, bombs: false };
  expect(bombed(['clouds-bombing 14', 'clouds-1d6 6'], { testEach: byGuns })).toEqual([12, 0, 20]);
});

test('C077 fixed guns strain her too, and she may break up before the shot', () => {
  const testEach = { freeFrom: 15, turnsOnly: false, guns: true, bombs: false };
  const machine = aMachine('B1', { place: { x: 0, y: -300 }, structure: 10, testEach, initiative });
  play(
    (table) => airFires(aSkirmish([machine, aMachine('G1')]), table),
    ['clouds-structure-test 20', 'clouds-structural-failure 1'],
    {
      'clouds-fire': ['G1.normal'],
    },
  );
  expect(machine).toMatchObject({ status: 'lost', forward: { halves: 20 } });
});

test('C110 a gun that fires again only next turn does not fail; a gunner out of it fires at nobody', () => {
  const machine = aMachine('B1', { aircraft: 'albatros-d3' });
  machine.forward.guns[0] = { is: 'clear', actions: 0, from: 9 };
  play(
    (table) => malfunction({ machine, battery: machine.forward, man: machine.pilot }, aSkirmish([machine]), table),
    ['clouds-malfunction 5'],
  );
  expect(machine.forward.guns.map(({ is }) => is)).toEqual(['clear', 'jammed']);
  const out = aMachine('B1', { aircraft: 're8', gunner: { ...aMan('gunner'), isOut: true }, initiative });
  const { asked } = play((table) =>
    airFires(aSkirmish([out, aMachine('G1', { place: { x: 0, y: -300 }, heading: 12 })]), table),
  );
  expect(asked).toEqual([]);
});

test('a fixed gun does not bear on what is at the very place', () =>
  expect(bears(aMachine('B1'), 'forward', { x: 0, y: 0 }, 30)).toBe(false));

test('C003 C016 of a pilot and a gunner alike, he who has thrown again is before', () => {
  const [once, never] = [
    { total: 9, die: 3, again: [4] },
    { total: 9, die: 3, again: [] },
  ];
  expect([compare(once, never), compare(never, once), compare(once, once)]).toEqual([-4, 1, 0]);
});

test('C054 who is hurt to death in a landing, and who goes down with her', () => {
  const landed = (dice: string[], over: Partial<FightingMachine> = {}) => {
    const machine = aMachine('B1', {
      ...NO_ENGINE,
      speed: 6,
      height: 1,
      gunner: aMan('gunner'),
      aircraft: 're8',
      ...over,
    });
    play(
      (table) => land(machine, { isEmergency: true, onBoard: true }, aSkirmish([machine], { terrain: 'water' }), table),
      dice,
    );
    return [machine.pilot.fortitude, machine.gunner?.fortitude];
  };
  // (C054) Each has his own Luck of 8 to get out by.
  const hits = ['clouds-landing 14', 'clouds-1d3 3'];
  expect(landed([...hits, 'clouds-luck 9', 'clouds-luck 9'])).toEqual([0, 0]);
  expect(landed([...hits, 'clouds-luck 8', 'clouds-luck 9'])).toEqual([9, 0]);
  const weak = { pilot: { ...aMan(), fortitude: 3 } };
  expect(landed(['clouds-landing 10', 'clouds-1d3 3', 'clouds-luck 8'], weak)).toEqual([0, 12]);
});

test('C118 C004 what shelters does not move', () => {
  const unit = aUnit({ speed: 2, isSheltering: true });
  moveGround(aSkirmish([], { ground: [unit] }));
  expect(unit.place).toEqual({ x: 0, y: 0 });
});

test('C121 manoeuvres, distance, enemies and fire make a correction worse; a pilot may send one', () => {
  const spotted = (over: Partial<FightingMachine>, did: Partial<FightingMachine['did']>, ...dice: string[]) => {
    const machine = aMachine('B1', { height: 6, ...over });
    Object.assign(machine.did, { radioed: true }, did);
    const spotting = [{ side: 'allied', target: 'T1', dice: 1, hits: 0 } as const].map((each) => ({ ...each }));
    const fight = aSkirmish([machine], { ground: [aUnit()], spotting });
    const { events } = play((table) => spot(fight, table), dice);
    return [events.find(({ type }) => type === 'clouds-spotted'), spotting[0]] as const;
  };
  const does = aMan('gunner', { abilities: ['does-his-job'] });
  const [correct, battery] = spotted(
    { aircraft: 're8', gunner: does, place: { x: 0, y: 2500 } },
    { manoeuvred: true },
    'clouds-spotting 11',
  );
  expect([correct, battery]).toMatchObject([{ successes: 0 }, { dice: 0, hits: 1 }]);
  expect(spotted({}, { shotAt: true }, 'clouds-shell 9')[0]).toMatchObject({ successes: -8, dice: 0 });
  expect(spotted({ status: 'lost' }, {}, 'clouds-shell 9')[0]).toBeUndefined();
  const nowhere = aSkirmish([], { spotting: [{ side: 'allied', target: 'T9', dice: 1, hits: 0 }] });
  expect(play((table) => spot(nowhere, table)).events).toEqual([]);
});

test('C119 C121 with the man behind past it the pilot aims and corrects', () => {
  const gunner = { ...aMan('gunner', { gunnery: 16, awareness: 18 }), isOut: true };
  const machine = aMachine('B1', { aircraft: 're8', gunner, bombs: 1 });
  const fight = aSkirmish([machine], { ground: [aUnit()] });
  const aim = () => shotsAtGround(machine, machine.forward, 0, fight)[0]?.parts[0];
  expect(aim()).toEqual({ part: 'gunnery', amount: 12 });
  gunner.isOut = false;
  expect(aim()).toEqual({ part: 'gunnery', amount: 16 });
  gunner.fortitude = 0;
  expect(aim()).toEqual({ part: 'gunnery', amount: 12 });
});

test('C121 the fire of the ground does not count; C126 nor does a slippery pilot spare his observer', () => {
  const pilot = aMan('pilot', { abilities: ['slippery'] });
  const machine = aMachine('B1', { aircraft: 're8', pilot, gunner: aMan('gunner'), height: 6 });
  const foe = aMachine('G1', { place: { x: 0, y: -300 }, height: 6 });
  machine.did.radioed = true;
  const spotting = [{ side: 'allied' as const, target: 'T1', dice: 1, hits: 0 }];
  const fight = aSkirmish([machine, foe], { ground: [aUnit()], spotting });
  const { events } = play(
    (table) => {
      groundFires(fight, table);
      spot(fight, table);
    },
    ['clouds-shot 20', 'clouds-spotting 4'],
  );
  expect(events.find(({ type }) => type === 'clouds-spotted')).toMatchObject({ successes: 12 - 4 - 4 });
});

test('C042 ours: a photograph in level flight, once of each place', () => {
  const machine = aMachine('B1');
  machine.did.photographed = true;
  const fight = aSkirmish([machine], { ground: [aUnit(), aUnit({ id: 'T2', side: 'allied' })] });
  play((table) => photograph(fight, table));
  play((table) => photograph(fight, table));
  expect(fight.photographs).toEqual([{ machine: 'B1', target: 'T1' }]);
});

test('each task of a scenario counts what it asks for', () => {
  const fight = aSkirmish(
    [
      aMachine('G1', { status: 'lost' }),
      aMachine('G2', { status: 'landed', credit: { machine: 'B1', gun: 'forward' } }),
      aMachine('G3'),
    ],
    {
      balloons: [aBalloon({ isBurnt: true })],
      ground: [aUnit({ strength: 0 })],
      spotting: [{ side: 'allied', target: 'T1', dice: 0, hits: 2 }],
    },
  );
  fight.photographs.push({ machine: 'B1', target: 'T1' });
  const points = (is: ScenarioTask['is'], target?: string) =>
    scoreOf(
      'allied',
      [{ side: 'allied', is, points: 3, words: 'a task', source: 'invented', ...(target && { target }) }],
      fight,
    );
  expect([points('down'), points('down', 'G2'), points('burn', 'K1')]).toEqual([6, 3, 3]);
  // (C090) One went home of those whom the Allies hit; one was hit so, and lost before he was there.
  fight.machines.push(
    aMachine('G8', { forcedHomeBy: { machine: 'B1', gun: 'forward' }, status: 'left' }),
    aMachine('G9', { forcedHomeBy: { machine: 'B1', gun: 'forward' }, status: 'lost' }),
  );
  expect([points('drive-home'), points('drive-home', 'G8'), points('drive-home', 'G2')]).toEqual([3, 3, 0]);
  expect((['bomb', 'strafe', 'spot', 'photograph'] as const).map((is) => points(is, 'T1'))).toEqual([3, 3, 3, 3]);
});

test('C120 a scenario that asks for a shoot has a battery of six dice', () => {
  const scenario = cards.scenarios['infanteriflieger'];
  if (!scenario) throw new Error('infanteriflieger');
  const task = { side: 'allied', is: 'spot', target: 'T1', points: 1, words: 'a shoot', source: 'invented' } as const;
  expect(layOut({ ...scenario, tasks: [task] }, cards).spotting).toEqual([
    { side: 'allied', target: 'T1', dice: 6, hits: 0 },
  ]);
});

test('C071 an aeroplane without fixed guns loses the observer’s', () => {
  const boat = aMachine('G1', { aircraft: 'floatplane', gunner: aMan('gunner') });
  play((table) => sufferResult(13, harmTo(boat, aSkirmish([boat]), table)), ['clouds-guns-hit 1']);
  expect(boat.rear?.guns.map(({ is }) => is)).toEqual(['dead']);
  const spent = aMachine('G1', { aircraft: 're8', gunner: aMan('gunner') });
  for (const gun of spent.forward.guns) gun.is = 'dead';
  play((table) => sufferResult(13, harmTo(spent, aSkirmish([spent]), table)), ['clouds-guns-hit 1']);
  expect(spent.rear?.guns[0]?.is).toBe('dead');
  const alone = aMachine('G1', { aircraft: 'floatplane' });
  play((table) => sufferResult(13, harmTo(alone, aSkirmish([alone]), table)), ['clouds-guns-hit 1']);
  expect(alone.rear).toBeUndefined();
});

test('C074 C075 a wound may kill, pilot or gunner, and a gunner may have had enough', () => {
  const struck = (result: number, dice: string[], over: Partial<FightingMachine>) => {
    const machine = aMachine('B1', { aircraft: 're8', gunner: aMan('gunner'), ...over });
    play((table) => sufferResult(result, harmTo(machine, aSkirmish([machine]), table)), dice);
    return machine;
  };
  expect(struck(17, ['clouds-1d6 6'], { pilot: { ...aMan(), fortitude: 5 } })).toMatchObject({
    status: 'lost',
    why: 'pilot-killed',
  });
  const gunner = { ...aMan('gunner'), fortitude: 5 };
  expect(struck(16, ['clouds-who 6', 'clouds-1d6 6'], { gunner })).toMatchObject({
    status: 'flying',
    gunner: { fortitude: 0 },
  });
  expect(struck(16, ['clouds-who 6', 'clouds-1d6 2', 'clouds-fortitude 11'], {}).gunner?.isOut).toBe(true);
  expect(struck(24, ['clouds-3d6 6 6 6'], {}).blackout).toBe(false);
});

test('what is past harm suffers no more', () => {
  const machine = aMachine('B1', { status: 'lost' });
  const fight = aSkirmish([machine]);
  const { events } = play((table) => {
    const hit = harmTo(machine, fight, table);
    hit.apply([
      { do: 'structure', plus: 3 },
      { do: 'structure-test' },
      { do: 'spin' },
      { do: 'flying-or-spin' },
      { do: 'crash', fortitude: '3d6' },
    ]);
    hit.strike(machine, 9);
    lose(machine, 'ground', fight, table);
    kill(machine, { ...machine.pilot, fortitude: 0 }, fight, table);
  });
  expect(events).toEqual([]);
});

test('the last of her strength breaks her up; an engine that stops may send him home', () => {
  const machine = aMachine('B1', { structure: 2 });
  play((table) => sufferResult(2, harmTo(machine, aSkirmish([machine]), table)));
  expect(machine.why).toBe('broke-up');
  const stopped = aMachine('B1', { lastHit: { machine: 'G1', gun: 'forward' } });
  play(
    (table) => sufferResult(26, harmTo(stopped, aSkirmish([stopped]), table)),
    ['clouds-engine-fire 1', 'clouds-fortitude 13'],
  );
  expect(stopped.forcedHomeBy?.machine).toBe('G1');
});

test('C106 a fire in a machine past help is for good; one near who is gone is not struck again', () => {
  const fire = { reaches: 9, ends: 'death', isForGood: false } as const;
  const doomed = aMachine('B1', { fire });
  play((table) => harmTo(doomed, aSkirmish([doomed]), table).apply([{ do: 'lost' }]));
  expect(doomed.fire?.isForGood).toBe(true);
  const [bomber, next, third] = [
    aMachine('B1', { bombs: 1 }),
    aMachine('B2', { bombs: 1 }),
    aMachine('B3', { bombs: 1 }),
  ];
  play(
    (table) => sufferResult(20, harmTo(bomber, aSkirmish([bomber, next, third]), table)),
    ['clouds-damage 20', 'clouds-damage 20'],
  );
  expect([next.status, third.status]).toEqual(['lost', 'lost']);
});
