import { describe, expect, test } from 'vitest';
import { partOff, settleLameDucks } from '../../../src/procedure/mission/escort.ts';
import { aParty, aSpad } from '../../support/people/activities.ts';
import { idsIn, lame, logOf, play } from '../../support/table/spine.ts';

function settle(escort: readonly string[], ducks: readonly string[] = ['B3'], escorted: string[] = []) {
  const machines = ['B1', 'B2', 'B3', 'B4'].map((id) =>
    aSpad({ id, ...(ducks.includes(id) && { lameDuck: lame(ducks.indexOf(id) + 3) }) }),
  );
  const party = aParty(machines, 'H12', { altitude: 8000, escorted });
  const detached: string[][] = [];
  const { events, asked } = play(
    (table) =>
      settleLameDucks(party, logOf(machines), table, (from, leaving, parting) => {
        expect(parting).toBe('turn-flown');
        detached.push(idsIn(partOff(from, leaving)));
      }),
    [],
    { escort },
  );
  return { party, detached, events, asked };
}

test('(20, 21, 34) where nobody is crippled or has sunk, nobody is asked and nobody leaves', () => {
  const { party, detached, events, asked } = settle([], []);
  expect([idsIn(party), detached, events, asked, party.altitude]).toEqual([['B1', 'B2', 'B3', 'B4'], [], [], [], 8000]);
});

describe('(34, 35) a new Lame Duck', () => {
  test('alone leaves the others, with nobody', () => {
    const { party, detached } = settle(['alone']);
    expect(idsIn(party)).toEqual(['B1', 'B2', 'B4']);
    expect(detached).toEqual([['B3']]);
  });

  test('seen home by all stays with them, and is not asked about again', () => {
    const { party, events, detached } = settle(['all']);
    expect(party.escorted).toEqual(['B3']);
    expect(events).toEqual([{ type: 'lame-duck-escorted', machine: 'B3', by: 'all' }]);
    expect(detached).toEqual([]);
    expect(settle([], ['B3'], ['B3']).asked).toEqual([]);
  });

  test('seen home by some, named one by one until that is enough', () => {
    const { detached, events, asked } = settle(['B4', 'done']);
    expect(detached).toEqual([['B3', 'B4']]);
    expect(events).toEqual([{ type: 'lame-duck-escorted', machine: 'B3', by: ['B4'] }]);
    expect(asked.map(({ options }) => options)).toEqual([
      ['alone', 'all', 'B1', 'B2', 'B4'],
      ['done', 'B1', 'B2'],
    ]);
    expect(asked[1]).toMatchObject({ about: { lameDuck: 'B3', number: 3, escorts: ['B4'] } });
  });

  test('(20) a sound one who was drawn below the others comes home from there, and they keep their height', () => {
    const machines = [aSpad(), aSpad({ id: 'B2', sunkTo: 6000 })];
    const party = aParty(machines, 'H12', { altitude: 8000 });
    const detached: unknown[] = [];
    play((table) =>
      settleLameDucks(party, logOf(machines), table, (from, leaving) => {
        const { altitude, errand } = partOff(from, leaving);
        detached.push({ ids: leaving.map(({ id }) => id), altitude, errand });
      }),
    );
    expect(detached).toEqual([{ ids: ['B2'], altitude: 6000, errand: 'home' }]);
    expect(party.altitude).toBe(8000);
  });

  test('named one by one until nobody is left: that is all of them', () => {
    expect(settle(['B1', 'B2', 'B4']).events).toEqual([{ type: 'lame-duck-escorted', machine: 'B3', by: 'all' }]);
  });

  test('two at once: the second is asked about with those whom the first has left', () => {
    const { party, detached, asked } = settle(['alone', 'B1', 'done'], ['B2', 'B3']);
    expect(detached).toEqual([['B2'], ['B3', 'B1']]);
    expect(asked[1]?.options).toEqual(['alone', 'all', 'B1', 'B4']);
    expect(idsIn(party)).toEqual(['B4']);
  });

  test('one who left to see another home, and was crippled on the way, is not asked about by those who fly on', () => {
    const machines = ['B1', 'B2', 'B3'].map((id) => aSpad({ id, ...(id === 'B1' && { lameDuck: lame() }) }));
    const party = aParty(machines, 'H12', { altitude: 8000 });
    const { asked, events } = play(
      (table) =>
        settleLameDucks(party, logOf(machines), table, (from, leaving) => {
          partOff(from, leaving);
          for (const machine of leaving) machine.lameDuck = lame();
        }),
      [],
      { escort: ['B2', 'done'] },
    );
    expect(asked.map(({ about }) => about)).toMatchObject([{ lameDuck: 'B1' }, { lameDuck: 'B1' }]);
    expect(events).toEqual([{ type: 'lame-duck-escorted', machine: 'B1', by: ['B2'] }]);
    expect(idsIn(party)).toEqual(['B3']);
  });

  test.each([
    ['the others keep their height where she goes alone', ['alone'], 8000, [['B3', 5000]]],
    ['those who see her home go down with her', ['B4', 'done'], 8000, [['B3 B4', 5000]]],
    ['all go down with her where all go with her', ['all'], 5000, []],
  ])('(14, 34) who has given way in height does so alone, and is asked about first: %s', (_, escort, left, gone) => {
    const machines = ['B1', 'B3', 'B4'].map((id) =>
      aSpad({ id, ...(id === 'B3' && { lameDuck: lame(4), sunkTo: 5000 }) }),
    );
    const party = aParty(machines, 'H12', { altitude: 8000 });
    const detached: [string, number][] = [];
    const { asked } = play(
      (table) =>
        settleLameDucks(party, logOf(machines), table, (from, leaving) => {
          const parted = partOff(from, leaving);
          detached.push([idsIn(parted).join(' '), parted.altitude]);
        }),
      [],
      { escort },
    );
    expect(asked[0]?.about).toMatchObject({ party: { altitude: 8000 }, lameDuck: 'B3' });
    expect([party.altitude, detached]).toEqual([left, gone]);
    expect(machines.map(({ sunkTo }) => sunkTo)).toEqual([undefined, undefined, undefined]);
  });

  test('(21, 33) after engine trouble the field is chosen before anybody leaves him', () => {
    const machines = ['B1', 'B3'].map((id) =>
      aSpad({ id, ...(id === 'B3' && { lameDuck: { ...lame(), heads: 'open' as const } }) }),
    );
    const party = aParty(machines, 'H12', { altitude: 8000 });
    const { asked } = play(
      (table) => settleLameDucks(party, logOf(machines), table, (from, leaving) => partOff(from, leaving)),
      [],
      { 'lame-duck-field': ['home'], escort: ['alone'] },
    );
    expect(asked.map(({ decision }) => decision)).toEqual(['lame-duck-field', 'escort']);
    expect(machines[1]?.lameDuck).toMatchObject({ heads: 'home' });
  });

  test('with nobody sound beside it there is nothing to ask: it flies home as it is', () => {
    expect(settle([], ['B1', 'B2', 'B3', 'B4'])).toMatchObject({ asked: [], events: [] });
  });
});

test('(35) a party of its own has its own weather, and takes along only its own Lame Ducks', () => {
  const [first, second] = [aSpad({ id: 'B1', lameDuck: lame() }), aSpad({ id: 'B2', lameDuck: lame() })];
  const whole = aParty([first, second], 'H12', { escorted: ['B1', 'B2'], away: [aSpad({ id: 'B5' })] });
  const part = partOff(whole, [first]);
  expect(part).toMatchObject({ escorted: ['B1'], away: [], hex: 'H12' });
  expect(idsIn(whole)).toEqual(['B2']);
  part.weather.number = 12;
  expect(whole.weather.number).toBe(7);
});
