import { expect, test } from 'vitest';
import { isSomebodyHit, isWeighty } from '../../../src/seat/page/of-weight.ts';
import type { GameEvent } from '../../../src/table/events.ts';

const hit = (machine: string): GameEvent => ({
  type: 'crew-hit',
  machine,
  who: 'pilot',
  fate: { fate: 'wounded', days: 2 },
  roll: { faces: [1, 1], total: 2 },
  effect: 'flies-on',
});

test('the reader is given time for a man of ours who is hit, not for one of theirs', () => {
  expect(isSomebodyHit([hit('B1')])).toBe(true);
  expect(isSomebodyHit([hit('G12')])).toBe(false);
});

test('nor is the wound of a man from the ground passed over', () => {
  const wounded = { type: 'man-hit', machine: 'B3', fate: { fate: 'wounded', days: 2 } };
  expect(isSomebodyHit([wounded as GameEvent])).toBe(true);
});

// "B2's elevators will not move any more" stood on the page; who had fired, and from where, was left out of it.
test('from the side whoever fires, and the part that is hit, come before the flying', () => {
  const ofType = (type: GameEvent['type']) => isWeighty({ type } as GameEvent);
  expect((['fired-on', 'side-shot-fired', 'part-hit', 'side-moved'] as const).map(ofType)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

// "The pilot of G1 is dead at the stick" had no room, and three turns were flown after a dead man.
test('what a hit does to a man, a gun or the machine comes before the flying, from the side and in the clouds', () => {
  const ofType = (type: GameEvent['type']) => isWeighty({ type } as GameEvent);
  const blows = [
    'side-mishap',
    'clouds-hit',
    'clouds-wounded',
    'clouds-malfunction',
    'clouds-structure-failed',
  ] as const;
  expect(blows.filter((type) => !ofType(type))).toEqual([]);
  expect((['clouds-flew', 'clouds-tested'] as const).map(ofType)).toEqual([false, false]);
});

test('what the log has comes before other news, and what Archie did; the way and the weather do not', () => {
  const ofType = (type: GameEvent['type']) => isWeighty({ type } as GameEvent);
  expect(['man-hit', 'archie-fired', 'balloon-struck', 'enemy-met'].map((type) => ofType(type as 'moved'))).toEqual(
    Array(4).fill(true),
  );
  expect(
    ['moved', 'weather-checked', 'encounter-rolled', 'fight-began'].map((type) => ofType(type as 'moved')),
  ).toEqual(Array(4).fill(false));
});
