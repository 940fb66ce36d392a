import { expect, test } from 'vitest';
import { isSomebodyHit } from '../../../src/seat/page/somebody-hit.ts';
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
