import { expect, test } from 'vitest';
import { expectDefined } from '../../../../src/cards/rulebook.ts';
import { seededCup } from '../../../../src/dice/seeded-cup.ts';
import { CARD_SYSTEMS } from '../../../../src/games/cards/cards/card-systems.ts';
import type { Manoeuvre } from '../../../../src/games/cards/cards/manoeuvre-decks.ts';
import { leavesAt } from '../../../../src/games/cards/cards/off-table.ts';
import { IN_BOUNDS, IN_ENDS, laidOut } from '../../../../src/games/cards/head/laid-out.ts';
import { linesOf } from '../../../../src/games/cards/head/plans.ts';
import { quicklyWithCards } from '../../../../src/games/cards/head/quick.ts';
import { planTurn } from '../../../../src/games/cards/rules/planning.ts';
import type { CardFight } from '../../../../src/games/cards/rules/state.ts';
import { viewFor } from '../../../../src/games/cards/rules/view-for.ts';
import { type Pose, poseAfterArrow } from '../../../../src/kit/geometry/pose.ts';
import type { Strength } from '../../../../src/kit/head/strengths.ts';
import { AutomaticTable, nobodyWrites } from '../../../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../../../src/policies/policies.ts';
import { even } from '../../../bench/tournament/even.ts';
import { paired } from '../../../bench/tournament/pairing.ts';
import { book, type Laid, machine, onTable } from '../../../support/fights/cards.ts';

/** The plan that a head lays for a machine, beside those of all the others. */
function planOf(fight: CardFight, id: string, word = 'a word', strength: Strength = 'sharp'): string[] {
  const led = { ...policyNamed('random', word), ...quicklyWithCards(strength, word) };
  planTurn(fight, new AutomaticTable(book, seededCup('alea:1:plan', 1), led, nobodyWrites));
  return machine(fight, id).plan.map(({ card }) => card);
}

/** Where a machine's plan leads. */
function wayOf(fight: CardFight, id: string): readonly Pose[] {
  const view = viewFor(machine(fight, id).side, fight);
  const own = expectDefined(
    view.own.find((each) => each.id === id),
    id,
  );
  const lines = linesOf(own, [], view, book);
  const line = lines.find(({ cards }) => cards.every(({ card }, i) => card === own.plan[i]));
  return expectDefined(line, 'line').ends;
}

test.each(CARD_SYSTEMS)(
  '%s: what is laid out leads where the cards lead, and off the table where they do',
  (system) => {
    const fight = onTable(system, { allied: ['A1 sopwith-camel 350 100 0'] });
    for (const [x, y, heading] of [
      [3000, 45_000, 3],
      [87_000, 20_000, 17],
      [45_000, 4000, 10],
      [2000, 88_000, 21],
    ] as const) {
      machine(fight, 'A1').pose = { x, y, heading };
      const view = viewFor('allied', fight);
      const own = expectDefined(view.own[0], 'A1');
      const { plans, ends, bounds } = laidOut(book, { machine: own, view });
      const lines = linesOf(own, [], view, book);
      expect(plans).toEqual(lines.map(({ cards }) => cards));
      for (const [plan, line] of lines.entries()) {
        const led = [0, 3, 6].map((card) => IN_ENDS * plan + card);
        expect(led.map((at) => [x + (ends[at] ?? 0), y + (ends[at + 1] ?? 0), ends[at + 2]])).toEqual(
          line.ends.map((end) => [end.x, end.y, end.heading]),
        );
        const [west = 0, south = 0, east = 0, north = 0] = bounds.slice(IN_BOUNDS * plan, IN_BOUNDS * (plan + 1));
        const isOff = x + west < 0 || y + south < 0 || x + east > 90_000 || y + north > 90_000;
        const from = (card: number): Pose => line.ends[card - 1] ?? own.pose;
        expect(isOff).toBe(line.cards.some((card, i) => leavesAt(from(i), card, view, fight.pieces) !== undefined));
      }
    }
  },
);

test.each(CARD_SYSTEMS)(
  '%s: with a wall of the table ahead he turns, and with it on one hand to the other',
  (system) => {
    const ahead = onTable(system, { allied: ['A1 sopwith-camel 450 820 0'], german: ['G1 fokker-dr1 450 100 12'] });
    expect(planOf(ahead, 'A1').some((card) => card.includes('left') || card.includes('right'))).toBe(true);
    const corner = onTable(system, { allied: ['A1 sopwith-camel 60 820 0'], german: ['G1 fokker-dr1 450 100 12'] });
    const plan = planOf(corner, 'A1');
    expect(plan.join()).toContain('right');
    expect(plan.join()).not.toContain('left-60');
  },
);

test.each(CARD_SYSTEMS)('%s: an enemy who flies across is turned after, to the side to which he flies', (system) => {
  const right = onTable(system, { allied: ['A1 sopwith-camel 450 450 0'], german: ['G1 fokker-dr1 600 600 6'] });
  expect(planOf(right, 'A1').join()).toMatch(/right/);
  const left = onTable(system, { allied: ['A1 sopwith-camel 450 450 0'], german: ['G1 fokker-dr1 300 600 18'] });
  expect(planOf(left, 'A1').join()).toMatch(/left/);
});

test.each(CARD_SYSTEMS)('%s: two who fly side by side do not plan to lie upon each other', (system) => {
  const laid: Laid = {
    allied: ['A1 sopwith-camel 410 200 0', 'A2 sopwith-camel 500 200 0'],
    german: ['G1 fokker-dr1 455 700 12', 'G2 fokker-dr1 460 860 12'],
  };
  const fight = onTable(system, laid);
  planOf(fight, 'A1');
  const [one = [], mate = []] = [wayOf(fight, 'A1'), wayOf(fight, 'A2')];
  for (const [card, end] of one.entries()) {
    const other = expectDefined(mate[card], 'end');
    expect((end.x - other.x) ** 2 + (end.y - other.y) ** 2).toBeGreaterThan(7200 ** 2);
  }
});

test('who has borne more than his pilot bears makes for his own edge, and flies over it when he is there', () => {
  const fight = onTable('wings-of-war', {
    allied: ['A1 sopwith-camel 450 120 12'],
    german: ['G1 fokker-dr1 450 800 12'],
  });
  machine(fight, 'A1').points = machine(fight, 'A1').resistance - 1;
  planOf(fight, 'A1');
  expect(wayOf(fight, 'A1').at(-1)?.y).toBeLessThan(0);
  const far = onTable('wings-of-war', { allied: ['A1 sopwith-camel 450 800 12'], german: ['G1 fokker-dr1 450 100 0'] });
  machine(far, 'A1').points = machine(far, 'A1').resistance - 1;
  expect(planOf(far, 'A1')).toEqual(['straight', 'straight', 'straight']);
});

test('he who errs lays any plan that keeps him on the table, and the same when he is asked again', () => {
  const near = () => onTable('wings-of-war', { allied: ['A1 sopwith-camel 450 700 0'] });
  const plans = Array.from({ length: 20 }, (_, n) => {
    const fight = near();
    const plan = planOf(fight, 'A1', `word ${n}`, 'novice');
    expect(planOf(near(), 'A1', `word ${n}`, 'novice')).toEqual(plan);
    for (const { y } of wayOf(fight, 'A1')) expect(y).toBeLessThan(90_000);
    return plan.join();
  });
  expect(new Set(plans).size).toBeGreaterThan(4);
});

test('he looks about once a plan, and again where it was begun otherwise', () => {
  const fight = onTable('wings-of-war', {
    allied: ['A1 sopwith-camel 450 450 0'],
    german: ['G1 fokker-dr1 600 600 6'],
  });
  const { pose, hand } = machine(fight, 'A1');
  const options = hand.map(({ card }) => card);
  let looks = 0;
  const asked = (planned: readonly Manoeuvre[]) => {
    const cards = planned.flatMap((name) => hand.filter(({ card }) => card === name));
    return {
      side: 'allied',
      get view() {
        looks += 1;
        return viewFor('allied', fight);
      },
      machine: 'A1',
      slot: planned.length + 1,
      planned,
      from: cards.reduce((at, card) => poseAfterArrow(at, card, fight.pieces.base.length), pose),
      hand: [],
      barred: {},
    } as const;
  };
  const head = quicklyWithCards('sharp', 'a word');
  const answer = (planned: readonly Manoeuvre[], by = head) => by['plan-card'](asked(planned), options, book);
  const afresh = (planned: readonly Manoeuvre[]) => answer(planned, quicklyWithCards('sharp', 'a word'));
  const first = answer([]);
  const looked = looks;
  const second = answer([first]);
  const third = answer([first, second]);
  expect(looks).toBe(looked);
  expect([second, third]).toEqual([afresh([first]), afresh([first, second])]);
  answer([]);
  const other = first === 'straight' ? 'left-60' : 'straight';
  expect(answer([other])).toBe(afresh([other]));
});

test('who is sent to bomb flies over what he is to bomb, though an enemy is before him on the other hand', () => {
  const fight = onTable('wings-of-war', {
    allied: ['A1 sopwith-camel 450 300 0'],
    german: [
      'G1 fokker-dr1 250 500 6',
      'G2 fokker-dr1 200 520 6',
      'G3 fokker-dr1 180 480 6',
      'G4 fokker-dr1 800 800 6',
    ],
  });
  const from = machine(fight, 'A1').pose;
  const view = viewFor('allied', fight);
  const own = expectDefined(view.own[0], 'A1');
  const lines = linesOf(own, [], view, book);
  const over = lines.find(({ cards }) => cards.map(({ card }) => card).join() === 'right-60,straight,straight');
  const target = expectDefined(over?.ends[1], 'end');
  const ground = {
    id: 'T1',
    kind: 'target',
    side: 'german',
    points: 0,
    resistance: 5,
    jammed: 0,
    silenced: false,
  } as const;
  const errand = {
    kind: 'bomb',
    side: 'allied',
    machine: 'A1',
    target: 'T1',
    done: false,
    worth: { done: 5, home: 0 },
  } as const;
  const sent = {
    ...view,
    ground: [{ ...ground, ...target, heading: 0, width: 4400, length: 6800 }],
    missions: [errand],
  };
  const head = quicklyWithCards('sharp', 'a word');
  const planned: Manoeuvre[] = [];
  const options = [...new Set(lines.flatMap(({ cards }) => cards.map(({ card }) => card)))];
  for (const slot of [1, 2, 3]) {
    const about = {
      side: 'allied',
      view: sent,
      machine: 'A1',
      slot,
      planned: [...planned],
      from,
      hand: [],
      barred: {},
    } as const;
    planned.push(head['plan-card'](about, options, book));
  }
  const flown = expectDefined(
    lines.find(({ cards }) => cards.every(({ card }, i) => card === planned[i])),
    'line',
  );
  expect(flown.ends.some(({ x, y }) => Math.abs(x - target.x) <= 2200 && Math.abs(y - target.y) <= 3400)).toBe(true);
});

test('(W057) he who is told what the enemy ahead flies lays his own cards so as to have him in front of his guns', () => {
  const fight = onTable('wings-of-war', {
    allied: ['A1 sopwith-camel 450 300 0'],
    german: ['G1 fokker-dr1 450 450 0'],
  });
  const head = quicklyWithCards('sharp', 'a word');
  const arranged = {
    'straight,right-60': ['straight', 'right-60'],
    'right-60,straight': ['right-60', 'straight'],
  } as const;
  const about = {
    side: 'allied',
    view: viewFor('allied', fight),
    machine: 'A1',
    tailed: 'G1',
    shown: 'straight',
    planned: ['straight', 'right-60'],
    arranged,
  } as const;
  const order = (ends: Pose, leaves: readonly string[]) =>
    head['reorder-plan']({ ...about, ends, leaves }, Object.keys(arranged), book);
  // The enemy flies straight on: a machine that turns first has it out of its arc. It turns early: then one turns with
  // it.
  expect(order({ x: 45_000, y: 57_000, heading: 0 }, [])).toBe('straight,right-60');
  expect(order({ x: 60_000, y: 45_000, heading: 6 }, [])).toBe('right-60,straight');
  expect(order({ x: 60_000, y: 45_000, heading: 6 }, ['right-60,straight'])).toBe('straight,right-60');
});

test('a quick head beats a novice that searches in most of ten duels', () => {
  const { won } = paired(
    { better: (word) => policyNamed('sharp', word, 'quick'), worse: (word) => policyNamed('novice', word) },
    { system: 'wings-of-war', each: 1, fights: 10, seed: 'quick' },
    even('wings-of-war', 1, book).book,
  );
  expect(won).toBeGreaterThanOrEqual(7);
});
