import { describe, expect, test } from 'vitest';
import { ADVICE_FROM_THE_SIDE } from '../../../../src/games/side/head/opponent.ts';
import { threatsBehind } from '../../../../src/games/side/head/reached.ts';
import { plan } from '../../../../src/games/side/rules/moving.ts';
import { playTurn } from '../../../../src/games/side/rules/side-turn.ts';
import { kindsAtHand } from '../../../../src/games/side/screen/best-of-kinds.ts';
import { wayHeard, wayWords } from '../../../../src/games/side/screen/way-words.ts';
import type { FightingMachine } from '../../../../src/games/side/table/fighting-machine.ts';
import type { Asked } from '../../../../src/table/decisions.ts';
import { there } from '../../../support/fights/cards.ts';
import { book, machineAt, sideFight } from '../../../support/fights/side-fights.ts';
import { type FreeTable, freeTable } from '../../../support/table/free-table.ts';

const FREEZING = { options: ['time-freezing'] } as const;

/** How each machine is asked in a turn of a fight in which the clock may be stopped. */
function askedIn(machines: readonly FightingMachine[], told: Parameters<typeof sideFight>[1] = FREEZING) {
  const table = freeTable(book, 1, 1);
  playTurn(sideFight(machines, told), table);
  return (id: string): Asked<'energy-move'> =>
    there(
      table.asked.find(
        (each): each is Asked<'energy-move'> => each.decision === 'energy-move' && each.about.machine === id,
      ),
    );
}

/** The clock is stopped after one hex, and everybody flies level. */
const stopping =
  (table: FreeTable): FreeTable['choose'] =>
  (decision, about, options) => {
    const chosen = table.choose(decision, about, options);
    const wished = decision === 'time-freeze' ? '1' : 'level';
    return options.find((option) => String(option) === wished) ?? chosen;
  };

/** (V068) Two Albatros far from the others: nobody fires at them, and the one is behind the other. */
const tailed = () => machineAt('B1', 'sopwith-pup', { hex: 30, level: 12, speed: 6 });
const tailer = () => machineAt('G2', 'albatros-d3', { hex: 28, level: 12, speed: 6 });

const levelCell = ({ about }: Asked<'energy-move'>): string | undefined =>
  there(kindsAtHand(about, { options: ['level'], book })[0]).best?.cells?.[0];

/** They meet head on; with oil on his goggles he can only fly level, and is past her at the end. */
const B1 = () => machineAt('B1', 'sopwith-pup', { hex: 16, level: 12, speed: 6, skill: 'recruit' });
const G1 = () => machineAt('G1', 'albatros-d3', { hex: 19, level: 12, speed: 6, west: true, goggles: true });

describe('a way is called safe only where no gun can reach her, in the middle of the move either', () => {
  test('V111 whose guns a stop of the clock would bring to bear is told', () => {
    const question = askedIn([B1(), G1()])('B1');
    expect(threatsBehind('level', question.about, book)).toMatchObject({
      worst: [],
      midway: [{ id: 'G1' }],
    });
    expect(levelCell(question)).toBe('midway G1');
    expect(wayWords('level', question.about, book)).toContain('if the clock is stopped midway, under those of G1 (');
    expect(wayHeard('level', question.about, book)).toContain('if the clock is stopped, G1 (');
  });

  // Enter took such a way, called safe, and three points for it; a way that no stop lays open was as good.
  test('Enter takes a way that no stop lays open, where it is nearly as good', () => {
    const question = askedIn([B1(), G1()])('B1');
    const ways = question.options.filter((way) => question.about.ends[way]?.shots.length === 0);
    const taken = ADVICE_FROM_THE_SIDE['energy-move'](question.about, ways, book);
    expect(ways.some((way) => threatsBehind(way, question.about, book)?.midway === undefined)).toBe(true);
    expect(threatsBehind(taken, question.about, book)).not.toHaveProperty('midway');
  });

  test('where the clock is not stopped in this fight, the same way is safe', () => {
    const question = askedIn([B1(), G1()], {})('B1');
    expect(levelCell(question)).toBe('safe');
  });

  test('V113 when the clock stands, what counts is where she is by then', () => {
    const table = freeTable(book, 1, 1);
    const stopped = { ...table, choose: stopping(table) };
    playTurn(
      sideFight([B1(), machineAt('G1', 'albatros-d3', { hex: 19, level: 12, speed: 6, west: true })], FREEZING),
      stopped,
    );
    const moves = table.asked.filter((each): each is Asked<'energy-move'> => each.decision === 'energy-move');
    const later = there(moves.find(({ about }) => about.machine === 'G1'));
    expect(later.about.clock).toMatchObject({ together: ['B1'], time: expect.any(Number) });
    const held = there(threatsBehind('level', later.about, book));
    expect(held.midway).toMatchObject([{ id: 'B1', range: 'close' }]);
  });

  test('V067 V111 one who flies before the engaged may be fired at where she ends, when the clock stops for them', () => {
    const mate = machineAt('B2', 'sopwith-pup', { hex: 16, level: 12, speed: 6, seen: ['G1'] });
    const question = askedIn([tailed(), tailer(), mate, { ...G1(), seen: ['B2'] }])('B1');
    expect(question.about.pool).toBe(2);
    expect(question.about.clock).toMatchObject({ together: [], later: ['G1'] });
  });

  // "safe Handling": she failed the test, stalled where she was, and was shot down there.
  test('V053 a way with a Handling Test is safe only where a stall would be too', () => {
    const before = machineAt('G1', 'albatros-d3', { hex: 10, level: 12, speed: 5 });
    const question = askedIn([machineAt('B1', 'sopwith-pup', { hex: 17, level: 12, speed: 6 }), before], {
      options: ['handling-tests'],
    })('B1');
    const { about } = question;
    const failing = question.options.filter((way) => {
      const { worst = [], failing: failed = [] } = threatsBehind(way, about, book) ?? {};
      return worst.length === 0 && failed.length > 0;
    });
    expect(failing.length).toBeGreaterThan(0);
    for (const way of question.options) {
      const threats = threatsBehind(way, about, book);
      if (about.ends[way]?.test === false) expect(threats ?? {}).not.toHaveProperty('failing');
    }
    const [way] = failing;
    expect(there(kindsAtHand(about, { options: [there(way)], book })[0]).best?.cells?.[0]).toBe('test fails: G1');
    expect(wayWords(there(way), about, book)).toContain(
      'no gun can reach her at the end; if she fails her test, under those of G1 (',
    );
    expect(wayHeard(there(way), about, book)).toContain('if her test fails, G1 (');
  });

  test('V011 what shoots back from the ground can reach her too, until it is destroyed', () => {
    const balloon = { id: 'K1', kind: 'balloon', side: 'german', x: 80, y: 20, damage: 0, destroyed: false } as const;
    const low = machineAt('B1', 'sopwith-pup', { hex: 12, level: 10, speed: 6 });
    const asked = (over: object): Asked<'energy-move'> => {
      const table = freeTable(book, 1, 1);
      plan({ machine: low, pool: 5 }, sideFight([low], { targets: [{ ...balloon, ...over }] }), table);
      return there(table.asked.find((each): each is Asked<'energy-move'> => each.decision === 'energy-move'));
    };
    const worstOf = (over: object) => threatsBehind('level', asked(over).about, book)?.worst.map(({ id }) => id);
    expect(worstOf({})).toEqual(['K1']);
    expect(worstOf({ destroyed: true })).toEqual([]);
    expect(worstOf({ kind: 'depot' })).toEqual([]);
    expect(worstOf({ side: 'allied' })).toEqual([]);
    expect(worstOf({ x: 120 })).toEqual([]);
    expect(levelCell(asked({}))).toBe('at worst K1');
  });
});
