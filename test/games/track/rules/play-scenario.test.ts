import { describe, expect, test } from 'vitest';
import { isFought } from '../../../../src/campaign/stand-alone-battle.ts';
import type { BattleCard } from '../../../../src/cards/printed/battle.ts';
import { playScenario } from '../../../../src/games/track/rules/play-scenario.ts';
import { playBattle } from '../../../../src/procedure/resolve-fight.ts';
import { ofType } from '../../../../src/table/events.ts';
import { aBattleCard, aScout, aTwoSeater, standAlone } from '../../../support/fights/battles.ts';
import { book, critical, hit, type LoadedThrow, miss, playLoaded, wound } from '../../../support/fights/fights.ts';
import { freeTable } from '../../../support/table/free-table.ts';

function fought(setUp: BattleCard, dice: readonly LoadedThrow[], answers: Parameters<typeof playLoaded>[2] = []) {
  const battle = standAlone(setUp);
  const { events } = playLoaded(book, dice, answers, (table) => playBattle(battle, table));
  const [ended] = ofType(events, 'battle-ended');
  return { battle, events, ours: ended?.allied ?? [], theirs: ended?.germans ?? [] };
}

/** The German has the better number, and fires from the quarter. */
const ABOVE = ['initiative 33', 'initiative 66'] as const;
/** In Mist the Dog-Fight Duration is 15: this spends it. */
const SPENT = ['dfd 44', 'dfd 34'] as const;

describe('(17) to (19) how a battle is entered', () => {
  const began = (setUp: Partial<BattleCard>) => {
    const { events } = fought(aBattleCard(setUp), [...ABOVE, miss('quarter', 3, 'C'), ...SPENT]);
    return { began: ofType(events, 'battle-began')[0], fight: ofType(events, 'fight-began')[0] };
  };

  test('it is told with its weather, its place, its heights and its crews', () => {
    expect(began({}).began).toEqual({
      type: 'battle-began',
      battle: 'A meeting',
      weather: 12,
      hex: 'F12',
      altitudes: { allied: 10_000, german: 10_000 },
      attack: { by: 'german', from: 'level' },
      germansLedBy: 'the-card',
      machines: [
        { machine: 'S1', aircraft: 'spad-vii', men: [{ airman: 'S1-pilot', rank: 'Lieutenant', surname: 'Marsh' }] },
      ],
    });
  });

  test('on the level nobody dives; the DFD is that of the weather, and the side of the lines that of the hex', () => {
    expect(began({}).fight).toMatchObject({ altitude: 10_000, dfd: 15, over: 'enemy' });
    expect(began({}).fight).not.toHaveProperty('dive');
    expect(began({ hex: 'H08' }).fight).toMatchObject({ over: 'allied' });
  });

  test.each([
    ['above', 'dive'],
    ['cloud', 'surprise'],
  ] as const)('(18) who attacks from %s has the bonus of %s, and the fight is at the lower height', (from, bonus) => {
    const german = { altitude: 12_000, numbers: [12], source: 'reconstructed' };
    const setUp = aBattleCard({ german, attack: { by: 'german', from, source: 'reconstructed' } });
    const { events } = fought(setUp, [...ABOVE, miss('diving', 3, 'C'), ...SPENT]);
    expect(ofType(events, 'fight-began')[0]).toMatchObject({ altitude: 10_000, dive: { side: 'german', bonus } });
  });
});

describe('(26) to (29) what a battle leaves behind', () => {
  const struck = (...more: LoadedThrow[]) => fought(aBattleCard(), [...ABOVE, hit('quarter', 3, 'C'), ...more]);

  test('a battle of which nothing came is over all the same', () => {
    const { battle, ours, theirs } = fought(aBattleCard(), [...ABOVE, miss('quarter', 3, 'C'), ...SPENT]);
    expect(isFought(battle)).toBe(true);
    expect(isFought(standAlone(aBattleCard()))).toBe(false);
    expect(ours).toEqual([{ machine: 'S1', aircraft: 'spad-vii', fate: 'unharmed', escaped: false, men: [] }]);
    expect(theirs).toEqual([{ machine: 'G12', aircraft: 'albatros-d3', fate: 'unharmed', escaped: false, men: [] }]);
  });

  test('(28) one of ours Shot Down comes to earth, and its pilot has his Fate', () => {
    const { ours, events } = struck(critical('shot-down', 1), 'shot-down 34', 'fate-of-crew 34');
    expect(ofType(events, 'machine-came-down')).toMatchObject([{ machine: 'S1', how: 'shot-down', over: 'enemy' }]);
    expect(ours[0]).toMatchObject({ fate: 'shot-down', by: { machine: 'G12', gun: 'forward' } });
    expect(ours[0]?.men).toMatchObject([{ who: 'pilot' }]);
  });

  test('(28) of a two-seater Forced Down both men have theirs', () => {
    const setUp = aBattleCard({ allied: { altitude: 10_000, machines: [aTwoSeater()] } });
    const dice = [
      ...ABOVE,
      hit('astern', 4, 'C'),
      critical('forced-down', 1),
      'forced-down 34',
      'fate-of-crew 34',
      'fate-of-crew 34',
    ] as const;
    const { ours, events } = fought(setUp, dice);
    expect(ofType(events, 'battle-began')[0]?.machines[0]?.men.map(({ surname }) => surname)).toEqual(['Rook', 'Tarn']);
    expect(ours[0]?.men.map(({ who }) => who)).toEqual(['pilot', 'observer']);
  });

  const crippled = [critical('damaged-abort', 1)] as const;

  test('(27) what broke in a machine with a Damaged-abort is thrown for', () => {
    const { ours, events } = struck(...crippled, ...SPENT, 'damaged-abort 34');
    expect(ofType(events, 'machine-crippled')).toMatchObject([{ machine: 'S1', lameDuck: 3 }]);
    expect(ours).toMatchObject([{ fate: 'damaged-abort', men: [] }]);
    expect(ours[0]).not.toHaveProperty('gaveWay');
  });

  /** In the second phase the Lame Duck has 6, the German 17 or so: from astern, with twin guns. */
  const struckAgain = (...more: LoadedThrow[]) =>
    fought(aBattleCard({ weather: 6 }), [
      ...ABOVE,
      hit('quarter', 3, 'C'),
      ...crippled,
      'dfd 12',
      'initiative 66',
      hit('astern', 4, 'C'),
      ...crippled,
      ...more,
    ]);

  test('(34) a second Damaged-abort brings the event of the Lame Duck Number: No. 3 is a Forced Landing', () => {
    const { ours, events } = struckAgain('damaged-abort 34', 'forced-landing 34', 'fate-of-crew 34');
    expect(ofType(events, 'lame-duck-gave-way')).toMatchObject([{ machine: 'S1', number: 3 }]);
    expect(ofType(events, 'machine-came-down')).toMatchObject([{ machine: 'S1', how: 'forced-landing' }]);
    expect(ours).toMatchObject([{ fate: 'damaged-abort', gaveWay: 'forced-landing', men: [{ who: 'pilot' }] }]);
  });

  test('(34) one that only loses height is in the air still', () => {
    const { ours, events } = struckAgain('damaged-abort 45');
    expect(ofType(events, 'lame-duck-gave-way')).toMatchObject([{ event: 'loses-height' }]);
    expect(ofType(events, 'machine-came-down')).toEqual([]);
    expect(ours[0]).not.toHaveProperty('gaveWay');
  });

  test('a man hit in a machine that stays up is told of with his wound', () => {
    const { ours } = struck(critical('crew-hit', 1), wound('lame-duck'), ...SPENT);
    expect(ours[0]).toMatchObject({ fate: 'damaged-abort', men: [{ who: 'pilot', fate: { fate: 'wounded' } }] });
  });

  test('(32) a machine without a forward gun comes with its observer alone to fire', () => {
    const be2 = aTwoSeater({ machine: 'E1', aircraft: 'be2' });
    const setUp = aBattleCard({ weather: 6, allied: { altitude: 10_000, machines: [be2, aScout()] } });
    const fired = Array.from({ length: 20 }, (_, seed) => {
      const table = freeTable(book, seed, seed);
      playScenario(standAlone(setUp), table);
      return ofType(table.events, 'burst-fired');
    }).flat();
    expect(new Set(fired.filter(({ machine }) => machine === 'E1').map(({ gun }) => gun))).toEqual(
      new Set(['observer']),
    );
    expect(fired.some(({ machine, gun }) => machine === 'S1' && gun === 'forward')).toBe(true);
  });
});
