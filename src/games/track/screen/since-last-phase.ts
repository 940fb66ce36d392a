import type { CriticalResult } from '../../../cards/printed/damage-tables.ts';
import { flyer, type People } from '../../../kit/screen/people.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
import { listed } from '../../../words/numbers.ts';

/** The changes of a phase on one line: who was hit, whose gun is out, who has left. Nothing, where nothing changed. */
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
  const is = changeIn(event);
  return is !== undefined && 'machine' in event ? { machine: event.machine, is } : undefined;
}

function changeIn(event: GameEvent): string | undefined {
  switch (event.type) {
    case 'critical-hit-scored':
      return event.again ? 'is hit again' : STRUCK[event.result];
    case 'crew-hit':
      return MAN_HIT[event.effect];
    case 'driven-off-ignored':
      return 'stays though Driven Off';
    case 'escaped':
      return 'has left';
    case 'burst-fired':
      return event.result === 'jam' ? 'has a jammed gun' : undefined;
    case 'jam-tried':
      return TRIED[event.result];
    default:
      return undefined;
  }
}

const TRIED = { cleared: 'has cleared a gun', jammed: undefined, permanent: 'has a gun jammed for good' } as const;

const STRUCK: Readonly<Record<CriticalResult, string>> = {
  'no-effect': 'is holed',
  'crew-hit': 'has a man hit',
  'driven-off': 'is Driven Off',
  'damaged-abort': 'is badly damaged',
  'forced-down': 'is Forced Down',
  'shot-down': 'is Shot Down',
};

/** What a hit on a man means for his machine; the sentence before it told only the hit. */
const MAN_HIT: Readonly<Record<EventOf<'crew-hit'>['effect'], string>> = {
  'flies-on': 'has a man hit',
  'lame-duck': 'is a Lame Duck, its pilot hit',
  'shot-down': 'is Shot Down',
};
