import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/table/events.ts';
import { sinceLastPhase } from '../../src/terminal/fights/wings-over-france/since-last-phase.ts';
import { peopleOf } from '../../src/terminal/narration/people.ts';

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
