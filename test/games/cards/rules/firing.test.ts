import { describe, expect, test } from 'vitest';
import type { GroundCard } from '../../../../src/games/cards/cards/card-scenario.ts';
import { takeOffTheLost } from '../../../../src/games/cards/rules/damage.ts';
import { fireAll } from '../../../../src/games/cards/rules/firing.ts';
import { machineInReach } from '../../../../src/games/cards/rules/reach-of-guns.ts';
import type { CardFight } from '../../../../src/games/cards/rules/state.ts';
import { ofType } from '../../../../src/table/events.ts';
import { cards, machine, onTable, played, rule } from '../../../support/fights/cards.ts';

const fire = (fight: CardFight, dice: readonly string[], ...at: readonly string[]) =>
  played((table) => fireAll(fight, table), dice, at.length > 0 ? { 'fire-at': [...at] } : {});

const ground = (kind: GroundCard['kind'], x: number, y: number, heading = 12): GroundCard => ({
  id: 'T1',
  kind,
  side: 'german',
  x,
  y,
  heading,
  source: 'invented',
});

/** G1 flies away before A1, with this distance in millimetres between their middles. */
const chase = (system: 'wings-of-war' | 'wings-of-glory', apart: number) =>
  onTable(system, { allied: ['A1 spad-xiii 400 300 0'], german: [`G1 fokker-dr1 400 ${300 + apart} 0`] });

rule('W016 G019', 'a gun reaches any point of an enemy card within the ruler and the arc', (system) => {
  const fight = onTable(system, {
    allied: ['A1 spad-xiii 400 300 0'],
    german: ['G1 fokker-dr1 400 533 0', 'G2 fokker-dr1 600 310 0'],
  });
  const [a1, g1, g2] = [machine(fight, 'A1'), machine(fight, 'G1'), machine(fight, 'G2')];
  expect(machineInReach(a1, 'front', g1, fight)).toEqual({ range: 'long', distance: 199 });
  expect(machineInReach(a1, 'front', g2, fight)).toBeUndefined();
});

rule('W016 W017 W020 G020', 'two machines may fire at each other in one phase, the Allies’ shots first', (system) => {
  const fight = onTable(system, { allied: ['A1 spad-xiii 400 300 0'], german: ['G1 fokker-dr1 400 430 12'] });
  const { events } = fire(fight, ['#damage-a 0', '#damage-a 0', '#damage-a 1', '#damage-a 0'], 'G1', 'A1');
  expect(ofType(events, 'guns-fired').map(({ machine: by, target }) => [by, target])).toEqual([
    ['A1', 'G1'],
    ['G1', 'A1'],
  ]);
  expect(fight.shots).toBe(2);
});

rule('W018 G021', 'within half a ruler the target takes two cards', (system) => {
  const { events } = fire(chase(system, 134), ['#damage-a 3', '#damage-a 0'], 'G1');
  expect(ofType(events, 'guns-fired')).toMatchObject([{ range: 'short', cards: 2, distance: 100 }]);
  expect(ofType(events, 'damage-drawn')).toHaveLength(2);
});

test('a poor shot brings a card fewer at short range, and no fewer at long', () => {
  const brought = (apart: number) => {
    const fight = chase('wings-of-glory', apart);
    const machines = fight.machines.map((each) => ({
      ...each,
      conduct: { ...each.conduct, poorShot: { front: true, rear: true } },
    }));
    return ofType(fire({ ...fight, machines }, ['#damage-a 3'], 'G1').events, 'guns-fired');
  };
  expect(brought(134)).toMatchObject([{ range: 'short', cards: 1 }]);
  expect(brought(135)).toMatchObject([{ range: 'long', cards: 1 }]);
});

rule('W018 G022', 'with the second half of the ruler it takes one', (system) => {
  const { events } = fire(chase(system, 135), ['#damage-a 3'], 'G1');
  expect(ofType(events, 'guns-fired')).toMatchObject([{ range: 'long', cards: 1 }]);
});

rule('W019', 'cards come from the deck of the letter of who fires', (system) => {
  const fight = onTable(system, { allied: ['A1 nieuport-11 400 300 0'], german: ['G1 fokker-dr1 400 450 0'] });
  const { events } = fire(fight, ['#damage-b 1'], 'G1');
  expect(ofType(events, 'guns-fired')).toMatchObject([{ deck: 'B' }]);
});

rule('W018 W020 G020 G021', 'a machine has one target a phase, an enemy, and need not fire at all', (system) => {
  const fight = onTable(system, {
    allied: ['A1 spad-xiii 400 300 0', 'A2 spad-xiii 340 410 0'],
    german: ['G1 fokker-dr1 370 450 0', 'G2 fokker-dr1 430 450 0'],
  });
  const { asked, events } = fire(fight, [], 'hold');
  expect(asked[0]?.options).toEqual(['G1', 'G2', 'hold']);
  expect(events).toEqual([]);
});

rule('W021 G023', 'nobody fires through another card, friend or enemy; whom it hides cannot be chosen', (system) => {
  const fight = onTable(system, {
    allied: ['A1 spad-xiii 400 300 0', 'A2 spad-xiii 400 390 6'],
    german: ['G1 fokker-dr1 400 480 0', 'G2 fokker-dr1 480 450 0'],
  });
  const { asked } = fire(fight, ['#damage-a 0'], 'G2', 'hold');
  expect(asked.map(({ options }) => options)).toEqual([
    ['G2', 'hold'],
    ['G2', 'hold'],
  ]);
});

test('a target hidden in part is reached by what is seen of it, and the range is to that', () => {
  const fight = onTable('wings-of-war', {
    allied: ['A1 spad-xiii 400 300 0', 'A2 spad-xiii 385 390 0'],
    german: ['G1 fokker-dr1 410 432 6'],
  });
  const [a1, g1] = [machine(fight, 'A1'), machine(fight, 'G1')];
  const open = onTable('wings-of-war', { allied: ['A1 spad-xiii 400 300 0'], german: ['G1 fokker-dr1 410 432 6'] });
  const seen = machineInReach(machine(open, 'A1'), 'front', machine(open, 'G1'), open);
  const part = machineInReach(a1, 'front', g1, fight);
  expect(seen).toEqual({ range: 'long', distance: 110 });
  expect(part?.distance).toBeGreaterThan(110);
});

rule('W022', 'a two-seater has a target ahead and another astern', (system) => {
  const fight = onTable(system, {
    allied: ['A1 dh4 400 450 0'],
    german: ['G1 fokker-dr1 400 600 0', 'G2 fokker-dr1 400 290 6'],
  });
  const { events } = fire(fight, ['#damage-b 0', '#damage-b 0'], 'G1', 'G2');
  expect(ofType(events, 'guns-fired').map(({ arc, target }) => [arc, target])).toEqual([
    ['front', 'G1'],
    ['rear', 'G2'],
  ]);
});

rule('W022', 'or one target by one gun: whom the gun ahead fires at the gun astern leaves to it', (system) => {
  // G1 lies alongside, its nose in the arc ahead and its tail in the one astern.
  const laid = { allied: ['A1 dh4 400 450 0'], german: ['G1 fokker-dr1 448 465 0', 'G2 fokker-dr1 400 290 6'] };
  const [both, held] = [onTable(system, laid), onTable(system, laid)];
  const arcs = (['front', 'rear'] as const).map((arc) =>
    machineInReach(machine(both, 'A1'), arc, machine(both, 'G1'), both),
  );
  expect(arcs.every((near) => near !== undefined)).toBe(true);
  const { asked } = fire(both, ['#damage-b 0', '#damage-b 0', '#damage-b 0'], 'G1', 'G2');
  expect(asked.map(({ options }) => options)).toEqual([
    ['G1', 'hold'],
    ['G2', 'hold'],
  ]);
  expect(fire(held, [], 'hold', 'hold').asked.at(1)?.options).toEqual(['G1', 'G2', 'hold']);
});

rule('W030 G024', 'two that overlap cannot fire at each other', (system) => {
  const fight = onTable(system, { allied: ['A1 spad-xiii 400 300 0'], german: ['G1 fokker-dr1 400 350 0'] });
  expect(fire(fight, []).asked).toEqual([]);
});

rule('W031', 'they fire at others, and are fired at by others, past each other', (system) => {
  const fight = onTable(system, {
    allied: ['A1 spad-xiii 400 300 0'],
    german: ['G1 fokker-dr1 400 350 0', 'G2 fokker-dr1 400 470 0', 'G3 fokker-dr1 400 170 0'],
  });
  const { asked } = fire(fight, ['#damage-a 0', '#damage-a 0', '#damage-a 0'], 'G2', 'A1');
  expect(asked.map(({ about, options }) => [(about as { machine: string }).machine, options])).toEqual([
    ['A1', ['G2', 'hold']],
    ['G3', ['A1', 'hold']],
  ]);
});

rule('G025', 'overlapping machines stand in nobody’s way', (system) => {
  const laid = {
    allied: ['A1 spad-xiii 400 300 0'],
    german: ['G1 fokker-dr1 400 420 6', 'G2 fokker-dr1 400 440 6'],
  };
  const [glory, war] = [onTable(system, laid), onTable('wings-of-war', laid)];
  expect(machineInReach(machine(glory, 'A1'), 'front', machine(glory, 'G2'), glory)).toBeDefined();
  expect(machineInReach(machine(war, 'A1'), 'front', machine(war, 'G2'), war)).toBeUndefined();
});

rule('W028 G028', 'all damage falls at once: who is shot down has fired too', (system) => {
  const fight = onTable(system, { allied: ['A1 spad-xiii 400 300 0'], german: ['G1 fokker-dr1 400 450 12'] });
  machine(fight, 'A1').points = 15;
  machine(fight, 'G1').points = 12;
  fire(fight, ['#damage-a 1', '#damage-a 1'], 'G1', 'A1');
  const { events } = played((table) => takeOffTheLost(fight, table));
  expect(ofType(events, 'machine-eliminated').map(({ machine: id }) => id)).toEqual(['A1', 'G1']);
});

rule('G062', 'an anti-aircraft gun fires once a phase in its arc, with full effect, and may jam', (system) => {
  const fight = onTable(system, {
    allied: ['A1 spad-xiii 400 300 0'],
    german: ['G1 fokker-dr1 800 800 12'],
    told: { ground: [ground('anti-aircraft-gun', 400, 430)] },
  });
  const { events } = fire(
    fight,
    ['#damage-a 0', '#damage-a 0', '#damage-a 3', '#damage-a 0+jam-red', '#damage-a 5'],
    'T1',
    'A1',
    'A1',
  );
  expect(ofType(events, 'guns-jammed')).toEqual([{ type: 'guns-jammed', machine: 'T1', arc: 'front', manoeuvres: 3 }]);
  expect(machine(fight, 'A1').points).toBe(3);
  const later = fire(fight, ['#damage-a 0', '#damage-a 0', '#damage-a 0'], 'T1', 'A1');
  expect(ofType(later.events, 'guns-fired').map(({ machine: by, arc }) => [by, arc])).toEqual([
    ['A1', 'front'],
    ['T1', 'rifles'],
  ]);
});

rule('G020', 'an anti-aircraft gun need not fire, as a machine need not; its crew’s rifles do', (system) => {
  const fight = onTable(system, {
    allied: ['A1 spad-xiii 400 355 12'],
    german: ['G1 fokker-dr1 800 800 12'],
    told: { ground: [ground('anti-aircraft-gun', 400, 470)] },
  });
  const { asked, events } = fire(fight, ['#damage-a 1'], 'hold', 'A1');
  expect(asked.map(({ options }) => options)).toEqual([['A1', 'hold'], ['A1']]);
  expect(ofType(events, 'guns-fired').map(({ arc }) => arc)).toEqual(['rifles']);
});

rule('G063', 'and once more with rifles: two cards of its own within half a ruler, and one of theirs', (system) => {
  const fight = onTable(system, {
    allied: ['A1 spad-xiii 400 355 12'],
    german: ['G1 fokker-dr1 800 800 12'],
    told: { ground: [ground('anti-aircraft-gun', 400, 470)] },
  });
  const { events } = fire(fight, ['#damage-a 1', '#damage-a 3', '#damage-a 4'], 'A1', 'A1');
  expect(ofType(events, 'guns-fired').map(({ arc, deck, cards: dealt }) => [arc, deck, dealt])).toEqual([
    ['front', 'A', 2],
    ['rifles', 'A', 1],
  ]);
  expect(machine(fight, 'A1').points).toBe(4);
});

rule(
  'G057',
  'a trench has no arc: any machine whose middle lies within a ruler, one upon it too, but one target',
  (system) => {
    const fight = onTable(system, {
      allied: ['A1 spad-xiii 400 610 0', 'A2 spad-xiii 400 400 0', 'A3 spad-xiii 400 850 0'],
      german: ['G1 fokker-dr1 800 800 12'],
      told: { ground: [ground('trench', 400, 400)] },
    });
    const { asked } = fire(fight, ['#damage-a 0'], 'A2');
    expect(asked.at(-1)?.options).toEqual(['A1', 'A2']);
  },
);

rule(
  'G058 G059',
  'rifles: one card of deck A whatever the range, its points left out, its special damage not; never a jam',
  (system) => {
    const fight = onTable(system, {
      allied: ['A1 spad-xiii 400 500 12'],
      german: ['G1 fokker-dr1 800 800 12'],
      told: { ground: [ground('trench', 400, 400)] },
    });
    const first = fire(fight, ['#damage-a 0', '#damage-a 0', '#damage-a 3+engine'], 'T1', 'A1').events;
    expect(machine(fight, 'A1')).toMatchObject({ points: 0, engineHit: true });
    expect(ofType(first, 'damage-drawn').at(-1)).toMatchObject({
      machine: 'A1',
      by: 'T1',
      deck: 'A',
      card: '3+engine',
      points: 0,
      aim: 0,
      total: 0,
    });
    expect(first.map(({ type }) => type).slice(-2)).toEqual(['damage-drawn', 'special-suffered']);
    const { events } = fire(fight, ['#damage-a 0+jam-red'], 'hold', 'A1');
    expect(ofType(events, 'guns-jammed')).toEqual([]);
  },
);

rule('G060', 'a trench is fired at like a machine, and its cards lie open', (system) => {
  const fight = onTable(system, {
    allied: ['A1 spad-xiii 400 300 0'],
    german: ['G1 fokker-dr1 800 800 12'],
    told: { ground: [ground('trench', 400, 400)] },
  });
  const { events } = fire(fight, ['#damage-a 1', '#damage-a 3', '#damage-a 0'], 'T1', 'A1');
  expect(
    ofType(events, 'damage-drawn')
      .filter(({ machine: id }) => id === 'T1')
      .map(({ by, card, points, total, for: whose }) => [by, card, points, total, whose]),
  ).toEqual([
    ['A1', '1', 1, 1, undefined],
    ['A1', '3', 3, 4, undefined],
  ]);
});

rule(
  'G028 G061 G021',
  'at its resistance, or by an explosion, it is silenced; other special damage it ignores',
  (system) => {
    const laid = {
      allied: ['A1 spad-xiii 400 300 0'],
      german: ['G1 fokker-dr1 800 800 12'],
      told: { ground: [ground('trench', 400, 400)] },
    };
    const fight = onTable(system, laid);
    fire(fight, ['#damage-a 2+fire', '#damage-a 3', '#damage-a 0'], 'T1', 'A1');
    const { events } = played((table) => takeOffTheLost(fight, table));
    expect(ofType(events, 'ground-silenced')).toEqual([{ type: 'ground-silenced', id: 'T1', by: 'A1' }]);
    expect(fire(fight, []).asked).toEqual([]);
    const blown = onTable(system, laid);
    fire(blown, ['#damage-a explosion', '#damage-a 0', '#damage-a 0'], 'T1', 'A1');
    expect(played((table) => takeOffTheLost(blown, table)).events).toHaveLength(1);
    const whole = onTable(system, laid);
    fire(whole, ['#damage-a 2+fire', '#damage-a 0', '#damage-a 0'], 'T1', 'A1');
    expect(played((table) => takeOffTheLost(whole, table)).events).toEqual([]);
  },
);

describe('what keeps a gun from firing', () => {
  rule('G038', 'a wounded pilot does not fire in a phase with a steep card or an Immelmann', (system) => {
    const fight = chase(system, 150);
    const a1 = machine(fight, 'A1');
    a1.wounded = true;
    for (const card of cards(a1, 'stall', 'immelmann')) {
      a1.last = card;
      expect(fire(fight, []).asked).toEqual([]);
    }
    a1.last = cards(a1, 'straight')[0];
    expect(fire(fight, [], 'hold').asked).toHaveLength(1);
  });

  rule('G038', 'the guns astern are the observer’s, and fire on', (system) => {
    const fight = onTable(system, { allied: ['A1 dh4 400 450 0'], german: ['G1 fokker-dr1 400 300 12'] });
    const a1 = machine(fight, 'A1');
    a1.wounded = true;
    a1.last = cards(a1, 'stall')[0];
    expect(fire(fight, [], 'hold').asked).toMatchObject([{ about: { machine: 'A1', arc: 'rear' } }]);
  });

  rule('W047 W052', 'the observer hit, the rear gun is silent, in secret; a single-seater ignores it', (system) => {
    const fight = onTable(system, { allied: ['A1 dh4 400 450 0'], german: ['G1 fokker-dr1 400 300 0'] });
    const { events } = fire(fight, ['#damage-b 0', '#damage-a 3+crew'], 'G1', 'A1');
    expect(ofType(events, 'special-suffered')).toEqual([
      { type: 'special-suffered', machine: 'A1', special: 'crew', comes: 'counts', for: 'allied' },
    ]);
    expect(fire(fight, ['#damage-a 0'], 'A1').asked).toHaveLength(1);
    const single = chase(system, 150);
    const told = fire(single, ['#damage-a 3+crew'], 'G1').events;
    expect(ofType(told, 'special-suffered')).toMatchObject([{ comes: 'no-effect' }]);
    expect(machine(single, 'G1')).toMatchObject({ points: 3, observerHit: false });
  });

  rule(
    'W060',
    'the rear gun does not see past its own tail what is within half a ruler; the front gun has none',
    (system) => {
      const ahead = onTable(system, { allied: ['A1 dh4 400 450 0'], german: ['G1 fokker-dr1 400 570 0'] });
      expect(machineInReach(machine(ahead, 'A1'), 'front', machine(ahead, 'G1'), ahead)?.range).toBe('short');
      const near = onTable(system, { allied: ['A1 dh4 400 450 0'], german: ['G1 fokker-dr1 400 330 0'] });
      expect(machineInReach(machine(near, 'A1'), 'rear', machine(near, 'G1'), near)).toBeUndefined();
      const far = onTable(system, { allied: ['A1 dh4 400 450 0'], german: ['G1 fokker-dr1 400 300 0'] });
      expect(machineInReach(machine(far, 'A1'), 'rear', machine(far, 'G1'), far)?.range).toBe('long');
      const seen = onTable(system, { allied: ['A1 dh4 400 450 0'], german: ['G1 fokker-dr1 400 330 0'], switches: [] });
      expect(machineInReach(machine(seen, 'A1'), 'rear', machine(seen, 'G1'), seen)?.range).toBe('short');
    },
  );

  rule('W060', 'what is near is told by the ruler from middle to middle, and not by a corner beside it', (system) => {
    const aside = onTable(system, { allied: ['A1 dh4 400 450 0'], german: ['G1 fokker-dr1 455 325 2'] });
    expect(machineInReach(machine(aside, 'A1'), 'rear', machine(aside, 'G1'), aside)).toEqual({
      range: 'short',
      distance: 100,
    });
  });

  test('W018 G021 G022 a gun whose rounds are counted needs three of them near and two far', () => {
    const fight = chase('wings-of-war', 150);
    machine(fight, 'A1').ammo.front = 3;
    fire(fight, ['#damage-a 0'], 'G1');
    expect(machine(fight, 'A1').ammo.front).toBe(1);
    expect(fire(fight, []).asked).toEqual([]);
  });
});
