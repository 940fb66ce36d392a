import { expect, test } from 'vitest';
import { skirmish } from '../../../../src/games/cards/cards.ts';
import { dealCards } from '../../../../src/games/cards/rules/damage.ts';
import { fireAll } from '../../../../src/games/cards/rules/firing.ts';
import { revealAndMove } from '../../../../src/games/cards/rules/movement.ts';
import { planTurn } from '../../../../src/games/cards/rules/planning.ts';
import { layOut } from '../../../../src/games/cards/rules/set-up.ts';
import { type CardFight, type FightingMachine, groundNamed } from '../../../../src/games/cards/rules/state.ts';
import { viewFor } from '../../../../src/games/cards/rules/view-for.ts';
import { liesOn, overlap } from '../../../../src/kit/geometry/lying.ts';
import { cardsLeft } from '../../../../src/table/decks.ts';
import { book, machine, onTable, played, rule, scenarioOf, there } from '../../../support/fights/cards.ts';

const scenarios = Object.entries(book.fights['manoeuvre-cards'].scenarios);

rule('W001 G001', 'there are two sides, each with one machine or more', (system) => {
  for (const [, scenario] of scenarios.filter(([, each]) => each.system === system))
    expect(new Set(layOut(scenario, book).machines.map(({ side }) => side)).size).toBe(2);
});

rule(
  'W002 G003 W035',
  'every table has its edges, 70 cm or more from side to side, wider for errands and crowds',
  () => {
    for (const [, { table, allied, missions }] of scenarios) {
      expect(table.width).toBeGreaterThanOrEqual(allied.machines.length > 2 || missions.length > 0 ? 900 : 700);
      expect(table.length).toBeGreaterThanOrEqual(700);
    }
  },
);

rule(
  'W002 W003 W035 G003 G004',
  'a fight that nobody has written a scenario for has its sides opposite, each in the middle of a table wide enough',
  (system) => {
    const placed = (allied: number, german: number) => {
      const { table, ...sides } = skirmish(system, Array(allied).fill('spad-xiii'), Array(german).fill('fokker-dr1'));
      const of = (side: 'allied' | 'german') => sides[side].machines.map(({ x, y }) => `${x} ${y}`);
      return [`${table.width} ${table.length}`, of('allied'), of('german')];
    };
    expect(placed(1, 1)).toEqual(['700 900', ['350 100'], ['350 800']]);
    expect(placed(2, 4)).toEqual(['840 900', ['360 100', '480 100'], ['240 800', '360 800', '480 800', '600 800']]);
    const { machines } = layOut(skirmish(system, ['spad-xiii'], ['fokker-dr1', 'fokker-dr1']), book);
    expect(machines.map(({ id, side, pose }) => [id, side, pose.heading])).toEqual([
      ['A1', 'allied', 0],
      ['G1', 'german', 12],
      ['G2', 'german', 12],
    ]);
  },
);

rule(
  'W002 W003 W035 G003 G004 W033 G034',
  'a fight that nobody has written a scenario for goes to the last in the air, with points for kills and exits alone',
  (system) => {
    const { score, wins, switches, ground, missions, line } = skirmish(
      system,
      ['spad-xiii'],
      ['fokker-dr1', 'fokker-dr1'],
    );
    const { source: _, ...points } = score;
    const nothing = { 'wrong-edge': 0, 'left-early': 0, 'ground-damage': 0, untouched: 0 };
    expect([wins, points]).toEqual(['last-flying', { kill: 2, exit: 1, loss: -1, ...nothing }]);
    const rules = ['special-damage', 'aim', 'tailing'];
    expect(switches).toEqual(system === 'wings-of-war' ? [...rules, 'blind-spot'] : rules);
    expect([ground, missions, line]).toEqual([[], [], '1 against 2']);
  },
);

rule('W003 G004', 'both sides have as many machines and face each other over the table', (system) => {
  for (const [id, scenario] of scenarios.filter(([, each]) => each.system === system)) {
    expect(scenario.allied.machines.length, id).toBe(scenario.german.machines.length);
    const fight = layOut(scenario, book);
    for (const { side, pose } of fight.machines) expect(pose.heading).toBe(side === 'allied' ? 0 : 12);
  }
});

rule('W004 G005', 'a machine has the deck of its blue letter', (system) => {
  const camel = machine(onTable(system), 'A1');
  expect(camel.deck).toBe('C');
  expect(camel.hand.map(({ card }) => card)).toContain('right-90');
  const { cardMachines, manoeuvreDecks } = book.fights['manoeuvre-cards'];
  for (const [type, { deck }] of Object.entries(cardMachines.machines)) {
    const { deck: letter, hand } = machine(onTable(system, { allied: [`A1 ${type} 350 100 0`] }), 'A1');
    expect([type, letter]).toEqual([type, deck]);
    const all = there(manoeuvreDecks.decks[deck]).cards.map(({ card }) => card);
    expect(hand.map(({ card }) => card)).toEqual(all.filter((card) => !/^climb$|dive$/.test(card)));
  }
});

rule('G006', 'climb and dive, the two highest numbers, stay in the box', (system) => {
  for (const [letter, { cards }] of Object.entries(book.fights['manoeuvre-cards'].manoeuvreDecks.decks).filter(
    ([each]) => each !== 'X',
  )) {
    const highest = cards
      .flatMap(({ numbers }) => numbers)
      .sort((a, b) => b - a)
      .slice(0, 2);
    const boxed = cards.filter(({ card }) => card === 'climb' || card === 'dive').flatMap(({ numbers }) => numbers);
    expect(
      boxed.sort((a, b) => b - a),
      letter,
    ).toEqual(highest);
  }
  expect(machine(onTable(system), 'A1').hand.map(({ card }) => card)).not.toContain('climb');
});

rule('W005 G007 W040', 'there is a damage deck for each red letter, shared by all who fire with it', (system) => {
  const fight = onTable(system, { german: ['G1 halberstadt-d3 350 600 12'] });
  expect(Object.keys(fight.decks)).toEqual(['A', 'B']);
  expect(cardsLeft(there(fight.decks.A))).toBe(35);
  expect(cardsLeft(there(fight.decks.B))).toBe(44);
});

rule('W006', 'a two-seater has a letter for each of its guns', (system) => {
  const { guns } = machine(onTable(system, { german: ['G1 ufag-c1 350 600 12'] }), 'G1');
  expect(guns).toEqual({ front: 'B', rear: 'B' });
});

rule('W007 G002', 'machines of one player are planned, fired and damaged each for itself', (system) => {
  const fight = onTable(system, {
    allied: ['A1 sopwith-camel 350 300 0', 'A2 sopwith-camel 500 300 0'],
    german: ['G1 fokker-dr1 350 700 12'],
  });
  const flown = played((table) => planTurn(fight, table), [], {
    'plan-card': ['straight', 'straight', 'straight', 'stall', 'left-60', 'straight', 'stall', 'straight', 'straight'],
  });
  expect(flown.asked.map(({ about }) => (about as { machine: string }).machine)).toEqual([
    ...Array(3).fill('A1'),
    ...Array(3).fill('A2'),
    ...Array(3).fill('G1'),
  ]);
  played((table) => revealAndMove(fight, table));
  const fired = played((table) => fireAll(fight, table), ['#damage-a 3'], { 'fire-at': ['G1', 'hold'] });
  expect(fired.asked.map(({ about }) => (about as { machine: string }).machine)).toEqual(['A1', 'G1']);
  const dealt = { target: machine(fight, 'A2'), by: 'G1', letter: 'A', cards: 1, aimed: false, arc: 'front' } as const;
  played((table) => dealCards(dealt, fight, table), ['#damage-a 4']);
  expect(fight.machines.map(({ points }) => points)).toEqual([0, 4, 3]);
});

rule('W040', 'five that fire with A and three with B: two decks A mixed, and one B', (system) => {
  const fight = onTable(system, {
    allied: [
      'A1 sopwith-camel 100 100 0',
      'A2 sopwith-camel 200 100 0',
      'A3 nieuport-11 300 100 0',
      'A4 nieuport-11 400 100 0',
    ],
    german: [
      'G1 fokker-dr1 100 600 12',
      'G2 fokker-dr1 200 600 12',
      'G3 fokker-dr1 300 600 12',
      'G4 halberstadt-d3 400 600 12',
    ],
  });
  expect(cardsLeft(there(fight.decks.A))).toBe(70);
  expect(cardsLeft(there(fight.decks.B))).toBe(44);
});

rule(
  'W040 G062',
  'a gun on the ground fires with deck A, and counts for how many there are; a mere target does not',
  (system) => {
    const decks = (kind: 'anti-aircraft-gun' | 'target') => {
      const card = { id: 'T1', kind, side: 'german', x: 400, y: 400, heading: 0, source: 'invented' } as const;
      return onTable(system, {
        allied: ['A1 sopwith-camel 100 100 0', 'A2 sopwith-camel 200 100 0'],
        german: ['G1 fokker-dr1 100 600 12', 'G2 fokker-dr1 200 600 12'],
        told: { ground: [card] },
      }).decks;
    };
    expect(cardsLeft(there(decks('anti-aircraft-gun').A))).toBe(70);
    expect(cardsLeft(there(decks('target').A))).toBe(35);
    expect(decks('anti-aircraft-gun').B).toBeUndefined();
  },
);

rule('W039', 'two A and one B of each side are a balanced fight', () => {
  const nothingQuiet = there(book.fights['manoeuvre-cards'].scenarios['nothing-quiet']);
  const guns = (side: 'allied' | 'german') =>
    nothingQuiet[side].machines
      .map(({ type }) => there(book.fights['manoeuvre-cards'].cardMachines.machines[type]).guns.front)
      .sort();
  expect(guns('allied')).toEqual(guns('german'));
});

rule('W061', 'in a tournament the explosions are out of the decks', (system) => {
  const fight = onTable(system, { switches: ['no-explosions'] });
  expect(there(fight.decks.A).left).not.toHaveProperty('explosion');
  expect(cardsLeft(there(fight.decks.A))).toBe(34);
});

rule('G056', 'a trench lies where the scenario has it, and has no way to move', (system) => {
  const fight = onTable(system, {
    told: { ground: [{ id: 'T1', kind: 'trench', side: 'german', x: 300, y: 400, heading: 12, source: 'invented' }] },
  });
  expect(groundNamed('T1', fight)?.lying).toEqual({ x: 30_000, y: 40_000, heading: 12, width: 6800, length: 4400 });
});

test('every scenario lays out: machines on the table, targets on the table', () => {
  for (const [id, scenario] of scenarios) {
    const fight = layOut(scenario, book);
    const table = {
      x: fight.table.width / 2,
      y: fight.table.length / 2,
      heading: 0,
      width: fight.table.width,
      length: fight.table.length,
    };
    for (const { pose } of fight.machines) expect(liesOn(pose, table), id).toBe(true);
    for (const { lying } of fight.ground) expect(liesOn(lying, table), id).toBe(true);
  }
});

/** Machines with another start: at a corner, or in the middle of their edge. */
const CORNERS: Readonly<Record<string, string>> = {
  'wings-over-the-flanders': 'A1 A2 A3',
  'wings-over-the-flanders-captured': 'A1 A2 A3 A4',
  'wings-over-cambrai': 'A1',
  'wings-over-cambrai-patrols': 'A1 A2',
};
const ON_THE_EDGE = /^(a-hard-task|bullets-in-the-mud)/;

/** How far a machine is from its edge, or from the corner it begins at. */
function farFromStart({ id: name, side, pose: { x, y } }: FightingMachine, id: string, { table }: CardFight): number {
  const own = side === 'allied' ? y : table.length - y;
  return CORNERS[id]?.split(' ').includes(name) === true ? Math.hypot(Math.min(x, table.width - x), own) : own;
}

test('every machine begins half a ruler from its edge or its corner, or on its edge, as its scenario has it', () => {
  for (const [id, scenario] of scenarios) {
    const fight = layOut(scenario, book);
    const far = fight.machines.map((each) => Math.round(farFromStart(each, id, fight) / 100));
    expect(new Set(far), id).toEqual(new Set([ON_THE_EDGE.test(id) ? 0 : 100]));
  }
});

test('no two machines begin one on the other', () => {
  for (const [id, scenario] of scenarios) {
    const { machines, pieces } = layOut(scenario, book);
    const lies = machines.map(({ pose }) => ({ ...pose, ...pieces.base }));
    const isOnAnother = lies.some((one, i) => lies.slice(i + 1).some((other) => overlap(one, other)));
    expect(isOnAnother, id).toBe(false);
  }
});

test('ten scenarios stand on the cards, six of one game and four of the other, besides their variants', () => {
  const originals = scenarios.filter(([, each]) => each['variant-of'] === undefined);
  expect(originals.filter(([, { system }]) => system === 'wings-of-war')).toHaveLength(6);
  expect(originals.filter(([, { system }]) => system === 'wings-of-glory')).toHaveLength(4);
  for (const [, { 'variant-of': of }] of scenarios)
    if (of !== undefined) expect(Object.keys(book.fights['manoeuvre-cards'].scenarios)).toContain(of);
});

test('a machine that a scenario gives a skill and a Bravery has them', () => {
  const told = scenarioOf('wings-of-war');
  const [a1] = told.allied.machines;
  const fight = layOut(
    { ...told, allied: { machines: [{ ...there(a1), skill: 7, bravery: 'DD', 'checks-bullets': true }] } },
    book,
  );
  expect(machine(fight, 'A1').conduct).toMatchObject({
    skill: 7,
    bravery: 'DD',
    checksBullets: { front: true, rear: true },
  });
});

// Who carries the camera is asked before the first turn, with the machines on the page.
test('before the first turn no rudder is jammed', () => {
  const [own] = viewFor('allied', layOut(scenarioOf('wings-of-glory'), book)).own;
  expect(own?.rudder).toEqual({ left: false, right: false });
});
