import { expect, test } from 'vitest';
import { pointsFor } from '../../../src/kit/fight/battle-points.ts';
import type { BattleFate } from '../../../src/table/events/battle-events.ts';
import { book } from '../../support/fights/cards.ts';

const fate = (came: Partial<BattleFate>): BattleFate => ({
  machine: 'S1',
  aircraft: 'spad-vii',
  fate: 'unharmed',
  escaped: false,
  men: [],
  ...came,
});

const other = book.victoryPoints.enemies.find(({ enemy }) => enemy === 'other');

test.each([
  [{}, 0],
  [{ escaped: true }, 0],
  [{ fate: 'shot-down' }, other?.shotDown],
  [{ fate: 'forced-down' }, other?.forcedDown],
  [{ fate: 'damaged-abort' }, other?.damagedAbort],
  [{ fate: 'driven-off' }, other?.drivenOff],
  [{ fate: 'damaged-abort', gaveWay: 'shot-down' }, other?.shotDown],
  [{ fate: 'damaged-abort', gaveWay: 'forced-landing' }, other?.forcedDown],
] as const)('(43) a machine with %j is paid for by the row of ordinary enemies', (came, points) => {
  expect(pointsFor([fate(came)], book)).toBe(points);
});

test('what befell several is added up', () => {
  const two = [fate({ fate: 'shot-down' }), fate({}), fate({ fate: 'shot-down' })];
  expect(pointsFor(two, book)).toBe(2 * (other?.shotDown ?? 0));
});
