import { expect, test } from 'vitest';
import { makeEscape, setOut } from '../../../../src/games/track/rules/battle.ts';
import type { EscapeReason } from '../../../../src/games/track/table/combat-events.ts';
import { muster } from '../../../../src/kit/fight/muster.ts';
import { ofType } from '../../../../src/table/events.ts';
import { aBattle, aFight, aSpad, aStrutter, book, machineIn, playLoaded } from '../../../support/fights/fights.ts';

/** Who of ours are noted as left behind by a machine that leaves a fight of B1, B2 and B3, of whom B3 is gone. */
function leftBehindBy(id: string, why: EscapeReason) {
  const battle = aBattle(aFight({ allied: ['B1', 'B2', 'B3'].map((each) => aSpad({ id: each })) }), {});
  machineIn(battle, 'B3').inFight = false;
  const machine = machineIn(battle, id);
  const { events } = playLoaded(book, [], [], (table) => makeEscape(machine, why, battle, table));
  expect(ofType(events, 'escaped')).toEqual([{ type: 'escaped', machine: id, why }]);
  return { ranFrom: machine.ranFrom, left: battle.left, out: machine.out };
}

test('(40) a pilot of ours who loses his nerve runs from those of ours who are still in the fight', () => {
  expect(leftBehindBy('B1', 'bravery')).toEqual({ ranFrom: ['B2'], left: { allied: 2, german: 1 }, out: 'escaped' });
});

test.each(['chosen', 'lame-duck', 'no-gun-left', 'out-of-aft'] as const)(
  '(40) who leaves as %s runs from nobody',
  (why) => {
    expect(leftBehindBy('B1', why).ranFrom).toBeUndefined();
  },
);

test('(40) a German leaves nobody of ours behind', () => {
  expect(leftBehindBy('G12', 'lame-duck')).toEqual({
    ranFrom: undefined,
    left: { allied: 3, german: 0 },
    out: 'escaped',
  });
});

test('(9) (16) a machine comes into a fight whole, free and uncrippled, each gun with its own rounds', () => {
  const forward = { state: 'clear', ammo: 12 } as const;
  const observer = { firing: 'B', gun: { state: 'jammed', ammo: 7 } } as const;
  const fight = aFight({ allied: [aStrutter({ rounds: 'buckingham', forward, observer, aft: 33 })], germans: [33] });
  const { allied, germans, ...battle } = setOut(muster(fight, book), book);
  expect(battle).toMatchObject({ left: { allied: 1, german: 1 }, duels: [], phase: 0, altitude: 10_000, dfd: 2 });
  const fresh = {
    lameDuck: false,
    inFight: true,
    out: undefined,
    ranFrom: undefined,
    fate: 'unharmed',
    by: undefined,
    lameDuckNumber: undefined,
    wounds: [],
    bonus: 0,
    doing: { is: 'free' },
    inDuel: false,
    below: 0,
    waits: false,
    observerFit: true,
    observerAlive: true,
  };
  expect(allied).toMatchObject([
    {
      ...fresh,
      id: 'B7',
      side: 'allied',
      aft: 33,
      forward: { guns: ['clear'], rounds: 'buckingham', ammo: 12 },
      observer: { guns: ['jammed'], rounds: 'ordinary', ammo: 7, firing: 'B' },
    },
  ]);
  expect(germans).toMatchObject([
    { ...fresh, id: 'G33', side: 'german', observer: { rounds: 'ordinary', ammo: Number.POSITIVE_INFINITY } },
  ]);
});
