import { expect, test } from 'vitest';
import { pilotFigures } from '../../../../src/campaign/clouds-figures.ts';
import type { Cup, Faces } from '../../../../src/dice/cup.ts';
import { seededCup } from '../../../../src/dice/seeded-cup.ts';
import { inClouds } from '../../../../src/games/clouds/head/opponent.ts';
import { fromMuster } from '../../../../src/games/clouds/rules/from-muster.ts';
import { jamsFouled } from '../../../../src/games/clouds/rules/shooting/guns.ts';
import { shotsAtMachines } from '../../../../src/games/clouds/rules/shooting/shots.ts';
import { endOf, fateOf } from '../../../../src/games/clouds/rules/to-outcome.ts';
import type { FightingMachine } from '../../../../src/games/clouds/table/skirmish.ts';
import type { AlliedMachine, Fight } from '../../../../src/kit/fight/fight.ts';
import { muster } from '../../../../src/kit/fight/muster.ts';
import type { Policy } from '../../../../src/kit/head/policy.ts';
import { AutomaticTable, nobodyWrites } from '../../../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../../../src/policies/policies.ts';
import { resolveFight } from '../../../../src/procedure/resolve-fight.ts';
import { type GameEvent, ofType } from '../../../../src/table/events.ts';
import { aMachine, aMan, aSkirmish, cards, NO_ENGINE } from '../../../support/fights/clouds.ts';
import { aFight, aSpad } from '../../../support/fights/fights.ts';
import { book } from '../../../support/people/campaigns.ts';

/** A fight of the campaign, played by the program for both sides. */
function fought(
  allied: readonly AlliedMachine[],
  germans: readonly number[],
  word: string,
  over: Partial<Policy> = {},
) {
  const events: GameEvent[] = [];
  const scribe = { ...nobodyWrites, told: (event: GameEvent) => events.push(event) };
  const policy = { ...policyNamed('random', word), ...inClouds('steady', 'a word'), ...over };
  const table = new AutomaticTable(book, seededCup(`alea:1:door ${word}`, 1), policy, scribe);
  const place = { altitude: 8000, dfd: 20, over: 'enemy', hex: 'H07', weather: 5, dive: undefined } as const;
  const fight: Fight = { system: 'clouds-of-glory', ...place, allied, germans, barred: [], germansLedBy: 'the-card' };
  return { result: resolveFight(fight, table), events };
}

const twoSeater = (over: Partial<AlliedMachine> = {}) =>
  aSpad({ id: 'B2', aircraft: 'sopwith-strutter', observerAlive: true, ...over });

test('(24) a gun comes as the Mission Log has it, and goes back so', () => {
  const jammed = { state: 'jammed', ammo: 12 } as const;
  const { result } = fought(
    [
      aSpad({ forward: { state: 'permanent', ammo: 30 }, lameDuck: true }),
      twoSeater({ fights: false, observer: { firing: 'C', gun: { state: 'clear', ammo: 30 } } }),
      twoSeater({ id: 'B3', observer: undefined, forward: jammed }),
      aSpad({ id: 'B4', forward: undefined }),
    ],
    [12],
    'guns cleared',
  );
  const [spad, strutter, third, fourth] = result.allied;
  expect([spad?.forward?.state, strutter?.forward, third?.observer, fourth?.forward]).toEqual([
    'permanent',
    { state: 'clear', ammo: 30 },
    undefined,
    undefined,
  ]);
  expect(['clear', 'permanent']).toContain(third?.forward?.state);
});

test('(39) a gun that nobody clears in the fight is tried at leisure after it', () => {
  const straightOn = { 'clouds-move': (_: unknown, options: readonly string[]) => options[0] ?? 'end' };
  const jammed = { state: 'jammed', ammo: 12 } as const;
  const { result, events } = fought([aSpad({ forward: jammed })], [12], 'jammed', straightOn);
  expect(ofType(events, 'jam-tried')).toMatchObject([{ machine: 'B1', when: 'at-leisure', result: 'cleared' }]);
  expect(result.allied[0]?.forward).toEqual({ state: 'clear', ammo: 12 });
});

test('C129 what our side has left of re-rolls is told: one for each pilot of Luck 10, which is 7 and his Skill', () => {
  const keep = { 'clouds-re-roll': () => 'keep' as const };
  const flight = [4, 3, 2].map((skill, i) => aSpad({ id: `B${i + 1}`, skill }));
  expect(fought(flight, [12, 13], 'kept', keep).result.reRolls).toBe(2);
  const spent = ['one', 'two', 'three', 'four', 'five'].map((word) => {
    const { result, events } = fought(flight, [12, 13], `spent ${word}`);
    const ours = ofType(events, 'clouds-re-rolled').filter(({ machine }) => flight.some(({ id }) => id === machine));
    expect(result.reRolls).toBe(2 - ours.length);
    return ours.length;
  });
  expect(Math.max(...spent)).toBeGreaterThan(0);
});

test('a two-seater of theirs has a man at the gun', () => {
  const { events } = fought([aSpad()], [32], 'dfw');
  expect(events[0]).toMatchObject({ type: 'fight-began', germans: [{ id: 'G32', observer: 'C' }] });
});

/** A cup with loaded DFD throws; all later ones are 3. */
function loadedFor(dfd: Faces[], cup: Cup): Cup {
  return {
    throw: (check) => (check === 'dfd' ? (dfd.shift() ?? [1, 2]) : cup.throw(check)),
    draw: (deck) => cup.draw(deck),
    isDrawnByHand: () => false,
    isByHand: () => false,
    during: (flight, part) => loadedFor(dfd, cup.during(flight, part)),
  };
}

/** Nobody fires, so that only time ends it. */
function untilParted(told: Partial<Fight>, dfd: Faces[] = []) {
  const events: GameEvent[] = [];
  const scribe = { ...nobodyWrites, told: (event: GameEvent) => events.push(event) };
  const reRolls: { readonly left: number; readonly lucky: number }[] = [];
  const flies = inClouds('steady', 'parted');
  const holds: Partial<Policy> = {
    ...flies,
    'clouds-fire': () => 'hold',
    'clouds-re-roll': () => 'keep',
    'clouds-move': (about, options, cards) => {
      const { view } = about;
      const lucky = view.machines.filter(({ side, pilot }) => side === 'german' && pilot.luck >= 10).length;
      reRolls.push({ left: view.reRolls.german, lucky });
      return flies['clouds-move'](about, options, cards);
    },
  };
  const cup = loadedFor(dfd, seededCup('alea:1:parted', 1));
  const fight = aFight({ system: 'clouds-of-glory', altitude: 8000, allied: [aSpad()], germans: [12], ...told });
  const result = resolveFight(
    fight,
    new AutomaticTable(book, cup, { ...policyNamed('random', 'p'), ...holds }, scribe),
  );
  return { result, events, reRolls };
}

test('(19) each second turn ends a phase with the DFD roll and a thousand feet less, until the DFD is spent', () => {
  // 20 of the weather, less 7, less 4 and 5 of a double thrown on, less 3, less 3: four phases are eight turns.
  const { result, events } = untilParted({ dfd: 20 }, [
    [3, 4],
    [2, 2],
    [1, 4],
  ]);
  expect(ofType(events, 'dfd-rolled').map(({ dfd }) => dfd)).toEqual([13, 4, 1, -2]);
  expect(ofType(events, 'clouds-turn-began')).toHaveLength(8);
  expect(result).toMatchObject({ why: 'dfd-spent', phases: 4 });
  expect(result.altitude).toBeLessThanOrEqual(4000);
});

test('(19) (18) a double 6 at first brings more Germans: over their own edge, high, and with surprise', () => {
  const { events, result } = untilParted({ dfd: 12 }, [[6, 6]]);
  const [joined] = ofType(events, 'germans-joined');
  const more = joined?.germans ?? [];
  expect(joined?.bonus).toBe(book.airToAirCombat.diveBonus.surprise.amount);
  expect(more.length).toBeGreaterThan(0);
  const came = ofType(events, 'clouds-joined');
  expect(came.map(({ machine, side, at: { y, heading } }) => [machine, side, y, heading])).toEqual(
    more.map(({ id }) => [id, 'german', 4000, 12]),
  );
  const [others] = ofType(
    events.slice(
      0,
      events.findIndex(({ type }) => type === 'clouds-joined'),
    ),
    'clouds-flew',
  ).slice(-2);
  expect(came[0]?.at.height).toBeGreaterThan((others?.to.height ?? 0) + 6);
  expect(came.filter(({ at: { height } }) => !Number.isInteger(height))).toEqual([]);
  const hers = ofType(events, 'clouds-initiative').filter(({ machine }) => machine === more[0]?.id);
  expect(hers.slice(0, 3).map(({ modifier }) => modifier)).toEqual([4, 4, 0]);
  expect(result.germans.map(({ id }) => id)).toEqual(['G12', ...more.map(({ id }) => id)]);
});

test('(19) Germans who join bring the re-rolls of those of them who have Luck enough', () => {
  const { reRolls } = untilParted({ dfd: 12 }, [[6, 6]]);
  const [began, ended] = [reRolls[0], reRolls.at(-1)];
  expect(began?.left).toBe(began?.lucky);
  expect(ended?.lucky).toBeGreaterThan(began?.lucky ?? 0);
  expect(ended?.left).toBe(ended?.lucky);
});

test('(19) who dives away takes nobody else down with him: the flight has sunk as those of ours who fly on', () => {
  const events: GameEvent[] = [];
  const scribe = { ...nobodyWrites, told: (event: GameEvent) => events.push(event) };
  const dives: Partial<Policy> = {
    'clouds-move': ({ machine }, options) =>
      machine.startsWith('B') ? (options[0] ?? 'end') : (options.findLast((word) => /^d\d+$/.test(word)) ?? 'end'),
    'clouds-fire': () => 'hold',
  };
  const fight = aFight({ system: 'clouds-of-glory', altitude: 8000, dfd: 60, allied: [aSpad()], germans: [12] });
  const cup = loadedFor([], seededCup('alea:1:struck', 1));
  const table = new AutomaticTable(book, cup, { ...policyNamed('random', 'p'), ...dives }, scribe);
  const result = resolveFight(fight, table);
  expect(ofType(events, 'clouds-flew').findLast(({ machine }) => machine === 'G12')?.to.height).toBe(12);
  expect(result).toMatchObject({ why: 'no-germans-left', altitude: 8000 - 1000 * result.phases });
});

test('(18) who dived into it has the better initiative in each turn of the first phase, and in no other', () => {
  const dive = { side: 'allied', bonus: 'dive' } as const;
  const bonuses = (told: Partial<Fight>) =>
    ofType(untilParted({ dfd: 8, ...told }, [[1, 2]]).events, 'clouds-initiative')
      .filter(({ machine }) => machine === 'B1')
      .map(({ modifier }) => modifier);
  const [plain, dived] = [bonuses({}), bonuses({ dive })];
  expect(dived.slice(0, 3)).toEqual([2, 2, 0]);
  expect(plain.slice(0, 3)).toEqual([0, 0, 0]);
});

test('(19) it ends when one side has nobody left, and then no DFD is thrown', () => {
  const theirs = untilParted({ dfd: 60, crippled: true });
  expect(theirs.result).toMatchObject({ why: 'no-germans-left', phases: 1 });
  const ours = untilParted({ dfd: 60, allied: [aSpad({ lameDuck: true })] });
  expect(ours.result).toMatchObject({ why: 'no-allied-left', phases: 1 });
  for (const { events } of [theirs, ours]) expect(ofType(events, 'dfd-rolled')).toEqual([]);
});

test('(11) whose petrol is out leaves when the phase is over', () => {
  const { events, result } = untilParted({ dfd: 60, allied: [aSpad({ aft: 3 }), aSpad({ id: 'B2', aft: 5 })] });
  expect(ofType(events, 'clouds-left')).toMatchObject([{ machine: 'B1' }, { machine: 'B2' }]);
  expect(ofType(events, 'clouds-turn-began')).toHaveLength(6);
  expect(result).toMatchObject({ why: 'no-allied-left', phases: 3, allied: [{ escaped: true }, { escaped: true }] });
});

/** Nothing that is counted. */
const UNARMED = { forward: { states: [] }, observer: undefined, lameDuck: false, wounds: [] };

test('(26) (27) (28) what became of a machine, in the words of the campaign', () => {
  const by = { machine: 'G1', gun: 'forward' } as const;
  expect([
    fateOf(aMachine('B1', { status: 'lost' }), UNARMED, cards),
    fateOf(aMachine('B1', { wrecked: true }), UNARMED, cards),
    fateOf(aMachine('B1', { status: 'landed', ...NO_ENGINE }), UNARMED, cards),
    fateOf(aMachine('B1', { status: 'landed', mustLand: true }), UNARMED, cards),
    fateOf(aMachine('B1', { status: 'landed' }), UNARMED, cards),
    fateOf(aMachine('B1', { structure: 15 }), UNARMED, cards),
    fateOf(aMachine('B1', { isForcedHome: true }), UNARMED, cards),
  ]).toEqual(['shot-down', 'forced-down', 'forced-down', 'damaged-abort', 'unharmed', 'damaged-abort', 'driven-off']);
  expect(endOf(aMachine('B1', { isForcedHome: true, forcedHomeBy: by }), UNARMED, cards).by).toEqual(by);
  const lost = endOf(aMachine('B1', { status: 'lost', forcedHomeBy: by, lastHit: by }), UNARMED, cards);
  expect([lost.by, lost.hitBy]).toEqual([undefined, by]);
});

test('C053 whose pilot is killed as he lands her has not come home, though her engine pulls', () => {
  const dead = { ...aMan(), fortitude: 0 };
  const landed = aMachine('B1', { status: 'landed', mustLand: true, pilot: dead });
  expect(endOf(landed, UNARMED, cards)).toMatchObject({ fate: 'forced-down', wounds: [{ fate: { fate: 'killed' } }] });
});

test('C059 a scarf shot through goes home with the man: his Luck is kept in his career', () => {
  const luckier = (by: number) => endOf(aMachine('B1', { luckier: by }), UNARMED, cards).luckier;
  expect([luckier(0), luckier(2)]).toEqual([undefined, 2]);
});

test('C129 wounds: light, serious, dead', () => {
  const wounds = (pilot: number, gunner: number) =>
    endOf(
      aMachine('B1', {
        aircraft: 're8',
        pilot: { ...aMan(), fortitude: pilot },
        gunner: { ...aMan('gunner'), fortitude: gunner },
      }),
      UNARMED,
      cards,
    ).wounds;
  expect(wounds(12, 12)).toEqual([]);
  expect(wounds(10, 12)).toEqual([]);
  expect(wounds(7, 6)).toEqual([
    { who: 'pilot', fate: { fate: 'wounded', days: 4 }, lost: 5 },
    { who: 'observer', fate: { fate: 'wounded', days: 21 }, lost: 6 },
  ]);
  expect(wounds(0, 12)).toEqual([{ who: 'pilot', fate: { fate: 'killed' } }]);
});

const laid = (allied: readonly AlliedMachine[], told: Partial<Fight> = {}) =>
  fromMuster(muster(aFight({ system: 'clouds-of-glory', allied, ...told }), book), book);

test('C094 C129 who is hurt goes into the next fight so, and what he came with is not written down again', () => {
  const wounds = [
    { who: 'pilot', fate: { fate: 'wounded', days: 4 }, lost: 3 },
    { who: 'pilot', fate: { fate: 'wounded', days: 3 } },
    { who: 'observer', fate: { fate: 'wounded', days: 60 } },
  ] as const;
  const came = { ...UNARMED, wounds };
  const [machine] = laid([twoSeater({ bravery: 'N', wounds })]).machines;
  if (!machine?.gunner) throw new Error('There is nobody behind.');
  expect([machine.pilot.whole, machine.pilot.fortitude, machine.gunner.fortitude]).toEqual([12, 7, 1]);
  expect(endOf(machine, came, cards).wounds).toEqual([]);
  machine.pilot.fortitude = 6;
  machine.gunner.fortitude = 0;
  expect(endOf(machine, came, cards).wounds).toEqual([
    { who: 'pilot', fate: { fate: 'wounded', days: 21 }, lost: 1 },
    { who: 'observer', fate: { fate: 'killed' } },
  ]);
});

test('(34) a Lame Duck comes with half of her strength gone, theirs as ours, and is struck again by what she loses of the rest', () => {
  const { machines } = laid([aSpad({ lameDuck: true }), aSpad({ id: 'B2' })], { crippled: true });
  const gone = (id: string) =>
    machines.flatMap((machine) => (machine.id === id ? [machine.panel.strength - machine.structure] : []));
  const { strength = 0 } = cards.panels.panels['spad-vii'] ?? {};
  expect([gone('B1'), gone('B2')]).toEqual([[Math.ceil(strength / 2)], [0]]);
  expect(gone('G12')[0]).toBeGreaterThan(0);
  const lame = { ...UNARMED, lameDuck: true };
  const left = strength - Math.ceil(strength / 2);
  const came = (structure: number, lameDuck: boolean) =>
    endOf(aMachine('B1', { aircraft: 'spad-vii', structure }), { ...lame, lameDuck }, cards);
  expect(came(left, true)).toMatchObject({ fate: 'unharmed', struckAgain: false });
  expect(came(left - 3, true)).toMatchObject({ fate: 'damaged-abort', struckAgain: true });
  expect(came(left, false)).toMatchObject({ fate: 'damaged-abort', struckAgain: false });
});

test('(34) when a phase is over a Lame Duck leaves', () => {
  const straightOn = { 'clouds-move': (_: unknown, options: readonly string[]) => options[0] ?? 'end' };
  const { events, result } = fought([aSpad({ lameDuck: true })], [12], 'lame', straightOn);
  expect(ofType(events, 'clouds-turn-began')).toHaveLength(2);
  expect(ofType(events, 'clouds-left')).toMatchObject([{ machine: 'B1', why: 'chosen' }]);
  expect(result.allied).toMatchObject([{ escaped: true, fate: 'unharmed' }]);
});

const GONE = ['clouds-lost', 'clouds-landed', 'clouds-left', 'clouds-forced-home'] as const;

/** Machines that have lost four hundredths of their strength, and neither go home nor are down. */
function fightsOnDamaged(events: readonly GameEvent[]): string[] {
  const losses = ofType(events, 'clouds-structure-lost');
  const gone = GONE.flatMap((type) => ofType(events, type).map(({ machine }) => machine));
  return [...new Set(losses.map(({ machine }) => machine))].filter((machine) => {
    const hers = losses.filter((loss) => loss.machine === machine);
    const whole = (hers[0]?.left ?? 0) + (hers[0]?.amount ?? 0);
    return (hers.at(-1)?.left ?? 0) <= 0.96 * whole && !gone.includes(machine);
  });
}

test('(26) when a phase is over whoever has lost four hundredths of his strength has made for home', () => {
  const spads = [aSpad(), aSpad({ id: 'B2' }), aSpad({ id: 'B3' })];
  const all = [0, 1].map((i) => fought(spads, [1, 2, 3], `damaged ${i}`, inClouds('sharp', `damaged ${i}`)).events);
  const afterPhases = all.flatMap((events) =>
    [3, 5].map((turn) => events.findIndex((event) => event.type === 'clouds-turn-began' && event.turn === turn)),
  );
  const onThen = all.flatMap((events, i) =>
    [0, 1].flatMap((phase) => fightsOnDamaged(events.slice(0, Math.max(0, afterPhases[2 * i + phase] ?? 0)))),
  );
  expect(onThen).toEqual([]);
  expect(all.flatMap((events) => ofType(events, 'clouds-forced-home')).length).toBeGreaterThan(1);
});

test('(32) C110 Buckingham doubles the faces on which a gun jams, and a short burst never does', () => {
  const { machines } = laid([aSpad({ rounds: 'buckingham' }), twoSeater()]);
  const [spad, strutter] = machines;
  if (!spad || !strutter) throw new Error('Somebody is missing.');
  const ahead = aMachine('G1', { place: { x: 0, y: 300 } });
  for (const machine of machines) Object.assign(machine, { place: { x: 0, y: 0 }, height: 30, heading: 0 });
  const jams = (machine: FightingMachine) =>
    shotsAtMachines(machine, machine.forward, aSkirmish([machine, ahead])).map(({ jamFrom }) => jamFrom);
  expect([jams(spad), jams(strutter)]).toEqual([
    [21, 19],
    [21, 20],
  ]);
  const faces = [17, 19, 20, 21];
  expect(faces.map((from) => jamsFouled(spad.forward, from))).toEqual([13, 17, 19, 21]);
  expect(faces.map((from) => jamsFouled(strutter.forward, from))).toEqual(faces);
});

test('C123 Skill, Firing and Bravery as Flying, Gunnery and Fortitude', () =>
  expect(pilotFigures(4, 'C', 'B', cards)).toMatchObject({
    awareness: 15,
    flying: 15,
    gunnery: 9,
    fortitude: 14,
    luck: 11,
  }));
