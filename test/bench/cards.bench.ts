import { AutomaticTable, type Scribe } from '../../src/autoplay/automatic-table.ts';
import { withCards } from '../../src/autoplay/fights/manoeuvre-cards/opponent.ts';
import type { Policy } from '../../src/autoplay/policy.ts';
import { randomPolicy } from '../../src/autoplay/random.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { skirmishFrom } from '../../src/rulebook/fights/manoeuvre-cards/skirmish.ts';
import { overlap } from '../../src/rulebook/geometry/lying.ts';
import type { Lying } from '../../src/rulebook/geometry/pose.ts';
import { reach } from '../../src/rulebook/geometry/reach.ts';
import { loadRulebook } from '../../src/rulebook/reading/load.ts';
import type { Rulebook } from '../../src/rulebook/rulebook.ts';
import { playScenario } from '../../src/rules/fights/manoeuvre-cards/play-scenario.ts';
import type { GameEvent } from '../../src/table/events.ts';
import type { Side } from '../../src/table/sides.ts';
import { median, nanoseconds, report } from './measure.ts';

type Head = 'random' | 'steady' | 'sharp';

const CHECKS = 400_000;
const FIGHTS = 5;
/** Both sides have the same machine, so that nothing but the head decides. */
const EVEN = 'albatros-d5a v albatros-d5a by wings-of-war';
const THREE = 'sopwith-camel, spad-xiii, nieuport-17 v albatros-d3, albatros-d5a, fokker-dr1';

/** Cards on a table: geometry, a fight of three against three, and who beats whom. `WOF_DUELS=400` flies as many a pair. */
export function benchCards(): string {
  const book = loadRulebook('data');
  benchGeometry(book);
  const three = scenarioOf(THREE, book);
  const spent = Array.from({ length: FIGHTS }, (_, seed) =>
    nanoseconds(() => void fly(three, 'sharp', 'sharp', seed, book)),
  );
  report('seconds a fight of 3 v. 3 with cards, sharp against sharp', median(spent) / 1e9, { atMost: 1.5 }, '');
  const duels = Number(process.env['WOF_DUELS'] ?? 0);
  if (duels > 0)
    for (const [better, worse] of [
      ['sharp', 'steady'],
      ['steady', 'random'],
      ['sharp', 'random'],
    ] as const)
      roundRobin(better, worse, duels, book);
  return `cards ${fly(three, 'steady', 'steady', 1, book).told}`;
}

/** Half of them flown from each side of the table. A draw counts for neither. */
function roundRobin(better: Head, worse: Head, duels: number, book: Rulebook): void {
  const even = scenarioOf(EVEN, book);
  const won = { allied: 0, german: 0 };
  let decided = 0;
  for (let seed = 0; seed < duels; seed++) {
    const side: Side = seed % 2 === 0 ? 'allied' : 'german';
    const { winner } = side === 'allied' ? fly(even, better, worse, seed, book) : fly(even, worse, better, seed, book);
    if (winner !== 'nobody') decided += 1;
    if (winner === side) won[side] += 1;
  }
  const share = (won.allied + won.german) / decided;
  report(
    `share of duels that ${better} wins against ${worse}`,
    share,
    { atLeast: 0.6 },
    `${won.allied} + ${won.german} of ${decided}`,
  );
}

function scenarioOf(typed: string, book: Rulebook) {
  const laid = skirmishFrom(typed, book);
  const scenario = laid?.book.fights['manoeuvre-cards'].scenarios[laid.id];
  if (!scenario) throw new Error(`${typed} is no skirmish.`);
  return scenario;
}

const headOf = (head: Head, seed: number): Policy =>
  head === 'random' ? randomPolicy(`bench ${seed}`) : { ...randomPolicy('bench'), ...withCards(head) };

function fly(scenario: ReturnType<typeof scenarioOf>, allied: Head, german: Head, seed: number, book: Rulebook) {
  const heads = { allied: headOf(allied, seed), german: headOf(german, seed) };
  const bySide = Object.fromEntries(
    Object.keys(heads.allied).map((decision) => [
      decision,
      (about: { readonly side?: Side }, options: readonly string[], cards: Rulebook) =>
        (heads[about.side ?? 'allied'] as unknown as Record<string, (...given: unknown[]) => string>)[decision]?.(
          about,
          options,
          cards,
        ),
    ]),
  ) as unknown as Policy;
  const events: GameEvent[] = [];
  const scribe: Scribe = { threw() {}, drew() {}, answered() {}, told: (event) => void events.push(event) };
  playScenario(scenario, new AutomaticTable(book, seededCup(`alea:1:cards-${seed}`, 1), bySide, scribe));
  const counted = events.find((event) => event.type === 'cards-counted-up');
  return { told: events.length, winner: counted?.winner ?? 'nobody' };
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
  return far < 25_600 ** 2 && reach(a, arc, b, []) !== undefined;
}
