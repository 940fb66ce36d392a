import { describe, expect, test } from 'vitest';
import type { Party } from '../../../src/campaign/mission-log.ts';
import { machineGunsFire } from '../../../src/kit/ground-fire/machine-guns.ts';
import { comeUnderFire } from '../../../src/procedure/mission/come-under-fire.ts';
import { anFk8, aParty, aSpad, book, CLEAR, MIST } from '../../support/people/activities.ts';
import { typesOf } from '../../support/read/types-of.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';
import { idsIn, logOf, play } from '../../support/table/spine.ts';

function fire(
  dice: readonly string[],
  told: Partial<Party> & { box?: number; answers?: Parameters<typeof play>[2] } = {},
  log = logOf([]),
) {
  const { hex = 'H09', cameFrom = hex, altitude = 10_000, box = CLEAR, underFire = 0, answers = {} } = told;
  const machines = [aSpad({ id: 'B1' }), aSpad({ id: 'B3', bravery: 'N' })];
  const party = aParty(machines, hex, { cameFrom, altitude, box, underFire });
  const { result, events } = play((table) => comeUnderFire(party, log, table), dice, answers);
  return { result, events, party, log };
}

const SPREAD = { 'archie-placing': ['spread'] } as const;
/** Two shots. */
const CLOUD = 1;
/** Spread out, B1 is on 11 and B3 on 66. */
const WIDE = ['archie-shot 34', 'archie-shot 43', 'archie-shot 33', 'archie-shot 44'];

describe('(42) guns under a party', () => {
  test('on our side of the lines there are none', () => {
    expect(fire([], { hex: 'H08' }).result).toEqual({ archie: 'silent', nearMissed: new Set() });
  });

  test('(13) in Mist Archie has no shots', () => {
    expect(fire([], { box: MIST, altitude: 2000 }).events).toEqual([]);
  });

  test('a party with nobody left in it is not fired at', () => {
    const party = aParty([], 'H09');
    expect(play((table) => comeUnderFire(party, logOf([]), table)).result.archie).toBe('silent');
  });

  test('through a heavy hex-side batteries are certain, and the check of the hex is made all the same', () => {
    const dice = ['archie-presence 66', ...WIDE];
    const { result, events } = fire(dice, { hex: 'F12', cameFrom: 'F11', answers: SPREAD });
    expect(result.archie).toBe('bursting');
    expect(typesOf(events)[0]).toBe('guns-looked-for');
  });

  test('at 1,000 ft whoever comes through a heavy hex-side meets the machine guns that the check finds', () => {
    const dice = ['archie-presence 24', 'low-archie 12', 'machine-gun-fire 12', 'machine-gun-fire 12'];
    const { events } = fire(dice, { hex: 'F12', cameFrom: 'F11', altitude: 1000 });
    expect(typesOf(events).filter((type) => type === 'machine-guns-fired')).toHaveLength(2);
  });
});

describe('(15) a turn under Archie', () => {
  test('the weather gives the shots; the placing and the turn under these guns are noted', () => {
    const { result, log, party, events } = fire(WIDE, { answers: SPREAD });
    expect(result).toEqual({ archie: 'bursting', nearMissed: new Set() });
    expect(typesOf(events)).toEqual(['machines-placed', ...WIDE.map(() => 'archie-fired')]);
    expect(log.placing).toEqual({ B1: 11, B3: 66 });
    expect(party.underFire).toBe(1);
  });

  test('the next turn over them is worse, and the machines may stay as they were placed', () => {
    const log = logOf([], { placing: { B1: 23, B3: 56 } });
    const dice = ['archie-shot 56', 'archie-hit 14', ...WIDE.slice(0, 3)];
    const answers = { 'archie-placing': ['as-before'] } as const;
    const { party, events } = fire(dice, { underFire: 1, answers }, log);
    expect(events).toContainEqual(expect.objectContaining({ type: 'archie-hit', parts: { worsening: 1 }, total: 6 }));
    expect(party.underFire).toBe(2);
  });

  test('those shaken by a near miss or a hit, harmless or not, are named; a hit is entered with the machine', () => {
    const dice = ['archie-shot 12', 'archie-shot 66', 'archie-hit 12', ...WIDE.slice(0, 2)];
    const { result, party } = fire(dice, { answers: SPREAD });
    expect(result.nearMissed).toEqual(new Set(['B1', 'B3']));
    expect(party.machines).toMatchObject([{ repair: 0 }, { repair: 1 }]);
  });

  test('(26) one who is Driven Off is away till the turn ends', () => {
    const { party } = fire(['archie-shot 66', 'archie-hit 36', ...WIDE.slice(0, 3)], { answers: SPREAD });
    expect(idsIn(party)).toEqual(['B1']);
    expect(party.away.map(({ id }) => id)).toEqual(['B3']);
  });
});

test.each([
  ['over the target, with plates left', 'E10', {}, true],
  ['elsewhere', 'E09', {}, false],
  ['with all plates exposed', 'E10', { B7: 5 }, false],
])('(15) a near miss has work to spoil %s: %s', (_, hex, exposed, isToBePlaced) => {
  const guns = new Map([[hex, { archie: true, machineGuns: false }]]);
  const log = logOf([], { target: 'yards-henin', guns });
  Object.assign(log.done.exposed, exposed);
  const party = aParty([anFk8()], hex, { cameFrom: hex, altitude: 8000, box: CLEAR });
  const { asked } = play((table) => comeUnderFire(party, log, table), WIDE, SPREAD);
  expect(asked[0]?.about).toMatchObject({ machines: ['B7'], isToBePlaced });
});

test.each([
  ['for the first turn', 0, { B7: 11 }, true],
  ['for another turn, all placed', 1, { B7: 11 }, false],
  ['for another turn, with one who was not placed yet', 1, {}, true],
])(
  '(15) over his work a commander is asked anew how he stands only where that has changed: under fire %s',
  (_, underFire, placing, isToBePlaced) => {
    const guns = new Map([['E10', { archie: true, machineGuns: false }]]);
    const log = logOf([], { target: 'yards-henin', guns, placing });
    const party = { ...aParty([anFk8()], 'E10', { cameFrom: 'E10', altitude: 8000, box: CLEAR }), underFire };
    const { asked } = play((table) => comeUnderFire(party, log, table), WIDE, SPREAD);
    expect(asked[0]?.about).toMatchObject({ machines: ['B7'], isToBePlaced });
  },
);

describe('(15) (23 of By the book) Archie at 1,000 feet', () => {
  const RAKED = ['machine-gun-fire 12', 'machine-gun-fire 12'];

  test('is silent on a 9, and light on a 10: one shot, before the machine guns, that marks where they are', () => {
    const silent = fire(['low-archie 36', ...RAKED], { altitude: 1000 });
    expect(silent.result.archie).toBe('silent');
    const light = fire(['low-archie 46', 'archie-shot 12', ...RAKED], { altitude: 1000, answers: SPREAD });
    expect(light.result).toEqual({ archie: 'bursting', nearMissed: new Set(['B1']) });
    expect(light.events[0]).toEqual({ type: 'low-archie-rolled', roll: { faces: [4, 6], total: 10 }, shots: 1 });
  });

  test('(13) the display is one: where the weather has two shots, his is one and the machine guns have the other', () => {
    const dice = ['low-archie 46', 'archie-shot 12', 'machine-gun-fire 12'];
    const { events } = fire(dice, { altitude: 1000, box: CLOUD, answers: SPREAD });
    expect(typesOf(events).filter((type) => type === 'machine-guns-fired')).toHaveLength(1);
  });

  test('(13) in Rain, whose one shot he has taken, the machine guns are silent', () => {
    const { events } = fire(['low-archie 46', 'archie-shot 12'], { altitude: 1000, box: 16, answers: SPREAD });
    expect(typesOf(events)).not.toContain('machine-guns-fired');
  });

  test('throws for nothing at Tree-Top, in Mist, or where he has no guns', () => {
    expect(fire(RAKED, { altitude: 0 }).result.archie).toBe('silent');
    expect(fire([], { altitude: 1000, box: MIST }).result.archie).toBe('silent');
    expect(fire(['archie-presence 34', ...RAKED], { hex: 'H12', altitude: 1000 }).result.archie).toBe('silent');
  });

  test('is silent by a card that knows nothing of it', () => {
    const { lowArchie: _, ...archieAndMachineGun } = book.archieAndMachineGun;
    const cards = { ...book, archieAndMachineGun };
    const party = aParty([aSpad()], 'H09', { altitude: 1000 });
    const { events } = playLoaded((table) => comeUnderFire(party, logOf([]), table), {
      book: cards,
      dice: ['machine-gun-fire 1 2'],
    });
    expect(typesOf(events)).toEqual(['machine-guns-fired']);
  });
});

describe('(42) machine guns', () => {
  test('reach those whom Archie does not: each machine once', () => {
    const dice = ['low-archie 12', 'machine-gun-fire 55', 'machine-gun-fire 56', 'machine-gun-hit 12'];
    const { result, party, events } = fire(dice, { altitude: 1000 });
    expect(result.archie).toBe('silent');
    expect(typesOf(events)).toEqual([
      'low-archie-rolled',
      'machine-guns-fired',
      'machine-guns-fired',
      'machine-gun-hit',
      'man-hit',
    ]);
    expect(party.machines[1]?.wounds).toEqual([{ who: 'pilot', fate: { fate: 'wounded', days: 2 } }]);
    expect(party.underFire).toBe(1);
  });

  test.each([
    ['in Mist, whose shots are 0', MIST, []],
    ['in Rain, whose shots are 1, at the first machine only', 16, ['low-archie 12', 'machine-gun-fire 12']],
    ['in the clear at each machine once', CLEAR, ['low-archie 12', 'machine-gun-fire 12', 'machine-gun-fire 12']],
  ])('(13) throw at most the shots of the weather: %s', (_, box, dice) => {
    const { events } = fire(dice, { altitude: 1000, box });
    const told = typesOf(events).filter((type) => type !== 'low-archie-rolled');
    expect(told).toEqual(dice.filter((each) => each.startsWith('machine-gun')).map(() => 'machine-guns-fired'));
  });

  test('(13) do not fire at what their visibility does not reach', () => {
    const guns = { archie: true, machineGuns: true };
    const low = { down: 0, shots: 2 };
    expect(play((table) => machineGunsFire(guns, 1000, low, table)).result).toBe(false);
    expect(play((table) => machineGunsFire(guns, 0, low, table)).result).toBe(true);
  });

  test('are looked for once behind the lines, and then known', () => {
    const log = logOf([]);
    fire(['archie-presence 34', 'machine-gun-fire 12', 'machine-gun-fire 12'], { hex: 'H12', altitude: 1000 }, log);
    expect(log.guns).toEqual(new Map([['H12', { archie: false, machineGuns: true }]]));
    const stayed = { hex: 'H12', altitude: 1000, underFire: 1 };
    const again = fire(['machine-gun-fire 12', 'machine-gun-fire 12'], stayed, log);
    expect(again.events[0]).toMatchObject({ parts: { worsening: 1 } });
    const higher = fire([], { hex: 'H12', altitude: 8000, underFire: 1 }, log);
    expect(higher.events).toEqual([]);
    expect(higher.party.underFire).toBe(0);
  });
});
