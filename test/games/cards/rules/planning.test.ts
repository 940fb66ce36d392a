import { describe, expect, test } from 'vitest';
import type { CardSystem } from '../../../../src/games/cards/cards/card-systems.ts';
import {
  barredBy,
  brokenBy,
  canGoOn,
  isLegal,
  isStall,
  leftOf,
  type PlanLimits,
} from '../../../../src/games/cards/cards/legal-plan.ts';
import type { Manoeuvre } from '../../../../src/games/cards/cards/manoeuvre-decks.ts';
import { revealAndMove } from '../../../../src/games/cards/rules/movement.ts';
import { limitsOf, planTurn } from '../../../../src/games/cards/rules/planning.ts';
import type { CardFight } from '../../../../src/games/cards/rules/state.ts';
import { ofType } from '../../../../src/table/events.ts';
import { isFor } from '../../../../src/table/whose.ts';
import { cards, machine, onTable, played, rule, there } from '../../../support/fights/cards.ts';

const limits = (told: Partial<PlanLimits> = {}): PlanLimits => ({
  letter: 'W',
  last: undefined,
  noLeft: false,
  noRight: false,
  noStraight: false,
  needsStall: false,
  ...told,
});

const letterOf = (system: string) => (system === 'wings-of-war' ? 'W' : 'G');

rule('W009 G009', 'each machine lays three cards, and both sides plan before either shows one', (system) => {
  const fight = onTable(system);
  const { asked, events } = played((table) => planTurn(fight, table), [], {
    'plan-card': ['straight', 'straight', 'stall', 'left-60', 'straight', 'right-60'],
  });
  expect(machine(fight, 'A1').plan.map(({ card }) => card)).toEqual(['straight', 'straight', 'stall']);
  expect(machine(fight, 'G1').plan.map(({ card }) => card)).toEqual(['left-60', 'straight', 'right-60']);
  expect(asked.map(({ about }) => (about as { side: string }).side)).toEqual([
    ...Array(3).fill('allied'),
    ...Array(3).fill('german'),
  ]);
  expect(events).toEqual([]);
});

rule('W010 G010', 'two steep cards never follow each other, over the end of a turn neither', (system) => {
  const a1 = machine(onTable(system), 'A1');
  const [stall] = cards(a1, 'stall');
  const letter = letterOf(system);
  expect(brokenBy(there(stall), stall, limits({ letter }))).toBe(`${letter}010`);
  expect(isLegal(cards(a1, 'stall', 'straight', 'stall'), limits({ letter }))).toBe(true);
  expect(isLegal(cards(a1, 'stall', 'straight', 'straight'), limits({ letter, last: stall }))).toBe(false);
});

rule('G011', 'a stall is a steep card with a short arrow', (system) => {
  const [stall] = cards(machine(onTable(system), 'A1'), 'stall');
  expect(stall).toMatchObject({ steep: true, right: 0 });
  expect(there(stall).forward).toBeLessThan(1000);
  expect(
    machine(onTable(system), 'A1')
      .hand.filter(isStall)
      .map(({ card }) => card),
  ).toEqual(['stall']);
});

rule('W011 G012', 'an Immelmann has a straight before it and one behind it, over the end of a turn too', (system) => {
  const a1 = machine(onTable(system), 'A1');
  const [straight, immelmann, left] = cards(a1, 'straight', 'immelmann', 'left-60');
  const letter = letterOf(system);
  const mark = letter === 'W' ? 'W011' : 'G012';
  expect(brokenBy(there(immelmann), undefined, limits({ letter }))).toBe(mark);
  expect(brokenBy(there(immelmann), left, limits({ letter }))).toBe(mark);
  expect(brokenBy(there(immelmann), straight, limits({ letter }))).toBeUndefined();
  expect(brokenBy(there(cards(a1, 'stall')[0]), immelmann, limits({ letter }))).toBe(mark);
  expect(isLegal(cards(a1, 'immelmann', 'straight', 'left-60'), limits({ letter, last: straight }))).toBe(true);
  expect(isLegal(cards(a1, 'straight', 'immelmann', 'straight'), limits({ letter }))).toBe(true);
});

rule(
  'W015',
  'a card goes back into the hand: it is there again in the next turn, and no oftener than the deck has it',
  (system) => {
    const a1 = machine(onTable(system), 'A1');
    const [immelmann, straight] = cards(a1, 'immelmann', 'straight');
    expect(leftOf(there(immelmann), [])).toBe(1);
    expect(leftOf(there(immelmann), [there(immelmann)])).toBe(0);
    expect(leftOf(there(straight), [there(straight), there(straight)])).toBe(1);
    const fight = onTable(system, { allied: ['A1 sopwith-camel 450 300 0'], german: ['G1 fokker-dr1 100 100 0'] });
    const inHand = () => {
      const { asked } = played((table) => planTurn(fight, table), [], {
        'plan-card': Array<'straight'>(6).fill('straight'),
      });
      const hands = asked.slice(0, 3).map(({ about }) => ('hand' in about ? about.hand : []));
      return hands.map((hand) => hand.find(({ card }) => card === 'straight')?.left);
    };
    expect(inHand()).toEqual([3, 2, 1]);
    for (fight.phase = 1; fight.phase <= 3; fight.phase++) played((table) => revealAndMove(fight, table));
    for (const each of fight.machines) each.plan = [];
    expect(inHand()).toEqual([3, 2, 1]);
  },
);

rule(
  'W045 G036',
  'a rudder jammed to the left bars the cards to the left for the next turn, and no later',
  (system) => {
    const fight = onTable(system);
    const a1 = machine(fight, 'A1');
    a1.rudder.left = 1;
    const { asked } = played((table) => planTurn(fight, table), [], {
      'plan-card': ['straight', 'straight', 'straight', 'straight', 'straight', 'straight'],
    });
    const [first] = asked;
    expect(first?.options).not.toContain('left-60');
    expect(first?.about).toMatchObject({ barred: { 'left-60': system === 'wings-of-war' ? 'W045' : 'G036' } });
    fight.turn = 2;
    const later = played((table) => planTurn(fight, table), [], {
      'plan-card': ['left-60', 'straight', 'straight', 'straight', 'straight', 'straight'],
    });
    expect(later.asked[0]?.options).toContain('left-60');
  },
);

rule('W046 G037', 'a rudder jammed to the right bars the cards to the right', (system) => {
  const a1 = machine(onTable(system), 'A1');
  const letter = letterOf(system);
  const noRight = limits({ letter, noRight: true });
  expect(brokenBy(there(cards(a1, 'slip-right')[0]), undefined, noRight)).toBe(letter === 'W' ? 'W046' : 'G037');
  expect(brokenBy(there(cards(a1, 'slip-left')[0]), undefined, noRight)).toBeUndefined();
});

rule(
  'W029 G033 W046 G037',
  'what a turn’s damage forbids: each rudder its own side, and flames the straight',
  (system) => {
    const fight = onTable(system);
    fight.turn = 4;
    const a1 = machine(fight, 'A1');
    Object.assign(a1, { rudder: { left: 4, right: 3 }, flames: 1, engineHit: true });
    const isGlory = system === 'wings-of-glory';
    expect(limitsOf(a1, fight)).toMatchObject({ noLeft: true, noRight: false, noStraight: isGlory, needsStall: true });
    Object.assign(a1, { rudder: { left: 3, right: 4 }, flames: 0, engineHit: false });
    expect(limitsOf(a1, fight)).toMatchObject({ noLeft: false, noRight: true, noStraight: false, needsStall: false });
  },
);

rule('W048 G041', 'with its engine hit a machine plans a stall in every turn', (system) => {
  const fight = onTable(system);
  machine(fight, 'A1').engineHit = true;
  const { asked } = played((table) => planTurn(fight, table), [], {
    'plan-card': ['straight', 'straight', 'stall', 'straight', 'straight', 'straight'],
  });
  expect(asked[2]?.options).toEqual(['stall']);
  expect(asked[2]?.about).toMatchObject({ barred: { straight: system === 'wings-of-war' ? 'W048' : 'G041' } });
});

rule('G045', 'a burning machine plans no straight, nor an Immelmann that would need one', (system) => {
  const a1 = machine(onTable(system), 'A1');
  const burning = limits({ letter: 'G', noStraight: true });
  const [straight, immelmann] = cards(a1, 'straight', 'immelmann');
  expect(brokenBy(there(straight), undefined, burning)).toBe('G045');
  expect(barredBy(there(immelmann), a1.hand, [], { ...burning, last: straight })).toBe('G045');
  expect(canGoOn(a1.hand, [], burning)).toBe(true);
  expect(canGoOn(a1.hand, [], { ...burning, last: immelmann })).toBe(false);
});

test('W055 G013 where no plan is legal every card is open: burning, behind an Immelmann', () => {
  const fight = onTable('wings-of-glory');
  const a1 = machine(fight, 'A1');
  a1.flames = 2;
  a1.last = cards(a1, 'immelmann')[0];
  const { asked } = played((table) => planTurn(fight, table), [], {
    'plan-card': ['left-60', 'stall', 'left-60', 'straight', 'straight', 'straight'],
  });
  expect(asked[0]?.options).toContain('straight');
});

test('W055 G013 where no plan is legal a card that is planned already, and is there but once, is not open again', () => {
  const fight = onTable('wings-of-glory');
  const a1 = machine(fight, 'A1');
  a1.flames = 2;
  a1.last = cards(a1, 'immelmann')[0];
  const { card: once } = there(a1.hand.find(({ numbers }) => numbers.length === 1));
  const { asked } = played((table) => planTurn(fight, table), [], {
    'plan-card': [once, 'left-60', 'left-60', 'straight', 'straight', 'straight'],
  });
  expect(asked.slice(0, 2).map(({ options }) => options.join(' ').split(' ').includes(once))).toEqual([true, false]);
});

test('an Immelmann may end a turn: what must follow it is the next turn’s', () => {
  const a1 = machine(onTable('wings-of-war'), 'A1');
  expect(canGoOn(a1.hand, cards(a1, 'straight', 'immelmann'), limits())).toBe(true);
  expect(barredBy(there(cards(a1, 'stall')[0]), a1.hand, cards(a1, 'straight', 'immelmann'), limits())).toBe('W011');
});

describe('out of cloud', () => {
  test('W009 G054 who comes out of it plans last in the first turn, and has seen each enemy’s first card', () => {
    const fight = onTable('wings-of-war');
    fight.phase = 0;
    fight.surprise = 'allied';
    const { asked, events } = played((table) => planTurn(fight, table), [], {
      'plan-card': ['left-60', 'straight', 'straight', 'straight', 'straight', 'straight'],
    });
    expect(events).toEqual([{ type: 'first-card-seen', machine: 'G1', card: 'left-60', for: 'allied' }]);
    expect(events.filter((event) => isFor(event, 'german'))).toEqual([]);
    expect(asked[3]?.about).toMatchObject({ side: 'allied', view: { enemies: [{ first: 'left-60' }] } });
    fight.turn = 2;
    const later = played((table) => planTurn(fight, table), [], { 'plan-card': Array(6).fill('straight') });
    expect(later.events).toEqual([]);
    expect(later.asked[0]?.about).toMatchObject({ side: 'allied' });
  });
});

describe('a plan of which no card may be laid', () => {
  const behindAnImmelmann = (flames: number) => {
    const fight = onTable('wings-of-glory', {
      allied: ['A1 sopwith-camel 450 450 0'],
      german: ['G1 fokker-dr1 100 100 0'],
    });
    const a1 = machine(fight, 'A1');
    Object.assign(a1, { flames, last: cards(a1, 'immelmann')[0] });
    return fight;
  };
  const planned = (fight: ReturnType<typeof behindAnImmelmann>, ...words: readonly Manoeuvre[]) =>
    played((table) => planTurn(fight, table), [], {
      'plan-card': [...words, 'straight', 'straight', 'straight'],
    });

  rule('G013', 'the straight of a burning machine is found out when it is shown', () => {
    const fight = behindAnImmelmann(2);
    planned(fight, 'straight', 'left-60', 'left-60');
    const { events } = played((table) => revealAndMove(fight, table), ['#damage-a 3']);
    expect(ofType(events, 'cards-revealed')[0]?.moves[0]).toMatchObject({ card: 'straight', broke: 'G045' });
    expect(machine(fight, 'A1')).toMatchObject({ points: 3, last: { card: 'straight' } });
  });

  rule('G045', 'though the last flame has gone out meanwhile: it was planned burning', () => {
    const fight = behindAnImmelmann(1);
    planned(fight, 'straight', 'left-60', 'left-60');
    machine(fight, 'A1').flames = 0;
    const { events } = played((table) => revealAndMove(fight, table), ['#damage-a 0']);
    expect(ofType(events, 'cards-revealed')[0]?.moves[0]).toMatchObject({ broke: 'G045' });
  });

  rule('G044', 'who catches fire after planning flies his straights as he laid them', () => {
    const fight = behindAnImmelmann(0);
    planned(fight, 'straight', 'straight', 'left-60');
    machine(fight, 'A1').flames = 3;
    const { events } = played((table) => revealAndMove(fight, table));
    expect(ofType(events, 'cards-revealed')[0]?.moves[0]).not.toHaveProperty('broke');
  });
});

describe('a warning of the edge is of what will be flown', () => {
  /** A Camel that flies north, with a straight behind it, so many millimetres from the south; the table ends at 900. */
  const camelAt = (system: CardSystem, y: number, ...plan: readonly Manoeuvre[]) => {
    const fight = onTable(system, {
      allied: [`A1 sopwith-camel 450 ${y} 0`],
      german: ['G1 fokker-dr1 100 100 0'],
    });
    const a1 = machine(fight, 'A1');
    a1.last = cards(a1, 'straight')[0];
    const { asked } = played((table) => planTurn(fight, table), [], {
      'plan-card': [...plan, 'straight', 'straight', 'straight'],
    });
    const hands = asked.map(({ about }) => ('hand' in about ? about.hand : []));
    const leaves = hands.map((hand) => hand.filter((card) => card.leaves).map(({ card }) => card));
    const { events } = played((table) => revealAndMove(fight, table));
    const gone = asked.map(({ about }) => ('hand' in about ? about.over : undefined));
    return { leaves, gone, exited: ofType(events, 'machine-exited').map(({ machine: id }) => id) };
  };

  // At 830 the front line is at 864 and the arrowhead at 911.5, beyond the edge; from there back to 877.5.
  rule('W032', 'whose dot goes out on its way, and ends inside, is warned and is out', () => {
    const { leaves, exited } = camelAt('wings-of-war', 830, 'immelmann', 'straight', 'straight');
    expect(leaves[0]).toContain('immelmann');
    expect(exited).toEqual(['A1']);
  });

  rule('G017', 'where the end alone counts he stays, and is not warned', () => {
    const { leaves, exited } = camelAt('wings-of-glory', 830, 'immelmann', 'straight', 'straight');
    expect(leaves[0]).not.toContain('immelmann');
    expect(leaves[0]).toContain('straight');
    expect(exited).toEqual([]);
  });

  // A straight from 810 ends at 925.5; the Immelmann behind it and a straight would bring him back to 857.5.
  test('who is out by an earlier card of his plan is out, wherever the next one ends', () => {
    const { leaves, gone } = camelAt('wings-of-glory', 810, 'straight', 'immelmann', 'straight');
    expect(leaves[2]).toContain('straight');
    expect(gone.slice(0, 3)).toEqual([undefined, 'enemy', 'enemy']);
  });
});

describe('whom a card of the hand has in an arc', () => {
  const ahead = { allied: ['A1 sopwith-camel 450 300 0'], german: ['G1 fokker-dr1 450 520 0'] };
  const hands = (fight: CardFight) => {
    const cards = Array<'straight' | 'stall'>(6).fill('straight').with(1, 'stall');
    const { asked } = played((table) => planTurn(fight, table), [], { 'plan-card': cards });
    return asked.map(({ about }) => ('hand' in about ? about.hand : []));
  };
  const stalls = (fight: CardFight) => hands(fight).map((hand) => hand.find(({ card }) => card === 'stall'));

  rule('G038', 'a wounded pilot would not fire at him after a steep card', (system) => {
    const fight = onTable(system, ahead);
    expect(stalls(fight)[0]).toMatchObject({ inArc: ['G1'], noShot: [] });
    machine(fight, 'A1').wounded = true;
    expect(stalls(fight)[0]).toMatchObject({ inArc: [], noShot: ['G1'] });
    expect(hands(fight)[0]?.find(({ card }) => card === 'straight')).toMatchObject({ inArc: ['G1'], noShot: [] });
  });

  rule('W025 G030', 'a jam lets no shot go before its phase is over', (system) => {
    const fight = onTable(system, ahead);
    machine(fight, 'A1').jams.front = 1;
    const [first, second] = hands(fight).map((hand) => hand.find(({ card }) => card === 'slip-right'));
    expect(first).toMatchObject({ inArc: [], noShot: ['G1'] });
    expect(second?.noShot).toEqual([]);
  });

  rule('W047', 'with the observer hit nobody fires astern', (system) => {
    const fight = onTable(system, { allied: ['A1 dh4 450 450 0'], german: ['G1 fokker-dr1 450 400 0'] });
    machine(fight, 'A1').observerHit = true;
    expect(hands(fight)[0]?.find(({ card }) => card === 'straight')).toMatchObject({ inArc: [], noShot: ['G1'] });
  });

  rule('W043', 'nor while the guns are in the way of a passenger', (system) => {
    const fight = onTable(system, ahead);
    machine(fight, 'A1').gunsBarred = true;
    expect(stalls(fight)[0]).toMatchObject({ inArc: [], noShot: ['G1'] });
  });
});
