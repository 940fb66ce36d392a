import { describe, expect, test } from 'vitest';
import type { AlliedMachine, FightOutcome, FightResult } from '../../../src/kit/fight/fight.ts';
import { outcome, tellOutcome } from '../../../src/kit/fight/outcome.ts';
import { ofType } from '../../../src/table/events.ts';
import { aFight, aSpad, aStrutter, book } from '../../support/fights/fights.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

const jammed = { state: 'jammed', ammo: 20 } as const;

const anEnd = (id: string, told: Partial<FightOutcome> = {}): FightOutcome => ({
  id,
  fate: 'unharmed',
  by: undefined,
  escaped: false,
  wounds: [],
  lameDuck: undefined,
  struckAgain: false,
  forward: undefined,
  observer: undefined,
  ...told,
});

/** What such an end of a fight is to the campaign, whatever the system. */
const comesOut = (allied: readonly AlliedMachine[], ends: readonly FightOutcome[], dice: readonly string[] = []) =>
  playLoaded(
    (table) =>
      outcome(
        { phases: 1, altitude: 9000, why: 'dfd-spent', ends: () => ends },
        aFight({ allied, germans: [] }),
        table,
      ),
    { book, dice },
  );

describe('(39) at leisure', () => {
  test('every jammed gun of ours in the air is cleared, but for an 11 or 12', () => {
    const allied = ['B1', 'B2', 'B3'].map((id) => aSpad({ id, forward: jammed }));
    const ends = [
      anEnd('B1', { forward: jammed }),
      anEnd('B2', { forward: { ...jammed, ammo: 7 } }),
      anEnd('B3', { forward: { state: 'clear', ammo: 20 } }),
    ];
    const { result, events } = comesOut(allied, ends, ['clear-jam-at-leisure 4 6', 'clear-jam-at-leisure 5 6']);
    expect(result.allied.map(({ forward }) => forward)).toEqual([
      { state: 'clear', ammo: 20 },
      { state: 'permanent', ammo: 7 },
      { state: 'clear', ammo: 20 },
    ]);
    expect(ofType(events, 'jam-tried')).toMatchObject([
      { type: 'jam-tried', machine: 'B1', when: 'at-leisure', result: 'cleared' },
      { type: 'jam-tried', machine: 'B2', when: 'at-leisure', result: 'permanent' },
    ]);
  });

  test('nobody clears the gun of a machine that is down, nor that of a man who is hurt', () => {
    const allied = [aSpad({ id: 'B1', forward: jammed }), aSpad({ id: 'B2', forward: jammed }), aStrutter()];
    const ends = [
      anEnd('B1', { forward: jammed, fate: 'shot-down' }),
      anEnd('B2', { forward: jammed, fate: 'forced-down' }),
      anEnd('B7', { observer: jammed, wounds: [{ who: 'observer', fate: { fate: 'wounded', days: 21 } }] }),
    ];
    expect(comesOut(allied, ends).result.allied.map(({ forward, observer }) => (observer ?? forward)?.state)).toEqual([
      'jammed',
      'jammed',
      'jammed',
    ]);
  });
});

test('(40) (C059) who grew luckier, and from whom she ran, come out of the fight; of others nothing is said', () => {
  const ends = [anEnd('B1', { luckier: 2, ranFrom: ['B2'] }), anEnd('B2')];
  const [lucky, other] = comesOut(
    ['B1', 'B2'].map((id) => aSpad({ id })),
    ends,
  ).result.allied;
  expect(lucky).toMatchObject({ luckier: 2, ranFrom: ['B2'] });
  expect(other && ['luckier', 'ranFrom'].filter((key) => key in other)).toEqual([]);
});

describe('(43) credit', () => {
  const b1 = { machine: 'B1', gun: 'forward' } as const;
  const b2 = { machine: 'B2', gun: 'forward' } as const;
  const came = (told: Partial<FightOutcome>) => comesOut([], [anEnd('G12', told)]).result.germans[0];

  test('damage to one that goes home is owed to whoever hit it last, unless another forced it home', () => {
    expect(came({ fate: 'damaged-abort', hitBy: b1 })).toMatchObject({ by: b1, hitBy: undefined });
    expect(came({ fate: 'damaged-abort', by: b2, hitBy: b1 })).toMatchObject({ by: b2, hitBy: undefined });
    expect(came({ hitBy: b1 })).toMatchObject({ by: undefined, hitBy: undefined });
  });

  test("C089 C091 one that comes down and is nobody's victory was damaged by whoever hit it last", () => {
    const { result, events } = comesOut([], [anEnd('G12', { fate: 'forced-down', hitBy: b1 })]);
    expect(result.germans[0]).toMatchObject({ by: undefined, hitBy: b1 });
    tellOutcomeOf(result, [{ machine: 'G12', fate: 'forced-down', hitBy: b1 }]);
    expect(events).toMatchObject([{ type: 'fight-broke-up', why: 'dfd-spent' }]);
    expect(came({ fate: 'shot-down', by: b2, hitBy: b1 })).toMatchObject({ by: b2, hitBy: undefined });
  });
});

test('(32) a load that may not be fired at aeroplanes comes out as it went in, and a gun past mending is so still', () => {
  const broken = { state: 'permanent', ammo: 9 } as const;
  const allied = [aSpad({ id: 'B1', fights: false, forward: jammed }), aSpad({ id: 'B2', forward: broken })];
  const empty = { state: 'clear', ammo: 0 } as const;
  const { result } = comesOut(allied, [anEnd('B1', { forward: empty }), anEnd('B2', { forward: empty })]);
  expect(result.allied.map(({ forward }) => forward)).toEqual([jammed, broken]);
});

const tellOutcomeOf = (result: FightResult, told: readonly object[]) =>
  expect(ofType(playLoaded((table) => tellOutcome(result, table), { book }).events, 'machine-out')).toMatchObject(told);

test('ours come out in the order in which they went in, theirs by the numbers of their counters', () => {
  const ends = [anEnd('B1'), anEnd('B2'), anEnd('G12-2')];
  const { result } = comesOut([aSpad({ id: 'B2' }), aSpad({ id: 'B1' })], ends);
  expect(result.allied.map(({ id }) => id)).toEqual(['B2', 'B1']);
  expect(result.germans).toMatchObject([{ id: 'G12-2', number: 12 }]);
});
