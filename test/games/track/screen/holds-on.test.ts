import { expect, test } from 'vitest';
import { passes } from '../../../../src/seat/typed/passed-over.ts';
import { questionOf } from '../../../../src/table/decisions.ts';
import type { GameEvent } from '../../../../src/table/events.ts';
import { EMPTY_TRACK } from '../../../support/fights/empty-track.ts';

const seat = { script: undefined, json: false };
const about = { side: 'allied', machine: 'B1', seats: 1, phase: 2, inDuel: false, skill: 3, firing: 'C' } as const;
const asked = (...options: readonly string[]) =>
  questionOf(
    'track-action',
    {
      ...about,
      left: { allied: 2, german: 1 },
      ammo: 30,
      adds: 0,
      gunLeft: true,
      targets: [],
      track: EMPTY_TRACK,
    },
    options,
  );

const BEGAN = { type: 'fight-began' } as unknown as GameEvent;
const held = (machine: string, why?: 'nobody-to-attack'): GameEvent => ({
  type: 'held-off',
  machine,
  ...(why && { why }),
});
const PHASE = { type: 'phase-began', phase: 3, altitude: 4000, dfd: 20 } as const;
const attack = (attacker: string, target: string) =>
  ({ type: 'attack-made', attacker, target }) as unknown as GameEvent;
const HIT = { type: 'critical-hit-scored', machine: 'G7', by: 'B2' } as unknown as GameEvent;

const after = (...today: readonly GameEvent[]) => passes(asked('hold', 'escape'), seat, today);

test('(40) who has held off with nobody to attack is not asked again in a new phase', () => {
  expect(after(BEGAN)).toBeUndefined();
  expect(after(BEGAN, held('B1'))).toBe('hold');
  expect(after(BEGAN, held('B1'), attack('B2', 'G7'), PHASE, held('B2'))).toBe('hold');
});

test('(40) he is asked again once he is attacked, somebody is hit, or another fight has begun', () => {
  expect(after(BEGAN, held('B1'), attack('G7', 'B1'), PHASE)).toBeUndefined();
  expect(after(BEGAN, held('B1'), attack('B2', 'G7'), HIT, PHASE)).toBeUndefined();
  expect(after(BEGAN, held('B1'), BEGAN)).toBeUndefined();
});

test('(40) he is asked where he has a target or a jam to clear, and where others only could not attack', () => {
  const today = [BEGAN, held('B1')];
  expect(passes(asked('G7', 'hold', 'escape'), seat, today)).toBeUndefined();
  expect(passes(asked('clear-jam', 'hold', 'escape'), seat, today)).toBeUndefined();
  expect(after(BEGAN, held('B2'), held('B1', 'nobody-to-attack'))).toBeUndefined();
});

test('a list of answers is asked each time', () => {
  expect(passes(asked('hold', 'escape'), { ...seat, json: true }, [BEGAN, held('B1')])).toBeUndefined();
});
