import { listed } from '../../../english/numbers.ts';
import type { CriticalResult } from '../../../rulebook/cards/damage-tables.ts';
import type { GameEvent } from '../../../table/events.ts';
import { flyer, type People } from '../../narration/people.ts';

/**
 * What has changed with a phase, in one line: who was struck, whose gun is out, who has left. Nothing, where nothing
 * has.
 */
export function sinceLastPhase(events: readonly GameEvent[], people: People): string | undefined {
  const now = events.findLastIndex(({ type }) => type === 'phase-began');
  const before = events.slice(0, now).findLastIndex(({ type }) => type === 'phase-began');
  if (before < 0) return undefined;
  const changes = new Map<string, string>();
  for (const event of events.slice(before, now)) {
    const change = changeBy(event);
    if (change) changes.set(change.machine, change.is);
  }
  const told = [...changes].map(([machine, is]) => `${flyer(machine, people)} ${is}`);
  return told.length > 0 ? `Since the last phase: ${listed(told)}.` : undefined;
}

interface Change {
  readonly machine: string;
  readonly is: string;
}

function changeBy(event: GameEvent): Change | undefined {
  if (event.type === 'critical-hit-scored') return { machine: event.machine, is: STRUCK[event.result] };
  if (event.type === 'driven-off-ignored') return { machine: event.machine, is: 'stays though Driven Off' };
  if (event.type === 'escaped') return { machine: event.machine, is: 'has left' };
  if (event.type === 'burst-fired' && event.result === 'jam') return { machine: event.machine, is: 'has a jammed gun' };
  return undefined;
}

const STRUCK: Readonly<Record<CriticalResult, string>> = {
  'no-effect': 'is holed',
  'crew-hit': 'has a man hit',
  'driven-off': 'is Driven Off',
  'damaged-abort': 'is badly damaged',
  'forced-down': 'is Forced Down',
  'shot-down': 'is Shot Down',
};
