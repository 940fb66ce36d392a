import { expect, test } from 'vitest';
import { handOf } from '../../../../src/games/cards/cards/legal-plan.ts';
import type { Manoeuvre } from '../../../../src/games/cards/cards/manoeuvre-decks.ts';
import { Expectations } from '../../../../src/games/cards/head/expected.ts';
import { crowding, fliersOn } from '../../../../src/games/cards/head/fliers.ts';
import { newHead, type PlanLine } from '../../../../src/games/cards/head/head.ts';
import { type BoundFor, boundFor } from '../../../../src/games/cards/head/lost.ts';
import { ADVICE_WITH_CARDS, advisedLine } from '../../../../src/games/cards/head/opponent.ts';
import { lineOfCards, linesOf } from '../../../../src/games/cards/head/plans.ts';
import { lineBeside, plansOf, reachedOn } from '../../../../src/games/cards/head/side-plan.ts';
import type { CardFight } from '../../../../src/games/cards/rules/state.ts';
import { viewFor } from '../../../../src/games/cards/rules/view-for.ts';
import type { CardView } from '../../../../src/games/cards/table/view.ts';
import { farSquared } from '../../../../src/kit/geometry/pose.ts';
import type { Strength } from '../../../../src/kit/head/strengths.ts';
import type { About } from '../../../../src/table/decisions.ts';
import { book, type Laid, machine, onTable, there } from '../../../support/fights/cards.ts';

/** A fight whose third turn is to be planned. */
function thirdTurn(laid: Laid): CardFight {
  const fight = onTable('wings-of-glory', laid);
  [fight.turn, fight.phase] = [3, 0];
  return fight;
}

/** Where G1 is bound for, as a head of this strength sees it. */
function bound(strength: Strength, fight: CardFight): BoundFor {
  const view = viewFor('german', fight);
  return boundFor(there(view.own[0]), view, strength);
}

/** An Albatros in the middle of the table, flying towards the enemies. A mate of hers has been shot down. */
const alone = (told: { points?: number; jams?: number; foes?: number; laid?: Laid } = {}) => {
  const THREE = ['A1 sopwith-camel 300 250 0', 'A2 sopwith-camel 450 180 0', 'A3 spad-xiii 600 250 0'];
  const german = ['G1 albatros-d5a 450 600 12', 'G9 albatros-d5a 800 600 12'];
  const fight = thirdTurn({ allied: THREE.slice(0, told.foes ?? 3), german, ...told.laid });
  machine(fight, 'G9').out = SHOT_DOWN;
  const albatros = machine(fight, 'G1');
  albatros.points = told.points ?? 0;
  albatros.jams.front = told.jams ?? 0;
  return fight;
};

const SHOT_DOWN = { how: 'shot-down', why: 'points', by: 'A1' } as const;

test('who looks ahead goes home by his own edge, alone against three; whoever does not fights on', () => {
  expect(['steady', 'sharp', 'ace'].map((strength) => bound(strength as Strength, alone()))).toEqual([
    'fight',
    'home',
    'home',
  ]);
  const view = viewFor('german', alone());
  const own = there(view.own[0]);
  // The far edge is his own.
  const ends = Array.from({ length: 8 }, (_, n) => {
    const plan = plansOf(view, newHead('ace', `word ${n}`, book)).get('G1') ?? [];
    return there(lineOfCards(own, plan, book).ends.at(-1)).heading;
  });
  expect(ends.every((heading) => heading < 6 || heading > 18)).toBe(true);
});

test('alone against two he fights on while he is whole, and goes home when he is hit, or cannot fire', () => {
  // Three tenths of its resistance of fifteen are four and a half.
  expect(machine(alone(), 'G1').resistance).toBe(15);
  const goes = (told: { points?: number; jams?: number }) => bound('ace', alone({ foes: 2, ...told }));
  expect([goes({ points: 5 }), goes({ jams: 3 }), goes({ points: 12 })]).toEqual(['home', 'home', 'home']);
  expect(goes({ points: 4 })).toBe('fight');
});

test('(W034) (G035) nobody gives an even fight away, unless his life counts for more, or he is a wreck', () => {
  const even = (points: number, inCampaign = false) => {
    const fight = alone({ points, foes: 2 });
    // One down on either side.
    const camel = machine(fight, 'A2');
    fight.machines.push({ ...camel, id: 'A9', out: SHOT_DOWN });
    const albatros = machine(fight, 'G1');
    Object.assign(albatros, { conduct: { ...albatros.conduct, inCampaign } });
    return [viewFor('german', fight).lead, bound('ace', fight)];
  };
  expect([even(5), even(5, true), even(12)]).toEqual([
    [0, 'fight'],
    [0, 'home'],
    [0, 'home'],
  ]);
  expect(viewFor('german', alone()).lead).toBe(-viewFor('allied', alone()).lead);
  expect(viewFor('german', alone()).lead).toBeLessThan(0);
});

test('who would not outlast another burst goes home, however brave; with a mate and a few hits he stays', () => {
  const laid = { german: ['G1 albatros-d5a 450 600 12', 'G2 fokker-dr1 800 850 12', 'G9 fokker-dr1 900 850 12'] };
  const goes = (points: number) => {
    const fight = alone({ points, laid });
    const albatros = machine(fight, 'G1');
    Object.assign(albatros, { conduct: { ...albatros.conduct, bravery: 'DD' } });
    return bound('ace', fight);
  };
  expect([goes(12), goes(5)]).toEqual(['home', 'fight']);
});

test('(W033) where who leaves has lost, nobody breaks off', () => {
  expect(bound('ace', alone({ laid: { told: { wins: 'last-flying' } } }))).toBe('fight');
});

test('(W030) (G018) mates wing to wing are clear of each other, and corner on corner are not', () => {
  const besides = (across: number, heading: number) => {
    const fight = thirdTurn({ german: ['G1 fokker-dr1 300 500 0', `G2 fokker-dr1 ${300 + across} 500 ${heading}`] });
    const fliers = fliersOn(viewFor('german', fight), new Map(), newHead('ace', 'a word', book));
    const line = (by: number) => {
      const { plans } = there(fliers[by]);
      return there(plans.find(({ cards }) => cards.every(({ card }) => card === 'straight')));
    };
    return crowding(line(0), line(1));
  };
  // Cards of 44 by 68 millimetres: two abreast at 50 do not overlap in any place, at 40 in all.
  expect([besides(50, 0), besides(40, 0)].map((worth) => worth === 0)).toEqual([true, false]);
});

test('(W026) (G031) (W054) (G048) a gun fires in the phases after its jam, and does more where it fires again', () => {
  const taken = (strength: Strength, jams: number, switches: Laid['switches']) => {
    const laid = { allied: ['A1 sopwith-camel 450 330 0'], german: ['G1 albatros-d5a 450 500 0'] };
    const fight = thirdTurn({ ...laid, switches: switches ?? [] });
    machine(fight, 'A1').jams.front = jams;
    const fliers = fliersOn(viewFor('german', fight), new Map(), newHead(strength, 'a word', book));
    // Both fly straight at each other.
    return new Expectations(fliers).worthOf(there(there(fliers[0]).plans[0]), 0, 0);
  };
  // In the far half of the ruler the machine draws one card in each phase: the cost of each phase without a jam.
  const costs = (switches: Laid['switches'], strength: Strength = 'ace') =>
    [2, 1, 0].map((jams) => taken(strength, jams + 1, switches) - taken(strength, jams, switches));
  const [card = 0, ...again] = costs([]);
  expect(card).toBeGreaterThan(0);
  for (const each of again) expect(each).toBeCloseTo(card, 6);
  // A card of deck A does 1.89 points in the mean, and 66 in a hundred do any: one point more each is a third more.
  const [first, ...aimed] = costs(['aim']);
  expect(first).toBeCloseTo(card, 6);
  for (const each of aimed) expect(each / card).toBeCloseTo(1.35, 2);
  for (const each of costs(['aim'], 'sharp')) expect(each).toBeCloseTo(card, 6);
});

test('an escort with cards keeps to its charge; with nobody to look after he goes for the enemy', () => {
  // The charge is far behind on the left side of the table, the enemy ahead on the right.
  const fight = thirdTurn({
    allied: ['A1 sopwith-camel 500 500 6', 'A2 dh4 150 200 0'],
    german: ['G1 albatros-d5a 1000 500 18'],
    told: { table: { width: 1380, length: 980, source: 'invented' } },
  });
  const camera = {
    kind: 'photograph',
    side: 'allied',
    machine: 'A2',
    target: 'T1',
    done: false,
    worth: { done: 0, home: 2 },
  } as const;
  const eastward = (missions: CardView['missions']) => {
    const view = { ...viewFor('allied', fight), missions };
    const own = there(view.own.find(({ id }) => id === 'A1'));
    const plan = plansOf(view, newHead('ace', 'a word', book)).get('A1') ?? [];
    return there(lineOfCards(own, plan, book).ends.at(-1)).x > own.pose.x;
  };
  expect([eastward([]), eastward([camera])]).toEqual([true, false]);
});

test('an ace gives the best answer that he has to what a sharp head is likely to lay', () => {
  const near = { allied: ['A1 sopwith-camel 450 330 0'], german: ['G1 albatros-d5a 520 520 15'] };
  const fight = thirdTurn(near);
  const [ours, theirs] = [viewFor('allied', fight), viewFor('german', fight)];
  const laid = (view: CardView, strength: Strength) =>
    Array.from({ length: 6 }, (_, n) => {
      const [own] = view.own;
      const plan = plansOf(view, newHead(strength, `word ${n}`, book)).get(there(own).id) ?? [];
      return lineOfCards(there(own), plan, book);
    });
  const answers = laid(theirs, 'sharp');
  const [own, enemy] = fliersOn(ours, new Map(), newHead('sharp', 'a word', book));
  const against = (plan: PlanLine, answer: PlanLine): number =>
    new Expectations([there(own), { ...there(enemy), plans: [answer] }]).worthOf(plan, 0, 0);
  const worth = (strength: Strength) => {
    const each = laid(ours, strength).flatMap((plan) => answers.map((answer) => against(plan, answer)));
    return each.reduce((sum, one) => sum + one, 0) / each.length;
  };
  expect(worth('ace')).toBeGreaterThan(worth('sharp') + 0.5);
});

test('an ace seldom ends a turn so near a mate that the next card of either must lie upon the other', () => {
  const fight = thirdTurn({
    allied: ['A1 fokker-dr1 380 250 0', 'A2 fokker-dr1 480 250 0', 'A3 fokker-dr1 580 250 0'],
    german: ['G1 albatros-d5a 480 620 12', 'G2 albatros-d5a 560 650 12'],
  });
  const view = viewFor('allied', fight);
  const nearest = (n: number): number => {
    const plans = plansOf(view, newHead('ace', `word ${n}`, book));
    const ends = view.own.map((own) => there(lineOfCards(own, there(plans.get(own.id)), book).ends.at(-1)));
    return Math.min(...ends.flatMap((end, i) => ends.slice(i + 1).map((mate) => Math.sqrt(farSquared(end, mate)))));
  };
  const cramped = Array.from({ length: 12 }, (_, n) => nearest(n)).filter((far) => far < 7000);
  expect(cramped.length).toBeLessThanOrEqual(2);
});

test('a player is advised on each card beside what he has laid, for the machine and for its mates', () => {
  const fight = thirdTurn({
    allied: ['A1 fokker-dr1 380 250 0', 'A2 fokker-dr1 480 250 0'],
    german: ['G1 albatros-d5a 480 620 12'],
  });
  const advises = ADVICE_WITH_CARDS['plan-card'];
  const view = viewFor('allied', fight);
  const asked = (planned: readonly Manoeuvre[], options: readonly Manoeuvre[], seen: CardView = view) =>
    advises({ view: seen, machine: 'A1', planned } as unknown as About<'plan-card'>, options, book);
  const all = handOf(there(view.own[0]).deck, book).map(({ card }) => card);
  const meant = there(advisedLine('A1', view, book)).cards.map(({ card }) => card);
  expect([asked([], all), asked(meant.slice(0, 1), all), asked(meant.slice(0, 2), all)]).toEqual(meant);
  const other = meant[0] === 'straight' ? 'slip-left' : 'straight';
  expect(all).toContain(asked([other], all));
  // The mate's plan is kept: nobody is laid upon it.
  const own = view.own.map((each) => (each.id === 'A2' ? { ...each, plan: meant } : each));
  const beside = there(advisedLine('A1', { ...view, own }, book)).cards;
  const ends = (id: string, laid: readonly Manoeuvre[]) =>
    lineOfCards(there(view.own.find((each) => each.id === id)), laid, book);
  expect(
    crowding(
      ends(
        'A1',
        beside.map(({ card }) => card),
      ),
      ends('A2', meant),
    ),
  ).toBe(0);
  // Where nothing is laid for the machine it takes the first that it may.
  expect(asked([], ['stall'], { ...view, own: view.own.filter(({ id }) => id !== 'A1') })).toBe('stall');
});

test('of lines that are nearly as good a player is advised the one on which fewest guns could bear', () => {
  let fewer = 0;
  for (const heading of [0, 3, 6, 9, 12, 15, 18, 21]) {
    const fight = thirdTurn({
      allied: ['A1 fokker-dr1 380 250 0'],
      german: [`G1 albatros-d5a 420 480 ${heading}`],
    });
    const view = viewFor('allied', fight);
    const head = newHead('ace', 'advice', book);
    const own = there(view.own[0]);
    const lines = linesOf(own, [], view, book);
    const foes = fliersOn(view, new Map([['A1', lines]]), head).filter(({ side }) => side === 'german');
    const by = (takes: 'any' | 'safest') =>
      reachedOn(there(lineBeside({ machine: 'A1', planned: [] }, view, { ...head, takes })), foes);
    expect(by('safest')).toBeLessThanOrEqual(by('any'));
    if (by('safest') < by('any')) fewer += 1;
  }
  expect(fewer).toBeGreaterThan(0);
});
