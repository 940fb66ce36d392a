import { beforeEach, describe, expect, test } from 'vitest';
import { OWN_GAME } from '../../src/games/game-names.ts';
import { Bell } from '../../src/seat/page/bell.ts';
import type { GameEvent } from '../../src/table/events.ts';

const FIGHT: GameEvent = {
  type: 'fight-began',
  system: OWN_GAME,
  altitude: 8000,
  dfd: 36,
  over: 'enemy',
  allied: [],
  germans: [],
};

let clock = 0;
beforeEach(() => {
  clock = 0;
});
const bell = (rings: 'fights' | 'questions') => new Bell(rings, () => clock);

describe('the bell', () => {
  test('rings once as a Dog-Fight begins, and again for the next one, on another day too', () => {
    const rung = bell('fights');
    expect(rung.asks(1, [])).toBe(false);
    expect(rung.asks(1, [FIGHT])).toBe(true);
    expect(rung.asks(1, [FIGHT])).toBe(false);
    expect(rung.asks(1, [FIGHT, FIGHT])).toBe(true);
    expect(rung.asks(2, [])).toBe(false);
    expect(rung.asks(2, [FIGHT])).toBe(true);
  });

  test('says nothing of a fight that was under way as the player sat down, nor of one taken back', () => {
    const rung = bell('fights');
    expect(rung.asks(1, [FIGHT])).toBe(false);
    expect(rung.asks(1, [])).toBe(false);
  });

  test('rings for a question after a wait, where that is set', () => {
    for (const [rings, expected] of [
      ['questions', true],
      ['fights', false],
    ] as const) {
      clock = 0;
      const rung = bell(rings);
      rung.asks(1, []);
      rung.answered();
      clock = 3999;
      expect(rung.asks(1, [])).toBe(false);
      clock = 4000;
      expect(rung.asks(1, [])).toBe(expected);
    }
  });
});
