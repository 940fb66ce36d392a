import { describe, expect, test } from 'vitest';
import type { Wound } from '../../../src/campaign/aircrew.ts';
import type { Harm } from '../../../src/kit/harm/aboard.ts';
import { aboardOf, enterFates, suffer } from '../../../src/kit/harm/suffer.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { anFk8, aParty, aSpad } from '../../support/people/activities.ts';
import { idsIn, lame, logOf, play } from '../../support/table/spine.ts';

function harmed(harm: Harm, machine = anFk8({ repair: 2 })) {
  const party = aParty([aSpad(), machine], 'H12', { altitude: 8000 });
  const log = logOf(party.machines);
  play((table) => suffer(machine, harm, party, log, table));
  return { machine, party, log };
}

const graze: Wound = { who: 'observer', fate: { fate: 'wounded', days: 2 } };

describe('what befalls a machine is entered in the Mission Log', () => {
  test('(26) nothing at all', () => {
    expect(harmed({ is: 'unharmed' })).toMatchObject({ machine: { repair: 2, wounds: [] }, log: { homecomings: [] } });
  });

  test('(26) Driven Off: away from the party, till it joins up again', () => {
    const { party } = harmed({ is: 'driven-off' });
    expect(idsIn(party)).toEqual(['B1']);
    expect(party.away.map(({ id }) => id)).toEqual(['B7']);
  });

  test.each([
    [1, 2],
    [4, 4],
  ])('(25) in need of %i days of repair: the longest counts', (days, repair) => {
    expect(harmed({ is: 'needs-repair', days }).machine.repair).toBe(repair);
  });

  test('(25) a man hit', () => {
    expect(harmed({ is: 'man-hit', wound: graze }).machine.wounds).toEqual([graze]);
  });

  test('(33) a Lame Duck, by what broke or by a wound', () => {
    expect(harmed({ is: 'lame-duck', lameDuck: lame(7), wound: undefined }).machine).toMatchObject({
      lameDuck: lame(7),
      wounds: [],
    });
    const wound: Wound = { who: 'pilot', fate: { fate: 'wounded', days: 7 } };
    expect(harmed({ is: 'lame-duck', lameDuck: lame(2, true, 0), wound }).machine.wounds).toEqual([wound]);
  });

  test('(14) (34) a machine that must give way in height does so alone: the others keep theirs until they are asked', () => {
    const { party, machine } = harmed({ is: 'lower', altitude: 5000 }, anFk8({ lameDuck: lame(4) }));
    expect(party.altitude).toBe(8000);
    const [beside] = party.machines;
    const heights = [machine, beside].map(
      (each) => each && play((table) => aboardOf(each, party, table)).result.altitude,
    );
    expect(heights).toEqual([5000, 8000]);
  });

  test('(34) those who have chosen to see her home go down with her', () => {
    const machine = anFk8({ lameDuck: lame(4) });
    const party = aParty([aSpad(), machine], 'H12', { altitude: 8000, escorted: ['B7'] });
    play((table) => suffer(machine, { is: 'lower', altitude: 5000 }, party, logOf([]), table));
    expect(party.altitude).toBe(5000);
  });

  test('(34) so do Lame Ducks that keep each other company, with nobody sound to be asked', () => {
    const machine = anFk8({ lameDuck: lame(4) });
    const party = aParty([aSpad({ lameDuck: lame() }), machine], 'H12', { altitude: 8000 });
    play((table) => suffer(machine, { is: 'lower', altitude: 5000 }, party, logOf([]), table));
    expect(party.altitude).toBe(5000);
  });

  test('(43) down and lost: machine and men by name, and what the machine costs', () => {
    const crew: Wound[] = [
      { who: 'pilot', fate: { fate: 'killed' } },
      { who: 'observer', fate: { fate: 'prisoner', wounded: true } },
    ];
    const { party, log } = harmed({ is: 'down', down: { how: 'shot-down', side: 'enemy', machine: 'lost', crew } });
    expect(idsIn(party)).toEqual(['B1']);
    expect(log.homecomings).toEqual([{ machine: 'B7', end: 'down', hex: 'H12', fate: 'lost' }]);
    expect(log.fates).toEqual([
      { airman: 'pilot-B7', fate: { fate: 'killed' } },
      { airman: 'observer-B7', fate: { fate: 'prisoner', wounded: true } },
    ]);
    expect(log.scores).toEqual([{ points: -9, why: 'machine-lost', who: 'B7' }]);
  });

  test('(43) down and to be mended', () => {
    const { log } = harmed({ is: 'down', down: { how: 'forced-landing', side: 'allied', machine: 2, crew: [] } });
    expect(log.scores).toEqual([{ points: -1, why: 'machine-damaged', who: 'B7' }]);
  });

  test.each([
    ['on our side without a scratch', 'allied', 0, ['B7']],
    ['on our side, and to be mended', 'allied', 1, []],
    ['between the lines', 'trenches', 0, []],
  ] as const)('(44) what a machine carries that came down %s', (_, side, machine, kept) => {
    const down = { how: 'forced-landing', side, machine, crew: [] } as const;
    const { log } = harmed({ is: 'down', down }, anFk8());
    expect(log.inFields.map(({ id }) => id)).toEqual(kept);
  });

  test('(43) (49) put down without a scratch she is an inconvenience, unless the enemy has damaged her before', () => {
    const harm: Harm = { is: 'down', down: { how: 'forced-landing', side: 'allied', machine: 0, crew: [] } };
    const sound = harmed(harm, aSpad({ id: 'B2' })).log;
    expect(sound.scores).toEqual([{ points: -1, why: 'forced-landing', who: 'B2' }]);
    const struck = harmed(harm, aSpad({ id: 'B2', lameDuck: lame(4, false, 2) })).log;
    expect(struck.homecomings).toMatchObject([{ machine: 'B2', end: 'down', fate: 2 }]);
    expect(struck.scores).toEqual([{ points: -1, why: 'machine-damaged', who: 'B2' }]);
  });

  test('(26) one who was Driven Off may go down too', () => {
    const party = aParty([aSpad()], 'H12', { away: [aSpad({ id: 'B2' })] });
    const [away] = party.away;
    const harm: Harm = { is: 'down', down: { how: 'forced-landing', side: 'enemy', machine: 'lost', crew: [] } };
    if (away) play((table) => suffer(away, harm, party, logOf([]), table));
    expect(party.away).toEqual([]);
  });
});

test('(25) a machine is asked after with its men, its height and the side of the lines', () => {
  const party = aParty([anFk8()], 'H09', { altitude: 3000 });
  const of = (machine: ReturnType<typeof aSpad>) => play((table) => aboardOf(machine, party, table)).result;
  expect(of(anFk8())).toMatchObject({ machine: 'B7', men: ['pilot', 'observer'], altitude: 3000, over: 'trenches' });
  expect(of(aSpad({ bravery: 'DD' }))).toMatchObject({ men: ['pilot'], bravery: 'DD', lameDuck: undefined });
});

test('a fate for a seat that nobody sits in is nobody’s', () => {
  const log = logOf([]);
  enterFates(aSpad(), [graze], log, book);
  expect(log.fates).toEqual([]);
});
