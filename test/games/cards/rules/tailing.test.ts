import { describe, expect, test } from 'vitest';
import { fightCards } from '../../../../src/games/cards/rules/fight-cards.ts';
import type { CardFight } from '../../../../src/games/cards/rules/state.ts';
import { findTailing, peekAndReorder } from '../../../../src/games/cards/rules/tailing.ts';
import { ofType } from '../../../../src/table/events.ts';
import { isFor } from '../../../../src/table/whose.ts';
import { cards, FLOWN_HOME, machine, onTable, played, rule } from '../../../support/fights/cards.ts';

const BEHIND = { allied: ['A1 spad-xiii 400 300 0'], german: ['G1 fokker-dr1 400 450 0'] };

const find = (fight: CardFight, ...whom: readonly string[]) =>
  played((table) => findTailing(fight, table), [], whom.length > 0 ? { 'tail-whom': [...whom] } : {});

/** Both have planned, and A1 tails G1. */
function planned(system: 'wings-of-war' | 'wings-of-glory') {
  const fight = onTable(system, BEHIND);
  machine(fight, 'A1').plan = cards(machine(fight, 'A1'), 'straight', 'left-60', 'stall');
  machine(fight, 'G1').plan = cards(machine(fight, 'G1'), 'right-60', 'straight', 'straight');
  find(fight, 'G1');
  return fight;
}

rule(
  'W056 G050 W049 G055',
  'the ruler joins both middles, out by the front of one and in by the rear of the other, and crosses no card',
  (system) => {
    const fight = onTable(system, BEHIND);
    expect(find(fight, 'G1').events).toEqual([{ type: 'tailing-began', tailer: 'A1', tailed: 'G1' }]);
    expect(find(onTable(system, { ...BEHIND, german: ['G1 fokker-dr1 400 450 12'] })).events).toEqual([]);
    expect(find(onTable(system, { ...BEHIND, german: ['G1 fokker-dr1 400 510 0'] })).events).toEqual([]);
    expect(find(onTable(system, { ...BEHIND, german: ['G1 fokker-dr1 520 380 0'] })).events).toEqual([]);
    expect(
      find(onTable(system, { allied: [...BEHIND.allied, 'A2 spad-xiii 400 375 6'], german: BEHIND.german })).asked,
    ).toEqual([]);
    expect(find(onTable(system, { ...BEHIND, switches: ['special-damage', 'aim'] })).asked).toEqual([]);
    expect(find(onTable(system, { ...BEHIND, switches: ['tailing'] }), 'G1').asked).toHaveLength(1);
  },
);

rule('G051', 'of several ahead a machine tails one', (system) => {
  const fight = onTable(system, {
    allied: BEHIND.allied,
    german: ['G1 fokker-dr1 370 450 0', 'G2 fokker-dr1 430 450 0'],
  });
  const { asked } = find(fight, 'G2');
  expect(asked[0]?.options).toEqual(['G1', 'G2']);
  expect(fight.tailing).toEqual([{ tailer: 'A1', tailed: 'G2' }]);
});

rule('W057 G052', 'the tailed shows his card to the tailer alone, who orders his three anew', (system) => {
  const fight = planned(system);
  const { asked, events } = played((table) => peekAndReorder(fight, table), [], {
    'reorder-plan': ['left-60,straight,stall'],
  });
  expect(asked[0]?.about).toMatchObject({ side: 'allied', machine: 'A1', tailed: 'G1', shown: 'right-60' });
  expect(asked[0]?.options).toHaveLength(6);
  expect(machine(fight, 'A1').plan.map(({ card }) => card)).toEqual(['left-60', 'straight', 'stall']);
  expect(events.filter((event) => isFor(event, 'german'))).toEqual([]);
  expect(ofType(events, 'tailed-card-shown')).toMatchObject([{ card: 'right-60', for: 'allied' }]);
});

rule(
  'W058 G053',
  'before the second card they look again, and two cards are left to order; before the third none',
  (system) => {
    const fight = planned(system);
    fight.phase = 2;
    const { asked } = played((table) => peekAndReorder(fight, table), [], { 'reorder-plan': ['stall,left-60'] });
    expect(asked[0]?.options).toEqual(['left-60,stall', 'stall,left-60']);
    fight.phase = 3;
    const third = played((table) => peekAndReorder(fight, table));
    expect([third.asked, third.events]).toEqual([[], []]);
    fight.phase = 2;
    machine(fight, 'G1').pose = { x: 10_000, y: 10_000, heading: 0 };
    expect(played((table) => peekAndReorder(fight, table)).asked).toEqual([]);
  },
);

rule('W059 W049', 'only those who tailed at the beginning of the turn look', (system) => {
  const fight = onTable(system, { ...BEHIND, german: ['G1 fokker-dr1 400 800 0'] });
  find(fight);
  machine(fight, 'G1').pose = { x: 40_000, y: 45_000, heading: 0 };
  expect(played((table) => peekAndReorder(fight, table)).asked).toEqual([]);
});

rule('G054', 'all cards of all machines are laid before any is looked at', (system) => {
  const fight = onTable(system, {
    allied: ['A1 spad-xiii 400 300 0', 'A2 spad-xiii 700 300 0'],
    german: BEHIND.german,
    switches: ['tailing'],
  });
  fight.turn = 0;
  const straight = Array(9).fill('straight');
  const { asked } = played(
    (table) => fightCards(fight, (_, phase) => (phase === 1 ? 'broken-off' : undefined), table),
    [],
    {
      'tail-whom': ['G1'],
      'plan-card': straight,
      'reorder-plan': ['straight,straight,straight'],
      'fire-at': ['hold'],
    },
  );
  expect(asked.map(({ decision }) => decision)).toEqual([
    'tail-whom',
    ...Array(9).fill('plan-card'),
    'reorder-plan',
    'fire-at',
  ]);
});

rule('W049 G042 G055', 'who smokes or burns cannot tail, but may be tailed', (system) => {
  for (const harm of ['smoke', 'flames'] as const) {
    const fight = onTable(system, BEHIND);
    machine(fight, 'G1')[harm] = 2;
    expect(find(fight, 'G1').asked).toHaveLength(1);
    machine(fight, 'A1')[harm] = 2;
    expect(find(fight).asked).toEqual([]);
  }
});

// Set on fire in turn 1 it has three flames; one goes before the first card of each of turns 2, 3 and 4.
rule(
  'W050 G055',
  'flames bar tailing for the turn and the next two; in Wings of Glory until they are out',
  (system) => {
    const tailsWith = (flames: number) => {
      const fight = onTable(system, BEHIND);
      machine(fight, 'A1').flames = flames;
      return find(fight, ...(flames === 0 || (flames === 1 && system === 'wings-of-war') ? ['G1'] : [])).asked.length;
    };
    expect([3, 2, 1, 0].map(tailsWith)).toEqual(system === 'wings-of-war' ? [0, 0, 1, 1] : [0, 0, 0, 1]);
  },
);

describe('readings', () => {
  test('only orders that may be flown are offered; where none may, the order stays', () => {
    const fight = planned('wings-of-war');
    machine(fight, 'A1').last = cards(machine(fight, 'A1'), 'stall')[0];
    const { asked } = played((table) => peekAndReorder(fight, table), [], {
      'reorder-plan': ['straight,left-60,stall'],
    });
    expect(asked[0]?.options).not.toContain('stall,straight,left-60');
    machine(fight, 'A1').last = cards(machine(fight, 'A1'), 'immelmann')[0];
    machine(fight, 'A1').plan = cards(machine(fight, 'A1'), 'left-60', 'left-60', 'stall');
    const none = played((table) => peekAndReorder(fight, table), [], { 'reorder-plan': ['left-60,left-60,stall'] });
    expect(none.asked[0]?.options).toEqual(['left-60,left-60,stall']);
  });

  test('W058 G053 in a chain the man ahead settles his order before it is looked at', () => {
    const fight = onTable('wings-of-war', {
      allied: ['A1 spad-xiii 400 200 0', 'A2 spad-xiii 400 480 0'],
      german: ['G1 fokker-dr1 400 340 0'],
    });
    for (const each of fight.machines) each.plan = cards(each, 'straight', 'left-60', 'stall');
    find(fight, 'G1', 'A2');
    const { asked } = played((table) => peekAndReorder(fight, table), [], {
      'reorder-plan': ['left-60,straight,stall', 'straight,left-60,stall'],
    });
    expect(asked.map(({ about }) => about)).toMatchObject([
      { machine: 'G1', tailed: 'A2' },
      { machine: 'A1', tailed: 'G1', shown: 'left-60' },
    ]);
  });

  test('who has left the table is tailed no more', () => {
    const fight = planned('wings-of-war');
    machine(fight, 'G1').out = FLOWN_HOME;
    expect(played((table) => peekAndReorder(fight, table)).events).toEqual([]);
  });
});

rule('W032 G017', 'an order that would lead off the table is told before it is laid', (system) => {
  const fight = onTable(system, { allied: ['A1 spad-xiii 400 720 0'], german: ['G1 fokker-dr1 400 870 0'] });
  machine(fight, 'A1').plan = cards(machine(fight, 'A1'), 'right-60', 'right-60', 'straight');
  machine(fight, 'G1').plan = cards(machine(fight, 'G1'), 'right-60', 'straight', 'straight');
  find(fight, 'G1');
  const { asked } = played((table) => peekAndReorder(fight, table), [], {
    'reorder-plan': ['right-60,right-60,straight'],
  });
  const [{ about } = { about: undefined }] = asked;
  // A straight of 127.5 mm first, and the next card begins 52 mm from the edge; after two turns of 60 she points away from it.
  expect(about).toMatchObject({ leaves: expect.arrayContaining(['straight,right-60,right-60']) });
  expect(about).not.toMatchObject({ leaves: expect.arrayContaining(['right-60,right-60,straight']) });
});
