import { expect, test } from 'vitest';
import { AutomaticTable, nobodyWrites } from '../../src/autoplay/automatic-table.ts';
import { inClouds } from '../../src/autoplay/fights/clouds-of-glory/opponent.ts';
import type { Strength } from '../../src/autoplay/fights/system.ts';
import { policyNamed } from '../../src/autoplay/policies.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { move } from '../../src/rules/fights/clouds-of-glory/flying/fly.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { aPlane, aSkirmish } from '../support/fights/clouds.ts';
import { book } from '../support/people/campaigns.ts';

/** How a Pup is flown at that height who has an Albatros behind her on either side. */
function flownAt(height: number, strength: Strength) {
  const behind = (id: string, x: number) =>
    aPlane(id, { aircraft: 'albatros-d3', height: height + 1, place: { x, y: -400 } });
  const pup = aPlane('B1', { height });
  const flown: Extract<GameEvent, { type: 'clouds-flew' }>[] = [];
  const table = new AutomaticTable(
    book,
    seededCup('alea:1:clouds', height),
    { ...policyNamed('random', 'clouds'), ...inClouds(strength) },
    { ...nobodyWrites, told: (event) => event.type === 'clouds-flew' && flown.push(event) },
  );
  move(pup, aSkirmish([pup, behind('G1', -150), behind('G2', 150)]), table);
  return flown;
}

const HEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

test.each(['steady', 'sharp'] as const)(
  'low down the %s head neither strikes the ground nor goes over the top',
  (strength) => {
    for (const height of HEIGHTS) {
      const [flown] = flownAt(height, strength);
      expect(flown?.to.height, `from ${height}`).toBeGreaterThan(0);
      expect(flown?.words, `from ${height}`).not.toContain('immelmann');
    }
  },
);
