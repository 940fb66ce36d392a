import { expect, test } from 'vitest';
import { sinceLastPhase } from '../../../../src/games/track/screen/since-last-phase.ts';
import { peopleOf } from '../../../../src/kit/screen/people.ts';
import type { GameEvent } from '../../../../src/table/events.ts';

const nobody = peopleOf({ flights: [] });
const phase = (number: number): GameEvent => ({ type: 'phase-began', phase: number, altitude: 9000, dfd: 20 });
const struck = (machine: string, result: 'shot-down' | 'driven-off') =>
  ({ type: 'critical-hit-scored', machine, result }) as GameEvent;
const jammed = { type: 'burst-fired', machine: 'B2', result: 'jam' } as GameEvent;

test('a phase begins with what the last one changed, each machine once', () => {
  const left: GameEvent = { type: 'escaped', machine: 'B3', why: 'chosen' };
  const stays: GameEvent = { type: 'driven-off-ignored', machine: 'B1' };
  const events = [struck('G4', 'shot-down'), phase(1), struck('G9', 'shot-down'), struck('B1', 'driven-off'), stays];
  expect(sinceLastPhase([...events, jammed, left, phase(2)], nobody)).toBe(
    'Since the last phase: G9 is Shot Down, B1 stays though Driven Off, B2 has a jammed gun and B3 has left.',
  );
});

test('nothing is said of the first phase, nor of one in which nothing changed', () => {
  expect(sinceLastPhase([struck('G4', 'shot-down'), phase(1)], nobody)).toBeUndefined();
  const missed = { type: 'burst-fired', machine: 'B2', result: 'miss' } as GameEvent;
  expect(sinceLastPhase([phase(1), missed, phase(2)], nobody)).toBeUndefined();
});

test('(25) a man who is hit brings his machine down, cripples her, or fires on: that is what has changed', () => {
  const crew = (effect: 'shot-down' | 'lame-duck' | 'flies-on') => [
    { type: 'critical-hit-scored', machine: 'G2', result: 'crew-hit' } as GameEvent,
    { type: 'crew-hit', machine: 'G2', effect } as GameEvent,
  ];
  const told = (effect: 'shot-down' | 'lame-duck' | 'flies-on') =>
    sinceLastPhase([phase(1), ...crew(effect), phase(2)], nobody);
  expect(told('shot-down')).toBe('Since the last phase: G2 is Shot Down.');
  expect(told('lame-duck')).toBe('Since the last phase: G2 is a Lame Duck, its pilot hit.');
  expect(told('flies-on')).toBe('Since the last phase: G2 has a man hit.');
});

test('(34) a Lame Duck is not told of as newly crippled when it is struck again', () => {
  const again = { type: 'critical-hit-scored', machine: 'G2', result: 'damaged-abort', again: true } as GameEvent;
  expect(sinceLastPhase([phase(1), again, phase(2)], nobody)).toBe('Since the last phase: G2 is hit again.');
});

test('(38) a gun that was cleared, or is jammed for good, is a change; one that is still jammed is none', () => {
  const tried = (result: 'cleared' | 'jammed' | 'permanent') =>
    sinceLastPhase([phase(1), { type: 'jam-tried', machine: 'B2', result } as GameEvent, phase(2)], nobody);
  expect(tried('cleared')).toBe('Since the last phase: B2 has cleared a gun.');
  expect(tried('permanent')).toBe('Since the last phase: B2 has a gun jammed for good.');
  expect(tried('jammed')).toBeUndefined();
});
