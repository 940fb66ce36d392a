import { describe, expect, test } from 'vitest';
import { burn, type Dealt, dealCards, takeOffTheLost } from '../../../../src/games/cards/rules/damage.ts';
import { fightCards } from '../../../../src/games/cards/rules/fight-cards.ts';
import { fireAll } from '../../../../src/games/cards/rules/firing.ts';
import { revealAndMove } from '../../../../src/games/cards/rules/movement.ts';
import { planTurn } from '../../../../src/games/cards/rules/planning.ts';
import { type CardFight, groundNamed } from '../../../../src/games/cards/rules/state.ts';
import { cardsLeft } from '../../../../src/table/decks.ts';
import { ofType } from '../../../../src/table/events.ts';
import { isFor } from '../../../../src/table/whose.ts';
import { cards, FLOWN_HOME, machine, onTable, played, rule, there } from '../../../support/fights/cards.ts';

/** A1 draws these cards of deck A, which G1 has brought upon it. */
function draw(fight: CardFight, codes: readonly string[], told: Partial<Dealt> = {}) {
  const dealt: Dealt = {
    target: machine(fight, 'A1'),
    by: 'G1',
    letter: 'A',
    cards: codes.length,
    aimed: false,
    arc: 'front',
    ...told,
  };
  return played(
    (table) => dealCards(dealt, fight, table),
    codes.map((code) => `#damage-${dealt.letter.toLowerCase()} ${code}`),
  ).events;
}

const lost = (fight: CardFight) => ofType(played((table) => takeOffTheLost(fight, table)).events, 'machine-eliminated');

rule(
  'W023 G026 W044',
  'the owner of the target draws, looks and adds up in secret; nobody else hears of points',
  (system) => {
    const fight = onTable(system);
    const events = draw(fight, ['3', '0']);
    expect(machine(fight, 'A1')).toMatchObject({ points: 3, drawn: [{ card: '3' }, { card: '0' }] });
    expect(events.filter((event) => isFor(event, 'german'))).toEqual([]);
  },
);

rule(
  'W023 G026',
  'each card is of the deck of the gun that fired, and its points are added to those there are',
  (system) => {
    const fight = onTable(system, { german: ['G1 halberstadt-d3 350 600 12'] });
    machine(fight, 'A1').points = 2;
    const events = draw(fight, ['1', '0'], { letter: 'B', aimed: true });
    const { resistance } = machine(fight, 'A1');
    const drawn = { type: 'damage-drawn', machine: 'A1', by: 'G1', deck: 'B', resistance, for: 'allied' };
    expect(events).toEqual([
      { ...drawn, card: '1', points: 1, aim: 1, total: 4 },
      { ...drawn, card: '0', points: 0, aim: 0, total: 4 },
    ]);
    expect(machine(fight, 'A1')).toMatchObject({
      points: 4,
      drawn: [
        { deck: 'B', card: '1' },
        { deck: 'B', card: '0' },
      ],
      scoredBy: 'G1',
      scoredWith: 'front',
    });
    expect(machine(fight, 'G1').jams).toEqual({ front: 0, rear: 0 });
  },
);

rule('W023 G026', 'a card without points leaves the credit with whoever scored before', (system) => {
  const fight = onTable(system, { german: ['G1 fokker-dr1 350 600 12', 'G2 fokker-dr1 450 600 12'] });
  draw(fight, ['1'], { by: 'G2', arc: 'rear' });
  draw(fight, ['0']);
  expect(machine(fight, 'A1')).toMatchObject({ scoredBy: 'G2', scoredWith: 'rear' });
  draw(fight, ['3'], { by: 'A1', arc: undefined });
  expect(machine(fight, 'A1')).toMatchObject({ scoredBy: 'G2', points: 4 });
});

rule('W023 G026 W044', 'what is drawn counts for the target: points, and the special damage on the card', (system) => {
  const fight = onTable(system);
  draw(fight, ['3+engine']);
  expect(machine(fight, 'A1')).toMatchObject({ points: 3, engineHit: true });
  expect(machine(fight, 'G1')).toMatchObject({ points: 0, engineHit: false });
});

rule('W024', 'at its resistance a machine is shot down; its cards are not shuffled in', (system) => {
  const fight = onTable(system);
  machine(fight, 'A1').points = 12;
  draw(fight, ['3']);
  const left = fight.decks.A && cardsLeft(fight.decks.A);
  expect(lost(fight)).toMatchObject([{ machine: 'A1', why: 'points', by: 'G1' }]);
  expect(fight.decks.A && cardsLeft(fight.decks.A)).toBe(left);
});

rule('G027', 'at its resistance a machine is out, and its cards go back into their deck', (system) => {
  const fight = onTable(system);
  machine(fight, 'A1').points = 12;
  draw(fight, ['3', '4']);
  expect(fight.decks.A && cardsLeft(fight.decks.A)).toBe(33);
  expect(lost(fight)).toHaveLength(1);
  expect(fight.decks.A && cardsLeft(fight.decks.A)).toBe(35);
});

rule('W027 G029', 'an explosion ends a machine at once', (system) => {
  const fight = onTable(system, { switches: [] });
  expect(ofType(draw(fight, ['explosion']), 'special-suffered')).toMatchObject([{ comes: 'second' }]);
  expect(lost(fight)).toMatchObject([{ machine: 'A1', why: 'explosion' }]);
});

describe('jams', () => {
  rule('W025 G030', 'the gun that fired is jammed, and silent after each of the next three manoeuvres', (system) => {
    const fight = onTable(system, { allied: ['A1 sopwith-camel 400 200 0'], german: ['G1 fokker-dr1 500 700 12'] });
    const events = draw(fight, ['0+jam-green']);
    expect(ofType(events, 'guns-jammed')).toEqual([
      { type: 'guns-jammed', machine: 'G1', arc: 'front', manoeuvres: 3 },
    ]);
    expect(events.filter(({ type }) => type === 'guns-jammed').every((event) => isFor(event, 'allied'))).toBe(true);
    const silent = [1, 2, 3, 4].map(() => {
      for (const each of fight.machines) each.plan = cards(each, 'left-60', 'left-60', 'left-60');
      fight.phase = 1;
      played((table) => revealAndMove(fight, table));
      return machine(fight, 'G1').silent.front;
    });
    expect(silent).toEqual([true, true, true, false]);
  });

  rule('G031', 'two jams at once last three manoeuvres', (system) => {
    const fight = onTable(system);
    draw(fight, ['0+jam-red', '2+jam-green']);
    expect(machine(fight, 'G1').jams.front).toBe(3);
  });

  rule('W026', 'the other gun of a two-seater fires on', (system) => {
    const fight = onTable(system, { german: ['G1 ufag-c1 350 600 12'] });
    draw(fight, ['0+jam-red'], { letter: 'B' });
    expect(machine(fight, 'G1').jams).toEqual({ front: 3, rear: 0 });
  });

  rule('G040', 'a wounded pilot needs four manoeuvres', (system) => {
    const fight = onTable(system);
    machine(fight, 'G1').slowAtGuns = true;
    draw(fight, ['0+jam-red']);
    expect(machine(fight, 'G1').jams.front).toBe(4);
    draw(fight, ['2+jam-red'], { arc: 'rear' });
    expect(machine(fight, 'G1').jams.rear).toBe(3);
  });

  rule('G028', 'a wound of the phase in which the gun jams comes too late to slow him, on either side', (system) => {
    const jammed = (id: string, ...dice: readonly string[]) => {
      const fight = onTable(system, { german: ['G1 fokker-dr1 350 280 12'] });
      played((table) => fireAll(fight, table), dice, { 'fire-at': ['G1', 'A1'] });
      expect(machine(fight, id).wounded).toBe(true);
      return machine(fight, id).jams.front;
    };
    expect(jammed('A1', '#damage-a 0+jam-red', '#damage-a 3+crew')).toBe(3);
    expect(jammed('G1', '#damage-a 3+crew', '#damage-a 0+jam-red')).toBe(3);
  });

  rule('G040', 'in the next phase it does', (system) => {
    const fight = onTable(system, { german: ['G1 fokker-dr1 350 280 12'] });
    machine(fight, 'G1').wounded = true;
    played((table) => fireAll(fight, table), ['#damage-a 0', '#damage-a 0+jam-red'], { 'fire-at': ['G1', 'A1'] });
    expect(machine(fight, 'G1').jams.front).toBe(4);
  });

  rule('W023 W036', 'who checks his rounds ignores a green jam, and not a red one', (system) => {
    const base = onTable(system);
    const fight: CardFight = {
      ...base,
      machines: base.machines.map((each) => ({
        ...each,
        conduct: { ...each.conduct, checksBullets: { front: true, rear: true } },
      })),
    };
    expect(ofType(draw(fight, ['2+jam-green', '0']), 'jam-passed-over')).toHaveLength(1);
    expect(machine(fight, 'G1').jams.front).toBe(0);
    draw(fight, ['0+jam-red', '0+jam-green']);
    expect(machine(fight, 'G1').jams.front).toBe(3);
  });
});

describe('special damage', () => {
  rule('W044 G029', 'where it is not played by it is ignored, whatever else is played by', (system) => {
    const fight = onTable(system, { switches: ['aim', 'tailing', 'blind-spot'] });
    draw(fight, ['3+engine', '2+fire']);
    expect(machine(fight, 'A1')).toMatchObject({ points: 5, engineHit: false, flames: 0 });
  });

  rule('W044 G029', 'it needs no other rule to be played by', (system) => {
    const fight = onTable(system, { switches: ['special-damage'] });
    draw(fight, ['3+engine', '2+fire']);
    expect(machine(fight, 'A1')).toMatchObject({ points: 5, engineHit: true, flames: 3 });
  });

  rule(
    'W052 W044 W045 W046 G036 G037 G047',
    'specials of different kinds all count, each as it may be told',
    (system) => {
      const fight = onTable(system);
      const events = draw(fight, ['1+rudder-left', '1+rudder-right', '4+smoke', '2+fire', '3+engine']);
      expect(machine(fight, 'A1')).toMatchObject({
        smoke: 3,
        flames: 3,
        engineHit: true,
        rudder: { left: 2, right: 2 },
      });
      expect(
        ofType(events, 'special-suffered')
          .filter((event) => isFor(event, 'german'))
          .map(({ special }) => special),
      ).toEqual(['smoke', 'fire']);
      expect(ofType(events, 'special-suffered').map(({ comes }) => comes)).toEqual(Array(5).fill('counts'));
    },
  );

  rule('W053 W052', 'of one kind the newest counts, and of two at once one', (system) => {
    const fight = onTable(system);
    draw(fight, ['4+smoke', '4+smoke']);
    expect(machine(fight, 'A1')).toMatchObject({ smoke: 3, flames: 0 });
    machine(fight, 'A1').smoke = 1;
    draw({ ...fight, decks: onTable(system).decks }, ['4+smoke']);
    expect(machine(fight, 'A1')).toMatchObject({ smoke: 3, flames: 0 });
    const engines = onTable(system, {
      allied: ['A1 spad-xiii 350 100 0'],
      german: [
        'G1 fokker-dr1 350 600 12',
        'G2 fokker-dr1 450 600 12',
        'G3 fokker-dr1 550 600 12',
        'G4 fokker-dr1 650 600 12',
      ],
    });
    const atOnce = draw(engines, ['3+engine', '3+engine']);
    expect(ofType(atOnce, 'special-suffered').map(({ comes }) => comes)).toEqual(['counts', 'no-effect']);
    expect(machine(engines, 'A1').doomed).toBeUndefined();
    // Two firers in one phase are simultaneous; in the next phase they are not.
    engines.phase = 2;
    const again = { ...engines, decks: onTable(system).decks };
    expect(machine(again, 'A1').engineHit).toBe(true);
    draw(again, ['3+engine']);
    expect(machine(again, 'A1').doomed?.why).toBe('engine');
  });

  rule('W053', 'two engine cards of two who fire in one phase are one', (system) => {
    const fight = onTable(system, { german: ['G1 fokker-dr1 350 600 12', 'G2 halberstadt-d3 450 600 12'] });
    draw(fight, ['3+engine']);
    draw(fight, ['2+engine'], { by: 'G2', letter: 'B' });
    expect(machine(fight, 'A1')).toMatchObject({ engineHit: true, doomed: undefined, points: 5 });
  });

  rule('G047', 'two fires at once are one, and two jams of one rudder; pilot, engine and smoke add up', (system) => {
    const fight = onTable(system, {
      german: [
        'G1 fokker-dr1 350 600 12',
        'G2 fokker-dr1 450 600 12',
        'G3 fokker-dr1 550 600 12',
        'G4 fokker-dr1 650 600 12',
      ],
    });
    const fires = ofType(draw(fight, ['2+fire', '2+fire']), 'special-suffered');
    expect(fires.map(({ comes }) => comes)).toEqual(['counts', 'counts']);
    expect(machine(fight, 'A1').flames).toBe(3);
    draw(fight, ['3+engine', '3+engine']);
    expect(machine(fight, 'A1').doomed?.why).toBe('engine');
  });

  test('W048 G041: a second engine card at another time ends a machine in either game', () => {
    for (const system of ['wings-of-war', 'wings-of-glory'] as const) {
      const fight = onTable(system);
      Object.assign(machine(fight, 'A1'), { engineHit: true, engineHitAt: { turn: 1, phase: 3 } });
      fight.turn = 2;
      fight.phase = 3;
      expect(ofType(draw(fight, ['3+engine']), 'special-suffered')).toMatchObject([{ comes: 'second', machine: 'A1' }]);
      expect(machine(fight, 'A1').doomed).toEqual({ why: 'engine', by: 'G1' });
    }
  });

  rule('G038 G039 G047', 'the pilot hit a second time, the machine is out', (system) => {
    const fight = onTable(system);
    draw(fight, ['3+crew']);
    expect(machine(fight, 'A1')).toMatchObject({ wounded: true, doomed: undefined });
    machine(fight, 'A1').wounded = true;
    const again = onTable(system);
    machine(again, 'A1').wounded = true;
    const [hit] = ofType(draw(again, ['3+crew']), 'special-suffered');
    expect(hit).toEqual({ type: 'special-suffered', machine: 'A1', special: 'crew', comes: 'second' });
    expect(lost(again)).toMatchObject([{ why: 'crew' }]);
  });

  rule('G038', 'in a campaign the pilot is only grazed while his machine bears less than a third', (system) => {
    const base = onTable(system);
    const atWar = base.machines.map((each) => ({ ...each, conduct: { ...each.conduct, inCampaign: true } }));
    const fight: CardFight = { ...base, machines: atWar };
    const a1 = machine(fight, 'A1');
    const grazed = draw(fight, ['3+crew']);
    expect(ofType(grazed, 'special-suffered')).toMatchObject([{ comes: 'no-effect' }]);
    // The card itself has three points; the Camel bears 15.
    const hitAt = (points: number) => {
      Object.assign(machine(fight, 'A1'), { points: points - 3, wounded: false });
      return ofType(draw({ ...fight, decks: onTable(system).decks }, ['3+crew']), 'special-suffered');
    };
    expect(a1.resistance).toBe(15);
    expect(hitAt(4)).toMatchObject([{ comes: 'no-effect' }]);
    expect(hitAt(5)).toMatchObject([{ comes: 'counts' }]);
  });

  rule('G042 W049', 'smoke is told: three counters, one off at the end of each turn, this one too', (system) => {
    const fight = onTable(system, { allied: ['A1 sopwith-camel 400 200 0'], german: ['G1 sopwith-camel 500 700 12'] });
    expect(draw(fight, ['4+smoke']).every((event) => event.type === 'damage-drawn' || isFor(event, 'german'))).toBe(
      true,
    );
    fight.turn = 0;
    const circle = Array(18).fill('left-60');
    const seen: number[] = [];
    played(
      (table) =>
        fightCards(
          fight,
          (_, phase) => {
            if (phase === 3) seen.push(machine(fight, 'A1').smoke);
            return seen.length === 3 ? 'broken-off' : undefined;
          },
          table,
        ),
      [],
      { 'plan-card': circle },
    );
    expect(seen).toEqual([2, 1, 0]);
  });

  rule('W049 W052', 'smoke upon smoke begins its three counters anew', (system) => {
    const fight = onTable(system);
    draw(fight, ['4+smoke']);
    machine(fight, 'A1').smoke = 1;
    expect(ofType(draw(fight, ['4+smoke']), 'special-suffered')).toMatchObject([{ special: 'smoke', comes: 'counts' }]);
    expect(machine(fight, 'A1')).toMatchObject({ smoke: 3, flames: 0, hasBurned: false });
  });

  rule('G043 G047', 'smoke upon smoke is fire, were there one counter left', (system) => {
    const fight = onTable(system);
    draw(fight, ['4+smoke']);
    machine(fight, 'A1').smoke = 1;
    expect(ofType(draw(fight, ['4+smoke']), 'special-suffered')).toMatchObject([{ comes: 'turns-to-fire' }]);
    expect(machine(fight, 'A1')).toMatchObject({ smoke: 0, flames: 3 });
  });

  rule(
    'W050 G044',
    'fire: three flames, and before each turn’s first card one goes and a card of deck A is drawn',
    (system) => {
      const fight = onTable(system);
      draw(fight, ['2+fire']);
      for (const left of [2, 1, 0]) {
        const { events } = played((table) => burn(fight, table), ['#damage-a 0+jam-red']);
        expect(ofType(events, 'flame-burned')).toEqual([{ type: 'flame-burned', machine: 'A1', left }]);
        expect(machine(fight, 'A1').drawn.at(-1)).toEqual({ deck: 'A', card: '0+jam-red' });
        expect(ofType(events, 'guns-jammed')).toEqual([]);
        fight.decks.A = { name: 'damage-a', left: { ...fight.decks.A?.left, '0+jam-red': 1 } };
      }
      expect(played((table) => burn(fight, table)).events).toEqual([]);
    },
  );

  test('W050 G044 flames may end a machine, by points or by an explosion', () => {
    const fight = onTable('wings-of-war');
    Object.assign(machine(fight, 'A1'), { flames: 1, points: 14 });
    played((table) => burn(fight, table), ['#damage-a 1']);
    expect(lost(fight)).toMatchObject([{ why: 'fire' }]);
    const other = onTable('wings-of-war');
    machine(other, 'A1').flames = 1;
    played((table) => burn(other, table), ['#damage-a explosion']);
    expect(lost(other)).toMatchObject([{ why: 'explosion' }]);
  });

  rule('G046', 'a new fire begins at three again', (system) => {
    const fight = onTable(system);
    machine(fight, 'A1').flames = 1;
    draw(fight, ['2+fire']);
    expect(machine(fight, 'A1').flames).toBe(3);
  });

  rule('W051', 'where nobody brought a deck A two cards of deck B are drawn', (system) => {
    const fight = onTable(system, { allied: ['A1 nieuport-11 350 100 0'], german: ['G1 halberstadt-d3 350 600 12'] });
    machine(fight, 'A1').flames = 1;
    played((table) => burn(fight, table), ['#damage-b 1', '#damage-b 2']);
    expect(machine(fight, 'A1').points).toBe(3);
  });

  rule('G044', 'a flame is a card of deck A, though nobody fires with it', (system) => {
    const fight = onTable(system, { allied: ['A1 nieuport-11 350 100 0'], german: ['G1 halberstadt-d3 350 600 12'] });
    machine(fight, 'A1').flames = 1;
    played((table) => burn(fight, table), ['#damage-a 3']);
    expect(machine(fight, 'A1').points).toBe(3);
  });
});

describe('aim', () => {
  rule(
    'W054 G048',
    'from the second phase of fire at the same target from the same arc a card that scores has a point more, a nought none',
    (system) => {
      const fight = onTable(system, {
        allied: ['A1 dh4 400 450 0'],
        german: ['G1 fokker-dr1 400 250 0'],
        switches: ['aim'],
      });
      played((table) => fireAll(fight, table), ['#damage-b 1', '#damage-a 0'], { 'fire-at': ['G1', 'A1'] });
      // A turn later, and nearer.
      machine(fight, 'G1').pose = { x: 40_000, y: 33_000, heading: 6 };
      played((table) => fireAll(fight, table), ['#damage-b 0', '#damage-b 3'], { 'fire-at': ['G1'] });
      expect(machine(fight, 'G1').points).toBe(1 + 0 + 4);
    },
  );

  rule('W054 G049', 'a third phase in a row adds no more than one', (system) => {
    const fight = onTable(system);
    const events = draw(fight, ['1', '0'], { aimed: true });
    expect(ofType(events, 'damage-drawn').map(({ card, points, aim }) => [card, points, aim])).toEqual([
      ['1', 1, 1],
      ['0', 0, 0],
    ]);
    expect(machine(fight, 'A1').points).toBe(2);
  });

  rule('W054 G048', 'where it is not played by, nobody is offered an aimed shot', (system) => {
    const fight = onTable(system, { german: ['G1 fokker-dr1 350 280 0'], switches: [] });
    const fire = (dice: string) => played((table) => fireAll(fight, table), [dice], { 'fire-at': ['G1'] });
    fire('#damage-a 0');
    const { asked, events } = fire('#damage-a 1');
    expect(asked).toMatchObject([{ about: { targets: [{ target: 'G1', aimed: false }] } }]);
    expect(ofType(events, 'guns-fired')).toMatchObject([{ aimed: false }]);
  });

  test('W054 G048 who fires at another, or not at all, begins anew', () => {
    const fight = onTable('wings-of-war', {
      allied: ['A1 spad-xiii 400 300 0'],
      german: ['G1 fokker-dr1 400 480 0'],
      switches: ['aim'],
    });
    played((table) => fireAll(fight, table), ['#damage-a 1'], { 'fire-at': ['G1'] });
    played((table) => fireAll(fight, table), [], { 'fire-at': ['hold'] });
    played((table) => fireAll(fight, table), ['#damage-a 1'], { 'fire-at': ['G1'] });
    expect(machine(fight, 'G1').points).toBe(2);
  });
});

describe('an empty deck', () => {
  const emptied = (system: 'wings-of-war' | 'wings-of-glory') => {
    const fight = onTable(system);
    fight.decks.A = { name: 'damage-a', left: { '3': 0 } };
    return fight;
  };

  rule('W041', 'another copy, then the cards of the lost, and last everything noted and shuffled', (system) => {
    const fight = emptied(system);
    expect(ofType(draw(fight, ['3']), 'damage-deck-renewed')).toEqual([
      { type: 'damage-deck-renewed', deck: 'A', how: 'another-copy' },
    ]);
    fight.decks.A = { name: 'damage-a', left: {} };
    Object.assign(machine(fight, 'G1'), { out: FLOWN_HOME, drawn: [{ deck: 'A', card: '4' }] });
    expect(ofType(draw(fight, ['4']), 'damage-deck-renewed')).toMatchObject([{ how: 'cards-of-the-lost' }]);
    expect(ofType(draw(fight, ['3']), 'damage-deck-renewed')).toMatchObject([{ how: 'all-noted' }]);
    expect(machine(fight, 'A1').points).toBe(10);
  });

  rule('G032', 'totals and live specials are noted, and all cards shuffled', (system) => {
    const fight = emptied(system);
    Object.assign(machine(fight, 'A1'), {
      smoke: 2,
      points: 5,
      drawn: [
        { deck: 'A', card: '4' },
        { deck: 'A', card: '1' },
      ],
    });
    expect(ofType(draw(fight, ['4']), 'damage-deck-renewed')).toMatchObject([{ how: 'all-noted' }]);
    expect(machine(fight, 'A1')).toMatchObject({ smoke: 2, points: 9 });
    expect(fight.decks.A && cardsLeft(fight.decks.A)).toBe(1);
  });

  test('W041 G032 G058 G060 cards that lie beside a trench are shuffled in with the others', () => {
    const fight = onTable('wings-of-glory', {
      told: { ground: [{ id: 'T1', kind: 'trench', side: 'german', x: 350, y: 220, heading: 0, source: 'invented' }] },
    });
    played((table) => fireAll(fight, table), ['#damage-a 3', '#damage-a 0', '#damage-a 1'], {
      'fire-at': ['T1', 'A1'],
    });
    expect(fight.ground[0]).toMatchObject({ points: 3, drawn: [{ card: '3' }, { card: '0' }] });
    fight.decks.A = { name: 'damage-a', left: {} };
    draw(fight, ['3']);
    expect(fight.ground[0]).toMatchObject({ points: 3, drawn: [] });
    expect(fight.decks.A?.left).toMatchObject({ '0': 1, '1': 1, '3': 0 });
  });

  test('a deck of which no card lies before anybody is opened anew', () => {
    const fight = emptied('wings-of-glory');
    draw(fight, ['3']);
    expect(fight.decks.A && cardsLeft(fight.decks.A)).toBe(34);
  });

  test('a deck that nobody brought is opened when it is called for', () => {
    const fight = onTable('wings-of-glory', {
      allied: ['A1 nieuport-11 350 100 0'],
      german: ['G1 halberstadt-d3 350 600 12'],
    });
    draw(fight, ['1']);
    expect(fight.decks.A && cardsLeft(fight.decks.A)).toBe(34);
  });
});

const luckyFight = (): CardFight => {
  const base = onTable('wings-of-glory');
  return {
    ...base,
    machines: base.machines.map((each) => ({ ...each, conduct: { ...each.conduct, lucky: true } })),
  };
};

test('a lucky ace passes one bad card over in a fight', () => {
  const fight = luckyFight();
  expect(ofType(draw(fight, ['1', '5']), 'luck-held')).toEqual([
    { type: 'luck-held', machine: 'A1', card: '5', for: 'allied' },
  ]);
  draw(fight, ['4']);
  expect(machine(fight, 'A1').points).toBe(5);
});

test('of two cards alike he passes over one, and it goes back into its deck', () => {
  const fight = luckyFight();
  const fours = (): number => there(fight.decks.A).left['4'] ?? 0;
  const before = fours();
  draw(fight, ['4', '4']);
  expect(machine(fight, 'A1')).toMatchObject({ points: 4, drawn: [{ deck: 'A', card: '4' }] });
  expect(fours()).toBe(before - 1);
});

test('a lucky ace has no need of his luck while nothing bad is drawn', () => {
  const fight = luckyFight();
  expect(ofType(draw(fight, ['1', '3']), 'luck-held')).toEqual([]);
  expect(machine(fight, 'A1')).toMatchObject({ points: 4, luckSpent: false });
});

test('nor may his flames have such a card, and once is all', () => {
  const fight = luckyFight();
  machine(fight, 'A1').flames = 2;
  played((table) => burn(fight, table), ['#damage-a explosion']);
  expect(machine(fight, 'A1')).toMatchObject({ doomed: undefined, luckSpent: true, drawn: [] });
  played((table) => burn(fight, table), ['#damage-a explosion']);
  expect(machine(fight, 'A1')).toMatchObject({ doomed: { why: 'explosion' } });
});

test('WW-T9: both reach their resistance in one phase, and both are out', () => {
  const fight = onTable('wings-of-war');
  for (const each of fight.machines) each.points = each.resistance;
  expect(lost(fight).map(({ machine: id }) => id)).toEqual(['A1', 'G1']);
});

test('what was planned is flown though the rudder jams meanwhile', () => {
  const fight = onTable('wings-of-war', { allied: ['A1 sopwith-camel 300 300 0'] });
  played((table) => planTurn(fight, table), [], {
    'plan-card': ['left-60', 'left-60', 'left-60', 'straight', 'straight', 'straight'],
  });
  draw(fight, ['1+rudder-left']);
  const { events } = played((table) => revealAndMove(fight, table));
  expect(ofType(events, 'cards-revealed')[0]?.moves[0]).toMatchObject({ card: 'left-60' });
  expect(ofType(events, 'cards-revealed')[0]?.moves[0]).not.toHaveProperty('broke');
});

test('a card on the ground that nobody hit is nobody’s to silence', () => {
  const fight = onTable('wings-of-glory', {
    told: { ground: [{ id: 'T1', kind: 'target', side: 'german', x: 300, y: 300, heading: 0, source: 'invented' }] },
  });
  Object.assign(groundNamed('T1', fight) ?? {}, { points: 9 });
  expect(played((table) => takeOffTheLost(fight, table)).events).toEqual([]);
});
