import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Roll } from '../../../../src/cards/dice.ts';
import { seededCup } from '../../../../src/dice/seeded-cup.ts';
import type { EngineBox } from '../../../../src/games/side/cards/dashboard.ts';
import { type SideHit, strike } from '../../../../src/games/side/rules/damage.ts';
import { playOut } from '../../../../src/games/side/rules/fight-out.ts';
import { joiningMachines, skillMark } from '../../../../src/games/side/rules/from-muster.ts';
import { fateOf } from '../../../../src/games/side/rules/to-outcome.ts';
import { viewFor } from '../../../../src/games/side/rules/view.ts';
import type { FightingMachine } from '../../../../src/games/side/table/fighting-machine.ts';
import type { AlliedMachine, Fight } from '../../../../src/kit/fight/fight.ts';
import { muster } from '../../../../src/kit/fight/muster.ts';
import { AutomaticTable, nobodyWrites } from '../../../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../../../src/policies/policies.ts';
import { resolveFight } from '../../../../src/procedure/resolve-fight.ts';
import type { Check } from '../../../../src/table/checks.ts';
import { type GameEvent, ofType } from '../../../../src/table/events.ts';
import { anyFight } from '../../../support/fights/any-fight.ts';
import { aSpad, aStrutter, HURT } from '../../../support/fights/fights.ts';
import { book, comesOut, dashboards, layOut, machineAt, sideFight } from '../../../support/fights/side-fights.ts';
import { freeTable } from '../../../support/table/free-table.ts';
import { playLoaded } from '../../../support/table/loaded-dice.ts';

const { door } = book.fights['winged-victory'];
const GUN = { state: 'clear', ammo: 30 } as const;
const strutter = {
  id: 'B1',
  aircraft: 'sopwith-strutter',
  skill: 6,
  firing: 'A',
  bravery: 'B',
  fights: true,
  forward: GUN,
  observer: { firing: 'C', gun: { state: 'jammed', ammo: 10 } },
  observerAlive: true,
  lameDuck: false,
  aft: 135,
} as unknown as AlliedMachine;
const fight = (told: Partial<Fight> = {}): Fight =>
  ({
    system: 'winged-victory',
    altitude: 9000,
    dfd: 20,
    over: 'enemy',
    hex: 'H10',
    weather: 7,
    dive: undefined,
    allied: [strutter],
    germans: [12],
    barred: [],
    germansLedBy: 'the-card',
    ...told,
  }) as Fight;

test('(12) (18) (24) V018 the campaign comes in: marks by Skill, firings by ammo, height by the dive, a sky by the weather box', () => {
  expect([1, 2, 3, 5, 6, 7].map((skill) => skillMark(skill, door))).toEqual([
    'recruit',
    'recruit',
    'expert',
    'expert',
    'ace',
    'ace',
  ]);
  const side = layOut(fight({ dive: { side: 'german', bonus: 'surprise' }, weather: 14 }));
  const [own, german] = side.machines as [FightingMachine, FightingMachine];
  expect(own.guns.map(({ left, plates, jammed }) => [left, plates.length, jammed])).toEqual([
    [6, 1, false],
    [4, 0, true],
  ]);
  expect([own.pose.y / 2, german.pose.y / 2, own.seen, german.seen]).toEqual([10, 16, [], ['B1']]);
  expect([side.floor, side.sky.storm, side.sky.cumuli.length]).toEqual(['air', 22, 2]);
});

test.each([
  [undefined, [14, 26], [10, 10]],
  // An odd level lies half a hex on.
  [{ side: 'allied', bonus: 'dive' } as const, [14.5, 26], [13, 10]],
  [{ side: 'german', bonus: 'surprise' } as const, [17, 23], [10, 16]],
])('(18) V018 with a dive of %j the two sides enter head on and apart', (dive, hexes, levels) => {
  const { machines } = layOut(fight({ dive }));
  expect(machines.map(({ pose }) => pose.x / 4)).toEqual(hexes);
  expect(machines.map(({ pose }) => pose.y / 2)).toEqual(levels);
  expect(machines.map(({ pose }) => pose.heading)).toEqual([1, -1]);
});

test('(18) V018 of several each second enters a level higher, each third a hex behind, all at their top speed low down', () => {
  const allied = ['B1', 'B2', 'B3'].map((id) => aSpad({ id, aircraft: 'sopwith-strutter' }));
  const { machines } = layOut(fight({ allied, germans: [] }));
  expect(machines.map(({ pose }) => [pose.x / 4, pose.y / 2])).toEqual([
    [14, 10],
    [14.5, 11],
    [13, 10],
  ]);
  const { top } = dashboards['sopwith-strutter'] ?? {};
  expect(top?.low).not.toBe(top?.high);
  expect(machines.map(({ cue }) => cue)).toEqual([top?.low, top?.low, top?.low]);
  expect(machines.every(({ pose, ceiling }) => ceiling >= pose.y / 2 + 6)).toBe(true);
});

test('(19) in a campaign both sides see the DFD, and a scenario has none', () => {
  const side = layOut(fight({ dfd: 33 }));
  expect([viewFor('allied', side).clock, viewFor('german', side).clock]).toEqual([
    { dfd: 33, turnsInPhase: 3 },
    { dfd: 33, turnsInPhase: 3 },
  ]);
  side.clock.dfd -= 7;
  expect(viewFor('allied', side).clock?.dfd).toBe(26);
  expect(viewFor('allied', sideFight([machineAt('B1', 'se5a')]))).not.toHaveProperty('clock');
});

test('V018 a low fight has the ground beneath it', () => {
  const side = layOut(fight({ altitude: 1000, dive: { side: 'allied', bonus: 'dive' } }));
  expect([side.floor, side.machines.map(({ pose }) => pose.y / 2)]).toEqual(['ground', [6, 3]]);
});

test('(50) V018 what is out of the game stays out, and no number comes twice', () => {
  const side = layOut(fight({ germans: [1, 1, 12, 12, 13], barred: [13] }));
  expect(side.machines.map(({ id }) => id)).toEqual(['B1', 'G1', 'G12']);
});

const box = (name: EngineBox): number =>
  (book.fights['winged-victory'].dashboards['albatros-d3']?.engineBoxes.indexOf(name) ?? 0) + 1;
const fates: readonly (readonly [Partial<FightingMachine>, string])[] = [
  [{}, 'unharmed'],
  [{ out: 'cracked-up' }, 'shot-down'],
  [{ pilot: 'dead' }, 'shot-down'],
  [{ out: 'landed' }, 'forced-down'],
  [{ leak: 0 }, 'forced-down'],
  [{ leak: 0, out: 'left-by-own-edge' }, 'damaged-abort'],
  [{ leak: 0, out: 'left-below' }, 'damaged-abort'],
  // She has eight boxes.
  [{ structure: 3 }, 'unharmed'],
  [{ burning: true }, 'forced-down'],
  [{ leak: 2 }, door.lasting.leak],
  [{ rudder: 3 }, door.lasting.controls],
  [{ engine: box('minus-1') }, door.lasting.engine],
  [{ engine: box('minus-2') }, door.lasting.engineBadly],
  [{ pilot: 'wounded' }, door.lasting.pilot],
  [{ engine: box('minus-2'), structure: 4 }, door.lasting.engineBadly],
  [{ structure: 4 }, 'damaged-abort'],
  [{ out: 'left-by-own-edge', pilot: 'wounded', structure: 2 }, 'driven-off'],
  [{ out: 'left-by-own-edge', pilot: 'wounded', structure: 1 }, 'unharmed'],
  [{ out: 'left-by-own-edge', pilot: 'wounded' }, 'unharmed'],
  [{ out: 'left-by-own-edge' }, 'unharmed'],
  [{ out: 'left-below', pilot: 'wounded', structure: 2 }, 'unharmed'],
];
const SOUND = { aircraft: 'albatros-d3', lameDuck: false };

test.each(fates)('(26) (27) (28) (40) %j goes home as %s', (told, fate) => {
  expect(playLoaded((table) => fateOf(machineAt('G1', 'albatros-d3', told), SOUND, table), { book }).result).toBe(fate);
});

test('(40) one of ours who goes home with a wound has escaped', () => {
  const home = machineAt('B1', 'spad-vii', { out: 'left-by-own-edge', pilot: 'wounded', structure: 1 });
  expect(playLoaded((table) => fateOf(home, { aircraft: 'spad-vii', lameDuck: false }, table), { book }).result).toBe(
    'unharmed',
  );
});

test('(24) (25) (43) V018 wounds by the card of the campaign, guns by what is left, credit for the last to hit', () => {
  const machine = machineAt('B1', 'sopwith-strutter', {
    pilot: 'wounded',
    gunners: ['dead'],
    hitBy: { machine: 'G12', mount: 'fixed' },
    structure: 5,
  });
  const side = sideFight([machine, machineAt('G12', 'albatros-d3', { out: 'left-by-own-edge' })]);
  const { result } = playLoaded((table) => comesOut(side, fight(), table), {
    book,
    dice: ['crew-hit 6 6'],
  });
  expect(result.allied[0]).toMatchObject({
    fate: 'damaged-abort',
    by: { machine: 'G12', gun: 'forward' },
    forward: { ammo: 30 },
    observer: { ammo: 10 },
  });
  expect(result.allied[0]?.wounds.map(({ who }) => who)).toEqual(['pilot', 'observer']);
  expect(result.germans[0]).toMatchObject({ escaped: true, fate: 'unharmed', number: 12 });
});

test('(25) (27) V018 a wound that makes a Lame Duck is a Damaged-abort, and where the card kills he was only grazed', () => {
  const home = (dice: string) => {
    const side = sideFight([
      machineAt('B1', 'sopwith-strutter', { pilot: 'wounded' }),
      machineAt('G12', 'albatros-d3'),
    ]);
    return playLoaded((table) => comesOut(side, fight(), table), { book, dice: [dice] }).result.allied[0];
  };
  expect(home('crew-hit 4 4')).toMatchObject({ fate: 'damaged-abort', lameDuck: 8, wounds: [{ fate: { days: 15 } }] });
  expect(home('crew-hit 1 2')).toMatchObject({ fate: 'unharmed', lameDuck: undefined, wounds: [] });
});

const out = (fight: Fight, change: Partial<FightingMachine>, dice: readonly string[] = []) => {
  const side = layOut(fight);
  Object.assign(side.machines[0] as FightingMachine, change);
  return playLoaded((table) => comesOut(side, fight, table), { book, dice }).result.allied[0];
};
const pup = (told: Partial<AlliedMachine> = {}) => aSpad({ aircraft: 'sopwith-pup', ...told });

test('(34) a Lame Duck comes with half her boxes gone, theirs as ours, and another Damaged-abort strikes her again', () => {
  const lame = fight({ allied: [pup({ lameDuck: true })], crippled: true });
  const side = layOut(lame);
  expect(side.machines.map(({ id, structure }) => [id, structure])).toEqual([
    ['B1', Math.ceil((dashboards['sopwith-pup']?.structure.boxes ?? 0) / 2)],
    ['G12', Math.ceil((dashboards['albatros-d3']?.structure.boxes ?? 0) / 2)],
  ]);
  expect(out(lame, {})).toMatchObject({ fate: 'unharmed', struckAgain: false });
  expect(out(lame, { leak: 2 })).toMatchObject({ fate: 'damaged-abort', struckAgain: true });
  expect(out(lame, { structure: 6 })).toMatchObject({ fate: 'damaged-abort', struckAgain: true });
  expect(out(lame, { structure: 5 })).toMatchObject({ fate: 'unharmed' });
  expect(out(fight({ allied: [pup()] }), { leak: 2 })).toMatchObject({ struckAgain: false });
});

test('(25) (34) a Lame Duck whose pilot is hit besides keeps her number: a wound is no Damaged-abort', () => {
  const lame = fight({ allied: [pup({ lameDuck: true })] });
  expect(out(lame, { pilot: 'wounded' }, ['crew-hit 4 4'])).toMatchObject({
    struckAgain: false,
    wounds: [{ who: 'pilot', fate: { days: 15 } }],
  });
  expect(out(lame, { pilot: 'wounded', leak: 2 }, ['crew-hit 4 4'])).toMatchObject({ struckAgain: true });
});

test('(27) (43) what broke in her is thrown for, and mended, though her pilot is wounded too', () => {
  const both = fight({ allied: [pup()] });
  expect(out(both, { pilot: 'wounded', leak: 2 }, ['crew-hit 4 4'])).toMatchObject({
    fate: 'damaged-abort',
    lameDuck: undefined,
    wounds: [{ who: 'pilot', fate: { days: 15 } }],
  });
  expect(out(both, { pilot: 'wounded' }, ['crew-hit 4 4'])).toMatchObject({ fate: 'damaged-abort', lameDuck: 8 });
});

test('(25) V097 who was hit before comes so, and is not written down again; a second wound kills him', () => {
  const hurt = fight({ allied: [pup({ wounds: HURT })] });
  expect(layOut(hurt).machines.map(({ pilot }) => pilot)).toEqual(['wounded', 'well']);
  expect(out(hurt, {})?.wounds).toEqual([]);
  expect(out(hurt, { pilot: 'dead' })).toMatchObject({ fate: 'shot-down', wounds: [{ fate: { fate: 'killed' } }] });
  const observer = fight({ allied: [aStrutter({ id: 'B1', observer: undefined })] });
  expect(layOut(observer).machines[0]?.gunners).toEqual(['wounded']);
  expect(out(observer, {})?.wounds).toEqual([]);
  expect(out(observer, { gunners: ['dead'] })?.wounds).toMatchObject([{ who: 'observer', fate: { fate: 'killed' } }]);
});

test('(24) rounds come out as they went in, less two and a half for each firing', () => {
  const few = fight({ allied: [pup({ forward: { state: 'clear', ammo: 7 } })] });
  expect(layOut(few).machines[0]?.guns).toMatchObject([{ left: 3 }]);
  expect(out(few, {})?.forward).toEqual({ state: 'clear', ammo: 7 });
  const fired = (left: number) => out(few, { guns: [{ mount: 'fixed', left, plates: [], jammed: false }] })?.forward;
  expect([2, 1, 0].map((left) => fired(left)?.ammo)).toEqual([4, 2, 0]);
});

const ends = (told: Parameters<typeof machineAt>[2], dice: readonly string[], altitude = 9000) => {
  const side = sideFight([machineAt('B1', 'sopwith-pup', { level: 10, ...told })]);
  const { events } = playLoaded((table) => playOut(side, fight({ altitude }), table), { book, dice });
  return {
    ...(side.machines[0] as FightingMachine),
    turn: side.turn,
    told: ofType(events, 'side-mishap').map(({ what }) => what),
  };
};

test('V102 V103 what burns when the fight is over is slipped out, burns on, or blows up, over any edge', () => {
  const burning = { burning: true, pip: 5 };
  for (const gone of [undefined, 'left-by-own-edge'] as const) {
    const told = { ...burning, out: gone };
    expect(ends(told, ['extinguish-grey 6'])).toMatchObject({ burning: false, out: gone });
    const twice = ['extinguish-grey 3', 'combat-red 3', 'hit-location 10', 'extinguish-grey 6'];
    expect(ends(told, twice)).toMatchObject({ burning: false, out: gone, structure: 1 });
    expect(ends(told, ['extinguish-grey 1'])).toMatchObject({ out: 'exploded' });
  }
  expect(ends({ out: 'crashed', burning: true }, [])).toMatchObject({ out: 'crashed', burning: true });
});

test('V099 who leaks flies on until the engine stops, and what is lit by it burns', () => {
  expect(ends({ leak: 2 }, ['leak-fire 1', 'leak-fire 1'])).toMatchObject({ leak: 0, pip: 0, out: undefined });
  const lit = ['leak-fire 6', 'extinguish-grey 6', 'leak-fire 1'];
  expect(ends({ leak: 2 }, lit)).toMatchObject({ leak: 0, burning: false });
});

test('V055 V056 who is out of hand falls two levels a turn and tests, as far as the ground', () => {
  expect(ends({ falling: 'stall' }, ['handling-yellow 6'])).toMatchObject({ falling: 'no', told: ['regained'] });
  expect(ends({ falling: 'leaf' }, ['handling-yellow 6', 'leaf-heading 1'])).toMatchObject({ falling: 'no' });
  expect(ends({ falling: 'stall', level: 2 }, [], 900)).toMatchObject({ out: 'crashed' });
  expect(ends({ falling: 'stall', level: 3 }, ['handling-yellow 2'], 900)).toMatchObject({
    out: 'crashed',
    told: ['falls-on'],
  });
});

test.each(['pilot-dead', 'stall', 'leaf'] as const)(
  'V106 with a dead pilot nobody tests, who falls so: %s',
  (falling) => {
    expect(ends({ falling, pilot: 'dead' }, [])).toMatchObject({ out: 'crashed', told: [] });
  },
);

describe('(43) whose one is that others have hit besides', () => {
  const at = (part: string) => dashboards['albatros-d3']?.locations.find((each) => each.part === part)?.from ?? 0;
  const sound = `hit-location ${at('structure')}`;

  /** What becomes of G12, hit by B1 and after that by B2, and whose he is. */
  function hitByTwo(
    one: readonly [SideHit['blow'], ...string[]],
    after: readonly string[] = [],
    blow: SideHit['blow'] = '1',
    structure = 0,
  ) {
    const two = fight({ allied: [aSpad({ id: 'B1' }), aSpad({ id: 'B2' })] });
    const side = layOut(two);
    const machine = side.machines.find(({ id }) => id === 'G12') as FightingMachine;
    machine.structure = structure;
    const [first, ...dice] = one;
    return playLoaded(
      (table) => {
        strike({ machine, blow: first, aspect: 'side', by: 'B1', mount: 'fixed' }, side, table);
        strike({ machine, blow, aspect: 'side', by: 'B2', mount: 'fixed' }, side, table);
        playOut(side, two, table);
        return comesOut(side, two, table);
      },
      { book, dice: [...dice, sound, ...after] },
    ).result.germans[0];
  }

  test('he is his who killed the pilot, though another hits her as she falls', () =>
    expect(hitByTwo(['destroyed', `hit-location ${at('pilot')}`])).toMatchObject({
      fate: 'shot-down',
      by: { machine: 'B1' },
    }));

  test('who stopped her engine, at once or by a leak, forced him down; who then broke her up has shot him down', () => {
    const stopped = ['destroyed', `hit-location ${at('engine')}`, 'leak-turns 3'] as const;
    const leaks = ['1', `hit-location ${at('tank')}`, 'leak-turns 1'] as const;
    expect(hitByTwo(stopped)).toMatchObject({ fate: 'forced-down', by: { machine: 'B1' } });
    expect(hitByTwo(leaks, ['leak-fire 1'])).toMatchObject({ fate: 'forced-down', by: { machine: 'B1' } });
    expect(hitByTwo(stopped, [], 'destroyed', 7)).toMatchObject({ fate: 'shot-down', by: { machine: 'B2' } });
  });

  test('flames are his who lit them, by a leak too: what they do in the end has the credit', () => {
    const leak = ['1', `hit-location ${at('tank')}`, 'leak-turns 4'] as const;
    expect(hitByTwo(leak, ['leak-fire 6', 'extinguish-grey 1'])).toMatchObject({
      fate: 'shot-down',
      by: { machine: 'B1' },
    });
    // From ahead they strike one lower.
    const bite = ['leak-fire 6', 'extinguish-grey 3', 'combat-red 3', `hit-location ${at('structure') + 1}`];
    expect(hitByTwo(leak, bite, '1', 7)).toMatchObject({ fate: 'shot-down', by: { machine: 'B1' } });
  });

  test('damage to one that goes home is his who hit last', () =>
    expect(hitByTwo(['3', sound], [], '3')).toMatchObject({ fate: 'damaged-abort', by: { machine: 'B2' } }));
});

test('(34) between phases a Lame Duck goes home', () => {
  const lame = fight({ allied: [pup({ lameDuck: true })], germans: [12] });
  const table = freeTable(book, 1, 1);
  resolveFight(lame, table);
  const { events } = table;
  const left = ofType(events, 'side-out').find(({ machine }) => machine === 'B1');
  expect(left).toBeDefined();
  expect(ofType(events, 'side-turn-began').length).toBeLessThanOrEqual(3);
});

test('(17) (18) (19) (20) (26) V018 three turns are a phase, and any fight comes to an end within its bounds', () => {
  fc.assert(
    fc.property(
      anyFight,
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 1, max: 9999 }),
      (any, dice, answers) => {
        const events: GameEvent[] = [];
        const scribe = { ...nobodyWrites, told: (event: GameEvent) => void events.push(event) };
        const table = new AutomaticTable(
          book,
          seededCup(`alea:1:${dice}`, 1),
          policyNamed('random', `${answers}`),
          scribe,
        );
        const result = resolveFight({ ...any, system: 'winged-victory' }, table);
        const turns = ofType(events, 'side-turn-began').length;
        expect(result.phases).toBe(Math.max(1, Math.ceil(turns / 3)));
        expect(result.allied).toHaveLength(any.allied.length);
        expect(result.altitude).toBe(Math.max(0, any.altitude - 1000 * result.phases));
        for (const { forward } of result.allied) if (forward) expect(forward.ammo).toBeLessThanOrEqual(30);
      },
    ),
    { numRuns: 40 },
  );
});

test('(19) V018 the first double 6 of the DFD brings more Germans, and a double is thrown again and added', () => {
  const free = freeTable(book, 1, 1);
  const ready = [[6, 6], [2, 2], [1, 2], ...Array.from({ length: 40 }, () => [1, 2])];
  const dfd = (): Roll => {
    const faces = ready.shift() ?? [];
    return { faces, total: faces.reduce((sum, face) => sum + face, 0) };
  };
  const table = { ...free, roll: (check: Check) => (check === 'dfd' ? dfd() : free.roll(check)), during: () => table };
  resolveFight(fight({ dfd: 50 }), table);
  const [thrown] = ofType(free.events, 'dfd-rolled');
  expect(thrown).toMatchObject({ reduction: 0, dfd: 50 });
  const [joined] = ofType(free.events, 'germans-joined');
  expect(joined?.bonus).toBe(book.airToAirCombat.diveBonus.surprise.amount);
  expect(joined?.germans.length).toBeGreaterThan(0);
});

test('(19) (18) who joins comes in six levels above those in the fight, and (V118) in no thunderstorm', () => {
  const side = layOut(fight());
  const more = muster(fight({ germans: [13, 14] }), book).germans;
  const came = (...levels: number[]) => {
    for (const [i, machine] of side.machines.entries()) Object.assign(machine.pose, { y: 2 * (levels[i] ?? 0) });
    return joiningMachines(more, side, book).map(({ pose }) => pose.y / 2);
  };
  expect([came(4, 8), came(10, 13)]).toEqual([
    [12, 13],
    [18, 19],
  ]);
  side.machines.push(machineAt('G15', 'albatros-d3', { level: 30, out: 'left-by-own-edge' }));
  expect(came(4, 8, 30)).toEqual([12, 13]);
  Object.assign(side, { sky: { ...side.sky, storm: 14 } });
  expect(came(10, 12)).toEqual([12, 13]);
});
