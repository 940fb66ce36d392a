import { describe, expect, test } from 'vitest';
import { distance, neighbours } from '../../../src/cards/hexes.ts';
import { hasGunsForCertain, hexOf, isGuarded, isOnMap, rowsOf, wayTo } from '../../../src/cards/map.ts';
import { isEmptyTurn, quietTurnsHeard, quietTurnsText } from '../../../src/questions/map/quiet-turns.ts';
import { quietStep } from '../../../src/questions/map/quiet-way.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { book } from '../../support/cards/book.ts';

const { missionMap: map } = book;

/** The whole way, step by step, and the guns on it. */
function quietWay(from: string, to: string): string[] {
  const way: string[] = [];
  for (let hex = from; hex !== to; way.push(hex)) hex = quietStep(map, hex, to) ?? to;
  return way;
}
const gunsOn = (from: string, way: readonly string[]): number =>
  way.reduce((guns, hex, i) => {
    const before = way[i - 1] ?? from;
    return guns + (hasGunsForCertain(map, hex) ? 1 : 0) + (isGuarded(map, before, hex) ? 1 : 0);
  }, 0);

describe('a course', () => {
  test('is as short as any, and has never more guns on it than the first way found (rule 42)', () => {
    const all = rowsOf(map).flat();
    const some = all.filter((_, i) => i % 23 === 0);
    let quieter = 0;
    for (const from of some)
      for (const to of some) {
        const way = quietWay(from, to);
        expect(way).toHaveLength(distance(from, to));
        const saved = gunsOn(from, wayTo(map, from, to)) - gunsOn(from, way);
        expect(saved).toBeGreaterThanOrEqual(0);
        if (saved > 0) quieter += 1;
      }
    expect(quieter).toBeGreaterThan(0);
  });

  test('of ways with as many guns takes that of the lowest Encounter Values behind their lines (15)', () => {
    const valuesOn = (way: readonly string[]) =>
      way.reduce((sum, hex) => sum + (hexOf(map, hex).ground === 'allied' ? 0 : hexOf(map, hex).value), 0);
    const others = (from: string, to: string): string[][] =>
      from === to
        ? [[]]
        : neighbours(from)
            .filter((hex) => isOnMap(map, hex) && distance(hex, to) < distance(from, to))
            .flatMap((hex) => others(hex, to).map((rest) => [hex, ...rest]));
    let spared = 0;
    for (const [from, to] of [
      ['H08', 'F13'],
      ['J09', 'G14'],
      ['D12', 'I08'],
    ] as const) {
      const way = quietWay(from, to);
      const all = others(from, to).filter((other) => gunsOn(from, other) === gunsOn(from, way));
      expect(all.length).toBeGreaterThan(1);
      expect(valuesOn(way)).toBe(Math.min(...all.map(valuesOn)));
      if (Math.max(...all.map(valuesOn)) > valuesOn(way)) spared += 1;
    }
    expect(spared).toBeGreaterThan(0);
  });

  const moved = (from: string, to: string, left: number): GameEvent => ({ type: 'moved', from, to, aft: 3, left });
  const rolled = (result: 'nothing' | 'encounter'): GameEvent => ({
    type: 'encounter-rolled',
    hex: 'H02',
    parts: { hex: 1 },
    value: 1,
    roll: { faces: [3, 4], total: 7 },
    result,
  });
  const nobody = rolled('nothing');
  const met = rolled('encounter');
  const weather = (from: number, to: number): GameEvent => ({
    type: 'weather-checked',
    roll: { faces: [3, 4], total: 7 },
    from,
    change: to - from,
    byTrend: false,
    to,
  });

  test('tells turns that bring nothing in one sentence', () => {
    const turns = [moved('H01', 'H02', 60), nobody, weather(4, 4), moved('H02', 'H03', 57), nobody, weather(4, 4)];
    expect(isEmptyTurn(turns)).toBe(true);
    expect(quietTurnsText(turns, book)).toBe(
      'Two turns, by H02 and H03: nobody in sight; the weather holds. 57 AFT left.',
    );
    const climbed: GameEvent[] = [
      { type: 'height-changed', from: 1000, to: 4000, aft: 6 },
      moved('H01', 'H02', 60),
      weather(4, 5),
      { type: 'stayed', hex: 'H02', aft: 2, left: 58 },
    ];
    expect(quietTurnsText(climbed, book)).toContain(
      'Two turns, by H02, one of them staying: nobody in sight; now at 4,000 ft;',
    );
    expect(quietTurnsText(climbed, book)).toContain('the weather turns to Good Visibility (5)');
    expect(quietTurnsHeard(climbed, book)).toMatch(/58 AFT left\. The climb took 6 AFT\.$/);
    expect(quietTurnsHeard(turns, book)).toBe(quietTurnsText(turns, book));
  });

  test('tells an encounter by itself', () => {
    expect(isEmptyTurn([moved('H01', 'H02', 60), met])).toBe(false);
    expect(isEmptyTurn([{ type: 'hex-patrolled', hex: 'H12', hexes: 1, points: 0 }])).toBe(false);
  });
});
