import type { Rulebook } from '../../src/cards/rulebook.ts';
import { overlap } from '../../src/kit/geometry/lying.ts';
import type { Lying } from '../../src/kit/geometry/pose.ts';
import { reach } from '../../src/kit/geometry/reach.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { fly, scenarioOf } from './card-duels.ts';
import { median, nanoseconds, report } from './measure.ts';

const CHECKS = 400_000;
const FIGHTS = 5;
const THREE = 'sopwith-camel, spad-xiii, nieuport-17 v albatros-d3, albatros-d5a, fokker-dr1';

/** Cards on a table: geometry, and a fight of three against three. Who beats whom: tournament.ts. */
export function benchCards(): string {
  const book = loadRulebook('data');
  benchGeometry(book);
  const three = scenarioOf(THREE, book);
  const spent = Array.from({ length: FIGHTS }, (_, seed) =>
    nanoseconds(() => void fly(three, 'sharp', 'sharp', seed, book)),
  );
  report('seconds a fight of 3 v. 3 with cards, sharp against sharp', median(spent) / 1e9, { atMost: 1.5 }, '');
  return `cards ${fly(three, 'steady', 'steady', 1, book).told}`;
}

/** Overlaps and lines of fire over machines scattered about a table, three in four of them near. */
function benchGeometry({
  fights: {
    'manoeuvre-cards': { cardTable },
  },
}: Rulebook): void {
  const scattered = Array.from(
    { length: 64 },
    (_, i): Lying => ({
      x: (i * 7919) % 60_000,
      y: (i * 104_729) % 60_000,
      heading: i % 24,
      width: 4400,
      length: 6800,
    }),
  );
  const arc = { ...cardTable['front-arc'], astern: false };
  let seen = 0;
  const spent = Array.from({ length: 5 }, () =>
    nanoseconds(() => {
      for (let n = 0; n < CHECKS; n++)
        if (isSeen(scattered[n % 64] as Lying, scattered[(n * 31 + 7) % 64] as Lying, arc)) seen += 1;
    }),
  );
  const millions = (CHECKS * 1000) / median(spent);
  report('millions of geometry checks a second', millions, { atLeast: 2 }, `${seen} of ${5 * CHECKS} seen`);
}

/** As the rules ask: whether they overlap, and whether one reaches the other, if it is near enough to be looked at. */
function isSeen(a: Lying, b: Lying, arc: Parameters<typeof reach>[1]): boolean {
  if (overlap(a, b)) return true;
  const far = (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
  return far < 25_600 ** 2 && reach(a, arc, b) !== undefined;
}
