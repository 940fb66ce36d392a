import { describe, expect, test } from 'vitest';
import type { CardMission, CardScenario } from '../../../../src/games/cards/cards/card-scenario.ts';
import { skirmish } from '../../../../src/games/cards/cards.ts';
import { whyOver, winnerOf } from '../../../../src/games/cards/rules/ending.ts';
import { beginErrands, countErrands, doErrands } from '../../../../src/games/cards/rules/errands.ts';
import { takeOut } from '../../../../src/games/cards/rules/exits.ts';
import { fightCards } from '../../../../src/games/cards/rules/fight-cards.ts';
import { fireAll } from '../../../../src/games/cards/rules/firing.ts';
import { countUp, scoreOf } from '../../../../src/games/cards/rules/score.ts';
import { layOut } from '../../../../src/games/cards/rules/set-up.ts';
import { type CardFight, groundNamed } from '../../../../src/games/cards/rules/state.ts';
import { viewFor } from '../../../../src/games/cards/rules/view-for.ts';
import type { TableEdge } from '../../../../src/games/cards/table/card-events.ts';
import { ofType } from '../../../../src/table/events.ts';
import { book, cards, machine, onTable, played, rule, scenarioOf, there } from '../../../support/fights/cards.ts';
import { freeTable } from '../../../support/table/free-table.ts';

const mission = (told: Partial<CardMission>): CardMission => ({
  kind: 'photograph',
  side: 'allied',
  machine: 'A1',
  target: 'T1',
  done: 0,
  partly: 0,
  home: 0,
  undone: 0,
  source: 'invented',
  ...told,
});

const target = (kind: 'target' | 'trench' = 'target') => ({
  id: 'T1',
  kind,
  side: 'german' as const,
  x: 400,
  y: 500,
  heading: 0,
  source: 'invented',
});

/** A1 on an errand to the target at 400, 500. */
const sent = (
  system: 'wings-of-war' | 'wings-of-glory',
  told: Partial<CardMission>,
  at = 'A1 dh4 400 400 0',
  more: Partial<CardScenario> = {},
) =>
  onTable(system, {
    allied: [at],
    german: ['G1 fokker-dr1 800 800 12'],
    told: { ground: [target()], missions: [mission(told)], ...more },
  });

/** A1 has flown a card from where it was laid out. */
function does(fight: CardFight, word: 'stall' | 'straight', answers = {}) {
  const a1 = machine(fight, 'A1');
  const moves = cards(a1, word).map((card) => ({ machine: a1, card, from: a1.pose }));
  return ofType(played((table) => doErrands(moves, fight, table), [], answers).events, 'errand-done');
}

const leave = (fight: CardFight, id: string, edge: TableEdge) => {
  takeOut([{ machine: machine(fight, id), edge }], fight);
};

const fall = (fight: CardFight, id: string) => {
  machine(fight, id).out = { how: 'shot-down', why: 'points', by: undefined };
};

rule('W037', 'a stall begun within half a ruler of the target is a picture; not with the observer hit', (system) => {
  expect(does(sent(system, {}), 'stall')).toMatchObject([{ kind: 'photograph', machine: 'A1' }]);
  expect(does(sent(system, {}), 'straight')).toEqual([]);
  expect(does(sent(system, {}, 'A1 dh4 400 355 0'), 'stall')).toEqual([]);
  const hit = sent(system, { 'needs-observer': true });
  machine(hit, 'A1').observerHit = true;
  expect(does(hit, 'stall')).toEqual([]);
});

test.each([
  [true, true, false],
  [true, false, true],
  [false, true, true],
  [false, false, true],
])('W037 W038 W047 needs the observer %s, he is hit %s: it may be done %s', (needs, observerHit, isDone) => {
  const fight = sent('wings-of-glory', needs ? { 'needs-observer': true } : {});
  Object.assign(machine(fight, 'A1'), { observerHit });
  expect(does(fight, 'stall')).toHaveLength(isDone ? 1 : 0);
});

rule('W018 W019 W042 G021 G022 G060', 'a mere target is fired at only where the mission is to strafe it', (system) => {
  const shots = (kind: CardMission['kind'], answers = {}) =>
    played((table) => fireAll(sent(system, { kind }), table), [], answers).asked.map(({ options }) => options);
  expect([shots('strafe', { 'fire-at': ['hold'] }), shots('photograph')]).toEqual([[['T1', 'hold']], []]);
});

rule('W038', 'bombs: the machine or its manoeuvre card passes over the middle of the target', (system) => {
  const bomb = { kind: 'bomb', done: 2 } as const;
  expect(does(sent(system, bomb, 'A1 dh4 400 430 0'), 'straight')).toMatchObject([{ points: 2 }]);
  expect(does(sent(system, bomb, 'A1 dh4 430 430 0'), 'straight')).toEqual([]);
  // Only the manoeuvre card, then only the machine, then neither.
  const places = [400, 450, 520, 535].map((y) => does(sent(system, bomb, `A1 dh4 400 ${y} 0`), 'straight').length);
  expect(places).toEqual([1, 1, 1, 0]);
  const hit = sent(system, { ...bomb, 'needs-observer': true }, 'A1 dh4 400 430 0');
  machine(hit, 'A1').observerHit = true;
  expect(does(hit, 'straight')).toEqual([]);
});

test('bombs that are dropped by choice fall once, on the middle or beside it', () => {
  const drop = { kind: 'drop-bombs', done: 4, partly: 2 } as const;
  const fight = sent('wings-of-glory', drop, 'A1 spad-xiii 400 500 0');
  expect(does(fight, 'straight', { 'drop-bombs': ['not-yet'] })).toEqual([]);
  expect(does(fight, 'straight', { 'drop-bombs': ['drop'] })).toMatchObject([{ points: 4 }]);
  expect(does(fight, 'straight')).toEqual([]);
  const beside = sent('wings-of-glory', drop, 'A1 spad-xiii 430 560 0');
  expect(does(beside, 'straight', { 'drop-bombs': ['drop'] })).toEqual([]);
  expect(scoreOf(beside).allied).toBe(2);
  expect(does(sent('wings-of-glory', drop, 'A1 spad-xiii 600 560 0'), 'straight')).toEqual([]);
});

describe('errands of one’s own', () => {
  rule(
    'W042',
    'guns are directed from within a ruler of the target, a target is strafed; scored at once, or on coming home',
    (system) => {
      const guns = sent(system, { kind: 'direct-guns', turns: 2, done: 3 });
      const count = () => ofType(played((table) => countErrands(guns, table)).events, 'errand-done');
      expect([count(), count()]).toMatchObject([[], [{ kind: 'direct-guns', points: 3 }]]);
      expect(does(guns, 'stall')).toEqual([]);
      const once = sent(system, { kind: 'direct-guns' });
      expect(ofType(played((table) => countErrands(once, table)).events, 'errand-done')).toHaveLength(1);
      const far = sent(system, { kind: 'direct-guns', turns: 1 }, 'A1 dh4 400 200 0');
      expect(played((table) => countErrands(far, table)).events).toEqual([]);
      const strafe = sent(system, { kind: 'strafe', home: 2 }, 'A1 dh4 400 400 0');
      expect(does(strafe, 'stall')).toEqual([]);
      played((table) => fireAll(strafe, table), ['#damage-b 4', '#damage-b 3'], { 'fire-at': ['T1'] });
      Object.assign(groundNamed('T1', strafe) ?? {}, { silenced: true });
      played((table) => countErrands(strafe, table));
      expect(scoreOf(strafe).allied).toBe(0);
      leave(strafe, 'A1', 'own');
      expect(scoreOf(strafe).allied).toBe(2);
    },
  );

  rule('W042 W047', 'guns are not directed by a machine whose observer is hit, where he is needed', (system) => {
    const guns = sent(system, { kind: 'direct-guns', turns: 1, 'needs-observer': true });
    machine(guns, 'A1').observerHit = true;
    expect(played((table) => countErrands(guns, table)).events).toEqual([]);
  });

  test('an errand that nobody has been named for yet counts nothing', () => {
    const fight = sent('wings-of-war', { kind: 'direct-guns', machine: undefined });
    expect(played((table) => countErrands(fight, table)).events).toEqual([]);
  });

  rule('W043', 'who fetches a passenger cannot fire until he is aboard', (system) => {
    const fight = sent(system, { kind: 'fetch' });
    played((table) => beginErrands(fight, table));
    machine(fight, 'G1').pose = { x: 40_000, y: 55_000, heading: 0 };
    expect(played((table) => fireAll(fight, table)).asked).toEqual([]);
    expect(does(fight, 'stall')).toMatchObject([{ kind: 'fetch' }]);
    expect(played((table) => fireAll(fight, table), [], { 'fire-at': ['hold'] }).asked).toHaveLength(1);
  });

  test('who has the camera is written down in secret', () => {
    const fight = sent('wings-of-glory', { machine: undefined }, 'A1 dh4 400 400 0');
    const { events } = played((table) => beginErrands(fight, table), [], { 'who-carries': ['A1'] });
    expect(events).toEqual([{ type: 'carrier-chosen', machine: 'A1', for: 'allied' }]);
  });
});

describe('points', () => {
  rule(
    'W034 G035',
    'a point for each enemy who leaves the table, two for each shot down, one less for each of one’s own',
    (system) => {
      const fight = onTable(system, { german: ['G1 fokker-dr1 350 600 12', 'G2 fokker-dr1 450 600 12'] });
      fall(fight, 'G1');
      leave(fight, 'G2', 'side');
      fall(fight, 'A1');
      expect(scoreOf(fight)).toEqual({ allied: 2, german: 1 });
    },
  );

  test('once a picture is taken exits over one’s own edge are free, and none other', () => {
    const fight = sent('wings-of-war', { 'frees-exits': true, home: 2 });
    leave(fight, 'A1', 'own');
    expect(scoreOf(fight)).toEqual({ allied: 0, german: 1 });
    Object.assign(fight.errands[0] ?? {}, { done: true });
    expect(scoreOf(fight)).toEqual({ allied: 2, german: 0 });
    leave(fight, 'A1', 'side');
    expect(scoreOf(fight)).toEqual({ allied: 0, german: 1 });
  });

  test('bombs make the way home free from the moment they fall: who went before has given his point', () => {
    const bomb = { kind: 'bomb', 'frees-exits': true, done: 2 } as const;
    const before = sent('wings-of-war', bomb);
    leave(before, 'A1', 'own');
    Object.assign(before.errands[0] ?? {}, { done: true });
    expect(scoreOf(before)).toEqual({ allied: 2, german: 1 });
    const behind = sent('wings-of-war', bomb);
    Object.assign(behind.errands[0] ?? {}, { done: true });
    leave(behind, 'A1', 'own');
    expect(scoreOf(behind)).toEqual({ allied: 2, german: 0 });
  });

  test('a target that is never hit is worth something to its own side', () => {
    expect(scoreOf(sent('wings-of-glory', { undone: 2 }))).toEqual({ allied: 0, german: 2 });
  });

  const mud = (id = 'bullets-in-the-mud') => layOut(book.fights['manoeuvre-cards'].scenarios[id] as CardScenario, book);

  test('Bullets in the Mud: damage to five a card, untouched cards, edges, and exits while one still flies', () => {
    const fight = mud();
    Object.assign(groundNamed('H1', fight) ?? {}, { points: 9 });
    Object.assign(groundNamed('B1', fight) ?? {}, { points: 2 });
    expect(scoreOf(fight)).toEqual({ allied: 5 - 2, german: 2 - 2 });
    leave(fight, 'G1', 'own');
    expect(scoreOf(fight)).toEqual({ allied: 3 + 4, german: 0 - 2 });
    leave(fight, 'A1', 'side');
    expect(scoreOf(fight)).toEqual({ allied: 3 + 4 - 4, german: 0 - 2 });
  });

  test('W032 G017 Bullets in the Mud: an exit counts while one’s own machine is on the table, and not when both go at once', () => {
    const fight = mud();
    takeOut(
      ['A1', 'G1'].map((id) => ({ machine: machine(fight, id), edge: 'side' as const })),
      fight,
    );
    expect(scoreOf(fight)).toEqual({ allied: -4 - 3, german: -4 - 3 });
  });

  test('W032 G017 Bullets in the Mud: who left before all was hit has left early, whatever his friends hit later', () => {
    const fight = mud('bullets-in-the-mud-patrols');
    leave(fight, 'A1', 'own');
    for (const { id } of fight.ground) Object.assign(groundNamed(id, fight) ?? {}, { points: 1 });
    expect(scoreOf(fight)).toEqual({ allied: 3 - 2, german: 3 + 4 });
    leave(fight, 'A2', 'own');
    expect(scoreOf(fight)).toEqual({ allied: 3 - 2, german: 3 + 4 + 4 });
  });

  test('W034 G035 counted up are only the items that are worth something', () => {
    const fight = sent('wings-of-war', {});
    expect(countUp(fight)).toEqual([]);
    fall(fight, 'G1');
    expect(countUp(fight).map(({ what, side, points }) => [what, side, points])).toEqual([
      ['kill', 'allied', 2],
      ['loss', 'german', -1],
    ]);
  });

  test('W034 G035 with ground cards of one side only the other scores: above nought it wins, below it loses', () => {
    const fight = mud('bullets-in-the-mud-one-side');
    expect(scoreOf(fight)).toEqual({ allied: -3, german: 0 });
    expect(winnerOf(fight)).toBe('german');
    Object.assign(groundNamed('H1', fight) ?? {}, { points: 5 });
    expect(winnerOf(fight)).toBe('allied');
    Object.assign(groundNamed('H1', fight) ?? {}, { points: 2 });
    expect(winnerOf(fight)).toBe('nobody');
  });
});

describe('the end', () => {
  rule('W033 G034', 'it is over when one side has nobody left on the table', (system) => {
    const fight = onTable(system, { told: { wins: 'last-flying' } });
    expect(whyOver(fight)).toBeUndefined();
    expect(winnerOf(fight)).toBe('nobody');
    fall(fight, 'G1');
    expect(whyOver(fight)).toBe('one-side-left');
    expect(winnerOf(fight)).toBe('allied');
    fall(fight, 'A1');
    expect(whyOver(fight)).toBe('nobody-left');
  });

  rule('W033 G034', 'a skirmish is theirs who fly last, whatever the points', (system) => {
    const fight = layOut(skirmish(system, Array(3).fill('sopwith-camel'), ['fokker-dr1', 'fokker-dr1']), book);
    fall(fight, 'A1');
    fall(fight, 'A2');
    fall(fight, 'G1');
    leave(fight, 'G2', 'side');
    // Two enemies at 2 and two losses; one enemy at 2, one exit at 1 and one loss of theirs.
    expect(scoreOf(fight)).toEqual({ allied: 1, german: 3 });
    expect([whyOver(fight), winnerOf(fight)]).toEqual(['one-side-left', 'allied']);
  });

  test('W033 G034 there whose last machine leaves has lost, and knows it', () => {
    const fight = layOut(skirmish('wings-of-glory', Array(2).fill('sopwith-camel'), ['fokker-dr1']), book);
    expect([viewFor('allied', fight).exitLoses, viewFor('german', fight).exitLoses]).toEqual([false, true]);
  });

  test('W033 G034 in a duel the first to leave or to fall has lost; both at once, nobody', () => {
    const fight = onTable('wings-of-glory', { told: { wins: 'first-loss' } });
    expect(whyOver(fight)).toBeUndefined();
    leave(fight, 'G1', 'own');
    expect([whyOver(fight), winnerOf(fight)]).toEqual(['first-loss', 'allied']);
    leave(fight, 'A1', 'own');
    expect(winnerOf(fight)).toBe('nobody');
  });

  test('W033 G034 who has an errand to do, or to bring home, flies on alone', () => {
    const fight = sent('wings-of-war', { kind: 'bomb', done: 2, home: 1 });
    fall(fight, 'G1');
    expect(whyOver(fight)).toBeUndefined();
    Object.assign(fight.errands[0] ?? {}, { done: true });
    expect(whyOver(fight)).toBeUndefined();
    const bombed = sent('wings-of-war', { kind: 'bomb', done: 2 });
    Object.assign(bombed.errands[0] ?? {}, { done: true });
    fall(bombed, 'G1');
    expect(whyOver(bombed)).toBe('one-side-left');
  });

  rule(
    'W033 G034 W037 W038',
    'who can do his errand no more, with the observer hit, does not fly on alone for it',
    (system) => {
      const flownOn = (done: boolean) => {
        const fight = sent(system, { kind: 'photograph', 'needs-observer': true, home: 2 });
        machine(fight, 'A1').observerHit = true;
        Object.assign(fight.errands[0] ?? {}, { done });
        fall(fight, 'G1');
        return whyOver(fight);
      };
      expect(flownOn(false)).toBe('one-side-left');
      // The plate that he has exposed is still to be brought home.
      expect(flownOn(true)).toBeUndefined();
    },
  );

  test('W033 G034 over the mud a lone machine that has not fired for two turns ends it', () => {
    const fight = layOut(book.fights['manoeuvre-cards'].scenarios['bullets-in-the-mud'] as CardScenario, book);
    fall(fight, 'G1');
    expect(whyOver(fight)).toBeUndefined();
    fight.shotless = 2;
    expect(whyOver(fight)).toBe('no-more-shots');
  });

  test('W033 G034 over the mud the turn in which the other left is not one of the two', () => {
    const fight = layOut(book.fights['manoeuvre-cards'].scenarios['bullets-in-the-mud'] as CardScenario, book);
    const counted: number[] = [];
    const g1 = machine(fight, 'G1');
    Object.assign(g1, { pose: { x: 45_000, y: 109_000, heading: 0 } });
    machine(fight, 'A1').pose = { x: 45_000, y: 55_000, heading: 0 };
    for (const card of fight.ground) Object.assign(card, { silenced: true });
    const table = freeTable(book, 1, 1);
    fightCards(
      fight,
      (_, phase) => {
        if (phase === 3) counted.push(fight.shotless);
        return counted.length === 2 ? 'broken-off' : undefined;
      },
      {
        ...table,
        choose: (_, __, options) => options.find((word) => word === 'left-60' || word === 'hold') ?? there(options[0]),
      },
    );
    expect([g1.out?.how, counted]).toEqual(['exited', [0, 1]]);
  });

  test('a table that nobody ends is broken off', () => {
    const fight = onTable('wings-of-war');
    fight.turn = 40;
    fight.phase = 3;
    expect(whyOver(fight)).toBe('broken-off');
  });

  test('equal points are nobody’s', () => {
    expect(winnerOf(onTable('wings-of-war'))).toBe('nobody');
    const fight = onTable('wings-of-war');
    fall(fight, 'A1');
    expect(winnerOf(fight)).toBe('german');
  });

  test('W033 G034 A Hard Task: the picture must come home, unless the defender falls first', () => {
    const task = () => layOut(book.fights['manoeuvre-cards'].scenarios['a-hard-task'] as CardScenario, book);
    const fight = task();
    expect([whyOver(fight), winnerOf(fight)]).toEqual([undefined, 'nobody']);
    leave(fight, 'A1', 'own');
    expect([whyOver(fight), winnerOf(fight)]).toEqual(['errand', 'german']);
    Object.assign(fight.errands[0] ?? {}, { done: true });
    expect(winnerOf(fight)).toBe('allied');
    leave(fight, 'A1', 'side');
    expect(winnerOf(fight)).toBe('german');
    const defended = task();
    fall(defended, 'G1');
    expect(winnerOf(defended)).toBe('allied');
    expect(winnerOf(layOut({ ...scenarioOf('wings-of-glory'), wins: 'pictures-home' }, book))).toBe('nobody');
  });
});
