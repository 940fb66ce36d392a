import { describe, expect, test } from 'vitest';
import { PairedCup } from '../../../src/playouts/look-ahead/paired-cup.ts';
import type { GameEvent } from '../../../src/table/events.ts';

const turn: GameEvent = {
  type: 'weather-checked',
  roll: { faces: [3, 4], total: 7 },
  from: 5,
  change: 0,
  byTrend: false,
  to: 5,
};
const phase: GameEvent = { type: 'phase-began', phase: 1, altitude: 9000, dfd: 6 };

describe('dice of playouts that are to be compared', () => {
  /** After so many throws of others, in a phase of a turn. */
  const thrown = (others: number, moments: readonly GameEvent[], whose = 'B1') => {
    const cup = new PairedCup('odds 1');
    for (const moment of moments) {
      for (let other = 0; other < others; other++) cup.throw('hit-card', 'G12');
      cup.hears(moment);
    }
    return cup.throw('hit-card', whose);
  };
  const inTwo = [turn, phase, turn, phase, phase];

  test('a machine throws the same in the same phase, whatever else was thrown before', () => {
    expect(thrown(0, inTwo)).toEqual(thrown(5, inTwo));
    expect(thrown(0, [turn, phase, phase, phase, turn, phase, phase])).toEqual(thrown(0, inTwo));
  });

  test('another machine and another phase throw something else now and then', () => {
    const all = Array.from({ length: 20 }, (_, i) => {
      const moments = [turn, ...Array.from({ length: i }, () => phase)];
      return [thrown(0, moments).join(), thrown(0, moments, 'B2').join()];
    });
    for (const column of [0, 1]) expect(new Set(all.map((row) => row[column])).size).toBeGreaterThan(8);
    expect(all.filter(([one, other]) => one === other).length).toBeLessThan(6);
  });

  test('each face of a die falls once in six, and doublets do', () => {
    const faces = new Map<number, number>();
    let doublets = 0;
    for (let number = 0; number < 6000; number++) {
      const [one = 0, other = 0] = new PairedCup(`odds ${number}`).throw('hit-card', 'B1');
      faces.set(one, (faces.get(one) ?? 0) + 1);
      if (one === other) doublets += 1;
    }
    expect([...faces.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    // 1,000 of each, a standard deviation of 29.
    for (const count of [...faces.values(), doublets]) expect(Math.abs(count - 1000)).toBeLessThan(100);
  });

  test('the morning and the afternoon have dice of their own, and hear the same', () => {
    const cup = new PairedCup('odds 1');
    const [morning, afternoon] = [cup.during('A', 'morning'), cup.during('A', 'afternoon')];
    const throws = (of: typeof morning) => Array.from({ length: 8 }, () => of.throw('encounter').join());
    expect(throws(morning)).not.toEqual(throws(afternoon));
    const again = new PairedCup('odds 1').during('A', 'morning');
    cup.hears(turn);
    again.hears?.(turn);
    expect(throws(morning)).toEqual(throws(again));
  });

  test('cards are drawn of those that are left', () => {
    const cup = new PairedCup('odds 1');
    const left = { a: 0, b: 1, c: 0 };
    expect(cup.draw({ name: 'A', left } as never, { machine: 'B1', side: 'allied' })).toBe('b');
    expect([cup.isByHand(), cup.isDrawnByHand()]).toEqual([false, false]);
  });
});
