import { expect, test } from 'vitest';
import type { Manoeuvre } from '../../../../src/games/cards/cards/manoeuvre-decks.ts';
import { takeOffTheLost } from '../../../../src/games/cards/rules/damage.ts';
import { fightCards, nothingBetween } from '../../../../src/games/cards/rules/fight-cards.ts';
import { fireAll } from '../../../../src/games/cards/rules/firing.ts';
import { revealAndMove } from '../../../../src/games/cards/rules/movement.ts';
import { planTurn } from '../../../../src/games/cards/rules/planning.ts';
import type { CardFight } from '../../../../src/games/cards/rules/state.ts';
import { poseAfterArrow } from '../../../../src/kit/geometry/pose.ts';
import { ofType } from '../../../../src/table/events.ts';
import { cards, machine, onTable, played, rule } from '../../../support/fights/cards.ts';

/** Plans the same cards for every machine and flies the first one. */
function fly(fight: CardFight, plans: Readonly<Record<string, readonly Manoeuvre[]>>, dice: readonly string[] = []) {
  for (const [id, words] of Object.entries(plans)) machine(fight, id).plan = cards(machine(fight, id), ...words);
  return played((table) => revealAndMove(fight, table), dice).events;
}

const STRAIGHT: readonly Manoeuvre[] = ['straight', 'straight', 'straight'];

rule('W012 G014', 'the cards of all machines are shown at once, then all have moved', (system) => {
  const fight = onTable(system);
  const [shown, ...others] = fly(fight, { A1: STRAIGHT, G1: ['left-60', ...STRAIGHT.slice(1)] });
  expect(shown).toMatchObject({
    type: 'cards-revealed',
    moves: [
      { machine: 'A1', card: 'straight' },
      { machine: 'G1', card: 'left-60' },
    ],
  });
  expect(others).toEqual([]);
});

rule('W013 G015 W014 G016', 'the card begins at the front line and the rear mark is set on its arrowhead', (system) => {
  const fight = onTable(system, { allied: ['A1 spad-xiii 350 100 0'] });
  fly(fight, { A1: ['right-60', ...STRAIGHT.slice(1)], G1: STRAIGHT });
  // 34 mm to the front line, the arrow of 32.5 and 61.5, and 34 mm on the new heading of 60 degrees.
  expect(machine(fight, 'A1').pose).toEqual({
    x: 35_000 + 3250 + 2944,
    y: 10_000 + 3400 + 6150 + 1700,
    heading: 4,
  });
});

rule('W008 G008', 'a turn is one planning and three phases of moving and firing', (system) => {
  const fight = onTable(system, { allied: ['A1 sopwith-camel 100 800 0'], german: ['G1 fokker-dr1 800 100 12'] });
  fight.turn = 0;
  const { events } = played((table) => fightCards(fight, nothingBetween, table), [], {
    'plan-card': [...STRAIGHT, ...STRAIGHT],
  });
  expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['card-turn-began', 'cards-revealed']);
  expect(ofType(events, 'machine-exited').map(({ machine: id }) => id)).toEqual(['A1', 'G1']);
});

rule('W008 G008', 'all plan, then thrice all move, then all fire', (system) => {
  const fight = onTable(system, { allied: ['A1 spad-xiii 600 180 0'], german: ['G1 fokker-dr1 300 720 12'] });
  fight.turn = 0;
  const phases: string[] = [];
  const { asked, events } = played(
    (table) =>
      fightCards(
        fight,
        ({ turn, phase: now }, phase) => {
          phases.push(`${turn} ${phase} ${now}`);
          return turn === 2 && phase === 3 ? 'broken-off' : undefined;
        },
        table,
      ),
    [],
    { 'plan-card': Array(12).fill('left-60') },
  );
  expect(phases).toEqual(['1 1 1', '1 2 2', '1 3 3', '2 1 1', '2 2 2', '2 3 3']);
  expect(asked.map(({ decision }) => decision)).toEqual(Array(12).fill('plan-card'));
  const turn = ['card-turn-began', 'cards-revealed', 'cards-revealed', 'cards-revealed'];
  expect(events.map(({ type }) => type)).toEqual([...turn, ...turn]);
});

rule('W008 G008', 'who has been moved into reach in a phase is fired at in it, and is lost at its end', (system) => {
  const fight = onTable(system, { allied: ['A1 spad-xiii 400 250 0'], german: ['G1 fokker-dr1 400 680 12'] });
  machine(fight, 'G1').points = machine(fight, 'G1').resistance - 1;
  fight.turn = 0;
  const { events } = played(
    (table) => fightCards(fight, (_, phase) => (phase === 1 ? 'broken-off' : undefined), table),
    ['#damage-a 3'],
    {
      'plan-card': [...STRAIGHT, ...STRAIGHT],
      'fire-at': ['G1', 'hold'],
    },
  );
  expect(events.map(({ type }) => type)).toEqual([
    'card-turn-began',
    'cards-revealed',
    'guns-fired',
    'damage-drawn',
    'machine-eliminated',
  ]);
});

rule('W012 W032', 'whose middle is outside on its way is out of the game, though the card ends inside', (system) => {
  const fight = onTable(system, { allied: ['A1 sopwith-camel 350 840 0'] });
  machine(fight, 'A1').last = cards(machine(fight, 'A1'), 'straight')[0];
  const events = fly(fight, { A1: ['immelmann', 'straight', 'straight'], G1: STRAIGHT });
  expect(machine(fight, 'A1').pose.y).toBeLessThan(fight.table.length);
  expect(ofType(events, 'machine-exited')).toMatchObject([{ machine: 'A1', edge: 'enemy' }]);
  expect(machine(fight, 'A1').out).toMatchObject({ how: 'exited', edge: 'enemy' });
});

rule('G017', 'only who ends outside is out; outside on the way and inside at its end stays', (system) => {
  const fight = onTable(system, { allied: ['A1 sopwith-camel 350 840 0'] });
  machine(fight, 'A1').last = cards(machine(fight, 'A1'), 'straight')[0];
  machine(fight, 'A1').plan = cards(machine(fight, 'A1'), 'immelmann', 'straight', 'straight');
  const events = fly(fight, { G1: STRAIGHT });
  expect(ofType(events, 'machine-exited')).toEqual([]);
  const war = onTable('wings-of-war', { allied: ['A1 sopwith-camel 350 840 0'] });
  machine(war, 'A1').last = cards(machine(war, 'A1'), 'straight')[0];
  expect(ofType(fly(war, { A1: ['immelmann', 'straight', 'straight'], G1: STRAIGHT }), 'machine-exited')).toHaveLength(
    1,
  );
});

test('an exit is over one’s own edge, the enemy’s or a side', () => {
  const fight = onTable('wings-of-glory', {
    allied: ['A1 sopwith-camel 350 60 12', 'A2 sopwith-camel 20 400 18'],
    german: ['G1 fokker-dr1 350 860 0', 'G2 fokker-dr1 600 40 12'],
  });
  const events = fly(fight, { A1: STRAIGHT, A2: STRAIGHT, G1: STRAIGHT, G2: STRAIGHT });
  expect(ofType(events, 'machine-exited').map(({ machine: id, edge }) => [id, edge])).toEqual([
    ['A1', 'own'],
    ['A2', 'side'],
    ['G1', 'own'],
    ['G2', 'enemy'],
  ]);
});

rule('G018', 'machines may end upon each other, and are measured from their middles as before', (system) => {
  const fight = onTable(system, { allied: ['A1 sopwith-camel 350 300 0'], german: ['G1 sopwith-camel 350 560 12'] });
  const events = fly(fight, { A1: STRAIGHT, G1: STRAIGHT });
  expect(ofType(events, 'machines-overlapped')).toEqual([{ type: 'machines-overlapped', machines: ['A1', 'G1'] }]);
  expect(machine(fight, 'A1').pose).toEqual({ x: 35_000, y: 41_550, heading: 0 });
});

rule('W030 G018 G024', 'who overlap at the end of a move are told, and nobody else', (system) => {
  const near = onTable(system, { allied: ['A1 spad-xiii 400 300 0'], german: ['G1 fokker-dr1 400 330 0'] });
  expect(ofType(fly(near, { A1: STRAIGHT, G1: STRAIGHT }), 'machines-overlapped')).toEqual([
    { type: 'machines-overlapped', machines: ['A1', 'G1'] },
  ]);
  const apart = onTable(system, { allied: ['A1 spad-xiii 400 300 0'], german: ['G1 fokker-dr1 600 330 0'] });
  expect(ofType(fly(apart, { A1: STRAIGHT, G1: STRAIGHT }), 'machines-overlapped')).toEqual([]);
});

rule('W055', 'a card that may not be flown puts a machine out of control: it counts as shot down', (system) => {
  const fight = onTable(system);
  machine(fight, 'A1').last = cards(machine(fight, 'A1'), 'stall')[0];
  const [shown] = fly(fight, { A1: ['stall', 'straight', 'straight'], G1: STRAIGHT });
  expect(shown).toMatchObject({ moves: [{ machine: 'A1', broke: 'W010' }, { machine: 'G1' }] });
  expect(machine(fight, 'A1').out).toMatchObject({ how: 'shot-down', why: 'out-of-control' });
});

rule('W055', 'at the moment of the card: it fires no more, and is fired at no more', (system) => {
  const fight = onTable(system, { allied: ['A1 sopwith-camel 350 300 0'], german: ['G1 fokker-dr1 350 560 12'] });
  machine(fight, 'A1').last = cards(machine(fight, 'A1'), 'stall')[0];
  fly(fight, { A1: ['stall', 'straight', 'straight'], G1: STRAIGHT });
  expect(played((table) => fireAll(fight, table)).asked).toEqual([]);
});

rule('G013', 'a card that may not be flown is replaced by a straight, and a card of deck A is drawn', (system) => {
  const fight = onTable(system);
  const a1 = machine(fight, 'A1');
  a1.last = cards(a1, 'stall')[0];
  fly(fight, { A1: ['stall', 'straight', 'straight'], G1: STRAIGHT }, ['#damage-a 1']);
  expect(a1.pose).toEqual(
    poseAfterArrow({ x: 35_000, y: 10_000, heading: 0 }, cards(a1, 'straight')[0] as never, 6800),
  );
  expect(a1).toMatchObject({ points: 1, doomed: undefined, last: { card: 'straight' } });
});

rule(
  'G013',
  'a strain is nobody’s shot: whom it ends was brought down by the last to score, or by nobody',
  (system) => {
    const strained = (code: string, scoredBy: string | undefined) => {
      const fight = onTable(system);
      const a1 = machine(fight, 'A1');
      Object.assign(a1, { last: cards(a1, 'stall')[0], points: a1.resistance - 1, scoredBy });
      fly(fight, { A1: ['stall', 'straight', 'straight'], G1: STRAIGHT }, [`#damage-a ${code}`]);
      return ofType(played((table) => takeOffTheLost(fight, table)).events, 'machine-eliminated')[0]?.by;
    };
    expect(['1', 'explosion'].map((code) => strained(code, undefined))).toEqual([undefined, undefined]);
    expect(['1', 'explosion'].map((code) => strained(code, 'G1'))).toEqual(['G1', 'G1']);
  },
);

rule(
  'W029 G033 W055 G013',
  'what was flown last is remembered over the end of the turn, and binds the next plan',
  (system) => {
    const begins = (last: Manoeuvre) => {
      const fight = onTable(system, { allied: ['A1 sopwith-camel 450 400 0'], german: ['G1 fokker-dr1 100 100 0'] });
      fight.phase = 3;
      machine(fight, 'A1').last = cards(machine(fight, 'A1'), 'straight')[0];
      fly(fight, { A1: ['straight', 'straight', last], G1: STRAIGHT });
      fight.turn = 2;
      const { asked } = played((table) => planTurn(fight, table), [], { 'plan-card': [...STRAIGHT, ...STRAIGHT] });
      return asked[0]?.options;
    };
    expect(begins('stall')).not.toContain('stall');
    expect(begins('left-60')).toContain('stall');
    expect(begins('immelmann')).toEqual(['straight']);
    expect(begins('straight')).toContain('immelmann');
    expect(begins('left-60')).not.toContain('immelmann');
  },
);
