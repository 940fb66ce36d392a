import { expect, test } from 'vitest';
import { Tally } from '../../src/autoplay/counting/tally.ts';
import type { SystemName } from '../../src/rulebook/fights/system-names.ts';
import type { EventOf } from '../../src/table/events.ts';
import { book } from '../support/program/playthrough.ts';

const GERMAN: EventOf<'fight-began'>['germans'][number] = {
  id: 'G12',
  aircraft: 'albatros-d3',
  skill: 4,
  firing: 'C',
  guns: { forward: { states: ['clear'] } },
  lameDuck: false,
};

/** What is counted of a fight that a German scout did not come through. */
function countedOf(system: SystemName, told: Partial<EventOf<'machine-out'>> = {}) {
  const tally = new Tally(book);
  const sky = { altitude: 8000, dfd: 20, over: 'enemy' } as const;
  tally.told({ type: 'fight-began', system, ...sky, allied: [], germans: [GERMAN] });
  const by = { machine: 'B1', gun: 'forward' } as const;
  const out = { machine: 'G12', side: 'german', fate: 'shot-down', by, escaped: false, wounds: [] } as const;
  tally.told({ type: 'machine-out', ...out, ...told });
  return tally.counts.otherScoutsDowned;
}

test('who is brought down is counted by the outcome of a fight, however it is fought', () => {
  expect(countedOf('wings-of-war')).toBe(1);
  expect(countedOf('wings-of-glory', { fate: 'forced-down' })).toBe(1);
  expect(countedOf('winged-victory', { fate: 'driven-off' })).toBe(0);
  expect(countedOf('wings-of-war', { fate: 'damaged-abort' })).toBe(0);
});

test('on the Initiative Track every shot has been counted already', () => {
  expect(countedOf('wings-over-france')).toBe(0);
});
